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
web-panel-settings = How you like to play

web-new-version = A new version is here. What you have played is kept.
web-load-it = Load it
web-panel-more = More
web-open-box = The box

web-the-result = The result
web-to-the-table = To the table

## What is asked

web-waiting-for-players = Waiting for players
# $player: one or several.
web-waiting-for = Waiting for { $player } …
web-would-lose = This loses the game. Do it all the same?
web-not-yet = Not yet
web-ask-no-more-about-it = Go ahead next time without asking
# $moves: what can be done, by name.
web-go-on-to = Pick more to: { $moves }
web-put-back = Put back
web-not-now = Not with what you have chosen, or not now.
web-reconstructed = Nobody has attested this number yet: it is our reconstruction.

## How one likes to play

web-speed = How quickly others’ moves are shown
web-speed-is =
    { $speed ->
        [slow] slowly
       *[usual] as usual
        [double] twice as fast
        [fourfold] four times as fast
    }
web-keys = Keys
web-uses-letters = Single letters are keys
web-key-arrows = Arrows
web-key-arrows-does = to the next thing on the table
web-key-enter = Enter
web-key-enter-does = pick it, or ask about it
web-key-escape = Esc
web-key-escape-does = take back the last thing picked
web-key-commit = C
web-key-commit-does = do it, where only one thing can be meant
web-key-undo = U
web-key-undo-does = take back your last move
web-key-log = L
web-key-log-does = what happened
