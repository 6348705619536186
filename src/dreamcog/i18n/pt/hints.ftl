### Dicas: o que o professor diz das jogadas. Partes e probabilidades são em centésimos.

# $events: what the plan brings about in this turn; $moves: its moves, one after the other.
hint-turn = Neste turno: { $events }.
hint-line = Jogada a jogada: { $moves }.
hint-then = { $first }, depois { $next }
# $what: something that happens, as in “repair a machine”; $share: in how many of 100 imagined games.
hint-goal = Depois, em { $share } de 100 partidas imaginadas: { $what }.
hint-risk = O risco, em { $share } de 100 partidas imaginadas: { $what }.
hint-expects =
    { $chance ->
        [1] Assim ganha-se cerca de { $chance } de 100 partidas.
       *[other] Assim ganham-se cerca de { $chance } de 100 partidas.
    }
hint-gains = Traz { $things }.
hint-spends = Custa { $things }.
hint-lost = Perde-se, por falta de espaço ou de uso: { $things }.
hint-shows = Mostra { $things }.
# $instead: in how many of 100 imagined games it happens after the other move.
hint-brings = Mais vezes ({ $share } de 100 partidas imaginadas em vez de { $instead }): { $what }.
hint-avoids = Menos vezes ({ $share } de 100 partidas imaginadas em vez de { $instead }): { $what }.
hint-better-than-next =
    { $points ->
        [1] Ganha mais { $points } partida em 100 do que a melhor das outras jogadas.
       *[other] Ganha mais { $points } partidas em 100 do que a melhor das outras jogadas.
    }
hint-better-than-made =
    { $points ->
        [1] Ganha mais { $points } partida em 100 do que a jogada feita.
       *[other] Ganha mais { $points } partidas em 100 do que a jogada feita.
    }
hint-behind =
    { $points ->
        [1] Ganha menos { $points } partida em 100 do que a jogada aconselhada.
       *[other] Ganha menos { $points } partidas em 100 do que a jogada aconselhada.
    }

## No terminal

hint-heading = Uma dica: { $nudge }
hint-move = Jogada { $number }: { $move } ({ $chance } % de probabilidade de ganhar)
hint-move-alone = Jogada { $number }: { $move }
hint-thinking = A preparar uma dica…
hint-again = Escreve outra vez { $word } para saber mais.
hint-agree = Todos à mesa aceitam dicas? A partida fica então marcada «com dicas». (s/n)
hint-not-agreed = Não há dica: todos à mesa têm de concordar.
play-assisted = A partir de agora esta partida fica marcada «com dicas».
play-assisted-seat =
    { $decisions ->
        [1] Com dicas: { $player } teve uma dica para { $decisions } decisão.
       *[other] Com dicas: { $player } teve dicas para { $decisions } decisões.
    }
explain-move = { $player } escolheu isto: { $move } ({ $chance } % de probabilidade de ganhar).
explain-move-alone = { $player } escolheu isto: { $move }.
explain-other = Outra jogada considerada: { $move } ({ $chance } % de probabilidade de ganhar).
explain-other-alone = Outra jogada considerada: { $move }.
explain-none = Nenhum bot jogou depois da tua última decisão.
explain-later = Porque é que { $player } jogou assim só se pode dizer no fim da partida: dependeu de algo que não podes saber.
