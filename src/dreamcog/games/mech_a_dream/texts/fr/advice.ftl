### Conseils aux débutants : une phrase à la fois, au-dessus de la question.

# $why: a whole sentence, what stands in the way of an activation.
mech-a-dream-advice-nothing-possible = Il n’y a plus rien à activer : dormez. { $why }
# $what: your robot, or a machine.
mech-a-dream-advice-free-activation-left = { $what } : activation encore possible, et gratuite. Profitez-en avant de dormir.
mech-a-dream-advice-can-convert = { $what } : activation encore possible. Regardez ce qu’elle prend et ce qu’elle donne.
mech-a-dream-advice-nothing-useful = Ce qui reste à activer ne vous apporte rien : vous pouvez dormir.
mech-a-dream-advice-last-day = C’est le dernier jour : une machine qui n’est pas construite cette nuit n’apporte rien.
mech-a-dream-advice-can-complete =
    { $by ->
        [boost] { $tile } : ce sablier suffit pour finir sa construction.
       *[build] { $tile } : avec votre Assistant, sa construction finit à ce moment de la journée.
    }
# $most: how far the gauge goes.
mech-a-dream-advice-resource-full =
    { $unit ->
        [ink] Vous avez { $most } encres, sans place pour d’autres : dépensez-en d’abord.
       *[flower] Vous avez { $most } fleurs, sans place pour d’autres : dépensez-en d’abord.
    }
# $tiles: how many can be paid for.
mech-a-dream-advice-buy-first =
    { $tiles ->
        [one] Vous n’avez pas encore de machine : vous pouvez payer { $tiles } tuile de l’offre.
       *[other] Vous n’avez pas encore de machine : vous pouvez payer { $tiles } tuiles de l’offre.
    }
mech-a-dream-advice-save-up = Vous ne pouvez encore payer aucune tuile : le magasin de stockage donne fleurs et encre.
# $slot: where it stands.
mech-a-dream-advice-can-build = { $tile } reste sur l’emplacement { $slot } : un Assistant ou un sablier la fait avancer.
mech-a-dream-advice-look =
    { $part ->
        [morning] Comparez ce que donnent l’étage et les colis du matin avec le coût des tuiles.
        [afternoon] Comparez ce que donnent l’étage et les colis de l’après-midi avec le coût des tuiles.
       *[evening] Comparez ce que donnent l’étage et les colis du soir avec le coût des tuiles.
    }
