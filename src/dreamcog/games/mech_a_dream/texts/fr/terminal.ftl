### La table de Mech A Dream dans le terminal.

mech-a-dream-told = { $what } : { $does }
mech-a-dream-board-day = jour { $day } sur { $days }
mech-a-dream-board-delivery = Livraisons
mech-a-dream-board-stock-room = Magasin
mech-a-dream-board-for-sale = À acquérir
mech-a-dream-board-experts = Spécialistes
mech-a-dream-board-robot = Robot
mech-a-dream-board-belt = Tapis
mech-a-dream-board-workshop = Atelier
mech-a-dream-letter-morning = M
mech-a-dream-letter-afternoon = A
mech-a-dream-letter-evening = S
mech-a-dream-effect-evening-package = colis du soir
mech-a-dream-effect-buy = acquérir une tuile
mech-a-dream-effect-copy = copier
mech-a-dream-after-stock-room = magasin
mech-a-dream-after-dock = quai
mech-a-dream-after-buy = acquérir
mech-a-dream-after-build = construire
mech-a-dream-move-pass = Passer
mech-a-dream-pass = quelqu’un d’autre d’abord
mech-a-dream-take-specialist = un Spécialiste
mech-a-dream-choose-do = Lequel de ces coups ?
mech-a-dream-choose-monitor = Quel Écran de contrôle ?
mech-a-dream-choose-specialist = Quel Spécialiste ?
mech-a-dream-choose-take = Que récupérez-vous ?
mech-a-dream-choose-tile = Quelle machine ?
mech-a-dream-choose-what = Qu’activez-vous ?
mech-a-dream-choose-copy = Que copiez-vous ?
mech-a-dream-choose-option = De quelle manière ?
mech-a-dream-offer-again = une autre partie
mech-a-dream-score-points = points
mech-a-dream-score-rainbows = arcs-en-ciel
mech-a-dream-score-resources = fleurs et encre
mech-a-dream-score-total = score
mech-a-dream-typed-flower = fleur fleurs
mech-a-dream-typed-ink = encre
mech-a-dream-typed-robot = robot

mech-a-dream-help-names = Un mot peut être abrégé tant qu’il reste clair. Tapez le numéro d’un choix, ou un coup entier : les tuiles, cartes et Spécialistes par leur nom, « alambic à encre » ou « alambic » par exemple, ou par leur identifiant dans la boîte, comme b2.1 ; ce que vous copiez comme Bo/robot ou Bo/orgue à berceuses.
mech-a-dream-play-farewell = Dormez bien, et faites de beaux rêves !

command-pass = passer
command-workshops = ateliers
usage-pass = { $word }
usage-workshops = { $word }
help-pass = laisser quelqu’un d’autre jouer d’abord, quand plusieurs le peuvent
help-workshops = tous les ateliers en détail

typed-no-player = Il n’y a pas de joueur « { $typed } ».

mark-lit = { $mark } possible maintenant
mark-price = { $mark } imprimé, puis votre coût ou temps
mark-ends = { $mark } termine la partie
mark-asked = { $mark } maintenant
mark-first = { $mark } premier joueur
mark-done = { $mark } fait, activé
mark-asleep = { $mark } endormi
mark-flower = { $mark } fleur
mark-ink = { $mark } encre
mark-rainbow = { $mark } arc-en-ciel
mark-point = { $mark } point
mark-hourglass = { $mark } sablier
mark-activation = { $mark } activation
mark-resource = { $mark } à ressources (bleu)
mark-power = { $mark } de puissance (rouge)
mark-economical = { $mark } économique (vert)
mark-crystal = { $mark } de cristal (jaune)

## Ce qu’un choix coûte et apporte, à côté de son nom

mech-a-dream-foreseen-slot = arrive à l’emplacement { $slot }
mech-a-dream-foreseen-moves = emplacement { $slot }, puis { $soon }
mech-a-dream-foreseen-completes = emplacement { $slot }, puis construite
mech-a-dream-foreseen-completed = construite, place { $place }
# It would be completed at the end of this part of the day without the move, too.
mech-a-dream-foreseen-completed-anyway = construite de toute façon, place { $place }
mech-a-dream-foreseen-completes-anyway = emplacement { $slot }, construite de toute façon
mech-a-dream-foreseen-next = puis : { $what }
mech-a-dream-foreseen-lost = { $what } en trop
mech-a-dream-foreseen-other = { $player } : { $what }
