### Cyberion’s drawn table.

web-cyberion-mainframe = Mainframe
web-cyberion-deck = Deck
web-cyberion-gigantobots = Gigantobots
web-cyberion-composition = Robots
web-cyberion-in-deck = in the deck
web-cyberion-in-discard = discarded
# Neither in the deck nor in the discard: in a row, on a Gigantobot, out of the game.
web-cyberion-elsewhere = elsewhere
# How many copies of a card are where.
web-cyberion-copies = { $deck } in the deck, { $discard } discarded, { $elsewhere } elsewhere
web-cyberion-looked-at = The cards you look at
# $ability: what happens, at the $level.
web-cyberion-at-level = Level { $level }: { $ability }.
# Above how many machines were repaired in this turn.
web-cyberion-this-turn = this turn
web-cyberion-no-ability = Level { $level }: no ability yet.
# What moving a Cog one level up costs.
web-cyberion-upgrade = Upgrade from level { $from } to { $to }: { $cost }
web-cyberion-own-machine = In the Individual Factory of { $player }: nobody else can repair it.
web-cyberion-prepared = Prepared: this turn it needs one robot fewer.
web-cyberion-infected = On it: { $microbot }. One of the robots must match it.

# What a move brings: a Cog to the $level.
web-cyberion-to-level = level { $level }
web-cyberion-loses = loses the game
# $what: what a move costs, such as 1 Failsafe; $left: how many are left then.
web-cyberion-costs-failsafes =
    { $left ->
        [0] costs { $what }: then none is left
       *[other] costs { $what }: { $left } left
    }
web-cyberion-costs-last-failsafe = This costs your last Failsafe. Do it all the same?

# What is still to be picked: $n of it, beside $picked that are.
web-cyberion-missing-robot =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } robot
               *[other] { $n } robots
            }
       *[other]
            { $n ->
                [one] { $n } more robot
               *[other] { $n } more robots
            }
    }
web-cyberion-missing-machine =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } machine
               *[other] { $n } machines
            }
       *[other]
            { $n ->
                [one] { $n } more machine
               *[other] { $n } more machines
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
                [one] { $n } more Gigantobot
               *[other] { $n } more Gigantobots
            }
    }
web-cyberion-missing-card =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } card
               *[other] { $n } cards
            }
       *[other]
            { $n ->
                [one] { $n } more card
               *[other] { $n } more cards
            }
    }

## Help

# $row: which of the three; $places: how many robots it can hold.
web-cyberion-about-row =
    { $row ->
        [platform] Your robots. When you end your turn, the Platform is filled up to { $places } from the robot deck.
        [flash] Robots for this turn only: when you end your turn, all that are still in the Flash are discarded.
       *[stock] Robots that are put aside: they stay here until you use them, turn after turn.
    }
web-cyberion-about-machine-deck = From here the Factory is filled up when you end your turn. You win when no machine is left.
web-cyberion-about-progress = You win when every machine is repaired.
web-cyberion-about-robot-deck = From here robots come to you. When it is empty, the Battery makes a new one, once a game.
web-cyberion-about-repaired = End your turn without repairing a machine, and you lose a Failsafe.
# $robots: what is still in the deck, by counting.
web-cyberion-about-deck = Still in the deck: { $robots }.
web-cyberion-about-failsafes = They keep the factory going: a turn without a repaired machine costs one.
web-cyberion-about-battery = When the robot deck is empty, it shuffles the discard into a new one, once a game.
web-cyberion-forge = Forge
web-cyberion-about-experience = Repaired machines, with which you upgrade Cogs.
web-cyberion-about-support = Discard it for this ability at level { $level }: { $ability }.
web-cyberion-about-multibot = Counts as any model or any size for a repair; it has no ability.
web-cyberion-about-babybot = When it is drawn, its model’s Cog moves up a level.
web-cyberion-about-limbo = Still in Limbo: make it from two robots of its model whose sizes add up to 5.
# $tokens: how many lie under the Cog.
web-cyberion-about-interference =
    { $tokens ->
        [one] { $tokens } Interference token lies under this Cog: next time, its ability happens instead.
       *[other] { $tokens } Interference tokens lie under this Cog: next time, the ability of one of them happens instead.
    }
# $abilities: what the tokens say that nobody has seen.
web-cyberion-interference-left = Still under the Cogs: { $abilities }.
web-cyberion-about-microbots = Spend Microbots to replace one, to swap two, or to remove a machine.
web-cyberion-about-gigantobot = Nobody pilots it yet.
web-cyberion-store-nothing = nothing
web-cyberion-about-holiday = On holiday: it takes no more robots.
web-cyberion-about-damage = When the last machine is repaired, each of these is paid for with Failsafes.

web-home-about-babybots = Two robots of a model make a Babybot. Bring all of them out of Limbo.
web-home-about-gigantobots = Pilot the Gigantobots, and mend Structural Damage before the end.
web-home-about-microbots = A Microbot on each machine asks for a robot of its kind. Afterwards you may spend it.
web-home-about-multibots = Robots of any model or any size, and machines of tier III.
web-home-about-devious-cog = Interference tokens lie face down under each Cog and change what its ability does.

web-story-turn = Turn { $turn }
web-story-mark-repaired = machine repaired
web-story-mark-upgraded = Cog upgraded
web-story-mark-failsafe-lost = Failsafe lost
web-story-mark-battery-spent = Battery used
web-story-factory-works = The factory works again!
web-story-factory-dark = The factory goes dark
# $repaired: how many machines, of $all.
web-story-repaired = { $repaired } of { $all } machines repaired
web-story-failsafes-left =
    { $failsafes ->
        [0] no Failsafe left
        [one] { $failsafes } Failsafe left
       *[other] { $failsafes } Failsafes left
    }
web-story-support-left =
    { $tokens ->
        [0] no Support token left
        [one] { $tokens } Support token left
       *[other] { $tokens } Support tokens left
    }
web-story-robots-left =
    { $robots ->
        [0] no robot left in the deck
        [one] { $robots } robot left in the deck
       *[other] { $robots } robots left in the deck
    }
web-story-turns-played =
    { $turns ->
        [one] { $turns } turn played
       *[other] { $turns } turns played
    }

web-choose-robots = Which robots?
web-choose-top = Which cards go on top of the deck? The first you choose lies on top.
web-choose-bottom = Which cards go to the bottom of the deck?
web-choose-level = At which level?
web-zone-stand = How it stands
web-zone-repaired = Repaired this turn
web-zone-out = Out of the game
web-cyberion-about-difficulty = The more Support tokens you start with, the easier it is.
web-cyberion-about-score = A lost game scores its repaired machines. A won one scores 1000, and 100 for each Failsafe and Support token left, and 1 for each robot left.
web-cyberion-box-gigantobots = Two readings of the same ten cards: the rulebooks do not say what they show. A game is played with the ten that show a model or a size or, if its table chose so, with the ten that show both. Never with all twenty.

## What a move shows: "This shows …"

web-cyberion-shows-robot-deck = new robots
web-cyberion-shows-machine-deck = new machines
web-cyberion-shows-microbot-pile = new Microbots
web-cyberion-shows-interference = an Interference token
