### As páginas das regras: desenhos e ajuda para os símbolos.

web-mech-a-dream-figure =
    { $section ->
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
web-mech-a-dream-symbol-group =
    { $group ->
        [machines] Máquinas
        [units] O que tens e recebes
        [day] Ao longo do dia
       *[variants] Variantes
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
