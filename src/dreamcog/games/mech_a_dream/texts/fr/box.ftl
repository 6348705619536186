### Ce qu’il y a dans la boîte : sortes et valeurs.

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
        [places] emplacements
        [morning] matin
        [afternoon] après-midi
        [evening] soir
        [flower] fleurs
        [ink] encre
        [rainbow] arcs-en-ciel
        [beyond] au-delà
       *[other] { $value }
    }
