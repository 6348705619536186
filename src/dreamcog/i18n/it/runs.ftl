### Ciò che si dice delle serie di molte partite: i loro file, i processi, i cluster.

# $rate: a number.
progress-rate = { $rate } partite/s
simulate-interrupted = Interrotto.
# $games: how many; $command: what is typed to go on.
simulate-kept =
    { $games ->
        [one] { $games } partita è conservata. Per continuare: { $command }
       *[other] { $games } partite sono conservate. Per continuare: { $command }
    }

# $moves: how many; $nodes, $seconds: numbers.
solve-yes =
    { $moves ->
        [one] Si può vincere: in { $moves } mossa, come sopra ({ $nodes } nodi, { $seconds } s).
       *[other] Si può vincere: in { $moves } mosse, come sopra ({ $nodes } nodi, { $seconds } s).
    }
solve-no = Non si può più vincere: è stato provato tutto ({ $nodes } nodi, { $seconds } s).
solve-unknown = Non si sa: nessuna vittoria trovata in { $nodes } nodi e { $seconds } s.
# $seat: its number; $best, $sure: points; $nodes, $seconds: numbers.
solve-score = Il posto { $seat } può ancora arrivare a { $best } punti, con le mosse qui sopra ({ $nodes } nodi, { $seconds } s).
solve-score-sure = Qualunque cosa facciano gli altri, può essere sicuro di { $sure }.
solve-score-reveals = Questo calcolo conosce carte e tessere nascoste a tutti al tavolo.
solve-score-unknown = Non si sa: non si è potuto provare tutto in { $nodes } nodi e { $seconds } s.
refusal-too-early-to-solve = È troppo presto per un finale esatto: tutti i finali si cercano solo quando la partita finisce di sicuro con questo turno.
# $deals: how many of $all; $low, $high: the ends of the interval.
solve-deals-winnable = Si possono vincere: { $deals } partite su { $all } (95 %: da { $low } a { $high } %).
solve-deals-not-winnable = Non si possono vincere: { $deals } partite su { $all } (95 %: da { $low } a { $high } %).
solve-deals-unknown = Non si sa: { $deals } partite su { $all } (95 %: da { $low } a { $high } %).
solve-deals-seconds = Secondi per partita: { $mean } in media, { $median } a metà, { $p99 } per il 99 %, { $most } al massimo.
brackets-title = Partite vinte: { $game }
brackets-players = Giocatori
brackets-set = Opzioni
brackets-numbers = Numeri
brackets-winnable = Si possono vincere
brackets-not-excluded = Non escluse

# $flag: as it is typed.
refusal-needs-parquet = { $flag } vale per i file il cui nome finisce con .parquet: aggiungi --out games.parquet.
# $package: what is missing; $command: what brings it.
refusal-extra-missing = Per questo serve { $package }: { $command }.
# $reason: in the words of the system.
refusal-file-not-written = Non si può scrivere { $file }: { $reason }.
refusal-out-unfinished = { $file } ha una serie non finita in { $folder }. Continuala con --resume, o elimina quella cartella.
refusal-out-busy = Un’altra serie sta scrivendo in { $folder }.
# $what: what differs, by the names of the file; $found: in the file; $wanted: as asked for.
refusal-resume-differs = { $file } è di un’altra serie. Differisce in { $what }: là { $found }, qui { $wanted }.
refusal-resume-has-more = { $file } ha già { $found } partite, e ne sono chieste { $wanted }. Chiedine almeno altrettante.
refusal-resume-unreadable = { $file } non è un file di partite che si possa continuare.
# $address: as it was typed; $reason: in the words of the system.
refusal-cluster-unreachable = Il cluster { $address } non è raggiungibile: { $reason }.
# $host: a machine; $reason: in Python’s words.
refusal-worker-without-package = Un processo su { $host } non ha Dreamcog in questa versione: { $reason }.
# $found, $wanted: versions of the package and of the rules.
refusal-worker-differs = Un processo su { $host } ha { $found }; qui c’è { $wanted }. Installa ovunque la stessa versione.
refusal-worker-died = Un processo è morto { $tries } volte alla stessa parte del lavoro.

## L’arena

# $budget: seconds.
arena-budget = Al massimo { $budget } s a decisione.
arena-iterations =
    { $count ->
        [one] Al massimo un’iterazione per decisione.
       *[other] Al massimo { $count } iterazioni per decisione.
    }
# $bot: its name; $count: how many moves.
arena-replaced =
    { $count ->
        [one] Una mossa è stata fatta al posto di { $bot }, guasto, in ritardo o fuori dalle regole.
       *[other] { $count } mosse sono state fatte al posto di { $bot }, guasto, in ritardo o fuori dalle regole.
    }
# $bot: its name; $mean, $longest: seconds.
arena-thought = { $bot } ha pensato in media { $mean } s a decisione, al massimo { $longest } s.
runs-replaced =
    { $count ->
        [one] Una mossa è stata fatta al posto di quella di un bot guasto, in ritardo o fuori dalle regole.
       *[other] { $count } mosse sono state fatte al posto di quelle di bot guasti, in ritardo o fuori dalle regole.
    }
# $game: its title; $players: how many seats.
arena-chart-title =
    { $players ->
        [one] { $game }, { $players } giocatore
       *[other] { $game }, { $players } giocatori
    }
arena-chart-axis = forza, con il suo intervallo al 95 %
arena-crosstable = Riga contro colonna
# $low, $high: the ends of a 95 % interval.
arena-interval = da { $low } a { $high }
arena-column =
    { $column ->
        [bot] Bot
        [a] A
        [b] B
        [won-a] Vince A
        [won-b] Vince B
        [won] Vinte
        [draws] Pari
        [rate-a] Quota di A
        [rating] Forza
        [interval] 95 %
        [margin] Scarto
        [difference] Differenza
       *[games] Partite
    }
# $file: where the results would be.
refusal-ladder-without-results = { $file } non ha risultati da cui fare la pagina. Prima giocane: aggiungi --games 100.

# $seat: its number; $first, $last: hundredths; $luck, $skill, $others: hundredths with their signs.
review-seat = Posto { $seat }: { $first } % all’inizio, { $last } % alla fine. Fortuna { $luck }, le sue decisioni { $skill }, gli altri { $others }.
# $number: of the move; $seat: the number of who made it; $first, $last: hundredths.
review-moment = Mossa { $number }, posto { $seat }: da { $first } % a { $last } %
# $points: hundredths with their sign; $move: a move as what one does.
review-better = Meglio, di { $points } %: { $move }.
# $number: the move from which on it was in the player’s own hands; $best: the best score; $made: the one that was reached.
review-ending = Alla fine della partita, dalla mossa { $number } in poi, era possibile un punteggio di { $best }; è stato di { $made }.
review-ending-best = Alla fine della partita, dalla mossa { $number } in poi, non era possibile un punteggio più alto di { $best }.
review-ending-moves = Queste mosse portano lì:
refusal-review-history = Si può analizzare solo una partita di cui ci sono tutte le mosse, fatte con le regole attuali.
refusal-nothing-to-hint = In questa partita nessuno deve agire: non c’è niente da consigliare.
# $seat: its number.
refusal-not-to-act = Non tocca al posto { $seat }.
