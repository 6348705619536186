### Le lezioni: partite guidate.

## La prima partita

cyberion-lesson-first-game = La tua prima partita a Cyberion
cyberion-lesson-first-game-goal = Per vincere ripara tutti i 25 Macchinari, ma attenzione: un turno senza riparazioni costa un gettone sicurezza, e ne hai uno solo.
cyberion-lesson-first-game-repair = Questo Macchinario chiede due Planbot di qualsiasi taglia: scegli i tuoi due Planbot, poi «Riparare».
cyberion-lesson-first-game-repair-after = I robot vengono scartati, ma il Macchinario riparato è tuo: 1 Esperienza, con cui paghi un potenziamento.
cyberion-lesson-first-game-upgrade = Un robot si può anche scartare per la sua abilità, ma al livello I non ha effetto: scegli l’Ingranaggio del Sirenbot, poi «Potenziare».
cyberion-lesson-first-game-ability = Scegli il tuo Sirenbot, poi «Attivare»: viene scartato e, al livello II, la sua abilità porta 1 robot dal mazzo nel Flash.
cyberion-lesson-first-game-ability-after = I robot nel Flash servono solo in questo turno: quelli che vi restano quando lo finisci vengono scartati.
cyberion-lesson-first-game-choice = Con il nuovo Cyclobot 4 hai due Cyclobot, oppure due robot di taglia 4: ripara il Macchinario che preferisci.
cyberion-lesson-first-game-end = Un robot da solo qui non ripara nulla, ma resta nella Piattaforma per dopo: scegli «Fine turno».
cyberion-lesson-first-game-end-after = La Piattaforma torna a cinque robot e la Fabbrica a cinque Macchinari: comincia un nuovo turno.
cyberion-lesson-first-game-failsafes = Ora non puoi riparare nulla, e un turno così costa il tuo gettone sicurezza. Scegli il gettone Supporto, poi «Supporto»: due robot arrivano nel Flash.
cyberion-lesson-first-game-failsafes-after = Senza un gettone sicurezza da restituire, un turno così fa perdere la partita; un Ingranaggio che arriva al livello V te ne porta un altro.
cyberion-lesson-first-game-deck = Quando questo mazzo è vuoto, la Batteria ne fa uno nuovo con gli Scarti, ma una volta sola. Ora tocca a te: ripara!
