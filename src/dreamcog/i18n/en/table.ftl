### What every game and the terminal say.

## Numbers and lists

roman =
    { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }

## Refusals

refusal-with-rule = { $sentence } [{ $rule }]
refusal-malformed = I cannot make sense of that: “{ $where }” is not as it should be.
refusal-bad-box = That box cannot be played with: look at “{ $entry }”.
refusal-bad-save = That saved game is damaged and cannot be opened.
refusal-other-format = That saved game is written in format { $found }; I can open format { $known }.
refusal-other-rules = That game was played by version { $found } of the rules; I know version { $known }.

## Events

event-hidden = Something happened that you may not see.

## Options

option-line = { $option }: { $value }
option-none = none
option-random = drawn at random
option-seat = player { $seat }
option-usual-box = the built-in box
option-own-box = a box of your own

## The board in the terminal

board-turn = turn { $turn }
board-reserve = Reserve
board-cogs = Cogs
board-piles = Piles
board-factory = Factory
board-on-top = On top
board-at-bottom = At bottom
board-discard = Discard
board-failsafes =
    { $failsafes ->
        [0] no Failsafe
        [one] { $failsafes } Failsafe
       *[other] { $failsafes } Failsafes
    }
board-support = Support
board-machine-deck =
    { $machines ->
        [one] { $machines } machine to come
       *[other] { $machines } machines to come
    }
board-next-tier = next: tier { $tier }
board-robot-deck =
    { $robots ->
        [one] { $robots } robot in the deck
       *[other] { $robots } robots in the deck
    }
board-discarded = { $robots } discarded
board-experience = Experience { $machines }
board-repaired =
    { $machines ->
        [0] no machine repaired yet
        [one] { $machines } machine repaired
       *[other] { $machines } machines repaired
    }
board-prepared = Prepared
board-tokens = Tokens
board-giants = Giants
board-limbo = In Limbo
board-microbots = Microbots
board-interference = Interference
board-damage = Structural Damage { $damage }
board-size = size { $size }
board-holiday = on holiday

## Choosing

choose-move = Which of these?
choose-machine = Which machine?
choose-robot = Which robot?
choose-robots = Which robots? You can type several numbers.
choose-model = Which model?
choose-machines = Which machines?
choose-on = Which Gigantobots?
choose-take = Which reward?
choose-top = Where does each card go? You can type several numbers: cards for the top lie in the order you name them.
choose-on-top = on top
choose-at-bottom = at the bottom
choose-none = none
choose-from-deck = { $robots } from the deck

## What is typed

answer-yes = y yes
command-help = ? help
command-why = why
command-log = log
command-piles = piles
command-options = options
command-board = board
command-back = back
command-again = again
command-quit = quit exit

usage-help = { $word }
usage-why = { $word } MOVE
usage-log = { $word }
usage-piles = { $word }
usage-options = { $word }
usage-board = { $word }
usage-back = { $word }
usage-again = { $word }
usage-quit = { $word }

help-help = this list
help-why = why a move is not possible, with the rule
help-log = what happened last
help-piles = the discard, and what you know of the deck
help-options = how this game was set up
help-board = draw the table again
help-back = drop the move you are composing
help-again = after the game: another one
help-quit = leave the table
help-names = A word may be cut short while it stays clear. Type the number of a choice, or a whole move: machines and robots are written as in I/sirenbot and platform/sirenbot-3.

typed-unknown = I do not know “{ $typed }”. Type { $help } to see what you can say.
typed-unreadable = I cannot read “{ $typed }”. Check the spelling, or type { $help }.
typed-ambiguous = “{ $typed }” could mean several things: { $words }.
typed-too-much = That is more than the move can take: “{ $typed }”.
typed-no-level = “{ $typed }” is not a level: type 1 to 5, or I to V.
typed-no-robot = There is no “{ $typed }” in your rows.
typed-no-choice = { $typed } is not among the choices.
typed-one-choice = One choice at a time here, please.
nothing-fits = There is no such move now.

why-usage = Name a move after it: { $word } …
why-possible = Nothing stands in the way: you can do that.
why-go-on = Nothing stands in the way so far: go on naming.

sure-won = With this move you win the game. Play it? (y/n)
sure-lost = With this move you lose the game. Do you really want it? (y/n)

log-empty = Nothing has happened yet.

## Coming and going

play-resumed = Welcome back: your game goes on where you left it.
play-again =
    Type “{ $again }” for another game with { $support ->
        [0] no Support token
        [one] { $support } Support token
       *[other] { $support } Support tokens
    }, or “{ $quit }” to leave.
again-later = Finish this game first, or leave it.
play-saved = Your game is saved in { $file }.
play-farewell = See you soon at the factory!
unknown-language = I do not speak that language. I speak: { $known }.
file-trouble = I cannot read or write { $file }.

## Other commands

replay-same = Played again, all { $moves } moves: everything is as it was saved.
replay-differs = Played again, all { $moves } moves: not as it was saved ({ $parts }).
simulate-progress = Playing
simulate-report = { $games } games of { $game } in { $seconds } s ({ $runtime }): { $games_per_second } games and { $decisions_per_second } decisions a second.
