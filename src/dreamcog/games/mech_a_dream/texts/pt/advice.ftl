### Conselhos para quem começa: uma frase de cada vez, por cima da pergunta.

# $why: a whole sentence, what stands in the way of an activation.
mech-a-dream-advice-nothing-possible = Já não há nada para ativar: dorme. { $why }
# $what: your robot, or a machine.
mech-a-dream-advice-free-activation-left = { $what }: ativação ainda possível, e sem custo. Fá-la antes de dormir.
mech-a-dream-advice-can-convert = { $what }: ativação ainda possível. Vê o que pede e o que dá.
mech-a-dream-advice-nothing-useful = O que ainda podes ativar não te traz nada agora: podes dormir.
mech-a-dream-advice-last-day = É o último dia: uma máquina que não fique concluída esta noite não traz nada.
mech-a-dream-advice-can-complete =
    { $by ->
        [boost] { $tile }: esta ampulheta basta para acabar a construção.
       *[build] { $tile }: com o teu Assistente, a construção acaba neste período do dia.
    }
# $most: how far the gauge goes.
mech-a-dream-advice-resource-full =
    { $unit ->
        [ink] Tens { $most } tintas e não há lugar para mais: gasta algumas primeiro.
       *[flower] Tens { $most } flores e não há lugar para mais: gasta algumas primeiro.
    }
# $tiles: how many can be paid for.
mech-a-dream-advice-buy-first =
    { $tiles ->
        [1] Ainda não tens máquinas: podes pagar { $tiles } peça da oferta.
       *[other] Ainda não tens máquinas: podes pagar { $tiles } peças da oferta.
    }
mech-a-dream-advice-save-up = Ainda não podes pagar nenhuma peça: o armazém dá flores e tinta.
# $slot: where it stands.
mech-a-dream-advice-can-build = { $tile } está parada na posição { $slot }: um Assistente ou uma ampulheta fá-la avançar.
mech-a-dream-advice-look =
    { $part ->
        [morning] Compara o que dão o piso e as encomendas da manhã com o custo das peças.
        [afternoon] Compara o que dão o piso e as encomendas da tarde com o custo das peças.
       *[evening] Compara o que dão o piso e as encomendas do anoitecer com o custo das peças.
    }
