### La storia di una partita: che cosa è successo, passo per passo, e come è finita.

## Capitoli

web-story-turn = Turno { $turn }
# $part: mattina, pomeriggio, sera o notte.
web-story-day = Giorno { $day } · { $part }

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
web-story-now = Torna ad adesso
web-story-to-result = Al risultato
web-story-replay = Rivedi la partita passo passo
web-story-mark-repaired = macchina riparata
web-story-mark-upgraded = Ingranaggio potenziato
web-story-mark-failsafe-lost = Valvola persa
web-story-mark-battery-spent = Batteria usata
web-story-mark-completed = macchina completata
web-story-mark-packages = pacchetti del banco
web-story-mark-specialist = Specialista preso

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
web-story-factory-works = La fabbrica funziona di nuovo!
web-story-factory-dark = La fabbrica si spegne
# $points: di quanto; $player: chi segue; $source: che cosa ha fatto più differenza.
web-story-margin =
    { $points ->
        [one] { $points } punto più di { $player }: la differenza viene da «{ $source }».
       *[other] { $points } punti più di { $player }: la differenza viene da «{ $source }».
    }
web-story-level = Tanti punti quanti { $player }: hanno deciso le macchine e gli arcobaleni.
web-story-given-up = La partita è stata abbandonata prima della fine. Ce ne saranno altre!
web-story-closed = Il tavolo è stato chiuso prima della fine della partita.
web-story-score-sheet = Foglio segnapunti
web-story-print = Stampa
web-story-from-packages = pacchetti
web-story-from-completed = macchine completate
web-story-from-activated = macchine e robot usati
web-story-from-specialists = Specialisti
web-story-from-others = altri punti
# $repaired: quante macchine, su $all.
web-story-repaired = { $repaired } macchine riparate su { $all }
web-story-failsafes-left =
    { $failsafes ->
        [0] nessuna Valvola rimasta
        [one] { $failsafes } Valvola rimasta
       *[other] { $failsafes } Valvole rimaste
    }
web-story-support-left =
    { $tokens ->
        [0] nessun segnalino Supporto rimasto
        [one] { $tokens } segnalino Supporto rimasto
       *[other] { $tokens } segnalini Supporto rimasti
    }
web-story-robots-left =
    { $robots ->
        [0] nessun robot rimasto nel mazzo
        [one] { $robots } robot rimasto nel mazzo
       *[other] { $robots } robot rimasti nel mazzo
    }
web-story-turns-played =
    { $turns ->
        [one] { $turns } turno giocato
       *[other] { $turns } turni giocati
    }
# $game: il suo nome; $result: una frase.
web-story-shared = { $game }: { $result }
web-story-copy-this = Da copiare:
