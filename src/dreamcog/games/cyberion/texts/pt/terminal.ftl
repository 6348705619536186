### A mesa de Cyberion no terminal.

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
choose-from-deck = { $robots } do baralho

cyberion-usage-again = { $word } [0-5]

cyberion-help-piles = o Descarte, o que sabes do baralho, quem pilota os Gigantobots
cyberion-help-again = acabada a partida: outra, com esse número de fichas de Apoio
cyberion-help-names = Uma palavra pode ser abreviada enquanto for clara. Escreve o número de uma escolha, ou uma jogada inteira: máquinas e robôs escrevem-se como I/sirenbot e plataforma/sirenbot-3.

mark-ready = { $mark } já se pode reparar
mark-microbot = { $mark } um Microbot
mark-holiday = { $mark } um Gigantobot de férias

typed-no-level = «{ $typed }» não é um nível: escreve de 1 a 5, ou de I a V.
typed-no-robot = Não há nenhum «{ $typed }» nas tuas filas.

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

cyberion-play-farewell = Até breve, na fábrica!

## O que uma escolha custa e traz, ao lado do seu nome

cyberion-amount-platform =
    { $n ->
        [1] { $n } robô na Plataforma
       *[other] { $n } robôs na Plataforma
    }
cyberion-amount-flash =
    { $n ->
        [1] { $n } robô no Flash
       *[other] { $n } robôs no Flash
    }
cyberion-amount-experience = { $n } Experiência
cyberion-amount-failsafes =
    { $n ->
        [1] { $n } Válvula
       *[other] { $n } Válvulas
    }
cyberion-amount-held-microbots =
    { $n ->
        [1] { $n } Microbot
       *[other] { $n } Microbots
    }
cyberion-amount-battery = { $n } Bateria
cyberion-amount-interference = { $n } Interferência
cyberion-amount-factory =
    { $n ->
        [1] { $n } máquina
       *[other] { $n } máquinas
    }
