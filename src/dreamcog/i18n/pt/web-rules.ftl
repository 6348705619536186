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
web-rules-close = Fechar
web-rules-whole = Lê-la entre todas as regras

## Os desenhos ao lado das regras, por secção

web-figure =
    { $section ->
        [C1] Um robô tem um modelo e um tamanho. Aqui: um Planbot de tamanho 3.
        [C2] A mesa: a Fábrica em cima, depois as tuas três filas de robôs.
        [C3] Uma reparação: descarta o que a máquina pede, e ela passa a ser Experiência tua.
        [C4] O Processador central: a Engrenagem de cada modelo mostra o nível da sua habilidade.
        [C5] A Bateria refaz o baralho com o Descarte, uma só vez.
        [C7] Três máquinas comuns, e uma para cada jogador.
        [C8] Dois robôs do mesmo modelo fazem o seu Bebébot.
        [C9] Um Gigantobot é pilotado pelos robôs que partilham a sua característica.
        [C10] Uma máquina com um Microbot: um dos robôs tem de ser do seu modelo ou do seu tamanho.
        [C11] Os Multibots: qualquer modelo de um tamanho, qualquer tamanho de um modelo.
        [C12] Debaixo de cada Engrenagem escondem-se Interferências.
        [M2] A oferta: três, duas e uma peça, cada fila com a sua pilha.
        [M3] O dia: três Assistentes, depois a noite.
        [M4] Um piso: recebe tudo, mas só um dos dois últimos recursos.
        [M5] O cais: menos encomendas à medida que o dia avança.
        [M6] Uma peça: o preço, o tempo de construção e o que faz.
        [M8] Na tela, cada Assistente leva a máquina uma posição à frente.
        [M10] Concluída: a peça vira-se, e trabalha de noite.
        [M11] Um Ecrã de Monitor: o dom do teu robô.
       *[other] Um Especialista, e o preço para o trazer.
    }

## Os símbolos

web-symbols = Símbolos
web-symbol-group =
    { $group ->
        [robots] Robôs
        [machines] Máquinas
        [reserve] Processador central e Reserva
        [expansions] Expansões
        [units] O que tens e recebes
        [day] Ao longo do dia
       *[variants] Variantes
    }
web-cyberion-symbol =
    { $symbol ->
        [size] Tamanho
        [tier] Escalão
        [demand-model] De um modelo
        [demand-size] De um tamanho
        [demand-identical] Idênticos
        [demand-sum-min] Soma de pelo menos
        [demand-sum-max] Soma de no máximo
        [demand-pairs] Pares
        [demand-run] Sequência
        [prepared] Preparada
        [cog] Engrenagem Pérfida
        [level] Nível
        [failsafe] Válvula
        [support] Apoio
        [battery] Bateria
        [experience] Experiência
        [babybot] Bebébot
        [gigantobot] Gigantobot
        [damage] Dano Estrutural
        [microbot] Microbot
        [multibot] Multibot
       *[interference] Interferência
    }
web-cyberion-symbol-about =
    { $symbol ->
        [sirenbot] A sua habilidade revela robôs do baralho para o Flash.
        [stockbot] A sua habilidade move robôs da Plataforma e do Flash para o Stock, onde ficam.
        [cyclobot] A sua habilidade recupera um robô do Descarte.
        [planbot] A sua habilidade vê o topo do baralho, arruma-o e traz-te a carta do topo.
        [commandbot] A sua habilidade custa mais robôs, e Prepara uma máquina.
        [size] O número de um robô, de 1 a 5. Conta para as máquinas, não para as habilidades.
        [tier] Quão exigente é uma máquina, de I a III. Vê-se também no verso.
        [demand-model] Robôs do modelo mostrado; o tamanho não conta.
        [demand-size] Robôs do tamanho mostrado; o modelo não conta.
        [demand-identical] Robôs iguais no modelo e no tamanho.
        [demand-sum-min] Este número de robôs, cujos tamanhos somam pelo menos este valor.
        [demand-sum-max] Este número de robôs, cujos tamanhos somam no máximo este valor.
        [demand-pairs] Dois grupos de robôs, cada um de um só tamanho.
        [demand-run] Robôs cujos tamanhos se seguem.
        [prepared] Neste turno a máquina precisa de um robô a menos.
        [cog] Mostra em que nível funciona a habilidade de um modelo. As melhorias levam-na para a direita.
        [level] De I a V. No nível I uma habilidade não tem efeito.
        [failsafe] Salva-te quando um turno acaba sem reparação. Se não restar nenhuma, a partida está perdida.
        [support] Descarta-a para usar a habilidade que mostra, esteja a Engrenagem onde estiver.
        [battery] Uma vez, quando o baralho de Robôs está vazio, faz um novo com o Descarte.
        [experience] As máquinas que reparaste. Pagam as melhorias.
        [babybot] Espera no Limbo que dois robôs do seu modelo o façam. Tirado do baralho, move a sua Engrenagem.
        [gigantobot] Podem pilotá-lo os robôs do seu modelo ou do seu tamanho.
        [damage] O que dele restar no fim custa Válvulas. Os Gigantobots completos reparam-no.
        [microbot] Está numa máquina: um robô do seu modelo ou do seu tamanho tem de participar na reparação.
        [multibot] A estrela vale qualquer modelo, ou qualquer tamanho. Só serve para reparar.
       *[interference] Escondida debaixo de uma Engrenagem: a sua habilidade acontece em vez da do robô.
    }
web-mech-a-dream-symbol =
    { $symbol ->
        [completed] Máquina concluída
        [price] Preço
        [time] Tempo de construção
        [assistant] Assistente
        [package] Encomenda
        [phase] Marcador de Fase
        [robot] Robô
        [evening-package] Encomenda do anoitecer
        [buy] Compra noturna
        [copy] Cópia
        [monitor] Ecrã de Monitor
        [specialist] Especialista
       *[price-token] Ficha Custo
    }
web-mech-a-dream-symbol-about =
    { $symbol ->
        [flower] Pagam as entregas. No fim, cada cinco flores e gotas de tinta, em conjunto, fazem um ponto.
        [ink] Paga as máquinas azuis, vermelhas e verdes.
        [rainbow] Pagam as máquinas amarelas e os Especialistas. No fim, cada um vale um ponto.
        [point] Ovelhas para contar: quem tiver mais sonha melhor, e ganha.
        [hourglass] Leva uma máquina da tua tela uma posição à frente.
        [activation] Usa o teu robô, ou uma máquina roxa da tua oficina.
        [resource] Azul, com a roda dentada. Concluída, fica roxa e trabalha de noite.
        [power] Vermelha, com a roda dentada. Concluída, fica roxa e trabalha de noite.
        [economical] Verde, com o sinal de infinito: arco-íris ao ficar concluída, depois uma poupança que dura.
        [crystal] Amarela, com a estrela cadente: pontos ao ficar concluída, e nada mais.
        [completed] Uma máquina roxa é uma azul ou vermelha concluída. Usa-se uma vez por noite.
        [price] O que pagas para comprar a peça.
        [time] A posição da tua tela onde a máquina começa.
        [assistant] Um para a manhã, um para a tarde, um para o anoitecer. Numa máquina, fá-la avançar no fim de cada período do dia.
        [package] No cais: paga uma vez, depois abre as encomendas deste período, a começar pela mais próxima da barreira.
        [phase] Quem o tem começa. Depois de cada noite passa para a esquerda.
        [robot] O teu. Usa-se uma vez por noite.
        [evening-package] Abre a encomenda do anoitecer da carta do dia: sem Assistente, sem preço.
        [buy] Compra uma peça sem Assistente, que parte mais à frente na tela.
        [copy] Faz o que faz o robô ou uma máquina roxa de um adversário.
        [monitor] Diz com que começas, e o que faz o teu robô.
        [specialist] Premeia-te sempre que acabas de fazer a sua ação.
       *[price-token] Quantos arco-íris custa trazer o Especialista. Desce todas as noites.
    }

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
