### What is in the box: kinds and values.

mech-a-dream-box-kind =
    { $kind ->
        [start] At the start
        [robot] Robot
        [workshop] Workshop
        [stock_room] Stock room
        [delivery] Delivery cards
        [resource] Resource machines
        [power] Power machines
        [economical] Economical machines
        [crystal] Crystal machines
        [monitor] Monitor Screens
        [specialist] Specialists
       *[other] { $kind }
    }
mech-a-dream-box-value =
    { $value ->
        [copies] copies
        [price] price
        [time] time
        [effect] effect
        [on_completion] when completed
        [fixed] taken
        [choice] last choice
        [start] at the start
        [after] after
        [places] places
        [morning] morning
        [afternoon] afternoon
        [evening] evening
        [flower] flowers
        [ink] ink
        [rainbow] rainbows
        [beyond] beyond
       *[other] { $value }
    }
# What no grade can say of the built-in box, a line for each.
mech-a-dream-box-remarks =
    The floors of the stock room are those of the green side: what the yellow side shows, which is used with Specialists, is not attested.
    Of b3 and r4 only the purple side is attested: that the one is blue and the other red is ours.
