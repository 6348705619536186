### Ce que seule la page dit.

## Se repérer

web-title = Dreamcog
web-welcome = Deux jeux de machines qui rêvent
web-home = Retour à l’accueil
web-nowhere = Cette page n’existe pas.
web-skip = Aller au contenu
web-where-to = Navigation
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
web-come-in = Jouer sans compte
web-have-account = J’ai un compte
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-login = Identifiant
web-password = Mot de passe

## Tables

web-open-tables = Tables qui attendent des joueurs
web-your-turn = À vous de jouer
web-expected = Une place vous est réservée
web-make-table = Ouvrir la table
web-start-game = Commencer la partie
web-usual = standard
# $level : comment il joue.
web-seat-bot = bot ({ $level })
web-name-here = Nom de ce joueur
web-clock = Temps par décision
web-no-clock = sans limite
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
web-is-open = Montrer la table à l’accueil : tout le monde peut s’y joindre
web-is-watched = Toute personne qui a le lien peut regarder
web-invited = On vous invite
web-sit-down = Rejoindre la partie
web-watch = Regarder

## La donne du jour

web-todays-deals = Les donnes du jour
web-daily-about = La même donne pour tout le monde, une nouvelle chaque jour. Votre premier essai compte.
web-play-deal = Jouer
web-play-deal-again = Rejouer
web-daily-play = Jouer la donne du jour
web-daily-go-on = Continuer la partie
web-first-attempt = Mon premier essai
web-results = Résultats
# $day : une date en toutes lettres.
web-deal-of = donne du { $day }
web-seed = Numéro dont vient cette donne (graine) : { $seed }
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
# $bots: how many sit at the table; $seat: which seat it has.
web-bot-name =
    { $bots ->
        [1] Bot
       *[other] Bot { $seat }
    }
web-to-play = c’est son tour
web-here = à la table
web-away = ailleurs
web-has-left = a quitté la table
web-has-resigned = a abandonné
# $moment : une date et une heure.
web-until = jusqu’au { $moment }
web-look-from-here = Voir la table comme ce joueur
web-hand-over-away = Laisser jouer un bot à sa place
web-watching = Vous regardez.
web-invitation = Invitez avec ce lien
web-invitation-only-here = Ce lien ne marche que sur cet ordinateur. Pour d’autres personnes de votre réseau, démarrez le serveur avec --lan et ouvrez la page à l’adresse qu’il affiche.
web-copy = Copier
web-copied = Copié

web-do-it = Jouer ce coup
web-these = Prendre ceux-là
web-would-end = Ce coup met fin à la partie.
web-would-reveal = Ce coup montre quelque chose de caché : il ne peut pas être repris.

web-table-actions = Menu de la table
web-undo = Reprendre mon dernier coup
web-agree = D’accord
web-disagree = Pas d’accord
web-ask-no-more = Retirer la demande
web-hand-over = Laisser jouer un bot pour moi
web-take-back = Reprendre ma place au bot
web-resign = Abandonner
web-leave = Quitter la table
web-close-table = Fermer la table

web-over = La partie est finie
web-rematch = Rejouer
web-to-rematch = Vers la partie suivante
web-save = Télécharger la partie
web-share = Partager…

web-log = Ce qui s’est passé
web-chat = Discussion
web-chat-line = Message à toute la table
web-send = Envoyer
