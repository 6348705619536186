### As páginas das regras, a ajuda dos símbolos e as páginas da caixa.

## As regras

web-rules-opening = A abrir as regras…
web-rules-about = Todo o jogo por palavras nossas. Cada regra tem um número. Onde o livro de regras deixa algo em aberto, decidimos nós: é o que assinala o R.
web-rules-to-box = O que está impresso nos componentes está na caixa.
web-rules-contents = Índice
web-rules-search = Procurar nas regras
web-rules-found =
    { $rules ->
        [one] { $rules } regra
       *[other] { $rules } regras
    }
web-rules-nothing = Nenhuma regra contém «{ $query }». Tenta uma palavra mais curta, ou um número como 3.8.
web-rules-all = Mostrar todas as regras
web-rules-ruling = Decisão nossa: o livro de regras deixa isto em aberto.
web-rules-whole = Abrir as regras numa página à parte

## Como se joga

web-how-to-play = Como se joga
web-how-to-play-opening = A abrir a página…
# $minutes: how long the page takes to read.
web-how-to-play-minutes =
    { $minutes ->
        [one] Um minuto de leitura. Cada número leva à regra que o diz com exatidão.
       *[other] { $minutes } minutos de leitura. Cada número leva à regra que o diz com exatidão.
    }
# Names the links at the end of the page.
web-how-to-play-next = E agora
web-how-to-play-start = Começar uma partida
web-how-to-play-to-rules = Todas as regras, numeradas
# On the rules page, before the rules.
web-how-to-play-first = É a primeira vez? Como se joga, em cinco minutos

## Os símbolos

web-symbols = Símbolos

## A caixa

web-box = A caixa: { $game }
web-box-of-table = Esta é a caixa de uma mesa.
web-box-to-table = Voltar à mesa
web-box-usual = Ver a caixa incluída
web-box-to-rules = As regras do jogo
web-box-opening = A abrir a caixa…
web-box-legend = De onde vêm os números
web-box-show = Mostrar
web-box-everything = tudo
web-box-grade = Origem
web-box-any-grade = qualquer
web-box-nothing = Na caixa não há nada que corresponda.
web-box-by-kind = Valor a valor
