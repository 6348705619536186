### Il tavolo disegnato: quel che sta attorno a ogni gioco.

web-the-table = Il tavolo
web-parts-of-table = Parti del tavolo
web-something-lit = qui c’è qualcosa da toccare
web-undo-short = Annulla
web-look-back = Rivedi
web-rules = Regole
web-close = Chiudi

web-panel-log = Che cosa è successo
web-panel-people = Al tavolo
web-panel-words = Il tavolo a parole
web-panel-settings = Impostazioni

web-new-version = C’è una nuova versione. Quello che hai giocato è al sicuro.
web-load-it = Carica
web-panel-more = Altro
web-open-box = La scatola

web-the-result = Il risultato
web-to-the-table = Al tavolo

## What follows from what cannot be taken back

web-hand-over-about = Un bot gioca al tuo posto finché non torni a giocare tu. Quello che ha giocato resta.
web-resign-about = Allora hai perso, e non puoi rientrare in questa partita.
web-leave-about = Il tuo posto ti aspetta, o intanto ci gioca un bot.
web-close-table-about = La partita finisce per tutti, incompiuta.

## What is asked

web-waiting-for-players = In attesa di giocatori
# Between turns at one screen.
web-now = Ora: { $player }
# $player: one or several.
web-waiting-for = In attesa di { $player }…
# $what: hidden things that a move shows.
web-would-show = Questa mossa mostra { $what }: non si può annullare.
web-would-lose = Con questa mossa perdi la partita. Vuoi farla lo stesso?
web-not-yet = Non ancora
web-ask-no-more-about-it = La prossima volta non chiedermelo
# $what: what is still missing, such as 1 more robot; $moves: what can be done then.
web-pick-to = Scegli { $what } per: { $moves }
# $moves: what can be done, by name.
web-go-on-to = Scegli ancora per: { $moves }
# $things: what was picked by itself, because nothing else was possible.
web-filled-in = Già scelto: { $things }
# $n: how often a move is made in a row, if it can be.
web-up-to = fino a { $n }
web-lower-levels = A un livello inferiore
web-highest-level = Al livello più alto
# $moves: the kinds of moves that there are.
web-you-can = Puoi: { $moves }
web-put-back = Rimetti a posto
web-not-now = Non con quello che hai scelto, o non adesso.
web-reconstructed = Numeri ricostruiti
web-reconstructed-about = Alcuni numeri di questo tavolo sono una nostra ricostruzione: i valori stampati dall’editore non sono confermati.
web-reconstructed-which = Vedi quali, in una nuova scheda

## How one likes to play

web-speed = Velocità delle mosse altrui
web-speed-is =
    { $speed ->
        [slow] lenta
       *[usual] normale
        [double] doppia
        [fourfold] quadrupla
    }
web-advice = Consigli per chi comincia
web-no-more-advice = Niente più consigli
web-keys = Tastiera
web-uses-letters = Usa singole lettere e cifre come scorciatoie
web-key-arrows = Frecce
web-key-arrows-does = passa alla cosa vicina; la prima volta, a ciò che c’è da decidere
web-key-numbers = 1–9
web-key-numbers-does = scegli la cosa con quel numero, o rimettila a posto
web-key-enter = Invio
web-key-enter-does = sceglila, o chiedi che cos’è; se è già scelta, usa il pulsante dorato
web-key-escape = Esc
web-key-escape-does = chiudi il suggerimento, o rimetti a posto l’ultima cosa scelta
web-key-commit = C
web-key-commit-does = usa il pulsante dorato
web-key-undo = U
web-key-undo-does = annulla la tua ultima mossa
web-key-log = L
web-key-log-does = che cosa è successo
web-key-rules = R
