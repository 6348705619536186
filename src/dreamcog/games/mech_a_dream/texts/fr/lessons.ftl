### Leçons : des parties guidées, par petites étapes.

## La première partie

mech-a-dream-lesson-first-game = Votre première partie de Mech A Dream
mech-a-dream-lesson-first-game-goal = Votre robot voudrait rêver : construisez-lui des machines, et ayez plus de points de rêve que votre adversaire après sept nuits au plus.
mech-a-dream-lesson-first-game-stock-room = C’est le matin : le magasin de stockage donne à votre premier Assistant 2 fleurs, 2 gouttes d’encre, et 2 de plus au choix : choisissez, puis « Magasin ».
mech-a-dream-lesson-first-game-stock-room-after = Vous avez reçu 2 fleurs, 2 gouttes d’encre et votre choix : l’encre sert à acquérir des machines, les fleurs à payer les livraisons.
mech-a-dream-lesson-first-game-buy = Envoyez l’Assistant de l’après-midi acquérir le Sifflet à moutons pour 2 gouttes d’encre : une fois construit, il peut changer 1 fleur en 2 points de rêve chaque nuit.
mech-a-dream-lesson-first-game-buy-after = Le Sifflet à moutons est parti de l’emplacement 3, et à la fin de l’après-midi, l’Assistant posé dessus l’a fait avancer à l’emplacement 2.
mech-a-dream-lesson-first-game-build = Choisissez de nouveau le Sifflet à moutons pour le construire : un deuxième Assistant rejoint le premier, et chacun le fait avancer d’un emplacement à la fin du soir.
mech-a-dream-lesson-first-game-build-after = Deux Assistants l’ont fait avancer de deux emplacements, hors du tapis : le Sifflet à moutons est construit, montre sa face violette et prend place dans votre atelier.
mech-a-dream-lesson-first-game-night = La nuit, activez les deux dans l’ordre de votre choix : le Sifflet à moutons donne 2 points de rêve pour 1 fleur, votre robot donne 1 goutte d’encre.
mech-a-dream-lesson-first-game-night-after = Vos 2 premiers points de rêve ! Chaque nuit, vous pouvez activer une fois votre robot, et une fois chaque machine violette.
mech-a-dream-lesson-first-game-sleep = Il ne reste rien à activer : dormez, et un nouveau jour commence avec tous vos Assistants.
mech-a-dream-lesson-first-game-sleep-after = Jour 2 : votre adversaire est aujourd’hui le premier joueur, et une nouvelle carte Livraisons est arrivée au quai.
mech-a-dream-lesson-first-game-dock = Le matin, le quai de livraisons a trois colis, plus tard il en a moins : envoyez-y votre Assistant, et 3 fleurs les paient tous.
mech-a-dream-lesson-first-game-dock-after = 2 arcs-en-ciel, 2 gouttes d’encre, 2 points : les arcs-en-ciel paient les machines jaunes, comme la Bille de verre, ou valent 1 point chacun à la fin.
mech-a-dream-lesson-first-game-end = La partie se termine après la septième nuit, ou plus tôt, après une nuit où un atelier compte 9 machines : celles qui sont encore sur un tapis ne comptent pas.

## Les Robots éclairés

mech-a-dream-lesson-robots = Vos premiers Robots éclairés
mech-a-dream-lesson-robots-screen = Gardez un de vos deux Écrans de contrôle : il dit avec quoi vous commencez, et ce que fait votre robot au lieu de donner 1 goutte d’encre.
mech-a-dream-lesson-robots-screen-after = Votre robot a maintenant son propre effet, chaque fois que vous l’activez : la nuit, ou grâce à un colis.
mech-a-dream-lesson-robots-dock = Un des colis du quai est une activation : payez 3 fleurs pour les colis, puis activez votre robot.
mech-a-dream-lesson-robots-dock-after = Votre robot a fait ce que montre son Écran de contrôle, et vous pourrez encore l’activer cette nuit.
mech-a-dream-lesson-robots-others = Votre adversaire a gardé Averse d’été, dont le robot donne 1 arc-en-ciel chaque nuit : chaque Écran de contrôle demande une autre stratégie.

## Les Spécialistes

mech-a-dream-lesson-specialists = Vos premiers Spécialistes
mech-a-dream-lesson-specialists-start = Chaque joueur commence avec un Spécialiste : choisissez Ruban, qui vous donne 1 arc-en-ciel chaque fois que vous acquérez une machine.
mech-a-dream-lesson-specialists-start-after = Le jeton Coût montre 1 arc-en-ciel : à ce coût, votre adversaire pourrait récupérer Ruban.
mech-a-dream-lesson-specialists-buy = Acquérez la machine qui vous plaît le plus : le bonus permanent de Ruban suit aussitôt.
mech-a-dream-lesson-specialists-buy-after = Ruban vous a donné 1 arc-en-ciel : juste assez pour Prisme, le Spécialiste de votre adversaire.
mech-a-dream-lesson-specialists-take = Le matin ou l’après-midi, le magasin de stockage peut vous donner un Spécialiste à la place de son choix final : récupérez Prisme pour 1 arc-en-ciel.
mech-a-dream-lesson-specialists-take-after = Votre adversaire a reçu l’arc-en-ciel sans pouvoir refuser ; Prisme vous en a déjà donné un pour le travail au magasin.
mech-a-dream-lesson-specialists-price = Le jeton Coût de Prisme montre maintenant 2 arcs-en-ciel ; il baisse de 1 chaque nuit, jusqu’à ce que la carte ne coûte rien.
