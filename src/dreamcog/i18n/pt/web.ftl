### O que só a página diz.

## Orientar-se

web-title = Dreamcog
web-welcome = Dois jogos de máquinas que sonham
web-home = Para a página inicial
web-nowhere = Esta página não existe.
web-skip = Ir para o conteúdo
web-where-to = Navegação
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
web-come-in = Jogar sem conta
web-have-account = Tenho uma conta
web-sign-in = Iniciar sessão
web-sign-out = Terminar sessão
web-login = Nome de utilizador
web-password = Palavra-passe

## Mesas

web-open-tables = Mesas à espera de jogadores
web-your-turn = É a tua vez
web-expected = Há um lugar reservado para ti
web-make-table = Abrir a mesa
web-start-game = Começar a partida
web-usual = padrão
# $level: como joga.
web-seat-bot = bot ({ $level })
web-name-here = Nome deste jogador
web-clock = Tempo para cada decisão
web-no-clock = sem limite
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
web-is-open = Mostrar a mesa na página inicial: qualquer pessoa pode entrar
web-is-watched = Quem tiver o link pode assistir
web-invited = Tens um convite
web-sit-down = Entrar na partida
web-watch = Assistir

## A partida do dia

web-todays-deals = As partidas de hoje
web-daily-about = A mesma partida para toda a gente, uma nova cada dia. Conta a primeira tentativa.
web-play-deal = Jogar
web-play-deal-again = Jogar outra vez
web-daily-play = Jogar a partida do dia
web-daily-go-on = Continuar a partida
web-first-attempt = A minha primeira tentativa
web-results = Resultados
# $day: uma data por extenso.
web-deal-of = partida do dia { $day }
web-seed = Número de que vem esta partida (semente): { $seed }
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
# $bots: how many sit at the table; $seat: which seat it has.
web-bot-name =
    { $bots ->
        [1] Bot
       *[other] Bot { $seat }
    }
web-to-play = é a sua vez
web-here = à mesa
web-away = ausente
web-has-left = saiu da mesa
web-has-resigned = desistiu
# $moment: data e hora.
web-until = até { $moment }
web-look-from-here = Ver a mesa como este jogador
web-hand-over-away = Deixar um bot jogar em seu lugar
web-watching = Estás a assistir.
web-invitation = Convida outros com este link
web-invitation-only-here = Este link só funciona neste computador. Para outros na tua rede, inicia o servidor com --lan e abre a página no endereço que ele mostra.
web-copy = Copiar
web-copied = Copiado

web-do-it = Jogar
web-these = Ficar com estes
web-would-end = Isto acaba a partida.
web-would-reveal = Esta jogada mostra algo escondido: não se pode anular.

web-table-actions = Menu da mesa
web-undo = Anular a minha última jogada
web-agree = Concordo
web-disagree = Não concordo
web-ask-no-more = Retirar o pedido
web-hand-over = Deixar um bot jogar por mim
web-take-back = Retomar o meu lugar
web-resign = Desistir
web-leave = Sair da mesa
web-close-table = Fechar a mesa

web-over = A partida acabou
web-rematch = Jogar outra vez
web-to-rematch = Para a partida seguinte
web-save = Descarregar a partida
web-share = Partilhar…

web-log = O que aconteceu
web-chat = Conversa
web-chat-line = Mensagem para toda a mesa
web-send = Enviar
