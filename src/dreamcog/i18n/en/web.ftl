### What only the page says.

## Getting about

web-title = Dreamcog
web-welcome = Two games about dreaming machines
web-home = To the start page
web-nowhere = There is nothing here.
web-skip = To the content
web-where-to = Where to?
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
web-come-in = Come in
web-have-account = I have an account
web-sign-in = Sign in
web-sign-out = Sign out
web-login = Login
web-password = Password
web-old-password = Old password
web-new-password = New password
web-about-me = About me
web-webhook = Address for notices (webhook)
web-allow-notices = Allow notices in this browser
web-keep = Keep
web-kept = Kept.
web-make-account = Make an account
web-account-about = With a login and a password you can carry on elsewhere. Your tables stay yours.
web-change-password = Change the password
# $login: the account’s.
web-signed-in-as = You are signed in as { $login }.
web-guest-sign-out-about = You are a guest: if you sign out, you cannot come back to your tables.
web-my-data = My data
web-take-data = Download all that is kept about me
web-delete-about = Your name, login, words and results are removed for good. A bot plays on at your tables.
web-delete-me = Forget all about me

web-tokens = Access tokens for programs
web-tokens-about = A program that sends a token plays in your name.
web-token-name = Name of the token
web-make-token = Make a token
web-remove-token = Remove
web-token-given = Copy it now, it is shown only once:

web-statistics = How I have done
web-no-games = You have not finished a game yet.
web-reset-statistics = Count from now on
web-what = What
web-games = Games
web-wins = Won
web-best = Best
web-mean = Mean
web-alone = alone
web-people = people

## Tables

web-open-tables = Tables that wait for players
web-your-turn = It is your turn
web-expected = A seat is kept for you
web-make-table = Make a table
web-usual = as usual
# $level: how it plays.
web-seat-bot = bot ({ $level })
web-name-here = Name in this seat
web-clock = Time for each decision
web-no-clock = at your own pace
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
web-is-open = Anybody may sit down
web-is-watched = Whoever has the address may watch
web-invited = You are invited
web-sit-down = Sit down
web-watch = Watch

## The deal of the day

web-todays-deals = Today’s deals
web-daily-about = The same deal for everybody. Your first attempt counts.
web-play-deal = Play
web-play-deal-again = Play again
web-first-attempt = My first attempt
web-results = Results
# $day: a date in words.
web-deal-of = deal of { $day }
web-seed = Seed: { $seed }
web-rank = Rank
web-result = Result
web-score = Score
web-won = won
web-lost = lost
web-no-results = Nobody has finished this deal yet.

## At the table

web-connecting = Connecting …
web-connection-lost = The connection is lost. We keep trying; what you have chosen stays.
web-server-stopping = The server is restarting. It will be back in a moment.
web-try-now = Try now
web-table-gone = This table no longer exists, or you may no longer see it.
web-bot-name = Bot { $seat }
web-to-play = to play
web-here = here
web-away = away
web-has-left = has left
web-has-resigned = has given up
# $moment: a date and time.
web-until = until { $moment }
web-look-from-here = See the table from here
web-hand-over-away = Let a bot play for them
web-watching = You are watching.
web-invitation = Invite others with this link
web-copy = Copy
web-copied = Copied

web-do-it = Do it
web-these = These
web-would-end = This ends the game.
web-would-reveal = This shows something hidden: it cannot be taken back.

web-table-actions = Besides the game
web-undo = Take back my last move
web-agree = I agree
web-disagree = I do not agree
web-ask-no-more = Withdraw the request
web-hand-over = Let a bot play for me
web-take-back = Play on myself
web-resign = Give up
web-leave = Leave the table
web-close-table = Close the table

web-over = The game is over
web-rematch = Once more
web-to-rematch = To the next game
web-save = Saved game
web-share = Tell others

web-log = What happened
web-chat = Chat
web-chat-line = Say something to the table
web-send = Send
