### What is said of runs of many games: their files, their workers, clusters.

# $rate: a number.
progress-rate = { $rate } games/s
simulate-interrupted = Interrupted.
# $games: how many; $command: what is typed to go on.
simulate-kept =
    { $games ->
        [one] { $games } game is kept. To go on: { $command }
       *[other] { $games } games are kept. To go on: { $command }
    }

# $moves: how many; $nodes, $seconds: numbers.
solve-yes =
    { $moves ->
        [one] It can be won: in { $moves } move, as told above ({ $nodes } nodes, { $seconds } s).
       *[other] It can be won: in { $moves } moves, as told above ({ $nodes } nodes, { $seconds } s).
    }
solve-no = It cannot be won any more: every line was tried ({ $nodes } nodes, { $seconds } s).
solve-unknown = Not known: no win was found within { $nodes } nodes and { $seconds } s.
# $seat: its number; $best, $sure: points; $nodes, $seconds: numbers.
solve-score = Seat { $seat } can still come to { $best } points, by the moves told above ({ $nodes } nodes, { $seconds } s).
solve-score-sure = Whatever the others do, it can be sure of { $sure }.
solve-score-reveals = This knows cards and tiles that are hidden from everyone at the table.
solve-score-unknown = Not known: not everything could be tried within { $nodes } nodes and { $seconds } s.
refusal-too-early-to-solve = It is too early for an exact ending: all ends are searched only when the game is sure to end with this round.
# $deals: how many of $all; $low, $high: the ends of the interval.
solve-deals-winnable = Can be won: { $deals } of { $all } deals (95 %: { $low } to { $high } %).
solve-deals-not-winnable = Cannot be won: { $deals } of { $all } deals (95 %: { $low } to { $high } %).
solve-deals-unknown = Not known: { $deals } of { $all } deals (95 %: { $low } to { $high } %).
solve-deals-seconds = Seconds a deal: { $mean } on average, { $median } in the middle, { $p99 } for 99 %, { $most } at most.
brackets-title = Deals won: { $game }
brackets-players = Players
brackets-set = Set
brackets-numbers = Numbers
brackets-winnable = Can be won
brackets-not-excluded = Not excluded

# $flag: as it is typed.
refusal-needs-parquet = { $flag } is for files whose name ends with .parquet: add --out games.parquet.
# $package: what is missing; $command: what brings it.
refusal-extra-missing = This needs { $package }: { $command }.
# $reason: in the words of the system.
refusal-file-not-written = { $file } cannot be written: { $reason }.
refusal-out-unfinished = { $file } has an unfinished run in { $folder }. Go on with --resume, or remove that folder.
refusal-out-busy = Another run is writing to { $folder }.
# $what: what differs, by the names of the file; $found: in the file; $wanted: as asked for.
refusal-resume-differs = { $file } is of another run. It differs in { $what }: { $found } there, { $wanted } here.
refusal-resume-has-more = { $file } has { $found } games already, and { $wanted } were asked for. Ask for at least as many.
refusal-resume-unreadable = { $file } is no file of games that can be gone on with.
# $address: as it was typed; $reason: in the words of the system.
refusal-cluster-unreachable = The cluster { $address } cannot be reached: { $reason }.
# $host: a machine; $reason: in Python’s words.
refusal-worker-without-package = A process on { $host } does not have Dreamcog of this version: { $reason }.
# $found, $wanted: versions of the package and of the rules.
refusal-worker-differs = A process on { $host } has { $found }; here is { $wanted }. Install the same version everywhere.
refusal-worker-died = A process died { $tries } times at the same part of the work.

## The arena

# $budget: seconds.
arena-budget = At most { $budget } s a decision.
arena-iterations =
    { $count ->
        [one] At most one iteration a decision.
       *[other] At most { $count } iterations a decision.
    }
# $bot: its name; $count: how many moves.
arena-replaced =
    { $count ->
        [one] One move was made in place of { $bot }, which failed, was late or broke the rules.
       *[other] { $count } moves were made in place of { $bot }, which failed, was late or broke the rules.
    }
# $bot: its name; $mean, $longest: seconds.
arena-thought = { $bot } thought about a decision for { $mean } s on average, { $longest } s at most.
runs-replaced =
    { $count ->
        [one] One move was made in place of that of a bot that failed, was late or broke the rules.
       *[other] { $count } moves were made in place of those of bots that failed, were late or broke the rules.
    }
# $game: its title; $players: how many seats.
arena-chart-title =
    { $players ->
        [one] { $game }, { $players } player
       *[other] { $game }, { $players } players
    }
arena-chart-axis = rating, with its 95 % interval
arena-crosstable = Row against column
# $low, $high: the ends of a 95 % interval.
arena-interval = { $low } to { $high }
arena-column =
    { $column ->
        [bot] Bot
        [a] A
        [b] B
        [won-a] A won
        [won-b] B won
        [won] Won
        [draws] Draws
        [rate-a] Rate of A
        [rating] Rating
        [interval] 95 %
        [margin] Margin
        [difference] Difference
       *[games] Games
    }
# $file: where the results would be.
refusal-ladder-without-results = { $file } has no results to make the page from. Play some first: add --games 100.

# $seat: its number; $first, $last: hundredths; $luck, $skill, $others: hundredths with their signs.
review-seat = Seat { $seat }: { $first } % at the start, { $last } % at the end. Luck { $luck }, own decisions { $skill }, the others { $others }.
# $number: of the move; $seat: the number of who made it; $first, $last: hundredths.
review-moment = Move { $number }, seat { $seat }: from { $first } % to { $last } %
# $points: hundredths with their sign; $move: a move as what one does.
review-better = Better, by { $points } %: { $move }.
# $number: the move from which on it was in the player’s own hands; $best: the best score; $made: the one that was reached.
review-ending = At the end of the game, from move { $number } on, a score of { $best } was possible; it came to { $made }.
review-ending-best = At the end of the game, from move { $number } on, no higher score than { $best } was possible.
review-ending-moves = These moves lead there:
refusal-review-history = Only a game whose moves are all there, made by the present rules, can be reviewed.
refusal-nothing-to-hint = Nobody is to act in this game: there is nothing to advise.
# $seat: its number.
refusal-not-to-act = Seat { $seat } is not to act now.
