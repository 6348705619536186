### O que diz a página da conta.

## Quem se é

web-about-me = O meu nome
web-account-name = Os outros veem-te como
web-account-name-about = Um nome novo aparece nas mesas abertas a partir de agora.
web-keep = Guardar
web-kept = Guardado.
web-make-account = Criar uma conta
web-account-about = Com um nome de utilizador e uma palavra-passe inicias sessão em qualquer aparelho. As tuas mesas e os teus resultados continuam teus.
web-old-password = Palavra-passe atual
web-new-password = Palavra-passe nova
web-change-password = Mudar a palavra-passe

## Os meus dados

# $login: o da conta.
web-signed-in-as = O teu nome de utilizador é { $login }.
web-guest-sign-out-about = Não tens conta: se terminares a sessão, não podes voltar às tuas mesas.
web-my-data = Os meus dados
web-take-data = Descarregar os meus dados
web-delete-about = Apaga para sempre o teu nome, o nome de utilizador, as mensagens e os resultados. Nas mesas ainda em jogo, um bot toma o teu lugar.
web-delete-me = Apagar os meus dados

## Avisos

web-account-notices = Avisos
web-account-notices-about = Quando não estás numa mesa, podemos avisar-te de que é a tua vez ou de que a mesa foi fechada.
web-account-notices-browser = Neste navegador
web-account-notices-granted = Permitidos. Avisamos-te enquanto houver uma página nossa aberta em segundo plano.
web-account-notices-default = Ainda não permitidos. Avisamos-te enquanto houver uma página nossa aberta em segundo plano.
web-account-notices-denied = Bloqueados. Podes permiti-los nas definições do navegador para este sítio.
web-account-notices-missing = Este navegador não consegue mostrar avisos.
web-allow-notices = Permitir avisos neste navegador
web-account-notices-elsewhere = Noutro programa
web-webhook = Endereço a chamar (webhook)
web-account-webhook-about = Um serviço de mensagens ou um programa teu dá-te um endereço assim. Enviamos-lhe uma mensagem curta. Deixa-o vazio para não receberes nada.

## Códigos de acesso

web-tokens = Códigos de acesso para programas
web-tokens-about = Um programa que envie um código de acesso joga em teu nome.
web-token-name = Nome do código
web-token-scope = O que permite
web-token-scope-read = Só ver
web-token-scope-play = Ver e jogar
web-token-scope-manage = Tudo, também a tua conta
web-token-days = Durante quanto tempo é válido
web-token-for-days =
    { $days ->
        [one] um dia
       *[other] { $days } dias
    }
web-make-token = Criar um código
web-remove-token = Apagar
web-token-given = Copia-o já, só se mostra uma vez:

## Resultados

web-statistics = Os meus resultados
web-no-games = Ainda não terminaste nenhuma partida.
web-account-none-counted = Nenhuma das tuas partidas terminadas conta, por agora.
web-reset-statistics = Repor os meus resultados a zero
# $moment: data e hora.
web-account-since = Partidas terminadas depois de { $moment }.
web-games = Partidas
web-wins = Ganhas
web-best = Melhor
web-mean = Média
web-account-all = Todas as partidas
# $players: quantos.
web-account-players =
    { $players ->
        [1] a solo
       *[other] { $players } jogadores
    }
# $others: bots ou pessoas, em lista.
web-account-company = com { $others }
web-people = outras pessoas
web-account-counts = Conta cada partida jogada até ao fim. Uma partida de que desistes conta como perdida, sem pontuação.
web-account-not-counted = O que não conta, e porquê
# $games: quantas.
web-account-uncounted =
    { $games ->
        [one] { $games } partida terminada não conta: porquê?
       *[other] { $games } partidas terminadas não contam: porquê?
    }
# $games: quantas das próprias.
web-account-of-yours = (tuas: { $games })
web-account-why-both-sides = Jogaste por vários lados, uns contra os outros: não podias perder.
web-account-why-bot-at-end = No fim da partida, um bot jogava por ti.
web-account-why-daily-again = Era outra tentativa da partida do dia: já a conhecias.
web-account-why-seed-chosen = A partida foi escolhida pela semente: podia conhecer-se antes.
web-account-why-closed = A mesa foi fechada antes do fim: não há resultado.
