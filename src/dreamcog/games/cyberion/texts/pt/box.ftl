### O que há na caixa: géneros e valores.

cyberion-box-kind =
    { $kind ->
        [robots] Robôs
        [machines] Máquinas
        [abilities] Habilidades
        [support] Apoio
        [babybots] Bebébots
        [multibots] Multibots
        [microbots] Microbots
        [interference] Interferência
        [gigantobots] Gigantobots
        [structural_damage] Danos Estruturais
       *[other] { $kind }
    }
cyberion-box-value =
    { $value ->
        [copies] cópias
        [tokens] fichas
        [cards] cartas
        [two_traits] cartas com duas características
        [tier_1] escalão I
        [tier_2] escalão II
        [tier_3] escalão III
        [sirenbot] Sirenbot
        [stockbot] Stockbot
        [planbot] Planbot
        [cyclobot] Cyclobot
        [commandbot_price] Commandbot, custo
        [failsafes_each] Válvulas por ficha
       *[other] { $value }
    }
