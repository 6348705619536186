### A mesa desenhada de Cyberion.

web-cyberion-mainframe = Processador central
web-cyberion-deck = Baralho
web-cyberion-gigantobots = Gigantobots
web-cyberion-composition = Robôs
web-cyberion-in-deck = no baralho
web-cyberion-in-discard = descartados
# How many copies of a card are where.
web-cyberion-copies = { $deck } no baralho, { $discard } no descarte
web-cyberion-looked-at = As cartas que vês
# $ability: what happens, at the $level.
web-cyberion-at-level = { $level }: { $ability }.
web-cyberion-own-machine = Só { $player } a repara.
web-cyberion-prepared = Preparada: neste turno precisa de menos um robô.
web-cyberion-infected = Sobre ela: { $microbot }. Um dos robôs tem de lhe corresponder.

## Help

web-cyberion-about-machine-deck = Daqui se enche a Fábrica no fim do teu turno. Ganhas quando não restar nenhuma máquina.
web-cyberion-about-repaired = Se acabares o turno sem reparar uma máquina, perdes uma Válvula.
# $robots: what is still in the deck, by counting.
web-cyberion-about-deck = Contando, ainda lá estão: { $robots }.
web-cyberion-about-failsafes = Mantêm a Fábrica a funcionar: um turno sem máquinas reparadas custa uma.
web-cyberion-about-battery = Quando o baralho dos robôs está vazio, baralha o descarte num novo baralho, uma vez por jogo.
web-cyberion-about-experience = Máquinas reparadas, com que melhoras as Engrenagens.
web-cyberion-about-support = Descarta-o por esta habilidade ao nível III.
web-cyberion-about-multibot = Numa reparação conta como qualquer modelo ou qualquer tamanho; não tem habilidade.
web-cyberion-about-babybot = Quando é tirado do baralho, a Engrenagem do seu modelo sobe um nível.
web-cyberion-about-limbo = Ainda no Limbo: cria-o com dois robôs do seu modelo cujos tamanhos somem 5.
# $tokens: how many lie under the Cog.
web-cyberion-about-interference =
    { $tokens ->
        [1] { $tokens } ficha de Interferência sob esta Engrenagem: o próximo robô faz o que a ficha disser.
       *[other] { $tokens } fichas de Interferência sob esta Engrenagem: o próximo robô faz o que a primeira disser.
    }
# $abilities: what the tokens say that nobody has seen.
web-cyberion-interference-left = Contando, ainda sob as Engrenagens: { $abilities }.
web-cyberion-about-microbots = Gasta Microbots para substituir ou trocar os das máquinas, ou para retirar uma máquina.
web-cyberion-about-gigantobot = Ainda ninguém o pilota.
web-cyberion-about-holiday = De férias: não recebe mais robôs.
web-cyberion-about-damage = Quando a última máquina é reparada, pagam-se Válvulas por cada um.
