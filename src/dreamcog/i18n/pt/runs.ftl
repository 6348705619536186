### O que se diz das séries de muitas partidas: os seus ficheiros, os processos, os clusters.

# $rate: a number.
progress-rate = { $rate } partidas/s
simulate-interrupted = Interrompido.
# $games: how many; $command: what is typed to go on.
simulate-kept =
    { $games ->
        [1] { $games } partida está guardada. Para continuar: { $command }
       *[other] { $games } partidas estão guardadas. Para continuar: { $command }
    }

# $moves: how many; $nodes, $seconds: numbers.
solve-yes =
    { $moves ->
        [one] Pode ser ganha: em { $moves } jogada, como acima ({ $nodes } nós, { $seconds } s).
       *[other] Pode ser ganha: em { $moves } jogadas, como acima ({ $nodes } nós, { $seconds } s).
    }
solve-no = Já não pode ser ganha: tudo foi experimentado ({ $nodes } nós, { $seconds } s).
solve-unknown = Não se sabe: nenhuma vitória encontrada em { $nodes } nós e { $seconds } s.
# $seat: its number; $best, $sure: points; $nodes, $seconds: numbers.
solve-score = O lugar { $seat } ainda pode chegar a { $best } pontos, com as jogadas acima ({ $nodes } nós, { $seconds } s).
solve-score-sure = Façam os outros o que fizerem, pode ter a certeza de { $sure }.
solve-score-reveals = Este cálculo conhece cartas e peças escondidas de todos à mesa.
solve-score-unknown = Não se sabe: não foi possível experimentar tudo em { $nodes } nós e { $seconds } s.
refusal-too-early-to-solve = É demasiado cedo para um final exato: todos os finais só são procurados quando a partida acaba de certeza com esta ronda.
# $deals: how many of $all; $low, $high: the ends of the interval.
solve-deals-winnable = Podem ser ganhas: { $deals } de { $all } partidas (95 %: de { $low } a { $high } %).
solve-deals-not-winnable = Não podem ser ganhas: { $deals } de { $all } partidas (95 %: de { $low } a { $high } %).
solve-deals-unknown = Não se sabe: { $deals } de { $all } partidas (95 %: de { $low } a { $high } %).
solve-deals-seconds = Segundos por partida: { $mean } em média, { $median } a meio, { $p99 } para 99 %, { $most } no máximo.
brackets-title = Partidas ganhas: { $game }
brackets-players = Jogadores
brackets-set = Opções
brackets-numbers = Números
brackets-winnable = Podem ser ganhas
brackets-not-excluded = Não excluídas

# $flag: as it is typed.
refusal-needs-parquet = { $flag } é para ficheiros cujo nome acaba em .parquet: acrescenta --out games.parquet.
# $package: what is missing; $command: what brings it.
refusal-extra-missing = Para isto é preciso { $package }: { $command }.
# $reason: in the words of the system.
refusal-file-not-written = Não é possível escrever { $file }: { $reason }.
refusal-out-unfinished = { $file } tem uma série por acabar em { $folder }. Continua-a com --resume, ou apaga essa pasta.
refusal-out-busy = Outra série está a escrever em { $folder }.
# $what: what differs, by the names of the file; $found: in the file; $wanted: as asked for.
refusal-resume-differs = { $file } é de outra série. Difere em { $what }: lá { $found }, aqui { $wanted }.
refusal-resume-has-more = { $file } já tem { $found } partidas, e são pedidas { $wanted }. Pede pelo menos tantas.
refusal-resume-unreadable = { $file } não é um ficheiro de partidas que se possa continuar.
# $address: as it was typed; $reason: in the words of the system.
refusal-cluster-unreachable = Não é possível chegar ao cluster { $address }: { $reason }.
# $host: a machine; $reason: in Python’s words.
refusal-worker-without-package = Um processo em { $host } não tem o Dreamcog nesta versão: { $reason }.
# $found, $wanted: versions of the package and of the rules.
refusal-worker-differs = Um processo em { $host } tem { $found }; aqui está { $wanted }. Instala a mesma versão em todo o lado.
refusal-worker-died = Um processo morreu { $tries } vezes na mesma parte do trabalho.

## A arena

# $budget: seconds.
arena-budget = No máximo { $budget } s por decisão.
arena-iterations =
    { $count ->
        [one] No máximo uma iteração por decisão.
       *[other] No máximo { $count } iterações por decisão.
    }
# $bot: its name; $count: how many moves.
arena-replaced =
    { $count ->
        [one] Uma jogada foi feita em vez de { $bot }, que falhou, se atrasou ou saiu das regras.
       *[other] { $count } jogadas foram feitas em vez de { $bot }, que falhou, se atrasou ou saiu das regras.
    }
# $bot: its name; $mean, $longest: seconds.
arena-thought = { $bot } pensou em média { $mean } s por decisão, no máximo { $longest } s.
runs-replaced =
    { $count ->
        [one] Uma jogada foi feita em vez da de um bot que falhou, se atrasou ou saiu das regras.
       *[other] { $count } jogadas foram feitas em vez das de bots que falharam, se atrasaram ou saíram das regras.
    }
# $game: its title; $players: how many seats.
arena-chart-title =
    { $players ->
        [1] { $game }, { $players } jogador
       *[other] { $game }, { $players } jogadores
    }
arena-chart-axis = força, com o seu intervalo a 95 %
arena-crosstable = Linha contra coluna
# $low, $high: the ends of a 95 % interval.
arena-interval = { $low } a { $high }
arena-column =
    { $column ->
        [bot] Bot
        [a] A
        [b] B
        [won-a] Ganha A
        [won-b] Ganha B
        [won] Ganhas
        [draws] Empates
        [rate-a] Taxa de A
        [rating] Força
        [interval] 95 %
        [margin] Margem
        [difference] Diferença
       *[games] Partidas
    }
# $file: where the results would be.
refusal-ladder-without-results = { $file } não tem resultados de que fazer a página. Joga primeiro: acrescenta --games 100.

# $seat: its number; $first, $last: hundredths; $luck, $skill, $others: hundredths with their signs.
review-seat = Lugar { $seat }: { $first } % no início, { $last } % no fim. Sorte { $luck }, decisões próprias { $skill }, os outros { $others }.
# $number: of the move; $seat: the number of who made it; $first, $last: hundredths.
review-moment = Jogada { $number }, lugar { $seat }: de { $first } % a { $last } %
# $points: hundredths with their sign; $move: a move as what one does.
review-better = Melhor, em { $points } %: { $move }.
# $number: the move from which on it was in the player’s own hands; $best: the best score; $made: the one that was reached.
review-ending = No fim da partida, da jogada { $number } em diante, era possível uma pontuação de { $best }; foi de { $made }.
review-ending-best = No fim da partida, da jogada { $number } em diante, não era possível uma pontuação mais alta do que { $best }.
review-ending-moves = Estas jogadas levam lá:
refusal-review-history = Só se pode analisar uma partida cujas jogadas estão todas lá, feitas com as regras atuais.
refusal-nothing-to-hint = Ninguém tem de agir nesta partida: não há nada a aconselhar.
# $seat: its number.
refusal-not-to-act = Não é a vez do lugar { $seat }.
