### Conseils aux débutants : une phrase à la fois, au-dessus de la question.

# $why: a whole sentence, what stands in the way of anything else.
cyberion-advice-nothing-possible = Vous pouvez seulement finir le tour. { $why }
# $machines: how many can be repaired.
cyberion-advice-first-look =
    { $machines ->
        [0] Comparez ce que demande chaque Machine avec vos Robots : aucune n’est encore réparable.
        [one] Comparez ce que demande chaque Machine avec vos Robots : { $machines } est réparable.
       *[other] Comparez ce que demande chaque Machine avec vos Robots : { $machines } sont réparables.
    }
cyberion-advice-can-repair = { $machine } : vous avez les Robots, et un tour avec réparation ne coûte aucune Soupape.
# $by: what may still bring the robots for a repair.
cyberion-advice-turn-loses =
    { $by ->
        [support] Encore aucune réparation possible : un jeton Support peut aider, sinon ce tour perd la partie.
       *[trigger] Encore aucune réparation possible : déclenchez une habileté utile, sinon ce tour perd la partie.
    }
cyberion-advice-last-failsafe =
    { $by ->
        [support] Encore aucune réparation possible : un jeton Support peut aider, sinon le tour coûte votre dernière Soupape.
       *[trigger] Encore aucune réparation possible : déclenchez une habileté utile, sinon le tour coûte votre dernière Soupape.
    }
# $failsafes: how many there are now, two at least.
cyberion-advice-turn-costs-failsafe =
    { $by ->
        [support] Encore aucune réparation possible : un jeton Support peut aider, sinon le tour coûte une de vos { $failsafes } Soupapes.
       *[trigger] Encore aucune réparation possible : déclenchez une habileté utile, sinon le tour coûte une de vos { $failsafes } Soupapes.
    }
cyberion-advice-can-upgrade = Votre pile d’Expérience paie une amélioration : un Rouage avance, son habileté devient plus forte.
# $ends: what the end of this turn ends.
cyberion-advice-nothing-helps =
    { $ends ->
        [game] Aucune Machine n’est réparable, aucune habileté n’amène les Robots : ce tour perd la partie.
       *[turn] Aucune Machine n’est réparable, aucune habileté n’amène les Robots : finissez le tour.
    }
# $cards: how many are left, often none.
cyberion-advice-deck-low =
    { $battery ->
        [charged]
            { $cards ->
                [0] Le paquet Robots est vide : la Batterie y ramènera la Défausse, une seule fois.
                [one] Il reste { $cards } carte au paquet Robots ; ensuite, la Batterie y ramène la Défausse, une fois.
               *[other] Il reste { $cards } cartes au paquet Robots ; ensuite, la Batterie y ramène la Défausse, une fois.
            }
       *[spent]
            { $cards ->
                [0] Le paquet Robots est vide et la Batterie épuisée : il ne vient plus de Robots.
                [one] Il reste { $cards } carte au paquet Robots et la Batterie est épuisée : ménagez vos Robots.
               *[other] Il reste { $cards } cartes au paquet Robots et la Batterie est épuisée : ménagez vos Robots.
            }
    }
cyberion-advice-another-repair = { $machine } : vous avez les Robots pour la réparer aussi, ce tour-ci.
cyberion-advice-turn-is-safe = Une Machine a quitté l’Usine : finir ce tour ne coûte aucune Soupape.
