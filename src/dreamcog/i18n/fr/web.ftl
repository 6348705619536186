### Ce que seule la page dit.

## Se repérer

web-title = Dreamcog
web-welcome = Deux jeux de machines qui rêvent
web-home = Retour à l’accueil
web-nowhere = Il n’y a rien ici.
web-skip = Aller au contenu
web-where-to = Où aller
web-language = Langue
web-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
# $tables : à combien c’est à vous.
web-turns-waiting =
    { $tables ->
        [one] { $tables } table vous attend
       *[other] { $tables } tables vous attendent
    }
# $what : ce que fait un bouton.
web-really = { $what } : vraiment ?
web-back = Retour
web-empty = vide

## Qui l’on est

web-who-are-you = Comment vous appelle-t-on ?
web-guest-about = Un nom suffit pour jouer. Vous pourrez créer un compte plus tard et garder vos parties.
web-name = Nom
web-come-in = Entrer
web-have-account = J’ai un compte
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-login = Identifiant
web-password = Mot de passe
web-old-password = Ancien mot de passe
web-new-password = Nouveau mot de passe
web-about-me = À propos de moi
web-webhook = Adresse pour les avis (webhook)
web-allow-notices = Autoriser les avis dans ce navigateur
web-keep = Enregistrer
web-kept = Enregistré.
web-make-account = Créer un compte
web-account-about = Avec un identifiant et un mot de passe, vous continuez où vous voulez. Vos tables restent à vous.
web-change-password = Changer de mot de passe
# $login : celui du compte.
web-signed-in-as = Votre identifiant est { $login }.
web-guest-sign-out-about = Vous n’avez pas de compte : si vous vous déconnectez, vous ne pourrez plus revenir à vos tables.
web-my-data = Mes données
web-take-data = Télécharger tout ce qui est gardé sur moi
web-delete-about = Votre nom, votre identifiant, vos paroles et vos résultats disparaissent pour de bon. Un bot continue à vos tables.
web-delete-me = Tout oublier de moi

web-tokens = Jetons d’accès pour programmes
web-tokens-about = Un programme qui envoie un jeton joue en votre nom.
web-token-name = Nom du jeton
web-make-token = Créer un jeton
web-remove-token = Supprimer
web-token-given = Copiez-le tout de suite, il ne sera plus montré :

web-statistics = Mes résultats
web-no-games = Vous n’avez encore fini aucune partie.
web-reset-statistics = Repartir de zéro
web-what = Quoi
web-games = Parties
web-wins = Gagnées
web-best = Record
web-mean = Moyenne
web-alone = en solo
web-people = d’autres personnes

## Tables

web-open-tables = Tables qui attendent du monde
web-your-turn = À vous de jouer
web-expected = Un siège vous est gardé
web-make-table = Ouvrir une table
web-usual = comme d’habitude
# $level : comment il joue.
web-seat-bot = bot ({ $level })
web-name-here = Nom à ce siège
web-clock = Temps par décision
web-no-clock = à votre rythme
# $n : combien de $unit.
web-clock-each =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } minute
           *[other] { $n } minutes
        }
        [hours] { $n ->
            [one] { $n } heure
           *[other] { $n } heures
        }
       *[days] { $n ->
            [one] { $n } jour
           *[other] { $n } jours
        }
    }
web-is-open = Tout le monde peut s’asseoir
web-is-watched = Qui a l’adresse peut regarder
web-invited = On vous invite
web-sit-down = S’asseoir
web-watch = Regarder

## La donne du jour

web-todays-deals = Les donnes du jour
web-daily-about = La même donne pour tout le monde. Votre premier essai compte.
web-play-deal = Jouer
web-play-deal-again = Rejouer
web-first-attempt = Mon premier essai
web-results = Résultats
# $day : une date en toutes lettres.
web-deal-of = donne du { $day }
web-seed = Graine : { $seed }
web-rank = Rang
web-result = Résultat
web-score = Score
web-won = gagné
web-lost = perdu
web-no-results = Personne n’a encore fini cette donne.

## À la table

web-connecting = Connexion…
web-connection-lost = La connexion est coupée. Nous réessayons ; ce que vous avez choisi reste.
web-server-stopping = Le serveur redémarre. Il revient dans un instant.
web-try-now = Essayer maintenant
web-table-gone = Cette table n’existe plus, ou vous ne pouvez plus la voir.
web-bot-name = Bot { $seat }
web-to-play = c’est son tour
web-here = à la table
web-away = ailleurs
web-has-left = a quitté la table
web-has-resigned = a abandonné
# $moment : une date et une heure.
web-until = jusqu’au { $moment }
web-look-from-here = Voir la table d’ici
web-hand-over-away = Laisser jouer un bot à sa place
web-watching = Vous regardez.
web-invitation = Invitez avec ce lien
web-copy = Copier
web-copied = Copié

web-do-it = Jouer ce coup
web-these = Ceux-là
web-would-end = Ce coup met fin à la partie.
web-would-reveal = Ce coup montre quelque chose de caché : il ne peut pas être repris.

web-table-actions = En dehors du jeu
web-undo = Reprendre mon dernier coup
web-agree = D’accord
web-disagree = Pas d’accord
web-ask-no-more = Retirer la demande
web-hand-over = Laisser jouer un bot pour moi
web-take-back = Reprendre ma place
web-resign = Abandonner
web-leave = Quitter la table
web-close-table = Fermer la table

web-over = La partie est finie
web-rematch = Encore une
web-to-rematch = Vers la partie suivante
web-save = Partie sauvegardée
web-share = Le raconter

web-log = Ce qui s’est passé
web-chat = Discussion
web-chat-line = Dire quelque chose à la table
web-send = Envoyer
