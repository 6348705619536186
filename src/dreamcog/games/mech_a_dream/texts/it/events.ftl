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
mech-a-dream-refusal-not-your-turn = Adesso tocca a { $player } decidere.
mech-a-dream-refusal-asleep = Stai già dormendo: la notte finisce quando tutti dormono, e { $player } non dorme ancora.
mech-a-dream-refusal-question-is-open =
    { $asked ->
        [boost] Prima usa { $amount } ({ $source }): di’ quale macchina si sposta.
        [take] Prima scegli tra fiori e inchiostro ({ $source }).
        [activate] Prima attiva qualcosa, o rinuncia ({ $source }: { $amount }).
        [buy] Prima scegli la tessera che il tuo robot acquista ({ $source }).
       *[bonus] Prima di’ quale dei tuoi { $left } Specialisti dà adesso il suo bonus.
    }
mech-a-dream-refusal-nothing-to-answer =
    { $verb ->
        [boost] Adesso non hai clessidre da usare.
        [take] Nessuna scelta tra fiori e inchiostro ti aspetta.
        [bonus] Nessun bonus di Specialisti ti aspetta.
        [decline] Adesso non ti è offerta nessuna attivazione.
       *[other] Nessuna attivazione è cominciata.
    }
mech-a-dream-refusal-only-at-night =
    { $part ->
        [morning] Questo si fa nella Fase Notte, e adesso è mattina: lavora il tuo Assistente.
        [afternoon] Questo si fa nella Fase Notte, e adesso è pomeriggio: lavora il tuo Assistente.
       *[evening] Questo si fa nella Fase Notte, e adesso è sera: lavora il tuo Assistente.
    }
mech-a-dream-refusal-not-at-night = Nella Fase Notte gli Assistenti riposano: attiva ciò che hai, o dormi.
mech-a-dream-refusal-choose-monitor-first = Prima scegli lo Schermo che tieni: { $one } o { $other }.
mech-a-dream-refusal-choose-specialist-first = Prima scegli lo Specialista con cui cominci.
mech-a-dream-refusal-set-up-is-over = Questo fa parte della preparazione, e la partita è già cominciata.
mech-a-dream-refusal-not-enough-flowers =
    { $about ->
        [dock] Il banco per le consegne ti costa { $price }; ne hai { $found }.
       *[thing] { $thing }: costa { $price }; ne hai { $found }.
    }
mech-a-dream-refusal-not-enough-ink = { $thing }: costa { $price }; ne hai { $found }.
mech-a-dream-refusal-not-enough-rainbows = { $thing }: costa { $price }; ne hai { $found }.
mech-a-dream-refusal-not-enough-points = { $thing }: costa { $price }; ne hai { $found }.
mech-a-dream-refusal-not-for-sale = { $thing } non è disponibile.
mech-a-dream-refusal-nothing-to-buy = Con { $ink } e { $rainbows } non puoi pagare nessuna delle tessere disponibili.
mech-a-dream-refusal-nothing-on-offer = Non ci sono più tessere disponibili.
mech-a-dream-refusal-nothing-to-build = Sul tuo nastro non c’è nessuna macchina.
mech-a-dream-refusal-not-on-your-belt = { $thing } non è sul tuo nastro.
mech-a-dream-refusal-not-in-workshop =
    { $whose ->
        [own] { $thing } non è nella tua officina.
       *[opponent] { $thing }: non è in quell’officina.
    }
mech-a-dream-refusal-has-no-effect = { $thing } non si attiva: solo le macchine viola.
mech-a-dream-refusal-used-tonight = { $thing }: una sola attivazione per notte, e c’è già stata.
mech-a-dream-refusal-already-resolving = { $thing }: si sta risolvendo adesso, non può ricominciare dentro sé stesso.
mech-a-dream-refusal-no-such-option = { $thing } si attiva in un solo modo: non nominarne nessuno.
mech-a-dream-refusal-option-is-open = { $thing } si può attivare in più modi: di’ in quale.
mech-a-dream-refusal-does-not-copy = { $thing } non riproduce altri effetti: non nominarne nessuno.
mech-a-dream-refusal-copy-is-open = Di’ quale effetto riproduci: quello del robot di un avversario, o di una sua macchina viola completata.
mech-a-dream-refusal-activation-is-open = { $thing }: prima di’ quale effetto riproduce, o in che modo si attiva.
mech-a-dream-refusal-not-an-opponent = Si riproduce solo l’effetto di ciò che è di un avversario.
mech-a-dream-refusal-cannot-be-copied = { $thing }: l’effetto di un robot che ne riproduce altri non si può riprodurre.
mech-a-dream-refusal-nothing-to-copy = I tuoi avversari non hanno effetti che tu possa riprodurre e pagare adesso.
mech-a-dream-refusal-wait-for-buyer = Stanotte { $player } può acquistare prima di te: aspetta che sia fatto, o che { $player } dorma.
mech-a-dream-refusal-not-dealt-to-you = { $monitor }: a te sono stati dati { $one } e { $other }.
mech-a-dream-refusal-specialists-not-in-play = Stai giocando senza gli Specialisti.
mech-a-dream-refusal-specialist-not-here =
    { $where ->
        [player] { $thing } è già con { $player }.
       *[box] { $thing } non è in questa partita.
    }
mech-a-dream-refusal-own-specialist = { $thing } lavora già per te.
mech-a-dream-refusal-no-specialist-in-evening = Di sera non si prendono Specialisti: manda l’Assistente della mattina o del pomeriggio.
mech-a-dream-refusal-no-such-bonus = { $thing } non ha un bonus che ti aspetti.
