### Ce que dit la page du compte.

## Qui l’on est

web-about-me = Mon nom
web-account-name = Les autres vous voient comme
web-account-name-about = Un nouveau nom s’affiche aux tables ouvertes à partir de maintenant.
web-keep = Enregistrer
web-kept = Enregistré.
web-make-account = Créer un compte
web-account-about = Avec un identifiant et un mot de passe, vous vous connectez sur n’importe quel appareil. Vos tables et vos résultats restent à vous.
web-old-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-change-password = Changer de mot de passe

## Mes données

# $login : celui du compte.
web-signed-in-as = Votre identifiant est { $login }.
web-guest-sign-out-about = Vous n’avez pas de compte : si vous vous déconnectez, vous ne pourrez plus revenir à vos tables.
web-my-data = Mes données
web-take-data = Télécharger mes données
web-delete-about = Supprime pour de bon votre nom, votre identifiant, vos messages et vos résultats. Un bot prend votre place aux tables en cours.
web-delete-me = Supprimer mes données

## Avis

web-account-notices = Avis
web-account-notices-about = Quand vous n’êtes pas à une table, nous pouvons vous avertir que c’est à vous de jouer, ou que la table a été fermée.
web-account-notices-browser = Dans ce navigateur
web-account-notices-granted = Autorisés. Vous êtes averti tant qu’une de nos pages est ouverte à l’arrière-plan.
web-account-notices-default = Pas encore autorisés. Vous serez averti tant qu’une de nos pages est ouverte à l’arrière-plan.
web-account-notices-denied = Bloqués. Vous pouvez les autoriser dans les réglages du navigateur pour ce site.
web-account-notices-missing = Ce navigateur ne peut pas afficher d’avis.
web-allow-notices = Autoriser les avis dans ce navigateur
web-account-notices-elsewhere = Dans un autre programme
web-webhook = Adresse à appeler (webhook)
web-account-webhook-about = Une messagerie ou un programme à vous fournit une telle adresse. Nous y envoyons un court message. Laissez vide pour ne rien recevoir.

## Jetons d’accès

web-tokens = Jetons d’accès pour programmes
web-tokens-about = Un programme qui envoie un jeton joue en votre nom.
web-token-name = Nom du jeton
web-token-scope = Ce qu’il permet
web-token-scope-read = Seulement regarder
web-token-scope-play = Regarder et jouer
web-token-scope-manage = Tout, votre compte aussi
web-token-days = Durée de validité
web-token-for-days =
    { $days ->
        [one] un jour
       *[other] { $days } jours
    }
web-make-token = Créer un jeton
web-remove-token = Supprimer
web-token-given = Copiez-le tout de suite, il ne sera plus montré :

## Résultats

web-statistics = Mes résultats
web-no-games = Vous n’avez encore fini aucune partie.
web-account-none-counted = Aucune de vos parties finies ne compte pour l’instant.
web-reset-statistics = Remettre mes résultats à zéro
# $moment : date et heure.
web-account-since = Parties finies après le { $moment }.
web-games = Parties
web-wins = Gagnées
web-best = Record
web-mean = Moyenne
web-account-all = Toutes les parties
# $players : combien.
web-account-players =
    { $players ->
        [1] solo
       *[other] { $players } joueurs
    }
# $others : des bots ou des personnes, en liste.
web-account-company = avec { $others }
web-people = d’autres personnes
web-account-counts = Toute partie jouée jusqu’au bout compte. Une partie abandonnée compte comme perdue, sans score.
web-account-not-counted = Ce qui ne compte pas, et pourquoi
# $games : combien.
web-account-uncounted =
    { $games ->
        [one] { $games } partie finie ne compte pas : pourquoi ?
       *[other] { $games } parties finies ne comptent pas : pourquoi ?
    }
# $games : combien à soi.
web-account-of-yours = (chez vous : { $games })
web-account-why-both-sides = Vous avez joué plusieurs camps l’un contre l’autre : vous ne pouviez pas perdre.
web-account-why-bot-at-end = Un bot jouait à votre place quand la partie s’est terminée.
web-account-why-daily-again = C’était un nouvel essai de la donne du jour : vous la connaissiez déjà.
web-account-why-seed-chosen = La donne a été choisie par sa graine : on pouvait la connaître d’avance.
web-account-why-closed = La table a été fermée avant la fin : il n’y a pas de résultat.
