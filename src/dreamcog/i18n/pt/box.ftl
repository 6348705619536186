### As caixas: o que está mal numa delas, em que diferem duas, o que está atestado.

refusal-bad-box = Com essa caixa não se pode jogar. { box-problem }.

box-problem =
    { $where }: { $reason ->
        [missing] falta um valor
        [number] é preciso um número inteiro, { $wanted }; está { $found }
        [count] são precisos { $wanted }; estão { $found }
        [too-many-tiles] uma caixa tem no máximo { $wanted } peças, e com { $found } desta são mais
        [one-of] é precisa uma destas palavras: { $wanted }; está «{ $found }»
        [exactly] é preciso { $wanted }; está { $found }
        [each-once] é preciso cada um uma vez: { $wanted }
        [unknown] isto não pertence aqui; o que pertence: { $wanted }
        [table] são precisos nomes com os seus valores; está { $found }
        [list] é precisa uma lista; está { $found }
        [choice] são precisas flores de um lado e tinta do outro
        [id] um identificador é feito de 1 a 20 letras sem acento, algarismos, - e _; está «{ $found }»
        [name] um nome é uma linha de 1 a { $wanted } letras, algarismos e sinais; está «{ $found }»
        [reserved] «{ $found }» já significa outra coisa: escolhe outro identificador
        [twice] «{ $found }» está lá duas vezes
        [two-effects] dá o nome do efeito, ou indica o que faz: não as duas coisas
        [copy-stands-alone] um robô que reproduz efeitos não faz mais nada
        [copy-gives] um robô que reproduz um efeito dá o que ele dá, e nada de seu
        [unreadable] não consigo ler «{ $found }»
        [not-toml] isto não é um ficheiro TOML
        [not-toml-at] isto não é TOML, na linha e coluna { $found }
        [no-such-file] não há caixa nem ficheiro com esse nome
        [file-too-large] o ficheiro é grande demais
       *[no-game] esta não é a caixa de nenhum jogo que eu conheça
    }

box-good = { $box } é uma boa caixa para { $game }.
box-bad =
    { $problems ->
        [1] Com { $box } não se pode jogar. Um problema:
       *[other] Com { $box } não se pode jogar. { $problems } problemas:
    }
box-built-in = { $game } (a caixa incluída)
box-same = Não há nenhuma diferença entre { $one } e { $other }.
box-differences =
    { $number ->
        [1] Uma diferença entre { $one } e { $other }:
       *[other] { $number } diferenças entre { $one } e { $other }:
    }
refusal-box-of-another-game = { $one } é uma caixa para { $game }, { $other } para { $other_game }.
box-mark = { $mark } reconstituído

box-page-title = Até que ponto as caixas estão atestadas
