### Help of the commands that deal games, and what is said of options.

## Commands

play-about = Play in the terminal. At the table, ? shows what you can type.
learn-about = Learn a game at the table, step by step; then the same game goes on.
simulate-about = Play many games with bots and report their results.
arena-about = Let bots play against each other on the same deals, and rate them.
solve-about = Knowing every card and every later shuffle: can this game be won, and how? Or, in the last round of a game of opponents: what is the best score?
lab-components-about = Count how often each component is used, and how often the seats that use it win.
lab-brackets-about = Measure bots over a grid of options, and what can be won at all: perfect play lies between.

## Arguments and flags

arguments-title = Arguments
flags-title = Options
flag-help = Show this help.
# $games: all games, as they are typed.
flag-game = The game: { $games }.
flag-play-game = The game: { $games }. By default, the first of these.
flag-games = How many games to play.
flag-deal-seed = The seed of a game, to deal that very game again.
flag-first-seed = The seed of the first game.
flag-names = The names of the people, e.g. Ann,Bo; --first can then be one of them.
flag-seat-bots = The bots in the other seats, e.g. random,greedy.
flag-bots = A bot for each seat, or one for all, e.g. random,greedy.
flag-box = A box of your own, a TOML file.
# $languages: all languages, as they are typed.
flag-lang = The language: { $languages }. By default, the one of your terminal.
flag-save = Save the game in this file, and continue it if the file is there.
flag-colour = Use colours. By default, where they work.
flag-advice = Tell a beginner one thing worth knowing before each decision.
flag-keys = Use the arrow keys, where there is a terminal.
flag-levels = Name the levels of the game, weakest first, and end.
flag-lesson = The lesson, by the name that --list shows. By default, the one about the game itself.
flag-list-lessons = List the lessons of the game.
flag-restart = Begin the lesson again, even if you left it halfway.
flag-runtime = interpreted or native. By default native, where that is possible.
flag-workers = How many processes share the work; on a cluster, at most so many at a time.
flag-cluster = Share the work on a Ray cluster: auto for the one of this computer, or the HOST:PORT of its head.
flag-out = A file for the games: Parquet if its name ends with .parquet, else a line of JSON for each.
flag-decisions = A row for each decision in the Parquet file, not for each game.
flag-resume = Go on with the Parquet file of an interrupted run, or add games to a finished one.
flag-arena-bots = The bots, e.g. random,greedy,network. By default, all that play the game and are no levels.
flag-arena-games = How many games each line-up plays, everybody in each seat in turn: each pair, or with more seats each choice of so many bots. Where all win together, each bot alone.
flag-arena-slow-games = How many games a line-up plays in which a bot is asked move by move, as those that search are; by default as many as the others.
flag-budget = Seconds that a decision may take, at most; 0.1 by default. Loops and networks need less.
flag-iterations = How much a bot may try for a decision, in whatever it counts. Without --budget, games are then the same on every machine.
flag-arena-resume = Keep the results in this file, and go on with those that it has. Bots can be added.
flag-chart = Draw the ratings into this file (SVG).
flag-ladder = Measure every bot of every game, or of one, and write this page (Markdown) with its results (JSON) and pictures. Without --games, write the page from the stored results.
flag-list-bots = List the bots of the game, the weakest first.
flag-deals = Solve so many deals, from --seed on, and report how many can be won.
flag-seconds = The most seconds for one position; with --deals, seconds of the processor.
flag-nodes = The most nodes for one position: steps and moves that are tried.
flag-solve-file = A saved game, solved from where it stands. Without one, a deal.
# $games: all games, as they are typed.
flag-solve-game = The game: { $games }. It must be one whose players win together; by default, the first such.
flag-solve-seat = The seat whose best score is wanted, in a game of opponents; by default, the first that is to act.
flag-bracket-games = How many deals of each set of options.
flag-bracket-every = Every number, such as of Support tokens, with every combination of additions; without it, the usual ones.
flag-bracket-seconds = The most seconds of the processor for each deal that the solver is given: those that no bot has won.
flag-bracket-page = Write this page (Markdown) with its results (JSON) and pictures.
flag-json = Print one JSON object.

## Options of games

# $option: what the option is called; $values: the next message, for each game where they differ.
flag-option = { $option }: { $values }.
option-described = { $values } (usually { $usual })
option-of-game = { $game } { $values }
option-values-number = { $least } to { $most }
option-values-any-of = any of { $names }, with commas between them
option-values-first-seat = a seat (0, 1, …) or random
option-usual-for =
    { $players ->
        [one] { $value } with { $players } player
       *[other] { $value } with { $players } players
    }
# $addition: an expansion or a variant without which the option changes nothing.
option-needs = { $option } (only with { $addition })
options-page-title = Options of the games
options-page-about = What can be chosen before a game is dealt. Each game declares its options once, in games/<game>/options.py; the flags of the command line, the checks of the server and the form on the page are made from that declaration.
options-column =
    { $column ->
        [name] Option
        [meaning] Meaning
        [values] Values
        [usual] Usually
        [flag] Flag
       *[rules] Rules
    }

# $command: what is typed to make it.
page-made-by = This page is made by `{ $command }`.
