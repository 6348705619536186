### Che cosa c’è in una scatola, per il terminale e per la pagina: tipi, valori, provenienze.

box-page-about = Ogni valore di una scatola dice da dove viene. È attestato ciò che qualcuno ha letto sul gioco stesso; il resto segue da ciò che è attestato, oppure è nostro e può sostituirlo chi possiede il gioco. Un effetto (che cosa si paga, che cosa si riceve, una scelta) conta come un valore.
box-price-in = prezzo in { $unit }
box-attested = Valori attestati: { $attested } su { $values } ({ $percent }).

box-grade =
    { $grade ->
        [rulebook] regolamento
        [photo] foto
        [help] guida
        [inferred] dedotto
       *[reconstructed] ricostruito
    }
box-grade-about =
    { $grade ->
        [rulebook] detto nel testo del regolamento o nei suoi esempi
        [photo] letto su una fotografia del componente
        [help] detto nella guida di un’edizione in linea
        [inferred] mai visto, ma è il solo valore che si accorda con i numeri e con il testo
       *[reconstructed] nostro; si accorda con tutto ciò che è attestato
    }

box-column =
    { $column ->
        [block] nella scatola
        [id] nome
        [entry] voce
        [value] valore
        [source] fonte
       *[number] numero
    }
box-kind =
    { $kind ->
        [start] All’inizio
        [robot] Robot
        [workshop] Officina
        [stock_room] Riserva
        [delivery] Carte Consegna
        [resource] Macchine delle risorse
        [power] Macchine elettriche
        [economical] Macchine economiche
        [crystal] Macchine di cristallo
        [monitor] Schermi
        [specialist] Specialisti
        [robots] Robot
        [machines] Macchine
        [abilities] Abilità
        [support] Supporto
        [babybots] Babybot
        [multibots] Multibot
        [microbots] Microbot
        [interference] Interferenza
        [gigantobots] Gigantobot
        [structural_damage] Danni Strutturali
       *[other] { $kind }
    }
box-value =
    { $value ->
        [copies] copie
        [price] prezzo
        [time] tempo
        [effect] effetto
        [on_completion] appena completata
        [fixed] si prende
        [choice] ultima scelta
        [start] all’inizio
        [after] dopo
        [places] posti
        [morning] mattina
        [afternoon] pomeriggio
        [evening] sera
        [flower] fiori
        [ink] inchiostro
        [rainbow] arcobaleni
        [tokens] segnalini
        [cards] carte
        [tier_1] grado I
        [tier_2] grado II
        [tier_3] grado III
        [sirenbot] Sirenbot
        [stockbot] Stockbot
        [planbot] Planbot
        [cyclobot] Cyclobot
        [commandbot_price] Commandbot, prezzo
        [failsafes_each] Valvole per segnalino
        [beyond] oltre
       *[other] { $value }
    }
