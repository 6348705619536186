### Pebbles en français.

pebbles-title = Cailloux
pebbles-about = Prenez des cailloux sans savoir ce qu’ils valent.
pebbles-welcome = Le tas est face cachée. Le plus de points gagne.

## Options

pebbles-option-players = Joueurs
pebbles-option-reach = Cailloux à prendre au plus
pebbles-option-variants = Variantes
pebbles-option-first = Premier joueur
pebbles-option-seed = Graine
pebbles-option-box = Boîte
pebbles-offer-variants = Avec des variantes …
pebbles-with-showing = Montrer
pebbles-plus-showing = montrer

## Moves

pebbles-ask = { $player } : prenez des cailloux du tas.
pebbles-ask-or-show = { $player } : prenez des cailloux du tas, ou montrez-en un des vôtres.
pebbles-choose-do = Que faites-vous ?
pebbles-choose-pebbles = Combien de cailloux prenez-vous ?
pebbles-choose-value = Quel caillou montrez-vous ?
pebbles-move-take = Prendre
pebbles-move-show = Montrer
pebbles-type-take = prendre
pebbles-type-show = montrer
pebbles-usage-take = { $word } NOMBRE
pebbles-usage-show = { $word } VALEUR
pebbles-help-take = prendre autant de cailloux du tas
pebbles-help-show = retourner un de vos cailloux : il compte double
pebbles-help-names = Tapez le numéro d’un choix, ou un coup entier.
pebbles-taken =
    { $pebbles ->
        [one] { $pebbles } caillou
       *[other] { $pebbles } cailloux
    }

## What happens

pebbles-event-took =
    { $pebbles ->
        [one] { $player } prend { $pebbles } caillou.
       *[other] { $player } prend { $pebbles } cailloux.
    }
pebbles-event-looked = { $player } regarde un { $value }.
pebbles-event-showed = { $player } montre un { $value }.
pebbles-event-ended = Le tas est vide.
pebbles-outcome =
    { $count ->
        [one] { $players } gagne avec { $points } points.
       *[other] { $players } gagnent avec { $points } points.
    }
pebbles-share-won = { $player } a gagné avec { $points } points
pebbles-share-lost = { $player } a perdu avec { $points } points

## Refusals

pebbles-refusal-game-is-over = La partie est finie.
pebbles-refusal-not-your-turn = Ce n’est pas votre tour.
pebbles-refusal-take-at-least-one = Vous prenez au moins un caillou.
pebbles-refusal-out-of-reach = Vous prenez au plus { $wanted } cailloux.
pebbles-refusal-heap-too-small = Le tas n’en a plus que { $wanted }.
pebbles-refusal-showing-not-in-play = Personne ne montre de cailloux dans cette partie.
pebbles-refusal-nothing-to-show = Vous n’avez pas de caillou à montrer.
pebbles-refusal-no-such-pebble = Vous n’avez pas ce caillou.

## The table

pebbles-heap = Tas
pebbles-turn = Tour { $turn }
pebbles-face-down =
    { $pebbles ->
        [one] { $pebbles } face cachée
       *[other] { $pebbles } faces cachées
    }
pebbles-shown = montré { $value }
pebbles-offer-again = une autre partie
pebbles-points = Points

## The box

pebbles-box-kind = Tas
pebbles-box-value = Exemplaires de chaque valeur
pebbles-simulate-result-wins = Parties gagnées par place
