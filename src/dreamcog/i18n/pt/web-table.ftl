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
web-panel-settings = Definições

web-new-version = Há uma nova versão. O que jogaste está guardado.
web-load-it = Carregar
web-panel-more = Mais
web-open-box = A caixa

web-the-result = O resultado
web-to-the-table = Para a mesa

## What follows from what cannot be taken back

web-hand-over-about = Um bot joga no teu lugar até voltares a jogar. O que ele jogou fica jogado.
web-resign-about = Nesse caso perdes, e não podes voltar a esta partida.
web-leave-about = O teu lugar espera por ti, ou um bot joga nele entretanto.
web-close-table-about = A partida acaba para todos, sem chegar ao fim.

## What is asked

web-waiting-for-players = À espera de jogadores
# Between turns at one screen.
web-now = Agora: { $player }
# $player: one or several.
web-waiting-for = À espera de { $player }…
# $what: hidden things that a move shows.
web-would-show = Esta jogada mostra { $what }: não se pode anular.
web-would-lose = Com esta jogada perdes a partida. Queres fazê-la mesmo assim?
web-not-yet = Ainda não
web-ask-no-more-about-it = Da próxima vez, avançar sem perguntar
# $what: what is still missing, such as 1 more robot; $moves: what can be done then.
web-pick-to = Escolhe { $what } para: { $moves }
# $moves: what can be done, by name.
web-go-on-to = Escolhe mais para: { $moves }
# $things: what was picked by itself, because nothing else was possible.
web-filled-in = Já escolhido: { $things }
# $n: how often a move is made in a row, if it can be.
web-up-to = até { $n }
web-lower-levels = A um nível inferior
web-highest-level = Ao nível mais alto
# $moves: the kinds of moves that there are.
web-you-can = Podes: { $moves }
web-put-back = Repor
web-not-now = Não com o que escolheste, ou não agora.
web-reconstructed = Números reconstituídos
web-reconstructed-about = Alguns números desta mesa são uma reconstituição nossa: os valores impressos pela editora não estão confirmados.
web-reconstructed-which = Ver quais, num novo separador

## How one likes to play

web-speed = Velocidade das jogadas dos outros
web-speed-is =
    { $speed ->
        [slow] lenta
       *[usual] normal
        [double] dupla
        [fourfold] quádrupla
    }
web-advice = Conselhos para quem começa
web-no-more-advice = Sem mais conselhos
web-keys = Teclado
web-uses-letters = Usar letras e algarismos sozinhos como atalhos
web-key-arrows = Setas
web-key-arrows-does = passar ao elemento vizinho; da primeira vez, ao que há a decidir
web-key-numbers = 1–9
web-key-numbers-does = escolher o elemento com esse número, ou repô-lo
web-key-enter = Enter
web-key-enter-does = escolhê-lo, ou perguntar o que é; se já estiver escolhido, premir o botão dourado
web-key-escape = Esc
web-key-escape-does = fechar a dica, ou repor o último elemento escolhido
web-key-commit = C
web-key-commit-does = premir o botão dourado
web-key-undo = U
web-key-undo-does = anular a tua última jogada
web-key-log = L
web-key-log-does = o que aconteceu
web-key-rules = R
