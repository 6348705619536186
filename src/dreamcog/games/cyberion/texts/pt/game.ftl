### Cyberion.

cyberion-title = Cyberion
cyberion-about = Repara com robôs as máquinas de uma fábrica sabotada, a solo ou a dois.
cyberion-welcome = A Engrenagem Pérfida sabotou a fábrica! Repara todas as máquinas antes de ficares sem Válvulas. Escreve um número, ou ? para ajuda.

## Coisas

cyberion-model-sirenbot = Sirenbot
cyberion-model-stockbot = Stockbot
cyberion-model-cyclobot = Cyclobot
cyberion-model-planbot = Planbot
cyberion-model-commandbot = Commandbot

cyberion-short-sirenbot = Siren
cyberion-short-stockbot = Stock
cyberion-short-cyclobot = Cyclo
cyberion-short-planbot = Plan
cyberion-short-commandbot = Command

cyberion-robot = { $model } { $size }
cyberion-robot-any-model = Multibot { $size }
cyberion-robot-any-size = Multibot { $model }
cyberion-robot-baby = Bebébot { $model }
cyberion-gigantobot-model = Gigantobot { $model }
cyberion-gigantobot-size = Gigantobot de tamanho { $size }
cyberion-gigantobot-both = Gigantobot { $model } { $size }
cyberion-microbot-model = Microbot { $model }
cyberion-microbot-size = Microbot de tamanho { $size }
cyberion-placed = { $robot } ({ $where })

cyberion-row-platform = Plataforma
cyberion-row-flash = Flash
cyberion-row-stock = Stock

cyberion-battery-charged = Bateria carregada
cyberion-battery-spent = Bateria gasta

cyberion-machine = { $tier } · { $demand }
cyberion-demand-model = { $robots } { $model }s
cyberion-demand-size = { $robots } robôs de tamanho { $trait }
cyberion-demand-identical = { $robots } robôs idênticos
cyberion-demand-sum-min = { $robots } robôs, soma de pelo menos { $trait }
cyberion-demand-sum-max = { $robots } robôs, soma de no máximo { $trait }
cyberion-demand-pairs = { $robots } robôs: { $pair } + { $rest } do mesmo tamanho
cyberion-demand-run = uma sequência de { $robots } tamanhos

## Habilidades, pelo Processador central

# Em Portugal o zero pede o plural («0 robôs»), mas a categoria [one] abrange-o: por isso [1].

cyberion-ability-none = sem efeito
cyberion-ability-sirenbot =
    { $number ->
        [1] { $number } robô vai do baralho para o Flash
       *[other] { $number } robôs vão do baralho para o Flash
    }
cyberion-ability-stockbot =
    { $number ->
        [1] até { $number } robô vai para o Stock
       *[other] até { $number } robôs vão para o Stock
    }
cyberion-ability-cyclobot =
    { $what ->
        [cyclobot] um Cyclobot
       *[any] qualquer robô
    } vai do Descarte para { $to ->
        [deck] o topo do baralho
       *[platform] a Plataforma
    }
cyberion-ability-planbot =
    { $number ->
        [1] vê { $number } carta do baralho, depois fica com a do topo
       *[other] vê { $number } cartas do baralho, depois fica com a do topo
    }
cyberion-ability-commandbot =
    { $number ->
        [1] descarta mais { $number } robô para Preparar uma máquina
       *[other] descarta mais { $number } robôs para Preparar uma máquina
    }

## Opções

cyberion-option-players = Jogadores
cyberion-option-support = Fichas de Apoio
cyberion-option-expansions = Expansões
cyberion-option-microbot-swap-cost = Microbots que custa trocar os de duas máquinas
cyberion-option-gigantobot-traits = O que mostra um Gigantobot
cyberion-option-first = Primeiro jogador
cyberion-option-seed = Semente
cyberion-option-box = Caixa
cyberion-offer-expansions = Com expansões…
cyberion-with-babybots = Bebébots
cyberion-with-gigantobots = Gigantobots
cyberion-with-microbots = Microbots
cyberion-with-multibots = Multibots
cyberion-with-devious-cog = Engrenagem Pérfida
cyberion-value-gigantobot-traits-one = uma característica: um modelo ou um tamanho
cyberion-value-gigantobot-traits-two = duas características: um modelo e um tamanho

## Jogadas: os seus nomes

cyberion-move-repair = Reparar
cyberion-move-trigger = Ativar
cyberion-move-waive = Sem efeito
cyberion-move-support = Apoio
cyberion-move-upgrade = Melhorar
cyberion-move-store = Armazenar
cyberion-move-recover = Recuperar
cyberion-move-arrange = Arrumar
cyberion-move-prepare = Preparar
cyberion-move-make-babybot = Bebébot
cyberion-move-pilot = Pilotar
cyberion-move-microbot-replace = Substituir
cyberion-move-microbot-swap = Trocar
cyberion-move-microbot-remove = Retirar
cyberion-move-choose-level = Nível
cyberion-move-reward = Recompensa
cyberion-move-end-turn = Acabar o turno

## Jogadas: o que se escreve

cyberion-type-repair = reparar
cyberion-type-trigger = ativar
cyberion-type-support = apoio
cyberion-type-upgrade = melhorar
cyberion-type-store = armazenar
cyberion-type-recover = recuperar
cyberion-type-arrange = arrumar
cyberion-type-prepare = preparar
cyberion-type-make-babybot = bebébot
cyberion-type-pilot = pilotar
cyberion-type-microbot-replace = substituir
cyberion-type-microbot-swap = trocar
cyberion-type-microbot-remove = retirar
cyberion-type-choose-level = nível
cyberion-type-reward = recompensa
cyberion-type-end-turn = acabar fim

cyberion-usage-repair = { $word } MÁQUINA ROBÔ …
cyberion-usage-trigger = { $word } ROBÔ [NÍVEL]
cyberion-usage-support = { $word } MODELO [NÍVEL]
cyberion-usage-upgrade = { $word } MODELO
cyberion-usage-store = { $word } ROBÔ …
cyberion-usage-recover = { $word } ROBÔ
cyberion-usage-arrange = { $word } CARTA … / CARTA …
cyberion-usage-prepare = { $word } MÁQUINA ROBÔ …
cyberion-usage-make-babybot = { $word } ROBÔ ROBÔ
cyberion-usage-pilot = { $word } ROBÔ ROBÔ GIGA GIGA
cyberion-usage-microbot-replace = { $word } MÁQUINA
cyberion-usage-microbot-swap = { $word } MÁQUINA MÁQUINA
cyberion-usage-microbot-remove = { $word } MÁQUINA
cyberion-usage-choose-level = { $word } NÍVEL
cyberion-usage-reward = { $word } válvulas/dano
cyberion-usage-end-turn = { $word }

cyberion-help-repair = descartar os robôs que uma máquina pede
cyberion-help-trigger = descartar um robô para ativar a sua habilidade (nível 1: sem efeito)
cyberion-help-support = descartar uma ficha de Apoio para ativar a sua habilidade
cyberion-help-upgrade = pagar com Experiência para fazer avançar uma Engrenagem
cyberion-help-store = responder a um Stockbot
cyberion-help-recover = responder a um Cyclobot
cyberion-help-arrange = responder a um Planbot: cartas no topo / no fundo
cyberion-help-prepare = responder a um Commandbot; o baralho paga o que não indicares
cyberion-help-make-babybot = fazer um Bebébot com dois robôs
cyberion-help-pilot = pôr dois robôs em Gigantobots (- para nenhum)
cyberion-help-microbot-replace = gastar Microbots: pôr outro numa máquina
cyberion-help-microbot-swap = gastar Microbots: trocar os de duas máquinas
cyberion-help-microbot-remove = gastar Microbots: retirar uma máquina
cyberion-help-choose-level = responder a uma Interferência
cyberion-help-reward = responder a um Gigantobot
cyberion-help-end-turn = acabar a tua Intervenção: segue-se o Fecho

## Perguntas

cyberion-ask-intervention = A tua Intervenção: o que fazes?
cyberion-ask-intervention-named = { $player }, a tua Intervenção: o que fazes?
cyberion-ask-choose-level = Interferência: em que nível ativas a habilidade do { $model }?
cyberion-ask-reward =
    { $left ->
        [1] Um Gigantobot vai de férias: que recompensa escolhes?
       *[other] { $left } Gigantobots vão de férias: que recompensa escolhes primeiro?
    }
cyberion-take-failsafes = válvulas
cyberion-take-damage = dano
cyberion-reward-failsafes = receber Válvulas da Forja
cyberion-reward-damage = retirar um Dano Estrutural
cyberion-ask-store =
    { $left ->
        [1] Stockbot: move um robô da Plataforma ou do Flash para o Stock, ou nenhum.
       *[other] Stockbot: move até { $left } robôs da Plataforma e do Flash para o Stock.
    }
cyberion-ask-recover =
    Cyclobot: que { $what ->
        [cyclobot] Cyclobot
       *[any] robô
    } vai do Descarte para { $to ->
        [deck] o topo do baralho
       *[platform] a Plataforma
    }?
cyberion-ask-arrange =
    { $left ->
        [1] Planbot: deixas esta carta no topo do baralho, ou vai para o fundo? Depois ficas com a carta do topo.
       *[other] Planbot: põe estas { $left } cartas no topo ou no fundo do baralho. Depois ficas com a carta do topo.
    }
cyberion-ask-prepare =
    { $left ->
        [1] Commandbot: que máquina Preparas? Custa { $left } robô, das tuas filas ou do baralho.
       *[other] Commandbot: que máquina Preparas? Custa { $left } robôs, das tuas filas ou do baralho.
    }
cyberion-done-store = é tudo
cyberion-done-prepare = o baralho paga o resto

cyberion-plus-babybots = Bebébots
cyberion-plus-gigantobots = Gigantobots
cyberion-plus-microbots = Microbots
cyberion-plus-multibots = Multibots
cyberion-plus-devious-cog = Engrenagem Pérfida
# $player: um nome ou vários, $players: quantos; $turn: quantos houve; $failsafes: quantas restam.
cyberion-share-won =
    { $players ->
        [1] { $player } reparou todas as { $all } máquinas
       *[other] { $player } repararam todas as { $all } máquinas
    } em { $turn } turnos, { $failsafes ->
        [0] já sem Válvulas
        [1] com { $failsafes } Válvula de sobra
       *[other] com { $failsafes } Válvulas de sobra
    }
# $machines: quantas foram reparadas, de $all.
cyberion-share-lost =
    { $players ->
        [1] { $player } reparou { $machines } de { $all } máquinas em { $turn } turnos
       *[other] { $player } repararam { $machines } de { $all } máquinas em { $turn } turnos
    }
