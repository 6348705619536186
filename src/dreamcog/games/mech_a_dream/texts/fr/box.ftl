### Ce qu’il y a dans la boîte : sortes et valeurs.

mech-a-dream-box-kind =
    { $kind ->
        [start] Au départ
        [robot] Robot
        [workshop] Atelier
        [stock_room] Magasin de stockage
        [delivery] Cartes Livraisons
        [resource] Machines à ressources
        [power] Machines de puissance
        [economical] Machines économiques
        [crystal] Machines de cristal
        [monitor] Écrans de contrôle
        [specialist] Spécialistes
       *[other] { $kind }
    }
mech-a-dream-box-value =
    { $value ->
        [copies] exemplaires
        [price] coût
        [time] temps
        [effect] effet
        [on_completion] une fois construite
        [fixed] reçu
        [choice] dernier choix
        [start] au départ
        [after] après
        [places] places
        [morning] matin
        [afternoon] après-midi
        [evening] soir
        [flower] fleurs
        [ink] encre
        [rainbow] arcs-en-ciel
        [beyond] au-delà
       *[other] { $value }
    }
# What no grade can say of the built-in box, a line for each.
mech-a-dream-box-remarks =
    Les étages du magasin de stockage sont ceux de la face verte : ce que montre la face jaune, utilisée avec les Spécialistes, n’est pas attesté.
    De b3 et r4, seule la face violette est attestée : que l’une soit bleue et l’autre rouge est de nous.
