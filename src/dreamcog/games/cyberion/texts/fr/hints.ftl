### Indices pour Cyberion.

## Où regarder

cyberion-hint-look =
    { $at ->
        [factory] Regardez les Machines de l’Usine.
        [platform] Regardez les Robots de la Plateforme.
        [flash] Regardez les Robots du Flash.
        [stock] Regardez le Stock.
        [support] Regardez vos jetons Support.
        [cogs] Regardez les Rouages.
        [discard] Regardez la Défausse.
        [deck] Regardez les cartes du paquet Robots que vous voyez.
        [gigantobots] Regardez les Gigantobots.
        [parents] Cherchez deux Robots qui peuvent devenir parents.
        [reward] Comparez ce que le Gigantobot propose.
       *[end] Demandez-vous s’il reste quelque chose à faire dans ce tour.
    }

## Ce qui touche à sa fin

# $left: how many are left.
cyberion-hint-limit-failsafes =
    { $left ->
        [0] C’est urgent : il ne reste aucune Soupape, et un tour où aucune Machine ne quitte l’Usine fait perdre la partie.
        [one] Il reste une Soupape : ensuite, un tour où aucune Machine ne quitte l’Usine fait perdre la partie.
       *[other] Il reste { $left } Soupapes pour les tours où aucune Machine ne quitte l’Usine.
    }
cyberion-hint-limit-deck =
    { $left ->
        [0] La Batterie est utilisée, et le paquet Robots est vide.
        [one] La Batterie est utilisée, et il reste une carte dans le paquet Robots.
       *[other] La Batterie est utilisée, et il reste { $left } cartes dans le paquet Robots.
    }

## Les coups, comme ce que l’on fait

cyberion-hint-move-repair = réparer { $machine } avec { $robots }
cyberion-hint-move-trigger =
    { $how ->
        [usual] défausser { $robot } pour son habileté
        [nothing] défausser { $robot } sans effet
       *[level] défausser { $robot } pour son habileté au niveau { $roman }
    }
cyberion-hint-move-support =
    { $how ->
        [usual] défausser le jeton Support { $model } pour son habileté
        [nothing] défausser le jeton Support { $model } sans effet
       *[level] défausser le jeton Support { $model } pour son habileté au niveau { $roman }
    }
cyberion-hint-move-upgrade = améliorer le Rouage du { $model }
cyberion-hint-move-make-babybot = faire un Bébébot de { $robots }
cyberion-hint-move-pilot = poser { $robots } sur des Gigantobots
cyberion-hint-move-microbot-replace = remplacer le Microbot de { $machine }
cyberion-hint-move-microbot-swap = échanger les Microbots de { $machines }
cyberion-hint-move-microbot-remove = utiliser des Microbots pour retirer { $machine }
cyberion-hint-move-store =
    { $count ->
        [0] ne rien déplacer dans le Stock
       *[other] déplacer { $robots } dans le Stock
    }
cyberion-hint-move-recover = récupérer { $robot } dans la Défausse
cyberion-hint-move-arrange =
    { $where ->
        [top] remettre { $top } au sommet du paquet
        [bottom] mettre { $bottom } au bas du paquet
       *[both] mettre { $top } au sommet du paquet et { $bottom } au bas
    }
cyberion-hint-move-prepare = Préparer { $machine }
cyberion-hint-move-choose-level =
    { $how ->
        [nothing] renoncer à l’habileté
       *[level] choisir le niveau { $roman }
    }
cyberion-hint-move-reward =
    { $take ->
        [damage] retirer un Dégât Structurel
       *[failsafes] prendre des Soupapes de la Forge
    }
cyberion-hint-move-end-turn = finir le tour

## Ce qui arrive, comme ce que l’on fait

cyberion-hint-event-won = gagner la partie
cyberion-hint-event-repaired = réparer { $machine }
cyberion-hint-event-machine-removed = retirer { $machine }
cyberion-hint-event-upgraded = améliorer le Rouage du { $model }
cyberion-hint-event-gigantobot-rests = compléter le { $gigantobot }
cyberion-hint-event-damage-mended = retirer un Dégât Structurel
cyberion-hint-event-failsafe-gained = gagner une Soupape
cyberion-hint-event-machine-prepared = Préparer { $machine }
cyberion-hint-event-babybot-made = faire un Bébébot
cyberion-hint-event-lost = perdre la partie
cyberion-hint-event-failsafe-lost = remettre une Soupape
cyberion-hint-event-battery-spent = utiliser la Batterie
cyberion-hint-event-failsafes-owed = remettre des Soupapes pour les Dégâts Structurels
