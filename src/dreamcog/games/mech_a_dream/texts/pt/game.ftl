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

mech-a-dream-tile = { $kind } { $id }
mech-a-dream-delivery = carta Entrega { $id }
mech-a-dream-monitor = Ecrã de Monitor { $id }
mech-a-dream-specialist = Especialista { $id }
mech-a-dream-robot = robô

## O que as coisas fazem

mech-a-dream-takes = recebe { $gives }
mech-a-dream-pays = paga { $pays }: { $does }
mech-a-dream-then = { $first }, depois { $next }
mech-a-dream-either = { $one }; ou { $other }
mech-a-dream-nothing = nada
mech-a-dream-special-evening-package = abre a encomenda do anoitecer da carta do dia, sem Assistente nem preço
mech-a-dream-special-buy = compra uma peça sem Assistente, e põe-na 2 posições mais à frente
mech-a-dream-special-copy = faz o que faz o robô ou uma máquina roxa concluída de um adversário
mech-a-dream-power-ink-discount = menos 1 gota de tinta por cada peça azul, vermelha ou verde
mech-a-dream-power-rainbow-discount = menos 1 arco-íris por cada peça amarela
mech-a-dream-power-hourglass-discount = as peças que compras partem 1 posição mais à frente
mech-a-dream-power-flower-discount = menos 1 flor no cais de entrega
mech-a-dream-completion = ao ficar concluída: { $gives }
mech-a-dream-lasting = { $gives }; desde então { $power }
mech-a-dream-start = começas com { $gives }
mech-a-dream-after = depois de { $actions }: { $gives }
mech-a-dream-action-stock-room = trabalhar no armazém
mech-a-dream-action-dock = trabalhar no cais de entrega
mech-a-dream-action-buy = comprar
mech-a-dream-action-build = construir

## Opções

mech-a-dream-option-players = Jogadores
mech-a-dream-option-variants = Variantes
mech-a-dream-option-specialist-instead-of = Um Especialista substitui
mech-a-dream-option-first = Primeiro jogador
mech-a-dream-option-seed = Semente
mech-a-dream-option-box = Caixa
mech-a-dream-with-robots = Robôs Iluminados
mech-a-dream-with-specialists = Especialistas
mech-a-dream-instead-of-choice = a escolha final do piso
mech-a-dream-instead-of-floor = todo o piso

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
mech-a-dream-help-dock = pagar no cais de entrega e abrir as encomendas deste período
mech-a-dream-help-buy = comprar uma peça à venda para a tua tela
mech-a-dream-help-build = mandar o Assistente para uma máquina da tua tela
mech-a-dream-help-activate = usar o teu robô, ou uma máquina roxa concluída da tua oficina
mech-a-dream-help-sleep = acabar a tua noite
mech-a-dream-help-choose-monitor = escolher o Ecrã de Monitor com que ficas
mech-a-dream-help-choose-specialist = escolher o Especialista com que começas
mech-a-dream-help-boost = usar uma ampulheta: uma máquina da tua tela avança uma posição
mech-a-dream-help-take = receber flores ou tinta
mech-a-dream-help-bonus = dizer de que Especialista vem o próximo bónus
mech-a-dream-help-decline = prescindir de uma ativação

## Perguntas

mech-a-dream-ask-morning = É de manhã: o que faz o teu Assistente?
mech-a-dream-ask-afternoon = É de tarde: o que faz o teu Assistente?
mech-a-dream-ask-evening = Está a anoitecer: o que faz o teu Assistente?
mech-a-dream-ask-night = É de noite: o que ativas, ou vais dormir?
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
mech-a-dream-ask-buy = Que peça compras? Vem sem Assistente, { $further } posições mais à frente.
mech-a-dream-ask-bonus = { $left } Especialistas premeiam-te: de quem vem o próximo bónus?
mech-a-dream-ask-named = { $player }: { $question }

## Acontecimentos

mech-a-dream-event-assistant-sent =
    { $player } manda o seu Assistente { $part ->
        [morning] da manhã
        [afternoon] da tarde
       *[evening] do anoitecer
    } { $where ->
        [stock-room] para o armazém
        [dock] para o cais de entrega
       *[machine] para a { $tile }
    }.
mech-a-dream-event-gained =
    { $amount ->
        [0] { $player } não recebe nada: não cabe mais.
       *[other] { $player } recebe { $amounts }.
    }
mech-a-dream-event-paid = { $player } paga { $amounts }.
mech-a-dream-event-machine-bought = { $player } compra a { $tile } ({ $does }).
mech-a-dream-event-tile-revealed = Chegou à { $belt }: { $tile } ({ $does }).
mech-a-dream-event-machine-moved =
    { $slot ->
        [0] { $player }: a { $tile } sai da tela.
       *[other] { $player }: a { $tile } avança para a posição { $slot }.
    }
mech-a-dream-event-machine-completed =
    { $place ->
        [1] { $player } conclui uma primeira máquina: a { $tile }.
       *[other] { $player } conclui a { $tile }: { $place } máquinas na oficina.
    }
mech-a-dream-event-hourglasses-lost =
    { $amount ->
        [1] { $player } perde uma ampulheta: a tela está vazia.
       *[other] { $player } perde { $amount } ampulhetas: a tela está vazia.
    }
mech-a-dream-event-activated =
    { $what ->
        [robot] { $player } usa o seu robô.
       *[machine] { $player } usa a { $tile }.
    }
mech-a-dream-event-copied =
    { $what ->
        [robot] { $player } copia um robô adversário ({ $owner }).
       *[machine] { $player } copia uma máquina adversária ({ $owner }): { $tile }.
    }
mech-a-dream-event-declined = { $player } prescinde da ativação.
mech-a-dream-event-slept = { $player } vai dormir.
mech-a-dream-event-delivery-revealed = Hoje no cais: { $delivery }, por { $price }.
mech-a-dream-event-part-began =
    { $part ->
        [morning] Começa o dia { $day }.
        [afternoon] Dia { $day }: é de tarde.
        [evening] Dia { $day }: está a anoitecer.
       *[night] Dia { $day }: cai a noite, e os Assistentes voltam para casa.
    }
mech-a-dream-event-monitor-chosen = { $player } escolheu um Ecrã de Monitor.
mech-a-dream-event-monitor-kept = { $player } fica em segredo com o { $monitor } ({ $does }).
mech-a-dream-event-monitor-shown = { $player } mostra o { $monitor } ({ $does }).
mech-a-dream-event-first-player-drawn = { $player } joga em primeiro lugar.
mech-a-dream-event-specialist-taken =
    { $from ->
        [centre] { $player } fica com o { $specialist } ({ $does }).
       *[player] { $player } tira a { $owner } o { $specialist } ({ $does }).
    }
mech-a-dream-event-token-turned =
    { $price ->
        [0] { $player }: o { $specialist } perde a ficha Custo e fica de graça.
       *[other] { $player }: o { $specialist } custa agora { $price } arco-íris.
    }
mech-a-dream-event-bonus-taken = O { $specialist } premeia { $player }.
mech-a-dream-event-ended =
    { $machines ->
        [1] A partida acaba depois da noite do dia { $day }; a oficina mais cheia tem { $machines } máquina.
       *[other] A partida acaba depois da noite do dia { $day }; a oficina mais cheia tem { $machines } máquinas.
    }

## Como acaba uma partida

mech-a-dream-outcome =
    { $winners ->
        [1] { $player } vence com { $points }. Bons sonhos!
       *[other] { $player } vencem em conjunto com { $points }. Bons sonhos!
    }

## Recusas

mech-a-dream-refusal-game-is-over = A partida acabou: já nada se joga.
mech-a-dream-refusal-not-your-turn = É a vez de outra pessoa.
mech-a-dream-refusal-asleep = Já estás a dormir: o dia seguinte começa quando todos dormirem.
mech-a-dream-refusal-question-is-open = Responde primeiro à pergunta que está na mesa, depois continua.
mech-a-dream-refusal-nothing-to-answer = Isso responde a uma pergunta, e nenhuma espera por ti.
mech-a-dream-refusal-only-at-night = Isso é para a noite: de dia trabalha o teu Assistente.
mech-a-dream-refusal-not-at-night = À noite os Assistentes descansam: ativa o que tens, ou dorme.
mech-a-dream-refusal-choose-monitor-first = Escolhe primeiro o Ecrã de Monitor com que ficas.
mech-a-dream-refusal-choose-specialist-first = Escolhe primeiro o Especialista com que começas.
mech-a-dream-refusal-set-up-is-over = Isso faz parte da preparação, e a partida já começou.
mech-a-dream-refusal-not-enough-flowers =
    { $wanted ->
        [1] Custa { $wanted } flor; tens { $found }.
       *[other] Custa { $wanted } flores; tens { $found }.
    }
mech-a-dream-refusal-not-enough-ink =
    { $wanted ->
        [1] Custa { $wanted } gota de tinta; tens { $found }.
       *[other] Custa { $wanted } gotas de tinta; tens { $found }.
    }
mech-a-dream-refusal-not-enough-rainbows = Custa { $wanted } arco-íris; tens { $found }.
mech-a-dream-refusal-not-enough-points =
    { $wanted ->
        [1] Custa { $wanted } ponto; tens { $found }.
       *[other] Custa { $wanted } pontos; tens { $found }.
    }
mech-a-dream-refusal-not-for-sale = Essa peça não está à venda.
mech-a-dream-refusal-nothing-to-buy = Não há à venda nenhuma peça que possas pagar.
mech-a-dream-refusal-nothing-to-build = Não há nenhuma máquina na tua tela.
mech-a-dream-refusal-not-on-your-belt = Essa máquina não está na tua tela.
mech-a-dream-refusal-not-in-workshop = Essa máquina não está na oficina.
mech-a-dream-refusal-has-no-effect = As máquinas verdes e amarelas não se ativam: só as roxas.
mech-a-dream-refusal-used-tonight = Já o usaste esta noite; volta a servir na próxima.
mech-a-dream-refusal-already-resolving = Está a ser resolvido agora: não pode recomeçar dentro de si próprio.
mech-a-dream-refusal-no-such-option = Não se pode usar dessa maneira.
mech-a-dream-refusal-option-is-open = Pode usar-se de várias maneiras: diz de qual.
mech-a-dream-refusal-does-not-copy = Isso não copia: não indiques nada para copiar.
mech-a-dream-refusal-copy-is-open = Diz o que copias: o robô de um adversário, ou uma das suas máquinas roxas concluídas.
mech-a-dream-refusal-not-an-opponent = Só se copia o que é de um adversário.
mech-a-dream-refusal-cannot-be-copied = Um robô que copia não pode ser copiado.
mech-a-dream-refusal-nothing-to-copy = Os teus adversários não têm nada que possas copiar e pagar agora.
mech-a-dream-refusal-wait-for-buyer = Esta noite o robô de outro jogador compra antes de ti: espera que tenha sido usado, ou que o dono durma.
mech-a-dream-refusal-not-dealt-to-you = Esse Ecrã de Monitor não te foi distribuído.
mech-a-dream-refusal-specialists-not-in-play = Estás a jogar sem os Especialistas.
mech-a-dream-refusal-specialist-not-here = Esse Especialista não se pode ter aqui.
mech-a-dream-refusal-own-specialist = Esse Especialista já trabalha para ti.
mech-a-dream-refusal-no-specialist-in-evening = Ao anoitecer não se vai buscar um Especialista: manda o Assistente da manhã ou da tarde.
mech-a-dream-refusal-no-such-bonus = Esse Especialista não tem um bónus à tua espera.
