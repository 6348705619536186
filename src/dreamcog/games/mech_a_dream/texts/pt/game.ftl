### Mech A Dream.

mech-a-dream-title = Mech A Dream
mech-a-dream-about = Constrói as máquinas que vão fazer sonhar o teu robô, numa semana na fábrica, para 2 a 4 jogadores.
mech-a-dream-welcome = O teu robô gostava de sonhar! Em sete dias e sete noites, constrói as máquinas que fazem mais sonhos. Escreve um número, ou ? para ajuda.

## Unidades: os nomes, contadas por extenso, e contadas onde há pouco espaço

# Em Portugal o zero pede o plural («0 flores»), mas a categoria [one] abrange-o: por isso [1].

mech-a-dream-unit-flower = Flores Elétricas
mech-a-dream-unit-ink = Tinta Mágica
mech-a-dream-unit-rainbow = Arco-íris
mech-a-dream-unit-point = Pontos de Sonho
mech-a-dream-unit-hourglass = Ampulhetas
mech-a-dream-unit-activation = Ativações

mech-a-dream-counted-flower =
    { $n ->
        [1] { $n } Flor Elétrica
       *[other] { $n } Flores Elétricas
    }
mech-a-dream-counted-ink =
    { $n ->
        [1] { $n } gota de Tinta Mágica
       *[other] { $n } gotas de Tinta Mágica
    }
mech-a-dream-counted-rainbow = { $n } Arco-íris
mech-a-dream-counted-point =
    { $n ->
        [1] { $n } ponto de Sonho
       *[other] { $n } pontos de Sonho
    }
mech-a-dream-counted-hourglass =
    { $n ->
        [1] { $n } aumento do ritmo de construção
       *[other] { $n } aumentos do ritmo de construção
    }
mech-a-dream-counted-activation =
    { $n ->
        [1] { $n } ativação do teu robô ou de uma máquina
       *[other] { $n } ativações do teu robô ou de máquinas
    }

mech-a-dream-amount-flower =
    { $n ->
        [1] { $n } flor
       *[other] { $n } flores
    }
mech-a-dream-amount-ink =
    { $n ->
        [1] { $n } gota de tinta
       *[other] { $n } gotas de tinta
    }
mech-a-dream-amount-rainbow = { $n } arco-íris
mech-a-dream-amount-point =
    { $n ->
        [1] { $n } ponto
       *[other] { $n } pontos
    }
mech-a-dream-amount-hourglass =
    { $n ->
        [1] { $n } ampulheta
       *[other] { $n } ampulhetas
    }
mech-a-dream-amount-activation =
    { $n ->
        [1] { $n } ativação
       *[other] { $n } ativações
    }

## Coisas

mech-a-dream-kind-resource = máquina de Recursos
mech-a-dream-kind-power = máquina de Energia
mech-a-dream-kind-economical = máquina Económica
mech-a-dream-kind-crystal = máquina de Cristal

mech-a-dream-colour-resource = azul
mech-a-dream-colour-power = vermelha
mech-a-dream-colour-economical = verde
mech-a-dream-colour-crystal = amarela

mech-a-dream-belt-resource = tela azul e verde
mech-a-dream-belt-power = tela vermelha
mech-a-dream-belt-crystal = tela amarela

mech-a-dream-part-set-up = Preparação
mech-a-dream-part-morning = Manhã
mech-a-dream-part-afternoon = Tarde
mech-a-dream-part-evening = Anoitecer
mech-a-dream-part-night = Noite

mech-a-dream-tile = máquina { $named }
mech-a-dream-tile-in-full = { $named } ({ $kind })
mech-a-dream-delivery = carta Entrega { $named }
mech-a-dream-monitor = Ecrã de Monitor { $named }
mech-a-dream-specialist = Especialista { $named }
mech-a-dream-robot = robô
mech-a-dream-own-robot = O teu robô
mech-a-dream-thing-of = { $thing } ({ $player })

## O que as coisas fazem

mech-a-dream-takes = recebe { $gives }
mech-a-dream-pays = gasta { $pays }: { $does }
mech-a-dream-then = { $first }, depois { $next }
mech-a-dream-either = { $one }; ou { $other }
mech-a-dream-nothing = nada
mech-a-dream-special-evening-package = recebe a encomenda do anoitecer da atual carta Entrega, sem Assistente nem custo
mech-a-dream-special-buy = compra uma nova máquina sem Assistente, e coloca-a 2 posições mais à frente
mech-a-dream-special-copy = reproduz o efeito do robô ou de uma máquina roxa concluída de um adversário
mech-a-dream-power-ink-discount = menos 1 gota de tinta por cada peça azul, vermelha ou verde
mech-a-dream-power-rainbow-discount = menos 1 arco-íris por cada peça amarela
mech-a-dream-power-hourglass-discount = as peças que compras partem 1 posição mais à frente
mech-a-dream-power-flower-discount = menos 1 flor no cais de entrega
mech-a-dream-completion = ao ficar concluída: { $gives }
mech-a-dream-lasting = { $gives }; poder permanente: { $power }
mech-a-dream-start = começas com { $gives }
mech-a-dream-after = depois de { $actions }: { $gives }
mech-a-dream-action-stock-room = trabalhar no armazém
mech-a-dream-action-dock = trabalhar no cais de entrega
mech-a-dream-action-buy = comprar uma nova máquina
mech-a-dream-action-build = construir uma máquina

## Opções

mech-a-dream-option-players = Jogadores
mech-a-dream-option-variants = Variantes
mech-a-dream-option-specialist-instead-of = Um Especialista substitui
mech-a-dream-option-first = Primeiro jogador
mech-a-dream-option-seed = Semente
mech-a-dream-option-box = Caixa
mech-a-dream-offer-variants = Com variantes…
mech-a-dream-with-robots = Robôs Iluminados
mech-a-dream-with-specialists = Especialistas
mech-a-dream-value-specialist-instead-of-choice = a escolha final do piso
mech-a-dream-value-specialist-instead-of-floor = todo o piso
mech-a-dream-value-specialist-instead-of-addition = nada: soma-se ao que o piso dá

## Jogadas: os seus nomes

mech-a-dream-move-stock-room = Armazém
mech-a-dream-move-dock = Cais
mech-a-dream-move-buy = Comprar
mech-a-dream-move-build = Construir
mech-a-dream-move-activate = Ativar
mech-a-dream-move-sleep = Dormir
mech-a-dream-move-choose-monitor = Ficar
mech-a-dream-move-choose-specialist = Especialista
mech-a-dream-move-boost = Ampulheta
mech-a-dream-move-take = Receber
mech-a-dream-move-bonus = Bónus
mech-a-dream-move-decline = Prescindir

## Jogadas: o que se escreve

mech-a-dream-type-stock-room = armazém
mech-a-dream-type-dock = cais
mech-a-dream-type-buy = comprar
mech-a-dream-type-build = construir
mech-a-dream-type-activate = ativar
mech-a-dream-type-sleep = dormir
mech-a-dream-type-choose-monitor = ficar
mech-a-dream-type-choose-specialist = escolher
mech-a-dream-type-boost = ampulheta
mech-a-dream-type-take = receber
mech-a-dream-type-bonus = bónus
mech-a-dream-type-decline = prescindir

mech-a-dream-usage-stock-room = { $word } flores/tinta/ESPECIALISTA
mech-a-dream-usage-dock = { $word }
mech-a-dream-usage-buy = { $word } PEÇA
mech-a-dream-usage-build = { $word } PEÇA
mech-a-dream-usage-activate = { $word } robô/PEÇA [JOGADOR/PEÇA] [a/b]
mech-a-dream-usage-sleep = { $word }
mech-a-dream-usage-choose-monitor = { $word } ECRÃ
mech-a-dream-usage-choose-specialist = { $word } ESPECIALISTA
mech-a-dream-usage-boost = { $word } PEÇA
mech-a-dream-usage-take = { $word } flores/tinta
mech-a-dream-usage-bonus = { $word } ESPECIALISTA
mech-a-dream-usage-decline = { $word }

## Jogadas: o que fazem

mech-a-dream-help-stock-room = trabalhar no armazém: receber o que mostra o piso deste período
mech-a-dream-help-dock = pagar o custo no cais de entrega e receber as encomendas deste período
mech-a-dream-help-buy = comprar uma nova máquina, das disponíveis, para a tua tela transportadora
mech-a-dream-help-build = colocar o Assistente sobre uma máquina da tua tela transportadora
mech-a-dream-help-activate = ativar o teu robô, ou uma máquina roxa concluída da tua oficina
mech-a-dream-help-sleep = acabar a tua Fase Noturna
mech-a-dream-help-choose-monitor = escolher o Ecrã de Monitor com que ficas
mech-a-dream-help-choose-specialist = escolher o Especialista com que começas
mech-a-dream-help-boost = usar uma ampulheta: uma máquina da tua tela transportadora avança uma posição
mech-a-dream-help-take = receber flores ou tinta
mech-a-dream-help-bonus = dizer de que Especialista vem o próximo bónus
mech-a-dream-help-decline = prescindir de uma ativação

## Perguntas

mech-a-dream-ask-morning = É de manhã: o que faz o teu Assistente?
mech-a-dream-ask-afternoon = É de tarde: o que faz o teu Assistente?
mech-a-dream-ask-evening = Está a anoitecer: o que faz o teu Assistente?
mech-a-dream-ask-night = Fase Noturna: o que ativas, ou vais dormir?
mech-a-dream-ask-choose-monitor = Com que Ecrã de Monitor ficas? Os outros veem-no quando todos tiverem escolhido.
mech-a-dream-ask-choose-specialist = Com que Especialista começas?
mech-a-dream-ask-boost =
    { $left ->
        [1] Uma ampulheta: que máquina avança uma posição?
       *[other] { $left } ampulhetas, uma após outra: que máquina avança uma posição?
    }
mech-a-dream-ask-take = { $choice }: o que recebes?
mech-a-dream-ask-activate =
    { $left ->
        [1] Uma ativação: o teu robô, uma máquina, ou nada?
       *[other] { $left } ativações, uma após outra: o teu robô, uma máquina, ou nada?
    }
mech-a-dream-ask-buy = Que máquina compras? Vem sem Assistente, { $further } posições mais à frente.
mech-a-dream-ask-bonus = Tens os bónus de { $left } Especialistas: qual recebes a seguir?
mech-a-dream-ask-named = { $player }: { $question }

mech-a-dream-plus-robots = Robôs Iluminados
mech-a-dream-plus-specialists = Especialistas
# $player: de quem é o resultado; $points: os seus; $best: os do melhor dos outros.
mech-a-dream-share-won = { $player } ganhou por { $points } a { $best }
mech-a-dream-share-lost = { $player } perdeu por { $points } a { $best }
# $number: da jogada a partir da qual; $best: a melhor pontuação; $made: a que foi alcançada.
mech-a-dream-review-ending = No último dia, da jogada { $number } em diante, era possível uma pontuação de { $best }; foi de { $made }.
mech-a-dream-review-ending-best = No último dia, da jogada { $number } em diante, não era possível uma pontuação mais alta do que { $best }.
