### Che cosa c’è nella scatola: generi e valori.

cyberion-box-kind =
    { $kind ->
        [robots] Robot
        [machines] Macchinari
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
cyberion-box-value =
    { $value ->
        [copies] copie
        [tokens] gettoni
        [cards] carte
        [two_traits] carte con due caratteristiche
        [tier_1] grado I
        [tier_2] grado II
        [tier_3] grado III
        [sirenbot] Sirenbot
        [stockbot] Stockbot
        [planbot] Planbot
        [cyclobot] Cyclobot
        [commandbot_price] Commandbot, prezzo
        [failsafes_each] gettoni sicurezza per ciascuno
       *[other] { $value }
    }
