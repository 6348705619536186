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

mech-a-dream-tile = { $kind } { $id }
mech-a-dream-delivery = Delivery card { $id }
mech-a-dream-monitor = Monitor Screen { $id }
mech-a-dream-specialist = Specialist { $id }
mech-a-dream-robot = robot

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
mech-a-dream-completion = when complete: { $gives }
mech-a-dream-lasting = { $gives }; from then on { $power }
mech-a-dream-start = you start with { $gives }
mech-a-dream-after = after { $actions }: { $gives }
mech-a-dream-action-stock-room = the stock room
mech-a-dream-action-dock = the delivery dock
mech-a-dream-action-buy = buying
mech-a-dream-action-build = building

## Options

mech-a-dream-option-players = Players
mech-a-dream-option-variants = Variants
mech-a-dream-option-specialist-instead-of = A Specialist comes in place of
mech-a-dream-option-first = First player
mech-a-dream-option-seed = Seed
mech-a-dream-option-box = Box
mech-a-dream-with-robots = Enlightened Robots
mech-a-dream-with-specialists = Specialists
mech-a-dream-instead-of-choice = the floor’s final choice
mech-a-dream-instead-of-floor = the whole floor

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
mech-a-dream-help-activate = use your robot, or a completed purple machine of your workshop
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
mech-a-dream-ask-bonus = { $left } Specialists reward you: whose bonus comes next?
mech-a-dream-ask-named = { $player }: { $question }

## Events

mech-a-dream-event-assistant-sent =
    { $player } sends the { $part ->
        [morning] morning
        [afternoon] afternoon
       *[evening] evening
    } Assistant { $where ->
        [stock-room] to the stock room
        [dock] to the delivery dock
       *[machine] to the { $tile }
    }.
mech-a-dream-event-gained =
    { $amount ->
        [0] { $player } takes nothing: there is no room for more.
       *[other] { $player } takes { $amounts }.
    }
mech-a-dream-event-paid = { $player } pays { $amounts }.
mech-a-dream-event-machine-bought = { $player } buys the { $tile } ({ $does }).
mech-a-dream-event-tile-revealed = New on the { $belt }: { $tile } ({ $does }).
mech-a-dream-event-machine-moved =
    { $slot ->
        [0] { $player }: the { $tile } leaves the belt.
       *[other] { $player }: the { $tile } goes on to slot { $slot }.
    }
mech-a-dream-event-machine-completed =
    { $place ->
        [one] { $player } has completed a first machine: the { $tile }.
       *[other] { $player } has completed the { $tile }: { $place } machines in the workshop.
    }
mech-a-dream-event-hourglasses-lost =
    { $amount ->
        [one] { $player } loses an hourglass: the belt is empty.
       *[other] { $player } loses { $amount } hourglasses: the belt is empty.
    }
mech-a-dream-event-activated =
    { $what ->
        [robot] { $player } uses the robot.
       *[machine] { $player } uses the { $tile }.
    }
mech-a-dream-event-copied =
    { $what ->
        [robot] { $player } copies the robot of { $owner }.
       *[machine] { $player } copies the { $tile } of { $owner }.
    }
mech-a-dream-event-declined = { $player } does without the activation.
mech-a-dream-event-slept = { $player } goes to sleep.
mech-a-dream-event-delivery-revealed = At the dock today: { $delivery }, for { $price }.
mech-a-dream-event-part-began =
    { $part ->
        [morning] Day { $day } begins.
        [afternoon] Day { $day }: it is afternoon.
        [evening] Day { $day }: it is evening.
       *[night] Day { $day }: night falls, and the Assistants go home.
    }
mech-a-dream-event-monitor-chosen = { $player } has chosen a Monitor Screen.
mech-a-dream-event-monitor-kept = { $player } keeps the { $monitor } in secret ({ $does }).
mech-a-dream-event-monitor-shown = { $player } shows the { $monitor } ({ $does }).
mech-a-dream-event-first-player-drawn = { $player } is the first player.
mech-a-dream-event-specialist-taken =
    { $from ->
        [centre] { $player } takes the { $specialist } ({ $does }).
       *[player] { $player } takes the { $specialist } from { $owner } ({ $does }).
    }
mech-a-dream-event-token-turned =
    { $price ->
        [0] { $player }: the { $specialist } loses the Price token and is free.
        [one] { $player }: the { $specialist } now costs { $price } rainbow.
       *[other] { $player }: the { $specialist } now costs { $price } rainbows.
    }
mech-a-dream-event-bonus-taken = The { $specialist } rewards { $player }.
mech-a-dream-event-ended =
    { $machines ->
        [one] The game ends after the night of day { $day }; the fullest workshop has { $machines } machine.
       *[other] The game ends after the night of day { $day }; the fullest workshop has { $machines } machines.
    }

## How a game ends

mech-a-dream-outcome =
    { $winners ->
        [one] { $player } wins with { $points }. Sweet dreams!
       *[other] { $player } win together with { $points }. Sweet dreams!
    }

## Refusals

mech-a-dream-refusal-game-is-over = The game is over: nothing more can be played.
mech-a-dream-refusal-not-your-turn = It is another player’s turn.
mech-a-dream-refusal-asleep = You are asleep already: the next day begins when everybody sleeps.
mech-a-dream-refusal-question-is-open = First answer the question on the table, then go on.
mech-a-dream-refusal-nothing-to-answer = That answers a question, and none is waiting for you.
mech-a-dream-refusal-only-at-night = That is for the night: by day your Assistant works.
mech-a-dream-refusal-not-at-night = Assistants rest at night: activate what you have, or sleep.
mech-a-dream-refusal-choose-monitor-first = First choose the Monitor Screen you keep.
mech-a-dream-refusal-choose-specialist-first = First choose the Specialist you start with.
mech-a-dream-refusal-set-up-is-over = That belongs to the set-up, and the game has begun.
mech-a-dream-refusal-not-enough-flowers =
    { $wanted ->
        [one] That costs { $wanted } flower; you have { $found }.
       *[other] That costs { $wanted } flowers; you have { $found }.
    }
mech-a-dream-refusal-not-enough-ink = That costs { $wanted } ink; you have { $found }.
mech-a-dream-refusal-not-enough-rainbows =
    { $wanted ->
        [one] That costs { $wanted } rainbow; you have { $found }.
       *[other] That costs { $wanted } rainbows; you have { $found }.
    }
mech-a-dream-refusal-not-enough-points =
    { $wanted ->
        [one] That costs { $wanted } point; you have { $found }.
       *[other] That costs { $wanted } points; you have { $found }.
    }
mech-a-dream-refusal-not-for-sale = That tile is not on offer.
mech-a-dream-refusal-nothing-to-buy = There is no tile on offer that you could pay.
mech-a-dream-refusal-nothing-to-build = There is no machine on your belt to work on.
mech-a-dream-refusal-not-on-your-belt = That machine is not on your belt.
mech-a-dream-refusal-not-in-workshop = That machine is not in the workshop.
mech-a-dream-refusal-has-no-effect = Green and yellow machines are not activated: only purple ones are.
mech-a-dream-refusal-used-tonight = You have used that tonight already; it works again tomorrow night.
mech-a-dream-refusal-already-resolving = That is being resolved now: it cannot begin again inside itself.
mech-a-dream-refusal-no-such-option = It cannot be used in that way.
mech-a-dream-refusal-option-is-open = It can be used in more than one way: say in which.
mech-a-dream-refusal-does-not-copy = That does not copy: name nothing to be copied.
mech-a-dream-refusal-copy-is-open = Say what you copy: an opponent’s robot, or a completed purple machine of theirs.
mech-a-dream-refusal-not-an-opponent = You can copy only what belongs to an opponent.
mech-a-dream-refusal-cannot-be-copied = A robot that copies cannot itself be copied.
mech-a-dream-refusal-nothing-to-copy = Your opponents have nothing that you could copy and pay now.
mech-a-dream-refusal-wait-for-buyer = Another player’s robot buys before you tonight: wait until it has been used, or its owner sleeps.
mech-a-dream-refusal-not-dealt-to-you = That Monitor Screen was not dealt to you.
mech-a-dream-refusal-specialists-not-in-play = You are playing without Specialists.
mech-a-dream-refusal-specialist-not-here = That Specialist cannot be had here.
mech-a-dream-refusal-own-specialist = That Specialist works for you already.
mech-a-dream-refusal-no-specialist-in-evening = In the evening no Specialist can be fetched: send your morning or afternoon Assistant.
mech-a-dream-refusal-no-such-bonus = That Specialist has no bonus waiting for you.
