### Advice for beginners: one sentence at a time, above what is asked.

# $why: a whole sentence, what stands in the way of an activation.
mech-a-dream-advice-nothing-possible = Nothing is left to activate: sleep. { $why }
# $what: your robot, or a machine.
mech-a-dream-advice-free-activation-left = { $what } can still be activated and costs nothing: do it before you sleep.
mech-a-dream-advice-can-convert = { $what } can still be activated: look at what it takes and what it gives.
mech-a-dream-advice-nothing-useful = What can still be activated brings you nothing now: you can sleep.
mech-a-dream-advice-last-day = This is the last day: a machine that is not completed tonight brings nothing.
mech-a-dream-advice-can-complete =
    { $by ->
        [boost] { $tile }: this hourglass completes it.
       *[build] { $tile }: with your Assistant it is completed in this part of the day.
    }
# $most: how far the gauge goes.
mech-a-dream-advice-resource-full =
    { $unit ->
        [ink] You have { $most } ink and no room for more: spend some first.
       *[flower] You have { $most } flowers and no room for more: spend some first.
    }
# $tiles: how many can be paid for.
mech-a-dream-advice-buy-first =
    { $tiles ->
        [one] You have no machine yet: you can pay for { $tiles } tile on offer.
       *[other] You have no machine yet: you can pay for { $tiles } of the tiles on offer.
    }
mech-a-dream-advice-save-up = You can pay for no tile yet: the stock room gives flowers and ink.
# $slot: where it stands.
mech-a-dream-advice-can-build = { $tile } stands still on slot { $slot }: an Assistant or an hourglass moves it on.
mech-a-dream-advice-look =
    { $part ->
        [morning] Compare what this morning’s floor and packages give with what the tiles cost.
        [afternoon] Compare what this afternoon’s floor and packages give with what the tiles cost.
       *[evening] Compare what this evening’s floor and packages give with what the tiles cost.
    }
