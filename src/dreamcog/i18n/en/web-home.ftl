### What the start page and its neighbours say.

## Guests: a name for whoever has none yet

# Words with commas between them; any noun goes with any trait.
web-guest-nouns = Cog, Bolt, Spring, Lantern, Piston, Valve, Magnet, Lever, Button, Rivet, Whistle, Pendulum, Antenna, Crank
web-guest-traits = Dreaming, Curious, Gentle, Brave, Sleepy, Merry, Patient, Clever, Starry, Rusty, Dancing, Humming
web-guest-name = { $trait } { $noun }
# $name: a guest’s.
web-guest-you-are = You play as { $name }.
web-guest-change = Choose another name

## Playing now

web-home-lead = Choose a game and play at once. No account, no waiting.
# $players: such as 2–4; $minutes: about how many.
web-home-players = { $players } players
web-home-minutes = about { $minutes } minutes
web-home-alone = Play alone
web-home-with-bot = Play together with a bot
# $bots: how many.
web-home-against =
    { $bots ->
        [one] Play against a bot
       *[other] Play against { $bots } bots
    }
# $players: how many.
web-home-one-screen = { $players } players on one screen
web-home-opponents = Opponents
web-home-level = Strength of the bots
web-home-invite = Invite friends …
web-home-rules = Rules
web-home-box = What is in the box
web-home-still = Stop the moving pictures
web-home-moving = Start the moving pictures
web-home-dealing = The table is being set up …

## Lists

web-home-continue = Continue
web-home-guest-tables =
    { $days ->
        [one] You have no account: a table at which nobody has played for a day is removed.
       *[other] You have no account: a table at which nobody has played for { $days } days is removed.
    }
web-home-replays = Replays
web-home-replays-about = Games you have finished, to step through again.
web-home-no-replays = Games you finish are kept here, to step through again.
web-home-no-open = Nobody is waiting for players just now. Choose “Invite friends” above to open a table.
web-home-unreachable = No connection to the server
web-home-try-again = Try again

## Making a table

web-home-who-plays = Who plays?
web-home-you = You
web-home-beside-you = At this screen
web-home-bot = A bot
web-home-friend = A friend, by link
web-home-friend-about = You will get a link to send: the person who opens it plays at your table.
web-home-difficulty = Difficulty
web-home-more-options = More options
web-home-table-settings = Playing with others

## Being invited, and the deal of the day

web-home-your-name = Your name at the table
web-home-join-about = No account is needed.
web-home-all-deals = Back to the daily challenges
web-home-sign-in-about = With an account you find your tables on every device.
# $n: how many there are.
web-show-all = Show all { $n }
