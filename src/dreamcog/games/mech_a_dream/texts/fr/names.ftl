### Comment s’appellent machines, cartes et Spécialistes : des noms à nous, selon l’identifiant dans la boîte.

# $id : celui du modèle ; $code : celui de l’élément, quand il n’a pas de nom ici.
mech-a-dream-component =
    { $id ->
        [b1] Presse-pétales
        [b2] Alambic à encre
        [b3] Théière fleurie
        [b4] Moteur coucou
        [b5] Lance-comètes
        [b6] Moulin à corolles
        [b7] Lampe à bruine
        [b8] Métier à nuages
        [b9] Horloge à pollen
        [r1] Sifflet à moutons
        [r2] Clavier à songes
        [r3] Orgue à berceuses
        [r4] Bouilloire lunaire
        [r5] Pompe à histoires
        [r6] Four à oreillers
        [r7] Éclate-étoiles
        [r8] Grand Ronfleur
        [g1] Encrier économe
        [g2] Tirelire arc-en-ciel
        [g3] Rampe d’élan
        [g4] Cloche du quai
        [y1] Bille de verre
        [y2] Lanterne de nuit
        [y3] Boule à neige
        [y4] Boîte à musique
        [y5] Manège d’étoiles
        [y6] Baleine de verre
        [y7] Château de nuages
        [y8] Observatoire à rêves
        [d01] Mouton express
        [d02] Arc-en-ciel roulé
        [d03] Caisse à remonter
        [d04] Malle de gala
        [d05] Colis de poche
        [d06] Boîte à surprise
        [d07] Sac de l’horloger
        [d08] Paquet d’oreillers
        [d09] Tonneau du bâtisseur
        [d10] Valise du peintre
        [m1] Compte-moutons
        [m2] Averse d’été
        [m3] Jardin de nuit
        [m4] Dernier courrier
        [m5] Fleur d’encre
        [m6] Boîte de peinture
        [m7] Marché de minuit
        [m8] Sieste au miroir
        [s01] Berceuse
        [s02] Tic-Tac
        [s03] Pistil
        [s04] Tampon
        [s05] Roulette
        [s06] Étincelle
        [s07] Prisme
        [s08] Panier
        [s09] Ruban
        [s10] Aubaine
       *[other] { $code }
    }
