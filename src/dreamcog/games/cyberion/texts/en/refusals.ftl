### What is refused, with the facts behind it.

## Whose turn it is, and what it is the moment for

cyberion-refusal-game-is-over = The game is over: nothing more can be played.
cyberion-refusal-not-your-turn = It is the other player’s turn.
cyberion-refusal-question-is-open =
    { $question ->
        [store] First say which robots move to the Stock, then go on.
        [recover] First say which robot comes back from the discard, then go on.
        [arrange] First put back the cards you have looked at, then go on.
        [prepare] First Prepare a machine, then go on.
        [choose-level] First choose the level of the ability, then go on.
       *[reward] First choose your reward, then go on.
    }
cyberion-refusal-nothing-to-answer =
    { $answer ->
        [store] That answers a Stockbot, and none is waiting for an answer.
        [recover] That answers a Cyclobot, and none is waiting for an answer.
        [arrange] That answers a Planbot, and none is waiting for an answer.
        [prepare] That answers a Commandbot, and none is waiting for an answer.
        [choose-level] That answers an Interference token, and none is waiting for an answer.
       *[reward] That answers a completed Gigantobot, and none is waiting for an answer.
    }
cyberion-refusal-not-in-play = That belongs to an expansion you are not playing with: { $expansion }.
cyberion-refusal-not-the-next-step = That is not what comes next in the move being made.

## Machines and robots that are not there

cyberion-refusal-no-machines = The Factory is empty: new machines come when the turn ends.
cyberion-refusal-no-such-machine = This machine is not in the Factory: { $machine }.
cyberion-refusal-no-such-robot =
    { $found ->
        [0] { $placed } is not there: name robots that lie in your rows.
       *[other] { $placed } is there { $found ->
            [1] once
           *[other] { $found } times
        }, and you named it { $wanted } times.
    }
cyberion-refusal-not-enough-robots =
    { $move ->
        [repair] { $wanted ->
            [1] { $machine }: it asks for 1 robot; your rows have { $found }.
           *[other] { $machine }: it asks for { $wanted } robots; your rows have { $found }.
        }
        [trigger] You have no robot to discard: all your rows are empty.
       *[other] That takes { $wanted } robots; your rows have { $found }.
    }

## Repairs

cyberion-refusal-too-many-robots =
    { $move ->
        [make-babybot] { $found } robots are too many: a Babybot takes exactly { $wanted }.
       *[repair] { $extra ->
            [0] { $machine }: { $found } robots are too many, it asks for exactly { $wanted }.
           *[1] { $machine }: { $found } robots are too many, it asks for { $wanted }, and its Microbot for one more at most.
        }
    }
cyberion-refusal-too-few-robots =
    { $move ->
        [make-babybot] A Babybot takes { $wanted } robots; you named { $found }.
        [pilot] Piloting takes { $wanted } robots; you named { $found }.
       *[repair] { $wanted ->
            [1] { $machine }: it asks for 1 robot; you named { $found }.
           *[other] { $machine }: it asks for { $wanted } robots, discarded together; you named { $found }.
        }
    }
cyberion-refusal-demand-not-met =
    { $demand ->
        [model] { $machine }: needs { $wanted ->
            [1] 1 { $model }
           *[other] { $wanted } { $model }s
        }; among these there { $found ->
            [1] is 1
           *[other] are { $found }
        }.
        [size] { $machine }: needs { $wanted ->
            [1] 1 robot
           *[other] { $wanted } robots
        } of size { $size }; among these there { $found ->
            [1] is 1
           *[other] are { $found }
        }.
        [sum-min] { $machine }: needs { $robots ->
            [1] 1 robot of at least { $wanted }; this one has
           *[other] { $robots } robots that add up to at least { $wanted }; the most that these add up to is
        } { $found }.
        [sum-max] { $machine }: needs { $robots ->
            [1] 1 robot of at most { $wanted }; this one has
           *[other] { $robots } robots that add up to at most { $wanted }; the least that these add up to is
        } { $found }.
       *[other] { $machine }: needs { $wanted } robots that fit together; of these { $found } do.
    }
cyberion-refusal-cannot-be-met =
    { $demand ->
        [model] { $machine }: needs { $wanted ->
            [1] 1 { $model }
           *[other] { $wanted } { $model }s
        }; { $named ->
            [0] you have
           *[other] with these you come to
        } { $found }.
        [size] { $machine }: needs { $wanted ->
            [1] 1 robot
           *[other] { $wanted } robots
        } of size { $size }; { $named ->
            [0] you have
           *[other] with these you come to
        } { $found }.
        [sum-min] { $machine }: needs { $robots ->
            [1] 1 robot of at least { $wanted }
           *[other] { $robots } robots that add up to at least { $wanted }
        }; { $named ->
            [0] the best you have is
           *[other] the best you come to with these is
        } { $found }.
        [sum-max] { $machine }: needs { $robots ->
            [1] 1 robot of at most { $wanted }
           *[other] { $robots } robots that add up to at most { $wanted }
        }; { $named ->
            [0] the best you have is
           *[other] the best you come to with these is
        } { $found }.
       *[other] { $machine }: needs { $wanted } robots that fit together; { $named ->
            [0] you have
           *[other] with these you come to
        } { $found }.
    }
cyberion-refusal-not-your-machine = { $machine } is the other player’s: repair and Prepare what lies in the Common Factory, and your own.
cyberion-refusal-microbot-not-served = { $machine } carries this token: { $microbot }. One robot must be of that model or size, and none is.
cyberion-refusal-extra-not-needed = { $machine } carries this token: { $microbot }. An extra robot is too many, as one of the team takes care of it already.

## Abilities and upgrades

cyberion-refusal-level-too-high =
    { $move ->
        [choose-level] The Cog is at level { $highest }: choose that level or a lower one, not { $level }.
       *[trigger] The { $model } Cog is at level { $highest }: choose that level or a lower one, not { $level }.
    }
cyberion-refusal-no-such-level = There is no such level.
cyberion-refusal-no-such-support = You have no { $model } Support token.
cyberion-refusal-support-level-too-high = A Support token works at level { $highest } or a lower one, not at level { $level }.
cyberion-refusal-last-level = The { $model } Cog has reached its last level already, { $level }.
cyberion-refusal-not-enough-experience =
    { $wanted ->
        [1] Moving the { $model } Cog on from level { $level } costs 1 repaired machine from the Experience pile; you have { $found }.
       *[other] Moving the { $model } Cog on from level { $level } costs { $wanted } repaired machines from the Experience pile; you have { $found }.
    }
cyberion-refusal-too-many-to-store =
    { $wanted ->
        [1] Only 1 robot may move to the Stock now, not { $found }.
       *[other] Only { $wanted } robots may move to the Stock now, not { $found }.
    }
cyberion-refusal-already-in-stock = { $placed } is there already: choose from the Platform and the Flash.
cyberion-refusal-not-in-discard = { $robot } is not in the discard.
cyberion-refusal-only-cyclobots = At level { $level } a Cyclobot can fetch only a Cyclobot, not { $robot }.
cyberion-refusal-multibot-not-fetched = { $robot } cannot be fetched: no Multibot can.
cyberion-refusal-not-the-cards-seen =
    { $wanted ->
        [1] Put back exactly the 1 card you have looked at; of the { $named } you named, { $found } is that card.
       *[other] Put back exactly the { $wanted } cards you have looked at, each once; of the { $named } you named, { $found } are among them.
    }
cyberion-refusal-cannot-pay-commandbot =
    { $wanted ->
        [1] At level { $level } a Commandbot costs 1 more robot; rows and deck can pay { $found }. You can choose a level you can pay, or discard it for nothing.
       *[other] At level { $level } a Commandbot costs { $wanted } more robots; rows and deck can pay { $found }. You can choose a level you can pay, or discard it for nothing.
    }
cyberion-refusal-nothing-to-prepare = There is no machine left that you could Prepare.
cyberion-refusal-already-prepared = This machine is Prepared already, and once a turn is enough: { $machine }.
cyberion-refusal-more-than-the-price =
    { $wanted ->
        [1] The price is 1 robot; you named { $found }.
       *[other] The price is { $wanted } robots; you named { $found }.
    }
cyberion-refusal-not-the-remainder = Your robots leave { $wanted } of the price to the deck, not { $found }.
cyberion-refusal-deck-cannot-pay = The deck would have to pay { $wanted } and can pay { $found }: name more robots from your rows.

## Expansions

cyberion-refusal-multibot-has-no-ability = { $placed } has no ability: a Multibot repairs, goes to the Stock or pays a Commandbot.
cyberion-refusal-level-comes-later =
    { $tokens ->
        [1] An Interference token lies under the { $model } Cog: you choose the level once you have seen it.
       *[other] { $tokens } Interference tokens lie under the { $model } Cog: you choose the level once you have seen the next one.
    }
cyberion-refusal-not-a-pair-of-five =
    { $size ->
        [0] A Babybot takes two robots of one model whose sizes add up to exactly five: { $placed } is too large for that.
       *[other] A Babybot takes two robots of one model whose sizes add up to exactly five: { $placed } and a { $model } of size { $size }.
    }
cyberion-refusal-babybot-not-in-limbo = The { $model } Babybot is no longer in Limbo.
cyberion-refusal-no-multibots-here = { $placed } cannot make a Babybot: no Multibot can.
cyberion-refusal-nothing-in-common =
    { $robots ->
        [1] In your rows no other pilot shares model or size with { $placed }.
       *[other] { $placed } and { $other } share neither model nor size.
    }
cyberion-refusal-fits-no-gigantobot =
    { $robots ->
        [1] No active Gigantobot takes { $placed }, nor any robot that could pilot with it.
       *[other] No active Gigantobot takes { $placed } or { $other }.
    }
cyberion-refusal-not-on-that-gigantobot =
    { $holiday ->
        [0] { $placed } cannot pilot this one, as they share neither model nor size: { $gigantobot }.
       *[1] { $placed } cannot pilot this one, as it is on holiday: { $gigantobot }.
    }
cyberion-refusal-has-a-place = { $placed } can pilot a Gigantobot, so you must choose one for it: { $gigantobot }, for example.
cyberion-refusal-no-multibot-pilots = { $placed } cannot pilot a Gigantobot: no Multibot can.
cyberion-refusal-no-damage-left = There is no Structural Damage left to mend.
cyberion-refusal-no-microbot-there = There is no Microbot on this machine: { $machine }.
cyberion-refusal-not-enough-microbots =
    { $wanted ->
        [1] That costs 1 Microbot; you hold { $found }.
       *[other] That costs { $wanted } Microbots; you hold { $found }.
    }
cyberion-refusal-two-different-machines = Name { $wanted } different machines that carry a Microbot each; this way there { $found ->
        [1] is 1
       *[other] are { $found }
    }.
