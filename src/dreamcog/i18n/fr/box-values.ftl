### Ce qu’il y a dans une boîte, pour le terminal et pour la page : sortes, valeurs, provenances.

box-page-about = Chaque valeur d’une boîte dit d’où elle vient. Est attesté ce que quelqu’un a lu sur le jeu lui-même ; le reste découle de ce qui est attesté, ou bien est de nous et peut être remplacé par qui possède le jeu. Un effet (ce qu’on paie, ce qu’on reçoit, un choix) compte pour une valeur.
box-price-in = coût en { $unit }
box-attested = Valeurs attestées : { $attested } sur { $values } ({ $percent }).

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
        [id] id
        [name] nom
        [entry] entrée
        [value] valeur
        [source] source
       *[number] nombre
    }
box-kind = { $kind }
box-value = { $value }
