### Ce qui se passe, la fin d’une partie, les refus.

## Événements

mech-a-dream-event-assistant-sent =
    { $player } place son Assistant { $part ->
        [morning] du matin
        [afternoon] de l’après-midi
       *[evening] du soir
    } { $where ->
        [stock-room] au magasin de stockage
        [dock] au quai de livraisons
       *[machine] sur la { $tile }
    }.
mech-a-dream-event-gained =
    { $amount ->
        [0] { $player } ne récupère rien : c’est déjà le maximum.
       *[other] { $player } récupère { $amounts }.
    }
mech-a-dream-event-paid = { $player } dépense { $amounts }.
mech-a-dream-event-machine-bought = { $player } acquiert la { $tile } ({ $does }).
mech-a-dream-event-tile-revealed = Arrivée sur le { $belt } : { $tile } ({ $does }).
mech-a-dream-event-machine-moved =
    { $slot ->
        [0] { $player } : la { $tile } quitte le tapis.
       *[other] { $player } : la { $tile } avance à l’emplacement { $slot }.
    }
mech-a-dream-event-machine-completed =
    { $place ->
        [one] { $player } a construit une première machine : la { $tile }.
       *[other] { $player } a construit la { $tile } : { $place } machines dans l’atelier.
    }
mech-a-dream-event-hourglasses-lost =
    { $amount ->
        [one] { $player } perd un sablier : le tapis est vide.
       *[other] { $player } perd { $amount } sabliers : le tapis est vide.
    }
mech-a-dream-event-nothing-gained =
    { $activations ->
        [0] { $player } n’obtient rien ({ $source }).
        [one] { $player } n’a rien à activer : l’activation est perdue ({ $source }).
       *[other] { $player } n’a rien à activer : { $activations } activations sont perdues ({ $source }).
    }
mech-a-dream-event-activated =
    { $what ->
        [robot] { $player } active son robot.
       *[machine] { $player } active la { $tile }.
    }
mech-a-dream-event-copied =
    { $what ->
        [robot] { $player } copie un robot adverse ({ $owner }).
       *[machine] { $player } copie une machine adverse ({ $owner }) : { $tile }.
    }
mech-a-dream-event-declined = { $player } renonce à l’activation.
mech-a-dream-event-slept = { $player } va dormir.
mech-a-dream-event-delivery-revealed = Au quai aujourd’hui : { $delivery }, au coût de { $price }.
mech-a-dream-event-part-began =
    { $part ->
        [morning] Le jour { $day } commence.
        [afternoon] Jour { $day } : c’est l’après-midi.
        [evening] Jour { $day } : c’est le soir.
       *[night] Jour { $day } : la Phase de nuit commence, et les Assistants rentrent.
    }
mech-a-dream-event-monitor-chosen = { $player } a choisi un Écran de contrôle.
mech-a-dream-event-monitor-kept = { $player } garde en secret l’{ $monitor } ({ $does }).
mech-a-dream-event-monitor-shown = { $player } montre l’{ $monitor } ({ $does }).
mech-a-dream-event-first-player-drawn = { $player } joue en premier.
mech-a-dream-event-specialist-taken =
    { $from ->
        [centre] { $player } récupère le { $specialist } ({ $does }).
       *[player] { $player } récupère chez { $owner } le { $specialist } ({ $does }).
    }
mech-a-dream-event-token-turned =
    { $price ->
        [0] { $player } : le { $specialist } perd son jeton Coût et devient gratuit.
        [one] { $player } : le { $specialist } coûte maintenant { $price } arc-en-ciel.
       *[other] { $player } : le { $specialist } coûte maintenant { $price } arcs-en-ciel.
    }
mech-a-dream-event-bonus-taken = { $player } reçoit le bonus du { $specialist }.
mech-a-dream-event-ended =
    { $machines ->
        [one] La partie s’arrête après la nuit du jour { $day } ; l’atelier le plus rempli a { $machines } machine.
       *[other] La partie s’arrête après la nuit du jour { $day } ; l’atelier le plus rempli a { $machines } machines.
    }

## Comment finit une partie

mech-a-dream-outcome =
    { $winners ->
        [one] { $player } gagne avec { $points }. Faites de beaux rêves !
       *[other] { $player } gagnent ensemble avec { $points }. Faites de beaux rêves !
    }

## Refus

mech-a-dream-refusal-game-is-over = La partie est finie : plus rien ne se joue.
mech-a-dream-refusal-not-your-turn = C’est à { $player } de décider maintenant.
mech-a-dream-refusal-asleep = Vous dormez déjà : la nuit finit quand tout le monde dort, et { $player } ne dort pas encore.
mech-a-dream-refusal-question-is-open =
    { $asked ->
        [boost] Utilisez d’abord { $amount } ({ $source }) : dites quelle machine avance.
        [take] Choisissez d’abord entre fleurs et encre ({ $source }).
        [activate] Activez d’abord quelque chose, ou renoncez ({ $source } : { $amount }).
        [buy] Choisissez d’abord la tuile que votre robot vous fait acquérir ({ $source }).
       *[bonus] Dites d’abord lequel de vos { $left } Spécialistes donne maintenant son bonus.
    }
mech-a-dream-refusal-nothing-to-answer =
    { $verb ->
        [boost] Vous n’avez pas de sablier à utiliser maintenant.
        [take] Aucun choix entre fleurs et encre ne vous attend.
        [bonus] Aucun bonus de Spécialiste ne vous attend.
        [decline] Aucune activation ne vous est proposée maintenant.
       *[other] Aucune activation n’est commencée.
    }
mech-a-dream-refusal-only-at-night =
    { $part ->
        [morning] C’est pour la nuit, et c’est le matin : votre Assistant travaille.
        [afternoon] C’est pour la nuit, et c’est l’après-midi : votre Assistant travaille.
       *[evening] C’est pour la nuit, et c’est le soir : votre Assistant travaille.
    }
mech-a-dream-refusal-not-at-night = Les Assistants se reposent la nuit : activez ce que vous avez, ou dormez.
mech-a-dream-refusal-choose-monitor-first = Choisissez d’abord l’Écran de contrôle que vous gardez : { $one } ou { $other }.
mech-a-dream-refusal-choose-specialist-first = Choisissez d’abord le Spécialiste avec lequel vous commencez.
mech-a-dream-refusal-set-up-is-over = Cela fait partie de la mise en place, et la partie a commencé.
mech-a-dream-refusal-not-enough-flowers =
    { $about ->
        [dock] Le quai de livraisons vous coûte { $price } ; vous en avez { $found }.
       *[thing] { $thing } : cela coûte { $price } ; vous en avez { $found }.
    }
mech-a-dream-refusal-not-enough-ink = { $thing } : cela coûte { $price } ; vous en avez { $found }.
mech-a-dream-refusal-not-enough-rainbows = { $thing } : cela coûte { $price } ; vous en avez { $found }.
mech-a-dream-refusal-not-enough-points = { $thing } : cela coûte { $price } ; vous en avez { $found }.
mech-a-dream-refusal-not-for-sale = { $thing } n’est pas présente sur les tapis de l’Usine.
mech-a-dream-refusal-nothing-to-buy = Avec { $ink } et { $rainbows }, aucune des tuiles présentes sur les tapis de l’Usine n’est à votre portée.
mech-a-dream-refusal-nothing-on-offer = Il n’y a plus de tuile sur les tapis de l’Usine.
mech-a-dream-refusal-nothing-to-build = Il n’y a pas de machine sur votre tapis.
mech-a-dream-refusal-not-on-your-belt = { $thing } n’est pas sur votre tapis.
mech-a-dream-refusal-not-in-workshop =
    { $whose ->
        [own] { $thing } n’est pas dans votre atelier.
       *[opponent] { $thing } : pas dans cet atelier.
    }
mech-a-dream-refusal-has-no-effect = { $thing } ne s’active pas : seulement les machines violettes.
mech-a-dream-refusal-used-tonight = { $thing } : une seule activation par nuit, et elle a déjà eu lieu.
mech-a-dream-refusal-already-resolving = { $thing } : c’est en cours de résolution, cela ne peut pas recommencer au milieu de soi-même.
mech-a-dream-refusal-no-such-option = { $thing } ne s’active que d’une façon : n’en nommez aucune.
mech-a-dream-refusal-option-is-open = { $thing } s’active de plusieurs façons : dites laquelle.
mech-a-dream-refusal-does-not-copy = { $thing } ne copie rien : ne nommez rien à copier.
mech-a-dream-refusal-copy-is-open = Dites ce que vous copiez : le robot d’un adversaire, ou l’une de ses machines violettes construites.
mech-a-dream-refusal-activation-is-open = { $thing } : dites d’abord ce qui est copié, ou de quelle façon l’activer.
mech-a-dream-refusal-not-an-opponent = On ne copie que ce qui est à un adversaire.
mech-a-dream-refusal-cannot-be-copied = { $thing } : un robot qui copie ne peut pas être copié.
mech-a-dream-refusal-nothing-to-copy = Vos adversaires n’ont rien que vous puissiez copier et payer maintenant.
mech-a-dream-refusal-wait-for-buyer = Cette nuit, { $player } peut acquérir une machine avant vous : attendez que ce soit fait, ou que { $player } dorme.
mech-a-dream-refusal-not-dealt-to-you = { $monitor } : vous avez reçu { $one } et { $other }.
mech-a-dream-refusal-specialists-not-in-play = Vous jouez sans les Spécialistes.
mech-a-dream-refusal-specialist-not-here =
    { $where ->
        [player] { $thing } est déjà avec { $player }.
       *[box] { $thing } n’est pas dans cette partie.
    }
mech-a-dream-refusal-own-specialist = { $thing } travaille déjà pour vous.
mech-a-dream-refusal-no-specialist-in-evening = Le soir, on ne ramène pas de Spécialiste : envoyez votre Assistant du matin ou de l’après-midi.
mech-a-dream-refusal-no-such-bonus = { $thing } n’a pas de bonus pour vous en ce moment.
