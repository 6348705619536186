### Ce que disent la page d’accueil et ses voisines.

## Invités : un nom pour qui n’en a pas encore

# Des mots séparés par des virgules ; chaque nom va avec chaque trait.
web-guest-nouns = Rouage, Boulon, Ressort, Lampion, Piston, Robinet, Aimant, Levier, Bouton, Rivet, Sifflet, Balancier, Engrenage, Écrou
web-guest-traits = rêveur, curieux, tendre, vaillant, endormi, joyeux, patient, malin, étoilé, rouillé, danseur, chantonnant
web-guest-name = { $noun } { $trait }
# $name : celui d’un invité.
web-guest-you-are = Vous jouez sous le nom de { $name }.
web-guest-change = Choisir un autre nom

## Jouer tout de suite

web-home-lead = Choisissez un jeu et jouez tout de suite. Sans compte, sans attendre.
# $players : par exemple 2–4 ; $minutes : environ combien.
web-home-players = { $players } joueurs
web-home-minutes = environ { $minutes } minutes
web-home-alone = Jouer en solo
web-home-with-bot = Jouer à deux, avec un bot
# $bots : combien.
web-home-against =
    { $bots ->
        [one] Jouer contre un bot
       *[other] Jouer contre { $bots } bots
    }
# $players : combien.
web-home-one-screen = À { $players } sur un même écran
web-home-opponents = Adversaires
web-home-level = Force des bots
web-home-invite = Inviter des amis…
web-home-rules = Règles
web-home-box = Le contenu de la boîte
web-home-still = Arrêter les images
web-home-moving = Animer les images
web-home-dealing = La table se prépare…

## Listes

web-home-continue = Continuer
web-home-guest-tables =
    { $days ->
        [one] Vous n’avez pas de compte : une table où personne n’a joué pendant un jour est supprimée.
       *[other] Vous n’avez pas de compte : une table où personne n’a joué pendant { $days } jours est supprimée.
    }
web-home-replays = Parties à revoir
web-home-replays-about = Vos parties finies, à revoir pas à pas.
web-home-no-replays = Les parties que vous finissez sont gardées ici, à revoir pas à pas.
web-home-no-open = Personne n’attend de joueurs pour l’instant. Choisissez « Inviter des amis » ci-dessus pour ouvrir une table.
web-home-unreachable = Pas de connexion au serveur
web-home-try-again = Réessayer

## Ouvrir une table

web-home-who-plays = Qui joue ?
web-home-you = Vous
web-home-beside-you = Sur cet écran
web-home-bot = Un bot
web-home-friend = Un ami, par un lien
web-home-friend-about = Vous recevrez un lien à envoyer. Qui l’ouvre joue ici.
web-home-difficulty = Difficulté
web-home-more-options = Autres options
web-home-table-settings = Jouer avec d’autres

## Être invité, et la donne du jour

web-home-your-name = Votre nom à la table
web-home-join-about = Aucun compte n’est nécessaire.
web-home-all-deals = Retour aux donnes du jour
web-home-sign-in-about = Avec un compte, vous retrouvez vos tables sur tous vos appareils.
# $n: how many there are.
web-show-all = Tout afficher ({ $n })
