### Les indices à la table, et l’analyse d’une partie.

## Les indices

web-hint = Indice
web-hint-plan = Montrez-moi un plan
web-hint-move = Montrez-moi le coup
web-hint-enough = Fermer l’indice
web-hint-here = l’indice parle de ceci
web-hint-marked = Avec un indice, cette partie porte la mention « avec indices » : dans son résultat, dans les listes et au défi du jour.
web-hint-show = Montrez-moi l’indice
web-hint-not-now = Pas maintenant
web-hint-thinking = La table est examinée…
web-hint-thinking-on = La réflexion continue…
web-hint-chance =
    { $chance ->
        [one] gagne { $chance } partie sur 100
       *[other] gagne { $chance } parties sur 100
    }
web-hint-play = Jouer ce coup
web-hint-moves = Le coup conseillé, et les meilleurs ensuite
web-hint-agreement = Il y a des indices à cette table dès que chacun est d’accord. On peut changer d’avis.
web-hint-agreement-missing = Pas encore d’accord : { $players }.
web-hint-agreement-all = Tout le monde est d’accord.
web-hint-agree = J’accepte les indices
web-hint-take-back = Je ne suis plus d’accord
web-hint-setting = J’accepte les indices à cette table ; il y en a dès que chacun est d’accord
web-hint-used =
    { $hints ->
        [one] avec { $hints } indice
       *[other] avec { $hints } indices
    }
web-hint-used-by =
    { $hints ->
        [one] { $player } : avec { $hints } indice
       *[other] { $player } : avec { $hints } indices
    }
web-hint-with = avec indices
web-hint-daily = Les résultats avec indices viennent après ceux sans indices.
web-hint-statistics =
    { $games ->
        [one] { $games } de ces parties a été jouée avec des indices : elle ne compte ni pour le meilleur score ni pour la moyenne.
       *[other] { $games } de ces parties ont été jouées avec des indices : elles ne comptent ni pour le meilleur score ni pour la moyenne.
    }
web-hint-why = Pourquoi ce coup ?
web-hint-key = H
web-hint-key-does = un indice ; encore une fois, davantage

## L’analyse d’une partie

web-review = Analyse
web-review-title = Analyse de la partie
web-review-file = Analyser une partie enregistrée…
web-review-uploaded = depuis un fichier
web-review-to-table = Vers la table
web-review-working = L’ordinateur examine chaque coup de la partie, d’après ce que son joueur pouvait voir alors.
web-review-waiting =
    { $ahead ->
        [0] L’analyse commence dans un instant.
        [one] { $ahead } autre analyse passe avant.
       *[other] { $ahead } autres analyses passent avant.
    }
web-review-progress =
    { $done ->
        [one] { $done } coup sur { $of }
       *[other] { $done } coups sur { $of }
    }
web-review-may-leave = Vous pouvez quitter cette page : l’analyse continue, et reste avec la partie.
web-review-failed = L’analyse n’a pas pu être faite.
web-review-seats = De quel joueur
web-review-account =
    { $who ->
        [you] Chance { $luck }, adresse { $skill }
       *[other] { $player } : chance { $luck }, adresse { $skill }
    }
web-review-began =
    { $who ->
        [you] Au début, vous pouviez espérer gagner { $first } de ces parties sur 100 ; { $last ->
            [0] vous avez perdu celle-ci.
            [100] vous avez gagné celle-ci.
           *[other] à la fin, { $last }.
        }
       *[other] Au début, { $player } pouvait espérer gagner { $first } de ces parties sur 100 ; { $last ->
            [0] celle-ci a été perdue.
            [100] celle-ci a été gagnée.
           *[other] à la fin, { $last }.
        }
    }
web-review-luck = Chance
web-review-luck-about =
    { $who ->
        [you] Ce qui a été pioché et retourné : meilleur (+) ou pire (−) pour vous que ce à quoi on pouvait s’attendre.
       *[other] Ce qui a été pioché et retourné : meilleur (+) ou pire (−) pour ce joueur que ce à quoi on pouvait s’attendre.
    }
web-review-skill = Adresse
web-review-skill-about =
    { $who ->
        [you] Ce que vos coups ont laissé échapper, par rapport aux meilleurs coups trouvés. Zéro est parfait.
       *[other] Ce que les coups de ce joueur ont laissé échapper, par rapport aux meilleurs coups trouvés. Zéro est parfait.
    }
web-review-others = Les autres
web-review-others-about =
    { $who ->
        [you] Ce que les coups des autres ont changé pour vous, par rapport à leurs meilleurs coups.
       *[other] Ce que les coups des autres ont changé pour ce joueur, par rapport à leurs meilleurs coups.
    }
web-review-of-hundred = Tous les nombres sont des parties sur cent : +12 veut dire que 12 de plus sur 100 sont gagnées.
web-review-curve = Chances de gagner
web-review-curve-about = La ligne dit combien de parties sur 100 sont gagnées à partir de là ; la bande pâle, à quel point c’est incertain. Touchez-la pour voir la table à ce moment.
web-review-as-table = La courbe en tableau
web-review-between = { $chance } ({ $low } à { $high })
web-review-moves-made = Coups joués
web-review-step = Coup examiné
web-review-step-of =
    { $step ->
        [one] Après { $step } coup sur { $steps }
       *[other] Après { $step } coups sur { $steps }
    }
web-review-chance-of = { $player } : { $chance } sur 100
web-review-percent = { $chance } sur 100
web-review-moments = Les moments décisifs
web-review-from-to = { $first } → { $last }
web-review-move = Coup { $number }
web-review-the-end = La fin de la partie
web-review-played = Joué
web-review-better = Mieux
web-review-nothing-better = Rien de nettement meilleur n’a été trouvé.
web-review-came = Ce qui s’est passé
web-review-lost = −{ $lost }
web-review-lost-little = un peu
web-review-lucky = chance { $luck }
web-review-again = Réessayer à partir d’ici
web-review-again-about =
    { $players ->
        [1] Une nouvelle table. Ce que personne ne pouvait encore voir est distribué à nouveau.
       *[other] Une nouvelle table ; des bots jouent pour les autres. Ce que personne ne pouvait encore voir est distribué à nouveau.
    }
web-review-again-later = Le défi du jour pourra être retenté à partir d’ici quand sa journée sera finie.
web-review-back = Vers l’analyse
web-review-played-mark = a été joué
web-review-better-mark = aurait été mieux
web-review-revelations = Ce que la chance a apporté
web-review-by-size = Le plus important d’abord
web-review-smaller = Aussi ce qui a changé moins de 1 sur 100
web-review-no-luck = Rien de ce qui s’est révélé n’a changé les chances d’au moins 1 sur 100.
web-review-decisions = Toutes les décisions
web-review-every-move = Aussi les coups qui n’ont rien laissé échapper
web-review-everybody = De tous les joueurs
web-review-no-loss = Aucun coup n’a rien laissé échapper.
