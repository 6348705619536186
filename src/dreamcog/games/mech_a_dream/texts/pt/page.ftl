### A mesa de Mech A Dream, desenhada.

web-mech-my-workshop = A minha oficina
web-mech-factory = Fábrica
web-mech-others = Os outros
# $player: de quem é.
web-mech-workshop = Oficina: { $player }
web-mech-in-full = { $player }: ver a oficina completa
web-mech-first = primeiro jogador
web-mech-about-place = Pontos pela máquina concluída que ocupa este lugar.
# $belt: que tela da Fábrica; $n: quantas peças estão viradas para baixo.
web-mech-pile =
    { $n ->
        [0] { $belt }: pilha vazia
        [one] { $belt }: { $n } peça na pilha
       *[other] { $belt }: { $n } peças na pilha
    }
# $belt: que tela da Fábrica.
web-mech-tiles-to-come = Ainda por vir: { $belt }
# $n: quantas peças estão na pilha; $over: quantas outras não foram vistas.
web-mech-tiles-unseen =
    { $n ->
        [0] A pilha está vazia.
        [one]
            { $over ->
                [0] Esta peça é a última da pilha.
               *[other] Uma destas peças está na pilha; ninguém sabe qual.
            }
       *[other]
            { $over ->
                [0] Estas { $n } peças estão na pilha, numa ordem que ninguém conhece.
               *[other] { $n } destas peças estão na pilha; ninguém sabe quais.
            }
    }
# $n: quantas cópias não foram vistas; $copies: quantas há na caixa.
web-mech-copies-unseen = { $n } de { $copies } ainda por ver
web-mech-deliveries-to-come = Ainda por vir: cartas Entrega
# $n: quantas cartas ainda estão por vir; $over: quantas outras não foram vistas.
web-mech-deliveries-unseen =
    { $n ->
        [0] Não resta nenhuma carta Entrega.
        [one]
            { $over ->
                [0] Esta carta ainda está por vir.
               *[other] Uma destas cartas ainda está por vir; as outras voltaram para a caixa sem serem vistas.
            }
       *[other]
            { $over ->
                [0] Estas { $n } cartas ainda estão por vir, uma por dia, numa ordem que ninguém conhece.
               *[other] { $n } destas cartas ainda estão por vir, uma por dia; as outras voltaram para a caixa sem serem vistas.
            }
    }
# $n: quantos Assistentes lá estão.
web-mech-locker =
    { $n ->
        [0] Vestiário: vazio
        [one] Vestiário: { $n } Assistente
       *[other] Vestiário: { $n } Assistentes
    }
web-mech-about-locker = Restam estes Assistentes para hoje.

# $what: what the sleeper could still activate without paying.
web-mech-still-free = ainda podes ativar sem pagar: { $what }
# $machine: another machine than the one that the move names.
web-mech-another-completed = { $machine }: concluída
# What is still to be picked, to be copied; $player: whose it can be.
web-mech-missing-copy = um robô ou uma máquina ({ $player })

web-home-about-robots = Cada oficina tem um robô diferente, com o seu início e o seu efeito de noite.
web-home-about-specialists = Paga arco-íris por cartas Especialista: cada uma dá um bónus permanente num tipo de ação.

# $part: manhã, tarde, anoitecer ou noite.
web-story-day = Dia { $day } · { $part }
web-story-mark-completed = máquina concluída
web-story-mark-packages = encomendas do cais
web-story-mark-specialist = Especialista escolhido
# $points: por quantos; $player: quem vem a seguir; $source: o que fez mais diferença.
web-story-margin =
    { $points ->
        [1] { $points } ponto à frente de { $player }: a diferença veio de «{ $source }».
       *[other] { $points } pontos à frente de { $player }: a diferença veio de «{ $source }».
    }
web-story-level = Tantos pontos como { $player }: desempataram as máquinas e os arco-íris.
web-story-from-packages = encomendas
web-story-from-completed = máquinas concluídas
web-story-from-activated = máquinas e robô ativados
web-story-from-specialists = Especialistas
web-story-from-others = outros pontos

web-zone-monitors = Ecrãs de Monitor à escolha
# $slot: onde uma peça começa na tela.
web-slot = posição { $slot }
# $slot: onde está na tela; $assistants: quantos lá trabalham.
web-under-construction =
    { $assistants ->
        [0] posição { $slot }
        [one] posição { $slot }, { $assistants } Assistente
       *[other] posição { $slot }, { $assistants } Assistentes
    }
web-used-tonight = ativação já feita esta noite
web-asleep = a dormir
web-mech-a-dream-about-score = A pontuação são os pontos no fim da semana.

## What a move shows: "This shows …"

web-mech-shows-machine = uma nova máquina
web-mech-shows-delivery-deck = a próxima carta Entrega
web-mech-shows-monitors = os Ecrãs de Monitor
web-mech-shows-first = quem começa
