### Ce qui se passe, la fin d’une partie, les refus.

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

## Refus

cyberion-refusal-game-is-over = La partie est finie : il n’y a plus rien à jouer.
cyberion-refusal-not-your-turn = C’est le tour de l’autre joueur.
cyberion-refusal-question-is-open = Répondez d’abord à la question posée, puis continuez.
cyberion-refusal-nothing-to-answer = Cela répond à une habileté, et aucune n’attend de réponse.
cyberion-refusal-not-in-play = Cela appartient à une extension que vous ne jouez pas.
cyberion-refusal-no-such-machine = Cette Machine n’est pas dans l’Usine.
cyberion-refusal-no-such-robot = Ce Robot n’est pas là : nommez des Robots de vos rangées, chacun autant de fois qu’il s’y trouve.
cyberion-refusal-too-many-robots = { $found } Robots, c’est trop : cette Machine en demande exactement { $wanted }.
cyberion-refusal-too-few-robots =
    { $found ->
        [0] Nommez les Robots : cette Machine en demande { $wanted }, défaussés ensemble.
       *[other] Ce n’est pas assez : cette Machine demande { $wanted } Robots, défaussés ensemble.
    }
cyberion-refusal-demand-not-met = Ces Robots ne sont pas ceux que demande la Machine.
cyberion-refusal-cannot-be-met = Avec les Robots de vos rangées, on n’obtiendra pas ainsi ce que demande la Machine.
cyberion-refusal-level-too-high = Le Rouage n’est pas encore allé si loin : choisissez son niveau ou un niveau inférieur.
cyberion-refusal-no-such-level = Ce niveau n’existe pas.
cyberion-refusal-no-such-support = Vous n’avez pas ce jeton Support.
cyberion-refusal-support-level-too-high = Un jeton Support agit au niveau qu’il porte, ou à un niveau inférieur.
cyberion-refusal-last-level = Ce Rouage est déjà à son dernier niveau.
cyberion-refusal-not-enough-experience =
    { $wanted ->
        [one] Cette amélioration coûte 1 Machine réparée de la pile d’Expérience ; vous en avez { $found }.
       *[other] Cette amélioration coûte { $wanted } Machines réparées de la pile d’Expérience ; vous en avez { $found }.
    }
cyberion-refusal-too-many-to-store =
    { $wanted ->
        [one] Un seul Robot peut passer dans le Stock maintenant.
       *[other] { $wanted } Robots au plus peuvent passer dans le Stock maintenant.
    }
cyberion-refusal-already-in-stock = Ce Robot est déjà dans le Stock : choisissez dans la Plateforme et le Flash.
cyberion-refusal-not-in-discard = Ce Robot n’est pas dans la Défausse.
cyberion-refusal-only-cyclobots = À ce niveau, un Cyclobot ne peut récupérer qu’un Cyclobot.
cyberion-refusal-not-the-cards-seen = Reposez exactement les cartes que vous avez regardées, chacune une fois.
cyberion-refusal-cannot-pay-commandbot = Vos rangées et le paquet n’ont pas assez de Robots pour ce niveau : renoncez à l’habileté, ou choisissez un autre niveau.
cyberion-refusal-nothing-to-prepare = Il ne reste aucune Machine que vous puissiez Préparer.
cyberion-refusal-already-prepared = Cette Machine est déjà Préparée ; une fois par tour suffit.
cyberion-refusal-more-than-the-price =
    { $wanted ->
        [one] C’est trop : il faut défausser 1 Robot, pas plus.
       *[other] C’est trop : il faut défausser { $wanted } Robots, pas plus.
    }
cyberion-refusal-not-the-remainder = Il vient du paquet exactement autant de Robots qu’il en manque, ni plus ni moins.
cyberion-refusal-deck-cannot-pay = Il n’y en a pas autant dans le paquet : nommez plus de Robots de vos rangées.
cyberion-refusal-not-your-machine = Cette Machine est dans l’Usine Individuelle de l’autre joueur : réparez et Préparez celles de l’Usine Commune et la vôtre.
cyberion-refusal-multibot-has-no-ability = Un Multibot n’a pas d’habileté : il répare, va dans le Stock ou est défaussé avec un Commandbot.
cyberion-refusal-level-comes-later = Il y a une Interférence sous ce Rouage : vous choisirez le niveau après l’avoir vue.
cyberion-refusal-not-a-pair-of-five = Pour un Bébébot, il faut deux Robots d’un même modèle dont les tailles font cinq exactement.
cyberion-refusal-babybot-not-in-limbo = Le Bébébot de ce modèle n’est plus dans les Limbots.
cyberion-refusal-no-multibots-here = Un Multibot ne peut pas faire de Bébébot.
cyberion-refusal-nothing-in-common = Deux pilotes doivent avoir le même modèle ou la même taille.
cyberion-refusal-fits-no-gigantobot = Aucun de ces Robots ne peut piloter un Gigantobot actif.
cyberion-refusal-not-on-that-gigantobot = Ce Robot ne peut pas piloter ce Gigantobot : il faut le même modèle ou la même taille, et un Gigantobot qui n’est pas en vacances.
cyberion-refusal-has-a-place = Ce Robot peut piloter un Gigantobot : il faut lui en choisir un.
cyberion-refusal-no-multibot-pilots = Un Multibot ne peut pas piloter de Gigantobot.
cyberion-refusal-no-damage-left = Il ne reste aucun Dégât Structurel à retirer.
cyberion-refusal-microbot-not-served = Il faut un Robot du modèle ou de la taille que montre le Microbot.
cyberion-refusal-extra-not-needed = Ce Robot est de trop : l’un des autres remplit déjà la condition du Microbot.
cyberion-refusal-no-microbot-there = Il n’y a pas de Microbot sur cette Machine.
cyberion-refusal-not-enough-microbots =
    { $wanted ->
        [one] Cela coûte 1 Microbot ; vous en avez { $found }.
       *[other] Cela coûte { $wanted } Microbots ; vous en avez { $found }.
    }
cyberion-refusal-two-different-machines = Nommez deux Machines différentes qui portent chacune un Microbot.
