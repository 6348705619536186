### A mesa desenhada de Cyberion.

web-cyberion-mainframe = Processador central
web-cyberion-deck = Baralho
web-cyberion-gigantobots = Gigantobots
web-cyberion-composition = Robôs
web-cyberion-in-deck = no baralho
web-cyberion-in-discard = descartados
# How many copies of a card are where.
web-cyberion-copies = { $deck } no baralho, { $discard } no Descarte
web-cyberion-looked-at = As cartas que vês
# $ability: what happens, at the $level.
web-cyberion-at-level = { $level }: { $ability }.
web-cyberion-own-machine = Só { $player } a pode reparar.
web-cyberion-prepared = Preparada: neste turno precisa de um robô a menos.
web-cyberion-infected = Em cima: { $microbot }. Um dos robôs tem de lhe corresponder.

## Help

web-cyberion-about-machine-deck = É daqui que a Fábrica se completa quando acabas o turno. Ganhas quando não restar nenhuma máquina.
web-cyberion-about-repaired = Se acabares o turno sem reparar uma máquina, perdes uma Válvula.
# $robots: what is still in the deck, by counting.
web-cyberion-about-deck = Ainda no baralho: { $robots }.
web-cyberion-about-failsafes = Mantêm a fábrica a funcionar: um turno sem máquinas reparadas custa uma.
web-cyberion-about-battery = Quando o baralho de Robôs está vazio, embaralha o Descarte num novo baralho, uma vez por partida.
web-cyberion-about-experience = Máquinas reparadas, com que melhoras as Engrenagens.
web-cyberion-about-support = Descarta-a para ativar esta habilidade no nível III.
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
web-cyberion-about-holiday = De férias: não recebe mais robôs.
web-cyberion-about-damage = Quando a última máquina é reparada, cada um se paga com Válvulas.

web-home-about-babybots = Dois robôs do mesmo modelo fazem um Bebébot. Tira-os todos do Limbo.
web-home-about-gigantobots = Pilota os Gigantobots e repara os Danos Estruturais antes do fim.
web-home-about-microbots = Em cada máquina um Microbot quer um robô a seu gosto, e depois ajuda-te.
web-home-about-multibots = Robôs de qualquer modelo ou tamanho, e máquinas de escalão III.
web-home-about-devious-cog = Debaixo de cada Engrenagem escondem-se Interferências: as habilidades reservam surpresas.

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
