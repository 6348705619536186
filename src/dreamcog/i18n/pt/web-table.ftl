### A mesa desenhada: o que rodeia todos os jogos.

web-the-table = A mesa
web-parts-of-table = Partes da mesa
web-something-lit = há aqui algo para tocar
web-undo-short = Anular
web-look-back = Rever
web-rules = Regras
web-close = Fechar

web-panel-log = O que aconteceu
web-panel-people = À mesa
web-panel-words = A mesa por palavras
web-panel-settings = Como gostas de jogar

web-new-version = Há uma nova versão. O que jogaste está guardado.
web-load-it = Carregar
web-panel-more = Mais
web-open-box = A caixa

web-the-result = O resultado
web-to-the-table = Para a mesa

## What is asked

web-waiting-for-players = À espera de jogadores
# $player: one or several.
web-waiting-for = À espera de { $player }…
web-would-lose = Com esta jogada perdes a partida. Queres fazê-la mesmo assim?
web-not-yet = Ainda não
web-ask-no-more-about-it = Da próxima vez, avançar sem perguntar
# $moves: what can be done, by name.
web-go-on-to = Escolhe mais para: { $moves }
web-put-back = Repor
web-not-now = Não com o que escolheste, ou não agora.
web-reconstructed = Ainda ninguém atestou este número: é uma reconstituição nossa.

## How one likes to play

web-speed = Velocidade das jogadas dos outros
web-speed-is =
    { $speed ->
        [slow] lenta
       *[usual] normal
        [double] dupla
        [fourfold] quádrupla
    }
web-keys = Teclas
web-uses-letters = As letras sozinhas são comandos
web-key-arrows = Setas
web-key-arrows-does = passar ao elemento vizinho
web-key-enter = Enter
web-key-enter-does = escolhê-lo, ou perguntar o que é
web-key-escape = Esc
web-key-escape-does = repor o último elemento escolhido
web-key-commit = C
web-key-commit-does = jogar, quando só há uma jogada possível
web-key-undo = U
web-key-undo-does = anular a tua última jogada
web-key-log = L
web-key-log-does = o que aconteceu
