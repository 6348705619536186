### A história de uma partida: o que aconteceu, passo a passo, e como acabou.

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
web-story-given-up = A partida foi abandonada antes do fim.
web-story-closed = A mesa foi fechada antes do fim da partida.
web-story-score-sheet = Folha de pontuação
web-story-print = Imprimir
web-story-copy-this = Copia isto:
web-story-copy-result = Copiar o resultado
web-story-copied = O resultado está copiado.
web-story-what-is-copied = Copiado:
