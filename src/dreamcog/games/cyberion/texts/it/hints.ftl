### Suggerimenti per Cyberion.

## Dove guardare

cyberion-hint-look =
    { $at ->
        [factory] Guarda i Macchinari della Fabbrica.
        [platform] Guarda i robot della Piattaforma.
        [flash] Guarda i robot del Flash.
        [stock] Guarda lo Stock.
        [support] Guarda i tuoi gettoni Supporto.
        [cogs] Guarda gli Ingranaggi.
        [discard] Guarda gli Scarti.
        [deck] Guarda le carte del mazzo Robot che vedi.
        [gigantobots] Guarda i Gigantobot.
        [parents] Cerca due robot che possono diventare genitori.
        [reward] Confronta ciò che il Gigantobot offre.
       *[end] Chiediti se in questo turno resta qualcosa da fare.
    }

## Che cosa sta per finire

# $left: how many are left.
cyberion-hint-limit-failsafes =
    { $left ->
        [0] È urgente: non resta alcun gettone sicurezza, e un turno in cui nessun Macchinario lascia la Fabbrica fa perdere la partita.
        [one] Resta un gettone sicurezza: poi un turno in cui nessun Macchinario lascia la Fabbrica fa perdere la partita.
       *[other] Restano { $left } gettoni sicurezza per i turni in cui nessun Macchinario lascia la Fabbrica.
    }
cyberion-hint-limit-deck =
    { $left ->
        [0] La Batteria è usata, e il mazzo Robot è vuoto.
        [one] La Batteria è usata, e nel mazzo Robot resta una carta.
       *[other] La Batteria è usata, e nel mazzo Robot restano { $left } carte.
    }

## Le mosse, come ciò che si fa

cyberion-hint-move-repair = riparare { $machine } con { $robots }
cyberion-hint-move-trigger =
    { $how ->
        [usual] scartare { $robot } per la sua abilità
        [nothing] scartare { $robot } senza effetto
       *[level] scartare { $robot } per la sua abilità al livello { $roman }
    }
cyberion-hint-move-support =
    { $how ->
        [usual] scartare il gettone Supporto { $model } per la sua abilità
        [nothing] scartare il gettone Supporto { $model } senza effetto
       *[level] scartare il gettone Supporto { $model } per la sua abilità al livello { $roman }
    }
cyberion-hint-move-upgrade = potenziare l’Ingranaggio { cyberion-of-the-model }
cyberion-hint-move-make-babybot = fare un Babybot con { $robots }
cyberion-hint-move-pilot = posare { $robots } su dei Gigantobot
cyberion-hint-move-microbot-replace = cambiare il Microbot di { $machine }
cyberion-hint-move-microbot-swap = scambiare i Microbot di { $machines }
cyberion-hint-move-microbot-remove = spendere Microbot per rimuovere { $machine }
cyberion-hint-move-store =
    { $count ->
        [0] non spostare nulla nello Stock
       *[other] spostare { $robots } nello Stock
    }
cyberion-hint-move-recover = riprendere { $robot } dagli Scarti
cyberion-hint-move-arrange =
    { $where ->
        [top] rimettere { $top } in cima al mazzo
        [bottom] mettere { $bottom } in fondo al mazzo
       *[both] mettere { $top } in cima al mazzo e { $bottom } in fondo
    }
cyberion-hint-move-prepare = Preparare { $machine }
cyberion-hint-move-choose-level =
    { $how ->
        [nothing] rinunciare all’abilità
       *[level] scegliere il livello { $roman }
    }
cyberion-hint-move-reward =
    { $take ->
        [damage] togliere un Danno Strutturale
       *[failsafes] prendere gettoni sicurezza dalla Fucina
    }
cyberion-hint-move-end-turn = finire il turno

## Che cosa succede, come ciò che si fa

cyberion-hint-event-won = vincere la partita
cyberion-hint-event-repaired = riparare { $machine }
cyberion-hint-event-machine-removed = rimuovere { $machine }
cyberion-hint-event-upgraded = potenziare l’Ingranaggio { cyberion-of-the-model }
cyberion-hint-event-gigantobot-rests = completare il { $gigantobot }
cyberion-hint-event-damage-mended = togliere un Danno Strutturale
cyberion-hint-event-failsafe-gained = guadagnare un gettone sicurezza
cyberion-hint-event-machine-prepared = Preparare { $machine }
cyberion-hint-event-babybot-made = fare un Babybot
cyberion-hint-event-lost = perdere la partita
cyberion-hint-event-failsafe-lost = restituire un gettone sicurezza
cyberion-hint-event-battery-spent = usare la Batteria
cyberion-hint-event-failsafes-owed = restituire gettoni sicurezza per i Danni Strutturali
