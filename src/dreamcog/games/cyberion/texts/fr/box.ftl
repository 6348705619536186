### Ce qu’il y a dans la boîte : sortes et valeurs.

cyberion-box-kind =
    { $kind ->
        [robots] Robots
        [machines] Machines
        [abilities] Habiletés
        [support] Support
        [babybots] Bébébots
        [multibots] Multibots
        [microbots] Microbots
        [interference] Interférence
        [gigantobots] Gigantobots
        [structural_damage] Dégâts Structurels
       *[other] { $kind }
    }
cyberion-box-value =
    { $value ->
        [copies] exemplaires
        [tokens] jetons
        [cards] cartes
        [two_traits] cartes à deux caractéristiques
        [tier_1] palier I
        [tier_2] palier II
        [tier_3] palier III
        [sirenbot] Sirenbot
        [stockbot] Stockbot
        [planbot] Planbot
        [cyclobot] Cyclobot
        [commandbot_price] Commandbot, Robots à défausser
        [failsafes_each] Soupapes par jeton
       *[other] { $value }
    }
