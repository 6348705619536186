### The story of a game: what happened, stepping through it, and how it ended.

## Chapters

web-story-turn = Turn { $turn }
# $part: morning, afternoon, evening or night.
web-story-day = Day { $day } · { $part }

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
web-story-mark-repaired = machine repaired
web-story-mark-upgraded = Cog upgraded
web-story-mark-failsafe-lost = Failsafe lost
web-story-mark-battery-spent = Battery used
web-story-mark-completed = machine completed
web-story-mark-packages = packages from the dock
web-story-mark-specialist = Specialist taken

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
web-story-factory-works = The factory works again!
web-story-factory-dark = The factory goes dark
# $points: by how many; $player: the next best; $source: what made the most of the difference.
web-story-margin =
    { $points ->
        [one] { $points } point ahead of { $player }: { $source } made the difference.
       *[other] { $points } points ahead of { $player }: { $source } made the difference.
    }
web-story-level = As many points as { $player }: machines and rainbows broke the tie.
web-story-given-up = The game was given up before its end. There will be others!
web-story-closed = The table was closed before the game was over.
web-story-score-sheet = Score sheet
web-story-print = Print
web-story-from-packages = packages
web-story-from-completed = completed machines
web-story-from-activated = machines and robot in use
web-story-from-specialists = Specialists
web-story-from-others = other points
# $repaired: how many machines, of $all.
web-story-repaired = { $repaired } of { $all } machines repaired
web-story-failsafes-left =
    { $failsafes ->
        [0] no Failsafe left
        [one] { $failsafes } Failsafe left
       *[other] { $failsafes } Failsafes left
    }
web-story-support-left =
    { $tokens ->
        [0] no Support token left
        [one] { $tokens } Support token left
       *[other] { $tokens } Support tokens left
    }
web-story-robots-left =
    { $robots ->
        [0] no robot left in the deck
        [one] { $robots } robot left in the deck
       *[other] { $robots } robots left in the deck
    }
web-story-turns-played =
    { $turns ->
        [one] { $turns } turn played
       *[other] { $turns } turns played
    }
# $game: its name; $result: a sentence.
web-story-shared = { $game }: { $result }
web-story-copy-this = Copy this:
