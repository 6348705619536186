### Les boîtes : ce qui n’y va pas, ce qu’elles contiennent, ce qui en est attesté.

refusal-bad-box = Cette boîte n’est pas jouable. { box-problem }.

box-problem =
    { $where } : { $reason ->
        [missing] il manque une valeur
        [number] il faut un nombre entier, { $wanted } ; il y a { $found }
        [count] il en faut { $wanted } ; il y en a { $found }
        [too-many-tiles] une boîte contient au plus { $wanted } tuiles, et avec { $found } de celle-ci il y en a plus
        [one-of] il faut un de ces mots : { $wanted } ; il y a « { $found } »
        [exactly] il faut { $wanted } ; il y a { $found }
        [each-once] il faut chacun une fois : { $wanted }
        [unknown] cela n’a pas sa place ici ; ce qui l’a : { $wanted }
        [table] il faut des noms avec leurs valeurs ; il y a { $found }
        [list] il faut une liste ; il y a { $found }
        [choice] il faut des fleurs d’un côté et de l’encre de l’autre
        [id] un identifiant se compose de 1 à 20 lettres sans accent, chiffres, - et _ ; il y a « { $found } »
        [reserved] « { $found } » a déjà un autre sens : choisissez un autre identifiant
        [twice] « { $found } » est là deux fois
        [two-effects] nommez l’effet, ou décrivez ce qu’il fait : pas les deux
        [copy-stands-alone] un robot qui copie ne fait rien d’autre
        [copy-gives] un robot qui copie donne ce qu’il copie, et rien de plus
        [unreadable] je ne sais pas lire « { $found } »
        [not-toml] ce n’est pas un fichier TOML
        [not-toml-at] ce n’est pas du TOML, à la ligne et à la colonne { $found }
        [no-such-file] il n’y a ni boîte ni fichier de ce nom
        [file-too-large] le fichier est trop grand
       *[no-game] ce n’est la boîte d’aucun jeu que je connaisse
    }

box-good = { $box } est une bonne boîte pour { $game }.
box-bad =
    { $problems ->
        [one] { $box } n’est pas jouable. Un problème :
       *[other] { $box } n’est pas jouable. { $problems } problèmes :
    }
box-built-in = { $game } (la boîte fournie)
box-same = Il n’y a aucune différence entre { $one } et { $other }.
box-differences =
    { $number ->
        [one] Une différence entre { $one } et { $other } :
       *[other] { $number } différences entre { $one } et { $other } :
    }
refusal-box-of-another-game = { $one } est une boîte pour { $game }, { $other } pour { $other_game }.
box-mark = { $mark } reconstitué
box-price-in = prix en { $unit }
box-attested = Valeurs attestées : { $attested } sur { $values } ({ $percent }).

box-page-title = Ce qui est attesté dans les boîtes
box-page-about = Chaque valeur d’une boîte dit d’où elle vient. Est attesté ce que quelqu’un a lu sur le jeu lui-même ; le reste découle de ce qui est attesté, ou bien est de nous et peut être remplacé par qui possède le jeu. Un effet (ce qu’on paie, ce qu’on reçoit, un choix) compte pour une valeur.
box-page-made = Cette page est faite par `{ $command }`.

box-grade =
    { $grade ->
        [rulebook] livret
        [photo] photo
        [help] page d’aide
        [inferred] déduit
       *[reconstructed] reconstitué
    }
box-grade-about =
    { $grade ->
        [rulebook] énoncé dans le texte du livret de règles ou dans ses exemples
        [photo] lu sur une photo du matériel
        [help] énoncé sur la page d’aide d’une édition en ligne
        [inferred] jamais vu, mais la seule valeur qui convienne aux nombres et au texte
       *[reconstructed] de nous ; s’accorde avec tout ce qui est attesté
    }

box-column =
    { $column ->
        [block] dans la boîte
        [id] nom
        [entry] entrée
        [value] valeur
        [source] source
       *[number] nombre
    }
box-kind =
    { $kind ->
        [start] Au départ
        [robot] Robot
        [workshop] Atelier
        [stock_room] Magasin de stockage
        [delivery] Cartes Livraisons
        [resource] Machines à ressources
        [power] Machines de puissance
        [economical] Machines économiques
        [crystal] Machines de cristal
        [monitor] Écrans de contrôle
        [specialist] Spécialistes
        [robots] Robots
        [machines] Machines
        [abilities] Habiletés
        [support] Support
        [babybots] Bébébots
        [multibots] Multibots
        [microbots] Microbots
        [interference] Interférence
        [gigantobots] Gigantobots
        [structural_damage] Dégâts Structurels
       *[other] { $kind }
    }
box-value =
    { $value ->
        [copies] exemplaires
        [price] prix
        [time] temps
        [effect] effet
        [on_completion] une fois finie
        [fixed] reçu
        [choice] dernier choix
        [start] au départ
        [after] après
        [places] places
        [morning] matin
        [afternoon] après-midi
        [evening] soir
        [flower] fleurs
        [ink] encre
        [rainbow] arcs-en-ciel
        [tokens] jetons
        [cards] cartes
        [tier_1] palier I
        [tier_2] palier II
        [tier_3] palier III
        [sirenbot] Sirenbot
        [stockbot] Stockbot
        [planbot] Planbot
        [cyclobot] Cyclobot
        [commandbot_price] Commandbot, prix
        [failsafes_each] Soupapes par jeton
        [beyond] au-delà
       *[other] { $value }
    }
