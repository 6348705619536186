### Che cosa succede, la fine di una partita, i rifiuti.

## Eventi

# Da dove viene un robot e dove va, secondo $row.
cyberion-from-row =
    { $row ->
        [platform] dalla Piattaforma
        [flash] dal Flash
       *[stock] dallo Stock
    }
cyberion-into-row =
    { $row ->
        [platform] nella Piattaforma
        [flash] nel Flash
       *[stock] nello Stock
    }

cyberion-event-repaired = Ripari { $machine }.
cyberion-event-triggered =
    { $level ->
        [1] Scarti { $robot } senza effetto.
       *[other] Scarti { $robot } per la sua abilità al livello { $roman }.
    }
cyberion-event-supported =
    { $level ->
        [1] Scarti il tuo gettone Supporto { $model } senza effetto.
       *[other] Scarti il tuo gettone Supporto { $model } per la sua abilità al livello { $roman }.
    }
cyberion-event-upgraded = L’Ingranaggio { cyberion-of-the-model } passa al livello { $roman }.
cyberion-event-robot-discarded =
    { $count ->
        [one] { $robot } va { cyberion-from-row } negli Scarti.
       *[other] { $robot } vanno { cyberion-from-row } negli Scarti.
    }
cyberion-event-robot-drawn =
    { $count ->
        [one] { $robot } arriva dal mazzo { cyberion-into-row }.
       *[other] { $robot } arrivano dal mazzo { cyberion-into-row }.
    }
cyberion-event-nothing-stored = Non sposti nulla nello Stock.
cyberion-event-robot-stored =
    { $count ->
        [one] { $robot } passa { cyberion-from-row } allo Stock.
       *[other] { $robot } passano { cyberion-from-row } allo Stock.
    }
cyberion-event-robot-recovered =
    { $to ->
        [deck] { $robot } va dagli Scarti in cima al mazzo.
        [platform] { $robot } torna dagli Scarti nella Piattaforma.
        [flash] { $robot } torna dagli Scarti nel Flash.
       *[stock] { $robot } torna dagli Scarti nello Stock.
    }
cyberion-event-robot-seen = Guardi { $robot }.
cyberion-event-robot-put-back =
    { $side ->
        [top] { $count ->
            [one] { $robot } torna in cima al mazzo.
           *[other] { $robot } tornano in cima al mazzo.
        }
       *[bottom] { $count ->
            [one] { $robot } va in fondo al mazzo.
           *[other] { $robot } vanno in fondo al mazzo.
        }
    }
cyberion-event-robot-paid-from-deck =
    { $count ->
        [one] { $robot } va dal mazzo negli Scarti.
       *[other] { $robot } vanno dal mazzo negli Scarti.
    }
cyberion-event-machine-prepared = Preparato: { $machine }. In questo turno gli serve un robot in meno.
cyberion-event-machine-realigned = Non più Preparato: { $machine }.
cyberion-event-machine-revealed = Nuovo nella Fabbrica: { $machine }.
cyberion-event-failsafe-gained =
    { $gained ->
        [0] Nella Fucina non ci sono più gettoni sicurezza: ne hai sempre { $failsafes }.
        [one] Guadagni un gettone sicurezza: ora ne hai { $failsafes }.
       *[other] Guadagni { $gained } gettoni sicurezza: ora ne hai { $failsafes }.
    }
cyberion-event-failsafe-lost =
    { $failsafes ->
        [0] Nessun Macchinario riparato: rimetti nella Fucina il tuo ultimo gettone sicurezza.
        [one] Nessun Macchinario riparato: rimetti un gettone sicurezza nella Fucina, te ne resta { $failsafes }.
       *[other] Nessun Macchinario riparato: rimetti un gettone sicurezza nella Fucina, te ne restano { $failsafes }.
    }
cyberion-event-battery-spent =
    { $robots ->
        [0] Il mazzo Robot è vuoto: usi la Batteria, ma negli Scarti non c’è nulla da mescolare.
        [one] Il mazzo Robot è vuoto: usi la Batteria, e { $robots } robot scartato forma il nuovo mazzo.
       *[other] Il mazzo Robot è vuoto: usi la Batteria, e { $robots } robot scartati formano il nuovo mazzo.
    }
cyberion-event-turn-began = Comincia il turno { $turn }.
cyberion-event-babybot-made = Fai un Babybot: viene mescolato nel mazzo insieme ai suoi due genitori.
cyberion-event-babybot-drawn = Il Babybot { $model } viene pescato ed esce dal gioco.
cyberion-event-robot-laid =
    { $count ->
        [one] { $robot } ora pilota il { $gigantobot }.
       *[other] { $robot } ora pilotano il { $gigantobot }.
    }
cyberion-event-gigantobot-rests = Il { $gigantobot } va in vacanza, e i suoi robot vengono mescolati nel mazzo.
cyberion-event-damage-mended =
    { $damage ->
        [0] Un Danno Strutturale in meno: non ne resta nessuno.
        [one] Un Danno Strutturale in meno: ne resta { $damage }.
       *[other] Un Danno Strutturale in meno: ne restano { $damage }.
    }
cyberion-event-failsafes-owed =
    { $owed ->
        [one] Restituisci { $owed } gettone sicurezza per i Danni Strutturali.
       *[other] Restituisci { $owed } gettoni sicurezza per i Danni Strutturali.
    }
cyberion-event-microbot-placed = Il { $microbot } infetta { $machine }.
cyberion-event-microbot-earned = Guadagni il { $microbot }.
cyberion-event-microbot-discarded = Il { $microbot } viene scartato.
cyberion-event-microbots-spent = Spendi { $microbots } Microbot.
cyberion-event-microbots-swapped = Due Microbot si scambiano di posto.
cyberion-event-microbots-shuffled = I Microbot scartati vengono mescolati in una nuova pila.
cyberion-event-machine-removed = Rimuovi { $machine }: vale come riparato.
cyberion-event-interference-revealed =
    Interferenza! L’abilità { $ability ->
        [Stockbot] dello { $ability }
       *[other] del { $ability }
    } prende il posto di quella { cyberion-of-the-model }.
cyberion-event-level-chosen =
    { $level ->
        [1] Rinunci all’abilità.
       *[other] Scegli il livello { $roman }.
    }
cyberion-event-won = Hai vinto!
cyberion-event-lost = Hai perso.

## La fine di una partita, secondo la regola

cyberion-outcome-c3-13 = Tutti i Macchinari della fabbrica funzionano di nuovo. Hai vinto, complimenti!
cyberion-outcome-c3-8 = Nessun Macchinario riparato, e nessun gettone sicurezza da rimettere nella Fucina: la fabbrica è perduta. Andrà meglio la prossima volta!
cyberion-outcome-c8-6 = Tutti i Macchinari funzionano di nuovo, ma un Babybot è ancora nel Limbo: hai perso. C’eri quasi, riprova!
cyberion-outcome-c9-5 = Tutti i Macchinari funzionano di nuovo, ma i tuoi gettoni sicurezza non bastano per i Danni Strutturali: hai perso. C’eri quasi, riprova!
cyberion-outcome-c12-4 = Tutti i Macchinari funzionano di nuovo, ma sotto un Ingranaggio resta un’Interferenza: hai perso. C’eri quasi, riprova!

## Come una mossa chiuderebbe la partita, secondo la regola

cyberion-sure-c3-13 = Con questa mossa tutti i Macchinari tornano a funzionare: vinci la partita!
cyberion-sure-c3-8 = In questo turno non hai riparato nessun Macchinario e non hai gettoni sicurezza da rimettere nella Fucina: con questa mossa perdi la partita.
cyberion-sure-c8-6 = È l’ultimo Macchinario, ma un Babybot è ancora nel Limbo: con questa mossa perdi la partita.
cyberion-sure-c9-5 = È l’ultimo Macchinario, ma i tuoi gettoni sicurezza non bastano per i Danni Strutturali: con questa mossa perdi la partita.
cyberion-sure-c12-4 = È l’ultimo Macchinario, ma sotto un Ingranaggio resta un’Interferenza: con questa mossa perdi la partita.

## Rifiuti

cyberion-refusal-game-is-over = La partita è finita: non c’è più nulla da giocare.
cyberion-refusal-not-your-turn = È il turno dell’altro giocatore.
cyberion-refusal-question-is-open = Prima rispondi alla domanda sul tavolo, poi continua.
cyberion-refusal-nothing-to-answer = Così si risponde a un’abilità, e nessuna aspetta una risposta.
cyberion-refusal-not-in-play = Fa parte di un’espansione con cui non stai giocando.
cyberion-refusal-no-such-machine = Questo Macchinario non è nella Fabbrica.
cyberion-refusal-no-such-robot = Questo robot non c’è: indica robot delle tue file, e non più copie di quante ce ne sono.
cyberion-refusal-too-many-robots = { $found } robot sono troppi: questo Macchinario ne chiede esattamente { $wanted }.
cyberion-refusal-too-few-robots =
    { $found ->
        [0] { $wanted ->
            [one] Indica il robot: a questo Macchinario ne basta uno.
           *[other] Indica i robot: questo Macchinario ne chiede { $wanted }, scartati insieme.
        }
       *[other] Così non basta: questo Macchinario chiede { $wanted } robot, scartati insieme.
    }
cyberion-refusal-demand-not-met = Questi robot non soddisfano la richiesta del Macchinario.
cyberion-refusal-cannot-be-met = Da qui, con i robot delle tue file, non si arriva a ciò che il Macchinario chiede.
cyberion-refusal-level-too-high = L’Ingranaggio non è ancora arrivato fin lì: scegli il suo livello o uno più basso.
cyberion-refusal-no-such-level = Questo livello non esiste.
cyberion-refusal-no-such-support = Non hai questo gettone Supporto.
cyberion-refusal-support-level-too-high = Un gettone Supporto agisce al livello che porta stampato, o a uno più basso.
cyberion-refusal-last-level = Questo Ingranaggio è già all’ultimo livello.
cyberion-refusal-not-enough-experience =
    { $wanted ->
        [one] Questo potenziamento costa 1 Macchinario riparato della pila Esperienza; ne hai { $found }.
       *[other] Questo potenziamento costa { $wanted } Macchinari riparati della pila Esperienza; ne hai { $found }.
    }
cyberion-refusal-too-many-to-store =
    { $wanted ->
        [one] Ora nello Stock può andare un solo robot.
       *[other] Ora nello Stock possono andare al massimo { $wanted } robot.
    }
cyberion-refusal-already-in-stock = Questo robot è già nello Stock: scegli dalla Piattaforma e dal Flash.
cyberion-refusal-not-in-discard = Questo robot non è negli Scarti.
cyberion-refusal-only-cyclobots = A questo livello un Cyclobot può recuperare solo un Cyclobot.
cyberion-refusal-not-the-cards-seen = Rimetti esattamente le carte che hai guardato, ciascuna una volta.
cyberion-refusal-cannot-pay-commandbot = Le tue file e il mazzo insieme non bastano a pagare questo livello: scarta senza effetto, o scegli un livello che puoi pagare.
cyberion-refusal-nothing-to-prepare = Non c’è più nessun Macchinario che tu possa Preparare.
cyberion-refusal-already-prepared = Questo Macchinario è già Preparato; una volta per turno basta.
cyberion-refusal-more-than-the-price = Sono troppi: il prezzo è di { $wanted } robot.
cyberion-refusal-not-the-remainder = Il mazzo paga esattamente ciò che i tuoi robot lasciano del prezzo, né più né meno.
cyberion-refusal-deck-cannot-pay = Il mazzo non può pagarne così tanti: indica più robot delle tue file.
cyberion-refusal-not-your-machine = Questo Macchinario è dell’altro giocatore: ripara e Prepara quelli della Fabbrica Comune e il tuo.
cyberion-refusal-multibot-has-no-ability = Un Multibot non ha abilità: ripara, va nello Stock o paga un Commandbot.
cyberion-refusal-level-comes-later = Sotto questo Ingranaggio c’è un’Interferenza: sceglierai il livello dopo averla vista.
cyberion-refusal-not-a-pair-of-five = Per un Babybot servono due robot dello stesso modello, le cui taglie sommate danno esattamente cinque.
cyberion-refusal-babybot-not-in-limbo = Il Babybot di questo modello non è più nel Limbo.
cyberion-refusal-no-multibots-here = Con un Multibot non si fa un Babybot.
cyberion-refusal-nothing-in-common = Due piloti devono avere in comune il modello o la taglia.
cyberion-refusal-fits-no-gigantobot = Nessuno di questi robot può pilotare un Gigantobot attivo.
cyberion-refusal-not-on-that-gigantobot = Questo robot non può pilotare quel Gigantobot: devono avere in comune il modello o la taglia, e il Gigantobot non dev’essere in vacanza.
cyberion-refusal-has-a-place = Questo robot può pilotare un Gigantobot: devi sceglierne uno per lui.
cyberion-refusal-no-multibot-pilots = Un Multibot non può pilotare un Gigantobot.
cyberion-refusal-no-damage-left = Non resta nessun Danno Strutturale da togliere.
cyberion-refusal-microbot-not-served = Serve un robot del modello o della taglia che il Microbot mostra.
cyberion-refusal-extra-not-needed = Il robot in più è di troppo: al Microbot pensa già uno della squadra.
cyberion-refusal-no-microbot-there = Su questo Macchinario non c’è nessun Microbot.
cyberion-refusal-not-enough-microbots = Costa { $wanted } Microbot; ne hai { $found }.
cyberion-refusal-two-different-machines = Indica due Macchinari diversi, ciascuno con un Microbot.
