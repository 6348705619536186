### Le pagine delle regole: disegni e aiuto per i simboli.

web-mech-a-dream-figure =
    { $section ->
        [M2] Le tessere disponibili: tre, due e una, ogni nastro con la sua pila.
        [M3] La Fase Giorno: tre Assistenti, poi la Fase Notte.
        [M4] Un piano: prendi tutto, ma una sola delle ultime due risorse.
        [M5] Il banco: meno pacchetti dalla mattina alla sera.
        [M6] Una tessera: il prezzo, il tempo di costruzione e ciò che fa.
        [M8] Sul nastro, ogni Assistente sposta la macchina in avanti di uno spazio.
        [M10] Completata: la tessera si gira, e si attiva nella Fase Notte.
        [M11] Uno Schermo: l’effetto del tuo robot.
       *[other] Uno Specialista, e il prezzo per averlo.
    }
web-mech-a-dream-symbol-group =
    { $group ->
        [machines] Macchine
        [units] Che cosa hai e guadagni
        [day] Lungo la giornata
       *[variants] Varianti
    }
web-mech-a-dream-symbol =
    { $symbol ->
        [completed] Macchina completata
        [price] Prezzo
        [time] Tempo di costruzione
        [assistant] Assistente
        [package] Pacchetto
        [phase] Meeple Fase
        [robot] Robot
        [evening-package] Pacchetto della sera
        [buy] Acquisto notturno
        [copy] Effetto riprodotto
        [monitor] Schermo
        [specialist] Specialista
       *[price-token] Segnalino Prezzo
    }
web-mech-a-dream-symbol-about =
    { $symbol ->
        [flower] Pagano le consegne. Alla fine, ogni cinque tra fiori e gocce d’inchiostro fanno un punto.
        [ink] Paga le macchine blu, rosse e verdi.
        [rainbow] Pagano le macchine gialle e gli Specialisti. Alla fine ognuno vale un punto.
        [point] Pecore da contare: chi ne ha di più sogna meglio, e vince.
        [hourglass] Sposta in avanti di uno spazio una macchina del tuo nastro.
        [activation] Attiva il tuo robot, o una macchina viola della tua officina.
        [resource] Blu, con l’ingranaggio. Completata, diventa viola e si attiva nella Fase Notte.
        [power] Rossa, con l’ingranaggio. Completata, diventa viola e si attiva nella Fase Notte.
        [economical] Verde, con il segno dell’infinito: arcobaleni al completamento, poi un potere permanente.
        [crystal] Gialla, con la stella cadente: punti al completamento, e nient’altro.
        [completed] Una macchina viola è una blu o una rossa completata. Si attiva una volta a notte.
        [price] Quanto paghi per acquistare la tessera.
        [time] Lo spazio del tuo nastro da cui parte la macchina.
        [assistant] Uno per la mattina, uno per il pomeriggio, uno per la sera. Su una macchina, la sposta in avanti alla fine di ogni parte del giorno.
        [package] Al banco: paga una volta, poi apri i pacchetti di questa parte, a partire da quello più vicino al cancello.
        [phase] Chi ce l’ha comincia. Dopo ogni notte passa a sinistra.
        [robot] Il tuo. Si attiva una volta a notte.
        [evening-package] Apre il pacchetto della sera della carta Consegna corrente: senza Assistente, senza prezzo.
        [buy] Acquista una tessera senza Assistente, che parte più avanti sul nastro.
        [copy] Riproduce l’effetto del robot o di una macchina viola di un avversario.
        [monitor] Dice con che cosa cominci, e che cosa fa il tuo robot.
        [specialist] Ti dà il suo bonus permanente ogni volta che hai appena finito la sua azione.
       *[price-token] Quanti arcobaleni servono per avere lo Specialista. Cala ogni notte.
    }
