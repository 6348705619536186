### Pebbles in italiano.

pebbles-title = Sassolini
pebbles-about = Prendete sassolini senza sapere quanto valgono.
pebbles-welcome = Il mucchio è coperto. Vince chi ha più punti.

## Options

pebbles-option-players = Giocatori
pebbles-option-reach = Sassolini da prendere al massimo
pebbles-option-variants = Varianti
pebbles-option-first = Primo giocatore
pebbles-option-seed = Seme
pebbles-option-box = Scatola
pebbles-offer-variants = Con varianti …
pebbles-with-showing = Mostrare
pebbles-plus-showing = mostrare

## Moves

pebbles-ask = { $player }: prendi sassolini dal mucchio.
pebbles-ask-or-show = { $player }: prendi sassolini dal mucchio, o mostra uno dei tuoi.
pebbles-choose-do = Che cosa fai?
pebbles-choose-pebbles = Quanti sassolini prendi?
pebbles-choose-value = Quale sassolino mostri?
pebbles-move-take = Prendere
pebbles-move-show = Mostrare
pebbles-type-take = prendere
pebbles-type-show = mostrare
pebbles-usage-take = { $word } NUMERO
pebbles-usage-show = { $word } VALORE
pebbles-help-take = prendere tanti sassolini dal mucchio
pebbles-help-show = scoprire uno dei tuoi sassolini: vale doppio
pebbles-help-names = Scrivi il numero di una scelta, o una mossa intera.
pebbles-taken =
    { $pebbles ->
        [one] { $pebbles } sassolino
       *[other] { $pebbles } sassolini
    }

## What happens

pebbles-event-took =
    { $pebbles ->
        [one] { $player } prende { $pebbles } sassolino.
       *[other] { $player } prende { $pebbles } sassolini.
    }
pebbles-event-looked = { $player } guarda un { $value }.
pebbles-event-showed = { $player } mostra un { $value }.
pebbles-event-ended = Il mucchio è vuoto.
pebbles-outcome =
    { $count ->
        [one] { $players } ha vinto con { $points } punti.
       *[other] { $players } hanno vinto con { $points } punti.
    }
pebbles-share-won = { $player } ha vinto con { $points } punti
pebbles-share-lost = { $player } ha perso con { $points } punti

## Refusals

pebbles-refusal-game-is-over = La partita è finita.
pebbles-refusal-not-your-turn = Non è il tuo turno.
pebbles-refusal-take-at-least-one = Prendi almeno un sassolino.
pebbles-refusal-out-of-reach = Prendi al massimo { $wanted } sassolini.
pebbles-refusal-heap-too-small = Nel mucchio ne restano solo { $wanted }.
pebbles-refusal-showing-not-in-play = Nessuno mostra sassolini in questa partita.
pebbles-refusal-nothing-to-show = Non hai sassolini da mostrare.
pebbles-refusal-no-such-pebble = Non hai questo sassolino.

## The table

pebbles-heap = Mucchio
pebbles-turn = Turno { $turn }
pebbles-face-down =
    { $pebbles ->
        [one] { $pebbles } coperto
       *[other] { $pebbles } coperti
    }
pebbles-shown = mostrato { $value }
pebbles-offer-again = un’altra partita
pebbles-points = Punti

## The box

pebbles-box-kind = Mucchio
pebbles-box-value = Copie di ogni valore
pebbles-simulate-result-wins = Partite vinte per posto
