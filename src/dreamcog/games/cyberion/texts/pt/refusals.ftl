### O que é recusado, com os factos.

## De quem é o turno, e o que se pode fazer agora

cyberion-refusal-game-is-over = A partida acabou: já não há nada para jogar.
cyberion-refusal-not-your-turn = É o turno do outro jogador.
cyberion-refusal-question-is-open =
    { $question ->
        [store] Indica primeiro que robôs vão para o Stock, depois continua.
        [recover] Indica primeiro que robô volta do Descarte, depois continua.
        [arrange] Volta primeiro a pôr as cartas que viste, depois continua.
        [prepare] Prepara primeiro uma máquina, depois continua.
        [choose-level] Escolhe primeiro o nível da habilidade, depois continua.
       *[reward] Escolhe primeiro a tua recompensa, depois continua.
    }
cyberion-refusal-nothing-to-answer =
    { $answer ->
        [store] Isso responde a um Stockbot, e nenhum está à espera de resposta.
        [recover] Isso responde a um Cyclobot, e nenhum está à espera de resposta.
        [arrange] Isso responde a um Planbot, e nenhum está à espera de resposta.
        [prepare] Isso responde a um Commandbot, e nenhum está à espera de resposta.
        [choose-level] Isso responde a uma ficha de Interferência, e nenhuma está à espera de resposta.
       *[reward] Isso responde a um Gigantobot completo, e nenhum está à espera de resposta.
    }
cyberion-refusal-not-in-play = Isso faz parte de uma expansão com a qual não estás a jogar: { $expansion }.
cyberion-refusal-not-the-next-step = A jogada começada não continua assim.

## Máquinas e robôs que não estão lá

cyberion-refusal-no-machines = A Fábrica está vazia: vêm novas máquinas no fim do turno.
cyberion-refusal-no-such-machine = Essa máquina não está na Fábrica: { $machine }.
cyberion-refusal-no-such-robot =
    { $found ->
        [0] { $placed } não está lá: indica robôs das tuas filas.
       *[other] { $placed } está lá { $found ->
            [1] uma vez
           *[other] { $found } vezes
        }, e indicaste-o { $wanted } vezes.
    }
cyberion-refusal-not-enough-robots =
    { $move ->
        [repair] { $wanted ->
            [1] { $machine }: pede 1 robô; as tuas filas têm { $found }.
           *[other] { $machine }: pede { $wanted } robôs; as tuas filas têm { $found }.
        }
        [trigger] Não tens nenhum robô para descartar: todas as tuas filas estão vazias.
       *[other] São precisos { $wanted } robôs; as tuas filas têm { $found }.
    }

## Reparações

cyberion-refusal-too-many-robots =
    { $move ->
        [make-babybot] { $found } robôs são demais: um Bebébot pede exatamente { $wanted }.
       *[repair] { $extra ->
            [0] { $machine }: { $found } robôs são demais, pede exatamente { $wanted }.
           *[1] { $machine }: { $found } robôs são demais, pede { $wanted }, e no máximo mais um para o seu Microbot.
        }
    }
cyberion-refusal-too-few-robots =
    { $move ->
        [make-babybot] Um Bebébot pede { $wanted } robôs; indicaste { $found }.
        [pilot] Para pilotar são precisos { $wanted } robôs; indicaste { $found }.
       *[repair] { $wanted ->
            [1] { $machine }: pede 1 robô; indicaste { $found }.
           *[other] { $machine }: pede { $wanted } robôs, descartados em conjunto; indicaste { $found }.
        }
    }
cyberion-refusal-demand-not-met =
    { $demand ->
        [model] { $machine }: pede { $wanted ->
            [1] 1 { $model }
           *[other] { $wanted } { $model }s
        }; entre estes há { $found }.
        [size] { $machine }: pede { $wanted ->
            [1] 1 robô
           *[other] { $wanted } robôs
        } de tamanho { $size }; entre estes há { $found }.
        [sum-min] { $machine }: pede { $robots ->
            [1] 1 robô de tamanho { $wanted } ou maior; este chega a
           *[other] { $robots } robôs com soma de pelo menos { $wanted }; estes chegam no máximo a
        } { $found }.
        [sum-max] { $machine }: pede { $robots ->
            [1] 1 robô de tamanho { $wanted } ou menor; este chega a
           *[other] { $robots } robôs com soma de no máximo { $wanted }; estes somam pelo menos
        } { $found }.
       *[other] { $machine }: pede { $wanted } robôs que sirvam em conjunto; entre estes há { $found }.
    }
cyberion-refusal-cannot-be-met =
    { $demand ->
        [model] { $machine }: pede { $wanted ->
            [1] 1 { $model }
           *[other] { $wanted } { $model }s
        }; { $named ->
            [0] tens
           *[other] com estes chegas a
        } { $found }.
        [size] { $machine }: pede { $wanted ->
            [1] 1 robô
           *[other] { $wanted } robôs
        } de tamanho { $size }; { $named ->
            [0] tens
           *[other] com estes chegas a
        } { $found }.
        [sum-min] { $machine }: pede { $robots ->
            [1] 1 robô de tamanho { $wanted } ou maior
           *[other] { $robots } robôs com soma de pelo menos { $wanted }
        }; { $named ->
            [0] o melhor que tens é
           *[other] com estes chegas no melhor caso a
        } { $found }.
        [sum-max] { $machine }: pede { $robots ->
            [1] 1 robô de tamanho { $wanted } ou menor
           *[other] { $robots } robôs com soma de no máximo { $wanted }
        }; { $named ->
            [0] o melhor que tens é
           *[other] com estes chegas no melhor caso a
        } { $found }.
       *[other] { $machine }: pede { $wanted } robôs que sirvam em conjunto; { $named ->
            [0] tens
           *[other] com estes chegas a
        } { $found }.
    }
cyberion-refusal-not-your-machine = { $machine } é do outro jogador: repara e Prepara as da Fábrica Comum e a da tua Fábrica Individual.
cyberion-refusal-microbot-not-served = { $machine } tem esta ficha: { $microbot }. É preciso um robô desse modelo ou desse tamanho, e não há nenhum.
cyberion-refusal-extra-not-needed = { $machine } tem esta ficha: { $microbot }. O robô extra está a mais: um da equipa já trata dela.

## Habilidades e melhorias

cyberion-refusal-level-too-high =
    { $move ->
        [choose-level] A Engrenagem está no nível { $highest }: escolhe esse nível ou um inferior, não { $level }.
       *[trigger] A Engrenagem { $model } está no nível { $highest }: escolhe esse nível ou um inferior, não { $level }.
    }
cyberion-refusal-no-such-level = Esse nível não existe.
cyberion-refusal-no-such-support = Não tens uma ficha de Apoio { $model }.
cyberion-refusal-support-level-too-high = Uma ficha de Apoio atua no nível { $highest } ou num inferior, não no nível { $level }.
cyberion-refusal-last-level = A Engrenagem { $model } já está no último nível, { $level }.
cyberion-refusal-not-enough-experience =
    { $wanted ->
        [1] Sair do nível { $level } custa à Engrenagem { $model } 1 máquina reparada da pilha de Experiência; tens { $found }.
       *[other] Sair do nível { $level } custa à Engrenagem { $model } { $wanted } máquinas reparadas da pilha de Experiência; tens { $found }.
    }
cyberion-refusal-too-many-to-store =
    { $wanted ->
        [1] Agora só 1 robô pode ir para o Stock, não { $found }.
       *[other] Agora só { $wanted } robôs podem ir para o Stock, não { $found }.
    }
cyberion-refusal-already-in-stock = { $placed } já lá está: escolhe da Plataforma e do Flash.
cyberion-refusal-not-in-discard = { $robot } não está no Descarte.
cyberion-refusal-only-cyclobots = No nível { $level }, um Cyclobot só pode recuperar um Cyclobot, não { $robot }.
cyberion-refusal-multibot-not-fetched = { $robot } não se pode recuperar: nenhum Multibot se pode.
cyberion-refusal-not-the-cards-seen =
    { $wanted ->
        [1] Volta a pôr exatamente a carta que viste; indicadas: { $named }, certas: { $found }.
       *[other] Volta a pôr exatamente as { $wanted } cartas que viste, uma vez cada uma; indicadas: { $named }, certas: { $found }.
    }
cyberion-refusal-cannot-pay-commandbot =
    { $wanted ->
        [1] No nível { $level }, um Commandbot custa mais 1 robô; filas e baralho podem pagar { $found }. Podes descartá-lo sem efeito, ou escolher um nível que possas pagar.
       *[other] No nível { $level }, um Commandbot custa mais { $wanted } robôs; filas e baralho podem pagar { $found }. Podes descartá-lo sem efeito, ou escolher um nível que possas pagar.
    }
cyberion-refusal-nothing-to-prepare = Já não há nenhuma máquina que possas Preparar.
cyberion-refusal-already-prepared = Essa máquina já está Preparada, e uma vez por turno basta: { $machine }.
cyberion-refusal-more-than-the-price =
    { $wanted ->
        [1] O custo é de 1 robô; indicaste { $found }.
       *[other] O custo é de { $wanted } robôs; indicaste { $found }.
    }
cyberion-refusal-not-the-remainder = Os teus robôs deixam ao baralho { $wanted } do custo, não { $found }.
cyberion-refusal-deck-cannot-pay = O baralho teria de pagar { $wanted } e pode pagar { $found }: indica mais robôs das tuas filas.

## Expansões

cyberion-refusal-multibot-has-no-ability = { $placed } não tem habilidade: um Multibot repara, vai para o Stock ou paga um Commandbot.
cyberion-refusal-level-comes-later =
    { $tokens ->
        [1] Há uma ficha de Interferência debaixo da Engrenagem { $model }: escolhes o nível depois de a veres.
       *[other] Há { $tokens } fichas de Interferência debaixo da Engrenagem { $model }: escolhes o nível depois de veres a próxima.
    }
cyberion-refusal-not-a-pair-of-five =
    { $size ->
        [0] Um Bebébot pede dois robôs do mesmo modelo, cujos tamanhos somem exatamente cinco: { $placed } é demasiado grande.
       *[other] Um Bebébot pede dois robôs do mesmo modelo, cujos tamanhos somem exatamente cinco: { $placed } e um { $model } de tamanho { $size }.
    }
cyberion-refusal-babybot-not-in-limbo = O Bebébot { $model } já não está no Limbo.
cyberion-refusal-no-multibots-here = Com { $placed } não se faz um Bebébot: com nenhum Multibot.
cyberion-refusal-nothing-in-common =
    { $robots ->
        [1] Nas tuas filas nenhum outro piloto partilha modelo ou tamanho com { $placed }.
       *[other] { $placed } e { $other } não partilham nem modelo nem tamanho.
    }
cyberion-refusal-fits-no-gigantobot =
    { $robots ->
        [1] Nenhum Gigantobot ativo aceita { $placed }, nem um robô que pilotaria com ele.
       *[other] Nenhum Gigantobot ativo aceita { $placed } ou { $other }.
    }
cyberion-refusal-not-on-that-gigantobot =
    { $holiday ->
        [0] { $placed } não pode pilotar este, porque não partilham nem modelo nem tamanho: { $gigantobot }.
       *[1] { $placed } não pode pilotar este, porque está de férias: { $gigantobot }.
    }
cyberion-refusal-has-a-place = { $placed } pode pilotar um Gigantobot, por isso tens de lhe escolher um: { $gigantobot }, por exemplo.
cyberion-refusal-no-multibot-pilots = { $placed } não pode pilotar um Gigantobot: nenhum Multibot pode.
cyberion-refusal-no-damage-left = Já não há nenhum Dano Estrutural para retirar.
cyberion-refusal-no-microbot-there = Não há nenhum Microbot nessa máquina: { $machine }.
cyberion-refusal-not-enough-microbots =
    { $wanted ->
        [1] Isso custa 1 Microbot; tens { $found }.
       *[other] Isso custa { $wanted } Microbots; tens { $found }.
    }
cyberion-refusal-two-different-machines = Indica { $wanted } máquinas diferentes, cada uma com um Microbot; assim há { $found }.
