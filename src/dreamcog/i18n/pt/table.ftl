### O que dizem todos os jogos, e o terminal.

## Números e listas

# Em Portugal o zero pede o plural («0 robôs»), mas a categoria [one] abrange-o: por isso [1].

roman =
    { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }

## Recusas

refusal-with-rule = { $sentence } [{ $rule }]
refusal-malformed = Não percebo: «{ $where }» não está como deve ser.
refusal-bad-save = Essa partida guardada está danificada e não se pode abrir.
refusal-other-format = Essa partida está guardada no formato { $found }; eu sei abrir o formato { $known }.
refusal-names-needed = Indica tantos nomes quantos são os jogadores, separados por vírgulas.
refusal-too-many-bots = Não há lugar para tantos bots: a mesa tem { $players } lugares.
refusal-nothing-to-undo = Não há nenhuma jogada para anular.
refusal-something-was-shown = A última jogada mostrou algo escondido: o que foi visto não se pode anular.
refusal-other-rules = Essa partida segue a versão { $found } das regras; eu conheço a versão { $known }.

## Acontecimentos

event-hidden = Aconteceu algo que não podes ver.

## Opções

option-line = { $option }: { $value }
option-none = nenhuma
option-random = ao acaso
option-seat = jogador { $seat }
option-usual-box = a caixa incluída
option-own-box = uma caixa tua

## A mesa no terminal

seat-name = Jogador { $seat }
board-to-play = é a vez de { $player }
board-common = comum
board-turn = turno { $turn }
board-reserve = Reserva
board-cogs = Engrenagens
board-piles = Baralhos
board-factory = Fábrica
board-on-top = No topo
board-at-bottom = No fundo
board-discard = Descarte
board-failsafes =
    { $failsafes ->
        [0] nenhuma Válvula
        [1] { $failsafes } Válvula
       *[other] { $failsafes } Válvulas
    }
board-support = Apoio
board-machine-deck =
    { $machines ->
        [1] { $machines } máquina por vir
       *[other] { $machines } máquinas por vir
    }
board-next-tier = escalão { $tier }
board-robot-deck =
    { $robots ->
        [1] { $robots } robô no baralho
       *[other] { $robots } robôs no baralho
    }
board-discarded =
    { $robots ->
        [1] { $robots } descartado
       *[other] { $robots } descartados
    }
board-experience = Experiência { $machines }
board-repaired =
    { $machines ->
        [0] nenhuma máquina reparada
        [1] { $machines } máquina reparada
       *[other] { $machines } máquinas reparadas
    }
board-prepared = Preparada
board-giants = Gigantes
board-giants-by-size = Por tamanho
board-limbo = Limbo
board-microbots = Microbots
board-interference = Interferências
board-microbot-pile = { $microbots } na pilha
board-damage = Danos Estruturais { $damage }
board-size = tamanho { $size }
board-holiday = férias

## Escolher

choose-move = Qual escolhes?
choose-machine = Que máquina?
choose-robot = Que robô?
choose-robots = Que robôs? Podes escrever vários números.
choose-model = Que modelo?
choose-machines = Que máquinas?
choose-on = Que Gigantobots?
choose-take = Que recompensa?
choose-top = Para onde vai cada carta? Podes escrever vários números: no topo, as cartas ficam pela ordem em que as indicas.
choose-on-top = no topo
choose-at-bottom = no fundo
choose-none = nenhum
choose-from-deck = { $robots } do baralho

## O que se escreve

answer-yes = s sim
answer-no = n não
command-help = ? ajuda
command-why = porquê
command-undo = anular
command-log = registo
command-piles = baralhos
command-options = opções
command-board = mesa
command-back = voltar
command-save = guardar
command-again = outra
command-quit = sair

usage-help = { $word }
usage-why = { $word } [JOGADA]
usage-undo = { $word }
usage-log = { $word }
usage-piles = { $word }
usage-options = { $word }
usage-board = { $word }
usage-back = { $word }
usage-save = { $word } [FICHEIRO]
usage-again = { $word } [0-5]
usage-quit = { $word }

help-help = esta lista
help-why = porque é que uma jogada não é possível, com a regra; sozinho, tudo o que não o é
help-undo = anular a última jogada, até à última coisa mostrada
help-log = o que acabou de acontecer
help-piles = o Descarte, o que sabes do baralho, quem pilota os Gigantobots
help-options = como esta partida foi preparada
help-board = desenhar outra vez a mesa
help-back = um passo atrás na jogada que estás a compor
help-save = guardar a partida num ficheiro, e daqui em diante depois de cada jogada
help-again = acabada a partida: outra, com esse número de fichas de Apoio
help-quit = deixar a mesa
help-keys = As setas percorrem as escolhas, Enter fica com uma, Esc ou Retrocesso volta atrás.
help-names = Uma palavra pode ser abreviada enquanto for clara. Escreve o número de uma escolha, ou uma jogada inteira: máquinas e robôs escrevem-se como I/sirenbot e plataforma/sirenbot-3.

mark-ready = { $mark } já se pode reparar
mark-shows = { $mark } mostra algo escondido: não se pode anular
mark-wins = { $mark } faz ganhar a partida
mark-loses = { $mark } faz perder a partida
mark-microbot = { $mark } um Microbot
mark-holiday = { $mark } um Gigantobot de férias

typed-unknown = Não conheço «{ $typed }». Escreve { $help } para veres o que podes dizer.
typed-unreadable = Não consigo ler «{ $typed }». Vê se está bem escrito, ou escreve { $help }.
typed-ambiguous = «{ $typed }» pode querer dizer várias coisas: { $words }.
typed-too-much = É demais para esta jogada: «{ $typed }».
typed-no-level = «{ $typed }» não é um nível: escreve de 1 a 5, ou de I a V.
typed-no-robot = Não há nenhum «{ $typed }» nas tuas filas.
typed-no-choice = { $typed } não está entre as escolhas.
typed-one-choice = Aqui uma escolha de cada vez, por favor.
nothing-fits = Agora não há nenhuma jogada assim.

why-line = { $what }: { $reason }
why-nothing = Agora nada é proibido: tudo o que podes fazer está entre as escolhas.
why-usage = Acrescenta uma jogada: { $word } …
why-possible = Nada o impede: podes fazê-lo.
why-go-on = Até aqui nada o impede: continua.

sure-won = { $reason } [{ $rule }] Queres fazê-la? (s/n)
sure-lost = { $reason } [{ $rule }] Queres mesmo fazê-la? (s/n)
sure-yes = Sim
sure-no = Não, vou pensar melhor

undo-done = A tua última jogada foi anulada.

hand-over = { $player }, é a tua vez.
hand-screen = Passa o ecrã a { $player }: o que se segue, mais ninguém pode ver.
any-line = Carrega em Enter para continuar.
bot-plays = { $player } está a jogar…
pass-nobody = Mais ninguém pode jogar agora.
any-key = Carrega numa tecla para continuar.
keys-line = ↑ ↓ ← → e Enter, ou escreve · Esc: voltar · ?: ajuda

log-empty = Ainda não aconteceu nada.

## Chegar e partir

play-resumed = Que bom ver-te de novo: a tua partida continua onde a deixaste.
play-again = Queres jogar outra partida?
offer-again =
    outra partida { $support ->
        [0] sem fichas de Apoio
        [1] com { $support } ficha de Apoio
       *[other] com { $support } fichas de Apoio
    }
offer-same =
    outra vez { $support ->
        [0] sem fichas de Apoio
        [1] com { $support } ficha de Apoio
       *[other] com { $support } fichas de Apoio
    }
offer-quit = deixar a mesa
again-later = Acaba primeiro esta partida, ou deixa-a.
play-saved = A tua partida está guardada em { $file }.
play-farewell = Até breve, na fábrica!
save-where = Acrescenta o nome de um ficheiro: { $word } serao.dream.json
save-taken = O ficheiro { $file } já existe: escolhe outro nome.
unknown-language = Não falo essa língua. Falo: { $known }.
file-trouble = Não consigo ler nem escrever { $file }.

## Outros comandos

replay-same =
    { $moves ->
        [1] Jogada de novo, { $moves } jogada: tudo está como foi guardado.
       *[other] Jogada de novo, { $moves } jogadas: tudo está como foi guardado.
    }
replay-differs =
    { $moves ->
        [1] Jogada de novo, { $moves } jogada: não está como foi guardado ({ $parts }).
       *[other] Jogada de novo, { $moves } jogadas: não está como foi guardado ({ $parts }).
    }
simulate-progress = Partidas
simulate-report = { $games } partidas de { $game } em { $seconds } s ({ $runtime }): { $games_per_second } partidas e { $decisions_per_second } decisões por segundo.
simulate-result-wins = Jogos ganhos
simulate-result-reasons = Terminados pela regra
simulate-result-winning-scores = Pontuações vencedoras
simulate-result-ends = Terminados pela regra
simulate-result-ended-by = Fim do jogo
simulate-result-days = Último dia
simulate-result-seat-wins = Vitórias por lugar à mesa
simulate-result-first-wins = Vitórias pela ordem do primeiro dia
simulate-result-shared-wins = Vitórias partilhadas
simulate-result-mean-score = Pontuação média
simulate-result-mean-winning-score = Pontuação vencedora média
simulate-result-mean-machines = Máquinas por jogador
simulate-result-decisions-per-game = Decisões por jogo
simulate-end-nine-machines = nove máquinas
simulate-end-day-7 = dia 7

# Relatórios de `dreamcog lab`.
lab-activated = Robôs e máquinas ativados
lab-assistant = Onde trabalham os Assistentes
lab-bought = Máquinas compradas
lab-completed = Máquinas concluídas
lab-delivery = Visitas ao cais, por carta Entrega
lab-monitor = Ecrãs de Monitor guardados
lab-specialist = Especialistas tomados
lab-column-component = Componente
lab-column-per-game = Por jogo
lab-column-seats = Jogadores por jogo
lab-column-win-share = Vitórias
lab-column-edge = Face a uma parte igual
