### Il tavolo di Cyberion nel terminale.

board-common = comune
board-turn = turno { $turn }
board-reserve = Riserva
board-cogs = Ingranaggi
board-piles = Mazzi
board-factory = Fabbrica
board-on-top = In cima
board-at-bottom = In fondo
board-discard = Scarti
board-failsafes =
    { $failsafes ->
        [0] nessun gettone sicurezza
        [one] { $failsafes } gettone sicurezza
       *[other] { $failsafes } gettoni sicurezza
    }
board-support = Supporto
board-machine-deck =
    { $machines ->
        [one] { $machines } Macchinario in arrivo
       *[other] { $machines } Macchinari in arrivo
    }
board-next-tier = grado { $tier }
board-robot-deck = { $robots } robot nel mazzo
board-discarded =
    { $robots ->
        [one] { $robots } scartato
       *[other] { $robots } scartati
    }
board-experience = Esperienza { $machines }
board-repaired =
    { $machines ->
        [0] nessun Macchinario riparato
        [one] { $machines } Macchinario riparato
       *[other] { $machines } Macchinari riparati
    }
board-prepared = Preparato
board-giants = Giganti
board-giants-by-size = Per taglia
board-limbo = Limbo
board-microbots = Microbot
board-interference = Interferenze
board-microbot-pile = { $microbots } nella pila
board-damage = Danni Strutturali { $damage }
board-size = taglia { $size }
board-holiday = vacanza

choose-move = Quale scegli?
choose-machine = Quale Macchinario?
choose-robot = Quale robot?
choose-robots = Quali robot? Puoi scrivere più numeri.
choose-model = Quale modello?
choose-machines = Quali Macchinari?
choose-on = Quali Gigantobot?
choose-take = Quale ricompensa?
choose-top = Dove va ogni carta? Puoi scrivere più numeri: in cima, le carte restano nell’ordine in cui le indichi.
choose-on-top = in cima
choose-at-bottom = in fondo
choose-from-deck = { $robots } dal mazzo

cyberion-usage-again = { $word } [0-5]

cyberion-help-piles = gli Scarti, ciò che sai del mazzo, chi pilota i Gigantobot
cyberion-help-again = a partita finita: un’altra, con quel numero di gettoni Supporto
cyberion-help-names = Una parola si può accorciare finché resta chiara. Scrivi il numero di una scelta, o una mossa intera: Macchinari e robot si scrivono come I/sirenbot e piattaforma/sirenbot-3.

mark-ready = { $mark } riparabile ora
mark-microbot = { $mark } un Microbot
mark-holiday = { $mark } un Gigantobot in vacanza

typed-no-level = «{ $typed }» non è un livello: scrivi da 1 a 5, o da I a V.
typed-no-robot = Nelle tue file non c’è nessun «{ $typed }».

offer-again =
    un’altra partita { $support ->
        [0] senza gettoni Supporto
        [one] con { $support } gettone Supporto
       *[other] con { $support } gettoni Supporto
    }
offer-same =
    di nuovo { $support ->
        [0] senza gettoni Supporto
        [one] con { $support } gettone Supporto
       *[other] con { $support } gettoni Supporto
    }

cyberion-play-farewell = A presto in fabbrica!

## Ciò che una scelta costa e porta, accanto al suo nome

cyberion-amount-platform = { $n } robot nella Piattaforma
cyberion-amount-flash = { $n } robot nel Flash
cyberion-amount-experience = { $n } Esperienza
cyberion-amount-failsafes =
    { $n ->
        [one] { $n } gettone sicurezza
       *[other] { $n } gettoni sicurezza
    }
cyberion-amount-held-microbots = { $n } Microbot
cyberion-amount-battery = { $n } Batteria
cyberion-amount-interference = { $n } Interferenza
cyberion-amount-factory =
    { $n ->
        [one] { $n } Macchinario
       *[other] { $n } Macchinari
    }
