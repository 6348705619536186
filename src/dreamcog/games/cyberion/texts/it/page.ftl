### Il tavolo disegnato di Cyberion.

web-cyberion-mainframe = Processore centrale
web-cyberion-deck = Mazzo
web-cyberion-gigantobots = Gigantobot
web-cyberion-composition = Robot
web-cyberion-in-deck = nel mazzo
web-cyberion-in-discard = scartati
# Neither in the deck nor in the discard: in a row, on a Gigantobot, out of the game.
web-cyberion-elsewhere = altrove
# How many copies of a card are where.
web-cyberion-copies = { $deck } nel mazzo, { $discard } negli Scarti, { $elsewhere } altrove
web-cyberion-looked-at = Le carte che guardi
# $ability: what happens, at the $level.
web-cyberion-at-level = Livello { $level }: { $ability }.
# Above how many machines were repaired in this turn.
web-cyberion-this-turn = nel turno
web-cyberion-no-ability = Livello { $level }: ancora nessuna abilità.
# What moving a Cog one level up costs.
web-cyberion-upgrade = Potenziare dal livello { $from } al { $to }: { $cost }
web-cyberion-own-machine = Può ripararlo solo { $player }.
web-cyberion-prepared = Preparato: in questo turno gli serve un robot in meno.
web-cyberion-infected = Sopra: { $microbot }. Uno dei robot deve corrispondergli.

# What a move brings: a Cog to the $level.
web-cyberion-to-level = livello { $level }
web-cyberion-loses = perde la partita
# $what: what a move costs, such as 1 Failsafe; $left: how many are left then.
web-cyberion-costs-failsafes =
    { $left ->
        [0] costa { $what }: poi non ne restano
        [one] costa { $what }: ne resta { $left }
       *[other] costa { $what }: ne restano { $left }
    }
web-cyberion-costs-last-failsafe = Questa mossa costa l’ultimo gettone sicurezza. Vuoi farla lo stesso?

# What is still to be picked: $n of it, beside $picked that are.
web-cyberion-missing-robot =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } robot
               *[other] { $n } robot
            }
       *[other]
            { $n ->
                [one] ancora { $n } robot
               *[other] ancora { $n } robot
            }
    }
web-cyberion-missing-machine =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } Macchinario
               *[other] { $n } Macchinari
            }
       *[other]
            { $n ->
                [one] ancora { $n } Macchinario
               *[other] ancora { $n } Macchinari
            }
    }
web-cyberion-missing-gigantobot =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } Gigantobot
               *[other] { $n } Gigantobot
            }
       *[other]
            { $n ->
                [one] ancora { $n } Gigantobot
               *[other] ancora { $n } Gigantobot
            }
    }
web-cyberion-missing-card =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } carta
               *[other] { $n } carte
            }
       *[other]
            { $n ->
                [one] ancora { $n } carta
               *[other] ancora { $n } carte
            }
    }

## Help

# $row: which of the three; $places: how many robots it can hold.
web-cyberion-about-row =
    { $row ->
        [platform] I tuoi robot. Quando finisci il turno, la Piattaforma torna a { $places } con il mazzo Robot.
        [flash] Robot solo per questo turno: quando finisci il turno, tutti quelli rimasti nel Flash si scartano.
       *[stock] Robot messi da parte: restano qui, un turno dopo l’altro, finché non li usi.
    }
web-cyberion-about-machine-deck = Da qui la Fabbrica si riempie quando finisci il turno. Vinci quando non resta nessun Macchinario.
web-cyberion-about-progress = Vinci quando tutti i Macchinari sono riparati.
web-cyberion-about-robot-deck = Da qui arrivano i tuoi robot. Quando è vuoto, la Batteria ne fa uno nuovo, una volta per partita.
web-cyberion-about-repaired = Se finisci il turno senza riparare un Macchinario, perdi un gettone sicurezza.
# $robots: what is still in the deck, by counting.
web-cyberion-about-deck = Ancora nel mazzo: { $robots }.
web-cyberion-about-failsafes = Tengono in piedi la fabbrica: un turno senza Macchinari riparati ne costa uno.
web-cyberion-about-battery = Quando il mazzo Robot è vuoto, mescola gli Scarti in un nuovo mazzo, una volta per partita.
web-cyberion-forge = Fucina
web-cyberion-about-experience = Macchinari riparati, con cui potenzi gli Ingranaggi.
web-cyberion-about-support = Scartalo per questa abilità al livello { $level }: { $ability }.
web-cyberion-about-multibot = In una riparazione vale come qualsiasi modello o qualsiasi taglia; non ha abilità.
web-cyberion-about-babybot = Quando viene pescato, l’Ingranaggio del suo modello sale di un livello.
web-cyberion-about-limbo = Ancora nel Limbo: fallo con due robot del suo modello le cui taglie sommate danno 5.
# $tokens: how many lie under the Cog.
web-cyberion-about-interference =
    { $tokens ->
        [one] { $tokens } gettone Interferenza sotto questo Ingranaggio: la prossima volta ha effetto la sua abilità.
       *[other] { $tokens } gettoni Interferenza sotto questo Ingranaggio: la prossima volta ha effetto l’abilità di uno di essi.
    }
# $abilities: what the tokens say that nobody has seen.
web-cyberion-interference-left = Ancora sotto gli Ingranaggi: { $abilities }.
web-cyberion-about-microbots = Spendi Microbot per sostituirne uno, scambiarne due o rimuovere un Macchinario.
web-cyberion-about-gigantobot = Nessuno lo pilota ancora.
web-cyberion-store-nothing = niente
web-cyberion-about-holiday = In vacanza: non prende altri robot.
web-cyberion-about-damage = Quando l’ultimo Macchinario è riparato, ognuno si paga con dei gettoni sicurezza.

web-home-about-babybots = Due robot dello stesso modello fanno un Babybot. Portali tutti fuori dal Limbo.
web-home-about-gigantobots = Pilota i Gigantobot e ripara i Danni Strutturali prima della fine.
web-home-about-microbots = Su ogni Macchinario un Microbot chiede un robot che gli corrisponde; poi puoi spenderlo.
web-home-about-multibots = Robot di qualsiasi modello o taglia, e Macchinari di grado III.
web-home-about-devious-cog = Gettoni Interferenza, coperti sotto ogni Ingranaggio, cambiano l’effetto della sua abilità.

web-story-turn = Turno { $turn }
web-story-mark-repaired = Macchinario riparato
web-story-mark-upgraded = Ingranaggio potenziato
web-story-mark-failsafe-lost = gettone sicurezza perso
web-story-mark-battery-spent = Batteria usata
web-story-factory-works = La fabbrica funziona di nuovo!
web-story-factory-dark = La fabbrica si spegne
# $repaired: quanti Macchinari, su $all.
web-story-repaired = { $repaired } Macchinari riparati su { $all }
web-story-failsafes-left =
    { $failsafes ->
        [0] nessun gettone sicurezza rimasto
        [one] { $failsafes } gettone sicurezza rimasto
       *[other] { $failsafes } gettoni sicurezza rimasti
    }
web-story-support-left =
    { $tokens ->
        [0] nessun gettone Supporto rimasto
        [one] { $tokens } gettone Supporto rimasto
       *[other] { $tokens } gettoni Supporto rimasti
    }
web-story-robots-left =
    { $robots ->
        [0] nessun robot rimasto nel mazzo
        [one] { $robots } robot rimasto nel mazzo
       *[other] { $robots } robot rimasti nel mazzo
    }
web-story-turns-played =
    { $turns ->
        [one] { $turns } turno giocato
       *[other] { $turns } turni giocati
    }

web-choose-robots = Quali robot?
web-choose-top = Quali carte vanno in cima al mazzo? La prima che scegli sta sopra.
web-choose-bottom = Quali carte vanno in fondo al mazzo?
web-choose-level = A quale livello?
web-zone-stand = A che punto siamo
web-zone-repaired = Riparati in questo turno
web-zone-out = Fuori dal gioco
web-cyberion-about-difficulty = Con più gettoni Supporto all’inizio è più facile.
web-cyberion-about-score = Una partita persa vale i Macchinari riparati. Una vinta vale 1000, più 100 per ogni gettone sicurezza o Supporto rimasto e 1 per ogni robot rimasto.
web-cyberion-box-gigantobots = Due letture delle stesse dieci carte: i regolamenti non dicono che cosa mostrano. Si gioca con le dieci che mostrano un modello o una taglia oppure, se il tavolo ha scelto così, con le dieci che mostrano entrambi. Mai con tutte e venti.

## What a move shows: "This shows …"

web-cyberion-shows-robot-deck = nuovi robot
web-cyberion-shows-machine-deck = nuovi Macchinari
web-cyberion-shows-microbot-pile = nuovi Microbot
web-cyberion-shows-interference = un gettone Interferenza
