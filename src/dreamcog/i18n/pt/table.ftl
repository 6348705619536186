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
refusal-no-terminal = { $game } não se pode jogar no terminal: não traz uma mesa para isso.
refusal-names-needed = Indica tantos nomes quantos são os jogadores, separados por vírgulas.
refusal-too-many-bots = Não há lugar para tantos bots: a mesa tem { $players } lugares.
refusal-nothing-to-undo = Não há nenhuma jogada para anular.
refusal-something-was-shown = A última jogada mostrou algo escondido: o que foi visto não se pode anular.
refusal-rules-have-changed = Entretanto as regras mudaram: nenhuma jogada anterior pode ser anulada.
refusal-too-long-ago = Essa jogada foi feita há demasiado tempo para ser anulada.
refusal-no-native-code = Aqui não há código nativo: { $reason }.
refusal-other-rules = Essa partida segue a versão { $found } das regras; eu conheço a versão { $known }.
# $entry: the number of the move.
refusal-no-longer-allowed = Essa partida segue a versão { $found } das regras; a versão { $known } não permite a sua jogada { $entry }.

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

## Escolher

choose-none = nenhum

## O que se escreve

answer-yes = s sim
answer-no = n não
command-help = ? ajuda
command-why = porquê
command-hint = ! dica
command-explain = explica explicar
command-undo = anular
command-log = registo
command-piles = baralhos
command-options = opções
command-board = mesa
command-back = voltar
command-skip = saltar
command-save = guardar
command-again = outra
command-quit = sair

usage-help = { $word }
usage-why = { $word } [JOGADA]
usage-hint = { $word }
usage-explain = { $word }
usage-undo = { $word }
usage-log = { $word }
usage-piles = { $word }
usage-options = { $word }
usage-board = { $word }
usage-back = { $word }
usage-skip = { $word }
usage-save = { $word } [FICHEIRO]
usage-again = { $word }
usage-quit = { $word }

help-help = esta lista
help-why = porque é que uma jogada não é possível, com a regra; sozinho, tudo o que não o é
help-hint = uma dica: primeiro onde olhar, depois o plano, depois as jogadas; a partida fica então marcada «com dicas»
help-explain = porque é que os bots fizeram as últimas jogadas
help-undo = anular a última jogada, até à última coisa mostrada
help-log = o que acabou de acontecer
help-piles = o que sabes daquilo que a mesa só conta
help-options = como esta partida foi preparada
help-board = desenhar outra vez a mesa
help-back = um passo atrás na jogada que estás a compor, ou numa lição
help-skip = numa lição: avançar para o passo seguinte
help-save = guardar a partida num ficheiro, e daqui em diante depois de cada jogada
help-again = acabada a partida: outra
help-quit = deixar a mesa
help-keys = As setas percorrem as escolhas, Enter fica com uma, Esc ou Retrocesso volta atrás.
help-names = Uma palavra pode ser abreviada enquanto for clara. Escreve o número de uma escolha, ou uma jogada inteira.

mark-shows = { $mark } mostra algo escondido: não se pode anular
mark-wins = { $mark } faz ganhar a partida
mark-loses = { $mark } faz perder a partida
foreseen-nothing = não traz nada

typed-unknown = Não conheço «{ $typed }». Escreve { $help } para veres o que podes dizer.
typed-unreadable = Não consigo ler «{ $typed }». Vê se está bem escrito, ou escreve { $help }.
typed-ambiguous = «{ $typed }» pode querer dizer várias coisas: { $words }.
typed-too-much = É demais para esta jogada: «{ $typed }».
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
keys-line = ↑ ↓ ← → e Enter, ou escreve · Esc: voltar · ?: ajuda · !: dica

log-empty = Ainda não aconteceu nada.

## Chegar e partir

play-resumed = Que bom ver-te de novo: a tua partida continua onde a deixaste.
# $advice: a whole sentence.
play-advice = Conselho: { $advice }
play-again = Queres jogar outra partida?
offer-quit = deixar a mesa
again-later = Acaba primeiro esta partida, ou deixa-a.
play-saved = A tua partida está guardada em { $file }.
play-farewell = Até breve!
save-where = Acrescenta o nome de um ficheiro: { $word } serao.dream.json
save-taken = O ficheiro { $file } já existe: escolhe outro nome.
unknown-language = Não falo essa língua. Falo: { $known }.
file-trouble = Não consigo ler nem escrever { $file }.
file-damaged = { $file } está danificado. Instala o Dreamcog de novo.

## Lições

learn-welcome = Segue cada passo. Sai quando quiseres: a lição espera por ti.
learn-resumed = Que bom ver-te de novo: a lição continua onde a deixaste.
learn-step = { $title }: passo { $step } de { $steps }
learn-go-on = continuar (Enter)
learn-back = voltar um passo atrás
learn-skip = saltar este passo
learn-kept = Da próxima vez, a lição continua neste passo.
learn-over = A lição acabou. A mesma partida continua: agora decides tu.
# $command: what is typed to learn the game.
play-learn = Não conheces o jogo? { $command } ensina-o à mesa, passo a passo.
unknown-lesson = { $game } não tem uma lição com esse nome. As suas lições: { $known }.
no-lessons = { $game } não tem lições.

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
# $found, $known: versions of the rules; $since: the number of a move.
replay-older = Jogada segundo a versão { $found } das regras, jogada de novo segundo a versão { $known }.
replay-same-outcome = Jogada de novo: o resultado é o mesmo. A partir da jogada { $since }, nem tudo está como foi guardado ({ $parts }).
runtime-interpreted = As regras são interpretadas, o que é mais lento: { $reason }.
simulate-progress = Partidas
simulate-report = { $games } partidas de { $game } em { $seconds } s ({ $runtime }): { $games_per_second } partidas e { $decisions_per_second } decisões por segundo.
simulate-result-wins = Jogos ganhos
simulate-result-winning-scores = Pontuações vencedoras
simulate-result-seat-wins = Vitórias por lugar à mesa
simulate-result-shared-wins = Vitórias partilhadas
simulate-result-mean-score = Pontuação média
simulate-result-mean-winning-score = Pontuação vencedora média
simulate-result-decisions-per-game = Decisões por jogo

lab-column-component = Componente
lab-column-per-game = Por jogo
lab-column-seats = Jogadores por jogo
lab-column-win-share = Vitórias
lab-column-edge = Face a uma parte igual

# $game: its name.
levels-none = Aqui não há níveis para { $game }.
# $level: how it is called; how it plays follows.
level-plays = { $level }:
