### Ciò che dicono tutti i giochi, e il terminale.

## Numeri ed elenchi

roman =
    { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }

## Rifiuti

refusal-with-rule = { $sentence } [{ $rule }]
refusal-malformed = Non capisco: «{ $where }» non è come dovrebbe.
refusal-bad-save = Questa partita salvata è danneggiata e non si può aprire.
refusal-other-format = Questa partita è salvata nel formato { $found }; io so aprire il formato { $known }.
refusal-no-terminal = { $game } non si può giocare nel terminale: non ha un tavolo per questo.
refusal-names-needed = Indica tanti nomi quanti sono i giocatori, separati da virgole.
refusal-too-many-bots = Non c’è posto per così tanti bot: il tavolo ha { $players } posti.
refusal-nothing-to-undo = Non c’è nessuna mossa da annullare.
refusal-something-was-shown = L’ultima mossa ha mostrato qualcosa di nascosto: ciò che si è visto non si può annullare.
refusal-rules-have-changed = Nel frattempo le regole sono cambiate: nessuna mossa di prima si può annullare.
refusal-too-long-ago = Quella mossa è troppo lontana per poter essere annullata.
refusal-no-native-code = Qui non c’è codice nativo: { $reason }.
refusal-other-rules = Questa partita segue la versione { $found } delle regole; io conosco la versione { $known }.
# $entry: the number of the move.
refusal-no-longer-allowed = Questa partita segue la versione { $found } delle regole; la versione { $known } non permette la sua mossa { $entry }.

## Eventi

event-hidden = È successo qualcosa che non puoi vedere.

## Opzioni

option-line = { $option }: { $value }
option-none = nessuna
option-random = a caso
option-seat = giocatore { $seat }
option-usual-box = la scatola inclusa
option-own-box = una scatola tua

## Il tavolo nel terminale

seat-name = Giocatore { $seat }
board-to-play = tocca a { $player }

## Scegliere

choose-none = nessuno

## Che cosa si scrive

# Si confronta senza accenti: «sì» vale «si».
answer-yes = s si
answer-no = n no
command-help = ? aiuto
command-why = perché
command-hint = ! suggerimento
command-explain = spiega spiegare
command-undo = annulla annullare
command-log = cronaca
command-piles = mazzi
command-options = opzioni
command-board = tavolo
command-back = indietro
command-skip = salta saltare
command-save = salva salvare
command-again = ancora
command-quit = esci uscire

usage-help = { $word }
usage-why = { $word } [MOSSA]
usage-hint = { $word }
usage-explain = { $word }
usage-undo = { $word }
usage-log = { $word }
usage-piles = { $word }
usage-options = { $word }
usage-board = { $word }
usage-back = { $word }
usage-skip = { $word }
usage-save = { $word } [FILE]
usage-again = { $word }
usage-quit = { $word }

help-help = questo elenco
help-why = perché una mossa non è possibile, con la regola; da solo, tutto ciò che non lo è
help-hint = un suggerimento: prima dove guardare, poi il piano, poi le mosse; la partita è allora contrassegnata «con suggerimenti»
help-explain = perché i bot hanno fatto le loro ultime mosse
help-undo = annullare l’ultima mossa, fino all’ultima cosa mostrata
help-log = che cosa è appena successo
help-piles = ciò che sai di quel che il tavolo conta soltanto
help-options = come è stata preparata questa partita
help-board = ridisegnare il tavolo
help-back = un passo indietro nella mossa che stai componendo, o in una lezione
help-skip = in una lezione: al passo seguente
help-save = salvare la partita in un file, e d’ora in poi dopo ogni mossa
help-again = a partita finita: un’altra
help-quit = lasciare il tavolo
help-keys = Le frecce scorrono le scelte, Invio ne prende una, Esc o Backspace torna indietro.
help-names = Una parola si può accorciare finché resta chiara. Scrivi il numero di una scelta, o una mossa intera.

mark-shows = { $mark } mostra qualcosa di nascosto: non si può annullare
mark-wins = { $mark } fa vincere la partita
mark-loses = { $mark } fa perdere la partita
foreseen-nothing = non porta nulla

typed-unknown = Non conosco «{ $typed }». Scrivi { $help } per vedere che cosa puoi dire.
typed-unreadable = Non riesco a leggere «{ $typed }». Controlla come l’hai scritto, o scrivi { $help }.
typed-ambiguous = «{ $typed }» può voler dire più cose: { $words }.
typed-too-much = Per questa mossa è troppo: «{ $typed }».
typed-no-choice = { $typed } non è tra le scelte.
typed-one-choice = Qui una scelta alla volta, per favore.
nothing-fits = Ora una mossa così non c’è.

why-line = { $what }: { $reason }
why-nothing = Ora nulla è vietato: tutto ciò che puoi fare è tra le scelte.
why-usage = Aggiungi una mossa: { $word } …
why-possible = Nulla lo impedisce: puoi farlo.
why-go-on = Finora nulla lo impedisce: continua.

sure-won = { $reason } [{ $rule }] Vuoi farla? (s/n)
sure-lost = { $reason } [{ $rule }] Vuoi farla davvero? (s/n)
sure-yes = Sì
sure-no = No, ci penso ancora

undo-done = La tua ultima mossa è annullata.

hand-over = { $player }, tocca a te.
hand-screen = Passa lo schermo a { $player }: quello che segue è solo per i suoi occhi.
any-line = Premi Invio per continuare.
bot-plays = { $player } sta giocando…
pass-nobody = Nessun altro può giocare adesso.
any-key = Premi un tasto per continuare.
keys-line = ↑ ↓ ← → e Invio, o scrivi · Esc: indietro · ?: aiuto · !: suggerimento

log-empty = Non è ancora successo nulla.

## Arrivare e andarsene

play-resumed = Rieccoti: la tua partita riprende da dove l’avevi lasciata.
# $advice: a whole sentence.
play-advice = Consiglio: { $advice }
play-again = Vuoi giocare un’altra partita?
offer-quit = lasciare il tavolo
again-later = Prima finisci questa partita, o lasciala.
play-saved = La tua partita è salvata in { $file }.
play-farewell = A presto!
save-where = Aggiungi il nome di un file: { $word } serata.dream.json
save-taken = Il file { $file } esiste già: scegli un altro nome.
unknown-language = Non parlo questa lingua. Parlo: { $known }.
file-trouble = Non riesco a leggere o a scrivere { $file }.
file-damaged = { $file } è danneggiato. Installa di nuovo Dreamcog.

## Lezioni

learn-welcome = Segui ogni passo. Lascia quando vuoi: la lezione ti aspetta.
learn-resumed = Rieccoti: la lezione riprende da dove l’avevi lasciata.
learn-step = { $title }: passo { $step } di { $steps }
learn-go-on = avanti (Invio)
learn-back = indietro di un passo
learn-skip = saltare questo passo
learn-kept = La prossima volta la lezione riprende da questo passo.
learn-over = La lezione è finita. La stessa partita continua: ora decidi tu.
# $command: what is typed to learn the game.
play-learn = Non conosci il gioco? { $command } lo insegna al tavolo, passo per passo.
unknown-lesson = { $game } non ha una lezione con questo nome. Le sue lezioni: { $known }.
no-lessons = { $game } non ha lezioni.

## Altri comandi

replay-same =
    { $moves ->
        [one] Rigiocata, { $moves } mossa: tutto è come nel salvataggio.
       *[other] Rigiocata, { $moves } mosse: tutto è come nel salvataggio.
    }
replay-differs =
    { $moves ->
        [one] Rigiocata, { $moves } mossa: il salvataggio dice altro ({ $parts }).
       *[other] Rigiocata, { $moves } mosse: il salvataggio dice altro ({ $parts }).
    }
# $found, $known: versions of the rules; $since: the number of a move.
replay-older = Giocata con la versione { $found } delle regole, rigiocata con la versione { $known }.
replay-same-outcome = Rigiocata: il risultato è lo stesso. Dalla mossa { $since } in poi non tutto è come nel salvataggio ({ $parts }).
runtime-interpreted = Le regole sono interpretate, il che è più lento: { $reason }.
simulate-progress = Partite
simulate-report = { $games } partite di { $game } in { $seconds } s ({ $runtime }): { $games_per_second } partite e { $decisions_per_second } decisioni al secondo.
simulate-result-wins = Partite vinte
simulate-result-winning-scores = Punteggi vincenti
simulate-result-seat-wins = Vittorie per posto al tavolo
simulate-result-shared-wins = Vittorie condivise
simulate-result-mean-score = Punteggio medio
simulate-result-mean-winning-score = Punteggio vincente medio
simulate-result-decisions-per-game = Decisioni a partita

lab-column-component = Componente
lab-column-per-game = A partita
lab-column-seats = Giocatori a partita
lab-column-win-share = Vittorie
lab-column-edge = Rispetto a una quota pari

# $game: its name.
levels-none = Qui non ci sono livelli per { $game }.
# $level: how it is called; how it plays follows.
level-plays = { $level }:
