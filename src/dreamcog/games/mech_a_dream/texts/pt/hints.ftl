### Dicas para Mech A Dream.

## Onde olhar

mech-a-dream-hint-look =
    { $at ->
        [resource-offer] Olha para a tela azul e verde da Fábrica.
        [power-offer] Olha para a tela vermelha da Fábrica.
        [crystal-offer] Olha para a tela amarela da Fábrica.
        [monitors] Compara os teus Ecrãs de Monitor.
        [specialists] Olha para os Especialistas.
        [stock-room] Olha para o armazém.
        [dock] Olha para o cais de entrega.
        [belt] Olha para as máquinas da tua tela transportadora.
        [workshop] Olha para a tua oficina.
        [robot] Olha para o teu robô.
        [take] Pergunta-te se precisas de flores ou de tinta.
        [decline] Pergunta-te se esta ativação vale a pena.
       *[sleep] Pergunta-te se ainda há algo para ativar.
    }

## As jogadas, como aquilo que se faz

mech-a-dream-hint-move-choose-monitor = ficar com o { $monitor }
mech-a-dream-hint-move-choose-specialist = ficar com o { $specialist }
mech-a-dream-hint-move-stock-room =
    { $take ->
        [flower] ir ao armazém e receber flores
        [ink] ir ao armazém e receber tinta
       *[specialist] ir ao armazém e ficar com o { $specialist }
    }
mech-a-dream-hint-move-dock = ir ao cais de entrega
mech-a-dream-hint-move-buy = comprar a { $tile }
mech-a-dream-hint-move-build = colocar o Assistente sobre a { $tile }
mech-a-dream-hint-move-boost = usar uma ampulheta para a { $tile }
mech-a-dream-hint-move-take =
    { $take ->
        [ink] receber tinta
       *[flower] receber flores
    }
mech-a-dream-hint-move-bonus = receber agora o bónus do { $specialist }
mech-a-dream-hint-move-activate =
    { $how ->
        [robot] ativar o robô
        [robot-way] ativar o robô do modo { $way }
        [machine] ativar a { $tile }
        [machine-way] ativar a { $tile } do modo { $way }
        [copy-robot] reproduzir o efeito de um robô adversário ({ $owner })
       *[copy-machine] reproduzir o efeito de uma máquina adversária ({ $owner }): { $tile }
    }
mech-a-dream-hint-move-decline = prescindir da ativação
mech-a-dream-hint-move-sleep = ir dormir

## O que acontece, como aquilo que se faz

mech-a-dream-hint-event-machine-completed = concluir a { $tile }
mech-a-dream-hint-event-machine-bought = comprar a { $tile }
mech-a-dream-hint-event-specialist-taken = ficar com o { $specialist }
mech-a-dream-hint-event-bonus-taken = receber o bónus do { $specialist }
mech-a-dream-hint-event-hourglasses-lost = perder uma ampulheta, sem máquinas na tela transportadora
mech-a-dream-hint-event-nothing-gained = não receber nada ({ $source })
