### Che cosa succede, come finisce una partita.

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
