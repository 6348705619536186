### Consigli per chi comincia: una frase alla volta, sopra la domanda.

# $why: a whole sentence, what stands in the way of anything else.
cyberion-advice-nothing-possible = Puoi solo finire il turno. { $why }
# $machines: how many can be repaired.
cyberion-advice-first-look =
    { $machines ->
        [0] Confronta ciò che chiede ogni Macchinario con i tuoi robot: nessuno è ancora riparabile.
        [one] Confronta ciò che chiede ogni Macchinario con i tuoi robot: { $machines } è riparabile.
       *[other] Confronta ciò che chiede ogni Macchinario con i tuoi robot: { $machines } sono riparabili.
    }
cyberion-advice-can-repair = { $machine }: hai i robot, e un turno con una riparazione non costa gettoni sicurezza.
# $by: what may still bring the robots for a repair.
cyberion-advice-turn-loses =
    { $by ->
        [support] Ancora nessuna riparazione possibile: un gettone Supporto può aiutare, o questo turno perde la partita.
       *[trigger] Ancora nessuna riparazione possibile: attiva un’abilità che aiuti, o questo turno perde la partita.
    }
cyberion-advice-last-failsafe =
    { $by ->
        [support] Ancora nessuna riparazione possibile: un gettone Supporto può aiutare, o il turno costa l’ultimo gettone sicurezza.
       *[trigger] Ancora nessuna riparazione possibile: attiva un’abilità che aiuti, o il turno costa l’ultimo gettone sicurezza.
    }
# $failsafes: how many there are now, two at least.
cyberion-advice-turn-costs-failsafe =
    { $by ->
        [support] Ancora nessuna riparazione possibile: un gettone Supporto può aiutare, o il turno costa uno dei { $failsafes } gettoni sicurezza.
       *[trigger] Ancora nessuna riparazione possibile: attiva un’abilità che aiuti, o il turno costa uno dei { $failsafes } gettoni sicurezza.
    }
cyberion-advice-can-upgrade = La tua pila Esperienza paga un potenziamento: un Ingranaggio avanza, la sua abilità diventa più forte.
# $ends: what the end of this turn ends.
cyberion-advice-nothing-helps =
    { $ends ->
        [game] Nessun Macchinario è riparabile e nessuna abilità porta i robot: questo turno perde la partita.
       *[turn] Nessun Macchinario è riparabile e nessuna abilità porta i robot: finisci il turno.
    }
# $cards: how many are left, often none.
cyberion-advice-deck-low =
    { $battery ->
        [charged]
            { $cards ->
                [0] Il mazzo Robot è vuoto: la Batteria vi riporterà gli Scarti, una volta sola.
                [one] Nel mazzo Robot resta { $cards } carta; poi la Batteria vi riporta gli Scarti, una volta.
               *[other] Nel mazzo Robot restano { $cards } carte; poi la Batteria vi riporta gli Scarti, una volta.
            }
       *[spent]
            { $cards ->
                [0] Il mazzo Robot è vuoto e la Batteria esaurita: non arrivano altri robot.
                [one] Nel mazzo Robot resta { $cards } carta e la Batteria è esaurita: usa bene i tuoi robot.
               *[other] Nel mazzo Robot restano { $cards } carte e la Batteria è esaurita: usa bene i tuoi robot.
            }
    }
cyberion-advice-another-repair = { $machine }: hai i robot per ripararlo, anche in questo turno.
cyberion-advice-turn-is-safe = Un Macchinario ha lasciato la Fabbrica: finire questo turno non costa gettoni sicurezza.
