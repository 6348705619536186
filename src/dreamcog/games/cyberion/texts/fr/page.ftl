### La table dessinée de Cyberion.

web-cyberion-mainframe = Processeur Central
web-cyberion-deck = Paquet
web-cyberion-gigantobots = Gigantobots
web-cyberion-composition = Robots
web-cyberion-in-deck = à piocher
web-cyberion-in-discard = défaussés
# How many copies of a card are where.
web-cyberion-copies = { $deck } dans le paquet, { $discard } dans la Défausse
web-cyberion-looked-at = Les cartes que vous regardez
# $ability: what happens, at the $level.
web-cyberion-at-level = { $level } : { $ability }.
web-cyberion-own-machine = Usine Individuelle : { $player }.
web-cyberion-prepared = Préparée : il lui faut un Robot de moins ce tour-ci.
web-cyberion-infected = Dessus : { $microbot }. L’un des Robots doit lui correspondre.

## Help

web-cyberion-about-machine-deck = C’est d’ici que l’Usine se complète quand vous finissez votre tour. Vous gagnez quand il ne reste plus de Machine.
web-cyberion-about-repaired = Finir votre tour sans avoir réparé de Machine vous coûte une Soupape.
# $robots: what is still in the deck, by counting.
web-cyberion-about-deck = Encore dans le paquet : { $robots }.
web-cyberion-about-failsafes = Elles protègent l’usine : un tour sans Machine réparée en coûte une.
web-cyberion-about-battery = Quand le paquet Robots est vide, elle mélange la Défausse en un nouveau paquet, une fois par partie.
web-cyberion-about-experience = Des Machines réparées, avec lesquelles vous améliorez les Rouages.
web-cyberion-about-support = Défaussez-le pour cette habileté au niveau III.
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
web-cyberion-about-holiday = En vacances : il ne prend plus de Robots.
web-cyberion-about-damage = Quand la dernière Machine est réparée, chacun se paie en Soupapes.

web-home-about-babybots = Deux Robots d’un même modèle font un Bébébot. Sortez-les tous des Limbots.
web-home-about-gigantobots = Pilotez les Gigantobots et retirez les Dégâts Structurels avant la fin.
web-home-about-microbots = Sur chaque Machine, un Microbot réclame un Robot à son goût, puis vous aide.
web-home-about-multibots = Des Robots de n’importe quel modèle ou taille, et des Machines de palier III.
web-home-about-devious-cog = Des Interférences se cachent sous chaque Rouage : les habiletés réservent des surprises.

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
