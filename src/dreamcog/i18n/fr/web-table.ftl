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
web-panel-settings = Réglages

web-new-version = Une nouvelle version est arrivée. Vos parties sont conservées.
web-load-it = La charger
web-panel-more = Plus
web-open-box = La boîte

web-the-result = Le résultat
web-to-the-table = Vers la table

## What follows from what cannot be taken back

web-hand-over-about = Un bot joue à votre place jusqu’à ce que vous repreniez. Ce qu’il a joué reste joué.
web-resign-about = La partie est alors perdue pour vous, sans retour possible.
web-leave-about = Votre place vous attend, ou un bot y joue entre-temps.
web-close-table-about = La partie s’arrête pour tout le monde, inachevée.

## What is asked

web-waiting-for-players = On attend des joueurs
# Between turns at one screen.
web-now = Maintenant : { $player }
# $player: one or several.
web-waiting-for = On attend { $player }…
# $what: hidden things that a move shows.
web-would-show = Ce coup montre { $what } : il ne peut pas être repris.
web-would-lose = Ce coup fait perdre la partie. Le jouer quand même ?
web-not-yet = Pas encore
web-ask-no-more-about-it = La prochaine fois, jouer sans demander
# $what: what is still missing, such as 1 more robot; $moves: what can be done then.
web-pick-to = Choisissez { $what } pour : { $moves }
# $moves: what can be done, by name.
web-go-on-to = Choisissez encore pour : { $moves }
# $things: what was picked by itself, because nothing else was possible.
web-filled-in = Déjà choisi : { $things }
# $n: how often a move is made in a row, if it can be.
web-up-to = jusqu’à { $n }
web-lower-levels = À un niveau inférieur
web-highest-level = Au niveau le plus haut
# $moves: the kinds of moves that there are.
web-you-can = Vous pouvez : { $moves }
web-put-back = Reposer
web-not-now = Pas avec ce que vous avez choisi, ou pas maintenant.
web-reconstructed = Nombres reconstitués
web-reconstructed-about = Certains nombres de cette table sont notre reconstitution : les valeurs imprimées par l’éditeur ne sont pas confirmées.
web-reconstructed-which = Voir lesquels, dans un nouvel onglet

## How one likes to play

web-speed = Vitesse des coups des autres
web-speed-is =
    { $speed ->
        [slow] lente
       *[usual] normale
        [double] double
        [fourfold] quadruple
    }
web-advice = Conseils aux débutants
web-no-more-advice = Plus de conseils
web-keys = Clavier
web-uses-letters = Utiliser des lettres et des chiffres seuls comme raccourcis
web-key-arrows = Flèches
web-key-arrows-does = passer à l’élément voisin ; la première fois, à ce qu’il faut décider
web-key-numbers = 1–9
web-key-numbers-does = choisir l’élément qui porte ce numéro, ou le reposer
web-key-enter = Entrée
web-key-enter-does = le choisir, ou se renseigner ; une fois choisi, presser le bouton doré
web-key-escape = Échap
web-key-escape-does = fermer l’indice, ou reposer le dernier élément choisi
web-key-commit = C
web-key-commit-does = presser le bouton doré
web-key-undo = U
web-key-undo-does = reprendre votre dernier coup
web-key-log = L
web-key-log-does = ce qui s’est passé
web-key-rules = R
