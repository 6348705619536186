### La table de Mech A Dream, dessinée.

web-mech-my-workshop = Mon atelier
web-mech-factory = Usine
web-mech-others = Les autres
# $player: à qui il est.
web-mech-workshop = Atelier : { $player }
web-mech-in-full = { $player } : voir tout l’atelier
web-mech-first = premier joueur
web-mech-about-place = Des points pour la machine construite qui prend cette place.
# $belt: quel tapis de l’Usine; $n: combien de tuiles sont face cachée.
web-mech-pile =
    { $n ->
        [0] { $belt } : pile vide
        [one] { $belt } : { $n } tuile dans la pile
       *[other] { $belt } : { $n } tuiles dans la pile
    }
# $belt: quel tapis de l’Usine.
web-mech-tiles-to-come = Encore à venir : { $belt }
# $n: combien de tuiles sont dans la pile; $over: combien d’autres n’ont pas été vues.
web-mech-tiles-unseen =
    { $n ->
        [0] La pile est vide.
        [one]
            { $over ->
                [0] Cette tuile est la dernière de la pile.
               *[other] Une de ces tuiles est dans la pile ; personne ne sait laquelle.
            }
       *[other]
            { $over ->
                [0] Ces { $n } tuiles sont dans la pile, dans un ordre que personne ne connaît.
               *[other] { $n } de ces tuiles sont dans la pile ; personne ne sait lesquelles.
            }
    }
# $n: combien d’exemplaires n’ont pas été vus; $copies: combien il y en a dans la boîte.
web-mech-copies-unseen = { $n } sur { $copies } pas encore { $n ->
        [one] vue
       *[other] vues
    }
web-mech-deliveries-to-come = Encore à venir : cartes Livraisons
# $n: combien de cartes sont encore à venir; $over: combien d’autres n’ont pas été vues.
web-mech-deliveries-unseen =
    { $n ->
        [0] Il ne reste aucune carte Livraisons.
        [one]
            { $over ->
                [0] Cette carte est encore à venir.
               *[other] Une de ces cartes est encore à venir ; les autres sont retournées dans la boîte sans être vues.
            }
       *[other]
            { $over ->
                [0] Ces { $n } cartes sont encore à venir, une par jour, dans un ordre que personne ne connaît.
               *[other] { $n } de ces cartes sont encore à venir, une par jour ; les autres sont retournées dans la boîte sans être vues.
            }
    }
# $n: combien d’Assistants y sont.
web-mech-locker =
    { $n ->
        [0] Vestiaire : vide
        [one] Vestiaire : { $n } Assistant
       *[other] Vestiaire : { $n } Assistants
    }
web-mech-about-locker = Il reste ces Assistants pour aujourd’hui.

# $what: what the sleeper could still activate without paying.
web-mech-still-free = vous pouvez encore activer sans payer : { $what }
# $machine: another machine than the one that the move names.
web-mech-another-completed = { $machine } : Machine construite
# What is still to be picked, to be copied; $player: whose it can be.
web-mech-missing-copy = un robot ou une machine ({ $player })

web-home-about-robots = Chaque atelier a un robot différent, avec son départ et son effet de nuit.
web-home-about-specialists = Récupérez des Spécialistes contre des arcs-en-ciel : chacun a un bonus permanent pour un genre d’action.

# $part : matin, après-midi, soir ou nuit.
web-story-day = Jour { $day } · { $part }
web-story-mark-completed = machine construite
web-story-mark-packages = colis du quai
web-story-mark-specialist = Spécialiste récupéré
# $points : de combien ; $player : qui vient ensuite ; $source : ce qui a fait le plus de différence.
web-story-margin =
    { $points ->
        [one] { $points } point devant { $player } : la différence vient de « { $source } ».
       *[other] { $points } points devant { $player } : la différence vient de « { $source } ».
    }
web-story-level = Autant de points que { $player } : les machines et les arcs-en-ciel ont départagé.
web-story-from-packages = colis
web-story-from-completed = machines construites
web-story-from-activated = machines et robot activés
web-story-from-specialists = Spécialistes
web-story-from-others = autres points

web-zone-monitors = Écrans de contrôle au choix
# $slot : où une tuile commence sur le tapis.
web-slot = emplacement { $slot }
# $slot : où elle est sur le tapis ; $assistants : combien y travaillent.
web-under-construction =
    { $assistants ->
        [0] emplacement { $slot }
        [one] emplacement { $slot }, { $assistants } Assistant
       *[other] emplacement { $slot }, { $assistants } Assistants
    }
web-used-tonight = effet déjà activé cette nuit
web-asleep = dort
web-mech-a-dream-about-score = Le score est le nombre de points à la fin de la semaine.

## What a move shows: "This shows …"

web-mech-shows-machine = une nouvelle machine
web-mech-shows-delivery-deck = la prochaine carte Livraisons
web-mech-shows-monitors = les Écrans de contrôle
web-mech-shows-first = qui commence
