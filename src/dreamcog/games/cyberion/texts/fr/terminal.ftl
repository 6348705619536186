### La table de Cyberion dans le terminal.

board-common = Commune
board-turn = tour { $turn }
board-reserve = Réserve
board-cogs = Rouages
board-piles = Paquets
board-factory = Usine
board-on-top = Au sommet
board-at-bottom = Au bas
board-discard = Défausse
board-failsafes =
    { $failsafes ->
        [0] aucune Soupape
        [one] { $failsafes } Soupape
       *[other] { $failsafes } Soupapes
    }
board-support = Support
board-machine-deck =
    { $machines ->
        [one] { $machines } Machine à venir
       *[other] { $machines } Machines à venir
    }
board-next-tier = palier { $tier }
board-robot-deck =
    { $robots ->
        [one] { $robots } Robot dans le paquet
       *[other] { $robots } Robots dans le paquet
    }
board-discarded =
    { $robots ->
        [one] { $robots } défaussé
       *[other] { $robots } défaussés
    }
board-experience = Expérience { $machines }
board-repaired =
    { $machines ->
        [0] aucune Machine réparée
        [one] { $machines } Machine réparée
       *[other] { $machines } Machines réparées
    }
board-prepared = Préparée
board-giants = Gigantobots
board-giants-by-size = Par taille
board-limbo = Limbots
board-microbots = Microbots
board-interference = Interférences
board-microbot-pile = { $microbots } dans la pile
board-damage = Dégâts Structurels { $damage }
board-size = taille { $size }
board-holiday = vacances

choose-move = Lequel de ces coups ?
choose-machine = Quelle Machine ?
choose-robot = Quel Robot ?
choose-robots = Quels Robots ? Vous pouvez taper plusieurs numéros.
choose-model = Quel modèle ?
choose-machines = Quelles Machines ?
choose-on = Quels Gigantobots ?
choose-take = Quelle récompense ?
choose-top = Où va chaque carte ? Vous pouvez taper plusieurs numéros : au sommet, les cartes gardent l’ordre où vous les nommez.
choose-on-top = au sommet
choose-at-bottom = au bas du paquet
choose-from-deck = { $robots } du paquet

cyberion-usage-again = { $word } [0-5]

cyberion-help-piles = la Défausse, ce que vous savez du paquet, qui pilote les Gigantobots
cyberion-help-again = après la partie : en jouer une autre, avec tant de jetons Support
cyberion-help-names = Un mot peut être abrégé tant qu’il reste clair. Tapez le numéro d’un choix, ou un coup entier : Machines et Robots s’écrivent comme I/sirenbot et plateforme/sirenbot-3.

mark-ready = { $mark } réparable maintenant
mark-microbot = { $mark } un Microbot
mark-holiday = { $mark } un Gigantobot en vacances

typed-no-level = « { $typed } » n’est pas un niveau : tapez 1 à 5, ou I à V.
typed-no-robot = Il n’y a pas de « { $typed } » dans vos rangées.

offer-again =
    une autre partie { $support ->
        [0] sans jeton Support
        [one] avec { $support } jeton Support
       *[other] avec { $support } jetons Support
    }
offer-same =
    recommencer { $support ->
        [0] sans jeton Support
        [one] avec { $support } jeton Support
       *[other] avec { $support } jetons Support
    }

cyberion-play-farewell = À bientôt à l’usine !

## Ce qu’un choix coûte et apporte, à côté de son nom

cyberion-amount-platform =
    { $n ->
        [one] { $n } robot dans la Plateforme
       *[other] { $n } robots dans la Plateforme
    }
cyberion-amount-flash =
    { $n ->
        [one] { $n } robot dans le Flash
       *[other] { $n } robots dans le Flash
    }
cyberion-amount-experience = { $n } Expérience
cyberion-amount-failsafes =
    { $n ->
        [one] { $n } Soupape
       *[other] { $n } Soupapes
    }
cyberion-amount-held-microbots =
    { $n ->
        [one] { $n } Microbot
       *[other] { $n } Microbots
    }
cyberion-amount-battery = { $n } Batterie
cyberion-amount-interference = { $n } Interférence
cyberion-amount-factory =
    { $n ->
        [one] { $n } Machine
       *[other] { $n } Machines
    }
