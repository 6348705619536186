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
web-home-with-bot = Together with a bot
# $bots: how many.
web-home-against =
    { $bots ->
        [one] Play against a bot
       *[other] Play against { $bots } bots
    }
# $players: how many.
web-home-one-screen = { $players } players on one screen
web-home-opponents = Opponents
web-home-level = How they play
web-home-invite = Invite friends …
web-home-rules = Rules
web-home-box = What is in the box
web-home-still = Let the pictures rest
web-home-moving = Let the pictures move
web-home-dealing = Dealing …

## Lists

web-home-continue = Continue
web-home-replays = Replays
web-home-replays-about = Games you have finished, to step through again.
web-home-no-replays = Games you finish are kept here, to step through again.
web-home-no-open = Nobody is waiting for players just now. Make a table and invite somebody.
web-home-asleep = The factory is asleep
web-home-try-again = Try again

## Making a table

web-home-who-plays = Who plays?
web-home-you = You
web-home-beside-you = Beside you
web-home-bot = A bot
web-home-friend = A friend
web-home-friend-about = Whoever has the link sits down here. You get it at the table.
web-home-finer-points = Finer points
web-home-table-settings = Time and company

## Being invited, and the deal of the day

web-home-your-name = Your name at the table
web-home-join-about = Sit down and play: no account is needed.
web-home-all-deals = Back to today’s deals
web-home-sign-in-about = With an account you find your tables on every device.
# $n: how many there are.
web-show-all = Show all { $n }
