### Le lezioni: partite guidate.

## La prima partita

cyberion-lesson-first-game = La tua prima partita a Cyberion
cyberion-lesson-first-game-goal = Per vincere ripara tutti i 25 Macchinari, ma attenzione: un turno senza riparazioni costa un gettone sicurezza, e ne hai uno solo.
cyberion-lesson-first-game-repair = Questo Macchinario chiede due Planbot di qualsiasi taglia: sceglilo con i tuoi due Planbot, poi «Riparare».
cyberion-lesson-first-game-repair-after = I robot vengono scartati, ma il Macchinario riparato è tuo: 1 Esperienza, con cui paghi un potenziamento.
cyberion-lesson-first-game-upgrade = Un robot si può anche scartare per la sua abilità, ma al livello I non ha effetto: scegli l’Ingranaggio del Sirenbot, poi «Potenziare».
cyberion-lesson-first-game-ability = Scegli il tuo Sirenbot, poi «Attivare»: viene scartato e, al livello II, la sua abilità porta 1 robot dal mazzo nel Flash.
cyberion-lesson-first-game-ability-after = I robot nel Flash servono solo in questo turno: quelli che vi restano quando lo finisci vengono scartati.
cyberion-lesson-first-game-choice = Con il nuovo Cyclobot 4 hai due Cyclobot, oppure due robot di taglia 4: ripara il Macchinario che preferisci.
cyberion-lesson-first-game-end = Un robot da solo qui non ripara nulla, ma resta nella Piattaforma per dopo: scegli «Fine turno».
cyberion-lesson-first-game-end-after = La Piattaforma torna a cinque robot e la Fabbrica a cinque Macchinari: comincia un nuovo turno.
cyberion-lesson-first-game-failsafes = Ora non puoi riparare nulla, e un turno così costa il tuo gettone sicurezza. Scegli il gettone Supporto, poi «Supporto»: due robot arrivano nel Flash.
cyberion-lesson-first-game-failsafes-after = Quando non hai più gettoni sicurezza, un turno senza riparazioni fa perdere la partita; un Ingranaggio che arriva al livello V te ne porta uno.
cyberion-lesson-first-game-deck = Quando questo mazzo è vuoto, la Batteria ne fa uno nuovo con gli Scarti, una volta sola; poi non arrivano più robot.

## Babybot

cyberion-lesson-babybots = Come funzionano i Babybot
cyberion-lesson-babybots-limbo = Cinque Babybot aspettano nel Limbo, uno per modello; se ce n’è ancora uno quando l’ultimo Macchinario è riparato, perdi.
cyberion-lesson-babybots-make = Due robot dello stesso modello le cui taglie sommate danno 5 fanno un Babybot: scegli Planbot 2 e Planbot 3, poi «Babybot».
cyberion-lesson-babybots-make-after = Il Babybot e i due robot vengono mescolati nel mazzo: niente va perso, e lui è uscito dal Limbo.
cyberion-lesson-babybots-draw = Ora ripara con i tuoi due Sirenbot, poi scegli «Fine turno»: dal mazzo arrivano dei robot, e forse anche il Babybot.
cyberion-lesson-babybots-draw-after = Eccolo: l’Ingranaggio del Planbot passa gratis al livello II, il Babybot lascia il gioco e un altro robot ne prende il posto.

## Gigantobot

cyberion-lesson-gigantobots = Come funzionano i Gigantobot
cyberion-lesson-gigantobots-damage = Ogni Danno Strutturale rimasto quando l’ultimo Macchinario è riparato costa 3 gettoni sicurezza; se non puoi pagarli tutti, perdi.
cyberion-lesson-gigantobots-pilot = Due robot dello stesso modello o della stessa taglia possono pilotare insieme: scegli i due Planbot e il Gigantobot Planbot, poi «Pilotare».
cyberion-lesson-gigantobots-pilot-after = Un robot pilota un Gigantobot del suo modello o della sua taglia; con cinque robot questo va in vacanza, e loro si mescolano nel mazzo.
cyberion-lesson-gigantobots-reward = Come ricompensa togli un Danno Strutturale o prendi 2 gettoni sicurezza dalla Fucina: scegli tu.
cyberion-lesson-gigantobots-reward-after = Pilotare non è riparare: ora ripara un Macchinario, altrimenti questo turno ti costa un gettone sicurezza.

## Microbot

cyberion-lesson-microbots = Come funzionano i Microbot
cyberion-lesson-microbots-team = Su ogni Macchinario un Microbot chiede un robot del suo modello o della sua taglia: qui la taglia 3, quindi scegli i due Planbot, poi «Riparare».
cyberion-lesson-microbots-team-after = Planbot 3 era quello giusto, e ora il Microbot è tuo; puoi averne al massimo cinque.
cyberion-lesson-microbots-extra = Qui il Microbot chiede la taglia 5, che nessuno dei Sirenbot ha: aggiungi Stockbot 5 come robot in più, poi «Riparare».
cyberion-lesson-microbots-spend = Ora spendine: scegli un Macchinario per sostituire il suo Microbot, con 1, o due Macchinari per scambiare i loro, con 2.
cyberion-lesson-microbots-spend-after = Cinque Microbot rimuovono un Macchinario dalla Fabbrica: vale come riparato, ma non dà Esperienza.

## Multibot

cyberion-lesson-multibots = Come funzionano i Multibot
cyberion-lesson-multibots-model = La stella del Multibot 4 vale per qualsiasi modello: sceglilo con Planbot 1 per questo Macchinario, poi «Riparare».
cyberion-lesson-multibots-size = Multibot Sirenbot ha una stella al posto della taglia: sceglilo con Stockbot 5 come due robot di taglia 5, poi «Riparare».
cyberion-lesson-multibots-size-after = Un Multibot non ha abilità, e un Cyclobot non può recuperarlo: tienilo per una riparazione.
cyberion-lesson-multibots-tiers = In fondo a questo mazzo aspettano dieci Macchinari di grado III, che chiedono ciascuno da tre a cinque robot.

## Subdolo Ingranaggio

cyberion-lesson-devious-cog = Come agisce il Subdolo Ingranaggio
cyberion-lesson-devious-cog-tokens = Sotto ogni Ingranaggio ci sono due gettoni Interferenza coperti; se ne resta uno quando l’ultimo Macchinario è riparato, perdi.
cyberion-lesson-devious-cog-reveal = Ogni volta che un robot viene scartato per la sua abilità, si rivela un gettone sotto il suo Ingranaggio: scegli il tuo Sirenbot, poi «Attivare».
cyberion-lesson-devious-cog-reveal-after = Un gettone Stockbot: invece di quella del Sirenbot ha effetto la sua abilità, al livello dell’Ingranaggio del Sirenbot, e il gettone esce dal gioco.
cyberion-lesson-devious-cog-level = Scegli il livello II, poi un robot da spostare nello Stock, dove resta finché non lo usi.
cyberion-lesson-devious-cog-level-after = Anche al livello I, dove non succede altro, un robot scartato per la sua abilità toglie un gettone: libera in tempo ogni Ingranaggio.
