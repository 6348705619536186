### Les pages de règles : dessins et aide pour les symboles.

web-mech-a-dream-figure =
    { $section ->
        [M2] Les tapis roulants : trois, deux et une tuile, chacun avec sa pile.
        [M3] La Phase de jour : trois Assistants, puis la nuit.
        [M4] Un étage : récupérez tout, mais une seule des deux dernières ressources.
        [M5] Le quai : moins de colis à mesure que le jour avance.
        [M6] Une tuile Machine, face Fabrication : son coût, son temps de construction et son effet.
        [M8] Sur le tapis, chaque Assistant fait avancer la machine d’un emplacement.
        [M10] Construite : la tuile montre sa face Construite, et s’active la nuit.
        [M11] Un Écran de contrôle : l’effet de votre robot.
       *[other] Un Spécialiste, et son jeton Coût.
    }
web-mech-a-dream-symbol-group =
    { $group ->
        [machines] Machines
        [units] Ce que vous avez et récupérez
        [day] Au fil de la journée
       *[variants] Variantes
    }
web-mech-a-dream-symbol =
    { $symbol ->
        [completed] Machine construite
        [price] Coût
        [time] Temps de construction
        [assistant] Assistant
        [package] Colis
        [phase] Pion Phase
        [robot] Robot
        [evening-package] Colis du soir
        [buy] Acquisition de nuit
        [copy] Copie
        [monitor] Écran de contrôle
        [specialist] Spécialiste
       *[price-token] Jeton Coût
    }
web-mech-a-dream-symbol-about =
    { $symbol ->
        [flower] Elles paient les livraisons. À la fin, cinq fleurs et gouttes d’encre, ensemble, font un point.
        [ink] Elle paie les machines bleues, rouges et vertes.
        [rainbow] Ils paient les machines jaunes et les Spécialistes. Chacun vaut un point à la fin.
        [point] Des moutons à compter : qui en a le plus fait les plus beaux rêves, et gagne.
        [hourglass] Fait avancer d’un emplacement une machine de votre tapis.
        [activation] Activez votre robot, ou une machine violette de votre atelier.
        [resource] Bleue, avec l’engrenage. Construite, elle montre sa face violette et s’active la nuit.
        [power] Rouge, avec l’engrenage. Construite, elle montre sa face violette et s’active la nuit.
        [economical] Verte, avec le signe de l’infini : des arcs-en-ciel quand elle est construite, puis un pouvoir permanent.
        [crystal] Jaune, avec l’étoile filante : des points quand elle est construite, et rien de plus.
        [completed] Une machine violette est une bleue ou une rouge construite. Elle s’active une fois par nuit.
        [price] Ce que vous payez pour acquérir la tuile.
        [time] L’emplacement de votre tapis où la machine commence.
        [assistant] Un pour le matin, un pour l’après-midi, un pour le soir. Sur une machine, il la fait avancer à la fin de chaque moment du jour.
        [package] Au quai : payez une fois, puis remportez les colis de ce moment, en partant de la barrière.
        [phase] Qui le détient commence. Après chaque nuit, il passe à gauche.
        [robot] Le vôtre. Il s’active une fois par nuit.
        [evening-package] Donne le contenu du colis du soir de la carte Livraisons actuelle : ni Assistant, ni coût.
        [buy] Acquiert une tuile sans Assistant, posée plus loin sur le tapis.
        [copy] Copie l’effet du robot ou d’une machine violette d’un adversaire.
        [monitor] Dit avec quoi vous commencez, et ce que fait votre robot.
        [specialist] Vous donne son bonus permanent chaque fois que vous venez de finir son action.
       *[price-token] Combien d’arcs-en-ciel il faut pour récupérer le Spécialiste. Il baisse chaque nuit.
    }
