### Indices pour Mech A Dream.

## Où regarder

mech-a-dream-hint-look =
    { $at ->
        [resource-offer] Regardez le tapis roulant bleu et vert de l’Usine.
        [power-offer] Regardez le tapis roulant rouge de l’Usine.
        [crystal-offer] Regardez le tapis roulant jaune de l’Usine.
        [monitors] Comparez vos Écrans de contrôle.
        [specialists] Regardez les Spécialistes.
        [stock-room] Regardez le magasin de stockage.
        [dock] Regardez le quai de livraisons.
        [belt] Regardez les machines de votre tapis roulant.
        [workshop] Regardez votre atelier.
        [robot] Regardez votre robot.
        [take] Demandez-vous s’il vous faut des fleurs ou de l’encre.
        [decline] Demandez-vous si cette activation vaut la peine.
       *[sleep] Demandez-vous s’il reste quelque chose à activer cette nuit.
    }

## Les coups, comme ce que l’on fait

mech-a-dream-hint-move-choose-monitor = garder l’{ $monitor }
mech-a-dream-hint-move-choose-specialist = récupérer le { $specialist }
mech-a-dream-hint-move-stock-room =
    { $take ->
        [flower] aller au magasin de stockage et récupérer des fleurs
        [ink] aller au magasin de stockage et récupérer de l’encre
       *[specialist] aller au magasin de stockage et récupérer le { $specialist }
    }
mech-a-dream-hint-move-dock = aller au quai de livraisons
mech-a-dream-hint-move-buy = acquérir la { $tile }
mech-a-dream-hint-move-build = placer l’Assistant sur la { $tile }
mech-a-dream-hint-move-boost = utiliser un sablier pour la { $tile }
mech-a-dream-hint-move-take =
    { $take ->
        [ink] récupérer de l’encre
       *[flower] récupérer des fleurs
    }
mech-a-dream-hint-move-bonus = recevoir maintenant le bonus du { $specialist }
mech-a-dream-hint-move-activate =
    { $how ->
        [robot] activer le robot
        [robot-way] activer le robot de la façon { $way }
        [machine] activer la { $tile }
        [machine-way] activer la { $tile } de la façon { $way }
        [copy-robot] copier l’effet du robot de { $owner }
       *[copy-machine] copier l’effet de la { $tile } de { $owner }
    }
mech-a-dream-hint-move-decline = renoncer à l’activation
mech-a-dream-hint-move-sleep = aller dormir

## Ce qui arrive, comme ce que l’on fait

mech-a-dream-hint-event-machine-completed = construire la { $tile }
mech-a-dream-hint-event-machine-bought = acquérir la { $tile }
mech-a-dream-hint-event-specialist-taken = récupérer le { $specialist }
mech-a-dream-hint-event-bonus-taken = recevoir le bonus du { $specialist }
mech-a-dream-hint-event-hourglasses-lost = perdre un sablier, faute de machine sur le tapis roulant
mech-a-dream-hint-event-nothing-gained = ne rien récupérer ({ $source })
