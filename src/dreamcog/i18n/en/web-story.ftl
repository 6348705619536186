### The story of a game: what happened, stepping through it, and how it ended.

## The log

web-story-older = Earlier
web-story-latest = To the latest
web-story-look-then = See the table then

## Stepping through a game

web-story-strip = The game, step by step
web-story-step-of = Step { $step } of { $steps }
web-story-begins = Everything is laid out: the game begins.
web-story-first = To the beginning
web-story-previous = One step back
web-story-play = Play
web-story-pause = Pause
web-story-next = One step on
web-story-last = To the end
web-story-now = Back to now
web-story-to-result = To the result
web-story-replay = Step through the game

## While you were away

web-story-away = While you were away
web-story-away-more =
    { $moves ->
        [one] and { $moves } more move
       *[other] and { $moves } more moves
    }
web-story-show-me = Show me
web-story-go-on = Go on

## The ending

web-story-you-win = You win!
# $player: whoever won, one or several.
web-story-wins =
    { $winners ->
        [one] { $player } wins!
       *[other] { $player } win together!
    }
web-story-given-up = The game was given up before its end.
web-story-closed = The table was closed before the game was over.
web-story-score-sheet = Score sheet
web-story-print = Print
web-story-copy-this = Copy this:
web-story-copy-result = Copy the result
web-story-copied = The result is copied.
web-story-what-is-copied = Copied:
