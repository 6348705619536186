### Ce qui se passe, comment une partie finit.

## Événements

# D’où vient un Robot et où il va, selon $row.
cyberion-from-row =
    { $row ->
        [platform] de la Plateforme
        [flash] du Flash
       *[stock] du Stock
    }
cyberion-into-row =
    { $row ->
        [platform] dans la Plateforme
        [flash] dans le Flash
       *[stock] dans le Stock
    }

cyberion-event-repaired = Vous réparez { $machine }.
cyberion-event-triggered =
    { $level ->
        [1] Vous défaussez { $robot } sans effet.
       *[other] Vous défaussez { $robot } pour son habileté au niveau { $roman }.
    }
cyberion-event-supported =
    { $level ->
        [1] Vous défaussez votre jeton Support { $model } sans effet.
       *[other] Vous défaussez votre jeton Support { $model } pour son habileté au niveau { $roman }.
    }
cyberion-event-upgraded = Le Rouage du { $model } passe au niveau { $roman }.
cyberion-event-robot-discarded =
    { $count ->
        [one] { $robot } est défaussé { cyberion-from-row }.
       *[other] { $robot } sont défaussés { cyberion-from-row }.
    }
cyberion-event-robot-drawn =
    { $count ->
        [one] { $robot } arrive du paquet { cyberion-into-row }.
       *[other] { $robot } arrivent du paquet { cyberion-into-row }.
    }
cyberion-event-nothing-stored = Vous ne déplacez rien dans le Stock.
cyberion-event-robot-stored =
    { $count ->
        [one] { $robot } passe { cyberion-from-row } dans le Stock.
       *[other] { $robot } passent { cyberion-from-row } dans le Stock.
    }
cyberion-event-robot-recovered =
    { $to ->
        [deck] { $robot } passe de la Défausse au sommet du paquet.
        [platform] { $robot } revient de la Défausse dans la Plateforme.
        [flash] { $robot } revient de la Défausse dans le Flash.
       *[stock] { $robot } revient de la Défausse dans le Stock.
    }
cyberion-event-robot-seen = Vous regardez { $robot }.
cyberion-event-robot-put-back =
    { $side ->
        [top] { $count ->
            [one] { $robot } retourne au sommet du paquet.
           *[other] { $robot } retournent au sommet du paquet.
        }
       *[bottom] { $count ->
            [one] { $robot } va au bas du paquet.
           *[other] { $robot } vont au bas du paquet.
        }
    }
cyberion-event-robot-paid-from-deck =
    { $count ->
        [one] { $robot } est défaussé du paquet.
       *[other] { $robot } sont défaussés du paquet.
    }
cyberion-event-machine-prepared = Préparée : { $machine }. Il lui faut un Robot de moins ce tour-ci.
cyberion-event-machine-realigned = Plus Préparée : { $machine }.
cyberion-event-machine-revealed = Nouvelle Machine dans l’Usine : { $machine }.
cyberion-event-failsafe-gained =
    { $gained ->
        [0] Il n’y a plus de Soupape dans la Forge : vous en avez toujours { $failsafes }.
        [one] Vous gagnez une Soupape : vous en avez maintenant { $failsafes }.
       *[other] Vous gagnez { $gained } Soupapes : vous en avez maintenant { $failsafes }.
    }
cyberion-event-failsafe-lost =
    { $failsafes ->
        [0] Aucune Machine n’a été réparée : vous remettez votre dernière Soupape dans la Forge.
       *[other] Aucune Machine n’a été réparée : vous remettez une Soupape dans la Forge, il vous en reste { $failsafes }.
    }
cyberion-event-battery-spent =
    { $robots ->
        [0] Le paquet Robots est vide : vous utilisez la Batterie, mais il n’y a rien à mélanger dans la Défausse.
        [one] Le paquet Robots est vide : vous utilisez la Batterie, et { $robots } Robot défaussé forme le nouveau paquet.
       *[other] Le paquet Robots est vide : vous utilisez la Batterie, et { $robots } Robots défaussés forment le nouveau paquet.
    }
cyberion-event-turn-began = Le tour { $turn } commence.
cyberion-event-babybot-made = Vous faites un Bébébot : il est mélangé dans le paquet avec ses deux parents.
cyberion-event-babybot-drawn = Le Bébébot { $model } est pioché et quitte la partie.
cyberion-event-robot-laid =
    { $count ->
        [one] { $robot } pilote le { $gigantobot }.
       *[other] { $robot } pilotent le { $gigantobot }.
    }
cyberion-event-gigantobot-rests = Le { $gigantobot } part en vacances, et ses Robots sont mélangés dans le paquet.
cyberion-event-damage-mended = Un Dégât Structurel est retiré : il en reste { $damage }.
cyberion-event-failsafes-owed =
    { $owed ->
        [one] Vous remettez { $owed } Soupape pour les Dégâts Structurels.
       *[other] Vous remettez { $owed } Soupapes pour les Dégâts Structurels.
    }
cyberion-event-microbot-placed = Le { $microbot } infecte { $machine }.
cyberion-event-microbot-earned = Vous acquérez le { $microbot }.
cyberion-event-microbot-discarded = Le { $microbot } est défaussé.
cyberion-event-microbots-spent =
    { $microbots ->
        [one] Vous utilisez { $microbots } Microbot.
       *[other] Vous utilisez { $microbots } Microbots.
    }
cyberion-event-microbots-swapped = Deux Microbots échangent leurs places.
cyberion-event-microbots-shuffled = Les Microbots défaussés sont mélangés en une nouvelle pile.
cyberion-event-machine-removed = Vous retirez { $machine } : elle compte comme réparée.
cyberion-event-interference-revealed = Interférence ! L’habileté du { $ability } remplace celle du { $model }.
cyberion-event-level-chosen =
    { $level ->
        [1] Vous renoncez à l’habileté.
       *[other] Vous choisissez le niveau { $roman }.
    }
cyberion-event-won = Vous avez gagné !
cyberion-event-lost = Vous avez perdu.

## La fin d’une partie, selon la règle

cyberion-outcome-c3-13 = Toutes les Machines de l’usine fonctionnent à nouveau. Vous avez gagné, bravo !
cyberion-outcome-c3-8 = Aucune Machine n’a été réparée et vous n’aviez plus de Soupape à remettre : l’usine est perdue. Ce sera pour la prochaine fois !
cyberion-outcome-c8-6 = Toutes les Machines fonctionnent à nouveau, mais il reste un Bébébot dans les Limbots : vous avez perdu. C’était tout près, recommencez !
cyberion-outcome-c9-5 = Toutes les Machines fonctionnent à nouveau, mais vos Soupapes ne suffisent pas pour les Dégâts Structurels : vous avez perdu. C’était tout près, recommencez !
cyberion-outcome-c12-4 = Toutes les Machines fonctionnent à nouveau, mais il reste une Interférence sous un Rouage : vous avez perdu. C’était tout près, recommencez !

## Comment un coup finirait la partie, selon la règle

cyberion-sure-c3-13 = Avec ce coup, toutes les Machines fonctionnent à nouveau : vous gagnez la partie !
cyberion-sure-c3-8 = Vous n’avez réparé aucune Machine ce tour-ci et il n’y a pas de Soupape à remettre : avec ce coup, vous perdez la partie.
cyberion-sure-c8-6 = C’est la dernière Machine, mais il reste un Bébébot dans les Limbots : avec ce coup, vous perdez la partie.
cyberion-sure-c9-5 = C’est la dernière Machine, mais vos Soupapes ne suffisent pas pour les Dégâts Structurels : avec ce coup, vous perdez la partie.
cyberion-sure-c12-4 = C’est la dernière Machine, mais il reste une Interférence sous un Rouage : avec ce coup, vous perdez la partie.
