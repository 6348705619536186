### A mesa desenhada de Cyberion.

web-cyberion-mainframe = Processador central
web-cyberion-deck = Baralho
web-cyberion-gigantobots = Gigantobots
web-cyberion-composition = Robôs
web-cyberion-in-deck = no baralho
web-cyberion-in-discard = descartados
# Neither in the deck nor in the discard: in a row, on a Gigantobot, out of the game.
web-cyberion-elsewhere = noutro lado
# How many copies of a card are where.
web-cyberion-copies = { $deck } no baralho, { $discard } no Descarte, { $elsewhere } noutro lado
web-cyberion-looked-at = As cartas que vês
# $ability: what happens, at the $level.
web-cyberion-at-level = Nível { $level }: { $ability }.
# Above how many machines were repaired in this turn.
web-cyberion-this-turn = neste turno
web-cyberion-no-ability = Nível { $level }: ainda sem habilidade.
# What moving a Cog one level up costs.
web-cyberion-upgrade = Melhorar do nível { $from } para o { $to }: { $cost }
web-cyberion-own-machine = Só { $player } a pode reparar.
web-cyberion-prepared = Preparada: neste turno precisa de um robô a menos.
web-cyberion-infected = Em cima: { $microbot }. Um dos robôs tem de lhe corresponder.

# What a move brings: a Cog to the $level.
web-cyberion-to-level = nível { $level }
web-cyberion-loses = perde o jogo
# $what: what a move costs, such as 1 Failsafe; $left: how many are left then.
web-cyberion-costs-failsafes =
    { $left ->
        [0] custa { $what }: depois não resta nenhuma
        [1] custa { $what }: resta { $left }
       *[other] custa { $what }: restam { $left }
    }
web-cyberion-costs-last-failsafe = Esta jogada custa a tua última Válvula. Queres fazê-la mesmo assim?

# What is still to be picked: $n of it, beside $picked that are.
web-cyberion-missing-robot =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } robô
               *[other] { $n } robôs
            }
       *[other]
            { $n ->
                [one] mais { $n } robô
               *[other] mais { $n } robôs
            }
    }
web-cyberion-missing-machine =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } máquina
               *[other] { $n } máquinas
            }
       *[other]
            { $n ->
                [one] mais { $n } máquina
               *[other] mais { $n } máquinas
            }
    }
web-cyberion-missing-gigantobot =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } Gigantobot
               *[other] { $n } Gigantobots
            }
       *[other]
            { $n ->
                [one] mais { $n } Gigantobot
               *[other] mais { $n } Gigantobots
            }
    }
web-cyberion-missing-card =
    { $picked ->
        [0]
            { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            }
       *[other]
            { $n ->
                [one] mais { $n } carta
               *[other] mais { $n } cartas
            }
    }

## Help

# $row: which of the three; $places: how many robots it can hold.
web-cyberion-about-row =
    { $row ->
        [platform] Os teus robôs. Quando acabas o turno, a Plataforma completa-se até { $places } com o baralho de Robôs.
        [flash] Robôs só para este turno: quando acabas o turno, todos os que ainda estão no Flash são descartados.
       *[stock] Robôs postos de lado: ficam aqui, turno após turno, até os usares.
    }
web-cyberion-about-machine-deck = É daqui que a Fábrica se completa quando acabas o turno. Ganhas quando não restar nenhuma máquina.
web-cyberion-about-progress = Ganhas quando todas as máquinas estiverem reparadas.
web-cyberion-about-robot-deck = É daqui que vêm os teus robôs. Quando está vazio, a Bateria faz um novo, uma vez por partida.
web-cyberion-about-repaired = Se acabares o turno sem reparar uma máquina, perdes uma Válvula.
# $robots: what is still in the deck, by counting.
web-cyberion-about-deck = Ainda no baralho: { $robots }.
web-cyberion-about-failsafes = Mantêm a fábrica a funcionar: um turno sem máquinas reparadas custa uma.
web-cyberion-about-battery = Quando o baralho de Robôs está vazio, embaralha o Descarte num novo baralho, uma vez por partida.
web-cyberion-forge = Forja
web-cyberion-about-experience = Máquinas reparadas, com que melhoras as Engrenagens.
web-cyberion-about-support = Descarta-a para ativar esta habilidade no nível { $level }: { $ability }.
web-cyberion-about-multibot = Numa reparação conta como qualquer modelo ou qualquer tamanho; não tem habilidade.
web-cyberion-about-babybot = Quando é tirado do baralho, a Engrenagem do seu modelo sobe um nível.
web-cyberion-about-limbo = Ainda no Limbo: fá-lo com dois robôs do seu modelo cujos tamanhos somem 5.
# $tokens: how many lie under the Cog.
web-cyberion-about-interference =
    { $tokens ->
        [1] { $tokens } ficha de Interferência debaixo desta Engrenagem: da próxima vez acontece a habilidade dela.
       *[other] { $tokens } fichas de Interferência debaixo desta Engrenagem: da próxima vez acontece a habilidade de uma delas.
    }
# $abilities: what the tokens say that nobody has seen.
web-cyberion-interference-left = Ainda debaixo das Engrenagens: { $abilities }.
web-cyberion-about-microbots = Gasta Microbots para substituir um, trocar dois ou retirar uma máquina.
web-cyberion-about-gigantobot = Ainda ninguém o pilota.
web-cyberion-store-nothing = nada
web-cyberion-about-holiday = De férias: não recebe mais robôs.
web-cyberion-about-damage = Quando a última máquina é reparada, cada um se paga com Válvulas.

web-home-about-babybots = Dois robôs do mesmo modelo fazem um Bebébot. Tira-os todos do Limbo.
web-home-about-gigantobots = Pilota os Gigantobots e repara os Danos Estruturais antes do fim.
web-home-about-microbots = Em cada máquina um Microbot pede um robô que lhe corresponda; depois podes gastá-lo.
web-home-about-multibots = Robôs de qualquer modelo ou tamanho, e máquinas de escalão III.
web-home-about-devious-cog = Fichas de Interferência, escondidas debaixo de cada Engrenagem, mudam o efeito da sua habilidade.

web-story-turn = Turno { $turn }
web-story-mark-repaired = máquina reparada
web-story-mark-upgraded = Engrenagem melhorada
web-story-mark-failsafe-lost = Válvula perdida
web-story-mark-battery-spent = Bateria gasta
web-story-factory-works = A fábrica volta a funcionar!
web-story-factory-dark = A fábrica apaga-se
# $repaired: quantas máquinas, de $all.
web-story-repaired = { $repaired } de { $all } máquinas reparadas
web-story-failsafes-left =
    { $failsafes ->
        [0] já sem Válvulas
        [1] { $failsafes } Válvula restante
       *[other] { $failsafes } Válvulas restantes
    }
web-story-support-left =
    { $tokens ->
        [0] já sem fichas de Apoio
        [1] { $tokens } ficha de Apoio restante
       *[other] { $tokens } fichas de Apoio restantes
    }
web-story-robots-left =
    { $robots ->
        [0] nenhum robô no baralho
        [1] { $robots } robô ainda no baralho
       *[other] { $robots } robôs ainda no baralho
    }
web-story-turns-played =
    { $turns ->
        [1] { $turns } turno jogado
       *[other] { $turns } turnos jogados
    }

web-choose-robots = Que robôs?
web-choose-top = Que cartas vão para o topo do baralho? A primeira que escolheres fica por cima.
web-choose-bottom = Que cartas vão para o fundo do baralho?
web-choose-level = Em que nível?
web-zone-stand = Ponto da situação
web-zone-repaired = Reparadas neste turno
web-zone-out = Fora do jogo
web-cyberion-about-difficulty = Quanto mais fichas de Apoio no início, mais fácil.
web-cyberion-about-score = Uma partida perdida vale as máquinas reparadas. Uma ganha vale 1000, mais 100 por cada ficha de Válvula ou de Apoio que sobra e 1 por cada robô que sobra.
web-cyberion-box-gigantobots = Duas leituras das mesmas dez cartas: os livros de regras não dizem o que mostram. Joga-se com as dez que mostram um modelo ou um tamanho ou, se a mesa assim escolheu, com as dez que mostram ambos. Nunca com as vinte.

## What a move shows: "This shows …"

web-cyberion-shows-robot-deck = novos robôs
web-cyberion-shows-machine-deck = novas máquinas
web-cyberion-shows-microbot-pile = novos Microbots
web-cyberion-shows-interference = uma ficha de Interferência
