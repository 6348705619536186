### Che cosa è rifiutato, con i fatti.

## Di chi è il turno, e che cosa si può fare ora

cyberion-refusal-game-is-over = La partita è finita: non c’è più nulla da giocare.
cyberion-refusal-not-your-turn = È il turno dell’altro giocatore.
cyberion-refusal-question-is-open =
    { $question ->
        [store] Prima indica quali robot vanno nello Stock, poi continua.
        [recover] Prima indica quale robot torna dagli Scarti, poi continua.
        [arrange] Prima rimetti le carte che hai guardato, poi continua.
        [prepare] Prima Prepara un Macchinario, poi continua.
        [choose-level] Prima scegli il livello dell’abilità, poi continua.
       *[reward] Prima scegli la tua ricompensa, poi continua.
    }
cyberion-refusal-nothing-to-answer =
    { $answer ->
        [store] Così si risponde a uno Stockbot, e nessuno aspetta una risposta.
        [recover] Così si risponde a un Cyclobot, e nessuno aspetta una risposta.
        [arrange] Così si risponde a un Planbot, e nessuno aspetta una risposta.
        [prepare] Così si risponde a un Commandbot, e nessuno aspetta una risposta.
        [choose-level] Così si risponde a un gettone Interferenza, e nessuno aspetta una risposta.
       *[reward] Così si risponde a un Gigantobot completo, e nessuno aspetta una risposta.
    }
cyberion-refusal-not-in-play = Fa parte di un’espansione con cui non stai giocando: { $expansion }.
cyberion-refusal-not-the-next-step = La mossa iniziata non continua così.

## Macchinari e robot che non ci sono

cyberion-refusal-no-machines = La Fabbrica è vuota: altri Macchinari arrivano alla fine del turno.
cyberion-refusal-no-such-machine = Questo Macchinario non è nella Fabbrica: { $machine }.
cyberion-refusal-no-such-robot =
    { $found ->
        [0] { $placed } non c’è: indica robot delle tue file.
       *[other] { $placed } c’è { $found ->
            [1] una volta
           *[other] { $found } volte
        }, e lo hai indicato { $wanted } volte.
    }
cyberion-refusal-not-enough-robots =
    { $move ->
        [repair] { $machine }: servono robot in numero di { $wanted }; le tue file ne hanno { $found }.
        [trigger] Non hai robot da scartare: tutte le tue file sono vuote.
       *[other] Servono { $wanted } robot; le tue file ne hanno { $found }.
    }

## Riparazioni

cyberion-refusal-too-many-robots =
    { $move ->
        [make-babybot] { $found } robot sono troppi: per un Babybot ne servono esattamente { $wanted }.
       *[repair] { $extra ->
            [0] { $machine }: { $found } robot sono troppi, ne chiede esattamente { $wanted }.
           *[1] { $machine }: { $found } robot sono troppi, ne chiede { $wanted }, e al massimo uno in più per il suo Microbot.
        }
    }
cyberion-refusal-too-few-robots =
    { $move ->
        [make-babybot] Per un Babybot servono { $wanted } robot; ne hai indicati { $found }.
        [pilot] Per pilotare servono { $wanted } robot; ne hai indicati { $found }.
       *[repair] { $wanted ->
            [1] { $machine }: serve 1 robot; ne hai indicati { $found }.
           *[other] { $machine }: servono { $wanted } robot, scartati insieme; ne hai indicati { $found }.
        }
    }
cyberion-refusal-demand-not-met =
    { $demand ->
        [model] { $machine }: { $wanted ->
            [1] serve 1 { $model }
           *[other] servono { $wanted } { $model }
        }; fra questi ce ne sono { $found }.
        [size] { $machine }: { $wanted ->
            [1] serve 1 robot
           *[other] servono { $wanted } robot
        } di taglia { $size }; fra questi ce ne sono { $found }.
        [sum-min] { $machine }: { $robots ->
            [1] serve 1 robot di taglia almeno { $wanted }; questo arriva a
           *[other] servono { $robots } robot con somma almeno { $wanted }; questi arrivano al massimo a
        } { $found }.
        [sum-max] { $machine }: { $robots ->
            [1] serve 1 robot di taglia al massimo { $wanted }; questo arriva a
           *[other] servono { $robots } robot con somma al massimo { $wanted }; questi fanno almeno
        } { $found }.
       *[other] { $machine }: servono { $wanted } robot che si accordano fra loro; fra questi ce ne sono { $found }.
    }
cyberion-refusal-cannot-be-met =
    { $demand ->
        [model] { $machine }: { $wanted ->
            [1] serve 1 { $model }
           *[other] servono { $wanted } { $model }
        }; { $named ->
            [0] ne hai
           *[other] con questi arrivi a
        } { $found }.
        [size] { $machine }: { $wanted ->
            [1] serve 1 robot
           *[other] servono { $wanted } robot
        } di taglia { $size }; { $named ->
            [0] ne hai
           *[other] con questi arrivi a
        } { $found }.
        [sum-min] { $machine }: { $robots ->
            [1] serve 1 robot di taglia almeno { $wanted }
           *[other] servono { $robots } robot con somma almeno { $wanted }
        }; { $named ->
            [0] il meglio che hai è
           *[other] con questi arrivi al meglio a
        } { $found }.
        [sum-max] { $machine }: { $robots ->
            [1] serve 1 robot di taglia al massimo { $wanted }
           *[other] servono { $robots } robot con somma al massimo { $wanted }
        }; { $named ->
            [0] il meglio che hai è
           *[other] con questi arrivi al meglio a
        } { $found }.
       *[other] { $machine }: servono { $wanted } robot che si accordano fra loro; { $named ->
            [0] ne hai
           *[other] con questi arrivi a
        } { $found }.
    }
cyberion-refusal-not-your-machine = { $machine } è dell’altro giocatore: ripara e Prepara quelli della Fabbrica Comune e il tuo.
cyberion-refusal-microbot-not-served = { $machine } porta questo gettone: { $microbot }. Serve un robot di quel modello o di quella taglia, e non c’è.
cyberion-refusal-extra-not-needed = { $machine } porta questo gettone: { $microbot }. Il robot in più è di troppo: ci pensa già uno della squadra.

## Abilità e potenziamenti

cyberion-refusal-level-too-high =
    { $move ->
        [choose-level] L’Ingranaggio è al livello { $highest }: scegli quel livello o uno più basso, non { $level }.
       *[trigger] L’Ingranaggio { $model } è al livello { $highest }: scegli quel livello o uno più basso, non { $level }.
    }
cyberion-refusal-no-such-level = Questo livello non esiste.
cyberion-refusal-no-such-support = Non hai un gettone Supporto { $model }.
cyberion-refusal-support-level-too-high = Un gettone Supporto agisce al livello { $highest } o a uno più basso, non al livello { $level }.
cyberion-refusal-last-level = L’Ingranaggio { $model } è già all’ultimo livello, { $level }.
cyberion-refusal-not-enough-experience =
    { $wanted ->
        [1] Lasciare il livello { $level } costa all’Ingranaggio { $model } 1 Macchinario riparato della pila Esperienza; ne hai { $found }.
       *[other] Lasciare il livello { $level } costa all’Ingranaggio { $model } { $wanted } Macchinari riparati della pila Esperienza; ne hai { $found }.
    }
cyberion-refusal-too-many-to-store =
    { $wanted ->
        [1] Ora nello Stock può andare un solo robot, non { $found }.
       *[other] Ora nello Stock possono andare al massimo { $wanted } robot, non { $found }.
    }
cyberion-refusal-already-in-stock = { $placed } è già lì: scegli dalla Piattaforma e dal Flash.
cyberion-refusal-not-in-discard = { $robot } non è negli Scarti.
cyberion-refusal-only-cyclobots = Al livello { $level } un Cyclobot può recuperare solo un Cyclobot, non { $robot }.
cyberion-refusal-multibot-not-fetched = { $robot } non si può recuperare: nessun Multibot si può.
cyberion-refusal-not-the-cards-seen =
    { $wanted ->
        [1] Rimetti esattamente la carta che hai guardato; indicate: { $named }, giuste: { $found }.
       *[other] Rimetti esattamente le { $wanted } carte che hai guardato, ciascuna una volta; indicate: { $named }, giuste: { $found }.
    }
cyberion-refusal-cannot-pay-commandbot = Al livello { $level } un Commandbot costa altri robot in numero di { $wanted }; file e mazzo possono pagarne { $found }. Puoi scartarlo senza effetto, o scegliere un livello che puoi pagare.
cyberion-refusal-nothing-to-prepare = Non c’è più nessun Macchinario che tu possa Preparare.
cyberion-refusal-already-prepared = Questo Macchinario è già Preparato, e una volta per turno basta: { $machine }.
cyberion-refusal-more-than-the-price = Il prezzo è di { $wanted } robot; ne hai indicati { $found }.
cyberion-refusal-not-the-remainder = I tuoi robot lasciano al mazzo { $wanted } del prezzo, non { $found }.
cyberion-refusal-deck-cannot-pay = Il mazzo dovrebbe pagarne { $wanted } e può pagarne { $found }: indica più robot delle tue file.

## Espansioni

cyberion-refusal-multibot-has-no-ability = { $placed } non ha abilità: un Multibot ripara, va nello Stock o paga un Commandbot.
cyberion-refusal-level-comes-later =
    { $tokens ->
        [1] Sotto l’Ingranaggio { $model } c’è un gettone Interferenza: sceglierai il livello dopo averlo visto.
       *[other] Sotto l’Ingranaggio { $model } ci sono { $tokens } gettoni Interferenza: sceglierai il livello dopo aver visto il prossimo.
    }
cyberion-refusal-not-a-pair-of-five =
    { $size ->
        [0] Per un Babybot servono due robot dello stesso modello, le cui taglie sommate danno esattamente cinque: { $placed } è troppo grande.
       *[other] Per un Babybot servono due robot dello stesso modello, le cui taglie sommate danno esattamente cinque: { $placed } e un { $model } di taglia { $size }.
    }
cyberion-refusal-babybot-not-in-limbo = Il Babybot { $model } non è più nel Limbo.
cyberion-refusal-no-multibots-here = Con { $placed } non si fa un Babybot: con nessun Multibot.
cyberion-refusal-nothing-in-common =
    { $robots ->
        [1] Nelle tue file nessun altro pilota ha in comune modello o taglia con { $placed }.
       *[other] { $placed } e { $other } non hanno in comune né modello né taglia.
    }
cyberion-refusal-fits-no-gigantobot =
    { $robots ->
        [1] Nessun Gigantobot attivo accetta { $placed }, né un robot che piloterebbe con lui.
       *[other] Nessun Gigantobot attivo accetta { $placed } o { $other }.
    }
cyberion-refusal-not-on-that-gigantobot =
    { $holiday ->
        [0] { $placed } non può pilotare questo, perché non hanno in comune né modello né taglia: { $gigantobot }.
       *[1] { $placed } non può pilotare questo, perché è in vacanza: { $gigantobot }.
    }
cyberion-refusal-has-a-place = { $placed } può pilotare un Gigantobot, quindi devi sceglierne uno per lui: { $gigantobot }, per esempio.
cyberion-refusal-no-multibot-pilots = { $placed } non può pilotare un Gigantobot: nessun Multibot può.
cyberion-refusal-no-damage-left = Non resta nessun Danno Strutturale da togliere.
cyberion-refusal-no-microbot-there = Su questo Macchinario non c’è nessun Microbot: { $machine }.
cyberion-refusal-not-enough-microbots = Costa { $wanted } Microbot; ne hai { $found }.
cyberion-refusal-two-different-machines = Indica { $wanted } Macchinari diversi, ciascuno con un Microbot; così ce n’è { $found }.
