### Indices : ce que le professeur dit des coups. Les parts et les chances sont en centièmes.

# $events: what the plan brings about in this turn; $moves: its moves, one after the other.
hint-turn = Dans ce tour : { $events }.
hint-line = Coup par coup : { $moves }.
hint-then = { $first }, puis { $next }
# $what: something that happens, as in “repair a machine”; $share: in how many of 100 imagined games.
hint-goal = Ensuite, dans { $share } parties imaginées sur 100 : { $what }.
hint-risk = Le risque, dans { $share } parties imaginées sur 100 : { $what }.
hint-expects =
    { $chance ->
        [one] Ainsi, environ { $chance } partie sur 100 est gagnée.
       *[other] Ainsi, environ { $chance } parties sur 100 sont gagnées.
    }
hint-gains = Il apporte { $things }.
hint-spends = Il coûte { $things }.
hint-lost = Perdu, faute de place ou d’usage : { $things }.
hint-shows = Il montre { $things }.
# $instead: in how many of 100 imagined games it happens after the other move.
hint-brings = Plus souvent ({ $share } parties imaginées sur 100 au lieu de { $instead }) : { $what }.
hint-avoids = Moins souvent ({ $share } parties imaginées sur 100 au lieu de { $instead }) : { $what }.
hint-better-than-next =
    { $points ->
        [one] Il gagne { $points } partie sur 100 de plus que le meilleur autre coup.
       *[other] Il gagne { $points } parties sur 100 de plus que le meilleur autre coup.
    }
hint-better-than-made =
    { $points ->
        [one] Il gagne { $points } partie sur 100 de plus que le coup joué.
       *[other] Il gagne { $points } parties sur 100 de plus que le coup joué.
    }
hint-behind =
    { $points ->
        [one] Il gagne { $points } partie sur 100 de moins que le coup conseillé.
       *[other] Il gagne { $points } parties sur 100 de moins que le coup conseillé.
    }

## Dans le terminal

hint-heading = Un indice : { $nudge }
hint-move = Coup { $number } : { $move } ({ $chance } % de chances de gagner)
hint-move-alone = Coup { $number } : { $move }
hint-thinking = Un indice se prépare…
hint-again = Tapez encore { $word } pour en savoir plus.
hint-agree = Tous à la table acceptent-ils les indices ? La partie porte alors la mention « avec indices ». (o/n)
hint-not-agreed = Pas d’indice : tous à la table doivent être d’accord.
play-assisted = Désormais, cette partie porte la mention « avec indices ».
play-assisted-seat =
    { $decisions ->
        [one] Avec indices : { $player } a eu un indice pour { $decisions } décision.
       *[other] Avec indices : { $player } a eu des indices pour { $decisions } décisions.
    }
explain-move = { $player } a choisi ceci : { $move } ({ $chance } % de chances de gagner).
explain-move-alone = { $player } a choisi ceci : { $move }.
explain-other = Autre coup envisagé : { $move } ({ $chance } % de chances de gagner).
explain-other-alone = Autre coup envisagé : { $move }.
explain-none = Aucun bot n’a joué depuis votre dernière décision.
explain-later = Pourquoi { $player } a joué ainsi se dira après la partie : cela tenait à quelque chose que vous ne pouvez pas savoir.
