### O que o servidor diz das mesas, dos lugares e das pessoas.

## Recusas: mesas e lugares

refusal-no-such-table = Essa mesa não existe.
refusal-no-such-person = Essa pessoa não é conhecida aqui.
refusal-no-such-invite = Esse convite não leva a lado nenhum: talvez esteja mal copiado, ou a mesa já não exista.
refusal-no-such-page = Não há nada neste endereço.
refusal-not-your-seat = Esse lugar é de outra pessoa: não podes agir por ela.
refusal-not-your-table = Só quem está sentado a esta mesa o pode fazer.
refusal-not-seated = Não tens lugar nesta mesa.
refusal-only-host = Só quem abriu esta mesa o pode fazer.
refusal-seat-taken = Esse lugar está ocupado.
refusal-one-seat-each = Numa mesa aberta, cada pessoa tem um só lugar. Já tens o teu.
refusal-no-seat-open = Todos os lugares desta mesa estão ocupados.
refusal-table-not-full = A partida começa quando todos os lugares estiverem ocupados.
refusal-table-over = A partida desta mesa acabou.
refusal-table-closed = Esta mesa foi fechada.
refusal-others-play = Há outras pessoas a jogar nesta mesa: fica aberta até ao fim da partida.
refusal-game-still-on = A partida ainda decorre: isso será possível quando acabar.
refusal-rematch-not-yet = Pode começar-se outra partida quando esta acabar.
refusal-own-seed-alone = Só se pode escolher uma semente onde mais ninguém joga.
refusal-day-not-over = A semente da partida do dia mostra-se quando o dia acabar.
# $found, $known: versões das regras.
refusal-unknown-rules = Esta mesa começou com a versão { $found } das regras, e agora joga-se aqui com a versão { $known }. Pode ser exportada, mas não continuada.
# $entry: the number of an entry.
refusal-replay-stops = As regras mudaram desde que esta partida foi jogada: a partir da entrada { $entry } já não se pode mostrar como estava.

## Recusas: jogadas, e como anulá-las

refusal-stale = Entretanto a posição mudou: vê outra vez, depois escolhe.
refusal-bot-plays = Neste lugar joga um bot: primeiro o lugar teria de ser retomado.
refusal-has-resigned = Quem desistiu já não joga nesta partida.
refusal-not-away = A pessoa desse lugar está presente.
refusal-nothing-to-take-back = Não tens aqui nenhum lugar para retomar.
refusal-already-asked = Já há um pedido à espera de resposta: aguarda um pouco.
refusal-nothing-asked = Nenhum pedido espera a tua resposta.
refusal-others-moved-on = Outros já jogaram depois: essa jogada já não se pode anular.
refusal-no-lesson = Isto não é uma partida guiada.
refusal-not-in-lesson = Isso fica para mais tarde: por agora, segue o passo.
refusal-in-lesson = Numa partida guiada, volta antes um passo atrás, ou deixa-a.
refusal-hints-not-agreed = Aqui só há dicas quando todas as pessoas sentadas à mesa as tiverem aceitado.
refusal-hint-failed = Desta vez não foi possível encontrar uma dica: tenta de novo.
refusal-no-reasons = Não se sabe porque foi feita esta jogada: só os bots o dizem, e não para sempre.
refusal-reasons-later = As razões de um bot são ditas quando a partida acaba.
refusal-nothing-to-review = Nesta partida não foi feita nenhuma jogada: não há nada para analisar.
refusal-review-failed = A análise desta partida falhou: pede-a de novo.
# $most: how many moves a game may have.
refusal-game-too-long = Esta partida tem mais de { $most } jogadas: demasiadas para serem vistas aqui.

## Recusas: quem é quem

refusal-who-are-you = Diz primeiro quem és.
refusal-wrong-login = Esse nome e essa palavra-passe não condizem.
refusal-login-taken = Outra pessoa tem uma conta com esse nome: escolhe outro.
refusal-has-account = Já tens uma conta.
refusal-bad-name = Escolhe um nome legível.
refusal-bad-login = Um nome de conta só tem sinais visíveis, e nenhum espaço.
refusal-bad-token = Esse código de acesso não é válido aqui, ou já deixou de o ser.
# $needed: o âmbito de que o código precisaria: read, play ou manage.
refusal-token-scope = Esse código de acesso não o permite: precisaria do âmbito «{ $needed }».
refusal-other-origin = Esse pedido veio de outro site: nada foi feito.
refusal-wrong-host = Este servidor está em { $address }; não responde por nenhum outro nome.

## Recusas: quanto, com que frequência, e quando não dá mesmo

# $wait: segundos inteiros.
refusal-slow-down =
    { $wait ->
        [1] Foi um pouco depressa: tenta outra vez daqui a um segundo.
       *[other] Foi um pouco depressa: tenta outra vez daqui a { $wait } segundos.
    }
refusal-too-large = É mais do que aqui se lê de uma vez.
# $most: quantas mesas ou códigos de acesso se podem ter.
refusal-too-many-tables = Já tens todas as mesas possíveis ({ $most }): acaba ou fecha uma antes de abrires outra.
# $most: quantas pode haver.
refusal-too-many-connections = Já há { $most } ligações a partir de onde estás: fecha uma janela, ou tenta mais tarde.
# $most: quantas pode haver.
refusal-table-too-long = Esta mesa chegou a { $most } entradas e não vai mais longe: deixa-a, ou desiste.
refusal-too-many-tokens = Já tens todos os códigos de acesso possíveis ({ $most }): apaga um antes de criares outro.
refusal-server-full = O servidor já recebe tanta gente quanta pode: tenta outra vez um pouco mais tarde.
refusal-stopping = O servidor vai reiniciar. As tuas partidas estão guardadas: volta daqui a pouco.
refusal-method-not-allowed = Há algo neste endereço, mas não se usa desta maneira.
refusal-internal-error = Algo correu mal aqui, por erro nosso. Ficou registado: tenta outra vez.
# $reason: locked, full, gone, read-only ou failed.
refusal-store-unreachable =
    { $reason ->
        [locked] A base de dados está ocupada. O que enviaste não ficou guardado: tenta outra vez daqui a pouco.
        [full] O disco do servidor está cheio. O que enviaste não ficou guardado: tenta outra vez mais tarde.
        [gone] A base de dados não responde. O que enviaste não ficou guardado: tenta outra vez daqui a pouco.
        [read-only] Neste momento a base de dados não aceita nada. O que enviaste não ficou guardado: tenta outra vez mais tarde.
       *[failed] A base de dados tem um problema. O que enviaste não ficou guardado: tenta outra vez daqui a pouco.
    }
# $reason: off, not-public, scheme, user, port, too-long ou unreadable.
refusal-bad-webhook =
    { $reason ->
        [off] Este servidor não envia avisos para outros endereços.
        [not-public] Não se podem enviar avisos para aí: o endereço não é público.
        [scheme] Não se podem enviar avisos para aí: o endereço tem de começar por http ou https.
        [user] Não se podem enviar avisos para aí: o endereço não pode conter nome nem palavra-passe.
        [port] Não se podem enviar avisos para aí: a porta não é permitida.
        [too-long] Não se podem enviar avisos para aí: o endereço é demasiado longo.
       *[unreadable] Não se podem enviar avisos para aí: o endereço é ilegível.
    }

## Como está uma mesa

table-status-waiting = à espera de jogadores
table-status-playing = a decorrer
table-status-finished = terminada
table-status-closed = fechada
table-status-stopped = parada: as regras mudaram

table-ended-rules = jogada até ao fim
table-ended-resigned = abandonada por desistência
table-ended-closed = fechada antes do fim

## Lugares

seat-kind-open = livre
seat-kind-me = o teu
seat-kind-person = uma pessoa
seat-kind-bot = um bot
seat-kind-stand-in = um bot, até a pessoa voltar
seat-kind-kept = guardado para alguém

# How bots are called where a player has one: levels, and bots by their kind.
bot-level-beginner = principiante
bot-level-easy = fácil
bot-level-medium = médio
bot-level-hard = difícil
bot-level-expert = perito
bot-level-random = ao acaso
bot-level-greedy = um lance à frente
bot-level-network-small = rede pequena
bot-level-network = rede grande
bot-level-search = procura com redes

# How a level plays.
bot-about-beginner = Faz o que lhe vem à cabeça, mas nada de absurdo: amável para um primeiro jogo.
bot-about-easy = De vez em quando tem a ideia certa, e distrai-se facilmente.
bot-about-medium = Joga com bom senso, e deixa escapar algo quase em cada turno.
bot-about-hard = Sabe o que quer, e raramente deixa passar uma boa jogada.
bot-about-expert = Faz sempre a melhor jogada que conhece.

# $rating, $low, $high: how strong a level is, with an interval, as whole numbers.
bot-rating = Classificação: { $rating } (de { $low } a { $high }).
# $level: the level below. $won: a whole number.
bot-beats = Vence o nível «{ $level }» em cerca de { $won } de 100 jogos.
# $level: the level above. $lost: a whole number.
bot-beaten = É vencido pelo nível «{ $level }» em cerca de { $lost } de 100 jogos.
# $won: a whole number.
bot-wins-deals = Sozinho, ganha cerca de { $won } de 100 jogos.
# $won, $games: of the games that a person and the bot played against each other.
bot-record =
    { $games ->
        [one] Jogos ganhos contra ti: { $won } de { $games }.
       *[other] Jogos ganhos contra ti: { $won } de { $games }.
    }
# $won, $games: of the games that a person and the bot played together.
bot-record-together =
    { $games ->
        [one] Jogos ganhos em conjunto: { $won } de { $games }.
       *[other] Jogos ganhos em conjunto: { $won } de { $games }.
    }

## O que acontece numa mesa, além do jogo

# $player: de quem é o lugar.
table-event-sit = { $player } senta-se à mesa.
table-event-keep = Um lugar fica guardado para { $player }.
table-event-leave = { $player } deixa a mesa.
table-event-come-back = { $player } está de volta.
table-event-resign = { $player } desiste.
table-event-hand-over = { $player } deixa jogar um bot.
table-event-hand-over-by-clock = { $player } já não tem tempo: continua um bot.
table-event-take-back = { $player } está de volta e continua.
table-event-ask-undo = { $player } queria anular uma jogada.
table-event-ask-seat = { $player } queria retomar o lugar do bot.
table-event-agree = { $player } concorda.
table-event-disagree = { $player } não concorda.
table-event-undo = { $player } anula uma jogada.
table-event-hint = { $player } pede uma dica.
table-event-agree-to-hints = { $player } aceita dicas nesta mesa.
table-event-no-hints = { $player } prefere jogar sem dicas.
table-event-rematch = { $player } começa outra partida, numa nova mesa.
table-event-close = A mesa é fechada.
table-event-close-by-rules = As regras mudaram, e esta partida não pode continuar segundo as novas: a mesa é fechada sem resultado.
# $found, $known: versions of the rules.
table-event-rules = As regras passaram da versão { $found } para a versão { $known }: a partida continua segundo as novas.
table-event-lesson = A partida guiada chega a outro passo.
table-event-start = A partida continua a partir de um momento de outra; o que estava escondido é distribuído de novo.
table-event-pause = O servidor esteve ausente durante algum tempo: entretanto os relógios ficaram parados.
table-event-replaced-failed = { $player } não conseguiu escolher: foi feita outra jogada por este bot.
table-event-replaced-illegal = { $player } escolheu uma jogada que não é permitida: foi feita outra por este bot.
table-event-replaced-late = { $player } demorou demasiado: foi feita outra jogada por este bot.
# $by: quem o faz em vez de $player.
table-event-hand-over-by = { $player } não está: { $by } deixa jogar um bot.
# $bot: como joga.
table-event-bot = Um bot senta-se à mesa ({ $bot }).
# $text: uma linha de conversa.
table-event-say = { $player }: { $text }

## Avisos

# $game: o nome do jogo; $table: como se chama a mesa.
notice-your-turn = { $game }: é a tua vez.
notice-your-turn-at = { $game }: é a tua vez ({ $table }).
notice-table-closed = { $game }: as regras mudaram, e a tua partida não pode continuar segundo as novas. A mesa é fechada sem resultado.

## O que se joga

# $game: o nome do jogo; $players: quantos.
combination =
    { $players ->
        [1] { $game }, a solo
       *[other] { $game }, { $players } jogadores
    }
# $combination: o que está acima; $additions: expansões ou variantes.
combination-with = { $combination }, { $additions }

## A partida do dia, para partilhar: nada aqui diz o que foi distribuído

# $game: o nome do jogo; $day: uma data por extenso.
share-first = { $game }, partida do dia { $day }
share-again = { $game }, partida do dia { $day }, nova tentativa
# $title: what was played; somebody has asked for hints.
share-assisted = { $title }, com dicas
