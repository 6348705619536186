### Cyberion.

cyberion-title = Cyberion
cyberion-about = Ripara con i robot le macchine di una fabbrica sabotata, in solitario o in due.
cyberion-welcome = L’Ingranaggio Perfido ha sabotato la fabbrica! Ripara tutte le macchine prima di restare senza Valvole. Scrivi un numero, o ? per l’aiuto.

## Cose

cyberion-model-sirenbot = Sirenbot
cyberion-model-stockbot = Stockbot
cyberion-model-cyclobot = Cyclobot
cyberion-model-planbot = Planbot
cyberion-model-commandbot = Commandbot

cyberion-short-sirenbot = Siren
cyberion-short-stockbot = Stock
cyberion-short-cyclobot = Cyclo
cyberion-short-planbot = Plan
cyberion-short-commandbot = Command

cyberion-robot = { $model } { $size }
cyberion-robot-any-model = Multibot { $size }
cyberion-robot-any-size = Multibot { $model }
cyberion-robot-baby = Babybot { $model }
cyberion-gigantobot-model = Gigantobot { $model }
cyberion-gigantobot-size = Gigantobot di taglia { $size }
cyberion-microbot-model = Microbot { $model }
cyberion-microbot-size = Microbot di taglia { $size }
cyberion-placed = { $robot } ({ $where })

cyberion-row-platform = Piattaforma
cyberion-row-flash = Flash
cyberion-row-stock = Stock

cyberion-battery-charged = Batteria carica
cyberion-battery-spent = Batteria esaurita

cyberion-machine = { $tier } · { $demand }
cyberion-demand-model = { $robots } { $model }
cyberion-demand-size = { $robots } robot di taglia { $trait }
cyberion-demand-identical = { $robots } robot identici
cyberion-demand-sum-min = { $robots } robot, somma almeno { $trait }
cyberion-demand-sum-max = { $robots } robot, somma al massimo { $trait }
cyberion-demand-pairs = { $robots } robot: { $pair } + { $rest } della stessa taglia
cyberion-demand-run = una scala di { $robots } taglie

## Abilità, secondo il Processore centrale

cyberion-ability-none = senza effetto
cyberion-ability-sirenbot =
    { $number ->
        [one] { $number } robot va dal mazzo nel Flash
       *[other] { $number } robot vanno dal mazzo nel Flash
    }
cyberion-ability-stockbot =
    { $number ->
        [one] fino a { $number } robot va nello Stock
       *[other] fino a { $number } robot vanno nello Stock
    }
cyberion-ability-cyclobot =
    { $what ->
        [cyclobot] un Cyclobot
       *[any] un robot qualsiasi
    } va dagli Scarti { $to ->
        [deck] in cima al mazzo
       *[platform] nella Piattaforma
    }
cyberion-ability-planbot =
    { $number ->
        [one] guarda { $number } carta del mazzo, poi prendi quella in cima
       *[other] guarda { $number } carte del mazzo, poi prendi quella in cima
    }
cyberion-ability-commandbot =
    { $number ->
        [one] scarta { $number } altro robot per Preparare una macchina
       *[other] scarta altri { $number } robot per Preparare una macchina
    }

## Opzioni

cyberion-option-players = Giocatori
cyberion-option-support = Segnalini Supporto
cyberion-option-expansions = Espansioni
cyberion-option-microbot-swap-cost = Microbot per scambiarne due
cyberion-option-first = Primo giocatore
cyberion-option-seed = Seme
cyberion-option-box = Scatola
cyberion-with-babybots = Babybot
cyberion-with-gigantobots = Gigantobot
cyberion-with-microbots = Microbot
cyberion-with-multibots = Multibot
cyberion-with-devious-cog = Ingranaggio Perfido

## Mosse: i loro nomi

cyberion-move-repair = Riparare
cyberion-move-trigger = Attivare
cyberion-move-waive = Senza effetto
cyberion-move-support = Supporto
cyberion-move-upgrade = Potenziare
cyberion-move-store = Stoccare
cyberion-move-recover = Recuperare
cyberion-move-arrange = Sistemare
cyberion-move-prepare = Preparare
cyberion-move-make-babybot = Babybot
cyberion-move-pilot = Pilotare
cyberion-move-microbot-replace = Sostituire
cyberion-move-microbot-swap = Scambiare
cyberion-move-microbot-remove = Rimuovere
cyberion-move-choose-level = Livello
cyberion-move-reward = Ricompensa
cyberion-move-end-turn = Fine turno

## Mosse: che cosa si scrive

cyberion-type-repair = riparare
cyberion-type-trigger = attivare
cyberion-type-support = supporto
cyberion-type-upgrade = potenziare
cyberion-type-store = stoccare
cyberion-type-recover = recuperare
cyberion-type-arrange = sistemare
cyberion-type-prepare = preparare
cyberion-type-make-babybot = babybot
cyberion-type-pilot = pilotare
cyberion-type-microbot-replace = sostituire sostituisci
cyberion-type-microbot-swap = scambiare
cyberion-type-microbot-remove = rimuovere rimuovi
cyberion-type-choose-level = livello
cyberion-type-reward = ricompensa
cyberion-type-end-turn = fine finire

cyberion-usage-repair = { $word } MACCHINA ROBOT …
cyberion-usage-trigger = { $word } ROBOT [LIVELLO]
cyberion-usage-support = { $word } MODELLO [LIVELLO]
cyberion-usage-upgrade = { $word } MODELLO
cyberion-usage-store = { $word } ROBOT …
cyberion-usage-recover = { $word } ROBOT
cyberion-usage-arrange = { $word } CARTA … / CARTA …
cyberion-usage-prepare = { $word } MACCHINA ROBOT …
cyberion-usage-make-babybot = { $word } ROBOT ROBOT
cyberion-usage-pilot = { $word } ROBOT ROBOT GIGA GIGA
cyberion-usage-microbot-replace = { $word } MACCHINA
cyberion-usage-microbot-swap = { $word } MACCHINA MACCHINA
cyberion-usage-microbot-remove = { $word } MACCHINA
cyberion-usage-choose-level = { $word } LIVELLO
cyberion-usage-reward = { $word } valvole/danno
cyberion-usage-end-turn = { $word }

cyberion-help-repair = scartare i robot che una macchina chiede
cyberion-help-trigger = scartare un robot per la sua abilità (livello 1: senza effetto)
cyberion-help-support = scartare un segnalino Supporto per la sua abilità
cyberion-help-upgrade = pagare in Esperienza per far avanzare un Ingranaggio
cyberion-help-store = rispondere a uno Stockbot
cyberion-help-recover = rispondere a un Cyclobot
cyberion-help-arrange = rispondere a un Planbot: carte in cima / in fondo
cyberion-help-prepare = rispondere a un Commandbot; il mazzo paga ciò che non indichi
cyberion-help-make-babybot = fare un Babybot con due robot
cyberion-help-pilot = posare due robot su dei Gigantobot (- per nessuno)
cyberion-help-microbot-replace = spendere Microbot: metterne un altro su una macchina
cyberion-help-microbot-swap = spendere Microbot: scambiare quelli di due macchine
cyberion-help-microbot-remove = spendere Microbot: rimuovere una macchina
cyberion-help-choose-level = rispondere a un’Interferenza
cyberion-help-reward = rispondere a un Gigantobot
cyberion-help-end-turn = finire l’Intervento: segue la Chiusura

## Domande

# L’articolo dipende dal modello: «del Planbot», ma «dello Stockbot».
cyberion-of-the-model =
    { $model ->
        [Stockbot] dello { $model }
       *[other] del { $model }
    }

cyberion-ask-intervention = Il tuo Intervento: che cosa fai?
cyberion-ask-intervention-named = { $player }, il tuo Intervento: che cosa fai?
cyberion-ask-choose-level = Interferenza: a quale livello usi l’abilità { cyberion-of-the-model }?
cyberion-ask-reward =
    { $left ->
        [one] Un Gigantobot va in vacanza: quale ricompensa prendi?
       *[other] { $left } Gigantobot vanno in vacanza: quale ricompensa prendi per prima?
    }
cyberion-take-failsafes = valvole
cyberion-take-damage = danno
cyberion-reward-failsafes = prendere Valvole dalla Fucina
cyberion-reward-damage = togliere un Danno Strutturale
cyberion-ask-store =
    { $left ->
        [one] Stockbot: sposta nello Stock un robot della Piattaforma o del Flash, o nessuno.
       *[other] Stockbot: sposta nello Stock fino a { $left } robot della Piattaforma e del Flash.
    }
cyberion-ask-recover =
    Cyclobot: quale { $what ->
        [cyclobot] Cyclobot
       *[any] robot
    } va dagli Scarti { $to ->
        [deck] in cima al mazzo
       *[platform] nella Piattaforma
    }?
cyberion-ask-arrange =
    { $left ->
        [one] Planbot: lasci questa carta in cima al mazzo, o la metti in fondo? Poi prendi la carta in cima.
       *[other] Planbot: metti queste { $left } carte in cima o in fondo al mazzo. Poi prendi la carta in cima.
    }
cyberion-ask-prepare = Commandbot: quale macchina Prepari? Costa { $left } robot, dalle tue file o dal mazzo.
cyberion-done-store = basta così
cyberion-done-prepare = il resto lo paga il mazzo

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
        [1] Scarti il tuo segnalino Supporto { $model } senza effetto.
       *[other] Scarti il tuo segnalino Supporto { $model } per la sua abilità al livello { $roman }.
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
cyberion-event-machine-prepared = Preparata: { $machine }. In questo turno le serve un robot in meno.
cyberion-event-machine-realigned = Non più Preparata: { $machine }.
cyberion-event-machine-revealed = Nuova nella Fabbrica: { $machine }.
cyberion-event-failsafe-gained =
    { $gained ->
        [0] Nella Fucina non ci sono più Valvole: ne hai sempre { $failsafes }.
        [one] Guadagni una Valvola: ora ne hai { $failsafes }.
       *[other] Guadagni { $gained } Valvole: ora ne hai { $failsafes }.
    }
cyberion-event-failsafe-lost =
    { $failsafes ->
        [0] Nessuna macchina riparata: rimetti nella Fucina la tua ultima Valvola.
        [one] Nessuna macchina riparata: rimetti una Valvola nella Fucina, te ne resta { $failsafes }.
       *[other] Nessuna macchina riparata: rimetti una Valvola nella Fucina, te ne restano { $failsafes }.
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
        [one] Restituisci { $owed } Valvola per i Danni Strutturali.
       *[other] Restituisci { $owed } Valvole per i Danni Strutturali.
    }
cyberion-event-microbot-placed = Il { $microbot } infetta { $machine }.
cyberion-event-microbot-earned = Guadagni il { $microbot }.
cyberion-event-microbot-discarded = Il { $microbot } viene scartato.
cyberion-event-microbots-spent = Spendi { $microbots } Microbot.
cyberion-event-microbots-swapped = Due Microbot si scambiano di posto.
cyberion-event-microbots-shuffled = I Microbot scartati vengono mescolati in una nuova pila.
cyberion-event-machine-removed = Rimuovi { $machine }: vale come riparata.
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

cyberion-outcome-c3-13 = Tutte le macchine della fabbrica funzionano di nuovo. Hai vinto, complimenti!
cyberion-outcome-c3-8 = Nessuna macchina riparata, e nessuna Valvola da rimettere nella Fucina: la fabbrica è perduta. Andrà meglio la prossima volta!
cyberion-outcome-c8-6 = Tutte le macchine funzionano di nuovo, ma un Babybot è ancora nel Limbo: hai perso. C’eri quasi, riprova!
cyberion-outcome-c9-5 = Tutte le macchine funzionano di nuovo, ma le tue Valvole non bastano per i Danni Strutturali: hai perso. C’eri quasi, riprova!
cyberion-outcome-c12-4 = Tutte le macchine funzionano di nuovo, ma sotto un Ingranaggio resta un’Interferenza: hai perso. C’eri quasi, riprova!

## Come una mossa chiuderebbe la partita, secondo la regola

cyberion-sure-c3-13 = Con questa mossa tutte le macchine tornano a funzionare: vinci la partita!
cyberion-sure-c3-8 = In questo turno non hai riparato nessuna macchina e non hai Valvole da rimettere nella Fucina: con questa mossa perdi la partita.
cyberion-sure-c8-6 = È l’ultima macchina, ma un Babybot è ancora nel Limbo: con questa mossa perdi la partita.
cyberion-sure-c9-5 = È l’ultima macchina, ma le tue Valvole non bastano per i Danni Strutturali: con questa mossa perdi la partita.
cyberion-sure-c12-4 = È l’ultima macchina, ma sotto un Ingranaggio resta un’Interferenza: con questa mossa perdi la partita.

## Rifiuti

cyberion-refusal-game-is-over = La partita è finita: non c’è più nulla da giocare.
cyberion-refusal-not-your-turn = È il turno dell’altro giocatore.
cyberion-refusal-question-is-open = Prima rispondi alla domanda sul tavolo, poi continua.
cyberion-refusal-nothing-to-answer = Così si risponde a un’abilità, e nessuna aspetta una risposta.
cyberion-refusal-not-in-play = Fa parte di un’espansione con cui non stai giocando.
cyberion-refusal-no-such-machine = Questa macchina non è nella Fabbrica.
cyberion-refusal-no-such-robot = Questo robot non c’è: indica robot delle tue file, e non più copie di quante ce ne sono.
cyberion-refusal-too-many-robots = { $found } robot sono troppi: questa macchina ne chiede esattamente { $wanted }.
cyberion-refusal-too-few-robots =
    { $found ->
        [0] { $wanted ->
            [one] Indica il robot: a questa macchina ne basta uno.
           *[other] Indica i robot: questa macchina ne chiede { $wanted }, scartati insieme.
        }
       *[other] Così non basta: questa macchina chiede { $wanted } robot, scartati insieme.
    }
cyberion-refusal-demand-not-met = Questi robot non soddisfano la richiesta della macchina.
cyberion-refusal-cannot-be-met = Da qui, con i robot delle tue file, non si arriva a ciò che la macchina chiede.
cyberion-refusal-level-too-high = L’Ingranaggio non è ancora arrivato fin lì: scegli il suo livello o uno più basso.
cyberion-refusal-no-such-level = Questo livello non esiste.
cyberion-refusal-no-such-support = Non hai questo segnalino Supporto.
cyberion-refusal-support-level-too-high = Un segnalino Supporto agisce al livello che porta stampato, o a uno più basso.
cyberion-refusal-last-level = Questo Ingranaggio è già all’ultimo livello.
cyberion-refusal-not-enough-experience =
    { $wanted ->
        [one] Questo potenziamento costa 1 macchina riparata della pila Esperienza; ne hai { $found }.
       *[other] Questo potenziamento costa { $wanted } macchine riparate della pila Esperienza; ne hai { $found }.
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
cyberion-refusal-nothing-to-prepare = Non c’è più nessuna macchina che tu possa Preparare.
cyberion-refusal-already-prepared = Questa macchina è già Preparata; una volta per turno basta.
cyberion-refusal-more-than-the-price = Sono troppi: il prezzo è di { $wanted } robot.
cyberion-refusal-not-the-remainder = Il mazzo paga esattamente ciò che i tuoi robot lasciano del prezzo, né più né meno.
cyberion-refusal-deck-cannot-pay = Il mazzo non può pagarne così tanti: indica più robot delle tue file.
cyberion-refusal-not-your-machine = Questa macchina è dell’altro giocatore: ripara e Prepara quelle comuni e la tua.
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
cyberion-refusal-no-microbot-there = Su questa macchina non c’è nessun Microbot.
cyberion-refusal-not-enough-microbots = Costa { $wanted } Microbot; ne hai { $found }.
cyberion-refusal-two-different-machines = Indica due macchine diverse, ciascuna con un Microbot.
