### Cyberion’s table in the terminal.

board-common = common
board-turn = turn { $turn }
board-reserve = Reserve
board-cogs = Cogs
board-piles = Piles
board-factory = Factory
board-on-top = On top
board-at-bottom = At bottom
board-discard = Discard
board-failsafes =
    { $failsafes ->
        [0] no Failsafe
        [one] { $failsafes } Failsafe
       *[other] { $failsafes } Failsafes
    }
board-support = Support
board-machine-deck =
    { $machines ->
        [one] { $machines } machine to come
       *[other] { $machines } machines to come
    }
board-next-tier = tier { $tier }
board-robot-deck =
    { $robots ->
        [one] { $robots } robot in the deck
       *[other] { $robots } robots in the deck
    }
board-discarded = { $robots } discarded
board-experience = Experience { $machines }
board-repaired =
    { $machines ->
        [0] no machine repaired yet
        [one] { $machines } machine repaired
       *[other] { $machines } machines repaired
    }
board-prepared = Prepared
board-giants = Giants
board-giants-by-size = By size
board-limbo = Limbo
board-microbots = Microbots
board-interference = Interference
board-microbot-pile = { $microbots } in the pile
board-damage = Structural Damage { $damage }
board-size = size { $size }
board-holiday = holiday

choose-move = Which of these?
choose-machine = Which machine?
choose-robot = Which robot?
choose-robots = Which robots? You can type several numbers.
choose-model = Which model?
choose-machines = Which machines?
choose-on = Which Gigantobots?
choose-take = Which reward?
choose-top = Where does each card go? You can type several numbers: cards for the top lie in the order you name them.
choose-on-top = on top
choose-at-bottom = at the bottom
choose-from-deck = { $robots } from the deck

cyberion-usage-again = { $word } [0-5]

cyberion-help-piles = the discard, what you know of the deck, who pilots the Gigantobots
cyberion-help-again = after the game: another one, with so many Support tokens
cyberion-help-names = A word may be cut short while it stays clear. Type the number of a choice, or a whole move: machines and robots are written as in I/sirenbot and platform/sirenbot-3.

mark-ready = { $mark } can be repaired now
mark-microbot = { $mark } a Microbot
mark-holiday = { $mark } a Gigantobot on holiday

typed-no-level = “{ $typed }” is not a level: type 1 to 5, or I to V.
typed-no-robot = There is no “{ $typed }” in your rows.

offer-again =
    another game with { $support ->
        [0] no Support token
        [one] { $support } Support token
       *[other] { $support } Support tokens
    }
offer-same =
    again with { $support ->
        [0] no Support token
        [one] { $support } Support token
       *[other] { $support } Support tokens
    }

cyberion-play-farewell = See you soon at the factory!

## What a choice costs and brings, beside its name

cyberion-amount-platform =
    { $n ->
        [one] { $n } robot on the Platform
       *[other] { $n } robots on the Platform
    }
cyberion-amount-flash =
    { $n ->
        [one] { $n } robot in the Flash
       *[other] { $n } robots in the Flash
    }
cyberion-amount-experience = { $n } Experience
cyberion-amount-failsafes =
    { $n ->
        [one] { $n } Failsafe
       *[other] { $n } Failsafes
    }
cyberion-amount-held-microbots =
    { $n ->
        [one] { $n } Microbot
       *[other] { $n } Microbots
    }
cyberion-amount-battery = { $n } Battery
cyberion-amount-interference = { $n } Interference
cyberion-amount-factory =
    { $n ->
        [one] { $n } machine
       *[other] { $n } machines
    }
