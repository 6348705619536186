### Cyberion.

cyberion-title = Cyberion
cyberion-about = Réparez avec des Robots les Machines d’une usine sabotée, en solo ou à deux.
cyberion-welcome = Le Rouage Perfide a saboté l’usine ! Réparez toutes les Machines avant de manquer de Soupapes. Tapez un numéro, ou ? pour de l’aide.

## Choses

cyberion-model-sirenbot = Sirenbot
cyberion-model-stockbot = Stockbot
cyberion-model-cyclobot = Cyclobot
cyberion-model-planbot = Planbot
cyberion-model-commandbot = Commandbot

cyberion-short-sirenbot = Siren
cyberion-short-stockbot = Stock
cyberion-short-cyclobot = Cyclo
cyberion-short-planbot = Plan
cyberion-short-commandbot = Command

cyberion-robot = { $model } { $size }
cyberion-robot-any-model = Multibot { $size }
cyberion-robot-any-size = Multibot { $model }
cyberion-robot-baby = Bébébot { $model }
cyberion-gigantobot-model = Gigantobot { $model }
cyberion-gigantobot-size = Gigantobot de taille { $size }
cyberion-gigantobot-both = Gigantobot { $model } { $size }
cyberion-microbot-model = Microbot { $model }
cyberion-microbot-size = Microbot de taille { $size }
cyberion-placed = { $robot } ({ $where })

cyberion-row-platform = Plateforme
cyberion-row-flash = Flash
cyberion-row-stock = Stock

cyberion-battery-charged = Batterie chargée
cyberion-battery-spent = Batterie épuisée

cyberion-machine = { $tier } · { $demand }
cyberion-demand-model = { $robots } { $model }s
cyberion-demand-size = { $robots } Robots de taille { $trait }
cyberion-demand-identical = { $robots } Robots identiques
cyberion-demand-sum-min = { $robots } Robots, somme { $trait } au moins
cyberion-demand-sum-max = { $robots } Robots, somme { $trait } au plus
cyberion-demand-pairs = { $robots } Robots : { $pair } + { $rest } de même taille
cyberion-demand-run = une suite de { $robots } tailles

## Habiletés, d’après le Processeur Central

cyberion-ability-none = sans effet
cyberion-ability-sirenbot =
    { $number ->
        [one] { $number } Robot passe du paquet dans le Flash
       *[other] { $number } Robots passent du paquet dans le Flash
    }
cyberion-ability-stockbot =
    { $number ->
        [one] jusqu’à { $number } Robot passe dans le Stock
       *[other] jusqu’à { $number } Robots passent dans le Stock
    }
cyberion-ability-cyclobot =
    { $what ->
        [cyclobot] un Cyclobot
       *[any] n’importe quel Robot
    } passe de la Défausse { $to ->
        [deck] au sommet du paquet
       *[platform] dans la Plateforme
    }
cyberion-ability-planbot =
    { $number ->
        [one] regardez { $number } carte du paquet, puis prenez celle du sommet
       *[other] regardez { $number } cartes du paquet, puis prenez celle du sommet
    }
cyberion-ability-commandbot =
    { $number ->
        [one] défaussez { $number } Robot de plus pour Préparer une Machine
       *[other] défaussez { $number } Robots de plus pour Préparer une Machine
    }

## Options

cyberion-option-players = Joueurs
cyberion-option-support = Jetons Support
cyberion-option-expansions = Extensions
cyberion-option-microbot-swap-cost = Prix, en Microbots, pour échanger ceux de deux Machines
cyberion-option-gigantobot-traits = Ce que montre un Gigantobot
cyberion-option-first = Premier joueur
cyberion-option-seed = Graine
cyberion-option-box = Boîte
cyberion-offer-expansions = Avec des extensions…
cyberion-with-babybots = Les Bébébots
cyberion-with-gigantobots = Les Gigantobots
cyberion-with-microbots = Les Microbots
cyberion-with-multibots = Les Multibots
cyberion-with-devious-cog = Le Rouage Perfide
cyberion-value-gigantobot-traits-one = une caractéristique : un modèle ou une taille
cyberion-value-gigantobot-traits-two = deux caractéristiques : un modèle et une taille

## Coups : leurs noms

cyberion-move-repair = Réparer
cyberion-move-trigger = Déclencher
cyberion-move-waive = Sans effet
cyberion-move-support = Support
cyberion-move-upgrade = Améliorer
cyberion-move-store = Stocker
cyberion-move-recover = Récupérer
cyberion-move-arrange = Placer
cyberion-move-prepare = Préparer
cyberion-move-make-babybot = Bébébot
cyberion-move-pilot = Piloter
cyberion-move-microbot-replace = Remplacer
cyberion-move-microbot-swap = Échanger
cyberion-move-microbot-remove = Retirer
cyberion-move-choose-level = Niveau
cyberion-move-reward = Récompense
cyberion-move-end-turn = Finir le tour

## Coups : ce qui se tape

cyberion-type-repair = réparer
cyberion-type-trigger = déclencher
cyberion-type-support = support
cyberion-type-upgrade = améliorer
cyberion-type-store = stocker
cyberion-type-recover = récupérer
cyberion-type-arrange = placer
cyberion-type-prepare = préparer
cyberion-type-make-babybot = bébébot
cyberion-type-pilot = piloter
cyberion-type-microbot-replace = remplacer
cyberion-type-microbot-swap = échanger
cyberion-type-microbot-remove = retirer
cyberion-type-choose-level = niveau
cyberion-type-reward = récompense
cyberion-type-end-turn = fin

cyberion-usage-repair = { $word } MACHINE ROBOT …
cyberion-usage-trigger = { $word } ROBOT [NIVEAU]
cyberion-usage-support = { $word } MODÈLE [NIVEAU]
cyberion-usage-upgrade = { $word } MODÈLE
cyberion-usage-store = { $word } ROBOT …
cyberion-usage-recover = { $word } ROBOT
cyberion-usage-arrange = { $word } CARTE … / CARTE …
cyberion-usage-prepare = { $word } MACHINE ROBOT …
cyberion-usage-make-babybot = { $word } ROBOT ROBOT
cyberion-usage-pilot = { $word } ROBOT ROBOT GIGANTOBOT GIGANTOBOT
cyberion-usage-microbot-replace = { $word } MACHINE
cyberion-usage-microbot-swap = { $word } MACHINE MACHINE
cyberion-usage-microbot-remove = { $word } MACHINE
cyberion-usage-choose-level = { $word } NIVEAU
cyberion-usage-reward = { $word } soupapes/dégât
cyberion-usage-end-turn = { $word }

cyberion-help-repair = défausser les Robots que demande une Machine
cyberion-help-trigger = défausser un Robot pour son habileté (niveau 1 : sans effet)
cyberion-help-support = défausser un jeton Support pour son habileté
cyberion-help-upgrade = payer en Expérience pour faire avancer un Rouage
cyberion-help-store = répondre à un Stockbot
cyberion-help-recover = répondre à un Cyclobot
cyberion-help-arrange = répondre à un Planbot : cartes au sommet / au bas
cyberion-help-prepare = répondre à un Commandbot ; ce que vous ne nommez pas vient du paquet
cyberion-help-make-babybot = faire un Bébébot de deux Robots
cyberion-help-pilot = poser deux Robots sur des Gigantobots (- pour aucun)
cyberion-help-microbot-replace = utiliser des Microbots : en changer un sur une Machine
cyberion-help-microbot-swap = utiliser des Microbots : échanger ceux de deux Machines
cyberion-help-microbot-remove = utiliser des Microbots : retirer une Machine
cyberion-help-choose-level = répondre à une Interférence
cyberion-help-reward = répondre à un Gigantobot
cyberion-help-end-turn = finir votre Intervention : la Clôture suit

## Questions

cyberion-ask-intervention = Votre Intervention : que faites-vous ?
cyberion-ask-intervention-named = { $player }, votre Intervention : que faites-vous ?
cyberion-ask-choose-level = Interférence : à quel niveau déclenchez-vous l’habileté du { $model } ?
cyberion-ask-reward =
    { $left ->
        [one] Un Gigantobot part en vacances : quelle récompense prenez-vous ?
       *[other] { $left } Gigantobots partent en vacances : quelle récompense prenez-vous d’abord ?
    }
cyberion-take-failsafes = soupapes
cyberion-take-damage = dégât
cyberion-reward-failsafes = des Soupapes de la Forge
cyberion-reward-damage = retirer un Dégât Structurel
cyberion-ask-store =
    { $left ->
        [one] Stockbot : déplacez un Robot de la Plateforme ou du Flash dans le Stock, ou aucun.
       *[other] Stockbot : déplacez jusqu’à { $left } Robots de la Plateforme et du Flash dans le Stock.
    }
cyberion-ask-recover =
    Cyclobot : quel { $what ->
        [cyclobot] Cyclobot
       *[any] Robot
    } passe de la Défausse { $to ->
        [deck] au sommet du paquet
       *[platform] dans la Plateforme
    } ?
cyberion-ask-arrange =
    { $left ->
        [one] Planbot : laissez-vous cette carte au sommet du paquet, ou va-t-elle au bas ? La carte du sommet vient ensuite à vous.
       *[other] Planbot : posez ces { $left } cartes au sommet ou au bas du paquet. La carte du sommet vient ensuite à vous.
    }
cyberion-ask-prepare =
    { $left ->
        [one] Commandbot : quelle Machine Préparez-vous ? Il faut défausser { $left } Robot, de vos rangées ou du paquet.
       *[other] Commandbot : quelle Machine Préparez-vous ? Il faut défausser { $left } Robots, de vos rangées ou du paquet.
    }
cyberion-done-store = c’est tout
cyberion-done-prepare = le reste vient du paquet

cyberion-plus-babybots = Bébébots
cyberion-plus-gigantobots = Gigantobots
cyberion-plus-microbots = Microbots
cyberion-plus-multibots = Multibots
cyberion-plus-devious-cog = Rouage Perfide
# $player : un nom ou plusieurs, $players : combien ; $turn : combien il y en a eu ; $failsafes : combien il en reste.
cyberion-share-won =
    { $players ->
        [1] { $player } a réparé les { $all } Machines
       *[other] { $player } ont réparé les { $all } Machines
    } en { $turn } tours, { $failsafes ->
        [0] sans Soupape de reste
        [one] avec { $failsafes } Soupape de reste
       *[other] avec { $failsafes } Soupapes de reste
    }
# $machines : combien ont été réparées, sur $all.
cyberion-share-lost =
    { $players ->
        [1] { $player } a réparé { $machines } Machines sur { $all } en { $turn } tours
       *[other] { $player } ont réparé { $machines } Machines sur { $all } en { $turn } tours
    }
