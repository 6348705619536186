### Mech A Dream.

mech-a-dream-title = Mech A Dream
mech-a-dream-about = Build machines that give your robot dreams, in one week at the factory, for 2 to 4 players.
mech-a-dream-welcome = Your robot would like to dream! In seven days and nights, build the machines that make the most dreams. Type a number, or ? for help.

## Units: their names, in full and counted, and counted where there is little room

mech-a-dream-unit-flower = Electric Flowers
mech-a-dream-unit-ink = Magic Ink
mech-a-dream-unit-rainbow = Rainbows
mech-a-dream-unit-point = Dream points
mech-a-dream-unit-hourglass = Hourglasses
mech-a-dream-unit-activation = Activations

mech-a-dream-counted-flower =
    { $n ->
        [one] { $n } Electric Flower
       *[other] { $n } Electric Flowers
    }
mech-a-dream-counted-ink =
    { $n ->
        [one] { $n } drop of Magic Ink
       *[other] { $n } drops of Magic Ink
    }
mech-a-dream-counted-rainbow =
    { $n ->
        [one] { $n } Rainbow
       *[other] { $n } Rainbows
    }
mech-a-dream-counted-point =
    { $n ->
        [one] { $n } Dream point
       *[other] { $n } Dream points
    }
mech-a-dream-counted-hourglass =
    { $n ->
        [one] { $n } construction time boost
       *[other] { $n } construction time boosts
    }
mech-a-dream-counted-activation =
    { $n ->
        [one] { $n } activation of your robot or of a machine
       *[other] { $n } activations of your robot or of machines
    }

mech-a-dream-amount-flower =
    { $n ->
        [one] { $n } flower
       *[other] { $n } flowers
    }
mech-a-dream-amount-ink = { $n } ink
mech-a-dream-amount-rainbow =
    { $n ->
        [one] { $n } rainbow
       *[other] { $n } rainbows
    }
mech-a-dream-amount-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
mech-a-dream-amount-hourglass =
    { $n ->
        [one] { $n } hourglass
       *[other] { $n } hourglasses
    }
mech-a-dream-amount-activation =
    { $n ->
        [one] { $n } activation
       *[other] { $n } activations
    }

## Things

mech-a-dream-kind-resource = Resource machine
mech-a-dream-kind-power = Power machine
mech-a-dream-kind-economical = Economical machine
mech-a-dream-kind-crystal = Crystal machine

mech-a-dream-colour-resource = blue
mech-a-dream-colour-power = red
mech-a-dream-colour-economical = green
mech-a-dream-colour-crystal = yellow

mech-a-dream-belt-resource = blue and green belt
mech-a-dream-belt-power = red belt
mech-a-dream-belt-crystal = yellow belt

mech-a-dream-part-set-up = Set-up
mech-a-dream-part-morning = Morning
mech-a-dream-part-afternoon = Afternoon
mech-a-dream-part-evening = Evening
mech-a-dream-part-night = Night

mech-a-dream-tile = { $named }
mech-a-dream-tile-in-full = { $named } ({ $kind })
mech-a-dream-delivery = Delivery card { $named }
mech-a-dream-monitor = Monitor Screen { $named }
mech-a-dream-specialist = Specialist { $named }
mech-a-dream-robot = robot
mech-a-dream-own-robot = Your robot
mech-a-dream-thing-of = { $thing } ({ $player })

## What things do

mech-a-dream-takes = take { $gives }
mech-a-dream-pays = pay { $pays }: { $does }
mech-a-dream-then = { $first }, then { $next }
mech-a-dream-either = { $one }; or { $other }
mech-a-dream-nothing = nothing
mech-a-dream-special-evening-package = open today’s evening package, with no Assistant and no price
mech-a-dream-special-buy = buy a tile without an Assistant, and put it 2 slots further on
mech-a-dream-special-copy = do what an opponent’s robot or completed purple machine does
mech-a-dream-power-ink-discount = 1 ink less for every blue, red or green tile
mech-a-dream-power-rainbow-discount = 1 rainbow less for every yellow tile
mech-a-dream-power-hourglass-discount = tiles you buy start 1 slot further on
mech-a-dream-power-flower-discount = 1 flower less at the delivery dock
mech-a-dream-completion = when completed: { $gives }
mech-a-dream-lasting = { $gives }; from then on { $power }
mech-a-dream-start = you start with { $gives }
mech-a-dream-after = after { $actions }: { $gives }
mech-a-dream-action-stock-room = the stock room
mech-a-dream-action-dock = the delivery dock
mech-a-dream-action-buy = buying
mech-a-dream-action-build = building

## Options

mech-a-dream-option-players = Players
mech-a-dream-option-variants = Variations
mech-a-dream-option-specialist-instead-of = A Specialist is taken in place of
mech-a-dream-option-first = First player
mech-a-dream-option-seed = Seed
mech-a-dream-option-box = Box
mech-a-dream-offer-variants = With variations …
mech-a-dream-with-robots = Enlightened Robots
mech-a-dream-with-specialists = Specialists
mech-a-dream-value-specialist-instead-of-choice = the floor’s final choice
mech-a-dream-value-specialist-instead-of-floor = the whole floor
mech-a-dream-value-specialist-instead-of-addition = nothing: it comes besides what the floor gives

## Moves: their names

mech-a-dream-move-stock-room = Stock room
mech-a-dream-move-dock = Delivery dock
mech-a-dream-move-buy = Buy
mech-a-dream-move-build = Build
mech-a-dream-move-activate = Activate
mech-a-dream-move-sleep = Sleep
mech-a-dream-move-choose-monitor = Keep
mech-a-dream-move-choose-specialist = Specialist
mech-a-dream-move-boost = Hourglass
mech-a-dream-move-take = Take
mech-a-dream-move-bonus = Bonus
mech-a-dream-move-decline = Decline

## Moves: what is typed

mech-a-dream-type-stock-room = stock
mech-a-dream-type-dock = dock
mech-a-dream-type-buy = buy
mech-a-dream-type-build = build
mech-a-dream-type-activate = activate
mech-a-dream-type-sleep = sleep
mech-a-dream-type-choose-monitor = keep
mech-a-dream-type-choose-specialist = choose
mech-a-dream-type-boost = hourglass
mech-a-dream-type-take = take
mech-a-dream-type-bonus = bonus
mech-a-dream-type-decline = decline

mech-a-dream-usage-stock-room = { $word } flowers/ink/SPECIALIST
mech-a-dream-usage-dock = { $word }
mech-a-dream-usage-buy = { $word } TILE
mech-a-dream-usage-build = { $word } TILE
mech-a-dream-usage-activate = { $word } robot/TILE [PLAYER/TILE] [a/b]
mech-a-dream-usage-sleep = { $word }
mech-a-dream-usage-choose-monitor = { $word } SCREEN
mech-a-dream-usage-choose-specialist = { $word } SPECIALIST
mech-a-dream-usage-boost = { $word } TILE
mech-a-dream-usage-take = { $word } flowers/ink
mech-a-dream-usage-bonus = { $word } SPECIALIST
mech-a-dream-usage-decline = { $word }

## Moves: what they do

mech-a-dream-help-stock-room = work in the stock room: take what this part’s floor shows
mech-a-dream-help-dock = pay at the delivery dock and open this part’s packages
mech-a-dream-help-buy = buy a tile on offer for your belt
mech-a-dream-help-build = send your Assistant to a machine on your belt
mech-a-dream-help-activate = activate your robot, or a completed purple machine of your workshop
mech-a-dream-help-sleep = finish your night
mech-a-dream-help-choose-monitor = choose the Monitor Screen you keep
mech-a-dream-help-choose-specialist = choose the Specialist you start with
mech-a-dream-help-boost = use an hourglass: a machine on your belt goes one slot on
mech-a-dream-help-take = take flowers or ink
mech-a-dream-help-bonus = say which Specialist’s bonus comes next
mech-a-dream-help-decline = do without an activation

## Questions

mech-a-dream-ask-morning = It is morning: what does your Assistant do?
mech-a-dream-ask-afternoon = It is afternoon: what does your Assistant do?
mech-a-dream-ask-evening = It is evening: what does your Assistant do?
mech-a-dream-ask-night = It is night: what do you activate, or do you sleep?
mech-a-dream-ask-choose-monitor = Which Monitor Screen do you keep? The others see it once all have chosen.
mech-a-dream-ask-choose-specialist = Which Specialist do you start with?
mech-a-dream-ask-boost =
    { $left ->
        [one] An hourglass: which machine goes one slot on?
       *[other] { $left } hourglasses, one after the other: which machine goes one slot on?
    }
mech-a-dream-ask-take = { $choice }: which do you take?
mech-a-dream-ask-activate =
    { $left ->
        [one] An activation: your robot, a machine, or neither?
       *[other] { $left } activations, one after the other: your robot, a machine, or neither?
    }
mech-a-dream-ask-buy = Which tile do you buy? It comes without an Assistant, { $further } slots further on.
mech-a-dream-ask-bonus = { $left } Specialists have a bonus for you: whose comes next?
mech-a-dream-ask-named = { $player }: { $question }

mech-a-dream-plus-robots = Enlightened Robots
mech-a-dream-plus-specialists = Specialists
# $player: whose result it is; $points: their own; $best: the best other player’s.
mech-a-dream-share-won = { $player } won by { $points } points to { $best }
mech-a-dream-share-lost = { $player } lost by { $points } points to { $best }
# $number: of the move from which on; $best: the best score; $made: the one that was reached.
mech-a-dream-review-ending = On the last day, from move { $number } on, a score of { $best } was possible; it came to { $made }.
mech-a-dream-review-ending-best = On the last day, from move { $number } on, no higher score than { $best } was possible.
