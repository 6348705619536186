### A história de uma partida: o que aconteceu, passo a passo, e como acabou.

## Capítulos

web-story-turn = Turno { $turn }
# $part: manhã, tarde, anoitecer ou noite.
web-story-day = Dia { $day } · { $part }

## O diário

web-story-older = Antes
web-story-latest = Para o mais recente
web-story-look-then = Ver a mesa nesse momento

## Rever uma partida passo a passo

web-story-strip = A partida, passo a passo
web-story-step-of = Passo { $step } de { $steps }
web-story-begins = Está tudo pronto: a partida começa.
web-story-first = Ao início
web-story-previous = Um passo atrás
web-story-play = Reproduzir
web-story-pause = Pausa
web-story-next = Um passo à frente
web-story-last = Ao fim
web-story-now = Voltar ao presente
web-story-to-result = Para o resultado
web-story-replay = Rever a partida passo a passo
web-story-mark-repaired = máquina reparada
web-story-mark-upgraded = Engrenagem melhorada
web-story-mark-failsafe-lost = Válvula perdida
web-story-mark-battery-spent = Bateria usada
web-story-mark-completed = máquina concluída
web-story-mark-packages = encomendas do cais
web-story-mark-specialist = Especialista escolhido

## Enquanto estiveste fora

web-story-away = Enquanto estiveste fora
web-story-away-more =
    { $moves ->
        [1] e mais { $moves } jogada
       *[other] e mais { $moves } jogadas
    }
web-story-show-me = Mostra-me
web-story-go-on = Continuar

## O fim

web-story-you-win = Ganhaste!
# $player: quem ganhou, uma ou várias pessoas.
web-story-wins =
    { $winners ->
        [1] { $player } ganha!
       *[other] { $player } ganham juntos!
    }
web-story-factory-works = A fábrica volta a funcionar!
web-story-factory-dark = A fábrica apaga-se
# $points: por quantos; $player: quem vem a seguir; $source: o que fez mais diferença.
web-story-margin =
    { $points ->
        [1] { $points } ponto à frente de { $player }: a diferença veio de «{ $source }».
       *[other] { $points } pontos à frente de { $player }: a diferença veio de «{ $source }».
    }
web-story-level = Tantos pontos como { $player }: desempataram as máquinas e os arco-íris.
web-story-given-up = A partida foi abandonada antes do fim. Outras virão!
web-story-closed = A mesa foi fechada antes do fim da partida.
web-story-score-sheet = Folha de pontuação
web-story-print = Imprimir
web-story-from-packages = encomendas
web-story-from-completed = máquinas concluídas
web-story-from-activated = máquinas e robô usados
web-story-from-specialists = Especialistas
web-story-from-others = outros pontos
# $repaired: quantas máquinas, de $all.
web-story-repaired = { $repaired } de { $all } máquinas reparadas
web-story-failsafes-left =
    { $failsafes ->
        [0] já sem Válvulas
        [1] { $failsafes } Válvula restante
       *[other] { $failsafes } Válvulas restantes
    }
web-story-support-left =
    { $tokens ->
        [0] já sem fichas de Apoio
        [1] { $tokens } ficha de Apoio restante
       *[other] { $tokens } fichas de Apoio restantes
    }
web-story-robots-left =
    { $robots ->
        [0] nenhum robô no baralho
        [1] { $robots } robô ainda no baralho
       *[other] { $robots } robôs ainda no baralho
    }
web-story-turns-played =
    { $turns ->
        [1] { $turns } turno jogado
       *[other] { $turns } turnos jogados
    }
# $game: o seu nome; $result: uma frase.
web-story-shared = { $game }: { $result }
web-story-copy-this = Copia isto:
