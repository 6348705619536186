### Le pagine delle regole, l’aiuto per i simboli e le pagine della scatola.

## Le regole

web-rules-opening = Apriamo le regole…
web-rules-about = Tutto il gioco con parole nostre. Ogni regola ha un numero. Dove il regolamento lascia qualcosa in sospeso abbiamo deciso noi: lo indica la R.
web-rules-to-box = Quello che è stampato sui componenti è nella scatola.
web-rules-contents = Indice
web-rules-search = Cerca nelle regole
web-rules-found =
    { $rules ->
        [one] { $rules } regola
       *[other] { $rules } regole
    }
web-rules-nothing = Nessuna regola contiene «{ $query }». Prova una parola più corta, o un numero come 3.8.
web-rules-all = Mostra tutte le regole
web-rules-ruling = Una nostra decisione: il regolamento lascia la cosa in sospeso.
web-rules-close = Chiudi
web-rules-whole = Leggila tra tutte le regole

## I disegni accanto alle regole, per sezione

web-figure =
    { $section ->
        [C1] Un robot ha un modello e una taglia. Qui: un Planbot di taglia 3.
        [C2] Il tavolo: in alto la Fabbrica, poi le tue tre file di robot.
        [C3] Una riparazione: scarta ciò che la macchina chiede, ed è tua come Esperienza.
        [C4] Il Processore centrale: l’Ingranaggio di ogni modello mostra il livello della sua abilità.
        [C5] La Batteria rifà il mazzo con gli Scarti, una volta sola.
        [C7] Tre macchine comuni, e una per ciascun giocatore.
        [C8] Due robot dello stesso modello fanno il suo Babybot.
        [C9] Un Gigantobot è pilotato dai robot che ne condividono la caratteristica.
        [C10] Una macchina con un Microbot: uno dei robot deve essere del suo modello o della sua taglia.
        [C11] I Multibot: qualsiasi modello di una taglia, qualsiasi taglia di un modello.
        [C12] Sotto ogni Ingranaggio si nascondono Interferenze.
        [M2] L’offerta: tre, due e una tessera, ogni fila con la sua pila.
        [M3] La giornata: tre Assistenti, poi la notte.
        [M4] Un piano: prendi tutto, ma una sola delle ultime due risorse.
        [M5] Il banco: meno pacchetti man mano che il giorno avanza.
        [M6] Una tessera: il prezzo, il tempo di costruzione e ciò che fa.
        [M8] Sul nastro, ogni Assistente porta la macchina avanti di uno spazio.
        [M10] Completata: la tessera si gira, e lavora di notte.
        [M11] Uno Schermo: il dono del tuo robot.
       *[other] Uno Specialista, e il prezzo per averlo.
    }

## I simboli

web-symbols = Simboli
web-symbol-group =
    { $group ->
        [robots] Robot
        [machines] Macchine
        [reserve] Processore centrale e Riserva
        [expansions] Espansioni
        [units] Che cosa hai e prendi
        [day] Lungo la giornata
       *[variants] Varianti
    }
web-cyberion-symbol =
    { $symbol ->
        [size] Taglia
        [tier] Grado
        [demand-model] Di un modello
        [demand-size] Di una taglia
        [demand-identical] Identici
        [demand-sum-min] Somma almeno
        [demand-sum-max] Somma al massimo
        [demand-pairs] Coppie
        [demand-run] Scala
        [prepared] Preparata
        [cog] Ingranaggio Perfido
        [level] Livello
        [failsafe] Valvola
        [support] Supporto
        [battery] Batteria
        [experience] Esperienza
        [babybot] Babybot
        [gigantobot] Gigantobot
        [damage] Danno Strutturale
        [microbot] Microbot
        [multibot] Multibot
       *[interference] Interferenza
    }
web-cyberion-symbol-about =
    { $symbol ->
        [sirenbot] La sua abilità rivela robot dal mazzo nel Flash.
        [stockbot] La sua abilità sposta robot da Piattaforma e Flash nello Stock, dove restano.
        [cyclobot] La sua abilità recupera un robot dagli Scarti.
        [planbot] La sua abilità guarda la cima del mazzo, la riordina e ti porta la carta in cima.
        [commandbot] La sua abilità costa altri robot, e Prepara una macchina.
        [size] Il numero di un robot, da 1 a 5. Conta per le macchine, non per le abilità.
        [tier] Quanto è esigente una macchina, da I a III. Si vede anche dal dorso.
        [demand-model] Robot del modello mostrato; la taglia non conta.
        [demand-size] Robot della taglia mostrata; il modello non conta.
        [demand-identical] Robot uguali per modello e per taglia.
        [demand-sum-min] Questo numero di robot, le cui taglie sommate danno almeno questo valore.
        [demand-sum-max] Questo numero di robot, le cui taglie sommate danno al massimo questo valore.
        [demand-pairs] Due gruppi di robot, ciascuno di una sola taglia.
        [demand-run] Robot le cui taglie sono consecutive.
        [prepared] In questo turno alla macchina serve un robot in meno.
        [cog] Mostra a che livello funziona l’abilità di un modello. I potenziamenti lo spostano a destra.
        [level] Da I a V. Al livello I un’abilità non ha effetto.
        [failsafe] Ti salva quando un turno finisce senza riparazioni. Se non ne restano, la partita è persa.
        [support] Scartalo per l’abilità che mostra, dovunque sia l’Ingranaggio.
        [battery] Una volta, quando il mazzo Robot è vuoto, ne fa uno nuovo con gli Scarti.
        [experience] Le macchine che hai riparato. Pagano i potenziamenti.
        [babybot] Aspetta nel Limbo che due robot del suo modello lo facciano. Pescato, sposta il suo Ingranaggio.
        [gigantobot] Lo possono pilotare i robot del suo modello o della sua taglia.
        [damage] Quello che ne resta alla fine costa Valvole. Lo riparano i Gigantobot completi.
        [microbot] Sta su una macchina: alla riparazione deve partecipare un robot del suo modello o della sua taglia.
        [multibot] La stella vale per qualsiasi modello, o qualsiasi taglia. Serve solo a riparare.
       *[interference] Nascosta sotto un Ingranaggio: la sua abilità ha effetto al posto di quella del robot.
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
        [copy] Copia
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
        [hourglass] Porta avanti di uno spazio una macchina del tuo nastro.
        [activation] Usa il tuo robot, o una macchina viola della tua officina.
        [resource] Blu, con l’ingranaggio. Completata, diventa viola e lavora di notte.
        [power] Rossa, con l’ingranaggio. Completata, diventa viola e lavora di notte.
        [economical] Verde, con il segno dell’infinito: arcobaleni al completamento, poi un risparmio che dura.
        [crystal] Gialla, con la stella cadente: punti al completamento, e nient’altro.
        [completed] Una macchina viola è una blu o una rossa completata. Si usa una volta per notte.
        [price] Quanto paghi per acquistare la tessera.
        [time] Lo spazio del tuo nastro da cui parte la macchina.
        [assistant] Uno per la mattina, uno per il pomeriggio, uno per la sera. Su una macchina, la fa avanzare alla fine di ogni parte del giorno.
        [package] Al banco: paga una volta, poi apri i pacchetti di questa parte, a partire da quello più vicino al cancello.
        [phase] Chi ce l’ha comincia. Dopo ogni notte passa a sinistra.
        [robot] Il tuo. Si usa una volta per notte.
        [evening-package] Apre il pacchetto della sera della carta del giorno: senza Assistente, senza prezzo.
        [buy] Acquista una tessera senza Assistente, che parte più avanti sul nastro.
        [copy] Fa ciò che fa il robot o una macchina viola di un avversario.
        [monitor] Dice con che cosa cominci, e che cosa fa il tuo robot.
        [specialist] Ti premia ogni volta che hai appena finito la sua azione.
       *[price-token] Quanti arcobaleni servono per avere lo Specialista. Cala ogni notte.
    }

## La scatola

web-box = La scatola: { $game }
web-box-of-table = Questa è la scatola di un tavolo.
web-box-to-table = Torna al tavolo
web-box-usual = Vedi la scatola inclusa
web-box-to-rules = Le regole del gioco
web-box-opening = Apriamo la scatola…
web-box-legend = Da dove vengono i numeri
web-box-show = Mostra
web-box-everything = tutto
web-box-grade = Provenienza
web-box-any-grade = tutte
web-box-nothing = Nella scatola non c’è nulla che corrisponda.
web-box-by-kind = Valore per valore
