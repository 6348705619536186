### Il tavolo di Mech A Dream, disegnato.

web-mech-my-workshop = La mia officina
web-mech-factory = Fabbrica
web-mech-others = Gli altri
# $player: di chi è.
web-mech-workshop = L’officina di { $player }
web-mech-in-full = { $player }: guarda tutta l’officina
web-mech-first = primo giocatore
web-mech-about-place = Punti per la macchina completata che prende questo posto.
# $belt: quale nastro della Fabbrica; $n: quante tessere sono coperte.
web-mech-pile =
    { $n ->
        [0] { $belt }: pila vuota
        [one] { $belt }: { $n } tessera nella pila
       *[other] { $belt }: { $n } tessere nella pila
    }
# $belt: quale nastro della Fabbrica.
web-mech-tiles-to-come = Ancora in arrivo: { $belt }
# $n: quante tessere sono nella pila; $over: quante altre non si sono viste.
web-mech-tiles-unseen =
    { $n ->
        [0] La pila è vuota.
        [one]
            { $over ->
                [0] Questa tessera è l’ultima della pila.
               *[other] Una di queste tessere è nella pila; nessuno sa quale.
            }
       *[other]
            { $over ->
                [0] Queste { $n } tessere sono nella pila, in un ordine che nessuno conosce.
               *[other] { $n } di queste tessere sono nella pila; nessuno sa quali.
            }
    }
# $n: quante copie non si sono viste; $copies: quante ce ne sono nella scatola.
web-mech-copies-unseen = { $n } su { $copies } non ancora { $n ->
        [one] vista
       *[other] viste
    }
web-mech-deliveries-to-come = Ancora in arrivo: carte Consegna
# $n: quante carte devono ancora arrivare; $over: quante altre non si sono viste.
web-mech-deliveries-unseen =
    { $n ->
        [0] Non resta nessuna carta Consegna.
        [one]
            { $over ->
                [0] Questa carta deve ancora arrivare.
               *[other] Una di queste carte deve ancora arrivare; le altre sono tornate nella scatola senza essere viste.
            }
       *[other]
            { $over ->
                [0] Queste { $n } carte devono ancora arrivare, una al giorno, in un ordine che nessuno conosce.
               *[other] { $n } di queste carte devono ancora arrivare, una al giorno; le altre sono tornate nella scatola senza essere viste.
            }
    }
# $n: quanti Assistenti ci sono.
web-mech-locker =
    { $n ->
        [0] Sala ricambi: vuota
        [one] Sala ricambi: { $n } Assistente
       *[other] Sala ricambi: { $n } Assistenti
    }
web-mech-about-locker = Per oggi restano questi Assistenti.

# $what: what the sleeper could still activate without paying.
web-mech-still-free = puoi ancora attivare senza pagare: { $what }
# $machine: another machine than the one that the move names.
web-mech-another-completed = { $machine }: completata
# What is still to be picked, to be copied; $player: whose it can be.
web-mech-missing-copy = un robot o una macchina ({ $player })

web-home-about-robots = Ogni officina ha un robot diverso, con il suo inizio e il suo effetto di notte.
web-home-about-specialists = Ingaggia Specialisti con gli arcobaleni: ognuno dà un bonus permanente per un tipo di lavoro.

# $part: mattina, pomeriggio, sera o notte.
web-story-day = Giorno { $day } · { $part }
web-story-mark-completed = macchina completata
web-story-mark-packages = pacchetti del banco
web-story-mark-specialist = Specialista preso
# $points: di quanto; $player: chi segue; $source: che cosa ha fatto più differenza.
web-story-margin =
    { $points ->
        [one] { $points } punto più di { $player }: la differenza viene da «{ $source }».
       *[other] { $points } punti più di { $player }: la differenza viene da «{ $source }».
    }
web-story-level = Tanti punti quanti { $player }: hanno deciso le macchine e gli arcobaleni.
web-story-from-packages = pacchetti
web-story-from-completed = macchine completate
web-story-from-activated = macchine e robot attivati
web-story-from-specialists = Specialisti
web-story-from-others = altri punti

web-zone-monitors = Schermi tra cui scegliere
# $slot: dove una tessera comincia sul nastro.
web-slot = spazio { $slot }
# $slot: dove si trova sul nastro; $assistants: quanti ci lavorano.
web-under-construction =
    { $assistants ->
        [0] spazio { $slot }
        [one] spazio { $slot }, { $assistants } Assistente
       *[other] spazio { $slot }, { $assistants } Assistenti
    }
web-used-tonight = effetto già attivato stanotte
web-asleep = dorme
web-mech-a-dream-about-score = Il punteggio sono i punti alla fine della settimana.

## What a move shows: "This shows …"

web-mech-shows-machine = una nuova macchina
web-mech-shows-delivery-deck = la prossima carta Consegna
web-mech-shows-monitors = gli Schermi
web-mech-shows-first = chi comincia
