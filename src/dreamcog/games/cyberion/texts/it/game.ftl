### Cyberion.

cyberion-title = Cyberion
cyberion-about = Ripara con i robot i Macchinari di una fabbrica sabotata, in solitario o in due.
cyberion-welcome = Il Subdolo Ingranaggio ha sabotato la fabbrica! Ripara tutti i Macchinari prima di restare senza gettoni sicurezza. Scrivi un numero, o ? per l’aiuto.

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
cyberion-gigantobot-both = Gigantobot { $model } { $size }
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
        [one] scarta { $number } altro robot per Preparare un Macchinario
       *[other] scarta altri { $number } robot per Preparare un Macchinario
    }

## Opzioni

cyberion-option-players = Giocatori
cyberion-option-support = Gettoni Supporto
cyberion-option-expansions = Espansioni
cyberion-option-microbot-swap-cost = Microbot da spendere per scambiare quelli di due Macchinari
cyberion-option-gigantobot-traits = Che cosa mostra un Gigantobot
cyberion-option-first = Primo giocatore
cyberion-option-seed = Seme
cyberion-option-box = Scatola
cyberion-offer-expansions = Con le espansioni…
cyberion-with-babybots = Babybot
cyberion-with-gigantobots = Gigantobot
cyberion-with-microbots = Microbot
cyberion-with-multibots = Multibot
cyberion-with-devious-cog = Subdolo Ingranaggio
cyberion-value-gigantobot-traits-one = una caratteristica: un modello o una taglia
cyberion-value-gigantobot-traits-two = due caratteristiche: un modello e una taglia

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

cyberion-usage-repair = { $word } MACCHINARIO ROBOT …
cyberion-usage-trigger = { $word } ROBOT [LIVELLO]
cyberion-usage-support = { $word } MODELLO [LIVELLO]
cyberion-usage-upgrade = { $word } MODELLO
cyberion-usage-store = { $word } ROBOT …
cyberion-usage-recover = { $word } ROBOT
cyberion-usage-arrange = { $word } CARTA … / CARTA …
cyberion-usage-prepare = { $word } MACCHINARIO ROBOT …
cyberion-usage-make-babybot = { $word } ROBOT ROBOT
cyberion-usage-pilot = { $word } ROBOT ROBOT GIGA GIGA
cyberion-usage-microbot-replace = { $word } MACCHINARIO
cyberion-usage-microbot-swap = { $word } MACCHINARIO MACCHINARIO
cyberion-usage-microbot-remove = { $word } MACCHINARIO
cyberion-usage-choose-level = { $word } LIVELLO
cyberion-usage-reward = { $word } sicurezza/danno
cyberion-usage-end-turn = { $word }

cyberion-help-repair = scartare i robot che un Macchinario chiede
cyberion-help-trigger = scartare un robot per la sua abilità (livello 1: senza effetto)
cyberion-help-support = scartare un gettone Supporto per la sua abilità
cyberion-help-upgrade = pagare in Esperienza per far avanzare un Ingranaggio
cyberion-help-store = rispondere a uno Stockbot
cyberion-help-recover = rispondere a un Cyclobot
cyberion-help-arrange = rispondere a un Planbot: carte in cima / in fondo
cyberion-help-prepare = rispondere a un Commandbot; il mazzo paga ciò che non indichi
cyberion-help-make-babybot = fare un Babybot con due robot
cyberion-help-pilot = posare due robot su dei Gigantobot (- per nessuno)
cyberion-help-microbot-replace = spendere Microbot: metterne un altro su un Macchinario
cyberion-help-microbot-swap = spendere Microbot: scambiare quelli di due Macchinari
cyberion-help-microbot-remove = spendere Microbot: rimuovere un Macchinario
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
cyberion-take-failsafes = sicurezza
cyberion-take-damage = danno
cyberion-reward-failsafes = prendere gettoni sicurezza dalla Fucina
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
cyberion-ask-prepare = Commandbot: quale Macchinario Prepari? Costa { $left } robot, dalle tue file o dal mazzo.
cyberion-done-store = basta così
cyberion-done-prepare = il resto lo paga il mazzo

cyberion-plus-babybots = Babybot
cyberion-plus-gigantobots = Gigantobot
cyberion-plus-microbots = Microbot
cyberion-plus-multibots = Multibot
cyberion-plus-devious-cog = Subdolo Ingranaggio
# $player: uno o più nomi, $players: quanti; $turn: quanti ce ne sono stati; $failsafes: quanti ne restano.
cyberion-share-won =
    { $players ->
        [1] { $player } ha riparato tutti i { $all } Macchinari
       *[other] { $player } hanno riparato tutti i { $all } Macchinari
    } in { $turn } turni, { $failsafes ->
        [0] senza più gettoni sicurezza
        [one] con { $failsafes } gettone sicurezza rimasto
       *[other] con { $failsafes } gettoni sicurezza rimasti
    }
# $machines: quanti sono stati riparati, su $all.
cyberion-share-lost =
    { $players ->
        [1] { $player } ha riparato { $machines } Macchinari su { $all } in { $turn } turni
       *[other] { $player } hanno riparato { $machines } Macchinari su { $all } in { $turn } turni
    }
