### Les pages de règles : dessins et aide pour les symboles.

web-cyberion-figure =
    { $section ->
        [C1] Un Robot a un modèle et une taille. Ici : un Planbot de taille 3.
        [C2] La table : l’Usine en haut, puis vos trois rangées de Robots.
        [C3] Une réparation : défaussez ce que la Machine demande, elle devient de l’Expérience.
        [C4] Le Processeur Central : le Rouage de chaque modèle montre le niveau de son habileté.
        [C5] La Batterie refait un paquet avec la Défausse, une seule fois.
        [C7] L’Usine Commune avec trois Machines, et une Usine Individuelle pour chaque joueur.
        [C8] Deux Robots d’un même modèle font leur Bébébot.
        [C9] Un Gigantobot est piloté par les Robots qui partagent une caractéristique avec lui.
        [C10] Une Machine avec un Microbot : l’un des Robots doit être de son modèle ou de sa taille.
        [C11] Les Multibots : tout modèle pour une taille, toute taille pour un modèle.
       *[C12] Des Interférences se cachent sous chaque Rouage.
    }
web-cyberion-symbol-group =
    { $group ->
        [robots] Robots
        [machines] Machines
        [reserve] Processeur Central et Réserve
       *[expansions] Extensions
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
        [planbot] Son habileté vous fait regarder les cartes du sommet et les placer, puis vous amène celle du sommet.
        [commandbot] Son habileté fait défausser d’autres Robots, et Prépare une Machine.
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
        [failsafe] Vous sauve quand un tour finit sans réparation. S’il n’en reste pas, la partie est perdue.
        [support] Défaussez-le pour l’habileté qu’il montre, où que soit le Rouage.
        [battery] Une fois, quand le paquet Robots est vide, elle en refait un avec la Défausse.
        [experience] Les Machines que vous avez réparées. Elles paient les améliorations.
        [babybot] Attend dans les Limbots que deux Robots de son modèle le fassent. Pioché, il avance son Rouage.
        [gigantobot] Les Robots de son modèle ou de sa taille peuvent le piloter.
        [damage] Ce qu’il en reste à la fin coûte des Soupapes. Les Gigantobots au complet le retirent.
        [microbot] Posé sur une Machine : un Robot de son modèle ou de sa taille doit participer à la réparation.
        [multibot] L’étoile vaut n’importe quel modèle, ou n’importe quelle taille. Il ne sert qu’à réparer.
       *[interference] Cachée sous un Rouage : son habileté se déclenche à la place de celle du Robot.
    }
