### Hints at Mech A Dream.

## Where to look

mech-a-dream-hint-look =
    { $at ->
        [resource-offer] Look at the blue and green belt of the Factory board.
        [power-offer] Look at the red belt of the Factory board.
        [crystal-offer] Look at the yellow belt of the Factory board.
        [monitors] Compare your Monitor Screens.
        [specialists] Look at the Specialists.
        [stock-room] Look at the stock room.
        [dock] Look at the delivery dock.
        [belt] Look at the machines on your belt.
        [workshop] Look at your workshop.
        [robot] Look at your robot.
        [take] Ask yourself whether you need flowers or ink.
        [decline] Ask yourself whether this activation is worth it.
       *[sleep] Ask yourself whether anything is left to activate tonight.
    }

## Moves, as what one does

mech-a-dream-hint-move-choose-monitor = keep the { $monitor }
mech-a-dream-hint-move-choose-specialist = take the { $specialist }
mech-a-dream-hint-move-stock-room =
    { $take ->
        [flower] go to the stock room and take flowers
        [ink] go to the stock room and take ink
       *[specialist] go to the stock room and take the { $specialist }
    }
mech-a-dream-hint-move-dock = go to the delivery dock
mech-a-dream-hint-move-buy = buy the { $tile }
mech-a-dream-hint-move-build = send the Assistant to the { $tile }
mech-a-dream-hint-move-boost = use an hourglass for the { $tile }
mech-a-dream-hint-move-take =
    { $take ->
        [ink] take ink
       *[flower] take flowers
    }
mech-a-dream-hint-move-bonus = take the bonus of the { $specialist } next
mech-a-dream-hint-move-activate =
    { $how ->
        [robot] activate the robot
        [robot-way] activate the robot in way { $way }
        [machine] activate the { $tile }
        [machine-way] activate the { $tile } in way { $way }
        [copy-robot] copy the robot of { $owner }
       *[copy-machine] copy the { $tile } of { $owner }
    }
mech-a-dream-hint-move-decline = do without the activation
mech-a-dream-hint-move-sleep = go to sleep

## What happens, as what one does

mech-a-dream-hint-event-machine-completed = complete the { $tile }
mech-a-dream-hint-event-machine-bought = buy the { $tile }
mech-a-dream-hint-event-specialist-taken = take the { $specialist }
mech-a-dream-hint-event-bonus-taken = earn the bonus of the { $specialist }
mech-a-dream-hint-event-hourglasses-lost = lose an hourglass, for want of a machine on the belt
mech-a-dream-hint-event-nothing-gained = gain nothing from the { $source }
