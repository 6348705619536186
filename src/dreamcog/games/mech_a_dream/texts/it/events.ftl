### Che cosa succede, la fine di una partita, i rifiuti.

## Eventi

mech-a-dream-event-assistant-sent =
    { $player } manda il suo Assistente { $part ->
        [morning] della mattina
        [afternoon] del pomeriggio
       *[evening] della sera
    } { $where ->
        [stock-room] nella riserva
        [dock] al banco per le consegne
       *[machine] sulla { $tile }
    }.
mech-a-dream-event-gained =
    { $amount ->
        [0] { $player } non guadagna nulla: non c’è più posto.
       *[other] { $player } guadagna { $amounts }.
    }
mech-a-dream-event-paid = { $player } spende { $amounts }.
mech-a-dream-event-machine-bought = { $player } acquista la { $tile } ({ $does }).
mech-a-dream-event-tile-revealed = Nuovo arrivo sul { $belt }: { $tile } ({ $does }).
mech-a-dream-event-machine-moved =
    { $slot ->
        [0] { $player }: la { $tile } lascia il nastro.
       *[other] { $player }: la { $tile } si sposta allo spazio { $slot }.
    }
mech-a-dream-event-machine-completed =
    { $place ->
        [one] { $player } completa una prima macchina: la { $tile }.
       *[other] { $player } completa la { $tile }: { $place } macchine nell’officina.
    }
mech-a-dream-event-hourglasses-lost =
    { $amount ->
        [one] { $player } perde una clessidra: il nastro è vuoto.
       *[other] { $player } perde { $amount } clessidre: il nastro è vuoto.
    }
mech-a-dream-event-nothing-gained =
    { $activations ->
        [0] { $player } non ottiene nulla ({ $source }).
        [one] { $player } non ha nulla da attivare: l’attivazione va persa ({ $source }).
       *[other] { $player } non ha nulla da attivare: { $activations } attivazioni vanno perse ({ $source }).
    }
mech-a-dream-event-activated =
    { $what ->
        [robot] { $player } attiva il suo robot.
       *[machine] { $player } attiva la { $tile }.
    }
mech-a-dream-event-copied =
    { $what ->
        [robot] { $player } riproduce l’effetto del robot di { $owner }.
       *[machine] { $player } riproduce l’effetto della { $tile } di { $owner }.
    }
mech-a-dream-event-declined = { $player } rinuncia all’attivazione.
mech-a-dream-event-slept = { $player } va a dormire.
mech-a-dream-event-delivery-revealed = Oggi al banco: { $delivery }, per { $price }.
mech-a-dream-event-part-began =
    { $part ->
        [morning] Comincia il giorno { $day }.
        [afternoon] Giorno { $day }: è pomeriggio.
        [evening] Giorno { $day }: è sera.
       *[night] Giorno { $day }: comincia la Fase Notte, e gli Assistenti tornano nella sala ricambi.
    }
mech-a-dream-event-monitor-chosen = { $player } ha scelto uno Schermo.
mech-a-dream-event-monitor-kept = { $player } tiene in segreto lo { $monitor } ({ $does }).
mech-a-dream-event-monitor-shown = { $player } mostra lo { $monitor } ({ $does }).
mech-a-dream-event-first-player-drawn = Comincia { $player }.
mech-a-dream-event-specialist-taken =
    { $from ->
        [centre] { $player } prende lo { $specialist } ({ $does }).
       *[player] { $player } prende da { $owner } lo { $specialist } ({ $does }).
    }
mech-a-dream-event-token-turned =
    { $price ->
        [0] { $player }: lo { $specialist } perde il segnalino Prezzo e diventa gratis.
        [one] { $player }: lo { $specialist } ora costa { $price } arcobaleno.
       *[other] { $player }: lo { $specialist } ora costa { $price } arcobaleni.
    }
mech-a-dream-event-bonus-taken = { $player } riceve il bonus dello { $specialist }.
mech-a-dream-event-ended =
    { $machines ->
        [one] La partita finisce dopo la Fase Notte del giorno { $day }; l’officina più piena ha { $machines } macchina.
       *[other] La partita finisce dopo la Fase Notte del giorno { $day }; l’officina più piena ha { $machines } macchine.
    }

## Come finisce una partita

mech-a-dream-outcome =
    { $winners ->
        [one] { $player } vince con { $points }. Sogni d’oro!
       *[other] { $player } vincono insieme con { $points }. Sogni d’oro!
    }

## Rifiuti

mech-a-dream-refusal-game-is-over = La partita è finita: non si gioca più nulla.
mech-a-dream-refusal-not-your-turn = Tocca a qualcun altro.
mech-a-dream-refusal-asleep = Stai già dormendo: il giorno dopo comincia quando tutti dormono.
mech-a-dream-refusal-question-is-open = Prima rispondi alla domanda sul tavolo, poi continua.
mech-a-dream-refusal-nothing-to-answer = È la risposta a una domanda, e nessuna ti aspetta.
mech-a-dream-refusal-only-at-night = Questo si fa nella Fase Notte: nella Fase Giorno lavora il tuo Assistente.
mech-a-dream-refusal-not-at-night = Nella Fase Notte gli Assistenti riposano: attiva ciò che hai, o dormi.
mech-a-dream-refusal-choose-monitor-first = Prima scegli lo Schermo che tieni.
mech-a-dream-refusal-choose-specialist-first = Prima scegli lo Specialista con cui cominci.
mech-a-dream-refusal-set-up-is-over = Questo fa parte della preparazione, e la partita è già cominciata.
mech-a-dream-refusal-not-enough-flowers =
    { $wanted ->
        [one] Costa { $wanted } fiore; ne hai { $found }.
       *[other] Costa { $wanted } fiori; ne hai { $found }.
    }
mech-a-dream-refusal-not-enough-ink =
    { $wanted ->
        [one] Costa { $wanted } goccia d’inchiostro; ne hai { $found }.
       *[other] Costa { $wanted } gocce d’inchiostro; ne hai { $found }.
    }
mech-a-dream-refusal-not-enough-rainbows =
    { $wanted ->
        [one] Costa { $wanted } arcobaleno; ne hai { $found }.
       *[other] Costa { $wanted } arcobaleni; ne hai { $found }.
    }
mech-a-dream-refusal-not-enough-points =
    { $wanted ->
        [one] Costa { $wanted } punto; ne hai { $found }.
       *[other] Costa { $wanted } punti; ne hai { $found }.
    }
mech-a-dream-refusal-not-for-sale = Quella tessera non è disponibile.
mech-a-dream-refusal-nothing-to-buy = Tra le tessere disponibili non ce n’è nessuna che tu possa pagare.
mech-a-dream-refusal-nothing-to-build = Sul tuo nastro non c’è nessuna macchina.
mech-a-dream-refusal-not-on-your-belt = Quella macchina non è sul tuo nastro.
mech-a-dream-refusal-not-in-workshop = Quella macchina non è nell’officina.
mech-a-dream-refusal-has-no-effect = Le macchine verdi e gialle non si attivano: solo quelle viola.
mech-a-dream-refusal-used-tonight = Stanotte l’hai già attivato; potrai farlo di nuovo la prossima notte.
mech-a-dream-refusal-already-resolving = Si sta risolvendo adesso: non può ricominciare dentro sé stesso.
mech-a-dream-refusal-no-such-option = Non si può attivare in quel modo.
mech-a-dream-refusal-option-is-open = Si può attivare in più modi: di’ in quale.
mech-a-dream-refusal-does-not-copy = Questo non riproduce altri effetti: non nominarne nessuno.
mech-a-dream-refusal-copy-is-open = Di’ quale effetto riproduci: quello del robot di un avversario, o di una sua macchina viola completata.
mech-a-dream-refusal-not-an-opponent = Si riproduce solo l’effetto di ciò che è di un avversario.
mech-a-dream-refusal-cannot-be-copied = L’effetto di un robot che ne riproduce altri non si può riprodurre.
mech-a-dream-refusal-nothing-to-copy = I tuoi avversari non hanno effetti che tu possa riprodurre e pagare adesso.
mech-a-dream-refusal-wait-for-buyer = Stanotte il robot di un altro giocatore acquista prima di te: aspetta che sia stato attivato, o che chi lo ha dorma.
mech-a-dream-refusal-not-dealt-to-you = Quello Schermo non è stato dato a te.
mech-a-dream-refusal-specialists-not-in-play = Stai giocando senza gli Specialisti.
mech-a-dream-refusal-specialist-not-here = Quello Specialista non si può prendere qui.
mech-a-dream-refusal-own-specialist = Quello Specialista lavora già per te.
mech-a-dream-refusal-no-specialist-in-evening = Di sera non si prendono Specialisti: manda l’Assistente della mattina o del pomeriggio.
mech-a-dream-refusal-no-such-bonus = Quello Specialista non ha un bonus che ti aspetti.
