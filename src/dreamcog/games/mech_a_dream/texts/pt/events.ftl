### O que acontece, o fim de uma partida, as recusas.

## Acontecimentos

mech-a-dream-event-assistant-sent =
    { $player } coloca o seu Assistente { $part ->
        [morning] da manhã
        [afternoon] da tarde
       *[evening] do anoitecer
    } { $where ->
        [stock-room] no armazém
        [dock] no cais de entrega
       *[machine] sobre a { $tile }
    }.
mech-a-dream-event-gained =
    { $amount ->
        [0] { $player } não recebe nada: não cabe mais.
       *[other] { $player } recebe { $amounts }.
    }
mech-a-dream-event-paid = { $player } gasta { $amounts }.
mech-a-dream-event-machine-bought = { $player } compra a { $tile } ({ $does }).
mech-a-dream-event-tile-revealed = Chegou à { $belt }: { $tile } ({ $does }).
mech-a-dream-event-machine-moved =
    { $slot ->
        [0] { $player }: a { $tile } sai da tela transportadora.
       *[other] { $player }: a { $tile } avança para a posição { $slot }.
    }
mech-a-dream-event-machine-completed =
    { $place ->
        [1] { $player } conclui uma primeira máquina: a { $tile }.
       *[other] { $player } conclui a { $tile }: { $place } máquinas na oficina.
    }
mech-a-dream-event-hourglasses-lost =
    { $amount ->
        [1] { $player } perde uma ampulheta: a tela transportadora está vazia.
       *[other] { $player } perde { $amount } ampulhetas: a tela transportadora está vazia.
    }
mech-a-dream-event-nothing-gained =
    { $activations ->
        [0] { $player } não recebe nada ({ $source }).
        [1] { $player } não tem nada para ativar: a ativação perde-se ({ $source }).
       *[other] { $player } não tem nada para ativar: perdem-se { $activations } ativações ({ $source }).
    }
mech-a-dream-event-activated =
    { $what ->
        [robot] { $player } ativa o seu robô.
       *[machine] { $player } ativa a { $tile }.
    }
mech-a-dream-event-copied =
    { $what ->
        [robot] { $player } reproduz o efeito de um robô adversário ({ $owner }).
       *[machine] { $player } reproduz o efeito de uma máquina adversária ({ $owner }): { $tile }.
    }
mech-a-dream-event-declined = { $player } prescinde da ativação.
mech-a-dream-event-slept = { $player } vai dormir.
mech-a-dream-event-delivery-revealed = Hoje no cais de entrega: { $delivery }, pelo custo de { $price }.
mech-a-dream-event-part-began =
    { $part ->
        [morning] Dia { $day }: começa a Fase Diurna.
        [afternoon] Dia { $day }: é de tarde.
        [evening] Dia { $day }: está a anoitecer.
       *[night] Dia { $day }: começa a Fase Noturna, e os Assistentes voltam ao vestiário.
    }
mech-a-dream-event-monitor-chosen = { $player } escolheu um Ecrã de Monitor.
mech-a-dream-event-monitor-kept = { $player } fica em segredo com o { $monitor } ({ $does }).
mech-a-dream-event-monitor-shown = { $player } mostra o { $monitor } ({ $does }).
mech-a-dream-event-first-player-drawn = O primeiro jogador é { $player }.
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
mech-a-dream-event-bonus-taken = { $player } recebe o bónus do { $specialist }.
mech-a-dream-event-ended =
    { $machines ->
        [1] A partida acaba com a Fase Noturna do dia { $day }; a oficina mais cheia tem { $machines } máquina.
       *[other] A partida acaba com a Fase Noturna do dia { $day }; a oficina mais cheia tem { $machines } máquinas.
    }

## Como acaba uma partida

mech-a-dream-outcome =
    { $winners ->
        [1] { $player } vence com { $points }. Bons sonhos!
       *[other] { $player } vencem em conjunto com { $points }. Bons sonhos!
    }

## Recusas

mech-a-dream-refusal-game-is-over = A partida acabou: já nada se joga.
mech-a-dream-refusal-not-your-turn = Agora é a vez de { $player } decidir.
mech-a-dream-refusal-asleep = Já estás a dormir: a noite acaba quando todos dormirem, e { $player } ainda não dorme.
mech-a-dream-refusal-question-is-open =
    { $asked ->
        [boost] Usa primeiro { $amount } ({ $source }): diz que máquina avança.
        [take] Escolhe primeiro entre flores e tinta ({ $source }).
        [activate] Ativa primeiro alguma coisa, ou prescinde ({ $source }: { $amount }).
        [buy] Escolhe primeiro a peça que o teu robô compra ({ $source }).
       *[bonus] Diz primeiro qual dos teus { $left } Especialistas dá agora o seu bónus.
    }
mech-a-dream-refusal-nothing-to-answer =
    { $verb ->
        [boost] Agora não tens ampulhetas para aplicar.
        [take] Nenhuma escolha entre flores e tinta espera por ti.
        [bonus] Nenhum bónus de Especialistas espera por ti.
        [decline] Agora não te é oferecida nenhuma ativação.
       *[other] Nenhuma ativação foi começada.
    }
mech-a-dream-refusal-only-at-night =
    { $part ->
        [morning] Isso é para a Fase Noturna, e agora é manhã: trabalha o teu Assistente.
        [afternoon] Isso é para a Fase Noturna, e agora é tarde: trabalha o teu Assistente.
       *[evening] Isso é para a Fase Noturna, e agora está a anoitecer: trabalha o teu Assistente.
    }
mech-a-dream-refusal-not-at-night = Na Fase Noturna os Assistentes descansam: ativa o que tens, ou dorme.
mech-a-dream-refusal-choose-monitor-first = Escolhe primeiro o Ecrã de Monitor com que ficas: { $one } ou { $other }.
mech-a-dream-refusal-choose-specialist-first = Escolhe primeiro o Especialista com que começas.
mech-a-dream-refusal-set-up-is-over = Isso faz parte da preparação, e a partida já começou.
mech-a-dream-refusal-not-enough-flowers =
    { $about ->
        [dock] O cais de entrega custa-te { $price }; tens { $found }.
       *[thing] { $thing }: custa { $price }; tens { $found }.
    }
mech-a-dream-refusal-not-enough-ink = { $thing }: custa { $price }; tens { $found }.
mech-a-dream-refusal-not-enough-rainbows = { $thing }: custa { $price }; tens { $found }.
mech-a-dream-refusal-not-enough-points = { $thing }: custa { $price }; tens { $found }.
mech-a-dream-refusal-not-for-sale = { $thing } não está disponível nas telas transportadoras da Fábrica.
mech-a-dream-refusal-nothing-to-buy = Com { $ink } e { $rainbows } não podes pagar o custo de nenhuma peça disponível.
mech-a-dream-refusal-nothing-on-offer = Já não há peças nas telas transportadoras da Fábrica.
mech-a-dream-refusal-nothing-to-build = Não há nenhuma máquina na tua tela transportadora.
mech-a-dream-refusal-not-on-your-belt = { $thing } não está na tua tela transportadora.
mech-a-dream-refusal-not-in-workshop =
    { $whose ->
        [own] { $thing } não está na tua oficina.
       *[opponent] { $thing }: não está nessa oficina.
    }
mech-a-dream-refusal-has-no-effect = { $thing } não se ativa: só as máquinas roxas.
mech-a-dream-refusal-used-tonight = { $thing }: uma só ativação por noite, e já está feita.
mech-a-dream-refusal-already-resolving = { $thing }: está a ser resolvido agora, não pode recomeçar dentro de si próprio.
mech-a-dream-refusal-no-such-option = { $thing } só se ativa de uma maneira: não indiques nenhuma.
mech-a-dream-refusal-option-is-open = { $thing } pode ativar-se de várias maneiras: diz de qual.
mech-a-dream-refusal-does-not-copy = { $thing } não reproduz nenhum efeito: não indiques de quem seria.
mech-a-dream-refusal-copy-is-open = Diz que efeito reproduzes: o do robô de um adversário, ou o de uma das suas máquinas roxas concluídas.
mech-a-dream-refusal-activation-is-open = { $thing }: diz primeiro que efeito reproduz, ou de que maneira se ativa.
mech-a-dream-refusal-not-an-opponent = Só se reproduz um efeito de um adversário.
mech-a-dream-refusal-cannot-be-copied = { $thing }: o efeito de um robô que reproduz efeitos não pode ser reproduzido.
mech-a-dream-refusal-nothing-to-copy = Os teus adversários não têm nenhum efeito que possas reproduzir e pagar agora.
mech-a-dream-refusal-wait-for-buyer = Esta noite { $player } pode comprar antes de ti: espera que esteja feito, ou que { $player } durma.
mech-a-dream-refusal-not-dealt-to-you = { $monitor }: a ti foram distribuídos { $one } e { $other }.
mech-a-dream-refusal-specialists-not-in-play = Estás a jogar sem os Especialistas.
mech-a-dream-refusal-specialist-not-here =
    { $where ->
        [player] { $thing } já está com { $player }.
       *[box] { $thing } não está nesta partida.
    }
mech-a-dream-refusal-own-specialist = { $thing } já trabalha para ti.
mech-a-dream-refusal-no-specialist-in-evening = Ao anoitecer não se tira uma carta Especialista: só com o Assistente da manhã ou da tarde.
mech-a-dream-refusal-no-such-bonus = { $thing } não tem um bónus à tua espera.
