### Ce que dit le serveur des tables, des sièges et des personnes.

## Refus : tables et sièges

refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-person = Cette personne n’est pas connue ici.
refusal-no-such-invite = Cette invitation ne mène nulle part : elle est peut-être mal recopiée, ou sa table n’existe plus.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-not-your-seat = Ce siège est à quelqu’un d’autre : vous ne pouvez pas agir à sa place.
refusal-not-your-table = Seules les personnes assises à cette table peuvent le faire.
refusal-not-seated = Vous n’avez pas de siège à cette table.
refusal-only-host = Seule la personne qui a ouvert cette table peut le faire.
refusal-seat-taken = Ce siège est pris.
refusal-one-seat-each = À une table ouverte, chaque personne a un seul siège. Vous avez déjà le vôtre.
refusal-no-seat-open = Tous les sièges de cette table sont pris.
refusal-table-not-full = La partie commence quand tous les sièges sont pris.
refusal-table-over = La partie est finie à cette table.
refusal-table-closed = Cette table a été fermée.
refusal-others-play = D’autres jouent à cette table : elle reste ouverte jusqu’à la fin de la partie.
refusal-game-still-on = La partie est en cours : cela sera possible à la fin.
refusal-rematch-not-yet = Une autre partie pourra commencer quand celle-ci sera finie.
refusal-own-seed-alone = On ne peut choisir une graine que si personne d’autre ne joue.
refusal-day-not-over = La graine de la donne du jour est montrée quand le jour est passé.
# $found, $known : des versions des règles.
refusal-unknown-rules = Cette table a commencé avec la version { $found } des règles, et l’on joue ici la version { $known }. Elle peut être exportée, mais pas continuée.
# $entry: the number of an entry.
refusal-replay-stops = Les règles ont changé depuis cette partie : à partir de l’entrée { $entry }, ce que l’on voyait ne peut plus être montré.

## Refus : jouer un coup, le reprendre

refusal-stale = La position a changé entre-temps : regardez à nouveau, puis choisissez.
refusal-bot-plays = Un bot joue ce siège : il faudrait d’abord le reprendre.
refusal-has-resigned = Qui a abandonné ne joue plus dans cette partie.
refusal-not-away = La personne assise à cette place est là.
refusal-nothing-to-take-back = Vous n’avez ici aucune place à reprendre.
refusal-already-asked = Une demande attend déjà sa réponse : patientez un instant.
refusal-nothing-asked = Aucune demande n’attend votre réponse.
refusal-others-moved-on = D’autres ont joué depuis : ce coup ne peut plus être repris.
refusal-no-lesson = Ce n’est pas une partie guidée.
refusal-not-in-lesson = Ce sera pour plus tard : pour l’instant, suivez l’étape.
refusal-in-lesson = Dans une partie guidée, revenez plutôt d’une étape, ou quittez-la.
refusal-hints-not-agreed = Ici, les indices sont donnés quand toutes les personnes assises à la table les ont acceptés.
refusal-hint-failed = Aucun indice n’a pu être trouvé cette fois : réessayez.
refusal-no-reasons = On ne sait pas pourquoi ce coup a été joué : seuls les bots le disent, et pas pour toujours.
refusal-reasons-later = Les raisons d’un robot sont données quand la partie est finie.
refusal-nothing-to-review = Aucun coup n’a été joué dans cette partie : il n’y a rien à analyser.
refusal-review-failed = L’analyse de cette partie a échoué : demandez-la de nouveau.
# $most: how many moves a game may have.
refusal-game-too-long = Cette partie compte plus de { $most } coups : trop pour être examinée ici.

## Refus : qui est qui

refusal-who-are-you = Dites d’abord qui vous êtes.
refusal-wrong-login = Ce nom et ce mot de passe ne vont pas ensemble.
refusal-login-taken = Quelqu’un d’autre a un compte de ce nom : choisissez-en un autre.
refusal-has-account = Vous avez déjà un compte.
refusal-bad-name = Choisissez un nom lisible.
refusal-bad-login = Un nom de compte n’a que des signes visibles, et pas d’espaces.
refusal-bad-token = Ce jeton d’accès n’est pas valable ici, ou ne l’est plus.
# $needed : la portée qu’il faudrait au jeton : read, play ou manage.
refusal-token-scope = Ce jeton ne permet pas cela : il lui faudrait la portée « { $needed } ».
refusal-other-origin = Cette demande venait d’un autre site : rien n’a été fait.
refusal-wrong-host = Ce serveur est à l’adresse { $address } ; il ne répond sous aucun autre nom.

## Refus : combien, à quel rythme, et quand rien ne va

# $wait : des secondes entières.
refusal-slow-down =
    { $wait ->
        [one] C’était un peu rapide : réessayez dans une seconde.
       *[other] C’était un peu rapide : réessayez dans { $wait } secondes.
    }
refusal-too-large = C’est plus que ce qui est lu ici en une fois.
# $most : combien de tables ou de jetons d’accès on peut avoir.
refusal-too-many-tables = Vous avez autant de tables que possible ({ $most }) : terminez ou fermez l’une d’elles avant d’en ouvrir une autre.
# $most : combien il peut y en avoir.
refusal-too-many-connections = Il y a déjà { $most } connexions depuis chez vous : fermez une fenêtre, ou réessayez plus tard.
# $most : combien il peut y en avoir.
refusal-table-too-long = Cette table compte déjà { $most } entrées et ne peut aller plus loin : quittez-la, ou abandonnez.
refusal-too-many-tokens = Vous avez autant de jetons d’accès que possible ({ $most }) : supprimez-en un avant d’en créer un autre.
refusal-server-full = Le serveur reçoit déjà autant de monde qu’il peut : réessayez un peu plus tard.
refusal-stopping = Le serveur va redémarrer. Vos parties sont gardées : revenez dans un instant.
refusal-method-not-allowed = Il y a bien quelque chose à cette adresse, mais on ne s’en sert pas ainsi.
refusal-internal-error = Quelque chose s’est mal passé ici, par notre faute. C’est noté : réessayez.
# $reason : locked, full, gone, read-only ou failed.
refusal-store-unreachable =
    { $reason ->
        [locked] La base de données est occupée. Votre envoi n’a pas été gardé : réessayez dans un instant.
        [full] Le disque du serveur est plein. Votre envoi n’a pas été gardé : réessayez plus tard.
        [gone] La base de données ne répond pas. Votre envoi n’a pas été gardé : réessayez dans un instant.
        [read-only] La base de données n’accepte rien en ce moment. Votre envoi n’a pas été gardé : réessayez plus tard.
       *[failed] La base de données a un problème. Votre envoi n’a pas été gardé : réessayez dans un instant.
    }
# $reason : off, not-public, scheme, user, port, too-long ou unreadable.
refusal-bad-webhook =
    { $reason ->
        [off] Ce serveur n’envoie pas d’avis à d’autres adresses.
        [not-public] Les avis ne peuvent pas y être envoyés : l’adresse n’est pas publique.
        [scheme] Les avis ne peuvent pas y être envoyés : l’adresse doit commencer par http ou https.
        [user] Les avis ne peuvent pas y être envoyés : l’adresse ne doit contenir ni nom ni mot de passe.
        [port] Les avis ne peuvent pas y être envoyés : le port n’est pas admis.
        [too-long] Les avis ne peuvent pas y être envoyés : l’adresse est trop longue.
       *[unreadable] Les avis ne peuvent pas y être envoyés : l’adresse est illisible.
    }

## Où en est une table

table-status-waiting = en attente de joueurs
table-status-playing = en cours
table-status-finished = finie
table-status-closed = fermée
table-status-stopped = arrêtée : les règles ont changé

table-ended-rules = jouée jusqu’au bout
table-ended-resigned = abandonnée
table-ended-closed = fermée avant la fin

## Sièges

seat-kind-open = libre
seat-kind-me = le vôtre
seat-kind-person = une personne
seat-kind-bot = un bot
seat-kind-stand-in = un bot, jusqu’au retour de la personne
seat-kind-kept = gardé pour quelqu’un

# How bots are called where a player has one: levels, and bots by their kind.
bot-level-beginner = débutant
bot-level-easy = facile
bot-level-medium = moyen
bot-level-hard = difficile
bot-level-expert = expert
bot-level-random = au hasard
bot-level-greedy = un coup d’avance
bot-level-network-small = petit réseau
bot-level-network = grand réseau
bot-level-search = recherche avec réseaux

# How a level plays.
bot-about-beginner = Joue ce qui lui passe par la tête, mais rien d’absurde : aimable pour une première partie.
bot-about-easy = A parfois la bonne idée, et se laisse vite distraire.
bot-about-medium = Joue raisonnablement, et oublie quelque chose presque à chaque tour.
bot-about-hard = Sait ce qu’il veut, et laisse rarement passer un bon coup.
bot-about-expert = Joue toujours le meilleur coup qu’il connaît.

# $rating, $low, $high: how strong a level is, with an interval, as whole numbers.
bot-rating = Classement : { $rating } (de { $low } à { $high }).
# $level: the level below. $won: a whole number.
bot-beats = Bat le niveau « { $level } » dans environ { $won } parties sur 100.
# $level: the level above. $lost: a whole number.
bot-beaten = Battu par le niveau « { $level } » dans environ { $lost } parties sur 100.
# $won: a whole number.
bot-wins-deals = Seul, gagne environ { $won } donnes sur 100.
# $won, $games: of the games that a person and the bot played against each other.
bot-record =
    { $games ->
        [one] Contre vous, il a gagné { $won } partie sur { $games }.
       *[other] Parties gagnées contre vous : { $won } sur { $games }.
    }
# $won, $games: of the games that a person and the bot played together.
bot-record-together =
    { $games ->
        [one] Partie gagnée ensemble : { $won } sur { $games }.
       *[other] Parties gagnées ensemble : { $won } sur { $games }.
    }

## Ce qui se passe à une table, en dehors du jeu

# $player : à qui est le siège.
table-event-sit = { $player } s’assied à la table.
table-event-keep = Un siège est gardé pour { $player }.
table-event-leave = { $player } quitte la table.
table-event-come-back = { $player } est de retour.
table-event-resign = { $player } abandonne.
table-event-hand-over = { $player } laisse jouer un bot.
table-event-hand-over-by-clock = { $player } n’a plus de temps : un bot continue.
table-event-take-back = { $player } est de retour et continue.
table-event-ask-undo = { $player } voudrait reprendre un coup.
table-event-ask-seat = { $player } voudrait reprendre sa place au bot.
table-event-agree = { $player } est d’accord.
table-event-disagree = { $player } n’est pas d’accord.
table-event-undo = { $player } reprend un coup.
table-event-hint = { $player } demande un indice.
table-event-agree-to-hints = { $player } accepte les indices à cette table.
table-event-no-hints = { $player } préfère jouer sans indices.
table-event-rematch = { $player } lance une autre partie, à une nouvelle table.
table-event-close = La table est fermée.
table-event-close-by-rules = Les règles ont changé, et cette partie ne peut pas continuer selon les nouvelles : la table est fermée sans résultat.
# $found, $known: versions of the rules.
table-event-rules = Les règles sont passées de la version { $found } à la version { $known } : la partie continue selon les nouvelles.
table-event-lesson = La partie guidée passe à une autre étape.
table-event-start = La partie reprend à un moment d’une autre ; ce qui était caché est distribué à nouveau.
table-event-pause = Le serveur a été absent un moment : les horloges se sont arrêtées entre-temps.
table-event-replaced-failed = { $player } n’a pas su choisir : un autre coup a été joué pour ce robot.
table-event-replaced-illegal = { $player } a choisi un coup interdit : un autre a été joué pour ce robot.
table-event-replaced-late = { $player } a été trop lent : un autre coup a été joué pour ce robot.
# $by : qui le fait à la place de $player.
table-event-hand-over-by = { $player } n’est pas là : { $by } laisse jouer un bot.
# $bot : comment il joue.
table-event-bot = Un bot s’assied à la table ({ $bot }).
# $text : une ligne de discussion.
table-event-say = { $player } : { $text }

## Avis

# $game : son nom ; $table : comment s’appelle la table.
notice-your-turn = { $game } : c’est à vous de jouer.
notice-your-turn-at = { $game } : c’est à vous de jouer ({ $table }).
notice-table-closed = { $game } : les règles ont changé, et votre partie ne peut pas continuer selon les nouvelles. La table est fermée sans résultat.

## Ce que l’on joue

# $game : son nom ; $players : combien.
combination =
    { $players ->
        [1] { $game }, en solo
       *[other] { $game }, { $players } joueurs
    }
# $combination : ce qui précède ; $additions : des extensions ou des variantes.
combination-with = { $combination }, { $additions }

## La donne du jour, à partager : rien ici ne dit ce qui a été donné

# $game : son nom ; $day : une date en toutes lettres.
share-first = { $game }, donne du { $day }
share-again = { $game }, donne du { $day }, nouvel essai
# $title: what was played; somebody has asked for hints.
share-assisted = { $title }, avec indices
