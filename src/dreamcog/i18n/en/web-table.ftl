### The drawn table: what stands around every game.

web-the-table = The table
web-parts-of-table = Parts of the table
web-something-lit = something here can be touched
web-undo-short = Undo
web-look-back = Look back
web-rules = Rules
web-close = Close

web-panel-log = What happened
web-panel-people = People
web-panel-words = The table in words
web-panel-settings = Settings

web-new-version = A new version is here. What you have played is kept.
web-load-it = Load it
web-panel-more = More
web-open-box = The box

web-the-result = The result
web-to-the-table = To the table

## What follows from what cannot be taken back

web-hand-over-about = A bot plays your seat until you play on yourself. What it has played stays.
web-resign-about = You have lost then, and cannot come back into this game.
web-leave-about = Your seat waits for you, or a bot plays it meanwhile.
web-close-table-about = The game ends for everybody, unfinished.

## What is asked

web-waiting-for-players = Waiting for players
# Between turns at one screen.
web-now = Now: { $player }
# $player: one or several.
web-waiting-for = Waiting for { $player } …
# $what: hidden things that a move shows.
web-would-show = You cannot undo this move, because it shows { $what }.
web-would-lose = This loses the game. Do it all the same?
web-not-yet = Not yet
web-ask-no-more-about-it = Go ahead next time without asking
# $what: what is still missing, such as 1 more robot; $moves: what can be done then.
web-pick-to = Pick { $what } to: { $moves }
# $moves: what can be done, by name.
web-go-on-to = Pick more to: { $moves }
# $things: what was picked by itself, because nothing else was possible.
web-filled-in = Picked for you: { $things }
# $n: how often a move is made in a row, if it can be.
web-up-to = up to { $n }
web-lower-levels = At a lower level
web-highest-level = At the highest level
# $moves: the kinds of moves that there are.
web-you-can = You can: { $moves }
web-put-back = Put back
web-not-now = Not with what you have chosen, or not now.
web-reconstructed = Reconstructed numbers
web-reconstructed-about = Some numbers of this table are our reconstruction: the publisher’s printed values are not confirmed.
web-reconstructed-which = Show which, in a new tab

## How one likes to play

web-speed = How quickly others’ moves are shown
web-speed-is =
    { $speed ->
        [slow] slowly
       *[usual] normal
        [double] twice as fast
        [fourfold] four times as fast
    }
web-advice = Advice for beginners
web-no-more-advice = No more advice
web-keys = Keyboard
web-uses-letters = Use single letters and numbers as shortcuts
web-key-arrows = Arrows
web-key-arrows-does = to the next thing on the table; the first press goes to what you decide about
web-key-numbers = 1–9
web-key-numbers-does = pick the thing with that number, or put it back
web-key-enter = Enter
web-key-enter-does = pick it, or ask about it; once it is picked, press the golden button
web-key-escape = Esc
web-key-escape-does = close the hint, or take back the last thing picked
web-key-commit = C
web-key-commit-does = press the golden button
web-key-undo = U
web-key-undo-does = take back your last move
web-key-log = L
web-key-log-does = what happened
web-key-rules = R
