### O que há numa caixa, para o terminal e para a página: tipos, valores, origens.

box-page-about = Cada valor de uma caixa diz de onde vem. Está atestado o que alguém leu no próprio jogo; o resto decorre do que está atestado, ou é nosso e pode ser substituído por quem tem o jogo. Um efeito (o que se paga, o que se recebe, uma escolha) conta como um valor.
box-price-in = custo em { $unit }
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
        [id] id
        [name] nome
        [entry] entrada
        [value] valor
        [source] fonte
       *[number] número
    }
box-kind = { $kind }
box-value = { $value }
