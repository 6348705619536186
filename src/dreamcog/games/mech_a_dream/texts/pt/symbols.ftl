### As páginas das regras: desenhos e ajuda para os símbolos.

web-mech-a-dream-figure =
    { $section ->
        [M2] As telas transportadoras da Fábrica: três, duas e uma peça, cada tela com a sua pilha.
        [M3] A Fase Diurna, com três Assistentes; depois, a Fase Noturna.
        [M4] Um piso: recebe tudo, mas só um dos dois últimos recursos.
        [M5] O cais de entrega: menos encomendas à medida que o dia avança.
        [M6] Uma peça: o custo, o tempo de construção e o que faz.
        [M8] Na tela transportadora, cada Assistente faz a máquina avançar uma posição.
        [M10] Concluída: a peça vira-se, e ativa-se na Fase Noturna.
        [M11] Um Ecrã de Monitor: o efeito do teu robô.
       *[other] Um Especialista, e o custo para o tirar.
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
        [price] Custo
        [time] Tempo de construção
        [assistant] Assistente
        [package] Encomenda
        [phase] Marcador de Fase
        [robot] Robô
        [evening-package] Encomenda do anoitecer
        [buy] Compra noturna
        [copy] Efeito reproduzido
        [monitor] Ecrã de Monitor
        [specialist] Especialista
       *[price-token] Ficha Custo
    }
web-mech-a-dream-symbol-about =
    { $symbol ->
        [flower] Pagam as cartas Entrega. No fim, cada cinco flores e gotas de tinta, em conjunto, fazem um ponto.
        [ink] Paga as máquinas azuis, vermelhas e verdes.
        [rainbow] Pagam as máquinas amarelas e os Especialistas. No fim, cada um vale um ponto.
        [point] Ovelhas para contar: quem tiver mais sonha melhor, e ganha.
        [hourglass] Um aumento do ritmo de construção: uma máquina da tua tela transportadora avança uma posição.
        [activation] Ativa o teu robô, ou uma máquina roxa da tua oficina.
        [resource] Azul, com a engrenagem. Concluída, fica roxa e ativa-se na Fase Noturna.
        [power] Vermelha, com a engrenagem. Concluída, fica roxa e ativa-se na Fase Noturna.
        [economical] Verde, com o símbolo Infinito: arco-íris ao ficar concluída, depois um poder permanente.
        [crystal] Amarela, com a Estrela Cadente: pontos ao ficar concluída, e nada mais.
        [completed] Uma máquina roxa é uma azul ou vermelha concluída. Ativa-se uma vez por noite.
        [price] O que pagas para comprar a peça.
        [time] A posição da tua tela transportadora onde a máquina começa.
        [assistant] Um para a manhã, um para a tarde, um para o anoitecer. Numa máquina, fá-la avançar no fim de cada período do dia.
        [package] No cais de entrega: paga uma vez, depois recebe as encomendas deste período, a começar pela mais próxima da barreira.
        [phase] Quem o tem começa. Depois de cada noite passa para a esquerda.
        [robot] O teu. Ativa-se uma vez por noite.
        [evening-package] Dá a encomenda do anoitecer da atual carta Entrega: sem Assistente, sem custo.
        [buy] Compra uma nova máquina sem Assistente, que parte mais à frente na tela transportadora.
        [copy] Reproduz o efeito do robô ou de uma máquina roxa de um adversário.
        [monitor] Diz com que começas, e o que faz o teu robô.
        [specialist] Dá-te o seu bónus permanente sempre que acabas de fazer a sua ação.
       *[price-token] Quantos arco-íris custa tirar o Especialista. Desce todas as noites.
    }
