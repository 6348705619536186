### Il tavolo di Mech A Dream, disegnato.

web-mech-my-workshop = La mia officina
web-mech-factory = Fabbrica
web-mech-others = Gli altri
# $player: di chi è.
web-mech-workshop = L’officina di { $player }
web-mech-in-full = { $player }: guarda tutta l’officina
web-mech-first = primo giocatore
# $belt: quale nastro della Fabbrica; $n: quante tessere sono coperte.
web-mech-pile =
    { $n ->
        [0] { $belt }: pila vuota
        [one] { $belt }: { $n } tessera nella pila
       *[other] { $belt }: { $n } tessere nella pila
    }
# $n: quanti Assistenti ci sono.
web-mech-locker =
    { $n ->
        [0] Spogliatoio: vuoto
        [one] Spogliatoio: { $n } Assistente
       *[other] Spogliatoio: { $n } Assistenti
    }
