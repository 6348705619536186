### Ce qui se passe, la fin d’une partie, les refus.

## Événements

mech-a-dream-event-assistant-sent =
    { $player } place son Assistant { $part ->
        [morning] du matin
        [afternoon] de l’après-midi
       *[evening] du soir
    } { $where ->
        [stock-room] au magasin de stockage
        [dock] au quai de livraisons
       *[machine] sur la { $tile }
    }.
mech-a-dream-event-gained =
    { $amount ->
        [0] { $player } ne récupère rien : c’est déjà le maximum.
       *[other] { $player } récupère { $amounts }.
    }
mech-a-dream-event-paid = { $player } dépense { $amounts }.
mech-a-dream-event-machine-bought = { $player } acquiert la { $tile } ({ $does }).
mech-a-dream-event-tile-revealed = Arrivée sur le { $belt } : { $tile } ({ $does }).
mech-a-dream-event-machine-moved =
    { $slot ->
        [0] { $player } : la { $tile } quitte le tapis.
       *[other] { $player } : la { $tile } avance à l’emplacement { $slot }.
    }
mech-a-dream-event-machine-completed =
    { $place ->
        [one] { $player } a construit une première machine : la { $tile }.
       *[other] { $player } a construit la { $tile } : { $place } machines dans l’atelier.
    }
mech-a-dream-event-hourglasses-lost =
    { $amount ->
        [one] { $player } perd un sablier : le tapis est vide.
       *[other] { $player } perd { $amount } sabliers : le tapis est vide.
    }
mech-a-dream-event-nothing-gained =
    { $activations ->
        [0] { $player } n’obtient rien ({ $source }).
        [one] { $player } n’a rien à activer : l’activation est perdue ({ $source }).
       *[other] { $player } n’a rien à activer : { $activations } activations sont perdues ({ $source }).
    }
mech-a-dream-event-activated =
    { $what ->
        [robot] { $player } active son robot.
       *[machine] { $player } active la { $tile }.
    }
mech-a-dream-event-copied =
    { $what ->
        [robot] { $player } copie un robot adverse ({ $owner }).
       *[machine] { $player } copie une machine adverse ({ $owner }) : { $tile }.
    }
mech-a-dream-event-declined = { $player } renonce à l’activation.
mech-a-dream-event-slept = { $player } va dormir.
mech-a-dream-event-delivery-revealed = Au quai aujourd’hui : { $delivery }, au coût de { $price }.
mech-a-dream-event-part-began =
    { $part ->
        [morning] Le jour { $day } commence.
        [afternoon] Jour { $day } : c’est l’après-midi.
        [evening] Jour { $day } : c’est le soir.
       *[night] Jour { $day } : la Phase de nuit commence, et les Assistants rentrent.
    }
mech-a-dream-event-monitor-chosen = { $player } a choisi un Écran de contrôle.
mech-a-dream-event-monitor-kept = { $player } garde en secret l’{ $monitor } ({ $does }).
mech-a-dream-event-monitor-shown = { $player } montre l’{ $monitor } ({ $does }).
mech-a-dream-event-first-player-drawn = { $player } joue en premier.
mech-a-dream-event-specialist-taken =
    { $from ->
        [centre] { $player } récupère le { $specialist } ({ $does }).
       *[player] { $player } récupère chez { $owner } le { $specialist } ({ $does }).
    }
mech-a-dream-event-token-turned =
    { $price ->
        [0] { $player } : le { $specialist } perd son jeton Coût et devient gratuit.
        [one] { $player } : le { $specialist } coûte maintenant { $price } arc-en-ciel.
       *[other] { $player } : le { $specialist } coûte maintenant { $price } arcs-en-ciel.
    }
mech-a-dream-event-bonus-taken = { $player } reçoit le bonus du { $specialist }.
mech-a-dream-event-ended =
    { $machines ->
        [one] La partie s’arrête après la nuit du jour { $day } ; l’atelier le plus rempli a { $machines } machine.
       *[other] La partie s’arrête après la nuit du jour { $day } ; l’atelier le plus rempli a { $machines } machines.
    }

## Comment finit une partie

mech-a-dream-outcome =
    { $winners ->
        [one] { $player } gagne avec { $points }. Faites de beaux rêves !
       *[other] { $player } gagnent ensemble avec { $points }. Faites de beaux rêves !
    }

## Refus

mech-a-dream-refusal-game-is-over = La partie est finie : plus rien ne se joue.
mech-a-dream-refusal-not-your-turn = C’est à quelqu’un d’autre de jouer.
mech-a-dream-refusal-asleep = Vous dormez déjà : le jour suivant commence quand tout le monde dort.
mech-a-dream-refusal-question-is-open = Répondez d’abord à la question posée, puis continuez.
mech-a-dream-refusal-nothing-to-answer = Cela répond à une question, et aucune ne vous est posée.
mech-a-dream-refusal-only-at-night = C’est pour la nuit : le jour, votre Assistant travaille.
mech-a-dream-refusal-not-at-night = Les Assistants se reposent la nuit : activez ce que vous avez, ou dormez.
mech-a-dream-refusal-choose-monitor-first = Choisissez d’abord l’Écran de contrôle que vous gardez.
mech-a-dream-refusal-choose-specialist-first = Choisissez d’abord le Spécialiste avec lequel vous commencez.
mech-a-dream-refusal-set-up-is-over = Cela fait partie de la mise en place, et la partie a commencé.
mech-a-dream-refusal-not-enough-flowers =
    { $wanted ->
        [one] Cela coûte { $wanted } fleur ; vous en avez { $found }.
       *[other] Cela coûte { $wanted } fleurs ; vous en avez { $found }.
    }
mech-a-dream-refusal-not-enough-ink =
    { $wanted ->
        [one] Cela coûte { $wanted } goutte d’encre ; vous en avez { $found }.
       *[other] Cela coûte { $wanted } gouttes d’encre ; vous en avez { $found }.
    }
mech-a-dream-refusal-not-enough-rainbows =
    { $wanted ->
        [one] Cela coûte { $wanted } arc-en-ciel ; vous en avez { $found }.
       *[other] Cela coûte { $wanted } arcs-en-ciel ; vous en avez { $found }.
    }
mech-a-dream-refusal-not-enough-points =
    { $wanted ->
        [one] Cela coûte { $wanted } point ; vous en avez { $found }.
       *[other] Cela coûte { $wanted } points ; vous en avez { $found }.
    }
mech-a-dream-refusal-not-for-sale = Cette tuile n’est pas présente sur les tapis de l’Usine.
mech-a-dream-refusal-nothing-to-buy = Aucune des tuiles présentes sur les tapis de l’Usine n’est à votre portée.
mech-a-dream-refusal-nothing-to-build = Il n’y a pas de machine sur votre tapis.
mech-a-dream-refusal-not-on-your-belt = Cette machine n’est pas sur votre tapis.
mech-a-dream-refusal-not-in-workshop = Cette machine n’est pas dans l’atelier.
mech-a-dream-refusal-has-no-effect = Les machines vertes et jaunes ne s’activent pas : seulement les violettes.
mech-a-dream-refusal-used-tonight = Vous avez déjà activé cet effet cette nuit ; vous le pourrez à nouveau la nuit prochaine.
mech-a-dream-refusal-already-resolving = C’est en cours de résolution : cela ne peut pas recommencer au milieu de soi-même.
mech-a-dream-refusal-no-such-option = Cela ne s’active pas de cette façon.
mech-a-dream-refusal-option-is-open = Cela s’active de plusieurs façons : dites laquelle.
mech-a-dream-refusal-does-not-copy = Cela ne copie rien : ne nommez rien à copier.
mech-a-dream-refusal-copy-is-open = Dites ce que vous copiez : le robot d’un adversaire, ou l’une de ses machines violettes construites.
mech-a-dream-refusal-not-an-opponent = On ne copie que ce qui est à un adversaire.
mech-a-dream-refusal-cannot-be-copied = Un robot qui copie ne peut pas être copié.
mech-a-dream-refusal-nothing-to-copy = Vos adversaires n’ont rien que vous puissiez copier et payer maintenant.
mech-a-dream-refusal-wait-for-buyer = Cette nuit, un autre joueur peut acquérir une machine avant vous avec son robot : attendez qu’il l’ait activé, ou qu’il dorme.
mech-a-dream-refusal-not-dealt-to-you = Vous n’avez pas reçu cet Écran de contrôle.
mech-a-dream-refusal-specialists-not-in-play = Vous jouez sans les Spécialistes.
mech-a-dream-refusal-specialist-not-here = Ce Spécialiste ne peut pas être récupéré ici.
mech-a-dream-refusal-own-specialist = Ce Spécialiste travaille déjà pour vous.
mech-a-dream-refusal-no-specialist-in-evening = Le soir, on ne ramène pas de Spécialiste : envoyez votre Assistant du matin ou de l’après-midi.
mech-a-dream-refusal-no-such-bonus = Ce Spécialiste n’a pas de bonus pour vous en ce moment.
