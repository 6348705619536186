### Le scatole: che cosa non va, che cosa contengono, che cosa è attestato.

refusal-bad-box = Con questa scatola non si può giocare. { box-problem }.

box-problem =
    { $where }: { $reason ->
        [missing] manca un valore
        [number] ci vuole un numero intero, { $wanted }; c’è { $found }
        [count] ce ne vogliono { $wanted }; ce ne sono { $found }
        [too-many-tiles] una scatola contiene al massimo { $wanted } tessere, e con { $found } di questa sono di più
        [one-of] ci vuole una di queste parole: { $wanted }; c’è «{ $found }»
        [exactly] ci vuole { $wanted }; c’è { $found }
        [each-once] ci vuole una volta ciascuno: { $wanted }
        [unknown] qui non c’entra; c’entrano: { $wanted }
        [table] ci vogliono nomi con i loro valori; c’è { $found }
        [list] ci vuole un elenco; c’è { $found }
        [choice] ci vogliono fiori da una parte e inchiostro dall’altra
        [id] un identificativo è fatto di 1–20 lettere senza accento, cifre, - e _; c’è «{ $found }»
        [reserved] «{ $found }» significa già qualcos’altro: scegli un altro identificativo
        [twice] «{ $found }» c’è due volte
        [two-effects] dai il nome dell’effetto, o elenca che cosa fa: non tutt’e due
        [copy-stands-alone] un robot che copia non fa altro
        [copy-gives] un robot che copia dà ciò che copia, e niente di suo
        [unreadable] non riesco a leggere «{ $found }»
        [not-toml] questo non è un file TOML
        [not-toml-at] questo non è TOML, alla riga e colonna { $found }
        [no-such-file] non c’è né una scatola né un file con questo nome
        [file-too-large] il file è troppo grande
       *[no-game] questa non è la scatola di nessun gioco che conosco
    }

box-good = { $box } è una buona scatola per { $game }.
box-bad =
    { $problems ->
        [one] Con { $box } non si può giocare. Un problema:
       *[other] Con { $box } non si può giocare. { $problems } problemi:
    }
box-built-in = { $game } (la scatola inclusa)
box-same = Non c’è nessuna differenza tra { $one } e { $other }.
box-differences =
    { $number ->
        [one] Una differenza tra { $one } e { $other }:
       *[other] { $number } differenze tra { $one } e { $other }:
    }
refusal-box-of-another-game = { $one } è una scatola per { $game }, { $other } per { $other_game }.
box-mark = { $mark } ricostruito
box-price-in = prezzo in { $unit }
box-attested = Valori attestati: { $attested } su { $values } ({ $percent }).

box-page-title = Quanto sono attestate le scatole
box-page-about = Ogni valore di una scatola dice da dove viene. È attestato ciò che qualcuno ha letto sul gioco stesso; il resto segue da ciò che è attestato, oppure è nostro e può sostituirlo chi possiede il gioco. Un effetto (che cosa si paga, che cosa si riceve, una scelta) conta come un valore.
box-page-made = Questa pagina è fatta da `{ $command }`.

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
        [on_completion] una volta finita
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
