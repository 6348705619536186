### Suggerimenti per Mech A Dream.

## Dove guardare

mech-a-dream-hint-look =
    { $at ->
        [resource-offer] Guarda il nastro blu e verde della Fabbrica.
        [power-offer] Guarda il nastro rosso della Fabbrica.
        [crystal-offer] Guarda il nastro giallo della Fabbrica.
        [monitors] Confronta i tuoi Schermi.
        [specialists] Guarda gli Specialisti.
        [stock-room] Guarda la riserva.
        [dock] Guarda il banco per le consegne.
        [belt] Guarda le macchine del tuo nastro.
        [workshop] Guarda la tua officina.
        [robot] Guarda il tuo robot.
        [take] Chiediti se ti servono fiori o inchiostro.
        [decline] Chiediti se questa attivazione vale la pena.
       *[sleep] Chiediti se resta qualcosa da attivare.
    }

## Le mosse, come ciò che si fa

mech-a-dream-hint-move-choose-monitor = tenere lo { $monitor }
mech-a-dream-hint-move-choose-specialist = prendere lo { $specialist }
mech-a-dream-hint-move-stock-room =
    { $take ->
        [flower] andare nella riserva e prendere fiori
        [ink] andare nella riserva e prendere inchiostro
       *[specialist] andare nella riserva e prendere lo { $specialist }
    }
mech-a-dream-hint-move-dock = andare al banco per le consegne
mech-a-dream-hint-move-buy = acquistare la { $tile }
mech-a-dream-hint-move-build = mandare l’Assistente sulla { $tile }
mech-a-dream-hint-move-boost = usare una clessidra per la { $tile }
mech-a-dream-hint-move-take =
    { $take ->
        [ink] prendere inchiostro
       *[flower] prendere fiori
    }
mech-a-dream-hint-move-bonus = ricevere adesso il bonus dello { $specialist }
mech-a-dream-hint-move-activate =
    { $how ->
        [robot] attivare il robot
        [robot-way] attivare il robot nel modo { $way }
        [machine] attivare la { $tile }
        [machine-way] attivare la { $tile } nel modo { $way }
        [copy-robot] riprodurre l’effetto del robot di { $owner }
       *[copy-machine] riprodurre l’effetto della { $tile } di { $owner }
    }
mech-a-dream-hint-move-decline = rinunciare all’attivazione
mech-a-dream-hint-move-sleep = andare a dormire

## Che cosa succede, come ciò che si fa

mech-a-dream-hint-event-machine-completed = completare la { $tile }
mech-a-dream-hint-event-machine-bought = acquistare la { $tile }
mech-a-dream-hint-event-specialist-taken = prendere lo { $specialist }
mech-a-dream-hint-event-bonus-taken = ricevere il bonus dello { $specialist }
mech-a-dream-hint-event-hourglasses-lost = perdere una clessidra, senza macchine sul nastro
mech-a-dream-hint-event-nothing-gained = non ottenere nulla ({ $source })
