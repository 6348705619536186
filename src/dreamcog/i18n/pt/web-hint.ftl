### As dicas à mesa, e a análise de uma partida.

## As dicas

web-hint = Dica
web-hint-plan = Mostra-me um plano
web-hint-move = Mostra-me a jogada
web-hint-enough = Fechar a dica
web-hint-here = a dica fala disto
web-hint-marked = Com uma dica, esta partida fica marcada «com dicas»: no resultado, nas listas e no desafio do dia.
web-hint-show = Mostra-me a dica
web-hint-not-now = Agora não
web-hint-thinking = A observar a mesa…
web-hint-thinking-on = A pensar mais um pouco…
web-hint-chance =
    { $chance ->
        [one] ganha { $chance } partida em 100
       *[other] ganha { $chance } partidas em 100
    }
web-hint-play = Fazer esta jogada
web-hint-moves = A jogada aconselhada, e as melhores a seguir
web-hint-agreement = Nesta mesa há dicas quando todos estiverem de acordo. Pode-se mudar de ideias.
web-hint-agreement-missing = Ainda não concordaram: { $players }.
web-hint-agreement-all = Todos concordaram.
web-hint-agree = Aceito as dicas
web-hint-take-back = Já não concordo
web-hint-setting = Aceito as dicas nesta mesa; há dicas assim que todos concordem
web-hint-used =
    { $hints ->
        [one] com { $hints } dica
       *[other] com { $hints } dicas
    }
web-hint-used-by =
    { $hints ->
        [one] { $player }: com { $hints } dica
       *[other] { $player }: com { $hints } dicas
    }
web-hint-with = com dicas
web-hint-daily = Os resultados com dicas vêm depois dos outros.
web-hint-statistics =
    { $games ->
        [one] { $games } destas partidas foi jogada com dicas: não conta nem para a melhor pontuação nem para a média.
       *[other] { $games } destas partidas foram jogadas com dicas: não contam nem para a melhor pontuação nem para a média.
    }
web-hint-why = Porquê esta jogada?
web-hint-key = H
web-hint-key-does = uma dica; outra vez, mais dela

## A análise de uma partida

web-review = Análise
web-review-title = Análise da partida
web-review-file = Analisar uma partida guardada…
web-review-uploaded = a partir de um ficheiro
web-review-to-table = Para a mesa
web-review-working = O computador observa cada jogada da partida, a partir do que quem jogava podia ver então.
web-review-waiting =
    { $ahead ->
        [0] A análise começa dentro de momentos.
        [one] Há { $ahead } análise antes desta.
       *[other] Há { $ahead } análises antes desta.
    }
web-review-progress =
    { $of ->
        [one] { $done } de { $of } jogada
       *[other] { $done } de { $of } jogadas
    }
web-review-may-leave = Podes sair desta página: a análise continua, e fica com a partida.
web-review-failed = Não foi possível fazer a análise.
web-review-seats = De que jogador
web-review-account =
    { $who ->
        [you] Sorte { $luck }, perícia { $skill }
       *[other] { $player }: sorte { $luck }, perícia { $skill }
    }
web-review-began =
    { $who ->
        [you] No início podias esperar ganhar { $first } destas partidas em 100; { $last ->
            [0] esta perdeste.
            [100] esta ganhaste.
           *[other] no fim, { $last }.
        }
       *[other] No início { $player } podia esperar ganhar { $first } destas partidas em 100; { $last ->
            [0] esta foi perdida.
            [100] esta foi ganha.
           *[other] no fim, { $last }.
        }
    }
web-review-luck = Sorte
web-review-luck-about =
    { $who ->
        [you] O que foi tirado e virado: melhor (+) ou pior (−) para ti do que se podia esperar.
       *[other] O que foi tirado e virado: melhor (+) ou pior (−) para este jogador do que se podia esperar.
    }
web-review-skill = Perícia
web-review-skill-about =
    { $who ->
        [you] O que as tuas jogadas desperdiçaram, em relação às melhores jogadas encontradas. Zero é perfeito.
       *[other] O que as jogadas deste jogador desperdiçaram, em relação às melhores jogadas encontradas. Zero é perfeito.
    }
web-review-others = Os outros
web-review-others-about =
    { $who ->
        [you] O que as jogadas dos outros mudaram para ti, em relação às melhores jogadas deles.
       *[other] O que as jogadas dos outros mudaram para este jogador, em relação às melhores jogadas deles.
    }
web-review-of-hundred = Todos os números são partidas em cem: +12 quer dizer que se ganham mais 12 em 100.
web-review-curve = Probabilidades de ganhar
web-review-curve-about = A linha diz quantas partidas em 100 se ganham a partir dali; a faixa clara, quão incerto isso é. Toca-lhe para ver a mesa nesse momento.
web-review-as-table = A curva em tabela
web-review-between = { $chance } ({ $low } a { $high })
web-review-moves-made = Jogadas feitas
web-review-step = Jogada mostrada
web-review-step-of =
    { $steps ->
        [one] Depois de { $step } de { $steps } jogada
       *[other] Depois de { $step } de { $steps } jogadas
    }
web-review-chance-of = { $player }: { $chance } em 100
web-review-percent = { $chance } em 100
web-review-moments = Os momentos decisivos
web-review-from-to = { $first } → { $last }
web-review-move = Jogada { $number }
web-review-the-end = O fim da partida
web-review-played = Jogado
web-review-better = Melhor
web-review-nothing-better = Não se encontrou nada claramente melhor.
web-review-came = O que aconteceu
web-review-lost = −{ $lost }
web-review-lost-little = um pouco
web-review-lucky = sorte { $luck }
web-review-again = Tentar outra vez a partir daqui
web-review-again-about =
    { $players ->
        [1] Uma mesa nova. O que ninguém podia ainda ver é distribuído de novo.
       *[other] Uma mesa nova; os bots jogam pelos outros. O que ninguém podia ainda ver é distribuído de novo.
    }
web-review-again-later = O desafio do dia pode ser tentado outra vez a partir daqui quando o dia acabar.
web-review-back = Para a análise
web-review-played-mark = foi jogado
web-review-better-mark = teria sido melhor
web-review-revelations = O que a sorte trouxe
web-review-by-size = Primeiro o mais importante
web-review-smaller = Também o que mudou menos de 1 em 100
web-review-no-luck = Nada do que se revelou mudou as probabilidades em pelo menos 1 em 100.
web-review-decisions = Todas as decisões
web-review-every-move = Também as jogadas sem perdas
web-review-everybody = De todos os jogadores
web-review-no-loss = Nenhuma jogada desperdiçou nada.
