### What the server says of tables, seats and people.

## Refusals: tables and seats

refusal-no-such-table = There is no such table.
refusal-no-such-person = There is no such person here.
refusal-no-such-invite = That invitation leads nowhere: it may be mistyped, or its table is gone.
refusal-no-such-page = There is nothing at this address.
refusal-not-your-seat = That is somebody else’s seat: you cannot act for it.
refusal-not-your-table = Only those who sit at this table can do that.
refusal-not-seated = You have no seat at this table.
refusal-only-host = Only whoever set up this table can do that.
refusal-seat-taken = That seat is taken.
refusal-one-seat-each = At an open table, each person has one seat. You have yours.
refusal-no-seat-open = Every seat at this table is taken.
refusal-table-not-full = Play begins when every seat is taken.
refusal-table-over = The game at this table is over.
refusal-table-closed = This table has been closed.
refusal-others-play = Others are playing at this table: it stays open until the game is over.
refusal-game-still-on = The game is still on: that is possible when it is over.
refusal-rematch-not-yet = Another game can be begun when this one is over.
refusal-own-seed-alone = A seed can be chosen only where nobody else plays.
refusal-day-not-over = The seed of a daily challenge is shown when its day is over.
# $found, $known: versions of the rules.
refusal-unknown-rules = This table was begun under version { $found } of the rules, and version { $known } is played here now. It can be exported, but not continued.
# $entry: the number of an entry.
refusal-replay-stops = The rules have changed since this game was played: what it looked like from entry { $entry } on cannot be shown.

## Refusals: moves, and taking them back

refusal-stale = The position has changed meanwhile: look again, then choose.
refusal-bot-plays = A bot plays this seat: it would have to be taken back first.
refusal-has-resigned = Whoever has given up plays no more in this game.
refusal-not-away = The person in that seat is here.
refusal-nothing-to-take-back = There is no seat here for you to take back.
refusal-already-asked = Something has been asked already: wait until it is answered.
refusal-nothing-asked = Nothing has been asked that you could answer.
refusal-others-moved-on = Others have moved since: that move can no longer be taken back.
refusal-no-lesson = This is no guided game.
refusal-not-in-lesson = That comes later: for now, do what the step says.
refusal-in-lesson = In a guided game, go back a step instead, or leave it.
refusal-hints-not-agreed = Hints are given here when all who sit at the table have agreed to them.
refusal-hint-failed = No hint could be found this time: try again.
refusal-no-reasons = Nothing is known of why this move was made: only bots tell, and not for ever.
refusal-reasons-later = Why a bot moved is told when the game is over.
refusal-nothing-to-review = No move was made in this game: there is nothing to review.
refusal-review-failed = The review of this game has failed: ask for it again.
# $most: how many moves a game may have.
refusal-game-too-long = This game has more than { $most } moves: too many to look at here.

## Refusals: who is who

refusal-who-are-you = Say first who you are.
refusal-wrong-login = That name and that password do not go together.
refusal-login-taken = Somebody else has an account of that name: choose another.
refusal-has-account = You have an account already.
refusal-bad-name = Choose a name that people can read.
refusal-bad-login = An account name has only signs that people can see, and no spaces.
refusal-bad-token = That token is not valid here, or no longer.
# $needed: the scope that a token needs for it: read, play or manage.
refusal-token-scope = That token may not do this: it would need the scope “{ $needed }”.
refusal-other-origin = That request came from another site, so nothing was done.
refusal-wrong-host = This server is at { $address }; it does not answer under any other name.

## Refusals: how much, how often, and when not at all

# $wait: whole seconds.
refusal-slow-down =
    { $wait ->
        [one] That was a little fast: try again in a second.
       *[other] That was a little fast: try again in { $wait } seconds.
    }
refusal-too-large = That is too much to send at once.
# $most: how many tables or tokens one may have.
refusal-too-many-tables = You have as many tables as you may ({ $most }): finish or close one before you begin another.
# $most: how many there can be.
refusal-too-many-connections = There are already { $most } connections from where you are: close a window, or try again later.
# $most: how many there can be.
refusal-table-too-long = This table has come to { $most } entries, and goes no further: leave it, or resign.
refusal-too-many-tokens = You have as many tokens as you may ({ $most }): remove one before you make another.
refusal-server-full = The server has as many guests as it can take: try again a little later.
refusal-stopping = The server is about to restart. Your games are kept: come back in a moment.
refusal-method-not-allowed = There is something at this address, but not to be used in this way.
refusal-internal-error = Something went wrong here, and it is our mistake. It has been noted: try again.
# $reason: locked, full, gone, read-only or failed.
refusal-store-unreachable =
    { $reason ->
        [locked] The database is busy. What you sent has not been kept: try again shortly.
        [full] The server’s disk is full. What you sent has not been kept: try again later.
        [gone] The database does not answer. What you sent has not been kept: try again shortly.
        [read-only] The database takes nothing in at the moment. What you sent has not been kept: try again later.
       *[failed] The database is in trouble. What you sent has not been kept: try again shortly.
    }
# $reason: off, not-public, scheme, user, port, too-long or unreadable.
refusal-bad-webhook =
    { $reason ->
        [off] This server sends no notices to other addresses.
        [not-public] Notices cannot be sent there: the address is not public.
        [scheme] Notices cannot be sent there: the address must begin with http or https.
        [user] Notices cannot be sent there: the address must not contain a name or a password.
        [port] Notices cannot be sent there: the port is not allowed.
        [too-long] Notices cannot be sent there: the address is too long.
       *[unreadable] Notices cannot be sent there: the address cannot be read.
    }

## How a table stands

table-status-waiting = waiting for players
table-status-playing = in play
table-status-finished = finished
table-status-closed = closed
table-status-stopped = stopped: the rules have changed

table-ended-rules = played to the end
table-ended-resigned = given up
table-ended-closed = closed before the end

## Seats

seat-kind-open = free
seat-kind-me = yours
seat-kind-person = a person
seat-kind-bot = a bot
seat-kind-stand-in = a bot, until its person is back
seat-kind-kept = kept for somebody

# How bots are called where a player has one: levels, and bots by their kind.
bot-level-beginner = beginner
bot-level-easy = easy
bot-level-medium = medium
bot-level-hard = hard
bot-level-expert = expert
bot-level-random = at random
bot-level-greedy = one move ahead
bot-level-network-small = small network
bot-level-network = large network
bot-level-search = search with networks

# How a level plays.
bot-about-beginner = Does what comes to mind, though nothing absurd: kind to a first game.
bot-about-easy = Has the right idea now and then, and is easily led astray.
bot-about-medium = Plays sensibly, and overlooks something in every turn or two.
bot-about-hard = Knows what it wants, and seldom lets a good move pass.
bot-about-expert = Always makes the best move it knows.

# $rating, $low, $high: how strong a level is, with an interval, as whole numbers.
bot-rating = Rating { $rating } ({ $low } to { $high }).
# $level: the level below. $won: a whole number.
bot-beats = Beats “{ $level }” in about { $won } of 100 games.
# $level: the level above. $lost: a whole number.
bot-beaten = Beaten by “{ $level }” in about { $lost } of 100 games.
# $won: a whole number.
bot-wins-deals = Wins about { $won } of 100 deals on its own.
# $won, $games: of the games that a person and the bot played against each other.
bot-record =
    { $games ->
        [one] It has won { $won } of { $games } game against you.
       *[other] It has won { $won } of { $games } games against you.
    }
# $won, $games: of the games that a person and the bot played together.
bot-record-together =
    { $games ->
        [one] Together you have won { $won } of { $games } game.
       *[other] Together you have won { $won } of { $games } games.
    }

## What happens at a table, besides the game

# $player: whose seat it is.
table-event-sit = { $player } sits down.
table-event-keep = A seat is kept for { $player }.
table-event-leave = { $player } leaves the table.
table-event-come-back = { $player } is back.
table-event-resign = { $player } gives up.
table-event-hand-over = { $player } lets a bot play on.
table-event-hand-over-by-clock = { $player } has run out of time: a bot plays on.
table-event-take-back = { $player } is back and plays on.
table-event-ask-undo = { $player } would like to take back a move.
table-event-ask-seat = { $player } would like to play again in place of the bot.
table-event-agree = { $player } agrees.
table-event-disagree = { $player } does not agree.
table-event-undo = { $player } takes back a move.
table-event-hint = { $player } asks for a hint.
table-event-agree-to-hints = { $player } agrees to hints at this table.
table-event-no-hints = { $player } would rather play without hints.
table-event-rematch = { $player } begins another game, at a new table.
table-event-close = The table is closed.
table-event-close-by-rules = The rules have changed, and this game cannot go on by the new ones: the table is closed without a result.
# $found, $known: versions of the rules.
table-event-rules = The rules have changed from version { $found } to version { $known }: the game goes on by the new ones.
table-event-lesson = The guided game comes to another step.
table-event-start = The game goes on from a moment of another one; what was hidden is dealt anew.
table-event-pause = The server was away for a while: the clocks have stood meanwhile.
table-event-replaced-failed = { $player } has failed to choose: another move was made for this bot.
table-event-replaced-illegal = { $player } chose a move that is not allowed: another one was made for this bot.
table-event-replaced-late = { $player } took too long: another move was made for this bot.
# $by: who does it for $player.
table-event-hand-over-by = { $player } is away: { $by } lets a bot play on.
# $bot: how it plays.
table-event-bot = A bot sits down ({ $bot }).
# $text: a line of chat.
table-event-say = { $player }: { $text }

## Notices

# $game: its name; $table: what the table is called.
notice-your-turn = { $game }: it is your turn.
notice-your-turn-at = { $game }: it is your turn ({ $table }).
notice-table-closed = { $game }: the rules have changed, and your game cannot go on by the new ones. The table is closed without a result.

## What is played

# $game: its name; $players: how many.
combination =
    { $players ->
        [1] { $game }, solo
       *[other] { $game }, { $players } players
    }
# $combination: the above; $additions: expansions or variants.
combination-with = { $combination }, { $additions }

## The daily deal, to be shared: nothing here tells what was dealt

# $game: its name; $day: a date in words.
share-first = { $game }, daily challenge of { $day }
share-again = { $game }, daily challenge of { $day }, another try
# $title: what was played; somebody has asked for hints.
share-assisted = { $title }, with hints
