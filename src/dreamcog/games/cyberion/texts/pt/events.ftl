### O que acontece, como acaba uma partida.

## Acontecimentos

# De onde vem um robô e para onde vai, conforme $row.
cyberion-from-row =
    { $row ->
        [platform] da Plataforma
        [flash] do Flash
       *[stock] do Stock
    }
cyberion-into-row =
    { $row ->
        [platform] para a Plataforma
        [flash] para o Flash
       *[stock] para o Stock
    }

cyberion-event-repaired = Reparas { $machine }.
cyberion-event-triggered =
    { $level ->
        [1] Descartas { $robot } sem efeito.
       *[other] Descartas { $robot } para ativar a sua habilidade no nível { $roman }.
    }
cyberion-event-supported =
    { $level ->
        [1] Descartas a tua ficha de Apoio { $model } sem efeito.
       *[other] Descartas a tua ficha de Apoio { $model } para ativar a sua habilidade no nível { $roman }.
    }
cyberion-event-upgraded = A Engrenagem do { $model } passa para o nível { $roman }.
cyberion-event-robot-discarded =
    { $count ->
        [1] { $robot } é descartado { cyberion-from-row }.
       *[other] { $robot } são descartados { cyberion-from-row }.
    }
cyberion-event-robot-drawn =
    { $count ->
        [1] { $robot } vem do baralho { cyberion-into-row }.
       *[other] { $robot } vêm do baralho { cyberion-into-row }.
    }
cyberion-event-nothing-stored = Não moves nada para o Stock.
cyberion-event-robot-stored =
    { $count ->
        [1] { $robot } passa { cyberion-from-row } para o Stock.
       *[other] { $robot } passam { cyberion-from-row } para o Stock.
    }
cyberion-event-robot-recovered =
    { $to ->
        [deck] { $robot } vai do Descarte para o topo do baralho.
        [platform] { $robot } volta do Descarte para a Plataforma.
        [flash] { $robot } volta do Descarte para o Flash.
       *[stock] { $robot } volta do Descarte para o Stock.
    }
cyberion-event-robot-seen = Vês { $robot }.
cyberion-event-robot-put-back =
    { $side ->
        [top] { $count ->
            [1] { $robot } volta para o topo do baralho.
           *[other] { $robot } voltam para o topo do baralho.
        }
       *[bottom] { $count ->
            [1] { $robot } vai para o fundo do baralho.
           *[other] { $robot } vão para o fundo do baralho.
        }
    }
cyberion-event-robot-paid-from-deck =
    { $count ->
        [1] { $robot } é descartado do baralho.
       *[other] { $robot } são descartados do baralho.
    }
cyberion-event-machine-prepared = Preparada: { $machine }. Neste turno precisa de um robô a menos.
cyberion-event-machine-realigned = Já não está Preparada: { $machine }.
cyberion-event-machine-revealed = Nova na Fábrica: { $machine }.
cyberion-event-failsafe-gained =
    { $gained ->
        [0] Já não há Válvulas na Forja: continuas com { $failsafes }.
        [1] Ganhas uma Válvula: agora tens { $failsafes }.
       *[other] Ganhas { $gained } Válvulas: agora tens { $failsafes }.
    }
cyberion-event-failsafe-lost =
    { $failsafes ->
        [0] Nenhuma máquina foi reparada: devolves à Forja a tua última Válvula.
       *[other] Nenhuma máquina foi reparada: devolves uma Válvula à Forja e ficas com { $failsafes }.
    }
cyberion-event-battery-spent =
    { $robots ->
        [0] O baralho de Robôs está vazio: gastas a Bateria, mas não há nada no Descarte para embaralhar.
        [1] O baralho de Robôs está vazio: gastas a Bateria, e { $robots } robô descartado forma o novo baralho.
       *[other] O baralho de Robôs está vazio: gastas a Bateria, e { $robots } robôs descartados formam o novo baralho.
    }
cyberion-event-turn-began = Começa o turno { $turn }.
cyberion-event-babybot-made = Fazes um Bebébot: ele e os seus dois pais são embaralhados com o baralho.
cyberion-event-babybot-drawn = O Bebébot { $model } é tirado e sai do jogo.
cyberion-event-robot-laid =
    { $count ->
        [1] { $robot } pilota agora o { $gigantobot }.
       *[other] { $robot } pilotam agora o { $gigantobot }.
    }
cyberion-event-gigantobot-rests = O { $gigantobot } vai de férias, e os seus robôs são embaralhados com o baralho.
cyberion-event-damage-mended =
    { $damage ->
        [0] Um Dano Estrutural a menos: não resta nenhum.
        [1] Um Dano Estrutural a menos: resta { $damage }.
       *[other] Um Dano Estrutural a menos: restam { $damage }.
    }
cyberion-event-failsafes-owed =
    { $owed ->
        [1] Devolves { $owed } Válvula pelos Danos Estruturais.
       *[other] Devolves { $owed } Válvulas pelos Danos Estruturais.
    }
cyberion-event-microbot-placed = O { $microbot } infeta { $machine }.
cyberion-event-microbot-earned = Guardas o { $microbot }.
cyberion-event-microbot-discarded = O { $microbot } é descartado.
cyberion-event-microbots-spent =
    { $microbots ->
        [1] Gastas { $microbots } Microbot.
       *[other] Gastas { $microbots } Microbots.
    }
cyberion-event-microbots-swapped = Dois Microbots trocam de máquina.
cyberion-event-microbots-shuffled = Os Microbots descartados são embaralhados numa nova pilha.
cyberion-event-machine-removed = Retiras { $machine }: conta como reparada.
cyberion-event-interference-revealed = Interferência! Em vez da habilidade do { $model } acontece a do { $ability }.
cyberion-event-level-chosen =
    { $level ->
        [1] Prescindes da habilidade.
       *[other] Escolhes o nível { $roman }.
    }
cyberion-event-won = Ganhaste!
cyberion-event-lost = Perdeste.

## O fim de uma partida, conforme a regra

cyberion-outcome-c3-13 = Todas as máquinas da fábrica voltaram a funcionar. Ganhaste, parabéns!
cyberion-outcome-c3-8 = Nenhuma máquina foi reparada e não tinhas Válvulas para devolver: a fábrica está perdida. Fica para a próxima!
cyberion-outcome-c8-6 = Todas as máquinas voltaram a funcionar, mas ainda há um Bebébot no Limbo: perdeste. Foi por pouco, tenta outra vez!
cyberion-outcome-c9-5 = Todas as máquinas voltaram a funcionar, mas as tuas Válvulas não chegam para os Danos Estruturais: perdeste. Foi por pouco, tenta outra vez!
cyberion-outcome-c12-4 = Todas as máquinas voltaram a funcionar, mas ainda há Interferência debaixo de uma Engrenagem: perdeste. Foi por pouco, tenta outra vez!

## Como uma jogada acabaria a partida, conforme a regra

cyberion-sure-c3-13 = Com esta jogada todas as máquinas voltam a funcionar: ganhas a partida!
cyberion-sure-c3-8 = Não reparaste nenhuma máquina neste turno e não tens Válvulas para devolver: com esta jogada perdes a partida.
cyberion-sure-c8-6 = É a última máquina, mas ainda há um Bebébot no Limbo: com esta jogada perdes a partida.
cyberion-sure-c9-5 = É a última máquina, mas as tuas Válvulas não chegam para os Danos Estruturais: com esta jogada perdes a partida.
cyberion-sure-c12-4 = É a última máquina, mas ainda há Interferência debaixo de uma Engrenagem: com esta jogada perdes a partida.
