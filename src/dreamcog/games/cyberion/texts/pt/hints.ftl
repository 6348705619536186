### Dicas para Cyberion.

## Onde olhar

cyberion-hint-look =
    { $at ->
        [factory] Olha para as máquinas da Fábrica.
        [platform] Olha para os robôs da Plataforma.
        [flash] Olha para os robôs do Flash.
        [stock] Olha para o Stock.
        [support] Olha para as tuas fichas de Apoio.
        [cogs] Olha para as Engrenagens.
        [discard] Olha para o Descarte.
        [deck] Olha para as cartas do baralho de Robôs que vês.
        [gigantobots] Olha para os Gigantobots.
        [parents] Procura dois robôs que possam tornar-se pais.
        [reward] Compara o que o Gigantobot oferece.
       *[end] Pergunta-te se ainda há algo a fazer neste turno.
    }

## O que está a acabar

# $left: how many are left.
cyberion-hint-limit-failsafes =
    { $left ->
        [0] É urgente: não resta nenhuma Válvula, e um turno em que nenhuma máquina sai da Fábrica perde a partida.
        [1] Resta uma Válvula: depois dela, um turno em que nenhuma máquina sai da Fábrica perde a partida.
       *[other] Restam { $left } Válvulas para os turnos em que nenhuma máquina sai da Fábrica.
    }
cyberion-hint-limit-deck =
    { $left ->
        [0] A Bateria está gasta, e o baralho de Robôs está vazio.
        [1] A Bateria está gasta, e resta uma carta no baralho de Robôs.
       *[other] A Bateria está gasta, e restam { $left } cartas no baralho de Robôs.
    }

## As jogadas, como aquilo que se faz

cyberion-hint-move-repair = reparar { $machine } com { $robots }
cyberion-hint-move-trigger =
    { $how ->
        [usual] descartar { $robot } para ativar a sua habilidade
        [nothing] descartar { $robot } sem efeito
       *[level] descartar { $robot } para ativar a sua habilidade no nível { $roman }
    }
cyberion-hint-move-support =
    { $how ->
        [usual] descartar a ficha de Apoio { $model } para ativar a sua habilidade
        [nothing] descartar a ficha de Apoio { $model } sem efeito
       *[level] descartar a ficha de Apoio { $model } para ativar a sua habilidade no nível { $roman }
    }
cyberion-hint-move-upgrade = melhorar a Engrenagem do { $model }
cyberion-hint-move-make-babybot = fazer um Bebébot com { $robots }
cyberion-hint-move-pilot = pôr { $robots } em Gigantobots
cyberion-hint-move-microbot-replace = trocar o Microbot de { $machine } por outro
cyberion-hint-move-microbot-swap = trocar entre si os Microbots de { $machines }
cyberion-hint-move-microbot-remove = gastar Microbots para retirar { $machine }
cyberion-hint-move-store =
    { $count ->
        [0] não mover nada para o Stock
       *[other] mover { $robots } para o Stock
    }
cyberion-hint-move-recover = ir buscar { $robot } ao Descarte
cyberion-hint-move-arrange =
    { $where ->
        [top] pôr { $top } de volta no topo do baralho
        [bottom] pôr { $bottom } no fundo do baralho
       *[both] pôr { $top } no topo do baralho e { $bottom } no fundo
    }
cyberion-hint-move-prepare = Preparar { $machine }
cyberion-hint-move-choose-level =
    { $how ->
        [nothing] prescindir da habilidade
       *[level] escolher o nível { $roman }
    }
cyberion-hint-move-reward =
    { $take ->
        [damage] retirar um Dano Estrutural
       *[failsafes] receber Válvulas da Forja
    }
cyberion-hint-move-end-turn = acabar o turno

## O que acontece, como aquilo que se faz

cyberion-hint-event-won = ganhar o jogo
cyberion-hint-event-repaired = reparar { $machine }
cyberion-hint-event-machine-removed = retirar { $machine }
cyberion-hint-event-upgraded = melhorar a Engrenagem do { $model }
cyberion-hint-event-gigantobot-rests = completar o { $gigantobot }
cyberion-hint-event-damage-mended = retirar um Dano Estrutural
cyberion-hint-event-failsafe-gained = ganhar uma Válvula
cyberion-hint-event-machine-prepared = Preparar { $machine }
cyberion-hint-event-babybot-made = fazer um Bebébot
cyberion-hint-event-lost = perder o jogo
cyberion-hint-event-failsafe-lost = devolver uma Válvula
cyberion-hint-event-battery-spent = gastar a Bateria
cyberion-hint-event-failsafes-owed = devolver Válvulas pelos Danos Estruturais
