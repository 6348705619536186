### O que só a página diz.

## Orientar-se

web-title = Dreamcog
web-welcome = Dois jogos de máquinas que sonham
web-home = Para a página inicial
web-nowhere = Não há nada aqui.
web-skip = Ir para o conteúdo
web-where-to = Para onde
web-language = Língua
web-unreachable = O servidor não responde. Tenta de novo daqui a pouco.
# $tables: em quantas é a tua vez.
web-turns-waiting =
    { $tables ->
        [one] { $tables } mesa espera por ti
       *[other] { $tables } mesas esperam por ti
    }
# $what: o que um botão faz.
web-really = { $what }: tens a certeza?
web-back = Voltar
web-empty = vazio

## Quem se é

web-who-are-you = Como te chamas?
web-guest-about = Um nome chega para jogar. Mais tarde podes criar uma conta e guardar as tuas partidas.
web-name = Nome
web-come-in = Entrar
web-have-account = Tenho uma conta
web-sign-in = Iniciar sessão
web-sign-out = Terminar sessão
web-login = Nome de utilizador
web-password = Palavra-passe
web-old-password = Palavra-passe antiga
web-new-password = Palavra-passe nova
web-about-me = Sobre mim
web-webhook = Endereço para avisos (webhook)
web-allow-notices = Permitir avisos neste navegador
web-keep = Guardar
web-kept = Guardado.
web-make-account = Criar uma conta
web-account-about = Com um nome de utilizador e uma palavra-passe podes continuar noutro lado. As tuas mesas continuam tuas.
web-change-password = Mudar a palavra-passe
# $login: o da conta.
web-signed-in-as = O teu nome de utilizador é { $login }.
web-guest-sign-out-about = Não tens conta: se saíres, não podes voltar às tuas mesas.
web-my-data = Os meus dados
web-take-data = Descarregar tudo o que se guarda sobre mim
web-delete-about = O teu nome, o nome de utilizador, o que disseste e os teus resultados desaparecem para sempre. Nas tuas mesas continua um bot.
web-delete-me = Esquecer tudo sobre mim

web-tokens = Códigos de acesso para programas
web-tokens-about = Um programa que envie um código de acesso joga em teu nome.
web-token-name = Nome do código
web-make-token = Criar um código
web-remove-token = Apagar
web-token-given = Copia-o já, só se mostra uma vez:

web-statistics = Os meus resultados
web-no-games = Ainda não terminaste nenhuma partida.
web-reset-statistics = Contar a partir de agora
web-what = O quê
web-games = Partidas
web-wins = Ganhas
web-best = Melhor
web-mean = Média
web-alone = a solo
web-people = outras pessoas

## Mesas

web-open-tables = Mesas à espera de jogadores
web-your-turn = É a tua vez
web-expected = Há um lugar guardado para ti
web-make-table = Abrir uma mesa
web-usual = como de costume
# $level: como joga.
web-seat-bot = bot ({ $level })
web-name-here = Nome neste lugar
web-clock = Tempo para cada decisão
web-no-clock = ao teu ritmo
# $n: quantos $unit.
web-clock-each =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } minuto
           *[other] { $n } minutos
        }
        [hours] { $n ->
            [one] { $n } hora
           *[other] { $n } horas
        }
       *[days] { $n ->
            [one] { $n } dia
           *[other] { $n } dias
        }
    }
web-is-open = Qualquer pessoa se pode sentar
web-is-watched = Quem tiver o endereço pode assistir
web-invited = Tens um convite
web-sit-down = Sentar-me
web-watch = Assistir

## A partida do dia

web-todays-deals = As partidas de hoje
web-daily-about = A mesma partida para toda a gente. Conta a primeira tentativa.
web-play-deal = Jogar
web-play-deal-again = Jogar outra vez
web-first-attempt = A minha primeira tentativa
web-results = Resultados
# $day: uma data por extenso.
web-deal-of = partida do dia { $day }
web-seed = Semente: { $seed }
web-rank = Posição
web-result = Resultado
web-score = Pontuação
web-won = ganha
web-lost = perdida
web-no-results = Ainda ninguém terminou esta partida.

## À mesa

web-connecting = A ligar…
web-connection-lost = A ligação caiu. Continuamos a tentar; o que escolheste fica.
web-server-stopping = O servidor está a reiniciar. Daqui a pouco está de volta.
web-try-now = Tentar agora
web-table-gone = Esta mesa já não existe, ou já não a podes ver.
web-bot-name = Bot { $seat }
web-to-play = é a sua vez
web-here = à mesa
web-away = ausente
web-has-left = saiu da mesa
web-has-resigned = desistiu
# $moment: data e hora.
web-until = até { $moment }
web-look-from-here = Ver a mesa daqui
web-hand-over-away = Deixar um bot jogar em seu lugar
web-watching = Estás a assistir.
web-invitation = Convida outros com este link
web-copy = Copiar
web-copied = Copiado

web-do-it = Jogar
web-these = Estes
web-would-end = Isto acaba a partida.
web-would-reveal = Isto mostra algo escondido: não se pode anular.

web-table-actions = Para além do jogo
web-undo = Anular a minha última jogada
web-agree = Concordo
web-disagree = Não concordo
web-ask-no-more = Retirar o pedido
web-hand-over = Deixar um bot jogar por mim
web-take-back = Voltar a jogar eu
web-resign = Desistir
web-leave = Sair da mesa
web-close-table = Fechar a mesa

web-over = A partida acabou
web-rematch = Mais uma
web-to-rematch = Para a partida seguinte
web-save = Partida guardada
web-share = Contar aos outros

web-log = O que aconteceu
web-chat = Conversa
web-chat-line = Diz algo à mesa
web-send = Enviar
