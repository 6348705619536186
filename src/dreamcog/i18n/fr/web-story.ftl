### L’histoire d’une partie : ce qui s’est passé, pas à pas, et comment elle a fini.

## Chapitres

web-story-turn = Tour { $turn }
# $part : matin, après-midi, soir ou nuit.
web-story-day = Jour { $day } · { $part }

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
web-story-mark-repaired = Machine réparée
web-story-mark-upgraded = Rouage amélioré
web-story-mark-failsafe-lost = Soupape perdue
web-story-mark-battery-spent = Batterie utilisée
web-story-mark-completed = machine achevée
web-story-mark-packages = colis du quai
web-story-mark-specialist = Spécialiste pris

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
web-story-factory-works = L’usine fonctionne à nouveau !
web-story-factory-dark = L’usine s’éteint
# $points : de combien ; $player : qui vient ensuite ; $source : ce qui a fait le plus de différence.
web-story-margin =
    { $points ->
        [one] { $points } point devant { $player } : la différence vient de « { $source } ».
       *[other] { $points } points devant { $player } : la différence vient de « { $source } ».
    }
web-story-level = Autant de points que { $player } : les machines et les arcs-en-ciel ont départagé.
web-story-given-up = La partie a été abandonnée avant la fin. Il y en aura d’autres !
web-story-closed = La table a été fermée avant la fin de la partie.
web-story-score-sheet = Feuille de score
web-story-print = Imprimer
web-story-from-packages = colis
web-story-from-completed = machines achevées
web-story-from-activated = machines et robot utilisés
web-story-from-specialists = Spécialistes
web-story-from-others = autres points
# $repaired : combien de machines, sur $all.
web-story-repaired = { $repaired } Machines réparées sur { $all }
web-story-failsafes-left =
    { $failsafes ->
        [0] plus aucune Soupape
        [one] { $failsafes } Soupape restante
       *[other] { $failsafes } Soupapes restantes
    }
web-story-support-left =
    { $tokens ->
        [0] plus aucun jeton Support
        [one] { $tokens } jeton Support restant
       *[other] { $tokens } jetons Support restants
    }
web-story-robots-left =
    { $robots ->
        [0] plus aucun Robot dans le paquet
        [one] { $robots } Robot encore dans le paquet
       *[other] { $robots } Robots encore dans le paquet
    }
web-story-turns-played =
    { $turns ->
        [one] { $turns } tour joué
       *[other] { $turns } tours joués
    }
# $game : son nom ; $result : une phrase.
web-story-shared = { $game } : { $result }
web-story-copy-this = À copier :
