### L’aide des commandes qui distribuent des parties, et ce qui est dit des options.

## Commandes

play-about = Jouer dans le terminal. À table, « aide » montre ce que vous pouvez taper.
learn-about = Apprendre un jeu à la table, étape par étape ; la même partie continue ensuite.
simulate-about = Faire jouer de nombreuses parties par des robots joueurs et en rapporter les résultats.
arena-about = Faire jouer des robots joueurs les uns contre les autres sur les mêmes donnes, et les classer.
solve-about = En connaissant chaque carte et chaque mélange à venir : cette partie peut-elle être gagnée, et comment ? Ou, à la dernière manche d’un jeu d’adversaires : quel est le meilleur score ?
lab-components-about = Compter combien de fois chaque élément sert, et combien de fois gagnent les places qui s’en servent.
lab-brackets-about = Mesurer des robots sur une grille d’options, et ce qui peut être gagné du tout : le jeu parfait est entre les deux.

## Arguments et options

arguments-title = Arguments
flags-title = Options
flag-help = Afficher cette aide.
# $games: all games, as they are typed.
flag-game = Le jeu : { $games }.
flag-play-game = Le jeu : { $games }. Par défaut, le premier de la liste.
flag-games = Le nombre de parties à jouer.
flag-deal-seed = La graine d’une partie, pour distribuer exactement la même.
flag-first-seed = La graine de la première partie.
flag-names = Les noms des personnes, p. ex. Ann,Bo ; --first peut alors être l’un d’eux.
flag-seat-bots = Les robots joueurs aux autres places, p. ex. random,greedy.
flag-bots = Un robot joueur pour chaque place, ou un seul pour toutes, p. ex. random,greedy.
flag-box = Une boîte à vous, un fichier TOML.
# $languages: all languages, as they are typed.
flag-lang = La langue : { $languages }. Par défaut, celle de votre terminal.
flag-save = Enregistrer la partie dans ce fichier, et la reprendre si le fichier existe.
flag-colour = Utiliser des couleurs. Par défaut, là où elles fonctionnent.
flag-advice = Donner à un débutant un conseil avant chaque décision.
flag-keys = Utiliser les flèches du clavier, s’il y a un terminal.
flag-levels = Nommer les niveaux du jeu, du plus faible au plus fort, et finir.
flag-lesson = La leçon, par le nom que donne --list. Par défaut, celle du jeu lui-même.
flag-list-lessons = Lister les leçons du jeu.
flag-restart = Reprendre la leçon du début, même laissée en cours de route.
flag-runtime = interpreted ou native. Par défaut native, si c’est possible.
flag-workers = Le nombre de processus qui se partagent le travail ; sur une grappe, au plus autant à la fois.
flag-cluster = Partager le travail sur une grappe Ray : auto pour celle de cet ordinateur, ou l’adresse (hôte et port) de sa tête.
flag-out = Un fichier pour les parties : Parquet si son nom finit par .parquet, sinon une ligne de JSON par partie.
flag-decisions = Dans le fichier Parquet, une ligne par décision et non par partie.
flag-resume = Continuer le fichier Parquet d’une série interrompue, ou ajouter des parties à un fichier fini.
flag-arena-bots = Les robots joueurs, par exemple random,greedy,network. Par défaut, tous ceux du jeu, sans les niveaux.
flag-arena-games = Combien de parties joue chaque tablée, chacun à chaque place à son tour : chaque paire, ou à plus de joueurs chaque choix d’autant de robots. Là où tous gagnent ensemble, chaque robot seul.
flag-arena-slow-games = Combien de parties joue une tablée où un robot joueur est interrogé coup par coup, comme ceux qui cherchent ; d’ordinaire autant que les autres.
flag-budget = Secondes que peut prendre une décision, au plus ; 0,1 d’ordinaire. Boucles et réseaux en demandent moins.
flag-iterations = Combien d’essais un robot joueur peut faire pour une décision, selon ce qu’il compte. Sans --budget, les parties sont alors les mêmes sur toute machine.
flag-arena-resume = Conserver les résultats dans ce fichier, et continuer ceux qu’il contient. On peut ajouter des robots.
flag-chart = Dessiner les classements dans ce fichier (SVG).
flag-ladder = Mesurer tous les robots de chaque jeu, ou d’un seul, et écrire cette page (Markdown) avec ses résultats (JSON) et ses images. Sans --games, écrire la page à partir des résultats conservés.
flag-list-bots = Lister les robots joueurs du jeu, le plus faible d’abord.
flag-deals = Résoudre autant de donnes, à partir de --seed, et rapporter combien peuvent être gagnées.
flag-seconds = Le nombre maximal de secondes pour une position ; avec --deals, secondes du processeur.
flag-nodes = Le nombre maximal de nœuds pour une position : les pas et les coups essayés.
flag-solve-file = Une partie enregistrée, résolue à partir de sa position. Sans fichier, une donne.
# $games: all games, as they are typed.
flag-solve-game = Le jeu : { $games }. Ses joueurs doivent gagner ensemble ; par défaut, le premier de ce genre.
flag-solve-seat = La place dont on cherche le meilleur score, dans un jeu d’adversaires ; par défaut, la première qui doit agir.
flag-bracket-games = Combien de donnes de chaque jeu d’options.
flag-bracket-every = Chaque nombre, comme celui des jetons Support, avec chaque combinaison d’ajouts ; sinon les nombres habituels.
flag-bracket-seconds = Le nombre maximal de secondes du processeur pour chaque donne qui reste à résoudre : celles qu’aucun robot n’a gagnées.
flag-bracket-page = Écrire cette page (Markdown) avec ses résultats (JSON) et ses images.
flag-json = Écrire un seul objet JSON.

## Options des jeux

# $option: what the option is called; $values: the next message, for each game where they differ.
flag-option = { $option } : { $values }.
option-described = { $values } (d’habitude { $usual })
option-of-game = { $game } { $values }
option-values-number = de { $least } à { $most }
option-values-any-of = au choix parmi { $names }, séparés par des virgules
option-values-first-seat = une place (0, 1, …) ou random
option-usual-for =
    { $players ->
        [one] { $value } pour { $players } joueur
       *[other] { $value } pour { $players } joueurs
    }
# $addition: an expansion or a variant without which the option changes nothing.
option-needs = { $option } (seulement avec { $addition })
options-page-title = Les options des jeux
options-page-about = Ce qui se choisit avant qu’une partie soit distribuée. Chaque jeu déclare ses options une seule fois, dans games/<game>/options.py ; les options de la ligne de commande, les contrôles du serveur et le formulaire de la page sont faits d’après cette déclaration.
options-column =
    { $column ->
        [name] Option
        [meaning] Sens
        [values] Valeurs
        [usual] D’habitude
        [flag] À taper
       *[rules] Règles
    }

# $command: what is typed to make it.
page-made-by = Cette page est faite par `{ $command }`.
