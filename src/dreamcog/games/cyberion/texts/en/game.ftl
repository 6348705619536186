### Cyberion.

cyberion-title = Cyberion
cyberion-about = Repair the machines of a sabotaged factory with robots, alone or as two.
cyberion-welcome = The Devious Cog has sabotaged the factory! Repair every machine before your Failsafes run out. Type a number, or ? for help.

## Things

cyberion-model-sirenbot = Sirenbot
cyberion-model-stockbot = Stockbot
cyberion-model-cyclobot = Cyclobot
cyberion-model-planbot = Planbot
cyberion-model-commandbot = Commandbot

cyberion-short-sirenbot = Siren
cyberion-short-stockbot = Stock
cyberion-short-cyclobot = Cyclo
cyberion-short-planbot = Plan
cyberion-short-commandbot = Command

cyberion-robot = { $model } { $size }
cyberion-robot-any-model = Multibot { $size }
cyberion-robot-any-size = Multibot { $model }
cyberion-robot-baby = Babybot { $model }
cyberion-gigantobot-model = { $model } Gigantobot
cyberion-gigantobot-size = Gigantobot of size { $size }
cyberion-gigantobot-both = { $model } { $size } Gigantobot
cyberion-microbot-model = { $model } Microbot
cyberion-microbot-size = Microbot of size { $size }
cyberion-placed = { $robot } ({ $where })

cyberion-row-platform = Platform
cyberion-row-flash = Flash
cyberion-row-stock = Stock

cyberion-battery-charged = Battery charged
cyberion-battery-spent = Battery spent

cyberion-machine = { $tier } · { $demand }
cyberion-demand-model = { $robots } { $model }s
cyberion-demand-size = { $robots } robots of size { $trait }
cyberion-demand-identical = { $robots } identical robots
cyberion-demand-sum-min = { $robots } robots, sum at least { $trait }
cyberion-demand-sum-max = { $robots } robots, sum at most { $trait }
cyberion-demand-pairs = { $robots } robots: { $pair } + { $rest } alike in size
cyberion-demand-run = a run of { $robots } sizes

## Abilities, by what stands on the Mainframe

cyberion-ability-none = for nothing
cyberion-ability-sirenbot =
    { $number ->
        [one] { $number } robot comes from the deck to the Flash
       *[other] { $number } robots come from the deck to the Flash
    }
cyberion-ability-stockbot =
    { $number ->
        [one] up to { $number } robot moves to the Stock
       *[other] up to { $number } robots move to the Stock
    }
cyberion-ability-cyclobot =
    { $what ->
        [cyclobot] a Cyclobot
       *[any] any robot
    } goes from the discard to the { $to ->
        [deck] top of the deck
       *[platform] Platform
    }
cyberion-ability-planbot =
    { $number ->
        [one] look at { $number } card of the deck, then take the top one
       *[other] look at { $number } cards of the deck, then take the top one
    }
cyberion-ability-commandbot =
    { $number ->
        [one] discard { $number } more robot to Prepare a machine
       *[other] discard { $number } more robots to Prepare a machine
    }

## Options

cyberion-option-players = Players
cyberion-option-support = Support tokens
cyberion-option-expansions = Expansions
cyberion-option-microbot-swap-cost = Microbots it costs to swap those of two machines
cyberion-option-gigantobot-traits = What a Gigantobot shows
cyberion-option-first = First player
cyberion-option-seed = Seed
cyberion-option-box = Box
cyberion-offer-expansions = With expansions …
cyberion-with-babybots = Babybots
cyberion-with-gigantobots = Gigantobots
cyberion-with-microbots = Microbots
cyberion-with-multibots = Multibots
cyberion-with-devious-cog = The Devious Cog
cyberion-value-gigantobot-traits-one = one trait: a model or a size
cyberion-value-gigantobot-traits-two = two traits: a model and a size

## Moves: their names

cyberion-move-repair = Repair
cyberion-move-trigger = Trigger
cyberion-move-waive = For nothing
cyberion-move-support = Support
cyberion-move-upgrade = Upgrade
cyberion-move-store = Store
cyberion-move-recover = Recover
cyberion-move-arrange = Arrange
cyberion-move-prepare = Prepare
cyberion-move-make-babybot = Babybot
cyberion-move-pilot = Pilot
cyberion-move-microbot-replace = Replace
cyberion-move-microbot-swap = Swap
cyberion-move-microbot-remove = Remove
cyberion-move-choose-level = Level
cyberion-move-reward = Reward
cyberion-move-end-turn = End turn

## Moves: what is typed

cyberion-type-repair = repair
cyberion-type-trigger = trigger
cyberion-type-support = support
cyberion-type-upgrade = upgrade
cyberion-type-store = store
cyberion-type-recover = recover
cyberion-type-arrange = arrange
cyberion-type-prepare = prepare
cyberion-type-make-babybot = babybot
cyberion-type-pilot = pilot
cyberion-type-microbot-replace = replace
cyberion-type-microbot-swap = swap
cyberion-type-microbot-remove = remove
cyberion-type-choose-level = level
cyberion-type-reward = reward
cyberion-type-end-turn = end

cyberion-usage-repair = { $word } MACHINE ROBOT …
cyberion-usage-trigger = { $word } ROBOT [LEVEL]
cyberion-usage-support = { $word } MODEL [LEVEL]
cyberion-usage-upgrade = { $word } MODEL
cyberion-usage-store = { $word } ROBOT …
cyberion-usage-recover = { $word } ROBOT
cyberion-usage-arrange = { $word } CARD … / CARD …
cyberion-usage-prepare = { $word } MACHINE ROBOT …
cyberion-usage-make-babybot = { $word } ROBOT ROBOT
cyberion-usage-pilot = { $word } ROBOT ROBOT GIANT GIANT
cyberion-usage-microbot-replace = { $word } MACHINE
cyberion-usage-microbot-swap = { $word } MACHINE MACHINE
cyberion-usage-microbot-remove = { $word } MACHINE
cyberion-usage-choose-level = { $word } LEVEL
cyberion-usage-reward = { $word } failsafes/damage
cyberion-usage-end-turn = { $word }

cyberion-help-repair = discard robots that meet a machine’s demand
cyberion-help-trigger = discard a robot for its ability (level 1: for nothing)
cyberion-help-support = discard a Support token for its ability
cyberion-help-upgrade = pay with Experience to move a Cog up
cyberion-help-store = answer a Stockbot
cyberion-help-recover = answer a Cyclobot
cyberion-help-arrange = answer a Planbot: cards on top / at the bottom
cyberion-help-prepare = answer a Commandbot; the deck pays what you do not name
cyberion-help-make-babybot = make a Babybot of two robots
cyberion-help-pilot = lay two robots on Gigantobots (- for none)
cyberion-help-microbot-replace = spend Microbots: another one for a machine
cyberion-help-microbot-swap = spend Microbots: swap those of two machines
cyberion-help-microbot-remove = spend Microbots: remove a machine
cyberion-help-choose-level = answer an Interference token
cyberion-help-reward = answer a Gigantobot
cyberion-help-end-turn = end your Intervention: Closing follows

## Questions

cyberion-ask-intervention = Your Intervention: what will you do?
cyberion-ask-intervention-named = { $player }, your Intervention: what will you do?
cyberion-ask-choose-level = Interference: at which level do you use the { $model }’s ability?
cyberion-ask-reward =
    { $left ->
        [one] A Gigantobot goes on holiday: which reward do you take?
       *[other] { $left } Gigantobots go on holiday: which reward do you take first?
    }
cyberion-take-failsafes = failsafes
cyberion-take-damage = damage
cyberion-reward-failsafes = Failsafes from the Forge
cyberion-reward-damage = remove a Structural Damage
cyberion-ask-store =
    { $left ->
        [one] Stockbot: move a robot from the Platform or the Flash to the Stock, or none.
       *[other] Stockbot: move up to { $left } robots from the Platform and the Flash to the Stock.
    }
cyberion-ask-recover =
    Cyclobot: which { $what ->
        [cyclobot] Cyclobot
       *[any] robot
    } goes from the discard to the { $to ->
        [deck] top of the deck
       *[platform] Platform
    }?
cyberion-ask-arrange =
    { $left ->
        [one] Planbot: leave this card on top of the deck, or put it at the bottom? The top card then comes to you.
       *[other] Planbot: put these { $left } cards on top of the deck or at the bottom. The top card then comes to you.
    }
cyberion-ask-prepare =
    { $left ->
        [one] Commandbot: which machine do you Prepare? It costs { $left } robot, from your rows or from the deck.
       *[other] Commandbot: which machine do you Prepare? It costs { $left } robots, from your rows or from the deck.
    }
cyberion-done-store = that is all
cyberion-done-prepare = the deck pays the rest

cyberion-plus-babybots = Babybots
cyberion-plus-gigantobots = Gigantobots
cyberion-plus-microbots = Microbots
cyberion-plus-multibots = Multibots
cyberion-plus-devious-cog = Devious Cog
# $player: one or several, $players: how many; $turn: how many there were; $failsafes: how many are left.
cyberion-share-won =
    { $players ->
        [1] { $player } repaired all { $all } machines
       *[other] { $player } together repaired all { $all } machines
    } in { $turn } turns, with { $failsafes ->
        [0] no Failsafe left
        [one] { $failsafes } Failsafe left
       *[other] { $failsafes } Failsafes left
    }
# $machines: how many were repaired, of $all.
cyberion-share-lost =
    { $players ->
        [1] { $player } repaired { $machines } of { $all } machines in { $turn } turns
       *[other] { $player } together repaired { $machines } of { $all } machines in { $turn } turns
    }
