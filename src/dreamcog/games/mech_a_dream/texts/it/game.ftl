### Mech A Dream.

mech-a-dream-title = Mech A Dream
mech-a-dream-about = Costruisci le macchine che faranno sognare il tuo robot, in una settimana in fabbrica, da 2 a 4 giocatori.
mech-a-dream-welcome = Il tuo robot vorrebbe sognare! In sette giorni e sette notti costruisci le macchine che fanno più sogni. Scrivi un numero, o ? per aiuto.

## Unità: i nomi, contate per esteso, e contate dove c’è poco posto

mech-a-dream-unit-flower = Fiori Elettrici
mech-a-dream-unit-ink = Inchiostro Magico
mech-a-dream-unit-rainbow = Arcobaleni
mech-a-dream-unit-point = Punti Sogno
mech-a-dream-unit-hourglass = Clessidre
mech-a-dream-unit-activation = Attivazioni

mech-a-dream-counted-flower =
    { $n ->
        [one] { $n } Fiore Elettrico
       *[other] { $n } Fiori Elettrici
    }
mech-a-dream-counted-ink =
    { $n ->
        [one] { $n } goccia di Inchiostro Magico
       *[other] { $n } gocce di Inchiostro Magico
    }
mech-a-dream-counted-rainbow =
    { $n ->
        [one] { $n } Arcobaleno
       *[other] { $n } Arcobaleni
    }
mech-a-dream-counted-point =
    { $n ->
        [one] { $n } punto Sogno
       *[other] { $n } punti Sogno
    }
mech-a-dream-counted-hourglass =
    { $n ->
        [one] { $n } incremento del tempo di costruzione
       *[other] { $n } incrementi del tempo di costruzione
    }
mech-a-dream-counted-activation =
    { $n ->
        [one] { $n } attivazione del tuo robot o di una macchina
       *[other] { $n } attivazioni del tuo robot o di macchine
    }

mech-a-dream-amount-flower =
    { $n ->
        [one] { $n } fiore
       *[other] { $n } fiori
    }
mech-a-dream-amount-ink =
    { $n ->
        [one] { $n } goccia d’inchiostro
       *[other] { $n } gocce d’inchiostro
    }
mech-a-dream-amount-rainbow =
    { $n ->
        [one] { $n } arcobaleno
       *[other] { $n } arcobaleni
    }
mech-a-dream-amount-point =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
mech-a-dream-amount-hourglass =
    { $n ->
        [one] { $n } clessidra
       *[other] { $n } clessidre
    }
mech-a-dream-amount-activation =
    { $n ->
        [one] { $n } attivazione
       *[other] { $n } attivazioni
    }

## Cose

mech-a-dream-kind-resource = macchina delle risorse
mech-a-dream-kind-power = macchina elettrica
mech-a-dream-kind-economical = macchina economica
mech-a-dream-kind-crystal = macchina di cristallo

mech-a-dream-colour-resource = blu
mech-a-dream-colour-power = rossa
mech-a-dream-colour-economical = verde
mech-a-dream-colour-crystal = gialla

mech-a-dream-belt-resource = nastro blu e verde
mech-a-dream-belt-power = nastro rosso
mech-a-dream-belt-crystal = nastro giallo

mech-a-dream-part-set-up = Preparazione
mech-a-dream-part-morning = Mattina
mech-a-dream-part-afternoon = Pomeriggio
mech-a-dream-part-evening = Sera
mech-a-dream-part-night = Notte

mech-a-dream-tile = { $kind } { $id }
mech-a-dream-delivery = carta Consegna { $id }
mech-a-dream-monitor = Schermo { $id }
mech-a-dream-specialist = Specialista { $id }
mech-a-dream-robot = robot

## Che cosa fanno le cose

mech-a-dream-takes = prendi { $gives }
mech-a-dream-pays = paga { $pays }: { $does }
mech-a-dream-then = { $first }, poi { $next }
mech-a-dream-either = { $one }; o { $other }
mech-a-dream-nothing = nulla
mech-a-dream-special-evening-package = apri il pacchetto della sera della carta del giorno, senza Assistente e senza prezzo
mech-a-dream-special-buy = acquista una tessera senza Assistente, e mettila 2 spazi più avanti
mech-a-dream-special-copy = fai ciò che fa il robot o una macchina viola completata di un avversario
mech-a-dream-power-ink-discount = 1 goccia d’inchiostro in meno per ogni tessera blu, rossa o verde
mech-a-dream-power-rainbow-discount = 1 arcobaleno in meno per ogni tessera gialla
mech-a-dream-power-hourglass-discount = le tessere che acquisti partono 1 spazio più avanti
mech-a-dream-power-flower-discount = 1 fiore in meno al banco per le consegne
mech-a-dream-completion = appena completata: { $gives }
mech-a-dream-lasting = { $gives }; da allora { $power }
mech-a-dream-start = cominci con { $gives }
mech-a-dream-after = dopo { $actions }: { $gives }
mech-a-dream-action-stock-room = la riserva
mech-a-dream-action-dock = il banco per le consegne
mech-a-dream-action-buy = un acquisto
mech-a-dream-action-build = una costruzione

## Opzioni

mech-a-dream-option-players = Giocatori
mech-a-dream-option-variants = Varianti
mech-a-dream-option-specialist-instead-of = Uno Specialista sostituisce
mech-a-dream-option-first = Primo giocatore
mech-a-dream-option-seed = Seme
mech-a-dream-option-box = Scatola
mech-a-dream-with-robots = Robot Illuminati
mech-a-dream-with-specialists = Specialisti
mech-a-dream-instead-of-choice = la scelta finale del piano
mech-a-dream-instead-of-floor = tutto il piano

## Mosse: i loro nomi

mech-a-dream-move-stock-room = Riserva
mech-a-dream-move-dock = Banco
mech-a-dream-move-buy = Acquistare
mech-a-dream-move-build = Costruire
mech-a-dream-move-activate = Attivare
mech-a-dream-move-sleep = Dormire
mech-a-dream-move-choose-monitor = Tenere
mech-a-dream-move-choose-specialist = Specialista
mech-a-dream-move-boost = Clessidra
mech-a-dream-move-take = Prendere
mech-a-dream-move-bonus = Bonus
mech-a-dream-move-decline = Rinunciare

## Mosse: che cosa si scrive

mech-a-dream-type-stock-room = riserva
mech-a-dream-type-dock = banco
mech-a-dream-type-buy = acquistare acquista
mech-a-dream-type-build = costruire
mech-a-dream-type-activate = attivare
mech-a-dream-type-sleep = dormire
mech-a-dream-type-choose-monitor = tenere tieni
mech-a-dream-type-choose-specialist = scegliere scegli
mech-a-dream-type-boost = clessidra
mech-a-dream-type-take = prendere
mech-a-dream-type-bonus = bonus
mech-a-dream-type-decline = rinunciare

mech-a-dream-usage-stock-room = { $word } fiori/inchiostro/SPECIALISTA
mech-a-dream-usage-dock = { $word }
mech-a-dream-usage-buy = { $word } TESSERA
mech-a-dream-usage-build = { $word } TESSERA
mech-a-dream-usage-activate = { $word } robot/TESSERA [GIOCATORE/TESSERA] [a/b]
mech-a-dream-usage-sleep = { $word }
mech-a-dream-usage-choose-monitor = { $word } SCHERMO
mech-a-dream-usage-choose-specialist = { $word } SPECIALISTA
mech-a-dream-usage-boost = { $word } TESSERA
mech-a-dream-usage-take = { $word } fiori/inchiostro
mech-a-dream-usage-bonus = { $word } SPECIALISTA
mech-a-dream-usage-decline = { $word }

## Mosse: che cosa fanno

mech-a-dream-help-stock-room = lavorare nella riserva: prendere ciò che mostra il piano di questa parte
mech-a-dream-help-dock = pagare al banco per le consegne e aprire i pacchetti di questa parte
mech-a-dream-help-buy = acquistare per il tuo nastro una tessera in vendita
mech-a-dream-help-build = mandare l’Assistente su una macchina del tuo nastro
mech-a-dream-help-activate = usare il tuo robot, o una macchina viola completata della tua officina
mech-a-dream-help-sleep = finire la tua notte
mech-a-dream-help-choose-monitor = scegliere lo Schermo che tieni
mech-a-dream-help-choose-specialist = scegliere lo Specialista con cui cominci
mech-a-dream-help-boost = usare una clessidra: una macchina del tuo nastro avanza di uno spazio
mech-a-dream-help-take = prendere fiori o inchiostro
mech-a-dream-help-bonus = dire di quale Specialista viene il prossimo bonus
mech-a-dream-help-decline = rinunciare a un’attivazione

## Domande

mech-a-dream-ask-morning = È mattina: che cosa fa il tuo Assistente?
mech-a-dream-ask-afternoon = È pomeriggio: che cosa fa il tuo Assistente?
mech-a-dream-ask-evening = È sera: che cosa fa il tuo Assistente?
mech-a-dream-ask-night = È notte: che cosa attivi, o dormi?
mech-a-dream-ask-choose-monitor = Quale Schermo tieni? Gli altri lo vedranno quando tutti avranno scelto.
mech-a-dream-ask-choose-specialist = Con quale Specialista cominci?
mech-a-dream-ask-boost =
    { $left ->
        [one] Una clessidra: quale macchina avanza di uno spazio?
       *[other] { $left } clessidre, una dopo l’altra: quale macchina avanza di uno spazio?
    }
mech-a-dream-ask-take = { $choice }: che cosa prendi?
mech-a-dream-ask-activate =
    { $left ->
        [one] Un’attivazione: il tuo robot, una macchina, o nulla?
       *[other] { $left } attivazioni, una dopo l’altra: il tuo robot, una macchina, o nulla?
    }
mech-a-dream-ask-buy = Quale tessera acquisti? Arriva senza Assistente, { $further } spazi più avanti.
mech-a-dream-ask-bonus = { $left } Specialisti ti premiano: di chi viene il prossimo bonus?
mech-a-dream-ask-named = { $player }: { $question }

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
        [0] { $player } non prende nulla: non c’è più posto.
       *[other] { $player } prende { $amounts }.
    }
mech-a-dream-event-paid = { $player } paga { $amounts }.
mech-a-dream-event-machine-bought = { $player } acquista la { $tile } ({ $does }).
mech-a-dream-event-tile-revealed = Nuovo arrivo sul { $belt }: { $tile } ({ $does }).
mech-a-dream-event-machine-moved =
    { $slot ->
        [0] { $player }: la { $tile } lascia il nastro.
       *[other] { $player }: la { $tile } avanza allo spazio { $slot }.
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
mech-a-dream-event-activated =
    { $what ->
        [robot] { $player } usa il suo robot.
       *[machine] { $player } usa la { $tile }.
    }
mech-a-dream-event-copied =
    { $what ->
        [robot] { $player } copia il robot di { $owner }.
       *[machine] { $player } copia la { $tile } di { $owner }.
    }
mech-a-dream-event-declined = { $player } rinuncia all’attivazione.
mech-a-dream-event-slept = { $player } va a dormire.
mech-a-dream-event-delivery-revealed = Oggi al banco: { $delivery }, per { $price }.
mech-a-dream-event-part-began =
    { $part ->
        [morning] Comincia il giorno { $day }.
        [afternoon] Giorno { $day }: è pomeriggio.
        [evening] Giorno { $day }: è sera.
       *[night] Giorno { $day }: scende la notte, e gli Assistenti tornano a casa.
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
mech-a-dream-event-bonus-taken = Lo { $specialist } premia { $player }.
mech-a-dream-event-ended =
    { $machines ->
        [one] La partita finisce dopo la notte del giorno { $day }; l’officina più piena ha { $machines } macchina.
       *[other] La partita finisce dopo la notte del giorno { $day }; l’officina più piena ha { $machines } macchine.
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
mech-a-dream-refusal-only-at-night = Questo si fa di notte: di giorno lavora il tuo Assistente.
mech-a-dream-refusal-not-at-night = Di notte gli Assistenti riposano: attiva ciò che hai, o dormi.
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
mech-a-dream-refusal-not-for-sale = Quella tessera non è in vendita.
mech-a-dream-refusal-nothing-to-buy = In vendita non c’è nessuna tessera che tu possa pagare.
mech-a-dream-refusal-nothing-to-build = Sul tuo nastro non c’è nessuna macchina.
mech-a-dream-refusal-not-on-your-belt = Quella macchina non è sul tuo nastro.
mech-a-dream-refusal-not-in-workshop = Quella macchina non è nell’officina.
mech-a-dream-refusal-has-no-effect = Le macchine verdi e gialle non si attivano: solo quelle viola.
mech-a-dream-refusal-used-tonight = Stanotte l’hai già usato; servirà di nuovo la prossima notte.
mech-a-dream-refusal-already-resolving = Si sta risolvendo adesso: non può ricominciare dentro sé stesso.
mech-a-dream-refusal-no-such-option = Non si può usare in quel modo.
mech-a-dream-refusal-option-is-open = Si può usare in più modi: di’ in quale.
mech-a-dream-refusal-does-not-copy = Questo non copia: non nominare nulla da copiare.
mech-a-dream-refusal-copy-is-open = Di’ che cosa copi: il robot di un avversario, o una sua macchina viola completata.
mech-a-dream-refusal-not-an-opponent = Si copia solo ciò che è di un avversario.
mech-a-dream-refusal-cannot-be-copied = Un robot che copia non può essere copiato.
mech-a-dream-refusal-nothing-to-copy = I tuoi avversari non hanno nulla che tu possa copiare e pagare adesso.
mech-a-dream-refusal-wait-for-buyer = Stanotte il robot di un altro giocatore acquista prima di te: aspetta che sia stato usato, o che chi lo ha dorma.
mech-a-dream-refusal-not-dealt-to-you = Quello Schermo non è stato dato a te.
mech-a-dream-refusal-specialists-not-in-play = Stai giocando senza gli Specialisti.
mech-a-dream-refusal-specialist-not-here = Quello Specialista non si può prendere qui.
mech-a-dream-refusal-own-specialist = Quello Specialista lavora già per te.
mech-a-dream-refusal-no-specialist-in-evening = Di sera non si prendono Specialisti: manda l’Assistente della mattina o del pomeriggio.
mech-a-dream-refusal-no-such-bonus = Quello Specialista non ha un bonus che ti aspetti.
