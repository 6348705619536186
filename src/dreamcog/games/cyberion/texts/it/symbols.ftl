### Le pagine delle regole: disegni e aiuto per i simboli.

web-cyberion-figure =
    { $section ->
        [C1] Un robot ha un modello e una taglia. Qui: un Planbot di taglia 3.
        [C2] Il tavolo: in alto la Fabbrica, poi le tue tre file di robot.
        [C3] Una riparazione: scarta ciò che il Macchinario chiede, ed è tuo come Esperienza.
        [C4] Il Processore centrale: l’Ingranaggio di ogni modello mostra il livello della sua abilità.
        [C5] La Batteria rifà il mazzo con gli Scarti, una volta sola.
        [C7] Tre Macchinari nella Fabbrica Comune, e uno nella Fabbrica Individuale di ciascun giocatore.
        [C8] Due robot dello stesso modello fanno il suo Babybot.
        [C9] Un Gigantobot è pilotato dai robot con cui ha in comune una caratteristica.
        [C10] Un Macchinario con un Microbot: uno dei robot deve essere del suo modello o della sua taglia.
        [C11] I Multibot: qualsiasi modello di una taglia, qualsiasi taglia di un modello.
       *[C12] Sotto ogni Ingranaggio si nascondono Interferenze.
    }
web-cyberion-symbol-group =
    { $group ->
        [robots] Robot
        [machines] Macchinari
        [reserve] Processore centrale e Riserva
       *[expansions] Espansioni
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
        [prepared] Preparato
        [cog] Subdolo Ingranaggio
        [level] Livello
        [failsafe] Gettone sicurezza
        [support] Gettone Supporto
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
        [commandbot] La sua abilità costa altri robot, e Prepara un Macchinario.
        [size] Il numero di un robot, da 1 a 5. Conta per i Macchinari, non per le abilità.
        [tier] Quanto è esigente un Macchinario, da I a III. Si vede anche dal dorso.
        [demand-model] Robot del modello mostrato; la taglia non conta.
        [demand-size] Robot della taglia mostrata; il modello non conta.
        [demand-identical] Robot uguali per modello e per taglia.
        [demand-sum-min] Questo numero di robot, le cui taglie sommate danno almeno questo valore.
        [demand-sum-max] Questo numero di robot, le cui taglie sommate danno al massimo questo valore.
        [demand-pairs] Due gruppi di robot, ciascuno di una sola taglia.
        [demand-run] Robot le cui taglie sono consecutive.
        [prepared] In questo turno al Macchinario serve un robot in meno.
        [cog] Mostra a che livello funziona l’abilità di un modello. I potenziamenti lo spostano a destra.
        [level] Da I a V. Al livello I un’abilità non ha effetto.
        [failsafe] Ti salva quando un turno finisce senza riparazioni. Se non ne restano, la partita è persa.
        [support] Scartalo per l’abilità che mostra, dovunque sia l’Ingranaggio.
        [battery] Una volta, quando il mazzo Robot è vuoto, ne fa uno nuovo con gli Scarti.
        [experience] I Macchinari che hai riparato. Pagano i potenziamenti.
        [babybot] Aspetta nel Limbo che due robot del suo modello lo facciano. Pescato, sposta il suo Ingranaggio.
        [gigantobot] Lo possono pilotare i robot del suo modello o della sua taglia.
        [damage] Quello che ne resta alla fine costa gettoni sicurezza. Lo riparano i Gigantobot completi.
        [microbot] Sta su un Macchinario: alla riparazione deve partecipare un robot del suo modello o della sua taglia.
        [multibot] La stella vale per qualsiasi modello, o qualsiasi taglia. Serve solo a riparare.
       *[interference] Nascosta sotto un Ingranaggio: la sua abilità ha effetto al posto di quella del robot.
    }
