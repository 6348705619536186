### Ce qui est dit des séries de nombreuses parties : leurs fichiers, leurs processus, les grappes.

# $rate: a number.
progress-rate = { $rate } parties/s
simulate-interrupted = Interrompu.
# $games: how many; $command: what is typed to go on.
simulate-kept =
    { $games ->
        [one] { $games } partie est conservée. Pour continuer : { $command }
       *[other] { $games } parties sont conservées. Pour continuer : { $command }
    }

# $moves: how many; $nodes, $seconds: numbers.
solve-yes =
    { $moves ->
        [one] Elle peut être gagnée : en { $moves } coup, comme ci-dessus ({ $nodes } nœuds, { $seconds } s).
       *[other] Elle peut être gagnée : en { $moves } coups, comme ci-dessus ({ $nodes } nœuds, { $seconds } s).
    }
solve-no = Elle ne peut plus être gagnée : tout a été essayé ({ $nodes } nœuds, { $seconds } s).
solve-unknown = On ne sait pas : aucune victoire trouvée en { $nodes } nœuds et { $seconds } s.
# $seat: its number; $best, $sure: points; $nodes, $seconds: numbers.
solve-score = La place { $seat } peut encore atteindre { $best } points, par les coups ci-dessus ({ $nodes } nœuds, { $seconds } s).
solve-score-sure = Quoi que fassent les autres, elle peut être sûre de { $sure }.
solve-score-reveals = Ce calcul connaît des cartes et des tuiles cachées à tous autour de la table.
solve-score-unknown = On ne sait pas : tout n’a pas pu être essayé en { $nodes } nœuds et { $seconds } s.
refusal-too-early-to-solve = Il est trop tôt pour une fin exacte : toutes les fins ne sont cherchées que lorsque la partie finit à coup sûr avec cette manche.
# $deals: how many of $all; $low, $high: the ends of the interval.
solve-deals-winnable = Peuvent être gagnées : { $deals } donnes sur { $all } (95 % : de { $low } à { $high } %).
solve-deals-not-winnable = Ne peuvent pas être gagnées : { $deals } donnes sur { $all } (95 % : de { $low } à { $high } %).
solve-deals-unknown = On ne sait pas : { $deals } donnes sur { $all } (95 % : de { $low } à { $high } %).
solve-deals-seconds = Secondes par donne : { $mean } en moyenne, { $median } au milieu, { $p99 } pour 99 %, { $most } au plus.
brackets-title = Donnes gagnées : { $game }
brackets-players = Joueurs
brackets-set = Options
brackets-numbers = Nombres
brackets-winnable = Gagnables
brackets-not-excluded = Non exclues

# $flag: as it is typed.
refusal-needs-parquet = { $flag } est pour les fichiers dont le nom finit par .parquet : ajoutez --out games.parquet.
# $package: what is missing; $command: what brings it.
refusal-extra-missing = Il faut pour cela { $package } : { $command }.
# $reason: in the words of the system.
refusal-file-not-written = Impossible d’écrire { $file } : { $reason }.
refusal-out-unfinished = { $file } a une série inachevée dans { $folder }. Continuez-la avec --resume, ou supprimez ce dossier.
refusal-out-busy = Une autre série écrit dans { $folder }.
# $what: what differs, by the names of the file; $found: in the file; $wanted: as asked for.
refusal-resume-differs = { $file } vient d’une autre série. Diffère : { $what } ; là-bas { $found }, ici { $wanted }.
refusal-resume-has-more = { $file } a déjà { $found } parties, et { $wanted } sont demandées. Demandez-en au moins autant.
refusal-resume-unreadable = { $file } n’est pas un fichier de parties que l’on puisse continuer.
# $address: as it was typed; $reason: in the words of the system.
refusal-cluster-unreachable = Impossible de joindre la grappe { $address } : { $reason }.
# $host: a machine; $reason: in Python’s words.
refusal-worker-without-package = Un processus sur { $host } n’a pas Dreamcog dans cette version : { $reason }.
# $found, $wanted: versions of the package and of the rules.
refusal-worker-differs = Un processus sur { $host } a { $found } ; ici, c’est { $wanted }. Installez partout la même version.
refusal-worker-died = Un processus est mort { $tries } fois à la même part du travail.

## L’arène

# $budget: seconds.
arena-budget = Au plus { $budget } s par décision.
arena-iterations =
    { $count ->
        [one] Une itération par décision, au plus.
       *[other] { $count } itérations par décision, au plus.
    }
# $bot: its name; $count: how many moves.
arena-replaced =
    { $count ->
        [one] Un coup a été joué à la place de { $bot }, en panne, en retard ou hors des règles.
       *[other] { $count } coups ont été joués à la place de { $bot }, en panne, en retard ou hors des règles.
    }
# $bot: its name; $mean, $longest: seconds.
arena-thought = { $bot } a réfléchi { $mean } s en moyenne par décision, { $longest } s au plus.
runs-replaced =
    { $count ->
        [one] Un coup a été joué à la place de celui d’un robot en panne, en retard ou hors des règles.
       *[other] { $count } coups ont été joués à la place de ceux de robots en panne, en retard ou hors des règles.
    }
# $game: its title; $players: how many seats.
arena-chart-title =
    { $players ->
        [one] { $game }, { $players } joueur
       *[other] { $game }, { $players } joueurs
    }
arena-chart-axis = classement, avec son intervalle à 95 %
arena-crosstable = Ligne contre colonne
# $low, $high: the ends of a 95 % interval.
arena-interval = { $low } à { $high }
arena-column =
    { $column ->
        [bot] Robot joueur
        [a] A
        [b] B
        [won-a] A gagne
        [won-b] B gagne
        [won] Gagnées
        [draws] Nulles
        [rate-a] Taux de A
        [rating] Classement
        [interval] 95 %
        [margin] Écart
        [difference] Différence
       *[games] Parties
    }
# $file: where the results would be.
refusal-ladder-without-results = { $file } n’a pas de résultats dont faire la page. Jouez-en d’abord : ajoutez --games 100.

# $seat: its number; $first, $last: hundredths; $luck, $skill, $others: hundredths with their signs.
review-seat = Place { $seat } : { $first } % au début, { $last } % à la fin. Chance { $luck }, ses décisions { $skill }, les autres { $others }.
# $number: of the move; $seat: the number of who made it; $first, $last: hundredths.
review-moment = Coup { $number }, place { $seat } : de { $first } % à { $last } %
# $points: hundredths with their sign; $move: a move as what one does.
review-better = Mieux, de { $points } % : { $move }.
# $number: the move from which on it was in the player’s own hands; $best: the best score; $made: the one that was reached.
review-ending = À la fin de la partie, à partir du coup { $number }, un score de { $best } était possible ; il a été de { $made }.
review-ending-best = À la fin de la partie, à partir du coup { $number }, aucun score plus haut que { $best } n’était possible.
review-ending-moves = Ces coups y mènent :
refusal-review-history = Seule une partie dont tous les coups sont là, joués avec les règles actuelles, peut être analysée.
refusal-nothing-to-hint = Personne ne doit agir dans cette partie : il n’y a rien à conseiller.
# $seat: its number.
refusal-not-to-act = Ce n’est pas à la place { $seat } d’agir.
