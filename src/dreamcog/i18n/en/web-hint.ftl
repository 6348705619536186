### Hints at the table, and the review of a game.

## Hints

web-hint = Hint
web-hint-plan = Show me a plan
web-hint-move = Show me the move
web-hint-enough = Close the hint
web-hint-here = the hint means this
web-hint-marked = With a hint, this game is marked “with hints”: in its result, in lists and in the daily challenge.
web-hint-show = Show me the hint
web-hint-not-now = Not now
web-hint-thinking = Looking at the table …
web-hint-thinking-on = Still thinking …
# $chance: how many of 100 games are won.
web-hint-chance = wins { $chance } of 100 games
web-hint-play = Play this
web-hint-moves = The advised move, and the next best
web-hint-agreement = Hints come to this table once everybody agrees. You can change your mind later.
# $players: one or several.
web-hint-agreement-missing = Still to agree: { $players }.
web-hint-agreement-all = Everybody has agreed.
web-hint-agree = I agree to hints
web-hint-take-back = I no longer agree
web-hint-setting = I agree to hints at this table; they come once all players agree
# $hints: how many.
web-hint-used =
    { $hints ->
        [one] with { $hints } hint
       *[other] with { $hints } hints
    }
# $player: who has used them.
web-hint-used-by =
    { $hints ->
        [one] { $player }: with { $hints } hint
       *[other] { $player }: with { $hints } hints
    }
web-hint-with = with hints
web-hint-daily = Results with hints come after those without.
# $games: how many.
web-hint-statistics =
    { $games ->
        [one] { $games } of these games was played with hints: it counts neither for the best score nor for the average.
       *[other] { $games } of these games were played with hints: they count neither for the best score nor for the average.
    }
web-hint-why = Why this move?
web-hint-key = H
web-hint-key-does = a hint; again, more of it

## The review of a game

web-review = Review
web-review-title = Review of the game
web-review-file = Review a saved game …
web-review-uploaded = from a file
web-review-to-table = To the table
# $of: how many moves.
web-review-working = The computer looks at every move of the game, from what its player could see then.
# $ahead: how many reviews come first.
web-review-waiting =
    { $ahead ->
        [0] The review begins in a moment.
        [one] { $ahead } other review comes first.
       *[other] { $ahead } other reviews come first.
    }
web-review-progress =
    { $of ->
        [one] { $done } of { $of } move
       *[other] { $done } of { $of } moves
    }
web-review-may-leave = You may leave this page: the review goes on, and stays with the game.
web-review-failed = The review could not be made.
web-review-seats = Whose game
# $luck, $skill: changes with their sign.
web-review-account =
    { $who ->
        [you] Luck { $luck }, skill { $skill }
       *[other] { $player }: luck { $luck }, skill { $skill }
    }
# $first, $last: of 100 games, how many are won at the beginning and at the end.
web-review-began =
    { $who ->
        [you] At the beginning you could expect to win { $first } of 100 such games; { $last ->
            [0] this one you lost.
            [100] this one you won.
           *[other] at the end, { $last }.
        }
       *[other] At the beginning { $player } could expect to win { $first } of 100 such games; { $last ->
            [0] this one was lost.
            [100] this one was won.
           *[other] at the end, { $last }.
        }
    }
web-review-luck = Luck
web-review-luck-about =
    { $who ->
        [you] What was drawn and turned over: better (+) or worse (−) for you than could be expected.
       *[other] What was drawn and turned over: better (+) or worse (−) for this player than could be expected.
    }
web-review-skill = Skill
web-review-skill-about =
    { $who ->
        [you] What your moves gave away, against the best moves that were found. Zero is perfect.
       *[other] What this player’s moves gave away, against the best moves that were found. Zero is perfect.
    }
web-review-others = The others
web-review-others-about =
    { $who ->
        [you] What the others’ moves changed for you, against their best moves.
       *[other] What the others’ moves changed for this player, against their best moves.
    }
web-review-of-hundred = All numbers are games of a hundred: +12 means that 12 more of 100 such games are won.
web-review-curve = Chances of winning
web-review-curve-about = The line tells how many of 100 games are won from there; the pale band, how uncertain that is. Touch it to see the table then.
web-review-as-table = The curve as a table
# $low, $high: within which the chance lies.
web-review-between = { $chance } ({ $low } to { $high })
web-review-moves-made = Moves made
web-review-step = Move shown
web-review-step-of =
    { $steps ->
        [one] After { $step } of { $steps } move
       *[other] After { $step } of { $steps } moves
    }
web-review-chance-of = { $player }: { $chance } of 100
web-review-percent = { $chance } of 100
web-review-moments = The moments that decided it
# $first, $last: of 100 games, before and after.
web-review-from-to = { $first } → { $last }
web-review-move = Move { $number }
web-review-the-end = The end of the game
web-review-played = Played
web-review-better = Better
web-review-nothing-better = Nothing clearly better was found.
web-review-came = What happened
# $lost: of 100 games.
web-review-lost = −{ $lost }
# Of less than one of 100 games.
web-review-lost-little = a little
# $luck: a change with its sign.
web-review-lucky = luck { $luck }
web-review-again = Try it again from here
# $players: how many.
web-review-again-about =
    { $players ->
        [1] A new table. What nobody could see yet is dealt anew.
       *[other] A new table; bots play for the others. What nobody could see yet is dealt anew.
    }
web-review-again-later = Today’s daily challenge can be tried again from here when its day is over.
web-review-back = To the review
web-review-played-mark = was played
web-review-better-mark = would have been better
web-review-revelations = What luck brought
web-review-by-size = The most important first
web-review-smaller = Also what changed less than 1 of 100
web-review-no-luck = Nothing that came to light changed the chances by as much as 1 of 100.
web-review-decisions = All decisions
web-review-every-move = Also moves that lost nothing
web-review-everybody = Of all players
web-review-no-loss = No move gave anything away.
