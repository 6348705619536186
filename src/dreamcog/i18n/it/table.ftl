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
refusal-names-needed = Indica tanti nomi quanti sono i giocatori, separati da virgole.
refusal-too-many-bots = Non c’è posto per così tanti bot: il tavolo ha { $players } posti.
refusal-nothing-to-undo = Non c’è nessuna mossa da annullare.
refusal-something-was-shown = L’ultima mossa ha mostrato qualcosa di nascosto: ciò che si è visto non si può annullare.
refusal-other-rules = Questa partita segue la versione { $found } delle regole; io conosco la versione { $known }.

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
board-common = comune
board-turn = turno { $turn }
board-reserve = Riserva
board-cogs = Ingranaggi
board-piles = Mazzi
board-factory = Fabbrica
board-on-top = In cima
board-at-bottom = In fondo
board-discard = Scarti
board-failsafes =
    { $failsafes ->
        [0] nessuna Valvola
        [one] { $failsafes } Valvola
       *[other] { $failsafes } Valvole
    }
board-support = Supporto
board-machine-deck =
    { $machines ->
        [one] { $machines } macchina in arrivo
       *[other] { $machines } macchine in arrivo
    }
board-next-tier = grado { $tier }
board-robot-deck = { $robots } robot nel mazzo
board-discarded =
    { $robots ->
        [one] { $robots } scartato
       *[other] { $robots } scartati
    }
board-experience = Esperienza { $machines }
board-repaired =
    { $machines ->
        [0] nessuna macchina riparata
        [one] { $machines } macchina riparata
       *[other] { $machines } macchine riparate
    }
board-prepared = Preparata
board-giants = Giganti
board-giants-by-size = Per taglia
board-limbo = Limbo
board-microbots = Microbot
board-interference = Interferenze
board-microbot-pile = { $microbots } nella pila
board-damage = Danni Strutturali { $damage }
board-size = taglia { $size }
board-holiday = vacanza

## Scegliere

choose-move = Quale scegli?
choose-machine = Quale macchina?
choose-robot = Quale robot?
choose-robots = Quali robot? Puoi scrivere più numeri.
choose-model = Quale modello?
choose-machines = Quali macchine?
choose-on = Quali Gigantobot?
choose-take = Quale ricompensa?
choose-top = Dove va ogni carta? Puoi scrivere più numeri: in cima, le carte restano nell’ordine in cui le indichi.
choose-on-top = in cima
choose-at-bottom = in fondo
choose-none = nessuno
choose-from-deck = { $robots } dal mazzo

## Che cosa si scrive

# Si confronta senza accenti: «sì» vale «si».
answer-yes = s si
answer-no = n no
command-help = ? aiuto
command-why = perché
command-undo = annulla annullare
command-log = cronaca
command-piles = mazzi
command-options = opzioni
command-board = tavolo
command-back = indietro
command-save = salva salvare
command-again = ancora
command-quit = esci uscire

usage-help = { $word }
usage-why = { $word } [MOSSA]
usage-undo = { $word }
usage-log = { $word }
usage-piles = { $word }
usage-options = { $word }
usage-board = { $word }
usage-back = { $word }
usage-save = { $word } [FILE]
usage-again = { $word } [0-5]
usage-quit = { $word }

help-help = questo elenco
help-why = perché una mossa non è possibile, con la regola; da solo, tutto ciò che non lo è
help-undo = annullare l’ultima mossa, fino all’ultima cosa mostrata
help-log = che cosa è appena successo
help-piles = gli Scarti, ciò che sai del mazzo, chi pilota i Gigantobot
help-options = come è stata preparata questa partita
help-board = ridisegnare il tavolo
help-back = un passo indietro nella mossa che stai componendo
help-save = salvare la partita in un file, e d’ora in poi dopo ogni mossa
help-again = a partita finita: un’altra, con quel numero di segnalini Supporto
help-quit = lasciare il tavolo
help-keys = Le frecce scorrono le scelte, Invio ne prende una, Esc o Backspace torna indietro.
help-names = Una parola si può accorciare finché resta chiara. Scrivi il numero di una scelta, o una mossa intera: macchine e robot si scrivono come I/sirenbot e piattaforma/sirenbot-3.

mark-ready = { $mark } riparabile ora
mark-shows = { $mark } mostra qualcosa di nascosto: non si può annullare
mark-wins = { $mark } fa vincere la partita
mark-loses = { $mark } fa perdere la partita
mark-microbot = { $mark } un Microbot
mark-holiday = { $mark } un Gigantobot in vacanza

typed-unknown = Non conosco «{ $typed }». Scrivi { $help } per vedere che cosa puoi dire.
typed-unreadable = Non riesco a leggere «{ $typed }». Controlla come l’hai scritto, o scrivi { $help }.
typed-ambiguous = «{ $typed }» può voler dire più cose: { $words }.
typed-too-much = Per questa mossa è troppo: «{ $typed }».
typed-no-level = «{ $typed }» non è un livello: scrivi da 1 a 5, o da I a V.
typed-no-robot = Nelle tue file non c’è nessun «{ $typed }».
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
keys-line = ↑ ↓ ← → e Invio, o scrivi · Esc: indietro · ?: aiuto

log-empty = Non è ancora successo nulla.

## Arrivare e andarsene

play-resumed = Rieccoti: la tua partita riprende da dove l’avevi lasciata.
play-again = Vuoi giocare un’altra partita?
offer-again =
    un’altra partita { $support ->
        [0] senza segnalini Supporto
        [one] con { $support } segnalino Supporto
       *[other] con { $support } segnalini Supporto
    }
offer-same =
    di nuovo { $support ->
        [0] senza segnalini Supporto
        [one] con { $support } segnalino Supporto
       *[other] con { $support } segnalini Supporto
    }
offer-quit = lasciare il tavolo
again-later = Prima finisci questa partita, o lasciala.
play-saved = La tua partita è salvata in { $file }.
play-farewell = A presto in fabbrica!
save-where = Aggiungi il nome di un file: { $word } serata.dream.json
save-taken = Il file { $file } esiste già: scegli un altro nome.
unknown-language = Non parlo questa lingua. Parlo: { $known }.
file-trouble = Non riesco a leggere o a scrivere { $file }.

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
simulate-progress = Partite
simulate-report = { $games } partite di { $game } in { $seconds } s ({ $runtime }): { $games_per_second } partite e { $decisions_per_second } decisioni al secondo.
simulate-result-wins = Partite vinte
simulate-result-reasons = Finite per la regola
simulate-result-winning-scores = Punteggi vincenti
simulate-result-ends = Finite per la regola
simulate-result-ended-by = Fine della partita
simulate-result-days = Ultimo giorno
simulate-result-seat-wins = Vittorie per posto al tavolo
simulate-result-first-wins = Vittorie secondo l’ordine del primo giorno
simulate-result-shared-wins = Vittorie condivise
simulate-result-mean-score = Punteggio medio
simulate-result-mean-winning-score = Punteggio vincente medio
simulate-result-mean-machines = Macchine per giocatore
simulate-result-decisions-per-game = Decisioni a partita
simulate-end-nine-machines = nove macchine
simulate-end-day-7 = giorno 7

# Rapporti di `dreamcog lab`.
lab-activated = Robot e macchine attivati
lab-assistant = Dove lavorano gli Assistenti
lab-bought = Macchine comprate
lab-completed = Macchine completate
lab-delivery = Visite alla banchina, per carta Consegna
lab-monitor = Schermi tenuti
lab-specialist = Specialisti presi
lab-column-component = Componente
lab-column-per-game = A partita
lab-column-seats = Giocatori a partita
lab-column-win-share = Vittorie
lab-column-edge = Rispetto a una quota pari
