### Mech A Dream.

mech-a-dream-title = Mech A Dream
mech-a-dream-about = Construisez les machines qui feront rêver votre robot, en une semaine à l’usine, de 2 à 4 joueurs.
mech-a-dream-welcome = Votre robot voudrait rêver ! En sept jours et sept nuits, construisez les machines qui feront le plus de rêves. Tapez un numéro, ou ? pour de l’aide.

## Unités : leurs noms, comptées en toutes lettres, et comptées quand la place manque

mech-a-dream-unit-flower = Fleurs électriques
mech-a-dream-unit-ink = Encre magique
mech-a-dream-unit-rainbow = Arcs-en-ciel
mech-a-dream-unit-point = Points de rêve
mech-a-dream-unit-hourglass = Sabliers
mech-a-dream-unit-activation = Activations

mech-a-dream-counted-flower =
    { $n ->
        [one] { $n } fleur électrique
       *[other] { $n } fleurs électriques
    }
mech-a-dream-counted-ink =
    { $n ->
        [one] { $n } goutte d’encre magique
       *[other] { $n } gouttes d’encre magique
    }
mech-a-dream-counted-rainbow =
    { $n ->
        [one] { $n } arc-en-ciel
       *[other] { $n } arcs-en-ciel
    }
mech-a-dream-counted-point =
    { $n ->
        [one] { $n } point de rêve
       *[other] { $n } points de rêve
    }
mech-a-dream-counted-hourglass =
    { $n ->
        [one] { $n } gain de temps de construction
       *[other] { $n } gains de temps de construction
    }
mech-a-dream-counted-activation =
    { $n ->
        [one] { $n } activation de votre robot ou d’une machine
       *[other] { $n } activations de votre robot ou de machines
    }

mech-a-dream-amount-flower =
    { $n ->
        [one] { $n } fleur
       *[other] { $n } fleurs
    }
mech-a-dream-amount-ink =
    { $n ->
        [one] { $n } goutte d’encre
       *[other] { $n } gouttes d’encre
    }
mech-a-dream-amount-rainbow =
    { $n ->
        [one] { $n } arc-en-ciel
       *[other] { $n } arcs-en-ciel
    }
mech-a-dream-amount-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
mech-a-dream-amount-hourglass =
    { $n ->
        [one] { $n } sablier
       *[other] { $n } sabliers
    }
mech-a-dream-amount-activation =
    { $n ->
        [one] { $n } activation
       *[other] { $n } activations
    }

## Choses

mech-a-dream-kind-resource = machine à ressources
mech-a-dream-kind-power = machine de puissance
mech-a-dream-kind-economical = machine économique
mech-a-dream-kind-crystal = machine de cristal

mech-a-dream-colour-resource = bleue
mech-a-dream-colour-power = rouge
mech-a-dream-colour-economical = verte
mech-a-dream-colour-crystal = jaune

mech-a-dream-belt-resource = tapis bleu et vert
mech-a-dream-belt-power = tapis rouge
mech-a-dream-belt-crystal = tapis jaune

mech-a-dream-part-set-up = Mise en place
mech-a-dream-part-morning = Matin
mech-a-dream-part-afternoon = Après-midi
mech-a-dream-part-evening = Soir
mech-a-dream-part-night = Nuit

mech-a-dream-tile = { $kind } { $id }
mech-a-dream-delivery = carte Livraisons { $id }
mech-a-dream-monitor = Écran de contrôle { $id }
mech-a-dream-specialist = Spécialiste { $id }
mech-a-dream-robot = robot

## Ce que font les choses

mech-a-dream-takes = prenez { $gives }
mech-a-dream-pays = payez { $pays } : { $does }
mech-a-dream-then = { $first }, puis { $next }
mech-a-dream-either = { $one } ; ou { $other }
mech-a-dream-nothing = rien
mech-a-dream-special-evening-package = ouvrez le colis du soir de la carte du jour, sans Assistant ni prix
mech-a-dream-special-buy = acquérez une tuile sans Assistant, posée 2 emplacements plus loin
mech-a-dream-special-copy = faites ce que fait le robot ou une machine violette achevée d’un adversaire
mech-a-dream-power-ink-discount = 1 goutte d’encre de moins pour toute tuile bleue, rouge ou verte
mech-a-dream-power-rainbow-discount = 1 arc-en-ciel de moins pour toute tuile jaune
mech-a-dream-power-hourglass-discount = vos tuiles acquises partent 1 emplacement plus loin
mech-a-dream-power-flower-discount = 1 fleur de moins au quai de livraisons
mech-a-dream-completion = une fois achevée : { $gives }
mech-a-dream-lasting = { $gives } ; dès lors { $power }
mech-a-dream-start = vous commencez avec { $gives }
mech-a-dream-after = après { $actions } : { $gives }
mech-a-dream-action-stock-room = le magasin de stockage
mech-a-dream-action-dock = le quai de livraisons
mech-a-dream-action-buy = une acquisition
mech-a-dream-action-build = une construction

## Options

mech-a-dream-option-players = Joueurs
mech-a-dream-option-variants = Variantes
mech-a-dream-option-specialist-instead-of = Un Spécialiste remplace
mech-a-dream-option-first = Premier joueur
mech-a-dream-option-seed = Graine
mech-a-dream-option-box = Boîte
mech-a-dream-with-robots = Les Robots éclairés
mech-a-dream-with-specialists = Les Spécialistes
mech-a-dream-instead-of-choice = le choix final de l’étage
mech-a-dream-instead-of-floor = tout l’étage

## Coups : leurs noms

mech-a-dream-move-stock-room = Magasin
mech-a-dream-move-dock = Quai
mech-a-dream-move-buy = Acquérir
mech-a-dream-move-build = Construire
mech-a-dream-move-activate = Activer
mech-a-dream-move-sleep = Dormir
mech-a-dream-move-choose-monitor = Garder
mech-a-dream-move-choose-specialist = Spécialiste
mech-a-dream-move-boost = Sablier
mech-a-dream-move-take = Prendre
mech-a-dream-move-bonus = Prime
mech-a-dream-move-decline = Renoncer

## Coups : ce qui se tape

mech-a-dream-type-stock-room = magasin
mech-a-dream-type-dock = quai
mech-a-dream-type-buy = acquérir
mech-a-dream-type-build = construire
mech-a-dream-type-activate = activer
mech-a-dream-type-sleep = dormir
mech-a-dream-type-choose-monitor = garder
mech-a-dream-type-choose-specialist = choisir
mech-a-dream-type-boost = sablier
mech-a-dream-type-take = prendre
mech-a-dream-type-bonus = prime
mech-a-dream-type-decline = renoncer

mech-a-dream-usage-stock-room = { $word } fleurs/encre/SPÉCIALISTE
mech-a-dream-usage-dock = { $word }
mech-a-dream-usage-buy = { $word } TUILE
mech-a-dream-usage-build = { $word } TUILE
mech-a-dream-usage-activate = { $word } robot/TUILE [JOUEUR/TUILE] [a/b]
mech-a-dream-usage-sleep = { $word }
mech-a-dream-usage-choose-monitor = { $word } ÉCRAN
mech-a-dream-usage-choose-specialist = { $word } SPÉCIALISTE
mech-a-dream-usage-boost = { $word } TUILE
mech-a-dream-usage-take = { $word } fleurs/encre
mech-a-dream-usage-bonus = { $word } SPÉCIALISTE
mech-a-dream-usage-decline = { $word }

## Coups : ce qu’ils font

mech-a-dream-help-stock-room = travailler au magasin de stockage : prendre ce que montre l’étage du moment
mech-a-dream-help-dock = payer au quai de livraisons et ouvrir les colis du moment
mech-a-dream-help-buy = acquérir une tuile en vente pour votre tapis
mech-a-dream-help-build = envoyer votre Assistant sur une machine de votre tapis
mech-a-dream-help-activate = employer votre robot, ou une machine violette achevée de votre atelier
mech-a-dream-help-sleep = finir votre nuit
mech-a-dream-help-choose-monitor = choisir l’Écran de contrôle que vous gardez
mech-a-dream-help-choose-specialist = choisir le Spécialiste avec lequel vous commencez
mech-a-dream-help-boost = employer un sablier : une machine de votre tapis avance d’un emplacement
mech-a-dream-help-take = prendre des fleurs ou de l’encre
mech-a-dream-help-bonus = dire de quel Spécialiste vient la prime suivante
mech-a-dream-help-decline = renoncer à une activation

## Questions

mech-a-dream-ask-morning = C’est le matin : que fait votre Assistant ?
mech-a-dream-ask-afternoon = C’est l’après-midi : que fait votre Assistant ?
mech-a-dream-ask-evening = C’est le soir : que fait votre Assistant ?
mech-a-dream-ask-night = C’est la nuit : qu’activez-vous, ou dormez-vous ?
mech-a-dream-ask-choose-monitor = Quel Écran de contrôle gardez-vous ? Les autres le verront quand tous auront choisi.
mech-a-dream-ask-choose-specialist = Avec quel Spécialiste commencez-vous ?
mech-a-dream-ask-boost =
    { $left ->
        [one] Un sablier : quelle machine avance d’un emplacement ?
       *[other] { $left } sabliers, l’un après l’autre : quelle machine avance d’un emplacement ?
    }
mech-a-dream-ask-take = { $choice } : que prenez-vous ?
mech-a-dream-ask-activate =
    { $left ->
        [one] Une activation : votre robot, une machine, ou rien ?
       *[other] { $left } activations, l’une après l’autre : votre robot, une machine, ou rien ?
    }
mech-a-dream-ask-buy = Quelle tuile acquérez-vous ? Elle vient sans Assistant, { $further } emplacements plus loin.
mech-a-dream-ask-bonus = { $left } Spécialistes vous récompensent : de qui vient la prime suivante ?
mech-a-dream-ask-named = { $player } : { $question }

## Événements

mech-a-dream-event-assistant-sent =
    { $player } envoie son Assistant { $part ->
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
        [0] { $player } ne prend rien : il n’y a plus de place.
       *[other] { $player } prend { $amounts }.
    }
mech-a-dream-event-paid = { $player } paie { $amounts }.
mech-a-dream-event-machine-bought = { $player } acquiert la { $tile } ({ $does }).
mech-a-dream-event-tile-revealed = Arrivée sur le { $belt } : { $tile } ({ $does }).
mech-a-dream-event-machine-moved =
    { $slot ->
        [0] { $player } : la { $tile } quitte le tapis.
       *[other] { $player } : la { $tile } avance à l’emplacement { $slot }.
    }
mech-a-dream-event-machine-completed =
    { $place ->
        [one] { $player } achève une première machine : la { $tile }.
       *[other] { $player } achève la { $tile } : { $place } machines dans l’atelier.
    }
mech-a-dream-event-hourglasses-lost =
    { $amount ->
        [one] { $player } perd un sablier : le tapis est vide.
       *[other] { $player } perd { $amount } sabliers : le tapis est vide.
    }
mech-a-dream-event-activated =
    { $what ->
        [robot] { $player } emploie son robot.
       *[machine] { $player } emploie la { $tile }.
    }
mech-a-dream-event-copied =
    { $what ->
        [robot] { $player } copie un robot adverse ({ $owner }).
       *[machine] { $player } copie une machine adverse ({ $owner }) : { $tile }.
    }
mech-a-dream-event-declined = { $player } renonce à l’activation.
mech-a-dream-event-slept = { $player } va dormir.
mech-a-dream-event-delivery-revealed = Au quai aujourd’hui : { $delivery }, pour { $price }.
mech-a-dream-event-part-began =
    { $part ->
        [morning] Le jour { $day } commence.
        [afternoon] Jour { $day } : c’est l’après-midi.
        [evening] Jour { $day } : c’est le soir.
       *[night] Jour { $day } : la nuit tombe, et les Assistants rentrent.
    }
mech-a-dream-event-monitor-chosen = { $player } a choisi un Écran de contrôle.
mech-a-dream-event-monitor-kept = { $player } garde en secret l’{ $monitor } ({ $does }).
mech-a-dream-event-monitor-shown = { $player } montre l’{ $monitor } ({ $does }).
mech-a-dream-event-first-player-drawn = { $player } joue en premier.
mech-a-dream-event-specialist-taken =
    { $from ->
        [centre] { $player } prend le { $specialist } ({ $does }).
       *[player] { $player } prend à { $owner } le { $specialist } ({ $does }).
    }
mech-a-dream-event-token-turned =
    { $price ->
        [0] { $player } : le { $specialist } perd son jeton Coût et devient gratuit.
        [one] { $player } : le { $specialist } coûte maintenant { $price } arc-en-ciel.
       *[other] { $player } : le { $specialist } coûte maintenant { $price } arcs-en-ciel.
    }
mech-a-dream-event-bonus-taken = Le { $specialist } récompense { $player }.
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
mech-a-dream-refusal-not-for-sale = Cette tuile n’est pas en vente.
mech-a-dream-refusal-nothing-to-buy = Aucune tuile en vente n’est à votre portée.
mech-a-dream-refusal-nothing-to-build = Il n’y a pas de machine sur votre tapis.
mech-a-dream-refusal-not-on-your-belt = Cette machine n’est pas sur votre tapis.
mech-a-dream-refusal-not-in-workshop = Cette machine n’est pas dans l’atelier.
mech-a-dream-refusal-has-no-effect = Les machines vertes et jaunes ne s’activent pas : seulement les violettes.
mech-a-dream-refusal-used-tonight = Vous l’avez déjà employé cette nuit ; cela resservira la nuit prochaine.
mech-a-dream-refusal-already-resolving = C’est en cours de résolution : cela ne peut pas recommencer au milieu de soi-même.
mech-a-dream-refusal-no-such-option = Cela ne s’emploie pas de cette façon.
mech-a-dream-refusal-option-is-open = Cela s’emploie de plusieurs façons : dites laquelle.
mech-a-dream-refusal-does-not-copy = Cela ne copie rien : ne nommez rien à copier.
mech-a-dream-refusal-copy-is-open = Dites ce que vous copiez : le robot d’un adversaire, ou l’une de ses machines violettes achevées.
mech-a-dream-refusal-not-an-opponent = On ne copie que ce qui est à un adversaire.
mech-a-dream-refusal-cannot-be-copied = Un robot qui copie ne peut pas être copié.
mech-a-dream-refusal-nothing-to-copy = Vos adversaires n’ont rien que vous puissiez copier et payer maintenant.
mech-a-dream-refusal-wait-for-buyer = Cette nuit, le robot d’un autre joueur achète avant vous : attendez qu’il ait servi, ou que son propriétaire dorme.
mech-a-dream-refusal-not-dealt-to-you = Vous n’avez pas reçu cet Écran de contrôle.
mech-a-dream-refusal-specialists-not-in-play = Vous jouez sans les Spécialistes.
mech-a-dream-refusal-specialist-not-here = Ce Spécialiste n’est pas à prendre ici.
mech-a-dream-refusal-own-specialist = Ce Spécialiste travaille déjà pour vous.
mech-a-dream-refusal-no-specialist-in-evening = Le soir, on ne ramène pas de Spécialiste : envoyez votre Assistant du matin ou de l’après-midi.
mech-a-dream-refusal-no-such-bonus = Ce Spécialiste n’a pas de prime qui vous attende.
