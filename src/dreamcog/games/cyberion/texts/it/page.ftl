### Il tavolo disegnato di Cyberion.

web-cyberion-mainframe = Processore centrale
web-cyberion-deck = Mazzo
web-cyberion-gigantobots = Gigantobot
web-cyberion-composition = Robot
web-cyberion-in-deck = nel mazzo
web-cyberion-in-discard = scartati
# How many copies of a card are where.
web-cyberion-copies = { $deck } nel mazzo, { $discard } negli Scarti
web-cyberion-looked-at = Le carte che guardi
# $ability: what happens, at the $level.
web-cyberion-at-level = { $level }: { $ability }.
web-cyberion-own-machine = Può ripararlo solo { $player }.
web-cyberion-prepared = Preparato: in questo turno gli serve un robot in meno.
web-cyberion-infected = Sopra: { $microbot }. Uno dei robot deve corrispondergli.

## Help

web-cyberion-about-machine-deck = Da qui la Fabbrica si riempie quando finisci il turno. Vinci quando non resta nessun Macchinario.
web-cyberion-about-repaired = Se finisci il turno senza riparare un Macchinario, perdi un gettone sicurezza.
# $robots: what is still in the deck, by counting.
web-cyberion-about-deck = Ancora nel mazzo: { $robots }.
web-cyberion-about-failsafes = Tengono in piedi la fabbrica: un turno senza Macchinari riparati ne costa uno.
web-cyberion-about-battery = Quando il mazzo Robot è vuoto, mescola gli Scarti in un nuovo mazzo, una volta per partita.
web-cyberion-about-experience = Macchinari riparati, con cui potenzi gli Ingranaggi.
web-cyberion-about-support = Scartalo per questa abilità al livello III.
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
web-cyberion-about-holiday = In vacanza: non prende altri robot.
web-cyberion-about-damage = Quando l’ultimo Macchinario è riparato, ognuno si paga con dei gettoni sicurezza.

web-home-about-babybots = Due robot dello stesso modello fanno un Babybot. Portali tutti fuori dal Limbo.
web-home-about-gigantobots = Pilota i Gigantobot e ripara i Danni Strutturali prima della fine.
web-home-about-microbots = Su ogni Macchinario un Microbot vuole un robot di suo gusto, e poi ti aiuta.
web-home-about-multibots = Robot di qualsiasi modello o taglia, e Macchinari di grado III.
web-home-about-devious-cog = Sotto ogni Ingranaggio si nascondono Interferenze: le abilità riservano sorprese.

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
