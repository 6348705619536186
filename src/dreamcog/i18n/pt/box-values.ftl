### O que há numa caixa, para o terminal e para a página: tipos, valores, origens.

box-page-about = Cada valor de uma caixa diz de onde vem. Está atestado o que alguém leu no próprio jogo; o resto decorre do que está atestado, ou é nosso e pode ser substituído por quem tem o jogo. Um efeito (o que se paga, o que se recebe, uma escolha) conta como um valor.
box-price-in = preço em { $unit }
box-attested = Valores atestados: { $attested } de { $values } ({ $percent }).

box-grade =
    { $grade ->
        [rulebook] livro de regras
        [photo] foto
        [help] ajuda
        [inferred] deduzido
       *[reconstructed] reconstituído
    }
box-grade-about =
    { $grade ->
        [rulebook] dito no texto do livro de regras ou nos seus exemplos
        [photo] lido numa fotografia do componente
        [help] dito na página de ajuda de uma edição em linha
        [inferred] nunca visto, mas o único valor que condiz com os números e com o texto
       *[reconstructed] nosso; condiz com tudo o que está atestado
    }

box-column =
    { $column ->
        [block] na caixa
        [id] nome
        [entry] entrada
        [value] valor
        [source] fonte
       *[number] número
    }
box-kind =
    { $kind ->
        [start] No início
        [robot] Robô
        [workshop] Oficina
        [stock_room] Armazém
        [delivery] Cartas Entrega
        [resource] Máquinas de Recursos
        [power] Máquinas de Energia
        [economical] Máquinas Económicas
        [crystal] Máquinas de Cristal
        [monitor] Ecrãs de Monitor
        [specialist] Especialistas
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
box-value =
    { $value ->
        [copies] cópias
        [price] preço
        [time] tempo
        [effect] efeito
        [on_completion] ao ficar concluída
        [fixed] recebe-se
        [choice] última escolha
        [start] no início
        [after] depois de
        [places] lugares
        [morning] manhã
        [afternoon] tarde
        [evening] anoitecer
        [flower] flores
        [ink] tinta
        [rainbow] arco-íris
        [tokens] fichas
        [cards] cartas
        [tier_1] escalão I
        [tier_2] escalão II
        [tier_3] escalão III
        [sirenbot] Sirenbot
        [stockbot] Stockbot
        [planbot] Planbot
        [cyclobot] Cyclobot
        [commandbot_price] Commandbot, preço
        [failsafes_each] Válvulas por ficha
        [beyond] além
       *[other] { $value }
    }
