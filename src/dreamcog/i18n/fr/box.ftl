### Les boîtes : ce qui n’y va pas, en quoi deux diffèrent, ce qui en est attesté.

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
        [name] un nom est une ligne de 1 à { $wanted } lettres, chiffres et signes ; il y a « { $found } »
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

box-page-title = Ce qui est attesté dans les boîtes
