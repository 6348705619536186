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
web-home-with-bot = À deux, avec un bot
# $bots : combien.
web-home-against =
    { $bots ->
        [one] Jouer contre un bot
       *[other] Jouer contre { $bots } bots
    }
# $players : combien.
web-home-one-screen = À { $players } sur un même écran
web-home-opponents = Adversaires
web-home-level = Leur façon de jouer
web-home-invite = Inviter des amis…
web-home-rules = Règles
web-home-box = Le contenu de la boîte
web-home-still = Arrêter les images
web-home-moving = Animer les images
web-home-dealing = On distribue…

## Listes

web-home-continue = Continuer
web-home-replays = Parties à revoir
web-home-replays-about = Vos parties finies, à revoir pas à pas.
web-home-no-replays = Les parties que vous finissez sont gardées ici, à revoir pas à pas.
web-home-no-open = Personne n’attend de joueurs pour l’instant. Ouvrez une table et invitez quelqu’un.
web-home-asleep = L’usine dort
web-home-try-again = Réessayer

## Ouvrir une table

web-home-who-plays = Qui joue ?
web-home-you = Vous
web-home-beside-you = À côté de vous
web-home-bot = Un bot
web-home-friend = Un ami
web-home-friend-about = Qui a le lien s’assied ici. Vous le trouverez à la table.
web-home-finer-points = Réglages fins
web-home-table-settings = Temps et compagnie

## Être invité, et la donne du jour

web-home-your-name = Votre nom à la table
web-home-join-about = Asseyez-vous et jouez : aucun compte n’est nécessaire.
web-home-all-deals = Retour aux donnes du jour
web-home-sign-in-about = Avec un compte, vous retrouvez vos tables sur tous vos appareils.
# $n: how many there are.
web-show-all = Tout afficher ({ $n })
