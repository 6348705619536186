### La table dessinée : ce qui entoure tous les jeux.

web-the-table = La table
web-parts-of-table = Parties de la table
web-something-lit = il y a quelque chose à toucher ici
web-undo-short = Annuler
web-look-back = Revoir
web-rules = Règles
web-close = Fermer

web-panel-log = Ce qui s’est passé
web-panel-people = À la table
web-panel-words = La table en mots
web-panel-settings = Votre façon de jouer

web-new-version = Une nouvelle version est arrivée. Vos parties sont conservées.
web-load-it = La charger
web-panel-more = Plus
web-open-box = La boîte

web-the-result = Le résultat
web-to-the-table = Vers la table

## What is asked

web-waiting-for-players = On attend des joueurs
# $player: one or several.
web-waiting-for = On attend { $player }…
web-would-lose = Ce coup fait perdre la partie. Le jouer quand même ?
web-not-yet = Pas encore
web-ask-no-more-about-it = La prochaine fois, jouer sans demander
# $moves: what can be done, by name.
web-go-on-to = Choisissez encore pour : { $moves }
web-put-back = Reposer
web-not-now = Pas avec ce que vous avez choisi, ou pas maintenant.
web-reconstructed = Personne n’a encore attesté ce nombre : c’est notre reconstitution.

## How one likes to play

web-speed = Vitesse des coups des autres
web-speed-is =
    { $speed ->
        [slow] lente
       *[usual] normale
        [double] double
        [fourfold] quadruple
    }
web-keys = Touches
web-uses-letters = Les lettres seules servent de touches
web-key-arrows = Flèches
web-key-arrows-does = passer à l’élément voisin
web-key-enter = Entrée
web-key-enter-does = le choisir, ou se renseigner
web-key-escape = Échap
web-key-escape-does = reposer le dernier élément choisi
web-key-commit = C
web-key-commit-does = jouer, quand un seul coup est possible
web-key-undo = U
web-key-undo-does = reprendre votre dernier coup
web-key-log = L
web-key-log-does = ce qui s’est passé
