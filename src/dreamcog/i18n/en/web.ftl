### What only the page says.

## Getting about

web-title = Dreamcog
web-welcome = Two games about dreaming machines
web-home = To the start page
web-nowhere = This page does not exist.
web-skip = To the content
web-where-to = Navigation
web-language = Language
web-unreachable = The server cannot be reached. Try again in a moment.
# $tables: at how many it is one’s turn.
web-turns-waiting =
    { $tables ->
        [one] { $tables } table waits for you
       *[other] { $tables } tables wait for you
    }
# $what: what a button does.
web-really = { $what }: are you sure?
web-back = Back
web-empty = empty

## Who one is

web-who-are-you = What shall we call you?
web-guest-about = A name is enough to play. You can make an account later and keep your games.
web-name = Name
web-come-in = Play without an account
web-have-account = I have an account
web-sign-in = Sign in
web-sign-out = Sign out
web-login = Login
web-password = Password

## Tables

web-open-tables = Tables waiting for players
web-your-turn = It is your turn
web-expected = A seat is reserved for you
web-make-table = Open the table
web-start-game = Start the game
web-usual = standard
# $level: how it plays.
web-seat-bot = bot ({ $level })
web-name-here = Name of this player
web-clock = Time for each decision
web-no-clock = no limit
# $n: how many of the $unit.
web-clock-each =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } minute
           *[other] { $n } minutes
        }
        [hours] { $n ->
            [one] { $n } hour
           *[other] { $n } hours
        }
       *[days] { $n ->
            [one] { $n } day
           *[other] { $n } days
        }
    }
web-is-open = Show the table on the start page, so that anybody may join
web-is-watched = Anybody with the link may watch
web-invited = You are invited
web-sit-down = Join the game
web-watch = Watch

## The deal of the day

web-todays-deals = Daily challenges
web-daily-about = The same cards for everybody, new ones every day. Your first attempt counts.
web-play-deal = Play
web-play-deal-again = Play again
web-daily-play = Play today’s challenge
web-daily-go-on = Go on playing
web-first-attempt = My first attempt
web-results = Results
# $day: a date in words.
web-deal-of = challenge of { $day }
web-seed = Number from which this was dealt (seed): { $seed }
web-rank = Rank
web-result = Result
web-score = Score
web-won = won
web-lost = lost
web-no-results = Nobody has finished this challenge yet.

## At the table

web-connecting = Connecting …
web-connection-lost = The connection is lost. We keep trying; what you have chosen stays.
web-server-stopping = The server is restarting. It will be back in a moment.
web-try-now = Try now
web-table-gone = This table no longer exists, or you may no longer see it.
# $bots: how many sit at the table; $seat: which seat it has.
web-bot-name =
    { $bots ->
        [1] Bot
       *[other] Bot { $seat }
    }
web-to-play = to play
web-here = here
web-away = away
web-has-left = has left
web-has-resigned = has given up
# $moment: a date and time.
web-until = until { $moment }
web-look-from-here = See the table as this player
web-hand-over-away = Let a bot play for them
web-watching = You are watching.
web-invitation = Invite others with this link
web-invitation-only-here = This link works only on this computer. For others in your network, start the server with --lan and open the page at the address it prints.
web-copy = Copy
web-copied = Copied

web-do-it = Do it
web-these = Take these
web-would-end = This ends the game.
web-would-reveal = You cannot undo this move, because it shows something hidden.

web-table-actions = Table menu
web-undo = Take back my last move
web-agree = I agree
web-disagree = I do not agree
web-ask-no-more = Withdraw the request
web-hand-over = Let a bot play for me
web-take-back = Take my seat back from the bot
web-resign = Give up
web-leave = Leave the table
web-close-table = Close the table

web-over = The game is over
web-rematch = Play again
web-to-rematch = To the next game
web-save = Download this game
web-share = Share …

web-log = What happened
web-chat = Chat
web-chat-line = Message to everybody at the table
web-send = Send
