### What happens, how a game ends, what is refused.

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
mech-a-dream-event-nothing-gained =
    { $activations ->
        [0] { $player } gains nothing from the { $source }.
        [one] { $player } has nothing to activate: the activation from the { $source } is lost.
       *[other] { $player } has nothing to activate: { $activations } activations from the { $source } are lost.
    }
mech-a-dream-event-activated =
    { $what ->
        [robot] { $player } activates the robot.
       *[machine] { $player } activates the { $tile }.
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
       *[night] Day { $day }: night falls, and the Assistants go back to the locker room.
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
mech-a-dream-event-bonus-taken = { $player } earns the bonus of the { $specialist }.
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
mech-a-dream-refusal-not-your-turn = It is for { $player } to decide now.
mech-a-dream-refusal-asleep = You are asleep already: the night ends when everybody sleeps, and { $player } is awake.
mech-a-dream-refusal-question-is-open =
    { $asked ->
        [boost] First use { $amount } ({ $source }): say which machine moves.
        [take] First choose between flowers and ink ({ $source }).
        [activate] First activate something, or decline ({ $source }: { $amount }).
        [buy] First choose the tile that your robot buys ({ $source }).
       *[bonus] First say which of your { $left } Specialists gives its bonus next.
    }
mech-a-dream-refusal-nothing-to-answer =
    { $verb ->
        [boost] You have no hourglass to use now.
        [take] No choice between flowers and ink is waiting for you.
        [bonus] No Specialists’ bonuses are waiting for you.
        [decline] No activation is offered to you now.
       *[other] No activation is begun that this could go on with.
    }
mech-a-dream-refusal-only-at-night =
    { $part ->
        [morning] That is for the night, and it is morning: your Assistant works.
        [afternoon] That is for the night, and it is afternoon: your Assistant works.
       *[evening] That is for the night, and it is evening: your Assistant works.
    }
mech-a-dream-refusal-not-at-night = Assistants rest at night: activate what you have, or sleep.
mech-a-dream-refusal-choose-monitor-first = First choose the Monitor Screen you keep: { $one } or { $other }.
mech-a-dream-refusal-choose-specialist-first = First choose the Specialist you start with.
mech-a-dream-refusal-set-up-is-over = That belongs to the set-up, and the game has begun.
mech-a-dream-refusal-not-enough-flowers =
    { $about ->
        [dock] The delivery dock costs you { $price }; you have { $found }.
       *[thing] { $thing }: that costs { $price }; you have { $found }.
    }
mech-a-dream-refusal-not-enough-ink = { $thing }: that costs { $price }; you have { $found }.
mech-a-dream-refusal-not-enough-rainbows = { $thing }: that costs { $price }; you have { $found }.
mech-a-dream-refusal-not-enough-points = { $thing }: that costs { $price }; you have { $found }.
mech-a-dream-refusal-not-for-sale = { $thing } is not on offer.
mech-a-dream-refusal-nothing-to-buy = With { $ink } and { $rainbows } you could pay no tile on offer.
mech-a-dream-refusal-nothing-on-offer = No tile is on offer any more.
mech-a-dream-refusal-nothing-to-build = There is no machine on your belt to work on.
mech-a-dream-refusal-not-on-your-belt = { $thing } is not on your belt.
mech-a-dream-refusal-not-in-workshop =
    { $whose ->
        [own] { $thing } is not in your workshop.
       *[opponent] { $thing }: it is not in that workshop.
    }
mech-a-dream-refusal-has-no-effect = { $thing } is not activated: only purple machines are.
mech-a-dream-refusal-used-tonight = { $thing }: activated tonight already, and once a night is all.
mech-a-dream-refusal-already-resolving = { $thing }: it is being resolved now, and cannot begin again inside itself.
mech-a-dream-refusal-no-such-option = { $thing } is activated in one way only: name none.
mech-a-dream-refusal-option-is-open = { $thing } can be activated in more than one way: say in which.
mech-a-dream-refusal-does-not-copy = { $thing } does not copy: name nothing to be copied.
mech-a-dream-refusal-copy-is-open = Say what you copy: an opponent’s robot, or a completed purple machine of theirs.
mech-a-dream-refusal-activation-is-open = { $thing }: first say what it copies, or in which way it is activated.
mech-a-dream-refusal-not-an-opponent = You can copy only what belongs to an opponent.
mech-a-dream-refusal-cannot-be-copied = { $thing } copies, and so cannot itself be copied.
mech-a-dream-refusal-nothing-to-copy = Your opponents have nothing that you could copy and pay now.
mech-a-dream-refusal-wait-for-buyer = { $player } may buy before you tonight: wait until that is done, or { $player } sleeps.
mech-a-dream-refusal-not-dealt-to-you = { $monitor } was not dealt to you: { $one } and { $other } were.
mech-a-dream-refusal-specialists-not-in-play = You are playing without Specialists.
mech-a-dream-refusal-specialist-not-here =
    { $where ->
        [player] { $thing } is with { $player } already.
       *[box] { $thing } is not in this game.
    }
mech-a-dream-refusal-own-specialist = { $thing } is yours already.
mech-a-dream-refusal-no-specialist-in-evening = In the evening no Specialist can be fetched: send your morning or afternoon Assistant.
mech-a-dream-refusal-no-such-bonus = { $thing } has no bonus waiting for you.
