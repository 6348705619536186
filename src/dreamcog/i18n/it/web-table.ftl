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
web-panel-settings = Come ti piace giocare

web-new-version = C’è una nuova versione. Quello che hai giocato è al sicuro.
web-load-it = Carica
web-panel-more = Altro
web-open-box = La scatola

web-the-result = Il risultato
web-to-the-table = Al tavolo

## What is asked

web-waiting-for-players = In attesa di giocatori
# $player: one or several.
web-waiting-for = In attesa di { $player }…
web-would-lose = Con questa mossa perdi la partita. Vuoi farla lo stesso?
web-not-yet = Non ancora
web-ask-no-more-about-it = La prossima volta non chiedermelo
# $moves: what can be done, by name.
web-go-on-to = Scegli ancora per: { $moves }
web-put-back = Rimetti a posto
web-not-now = Non con quello che hai scelto, o non adesso.
web-reconstructed = Nessuno ha ancora attestato questo numero: è una nostra ricostruzione.

## How one likes to play

web-speed = Velocità delle mosse altrui
web-speed-is =
    { $speed ->
        [slow] lenta
       *[usual] normale
        [double] doppia
        [fourfold] quadrupla
    }
web-keys = Tasti
web-uses-letters = Le singole lettere sono comandi
web-key-arrows = Frecce
web-key-arrows-does = passa alla cosa vicina
web-key-enter = Invio
web-key-enter-does = sceglila, o chiedi che cos’è
web-key-escape = Esc
web-key-escape-does = rimetti a posto l’ultima cosa scelta
web-key-commit = C
web-key-commit-does = gioca, quando la mossa possibile è una sola
web-key-undo = U
web-key-undo-does = annulla la tua ultima mossa
web-key-log = L
web-key-log-does = che cosa è successo
