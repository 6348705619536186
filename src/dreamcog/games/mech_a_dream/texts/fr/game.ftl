### Mech A Dream.

mech-a-dream-title = Mech A Dream
mech-a-dream-about = Construisez les machines qui feront rêver votre robot, en une semaine à l’usine, de 2 à 4 joueurs.
mech-a-dream-welcome = Votre robot voudrait rêver ! En sept jours et sept nuits, construisez les machines qui feront le plus de rêves. Tapez un numéro, ou ? pour de l’aide.

## Unités : leurs noms, comptées en toutes lettres, et comptées quand la place manque

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

mech-a-dream-belt-resource = tapis roulant bleu et vert
mech-a-dream-belt-power = tapis roulant rouge
mech-a-dream-belt-crystal = tapis roulant jaune

mech-a-dream-part-set-up = Mise en place
mech-a-dream-part-morning = Matin
mech-a-dream-part-afternoon = Après-midi
mech-a-dream-part-evening = Soir
mech-a-dream-part-night = Nuit

mech-a-dream-tile = machine { $named }
mech-a-dream-tile-in-full = { $named } ({ $kind })
mech-a-dream-delivery = carte Livraisons { $named }
mech-a-dream-monitor = Écran de contrôle { $named }
mech-a-dream-specialist = Spécialiste { $named }
mech-a-dream-robot = robot
mech-a-dream-own-robot = Votre robot
mech-a-dream-thing-of = { $thing } ({ $player })

## Ce que font les choses

mech-a-dream-takes = récupérez { $gives }
mech-a-dream-pays = dépensez { $pays } : { $does }
mech-a-dream-then = { $first }, puis { $next }
mech-a-dream-either = { $one } ; ou { $other }
mech-a-dream-nothing = rien
mech-a-dream-special-evening-package = remportez le contenu du colis du soir de la carte Livraisons actuelle, sans Assistant ni coût
mech-a-dream-special-buy = acquérez une tuile sans Assistant, posée 2 emplacements plus loin
mech-a-dream-special-copy = copiez l’effet du robot ou d’une machine violette construite d’un adversaire
mech-a-dream-power-ink-discount = 1 goutte d’encre de moins pour toute tuile bleue, rouge ou verte
mech-a-dream-power-rainbow-discount = 1 arc-en-ciel de moins pour toute tuile jaune
mech-a-dream-power-hourglass-discount = toute tuile acquise commence 1 emplacement plus loin
mech-a-dream-power-flower-discount = 1 fleur de moins au quai de livraisons
mech-a-dream-completion = une fois construite : { $gives }
mech-a-dream-lasting = { $gives } ; pouvoir permanent : { $power }
mech-a-dream-start = vous commencez avec { $gives }
mech-a-dream-after = après { $actions } : { $gives }
mech-a-dream-action-stock-room = le magasin de stockage
mech-a-dream-action-dock = le quai de livraisons
mech-a-dream-action-buy = l’action Acquérir
mech-a-dream-action-build = l’action Construire

## Options

mech-a-dream-option-players = Joueurs
mech-a-dream-option-variants = Variantes
mech-a-dream-option-specialist-instead-of = Un Spécialiste remplace
mech-a-dream-option-first = Premier joueur
mech-a-dream-option-seed = Graine
mech-a-dream-option-box = Boîte
mech-a-dream-offer-variants = Avec des variantes…
mech-a-dream-with-robots = Les Robots éclairés
mech-a-dream-with-specialists = Les Spécialistes
mech-a-dream-value-specialist-instead-of-choice = le choix final de l’étage
mech-a-dream-value-specialist-instead-of-floor = tout l’étage
mech-a-dream-value-specialist-instead-of-addition = rien : il s’ajoute à ce que donne l’étage

## Coups : leurs noms

mech-a-dream-move-stock-room = Magasin
mech-a-dream-move-dock = Quai
mech-a-dream-move-buy = Acquérir
mech-a-dream-move-build = Construire
mech-a-dream-move-activate = Activer
mech-a-dream-move-sleep = Dormir
mech-a-dream-move-choose-monitor = Garder
mech-a-dream-move-choose-specialist = Spécialiste
mech-a-dream-move-boost = Sablier
mech-a-dream-move-take = Récupérer
mech-a-dream-move-bonus = Bonus
mech-a-dream-move-decline = Renoncer

## Coups : ce qui se tape

mech-a-dream-type-stock-room = magasin
mech-a-dream-type-dock = quai
mech-a-dream-type-buy = acquérir
mech-a-dream-type-build = construire
mech-a-dream-type-activate = activer
mech-a-dream-type-sleep = dormir
mech-a-dream-type-choose-monitor = garder
mech-a-dream-type-choose-specialist = choisir
mech-a-dream-type-boost = sablier
mech-a-dream-type-take = récupérer
mech-a-dream-type-bonus = bonus
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

## Coups : ce qu’ils font

mech-a-dream-help-stock-room = travailler au magasin de stockage : récupérer ce que montre l’étage du moment
mech-a-dream-help-dock = payer le coût au quai de livraisons et remporter les colis du moment
mech-a-dream-help-buy = acquérir une tuile Machine présente sur les tapis de l’Usine
mech-a-dream-help-build = placer votre Assistant sur une machine de votre tapis roulant
mech-a-dream-help-activate = activer votre robot, ou une machine violette construite de votre atelier
mech-a-dream-help-sleep = finir votre nuit
mech-a-dream-help-choose-monitor = choisir l’Écran de contrôle que vous gardez
mech-a-dream-help-choose-specialist = choisir le Spécialiste avec lequel vous commencez
mech-a-dream-help-boost = appliquer un gain de temps de construction : une machine de votre tapis avance d’un emplacement
mech-a-dream-help-take = récupérer des fleurs ou de l’encre
mech-a-dream-help-bonus = dire de quel Spécialiste vient le bonus suivant
mech-a-dream-help-decline = renoncer à une activation

## Questions

mech-a-dream-ask-morning = C’est le matin : que fait votre Assistant ?
mech-a-dream-ask-afternoon = C’est l’après-midi : que fait votre Assistant ?
mech-a-dream-ask-evening = C’est le soir : que fait votre Assistant ?
mech-a-dream-ask-night = Phase de nuit : qu’activez-vous, ou dormez-vous ?
mech-a-dream-ask-choose-monitor = Quel Écran de contrôle gardez-vous ? Les autres le verront quand tous auront choisi.
mech-a-dream-ask-choose-specialist = Avec quel Spécialiste commencez-vous ?
mech-a-dream-ask-boost =
    { $left ->
        [one] Un sablier : quelle machine avance d’un emplacement ?
       *[other] { $left } sabliers, l’un après l’autre : quelle machine avance d’un emplacement ?
    }
mech-a-dream-ask-take = { $choice } : que récupérez-vous ?
mech-a-dream-ask-activate =
    { $left ->
        [one] Une activation : votre robot, une machine, ou rien ?
       *[other] { $left } activations, l’une après l’autre : votre robot, une machine, ou rien ?
    }
mech-a-dream-ask-buy = Quelle tuile acquérez-vous ? Elle vient sans Assistant, { $further } emplacements plus loin.
mech-a-dream-ask-bonus = { $left } Spécialistes vous donnent un bonus : lequel d’abord ?
mech-a-dream-ask-named = { $player } : { $question }

mech-a-dream-plus-robots = Robots éclairés
mech-a-dream-plus-specialists = Spécialistes
# $player : de qui c’est le résultat ; $points : ses points ; $best : ceux du meilleur autre joueur.
mech-a-dream-share-won = { $player } a gagné par { $points } points à { $best }
mech-a-dream-share-lost = { $player } a perdu par { $points } points à { $best }
# $number : du coup à partir duquel ; $best : le meilleur score ; $made : celui qui a été atteint.
mech-a-dream-review-ending = Le dernier jour, à partir du coup { $number }, un score de { $best } était possible ; il a été de { $made }.
mech-a-dream-review-ending-best = Le dernier jour, à partir du coup { $number }, aucun score plus haut que { $best } n’était possible.
