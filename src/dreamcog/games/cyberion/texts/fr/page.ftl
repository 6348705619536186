### La table dessinée de Cyberion.

web-cyberion-mainframe = Processeur Central
web-cyberion-deck = Paquet
web-cyberion-gigantobots = Gigantobots
web-cyberion-composition = Robots
web-cyberion-in-deck = à piocher
web-cyberion-in-discard = défaussés
# Neither in the deck nor in the discard: in a row, on a Gigantobot, out of the game.
web-cyberion-elsewhere = ailleurs
# How many copies of a card are where.
web-cyberion-copies = { $deck } dans le paquet, { $discard } dans la Défausse, { $elsewhere } ailleurs
web-cyberion-looked-at = Les cartes que vous regardez
# $ability: what happens, at the $level.
web-cyberion-at-level = Niveau { $level } : { $ability }.
# Above how many machines were repaired in this turn.
web-cyberion-this-turn = ce tour-ci
web-cyberion-no-ability = Niveau { $level } : pas encore d’habileté.
# What moving a Cog one level up costs.
web-cyberion-upgrade = Améliorer du niveau { $from } au niveau { $to } : { $cost }
web-cyberion-own-machine = Usine Individuelle : { $player }.
web-cyberion-prepared = Préparée : il lui faut un Robot de moins ce tour-ci.
web-cyberion-infected = Dessus : { $microbot }. L’un des Robots doit lui correspondre.

# What a move brings: a Cog to the $level.
web-cyberion-to-level = niveau { $level }
web-cyberion-loses = perd la partie
# $what: what a move costs, such as 1 Failsafe; $left: how many are left then.
web-cyberion-costs-failsafes =
    { $left ->
        [0] coûte { $what } : ensuite, il n’en reste plus
       *[other] coûte { $what } : il en reste { $left }
    }
web-cyberion-costs-last-failsafe = Ce coup coûte votre dernière Soupape. Le jouer quand même ?

# What is still to be picked: $n of it, beside $picked that are.
web-cyberion-missing-robot =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } Robot
               *[other] { $n } Robots
            }
       *[other]
            { $n ->
                [one] encore { $n } Robot
               *[other] encore { $n } Robots
            }
    }
web-cyberion-missing-machine =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } Machine
               *[other] { $n } Machines
            }
       *[other]
            { $n ->
                [one] encore { $n } Machine
               *[other] encore { $n } Machines
            }
    }
web-cyberion-missing-gigantobot =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } Gigantobot
               *[other] { $n } Gigantobots
            }
       *[other]
            { $n ->
                [one] encore { $n } Gigantobot
               *[other] encore { $n } Gigantobots
            }
    }
web-cyberion-missing-card =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            }
       *[other]
            { $n ->
                [one] encore { $n } carte
               *[other] encore { $n } cartes
            }
    }

## Help

# $row: which of the three; $places: how many robots it can hold.
web-cyberion-about-row =
    { $row ->
        [platform] Vos Robots. Quand vous finissez votre tour, la Plateforme est complétée à { $places } avec le paquet Robots.
        [flash] Des Robots pour ce tour-ci seulement : quand vous finissez votre tour, tous ceux qui restent dans le Flash sont défaussés.
       *[stock] Des Robots mis de côté : ils restent ici, tour après tour, jusqu’à ce que vous les utilisiez.
    }
web-cyberion-about-machine-deck = C’est d’ici que l’Usine se complète quand vous finissez votre tour. Vous gagnez quand il ne reste plus de Machine.
web-cyberion-about-progress = Vous gagnez quand toutes les Machines sont réparées.
web-cyberion-about-robot-deck = C’est d’ici que viennent vos Robots. Quand il est vide, la Batterie en fait un nouveau, une fois par partie.
web-cyberion-about-repaired = Finir votre tour sans avoir réparé de Machine vous coûte une Soupape.
# $robots: what is still in the deck, by counting.
web-cyberion-about-deck = Encore dans le paquet : { $robots }.
web-cyberion-about-failsafes = Elles protègent l’usine : un tour sans Machine réparée en coûte une.
web-cyberion-about-battery = Quand le paquet Robots est vide, elle mélange la Défausse en un nouveau paquet, une fois par partie.
web-cyberion-forge = Forge
web-cyberion-about-experience = Des Machines réparées, avec lesquelles vous améliorez les Rouages.
web-cyberion-about-support = Défaussez-le pour cette habileté au niveau { $level } : { $ability }.
web-cyberion-about-multibot = Compte comme tout modèle ou toute taille pour une réparation ; il n’a pas d’habileté.
web-cyberion-about-babybot = Quand il est pioché, le Rouage de son modèle monte d’un niveau.
web-cyberion-about-limbo = Encore dans les Limbots : faites-le avec deux Robots de son modèle dont les tailles font 5.
# $tokens: how many lie under the Cog.
web-cyberion-about-interference =
    { $tokens ->
        [one] { $tokens } jeton Interférence sous ce Rouage : la prochaine fois, c’est son habileté qui se déclenche.
       *[other] { $tokens } jetons Interférence sous ce Rouage : la prochaine fois, c’est l’habileté de l’un d’eux qui se déclenche.
    }
# $abilities: what the tokens say that nobody has seen.
web-cyberion-interference-left = Encore sous les Rouages : { $abilities }.
web-cyberion-about-microbots = Utilisez des Microbots pour en remplacer un, en échanger deux, ou retirer une Machine.
web-cyberion-about-gigantobot = Personne ne le pilote encore.
web-cyberion-store-nothing = rien
web-cyberion-about-holiday = En vacances : il ne prend plus de Robots.
web-cyberion-about-damage = Quand la dernière Machine est réparée, chacun se paie en Soupapes.

web-home-about-babybots = Deux Robots d’un même modèle font un Bébébot. Sortez-les tous des Limbots.
web-home-about-gigantobots = Pilotez les Gigantobots et retirez les Dégâts Structurels avant la fin.
web-home-about-microbots = Sur chaque Machine, un Microbot réclame un Robot qui lui correspond ; vous pourrez ensuite l’utiliser.
web-home-about-multibots = Des Robots de n’importe quel modèle ou taille, et des Machines de palier III.
web-home-about-devious-cog = Des jetons Interférence, cachés sous chaque Rouage, changent l’effet de son habileté.

web-story-turn = Tour { $turn }
web-story-mark-repaired = Machine réparée
web-story-mark-upgraded = Rouage amélioré
web-story-mark-failsafe-lost = Soupape perdue
web-story-mark-battery-spent = Batterie utilisée
web-story-factory-works = L’usine fonctionne à nouveau !
web-story-factory-dark = L’usine s’éteint
# $repaired : combien de machines, sur $all.
web-story-repaired = { $repaired } Machines réparées sur { $all }
web-story-failsafes-left =
    { $failsafes ->
        [0] plus aucune Soupape
        [one] { $failsafes } Soupape restante
       *[other] { $failsafes } Soupapes restantes
    }
web-story-support-left =
    { $tokens ->
        [0] plus aucun jeton Support
        [one] { $tokens } jeton Support restant
       *[other] { $tokens } jetons Support restants
    }
web-story-robots-left =
    { $robots ->
        [0] plus aucun Robot dans le paquet
        [one] { $robots } Robot encore dans le paquet
       *[other] { $robots } Robots encore dans le paquet
    }
web-story-turns-played =
    { $turns ->
        [one] { $turns } tour joué
       *[other] { $turns } tours joués
    }

web-choose-robots = Quels Robots ?
web-choose-top = Quelles cartes vont au sommet du paquet ? La première choisie est au-dessus.
web-choose-bottom = Quelles cartes vont au bas du paquet ?
web-choose-level = À quel niveau ?
web-zone-stand = Où l’on en est
web-zone-repaired = Réparées ce tour-ci
web-zone-out = Hors du jeu
web-cyberion-about-difficulty = Plus vous commencez avec de jetons Support, plus c’est facile.
web-cyberion-about-score = Une partie perdue vaut ses Machines réparées. Une partie gagnée vaut 1000, plus 100 par jeton Soupape ou Support restant et 1 par Robot restant.
web-cyberion-box-gigantobots = Deux lectures des mêmes dix cartes : les livrets ne disent pas ce qu’elles montrent. On joue avec les dix qui montrent un modèle ou une taille ou, si la table l’a choisi, avec les dix qui montrent les deux. Jamais avec les vingt.

## What a move shows: "This shows …"

web-cyberion-shows-robot-deck = de nouveaux Robots
web-cyberion-shows-machine-deck = de nouvelles Machines
web-cyberion-shows-microbot-pile = de nouveaux Microbots
web-cyberion-shows-interference = un jeton Interférence
