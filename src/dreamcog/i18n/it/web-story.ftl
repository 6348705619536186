### La storia di una partita: che cosa è successo, passo per passo, e come è finita.

## Il diario

web-story-older = Prima
web-story-latest = All’ultima riga
web-story-look-then = Guarda il tavolo di allora

## Rivedere una partita passo per passo

web-story-strip = La partita, passo passo
web-story-step-of = Passo { $step } di { $steps }
web-story-begins = Tutto è pronto: la partita comincia.
web-story-first = All’inizio
web-story-previous = Un passo indietro
web-story-play = Riproduci
web-story-pause = Pausa
web-story-next = Un passo avanti
web-story-last = Alla fine
web-story-now = Torna al presente
web-story-to-result = Al risultato
web-story-replay = Rivedi la partita passo passo

## Mentre non c’eri

web-story-away = Mentre non c’eri
web-story-away-more =
    { $moves ->
        [one] e ancora { $moves } mossa
       *[other] e ancora { $moves } mosse
    }
web-story-show-me = Fammi vedere
web-story-go-on = Continua

## La fine

web-story-you-win = Hai vinto!
# $player: chi ha vinto, da solo o insieme.
web-story-wins =
    { $winners ->
        [one] Vince { $player }!
       *[other] Vincono insieme { $player }!
    }
web-story-given-up = La partita è stata abbandonata prima della fine.
web-story-closed = Il tavolo è stato chiuso prima della fine della partita.
web-story-score-sheet = Foglio segnapunti
web-story-print = Stampa
web-story-copy-this = Da copiare:
web-story-copy-result = Copia il risultato
web-story-copied = Il risultato è copiato.
web-story-what-is-copied = Copiato:
