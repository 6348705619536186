### Les pages de règles, l’aide pour les symboles et les pages de la boîte.

## Les règles

web-rules-opening = Ouverture des règles…
web-rules-about = Tout le jeu avec nos propres mots. Chaque règle a son numéro. Là où le livret laisse une question ouverte, nous avons tranché : R le signale.
web-rules-to-box = Ce qui est imprimé sur le matériel se trouve dans la boîte.
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found =
    { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    }
web-rules-nothing = Aucune règle ne contient « { $query } ». Essayez un mot plus court, ou un numéro comme 3.8.
web-rules-all = Montrer toutes les règles
web-rules-ruling = Notre décision : le livret laisse la question ouverte.
web-rules-close = Fermer
web-rules-whole = La lire parmi toutes les règles

## Les dessins à côté des règles, par section

web-figure =
    { $section ->
        [C1] Un Robot a un modèle et une taille. Ici : un Planbot de taille 3.
        [C2] La table : l’Usine en haut, puis vos trois rangées de Robots.
        [C3] Une réparation : défaussez ce que la Machine demande, elle devient de l’Expérience.
        [C4] Le Processeur central : le Rouage de chaque modèle montre le niveau de son habileté.
        [C5] La Batterie refait un paquet avec la Défausse, une seule fois.
        [C7] Trois Machines communes, et une pour chaque joueur.
        [C8] Deux Robots d’un même modèle font leur Bébébot.
        [C9] Un Gigantobot est piloté par les Robots qui partagent sa caractéristique.
        [C10] Une Machine avec un Microbot : l’un des Robots doit être de son modèle ou de sa taille.
        [C11] Les Multibots : tout modèle pour une taille, toute taille pour un modèle.
        [C12] Des Interférences se cachent sous chaque Rouage.
        [M2] L’offre : trois, deux et une tuile, chaque rangée avec sa pile.
        [M3] La journée : trois Assistants, puis la nuit.
        [M4] Un étage : prenez tout, mais une seule des deux dernières ressources.
        [M5] Le quai : moins de colis à mesure que le jour avance.
        [M6] Une tuile : son prix, son temps de construction et ce qu’elle fait.
        [M8] Sur le tapis, chaque Assistant fait avancer la machine d’un emplacement.
        [M10] Achevée : la tuile se retourne, et travaille la nuit.
        [M11] Un Écran de contrôle : le don de votre robot.
       *[other] Un Spécialiste, et le prix pour le faire venir.
    }

## Les symboles

web-symbols = Symboles
web-symbol-group =
    { $group ->
        [robots] Robots
        [machines] Machines
        [reserve] Processeur central et Réserve
        [expansions] Extensions
        [units] Ce que vous avez et prenez
        [day] Au fil de la journée
       *[variants] Variantes
    }
web-cyberion-symbol =
    { $symbol ->
        [size] Taille
        [tier] Palier
        [demand-model] D’un modèle
        [demand-size] D’une taille
        [demand-identical] Identiques
        [demand-sum-min] Somme d’au moins
        [demand-sum-max] Somme d’au plus
        [demand-pairs] Paires
        [demand-run] Suite
        [prepared] Préparée
        [cog] Rouage Perfide
        [level] Niveau
        [failsafe] Soupape
        [support] Support
        [battery] Batterie
        [experience] Expérience
        [babybot] Bébébot
        [gigantobot] Gigantobot
        [damage] Dégât Structurel
        [microbot] Microbot
        [multibot] Multibot
       *[interference] Interférence
    }
web-cyberion-symbol-about =
    { $symbol ->
        [sirenbot] Son habileté révèle des Robots du paquet dans le Flash.
        [stockbot] Son habileté déplace des Robots de la Plateforme et du Flash vers le Stock, où ils restent.
        [cyclobot] Son habileté récupère un Robot dans la Défausse.
        [planbot] Son habileté vous fait regarder et ranger le sommet du paquet, puis vous amène la carte du sommet.
        [commandbot] Son habileté coûte d’autres Robots, et Prépare une Machine.
        [size] Le nombre d’un Robot, de 1 à 5. Il compte pour les Machines, pas pour les habiletés.
        [tier] À quel point une Machine est exigeante, de I à III. Il se lit aussi au dos.
        [demand-model] Des Robots du modèle montré ; la taille est indifférente.
        [demand-size] Des Robots de la taille montrée ; le modèle est indifférent.
        [demand-identical] Des Robots de même modèle et de même taille.
        [demand-sum-min] Ce nombre de Robots, dont les tailles font au moins cette somme.
        [demand-sum-max] Ce nombre de Robots, dont les tailles font au plus cette somme.
        [demand-pairs] Deux groupes de Robots, chacun d’une même taille.
        [demand-run] Des Robots dont les tailles se suivent.
        [prepared] Pendant ce tour, il faut à la Machine un Robot de moins.
        [cog] Montre à quel niveau fonctionne l’habileté d’un modèle. Les améliorations le poussent vers la droite.
        [level] De I à V. Au niveau I, une habileté n’a pas d’effet.
        [failsafe] Vous sauve quand un tour s’achève sans réparation. S’il n’en reste pas, la partie est perdue.
        [support] Défaussez-le pour l’habileté qu’il montre, où que soit le Rouage.
        [battery] Une fois, quand le paquet Robots est vide, elle en refait un avec la Défausse.
        [experience] Les Machines que vous avez réparées. Elles paient les améliorations.
        [babybot] Attend dans les Limbots que deux Robots de son modèle le fassent. Pioché, il avance son Rouage.
        [gigantobot] Les Robots de son modèle ou de sa taille peuvent le piloter.
        [damage] Ce qu’il en reste à la fin coûte des Soupapes. Les Gigantobots au complet le réparent.
        [microbot] Posé sur une Machine : un Robot de son modèle ou de sa taille doit participer à la réparation.
        [multibot] L’étoile vaut n’importe quel modèle, ou n’importe quelle taille. Il ne sert qu’à réparer.
       *[interference] Cachée sous un Rouage : son habileté se produit à la place de celle du Robot.
    }
web-mech-a-dream-symbol =
    { $symbol ->
        [completed] Machine achevée
        [price] Prix
        [time] Temps de construction
        [assistant] Assistant
        [package] Colis
        [phase] Pion Phase
        [robot] Robot
        [evening-package] Colis du soir
        [buy] Achat de nuit
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
        [activation] Employez votre robot, ou une machine violette de votre atelier.
        [resource] Bleue, avec l’engrenage. Achevée, elle devient violette et travaille la nuit.
        [power] Rouge, avec l’engrenage. Achevée, elle devient violette et travaille la nuit.
        [economical] Verte, avec le signe de l’infini : des arcs-en-ciel à l’achèvement, puis une économie qui dure.
        [crystal] Jaune, avec l’étoile filante : des points à l’achèvement, et rien de plus.
        [completed] Une machine violette est une bleue ou une rouge achevée. Elle sert une fois par nuit.
        [price] Ce que vous payez pour acquérir la tuile.
        [time] L’emplacement de votre tapis où la machine commence.
        [assistant] Un pour le matin, un pour l’après-midi, un pour le soir. Sur une machine, il la fait avancer à la fin de chaque moment du jour.
        [package] Au quai : payez une fois, puis ouvrez les colis de ce moment, en partant de la barrière.
        [phase] Qui le détient commence. Après chaque nuit, il passe à gauche.
        [robot] Le vôtre. Il sert une fois par nuit.
        [evening-package] Ouvre le colis du soir de la carte du jour : ni Assistant, ni prix.
        [buy] Acquiert une tuile sans Assistant, posée plus loin sur le tapis.
        [copy] Fait ce que fait le robot ou une machine violette d’un adversaire.
        [monitor] Dit avec quoi vous commencez, et ce que fait votre robot.
        [specialist] Vous récompense chaque fois que vous venez de finir son action.
       *[price-token] Combien d’arcs-en-ciel il faut pour faire venir le Spécialiste. Il baisse chaque nuit.
    }

## La boîte

web-box = La boîte : { $game }
web-box-of-table = Voici la boîte d’une table.
web-box-to-table = Retour à la table
web-box-usual = Voir la boîte fournie
web-box-to-rules = Les règles du jeu
web-box-opening = Ouverture de la boîte…
web-box-legend = D’où viennent les nombres
web-box-show = Montrer
web-box-everything = tout
web-box-grade = Provenance
web-box-any-grade = toutes
web-box-nothing = Rien dans la boîte n’y correspond.
web-box-by-kind = Valeur par valeur
