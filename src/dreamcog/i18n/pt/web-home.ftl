### O que dizem a página inicial e as suas vizinhas.

## Convidados: um nome para quem ainda não tem

# Palavras separadas por vírgulas; cada nome vai com cada traço.
web-guest-nouns = Parafuso, Pistão, Pêndulo, Lampião, Íman, Botão, Rebite, Apito, Volante, Pedal, Motor, Relógio, Martelo, Êmbolo
web-guest-traits = Sonhador, Curioso, Gentil, Valente, Dorminhoco, Alegre, Paciente, Esperto, Estrelado, Enferrujado, Dançarino, Cantor
web-guest-name = { $noun } { $trait }
# $name: o de um convidado.
web-guest-you-are = Jogas como { $name }.
web-guest-change = Escolher outro nome

## Jogar já

web-home-lead = Escolhe um jogo e joga já. Sem conta, sem esperas.
# $players: por exemplo 2–4; $minutes: cerca de quantos.
web-home-players = { $players } jogadores
web-home-minutes = cerca de { $minutes } minutos
web-home-alone = Jogar a solo
web-home-with-bot = Jogar a dois, com um bot
# $bots: quantos.
web-home-against =
    { $bots ->
        [one] Jogar contra um bot
       *[other] Jogar contra { $bots } bots
    }
# $players: quantos.
web-home-one-screen = { $players } jogadores num só ecrã
web-home-opponents = Adversários
web-home-level = Força dos bots
web-home-invite = Convidar amigos…
web-home-rules = Regras
web-home-box = O que há na caixa
web-home-still = Parar as imagens
web-home-moving = Animar as imagens
web-home-dealing = A preparar a mesa…

## Listas

web-home-continue = Continuar
web-home-guest-tables =
    { $days ->
        [one] Não tens conta: uma mesa em que ninguém joga há um dia é removida.
       *[other] Não tens conta: uma mesa em que ninguém joga há { $days } dias é removida.
    }
web-home-replays = Partidas para rever
web-home-replays-about = As partidas que terminaste, para rever passo a passo.
web-home-no-replays = As partidas que terminares ficam aqui, para rever passo a passo.
web-home-no-open = Por agora ninguém espera por jogadores. Escolhe «Convidar amigos» acima para abrir uma mesa.
web-home-unreachable = Sem ligação ao servidor
web-home-try-again = Tentar de novo

## Abrir uma mesa

web-home-who-plays = Quem joga?
web-home-you = Tu
web-home-beside-you = Neste ecrã
web-home-bot = Um bot
web-home-friend = Um amigo, por link
web-home-friend-about = Vais receber um link para enviar. Quem o abrir joga aqui.
web-home-difficulty = Dificuldade
web-home-more-options = Mais opções
web-home-table-settings = Jogar com outras pessoas

## Ser convidado, e a partida do dia

web-home-your-name = O teu nome na mesa
web-home-join-about = Não precisas de conta.
web-home-all-deals = Voltar às partidas de hoje
web-home-sign-in-about = Com uma conta encontras as tuas mesas em todos os dispositivos.
# $n: how many there are.
web-show-all = Mostrar tudo ({ $n })
