### L’histoire d’une partie : ce qui s’est passé, pas à pas, et comment elle a fini.

## Le journal

web-story-older = Plus tôt
web-story-latest = Vers le plus récent
web-story-look-then = Voir la table à ce moment

## Revoir une partie pas à pas

web-story-strip = La partie, pas à pas
web-story-step-of = Étape { $step } sur { $steps }
web-story-begins = Tout est en place : la partie commence.
web-story-first = Au début
web-story-previous = Une étape en arrière
web-story-play = Lecture
web-story-pause = Pause
web-story-next = Une étape en avant
web-story-last = À la fin
web-story-now = Revenir à maintenant
web-story-to-result = Vers le résultat
web-story-replay = Revoir la partie pas à pas

## Pendant votre absence

web-story-away = Pendant votre absence
web-story-away-more =
    { $moves ->
        [one] et encore { $moves } coup
       *[other] et encore { $moves } coups
    }
web-story-show-me = Montrez-moi
web-story-go-on = Continuer

## La fin

web-story-you-win = Vous avez gagné !
# $player : qui a gagné, une ou plusieurs personnes.
web-story-wins =
    { $winners ->
        [one] { $player } gagne !
       *[other] { $player } gagnent ensemble !
    }
web-story-given-up = La partie a été abandonnée avant la fin.
web-story-closed = La table a été fermée avant la fin de la partie.
web-story-score-sheet = Feuille de score
web-story-print = Imprimer
web-story-copy-this = À copier :
web-story-copy-result = Copier le résultat
web-story-copied = Le résultat est copié.
web-story-what-is-copied = Copié :
