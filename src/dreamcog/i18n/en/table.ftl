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
refusal-bad-save = That saved game is damaged and cannot be opened.
refusal-other-format = That saved game is written in format { $found }; I can open format { $known }.
refusal-no-terminal = { $game } cannot be played in the terminal: it brings no table for it.
refusal-names-needed = Name as many players as there are, with commas between them.
refusal-too-many-bots = There is no room for so many bots: the table has { $players } seats.
refusal-nothing-to-undo = There is no move to take back.
refusal-something-was-shown = The last move showed something hidden: what has been seen cannot be taken back.
refusal-rules-have-changed = The rules have changed since: no move from before can be taken back.
refusal-too-long-ago = That move was made too long ago to be taken back.
refusal-no-native-code = There is no native code here: { $reason }.
refusal-other-rules = That game was played by version { $found } of the rules; I know version { $known }.
# $entry: the number of the move.
refusal-no-longer-allowed = That game was played by version { $found } of the rules; version { $known } does not allow its move { $entry }.

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

seat-name = Player { $seat }
board-to-play = { $player } to play

## Choosing

choose-none = none

## What is typed

answer-yes = y yes
answer-no = n no
command-help = ? help
command-why = why
command-hint = ! hint
command-explain = explain
command-undo = undo
command-log = log
command-piles = piles
command-options = options
command-board = board
command-back = back
command-skip = skip
command-save = save
command-again = again
command-quit = quit exit

usage-help = { $word }
usage-why = { $word } [MOVE]
usage-hint = { $word }
usage-explain = { $word }
usage-undo = { $word }
usage-log = { $word }
usage-piles = { $word }
usage-options = { $word }
usage-board = { $word }
usage-back = { $word }
usage-skip = { $word }
usage-save = { $word } [FILE]
usage-again = { $word }
usage-quit = { $word }

help-help = this list
help-why = why a move is not possible, with the rule; alone, everything that is not
help-hint = a hint: first where to look, then the plan, then the moves; the game is then marked “with hints”
help-explain = why the bots made their last moves
help-undo = take back the last move, as far as the last thing that was shown
help-log = what happened last
help-piles = what you know of things that the board only counts
help-options = how this game was set up
help-board = draw the table again
help-back = one step back in the move you are composing, or in a lesson
help-skip = in a lesson: on to the next step
help-save = keep the game in a file, from now on after every move
help-again = after the game: another one
help-quit = leave the table
help-keys = Arrow keys move among the choices, Enter takes one, Esc or Backspace goes back.
help-names = A word may be cut short while it stays clear. Type the number of a choice, or a whole move.

mark-shows = { $mark } shows something hidden: it cannot be taken back
mark-wins = { $mark } wins the game
mark-loses = { $mark } loses the game
foreseen-nothing = brings nothing

typed-unknown = I do not know “{ $typed }”. Type { $help } to see what you can say.
typed-unreadable = I cannot read “{ $typed }”. Check the spelling, or type { $help }.
typed-ambiguous = “{ $typed }” could mean several things: { $words }.
typed-too-much = That is more than the move can take: “{ $typed }”.
typed-no-choice = { $typed } is not among the choices.
typed-one-choice = One choice at a time here, please.
nothing-fits = There is no such move now.

why-line = { $what }: { $reason }
why-nothing = Nothing is forbidden now: all you could do is among the choices.
why-usage = Name a move after it: { $word } …
why-possible = Nothing stands in the way: you can do that.
why-go-on = Nothing stands in the way so far: go on naming.

sure-won = { $reason } [{ $rule }] Play it? (y/n)
sure-lost = { $reason } [{ $rule }] Do you really want it? (y/n)
sure-yes = Yes
sure-no = No, I will think again

undo-done = Your last move is taken back.

hand-over = { $player }, it is your turn.
hand-screen = Hand the screen to { $player }: what comes next is for their eyes only.
any-line = Press Enter to go on.
bot-plays = { $player } is playing …
pass-nobody = Nobody else can play now.
any-key = Press any key to go on.
keys-line = ↑ ↓ ← → and Enter, or type · Esc: back · ?: help · !: hint

log-empty = Nothing has happened yet.

## Coming and going

play-resumed = Welcome back: your game goes on where you left it.
# $advice: a whole sentence.
play-advice = Advice: { $advice }
play-again = Would you like another game?
offer-quit = leave the table
again-later = Finish this game first, or leave it.
play-saved = Your game is saved in { $file }.
play-farewell = See you soon!
save-where = Name a file after it: { $word } evening.dream.json
save-taken = There is a file { $file } already: choose another name.
unknown-language = I do not speak that language. I speak: { $known }.
file-trouble = I cannot read or write { $file }.
file-damaged = { $file } is damaged. Please install Dreamcog again.

## Lessons

learn-welcome = Do what each step says. Leave whenever you like: the lesson waits for you.
learn-resumed = Welcome back: the lesson goes on where you left it.
learn-step = { $title }: step { $step } of { $steps }
learn-go-on = go on (Enter)
learn-back = back a step
learn-skip = skip this step
learn-kept = Your place is kept: next time, the lesson goes on at this step.
learn-over = That was the lesson. The same game goes on: now you decide by yourself.
# $command: what is typed to learn the game.
play-learn = New to the game? { $command } teaches it at the table, step by step.
unknown-lesson = { $game } has no such lesson. Its lessons are: { $known }.
no-lessons = { $game } has no lessons.

## Other commands

replay-same = Played again, all { $moves } moves: everything is as it was saved.
replay-differs = Played again, all { $moves } moves: not as it was saved ({ $parts }).
# $found, $known: versions of the rules; $since: the number of a move.
replay-older = Played by version { $found } of the rules, played again by version { $known }.
replay-same-outcome = Played again: the outcome is the same. From move { $since } on, not all is as it was saved ({ $parts }).
runtime-interpreted = The rules run interpreted, which is slower: { $reason }.
simulate-progress = Playing
simulate-report = { $games } games of { $game } in { $seconds } s ({ $runtime }): { $games_per_second } games and { $decisions_per_second } decisions a second.
simulate-result-wins = Games won
simulate-result-winning-scores = Winning scores
simulate-result-seat-wins = Wins by seat
simulate-result-shared-wins = Shared wins
simulate-result-mean-score = Mean score
simulate-result-mean-winning-score = Mean winning score
simulate-result-decisions-per-game = Decisions a game

lab-column-component = Component
lab-column-per-game = A game
lab-column-seats = Seats a game
lab-column-win-share = Wins
lab-column-edge = Against an even share

# $game: its name.
levels-none = There are no levels for { $game } here.
# $level: how it is called; how it plays follows.
level-plays = { $level }:
