### What happens, how a game ends.

## Events

# Where a robot lies or goes, by $row.
cyberion-the-row =
    { $row ->
        [platform] the Platform
        [flash] the Flash
       *[stock] the Stock
    }

cyberion-event-repaired = You repair { $machine }.
cyberion-event-triggered =
    { $level ->
        [1] You discard { $robot } for nothing.
       *[other] You discard { $robot } for its ability at level { $roman }.
    }
cyberion-event-supported =
    { $level ->
        [1] You discard your { $model } Support token for nothing.
       *[other] You discard your { $model } Support token for its ability at level { $roman }.
    }
cyberion-event-upgraded = The { $model } Cog moves to level { $roman }.
cyberion-event-robot-discarded =
    { $count ->
        [one] { $robot } is discarded from { cyberion-the-row }.
       *[other] { $robot } are discarded from { cyberion-the-row }.
    }
cyberion-event-robot-drawn =
    { $count ->
        [one] { $robot } comes from the deck to { cyberion-the-row }.
       *[other] { $robot } come from the deck to { cyberion-the-row }.
    }
cyberion-event-nothing-stored = You move nothing to the Stock.
cyberion-event-robot-stored =
    { $count ->
        [one] { $robot } moves from { cyberion-the-row } to the Stock.
       *[other] { $robot } move from { cyberion-the-row } to the Stock.
    }
cyberion-event-robot-recovered =
    { $to ->
        [deck] { $robot } goes from the discard to the top of the deck.
        [platform] { $robot } comes back from the discard to the Platform.
        [flash] { $robot } comes back from the discard to the Flash.
       *[stock] { $robot } comes back from the discard to the Stock.
    }
cyberion-event-robot-seen = You look at { $robot }.
cyberion-event-robot-put-back =
    { $side ->
        [top] { $count ->
            [one] { $robot } goes back on top of the deck.
           *[other] { $robot } go back on top of the deck.
        }
       *[bottom] { $count ->
            [one] { $robot } goes to the bottom of the deck.
           *[other] { $robot } go to the bottom of the deck.
        }
    }
cyberion-event-robot-paid-from-deck =
    { $count ->
        [one] { $robot } is discarded from the deck.
       *[other] { $robot } are discarded from the deck.
    }
cyberion-event-machine-prepared = Prepared: { $machine }. This turn it needs one robot fewer.
cyberion-event-machine-realigned = No longer Prepared: { $machine }.
cyberion-event-machine-revealed = New in the Factory: { $machine }.
cyberion-event-failsafe-gained =
    { $gained ->
        [0] No Failsafe is left in the Forge: you still have { $failsafes }.
        [one] You gain a Failsafe: you now have { $failsafes }.
       *[other] You gain { $gained } Failsafes: you now have { $failsafes }.
    }
cyberion-event-failsafe-lost =
    { $failsafes ->
        [0] No machine was repaired: you return your last Failsafe.
       *[other] No machine was repaired: you return a Failsafe and have { $failsafes } left.
    }
cyberion-event-battery-spent =
    { $robots ->
        [0] The robot deck is empty: you use the Battery, but there is no discard to shuffle.
        [one] The robot deck is empty: you use the Battery, and { $robots } discarded robot becomes the new deck.
       *[other] The robot deck is empty: you use the Battery, and { $robots } discarded robots become the new deck.
    }
cyberion-event-turn-began = Turn { $turn } begins.
cyberion-event-babybot-made = You make a Babybot: it is shuffled into the deck with both its parents.
cyberion-event-babybot-drawn = The { $model } Babybot is drawn and leaves the game.
cyberion-event-robot-laid =
    { $count ->
        [one] { $robot } now pilots the { $gigantobot }.
       *[other] { $robot } now pilot the { $gigantobot }.
    }
cyberion-event-gigantobot-rests = The { $gigantobot } goes on holiday, and its robots are shuffled into the deck.
cyberion-event-damage-mended = One Structural Damage is mended: { $damage } left.
cyberion-event-failsafes-owed =
    { $owed ->
        [one] You return { $owed } Failsafe for the Structural Damage.
       *[other] You return { $owed } Failsafes for the Structural Damage.
    }
cyberion-event-microbot-placed = The { $microbot } infects { $machine }.
cyberion-event-microbot-earned = You keep the { $microbot }.
cyberion-event-microbot-discarded = The { $microbot } is discarded.
cyberion-event-microbots-spent =
    { $microbots ->
        [one] You spend { $microbots } Microbot.
       *[other] You spend { $microbots } Microbots.
    }
cyberion-event-microbots-swapped = Two Microbots change places.
cyberion-event-microbots-shuffled = The discarded Microbots are shuffled into a new pile.
cyberion-event-machine-removed = You remove { $machine }: it counts as repaired.
cyberion-event-interference-revealed = Interference! The { $ability }’s ability happens instead of the { $model }’s.
cyberion-event-level-chosen =
    { $level ->
        [1] You waive the ability.
       *[other] You choose level { $roman }.
    }
cyberion-event-won = You have won!
cyberion-event-lost = You have lost.

## How a game ends, by the rule

cyberion-outcome-c3-13 = Every machine of the factory works again. You have won, well done!
cyberion-outcome-c3-8 = No machine was repaired, and you had no Failsafe to return: the factory is lost. You will get it next time!
cyberion-outcome-c8-6 = Every machine works again, but a Babybot is still in Limbo: you have lost. So close, try again!
cyberion-outcome-c9-5 = Every machine works again, but your Failsafes cannot pay for the Structural Damage: you have lost. So close, try again!
cyberion-outcome-c12-4 = Every machine works again, but Interference is left under a Cog: you have lost. So close, try again!

## How a move would end the game, by the rule

cyberion-sure-c3-13 = With this move every machine works again: you win the game!
cyberion-sure-c3-8 = You have repaired no machine this turn, and there is no Failsafe to return: with this move you lose the game.
cyberion-sure-c8-6 = This is the last machine, but a Babybot is still in Limbo: with this move you lose the game.
cyberion-sure-c9-5 = This is the last machine, but your Failsafes cannot pay for the Structural Damage: with this move you lose the game.
cyberion-sure-c12-4 = This is the last machine, but Interference is left under a Cog: with this move you lose the game.
