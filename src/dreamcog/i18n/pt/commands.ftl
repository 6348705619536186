### A ajuda dos comandos que dão partidas, e o que se diz das opções.

## Comandos

play-about = Jogar no terminal. À mesa, «ajuda» mostra o que podes escrever.
learn-about = Aprender um jogo à mesa, passo a passo; depois a mesma partida continua.
simulate-about = Pôr bots a jogar muitas partidas e relatar os resultados.
arena-about = Pôr bots a jogar uns contra os outros com as mesmas distribuições, e medir a sua força.
solve-about = Conhecendo cada carta e cada baralhamento futuro: esta partida pode ser ganha, e como? Ou, na última ronda de um jogo de adversários: qual é a melhor pontuação?
lab-components-about = Contar quantas vezes se usa cada componente, e quantas vezes ganham os lugares que o usam.
lab-brackets-about = Medir bots numa grelha de opções, e o que de todo se pode ganhar: o jogo perfeito fica entre os dois.

## Argumentos e opções

arguments-title = Argumentos
flags-title = Opções
flag-help = Mostrar esta ajuda.
# $games: all games, as they are typed.
flag-game = O jogo: { $games }.
flag-play-game = O jogo: { $games }. Por omissão, o primeiro da lista.
flag-games = Quantas partidas jogar.
flag-deal-seed = A semente de uma partida, para dar exatamente a mesma.
flag-first-seed = A semente da primeira partida.
flag-names = Os nomes das pessoas, p. ex. Ann,Bo; --first pode então ser um deles.
flag-seat-bots = Os bots nos outros lugares, p. ex. random,greedy.
flag-bots = Um bot para cada lugar, ou um para todos, p. ex. random,greedy.
flag-box = Uma caixa tua, um ficheiro TOML.
# $languages: all languages, as they are typed.
flag-lang = A língua: { $languages }. Por omissão, a do teu terminal.
flag-save = Guardar a partida neste ficheiro, e retomá-la se o ficheiro existir.
flag-colour = Usar cores. Por omissão, onde funcionam.
flag-advice = Dar um conselho a quem começa antes de cada decisão.
flag-keys = Usar as teclas de setas, onde há um terminal.
flag-levels = Enumera os níveis do jogo, do mais fraco ao mais forte, e termina.
flag-lesson = A lição, pelo nome que --list mostra. Por omissão, a do próprio jogo.
flag-list-lessons = Listar as lições do jogo.
flag-restart = Recomeçar a lição, mesmo que a tenhas deixado a meio.
flag-runtime = interpreted ou native. Por omissão native, onde for possível.
flag-workers = Quantos processos dividem o trabalho; num cluster, no máximo tantos ao mesmo tempo.
flag-cluster = Dividir o trabalho num cluster Ray: auto para o deste computador, ou HOST:PORT do nó principal.
flag-out = Um ficheiro para as partidas: Parquet se o nome acabar em .parquet, senão uma linha de JSON por partida.
flag-decisions = No ficheiro Parquet, uma linha por decisão e não por partida.
flag-resume = Continuar o ficheiro Parquet de uma série interrompida, ou juntar partidas a um acabado.
flag-arena-bots = Os bots, por exemplo random,greedy,network. Em geral, todos os do jogo, sem os níveis.
flag-arena-games = Quantas partidas joga cada grupo, cada um em cada lugar à vez: cada par, ou com mais jogadores cada escolha de tantos bots. Onde todos ganham juntos, cada bot sozinho.
flag-arena-slow-games = Quantas partidas joga um grupo em que um bot é consultado jogada a jogada, como os que procuram; em geral tantas como os outros.
flag-budget = Segundos que uma decisão pode levar, no máximo; em geral 0,1. Ciclos e redes precisam de menos.
flag-iterations = Quantas tentativas um bot pode fazer para uma decisão, seja o que for que conte. Sem --budget, os jogos são então os mesmos em qualquer máquina.
flag-arena-resume = Guardar os resultados neste ficheiro, e continuar os que ele tem. Podem acrescentar-se bots.
flag-chart = Desenhar as forças neste ficheiro (SVG).
flag-ladder = Medir todos os bots de cada jogo, ou de um, e escrever esta página (Markdown) com os resultados (JSON) e as imagens. Sem --games, escrever a página a partir dos resultados guardados.
flag-list-bots = Listar os bots do jogo, o mais fraco primeiro.
flag-deals = Resolver tantas partidas, a partir de --seed, e relatar quantas podem ser ganhas.
flag-seconds = O máximo de segundos para uma posição; com --deals, segundos do processador.
flag-nodes = O máximo de nós para uma posição: os passos e as jogadas experimentados.
flag-solve-file = Uma partida guardada, resolvida a partir da posição em que está. Sem ficheiro, uma nova partida.
# $games: all games, as they are typed.
flag-solve-game = O jogo: { $games }. Os seus jogadores têm de ganhar juntos; por omissão, o primeiro desse tipo.
flag-solve-seat = O lugar cuja melhor pontuação se procura, num jogo de adversários; por omissão, o primeiro que deve agir.
flag-bracket-games = Quantas partidas de cada conjunto de opções.
flag-bracket-every = Cada número, como o das fichas de Apoio, com cada combinação de adições; sem isto, os números habituais.
flag-bracket-seconds = O máximo de segundos do processador para cada partida por resolver: as que nenhum bot ganhou.
flag-bracket-page = Escrever esta página (Markdown) com os resultados (JSON) e as imagens.
flag-json = Escrever um só objeto JSON.

## Opções dos jogos

# $option: what the option is called; $values: the next message, for each game where they differ.
flag-option = { $option }: { $values }.
option-described = { $values } (normalmente { $usual })
option-of-game = { $game } { $values }
option-values-number = de { $least } a { $most }
option-values-any-of = à escolha entre { $names }, separados por vírgulas
option-values-first-seat = um lugar (0, 1, …) ou random
option-usual-for =
    { $players ->
        [1] { $value } com { $players } jogador
       *[other] { $value } com { $players } jogadores
    }
# $addition: an expansion or a variant without which the option changes nothing.
option-needs = { $option } (só com { $addition })
options-page-title = As opções dos jogos
options-page-about = O que se pode escolher antes de se dar uma partida. Cada jogo declara as suas opções uma só vez, em games/<game>/options.py; as opções da linha de comandos, as verificações do servidor e o formulário da página são feitos a partir dessa declaração.
options-column =
    { $column ->
        [name] Opção
        [meaning] Significado
        [values] Valores
        [usual] Normalmente
        [flag] A escrever
       *[rules] Regras
    }

# $command: what is typed to make it.
page-made-by = Esta página é feita por `{ $command }`.
