### Hints: what the teacher says of moves. Shares and chances are in hundredths.

# $events: what the plan brings about in this turn; $moves: its moves, one after the other.
hint-turn = In this turn: { $events }.
hint-line = Move by move: { $moves }.
hint-then = { $first }, then { $next }
# $what: something that happens, as in “repair a machine”; $share: in how many of 100 imagined games.
hint-goal = After that, in { $share } of 100 imagined games: { $what }.
hint-risk = The risk, in { $share } of 100 imagined games: { $what }.
hint-expects = Played like this, you win about { $chance } of 100 games.
hint-gains = It brings { $things }.
hint-spends = It costs { $things }.
hint-lost = Lost for want of room or use: { $things }.
hint-shows = It shows { $things }.
# $instead: in how many of 100 imagined games it happens after the other move.
hint-brings = More often ({ $share } of 100 imagined games instead of { $instead }): { $what }.
hint-avoids = Less often ({ $share } of 100 imagined games instead of { $instead }): { $what }.
hint-better-than-next =
    { $points ->
        [one] It wins { $points } game in 100 more than the next best move.
       *[other] It wins { $points } games in 100 more than the next best move.
    }
hint-better-than-made =
    { $points ->
        [one] It wins { $points } game in 100 more than the move that was made.
       *[other] It wins { $points } games in 100 more than the move that was made.
    }
hint-behind =
    { $points ->
        [one] It wins { $points } game in 100 fewer than the advised move.
       *[other] It wins { $points } games in 100 fewer than the advised move.
    }

## In the terminal

hint-heading = A hint: { $nudge }
hint-move = Move { $number }: { $move } ({ $chance } % to win)
hint-move-alone = Move { $number }: { $move }
hint-thinking = Thinking of a hint …
hint-again = Type { $word } again for more.
hint-agree = Do all at the table agree to hints? The game is then marked “with hints”. (y/n)
hint-not-agreed = There is no hint: all at the table have to agree.
play-assisted = From now on this game is marked “with hints”.
play-assisted-seat =
    { $decisions ->
        [one] With hints: { $player } had a hint for { $decisions } decision.
       *[other] With hints: { $player } had hints for { $decisions } decisions.
    }
explain-move = { $player } chose to { $move } ({ $chance } % to win).
explain-move-alone = { $player } chose to { $move }.
explain-other = It also thought of this: { $move } ({ $chance } % to win).
explain-other-alone = It also thought of this: { $move }.
explain-none = No bot has moved since your last decision.
explain-later = Why { $player } moved can be told after the game: something was known then that you may not know.
