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
        [one] { $n } Punto Sogno
       *[other] { $n } Punti Sogno
    }
mech-a-dream-counted-hourglass =
    { $n ->
        [one] { $n } incremento tempo di costruzione
       *[other] { $n } incrementi tempo di costruzione
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

mech-a-dream-tile = macchina { $named }
mech-a-dream-tile-in-full = { $named } ({ $kind })
mech-a-dream-delivery = carta Consegna { $named }
mech-a-dream-monitor = Schermo { $named }
mech-a-dream-specialist = Specialista { $named }
mech-a-dream-robot = robot
mech-a-dream-own-robot = Il tuo robot
mech-a-dream-thing-of = { $thing } ({ $player })

## Che cosa fanno le cose

mech-a-dream-takes = guadagna { $gives }
mech-a-dream-pays = spendi { $pays }: { $does }
mech-a-dream-then = { $first }, poi { $next }
mech-a-dream-either = { $one }; o { $other }
mech-a-dream-nothing = nulla
mech-a-dream-special-evening-package = apri il pacchetto della sera della carta Consegna corrente, senza Assistente e senza prezzo
mech-a-dream-special-buy = acquista una tessera senza Assistente, e mettila 2 spazi più avanti
mech-a-dream-special-copy = riproduci l’effetto del robot o di una macchina viola completata di un avversario
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
mech-a-dream-offer-variants = Con le varianti…
mech-a-dream-with-robots = Robot Illuminati
mech-a-dream-with-specialists = Specialisti
mech-a-dream-value-specialist-instead-of-choice = la scelta finale del piano
mech-a-dream-value-specialist-instead-of-floor = tutto il piano
mech-a-dream-value-specialist-instead-of-addition = nulla: si aggiunge a ciò che dà il piano

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
mech-a-dream-help-buy = acquistare per il tuo nastro una tessera disponibile
mech-a-dream-help-build = mandare l’Assistente su una macchina del tuo nastro
mech-a-dream-help-activate = attivare il tuo robot, o una macchina viola completata della tua officina
mech-a-dream-help-sleep = finire la tua Fase Notte
mech-a-dream-help-choose-monitor = scegliere lo Schermo che tieni
mech-a-dream-help-choose-specialist = scegliere lo Specialista con cui cominci
mech-a-dream-help-boost = usare una clessidra: una macchina del tuo nastro si sposta di uno spazio
mech-a-dream-help-take = prendere fiori o inchiostro
mech-a-dream-help-bonus = dire di quale Specialista viene il prossimo bonus
mech-a-dream-help-decline = rinunciare a un’attivazione

## Domande

mech-a-dream-ask-morning = È mattina: che cosa fa il tuo Assistente?
mech-a-dream-ask-afternoon = È pomeriggio: che cosa fa il tuo Assistente?
mech-a-dream-ask-evening = È sera: che cosa fa il tuo Assistente?
mech-a-dream-ask-night = Fase Notte: che cosa attivi, o dormi?
mech-a-dream-ask-choose-monitor = Quale Schermo tieni? Gli altri lo vedranno quando tutti avranno scelto.
mech-a-dream-ask-choose-specialist = Con quale Specialista cominci?
mech-a-dream-ask-boost =
    { $left ->
        [one] Una clessidra: quale macchina si sposta di uno spazio?
       *[other] { $left } clessidre, una dopo l’altra: quale macchina si sposta di uno spazio?
    }
mech-a-dream-ask-take = { $choice }: che cosa prendi?
mech-a-dream-ask-activate =
    { $left ->
        [one] Un’attivazione: il tuo robot, una macchina, o nulla?
       *[other] { $left } attivazioni, una dopo l’altra: il tuo robot, una macchina, o nulla?
    }
mech-a-dream-ask-buy = Quale tessera acquisti? Arriva senza Assistente, { $further } spazi più avanti.
mech-a-dream-ask-bonus = { $left } Specialisti ti danno il loro bonus: quale ricevi per primo?
mech-a-dream-ask-named = { $player }: { $question }

mech-a-dream-plus-robots = Robot Illuminati
mech-a-dream-plus-specialists = Specialisti
# $player: di chi è il risultato; $points: i suoi; $best: quelli del migliore degli altri.
mech-a-dream-share-won = { $player } ha vinto { $points } a { $best }
mech-a-dream-share-lost = { $player } ha perso { $points } a { $best }
# $number: della mossa da cui in poi; $best: il miglior punteggio; $made: quello raggiunto.
mech-a-dream-review-ending = L’ultimo giorno, dalla mossa { $number } in poi, era possibile un punteggio di { $best }; è stato di { $made }.
mech-a-dream-review-ending-best = L’ultimo giorno, dalla mossa { $number } in poi, non era possibile un punteggio più alto di { $best }.
