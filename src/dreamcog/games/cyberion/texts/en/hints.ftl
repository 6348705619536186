### Hints at Cyberion.

## Where to look

cyberion-hint-look =
    { $at ->
        [factory] Look at the machines in the Factory.
        [platform] Look at the robots on the Platform.
        [flash] Look at the robots in the Flash.
        [stock] Look at the Stock.
        [support] Look at your Support tokens.
        [cogs] Look at the Cogs.
        [discard] Look at the discard.
        [deck] Look at the cards of the robot deck that you see.
        [gigantobots] Look at the Gigantobots.
        [parents] Look for two robots that can become parents.
        [reward] Compare what the Gigantobot offers.
       *[end] Ask yourself whether anything is left to do in this turn.
    }

## What is about to run out

# $left: how many are left.
cyberion-hint-limit-failsafes =
    { $left ->
        [0] It is urgent: no Failsafe is left, and a turn in which no machine leaves the Factory loses the game.
        [one] One Failsafe is left: after it, a turn in which no machine leaves the Factory loses the game.
       *[other] { $left } Failsafes are left for turns in which no machine leaves the Factory.
    }
cyberion-hint-limit-deck =
    { $left ->
        [0] The Battery is spent, and the robot deck is empty.
        [one] The Battery is spent, and the robot deck has one card left.
       *[other] The Battery is spent, and the robot deck has { $left } cards left.
    }

## Moves, as what one does

cyberion-hint-move-repair = repair { $machine } with { $robots }
cyberion-hint-move-trigger =
    { $how ->
        [usual] discard { $robot } for its ability
        [nothing] discard { $robot } for nothing
       *[level] discard { $robot } for its ability at level { $roman }
    }
cyberion-hint-move-support =
    { $how ->
        [usual] discard the { $model } Support token for its ability
        [nothing] discard the { $model } Support token for nothing
       *[level] discard the { $model } Support token for its ability at level { $roman }
    }
cyberion-hint-move-upgrade = upgrade the { $model } Cog
cyberion-hint-move-make-babybot = make a Babybot from { $robots }
cyberion-hint-move-pilot = lay { $robots } on Gigantobots
cyberion-hint-move-microbot-replace = replace the Microbot on { $machine }
cyberion-hint-move-microbot-swap = swap the Microbots on { $machines }
cyberion-hint-move-microbot-remove = spend Microbots to remove { $machine }
cyberion-hint-move-store =
    { $count ->
        [0] move nothing to the Stock
       *[other] move { $robots } to the Stock
    }
cyberion-hint-move-recover = fetch { $robot } from the discard
cyberion-hint-move-arrange =
    { $where ->
        [top] put { $top } back on top of the deck
        [bottom] put { $bottom } at the bottom of the deck
       *[both] put { $top } on top of the deck and { $bottom } at the bottom
    }
cyberion-hint-move-prepare = Prepare { $machine }
cyberion-hint-move-choose-level =
    { $how ->
        [nothing] waive the ability
       *[level] choose level { $roman }
    }
cyberion-hint-move-reward =
    { $take ->
        [damage] remove a Structural Damage
       *[failsafes] take Failsafes from the Forge
    }
cyberion-hint-move-end-turn = end the turn

## What happens, as what one does

cyberion-hint-event-won = win the game
cyberion-hint-event-repaired = repair { $machine }
cyberion-hint-event-machine-removed = remove { $machine }
cyberion-hint-event-upgraded = upgrade the { $model } Cog
cyberion-hint-event-gigantobot-rests = complete the { $gigantobot }
cyberion-hint-event-damage-mended = mend a Structural Damage
cyberion-hint-event-failsafe-gained = gain a Failsafe
cyberion-hint-event-machine-prepared = Prepare { $machine }
cyberion-hint-event-babybot-made = make a Babybot
cyberion-hint-event-lost = lose the game
cyberion-hint-event-failsafe-lost = return a Failsafe
cyberion-hint-event-battery-spent = use the Battery
cyberion-hint-event-failsafes-owed = return Failsafes for the Structural Damage
