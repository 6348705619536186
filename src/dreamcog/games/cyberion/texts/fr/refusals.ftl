### Ce qui est refusé, avec les faits.

## À qui le tour, et que faire maintenant

cyberion-refusal-game-is-over = La partie est finie : il n’y a plus rien à jouer.
cyberion-refusal-not-your-turn = C’est le tour de l’autre joueur.
cyberion-refusal-question-is-open =
    { $question ->
        [store] Dites d’abord quels Robots passent dans le Stock, puis continuez.
        [recover] Dites d’abord quel Robot revient de la Défausse, puis continuez.
        [arrange] Reposez d’abord les cartes que vous avez regardées, puis continuez.
        [prepare] Préparez d’abord une Machine, puis continuez.
        [choose-level] Choisissez d’abord le niveau de l’habileté, puis continuez.
       *[reward] Choisissez d’abord votre récompense, puis continuez.
    }
cyberion-refusal-nothing-to-answer =
    { $answer ->
        [store] Cela répond à un Stockbot, et aucun n’attend de réponse.
        [recover] Cela répond à un Cyclobot, et aucun n’attend de réponse.
        [arrange] Cela répond à un Planbot, et aucun n’attend de réponse.
        [prepare] Cela répond à un Commandbot, et aucun n’attend de réponse.
        [choose-level] Cela répond à un jeton Interférence, et aucun n’attend de réponse.
       *[reward] Cela répond à un Gigantobot complet, et aucun n’attend de réponse.
    }
cyberion-refusal-not-in-play = Cela appartient à une extension que vous ne jouez pas : { $expansion }.
cyberion-refusal-not-the-next-step = Ce n’est pas la suite du coup commencé.

## Machines et Robots absents

cyberion-refusal-no-machines = L’Usine est vide : de nouvelles Machines viennent à la fin du tour.
cyberion-refusal-no-such-machine = Cette Machine n’est pas dans l’Usine : { $machine }.
cyberion-refusal-no-such-robot =
    { $found ->
        [0] { $placed } n’est pas là : nommez des Robots de vos rangées.
       *[other] { $placed } est là { $found } fois, et vous l’avez nommé { $wanted } fois.
    }
cyberion-refusal-not-enough-robots =
    { $move ->
        [repair] { $wanted ->
            [1] { $machine } : il faut 1 Robot ; vos rangées en ont { $found }.
           *[other] { $machine } : il faut { $wanted } Robots ; vos rangées en ont { $found }.
        }
        [trigger] Vous n’avez aucun Robot à défausser : toutes vos rangées sont vides.
       *[other] Il faut { $wanted } Robots ; vos rangées en ont { $found }.
    }

## Réparations

cyberion-refusal-too-many-robots =
    { $move ->
        [make-babybot] { $found } Robots, c’est trop : il en faut exactement { $wanted } pour un Bébébot.
       *[repair] { $extra ->
            [0] { $machine } : { $found } Robots, c’est trop, il en faut exactement { $wanted }.
           *[1] { $machine } : { $found } Robots, c’est trop, il en faut { $wanted }, et un de plus au maximum pour son Microbot.
        }
    }
cyberion-refusal-too-few-robots =
    { $move ->
        [make-babybot] Il faut { $wanted } Robots pour un Bébébot ; vous en avez nommé { $found }.
        [pilot] Il faut { $wanted } Robots pour piloter ; vous en avez nommé { $found }.
       *[repair] { $wanted ->
            [1] { $machine } : il faut 1 Robot ; vous en avez nommé { $found }.
           *[other] { $machine } : il faut { $wanted } Robots, défaussés ensemble ; vous en avez nommé { $found }.
        }
    }
cyberion-refusal-demand-not-met =
    { $demand ->
        [model] { $machine } : il faut { $wanted ->
            [1] 1 { $model }
           *[other] { $wanted } { $model }s
        } ; il y en a { $found } parmi ceux-ci.
        [size] { $machine } : il faut { $wanted ->
            [1] 1 Robot
           *[other] { $wanted } Robots
        } de taille { $size } ; il y en a { $found } parmi ceux-ci.
        [sum-min] { $machine } : il faut { $robots ->
            [1] 1 Robot de taille { $wanted } au moins ; celui-ci fait
           *[other] { $robots } Robots dont la somme fait { $wanted } au moins ; ceux-ci font au plus
        } { $found }.
        [sum-max] { $machine } : il faut { $robots ->
            [1] 1 Robot de taille { $wanted } au plus ; celui-ci fait
           *[other] { $robots } Robots dont la somme fait { $wanted } au plus ; ceux-ci font au moins
        } { $found }.
       *[other] { $machine } : il faut { $wanted } Robots qui vont ensemble ; parmi ceux-ci il y en a { $found }.
    }
cyberion-refusal-cannot-be-met =
    { $demand ->
        [model] { $machine } : il faut { $wanted ->
            [1] 1 { $model }
           *[other] { $wanted } { $model }s
        } ; { $named ->
            [0] vous en avez
           *[other] avec ceux-ci, vous arrivez à
        } { $found }.
        [size] { $machine } : il faut { $wanted ->
            [1] 1 Robot
           *[other] { $wanted } Robots
        } de taille { $size } ; { $named ->
            [0] vous en avez
           *[other] avec ceux-ci, vous arrivez à
        } { $found }.
        [sum-min] { $machine } : il faut { $robots ->
            [1] 1 Robot de taille { $wanted } au moins
           *[other] { $robots } Robots dont la somme fait { $wanted } au moins
        } ; { $named ->
            [0] au mieux, vous arrivez à
           *[other] avec ceux-ci, vous arrivez au mieux à
        } { $found }.
        [sum-max] { $machine } : il faut { $robots ->
            [1] 1 Robot de taille { $wanted } au plus
           *[other] { $robots } Robots dont la somme fait { $wanted } au plus
        } ; { $named ->
            [0] au mieux, vous arrivez à
           *[other] avec ceux-ci, vous arrivez au mieux à
        } { $found }.
       *[other] { $machine } : il faut { $wanted } Robots qui vont ensemble ; { $named ->
            [0] vous en avez
           *[other] avec ceux-ci, vous arrivez à
        } { $found }.
    }
cyberion-refusal-not-your-machine = { $machine } est dans l’Usine Individuelle de l’autre joueur : réparez et Préparez celles de l’Usine Commune et la vôtre.
cyberion-refusal-microbot-not-served = { $machine } porte ce jeton : { $microbot }. Il faut un Robot de ce modèle ou de cette taille, et aucun ne l’est.
cyberion-refusal-extra-not-needed = { $machine } porte ce jeton : { $microbot }. Un Robot de plus est de trop : l’un des autres remplit déjà la condition.

## Habiletés et améliorations

cyberion-refusal-level-too-high =
    { $move ->
        [choose-level] Le Rouage est au niveau { $highest } : choisissez ce niveau ou un niveau inférieur, pas { $level }.
       *[trigger] Le Rouage { $model } est au niveau { $highest } : choisissez ce niveau ou un niveau inférieur, pas { $level }.
    }
cyberion-refusal-no-such-level = Ce niveau n’existe pas.
cyberion-refusal-no-such-support = Vous n’avez pas de jeton Support { $model }.
cyberion-refusal-support-level-too-high = Un jeton Support agit au niveau { $highest } ou à un niveau inférieur, pas au niveau { $level }.
cyberion-refusal-last-level = Le Rouage { $model } est déjà à son dernier niveau, { $level }.
cyberion-refusal-not-enough-experience =
    { $wanted ->
        [1] Pour quitter le niveau { $level }, le Rouage { $model } coûte 1 Machine réparée de la pile d’Expérience ; vous en avez { $found }.
       *[other] Pour quitter le niveau { $level }, le Rouage { $model } coûte { $wanted } Machines réparées de la pile d’Expérience ; vous en avez { $found }.
    }
cyberion-refusal-too-many-to-store =
    { $wanted ->
        [1] Un seul Robot peut passer dans le Stock maintenant, pas { $found }.
       *[other] { $wanted } Robots au plus peuvent passer dans le Stock maintenant, pas { $found }.
    }
cyberion-refusal-already-in-stock = { $placed } y est déjà : choisissez dans la Plateforme et le Flash.
cyberion-refusal-not-in-discard = { $robot } n’est pas dans la Défausse.
cyberion-refusal-only-cyclobots = Au niveau { $level }, un Cyclobot ne peut récupérer qu’un Cyclobot, pas { $robot }.
cyberion-refusal-multibot-not-fetched = { $robot } ne peut pas être récupéré : aucun Multibot ne le peut.
cyberion-refusal-not-the-cards-seen =
    { $wanted ->
        [1] Reposez exactement la carte que vous avez regardée ; nommées : { $named }, dont { $found } juste.
       *[other] Reposez exactement les { $wanted } cartes que vous avez regardées, chacune une fois ; nommées : { $named }, dont { $found } justes.
    }
cyberion-refusal-cannot-pay-commandbot =
    { $wanted ->
        [1] Au niveau { $level }, il faut défausser 1 autre Robot avec un Commandbot ; vos rangées et le paquet en ont { $found }. Vous pouvez renoncer à l’habileté, ou choisir un autre niveau.
       *[other] Au niveau { $level }, il faut défausser { $wanted } autres Robots avec un Commandbot ; vos rangées et le paquet en ont { $found }. Vous pouvez renoncer à l’habileté, ou choisir un autre niveau.
    }
cyberion-refusal-nothing-to-prepare = Il ne reste aucune Machine que vous puissiez Préparer.
cyberion-refusal-already-prepared = Cette Machine est déjà Préparée, et une fois par tour suffit : { $machine }.
cyberion-refusal-more-than-the-price =
    { $wanted ->
        [1] Il faut défausser 1 Robot ; vous en avez nommé { $found }.
       *[other] Il faut défausser { $wanted } Robots ; vous en avez nommé { $found }.
    }
cyberion-refusal-not-the-remainder = Il doit en venir { $wanted } du paquet, pas { $found } : autant qu’il en manque.
cyberion-refusal-deck-cannot-pay = Il devrait en venir { $wanted } du paquet, qui en a { $found } : nommez plus de Robots de vos rangées.

## Extensions

cyberion-refusal-multibot-has-no-ability = { $placed } n’a pas d’habileté : un Multibot répare, va dans le Stock ou est défaussé avec un Commandbot.
cyberion-refusal-level-comes-later =
    { $tokens ->
        [1] Il y a un jeton Interférence sous le Rouage { $model } : vous choisirez le niveau après l’avoir vu.
       *[other] Il y a { $tokens } jetons Interférence sous le Rouage { $model } : vous choisirez le niveau après avoir vu le prochain.
    }
cyberion-refusal-not-a-pair-of-five =
    { $size ->
        [0] Pour un Bébébot, il faut deux Robots d’un même modèle dont les tailles font cinq exactement : { $placed } est trop grand.
       *[other] Pour un Bébébot, il faut deux Robots d’un même modèle dont les tailles font cinq exactement : { $placed } et un { $model } de taille { $size }.
    }
cyberion-refusal-babybot-not-in-limbo = Le Bébébot { $model } n’est plus dans les Limbots.
cyberion-refusal-no-multibots-here = { $placed } ne peut pas faire de Bébébot : aucun Multibot ne le peut.
cyberion-refusal-nothing-in-common =
    { $robots ->
        [1] Dans vos rangées, aucun autre pilote n’a le modèle ou la taille de { $placed }.
       *[other] { $placed } et { $other } n’ont ni le même modèle ni la même taille.
    }
cyberion-refusal-fits-no-gigantobot =
    { $robots ->
        [1] Aucun Gigantobot actif n’accepte { $placed }, ni aucun Robot qui piloterait avec lui.
       *[other] Aucun Gigantobot actif n’accepte { $placed } ou { $other }.
    }
cyberion-refusal-not-on-that-gigantobot =
    { $holiday ->
        [0] { $placed } ne peut pas piloter celui-ci, car il n’a ni son modèle ni sa taille : { $gigantobot }.
       *[1] { $placed } ne peut pas piloter celui-ci, car il est en vacances : { $gigantobot }.
    }
cyberion-refusal-has-a-place = { $placed } peut piloter un Gigantobot, il faut donc lui en choisir un : { $gigantobot }, par exemple.
cyberion-refusal-no-multibot-pilots = { $placed } ne peut pas piloter de Gigantobot : aucun Multibot ne le peut.
cyberion-refusal-no-damage-left = Il ne reste aucun Dégât Structurel à retirer.
cyberion-refusal-no-microbot-there = Il n’y a pas de Microbot sur cette Machine : { $machine }.
cyberion-refusal-not-enough-microbots =
    { $wanted ->
        [1] Cela coûte 1 Microbot ; vous en avez { $found }.
       *[other] Cela coûte { $wanted } Microbots ; vous en avez { $found }.
    }
cyberion-refusal-two-different-machines = Nommez { $wanted } Machines différentes qui portent chacune un Microbot ; ainsi il y en a { $found }.
