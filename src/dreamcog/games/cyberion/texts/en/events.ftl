### What happens, how a game ends, what is refused.

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

## Refusals

cyberion-refusal-game-is-over = The game is over: nothing more can be played.
cyberion-refusal-not-your-turn = It is the other player’s turn.
cyberion-refusal-question-is-open = First answer the question on the table, then go on.
cyberion-refusal-nothing-to-answer = That answers an ability, and none is waiting for an answer.
cyberion-refusal-not-in-play = That belongs to an expansion you are not playing with.
cyberion-refusal-no-such-machine = That machine is not in the Factory.
cyberion-refusal-no-such-robot = That robot is not there: name robots that lie in your rows, each as often as it lies there.
cyberion-refusal-too-many-robots = { $found } robots are too many: this machine asks for exactly { $wanted }.
cyberion-refusal-too-few-robots =
    { $found ->
        [0] Name the robots: this machine asks for { $wanted }, discarded together.
       *[other] That is not enough: this machine asks for { $wanted } robots, discarded together.
    }
cyberion-refusal-demand-not-met = Those robots do not meet what the machine asks for.
cyberion-refusal-cannot-be-met = With the robots in your rows, this cannot become what the machine asks for.
cyberion-refusal-level-too-high = The Cog has not come that far: choose its level or a lower one.
cyberion-refusal-no-such-level = There is no such level.
cyberion-refusal-no-such-support = You do not have that Support token.
cyberion-refusal-support-level-too-high = A Support token works at the level printed on it, or at a lower one.
cyberion-refusal-last-level = That Cog has reached its last level already.
cyberion-refusal-not-enough-experience =
    { $wanted ->
        [one] This upgrade costs 1 repaired machine from the Experience pile; you have { $found }.
       *[other] This upgrade costs { $wanted } repaired machines from the Experience pile; you have { $found }.
    }
cyberion-refusal-too-many-to-store =
    { $wanted ->
        [one] Only 1 robot may move to the Stock now.
       *[other] Only { $wanted } robots may move to the Stock now.
    }
cyberion-refusal-already-in-stock = That robot lies in the Stock already: choose from the Platform and the Flash.
cyberion-refusal-not-in-discard = That robot is not in the discard.
cyberion-refusal-only-cyclobots = At this level a Cyclobot can fetch only a Cyclobot.
cyberion-refusal-not-the-cards-seen = Put back exactly the cards you have looked at, each of them once.
cyberion-refusal-cannot-pay-commandbot = Your rows and the deck together cannot pay for that level: you can only discard it for nothing, or choose a level you can pay.
cyberion-refusal-nothing-to-prepare = There is no machine left that you could Prepare.
cyberion-refusal-already-prepared = That machine is Prepared already: once a turn is all.
cyberion-refusal-more-than-the-price =
    { $wanted ->
        [one] Those are too many: the price is 1 robot.
       *[other] Those are too many: the price is { $wanted } robots.
    }
cyberion-refusal-not-the-remainder = The deck pays exactly what your robots leave of the price, no more and no less.
cyberion-refusal-deck-cannot-pay = The deck cannot pay that many: name more robots from your rows.
cyberion-refusal-not-your-machine = That machine is in the other player’s Individual Factory: yours are the Common Factory and your own.
cyberion-refusal-multibot-has-no-ability = A Multibot has no ability: it repairs, goes to the Stock or pays a Commandbot.
cyberion-refusal-level-comes-later = Interference lies under that Cog: you choose the level once you have seen it.
cyberion-refusal-not-a-pair-of-five = A Babybot takes two robots of one model whose sizes add up to exactly five.
cyberion-refusal-babybot-not-in-limbo = That model’s Babybot is no longer in Limbo.
cyberion-refusal-no-multibots-here = A Multibot cannot make a Babybot.
cyberion-refusal-nothing-in-common = Two pilots must share their model or their size.
cyberion-refusal-fits-no-gigantobot = Neither of these robots can pilot an active Gigantobot.
cyberion-refusal-not-on-that-gigantobot = That robot cannot pilot that Gigantobot: they must share their model or size, and it must not be on holiday.
cyberion-refusal-has-a-place = That robot can pilot a Gigantobot, so you must choose one for it.
cyberion-refusal-no-multibot-pilots = A Multibot cannot pilot a Gigantobot.
cyberion-refusal-no-damage-left = There is no Structural Damage left to mend.
cyberion-refusal-microbot-not-served = One robot must be of the model or size that the Microbot shows.
cyberion-refusal-extra-not-needed = An extra robot is too many: one of the team takes care of the Microbot already.
cyberion-refusal-no-microbot-there = There is no Microbot on that machine.
cyberion-refusal-not-enough-microbots =
    { $wanted ->
        [one] That costs 1 Microbot; you hold { $found }.
       *[other] That costs { $wanted } Microbots; you hold { $found }.
    }
cyberion-refusal-two-different-machines = Name two different machines that both carry a Microbot.
