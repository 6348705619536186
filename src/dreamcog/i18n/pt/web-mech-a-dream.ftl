### A mesa de Mech A Dream, desenhada.

web-mech-my-workshop = A minha oficina
web-mech-factory = Fábrica
web-mech-others = Os outros
# $player: de quem é.
web-mech-workshop = Oficina: { $player }
web-mech-in-full = { $player }: ver a oficina completa
web-mech-first = primeiro jogador
# $belt: que tela da Fábrica; $n: quantas peças estão viradas para baixo.
web-mech-pile =
    { $n ->
        [0] { $belt }: pilha vazia
        [one] { $belt }: { $n } peça na pilha
       *[other] { $belt }: { $n } peças na pilha
    }
# $n: quantos Assistentes lá estão.
web-mech-locker =
    { $n ->
        [0] Vestiário: vazio
        [one] Vestiário: { $n } Assistente
       *[other] Vestiário: { $n } Assistentes
    }
