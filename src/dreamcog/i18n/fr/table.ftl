### Ce que disent tous les jeux, et le terminal.

## Nombres et listes

roman =
    { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }

## Refus

refusal-with-rule = { $sentence } [{ $rule }]
refusal-malformed = Je ne comprends pas : « { $where } » n’est pas comme il faut.
refusal-bad-save = Cette partie sauvegardée est abîmée et ne peut pas être ouverte.
refusal-other-format = Cette partie est sauvegardée au format { $found } ; je sais ouvrir le format { $known }.
refusal-no-terminal = { $game } ne se joue pas dans le terminal : il n’y apporte pas de table.
refusal-names-needed = Nommez autant de joueurs qu’il y en a, avec des virgules entre eux.
refusal-too-many-bots = Il n’y a pas de place pour autant de bots : la table compte { $players } sièges.
refusal-nothing-to-undo = Il n’y a aucun coup à reprendre.
refusal-something-was-shown = Le dernier coup a montré quelque chose de caché : ce qui a été vu ne se reprend pas.
refusal-rules-have-changed = Les règles ont changé depuis : aucun coup d’avant ne peut être repris.
refusal-too-long-ago = Ce coup est trop ancien pour être repris.
refusal-no-native-code = Il n’y a pas de code natif ici : { $reason }.
refusal-other-rules = Cette partie suit la version { $found } des règles ; je connais la version { $known }.
# $entry: the number of the move.
refusal-no-longer-allowed = Cette partie suit la version { $found } des règles ; la version { $known } ne permet pas son coup { $entry }.

## Événements

event-hidden = Il s’est passé quelque chose que vous ne pouvez pas voir.

## Options

option-line = { $option } : { $value }
option-none = aucune
option-random = au hasard
option-seat = joueur { $seat }
option-usual-box = la boîte fournie
option-own-box = votre propre boîte

## Le plateau dans le terminal

seat-name = Joueur { $seat }
board-to-play = à { $player } de jouer

## Choisir

choose-none = aucun

## Ce qui se tape

answer-yes = o oui
answer-no = n non
command-help = ? aide
command-why = pourquoi
command-hint = ! indice
command-explain = expliquer
command-undo = annuler
command-log = journal
command-piles = paquets
command-options = options
command-board = plateau
command-back = retour
command-skip = sauter
command-save = sauver
command-again = encore
command-quit = quitter sortir

usage-help = { $word }
usage-why = { $word } [COUP]
usage-hint = { $word }
usage-explain = { $word }
usage-undo = { $word }
usage-log = { $word }
usage-piles = { $word }
usage-options = { $word }
usage-board = { $word }
usage-back = { $word }
usage-skip = { $word }
usage-save = { $word } [FICHIER]
usage-again = { $word }
usage-quit = { $word }

help-help = cette liste
help-why = pourquoi un coup n’est pas possible, avec la règle ; seul, tout ce qui ne l’est pas
help-hint = un indice : d’abord où regarder, puis le plan, puis les coups ; la partie porte alors la mention « avec indices »
help-explain = pourquoi les bots ont joué leurs derniers coups
help-undo = reprendre le dernier coup, jusqu’à la dernière chose montrée
help-log = ce qui vient de se passer
help-piles = ce que vous savez de ce que le plateau ne fait que compter
help-options = comment cette partie a été préparée
help-board = redessiner la table
help-back = revenir d’un pas dans le coup que vous composez, ou d’une étape dans une leçon
help-skip = dans une leçon : passer à l’étape suivante
help-save = garder la partie dans un fichier, désormais après chaque coup
help-again = après la partie : en jouer une autre
help-quit = quitter la table
help-keys = Les flèches parcourent les choix, Entrée en prend un, Échap ou Retour arrière revient d’un pas.
help-names = Un mot peut être abrégé tant qu’il reste clair. Tapez le numéro d’un choix, ou un coup entier.

mark-shows = { $mark } montre quelque chose de caché, sans retour possible
mark-wins = { $mark } gagne la partie
mark-loses = { $mark } perd la partie
foreseen-nothing = n’apporte rien

typed-unknown = Je ne connais pas « { $typed } ». Tapez { $help } pour voir ce que vous pouvez dire.
typed-unreadable = Je n’arrive pas à lire « { $typed } ». Vérifiez l’orthographe, ou tapez { $help }.
typed-ambiguous = « { $typed } » peut vouloir dire plusieurs choses : { $words }.
typed-too-much = C’est plus que ce coup ne peut prendre : « { $typed } ».
typed-no-choice = { $typed } n’est pas parmi les choix.
typed-one-choice = Un seul choix à la fois ici, s’il vous plaît.
nothing-fits = Il n’y a pas de coup de ce genre en ce moment.

why-line = { $what } : { $reason }
why-nothing = Rien n’est interdit maintenant : tout ce qui se peut est parmi les choix.
why-usage = Nommez un coup à la suite : { $word } …
why-possible = Rien ne s’y oppose : vous pouvez le faire.
why-go-on = Rien ne s’y oppose jusqu’ici : continuez.

sure-won = { $reason } [{ $rule }] Le jouer ? (o/n)
sure-lost = { $reason } [{ $rule }] Le voulez-vous vraiment ? (o/n)
sure-yes = Oui
sure-no = Non, je réfléchis encore

undo-done = Votre dernier coup est repris.

hand-over = { $player }, à vous de jouer.
hand-screen = Passez l’écran à { $player } : la suite est pour ses yeux seulement.
any-line = Appuyez sur Entrée pour continuer.
bot-plays = { $player } joue…
pass-nobody = Personne d’autre ne peut jouer maintenant.
any-key = Appuyez sur une touche pour continuer.
keys-line = ↑ ↓ ← → et Entrée, ou tapez · Échap : retour · ? : aide · ! : indice

log-empty = Il ne s’est encore rien passé.

## Arriver et partir

play-resumed = Vous revoilà : votre partie reprend où vous l’aviez laissée.
# $advice: a whole sentence.
play-advice = Conseil : { $advice }
play-again = Voulez-vous une autre partie ?
offer-quit = quitter la table
again-later = Finissez d’abord cette partie, ou quittez-la.
play-saved = Votre partie est sauvegardée dans { $file }.
play-farewell = À bientôt !
save-where = Nommez un fichier à la suite : { $word } soiree.dream.json
save-taken = Le fichier { $file } existe déjà : choisissez un autre nom.
unknown-language = Je ne parle pas cette langue. Je parle : { $known }.
file-trouble = Je ne peux pas lire ou écrire { $file }.
file-damaged = { $file } est endommagé. Veuillez réinstaller Dreamcog.

## Leçons

learn-welcome = Suivez chaque étape. Quittez quand vous voulez : la leçon vous attend.
learn-resumed = Vous revoilà : la leçon reprend où vous l’aviez laissée.
learn-step = { $title } : étape { $step } sur { $steps }
learn-go-on = continuer (Entrée)
learn-back = revenir d’une étape
learn-skip = sauter cette étape
learn-kept = La leçon reprendra à cette étape la prochaine fois.
learn-over = La leçon est finie. La même partie continue : à vous de décider.
# $command: what is typed to learn the game.
play-learn = Vous découvrez le jeu ? { $command } l’enseigne à la table, étape par étape.
unknown-lesson = { $game } n’a pas de leçon de ce nom. Ses leçons : { $known }.
no-lessons = { $game } n’a pas de leçons.

## Autres commandes

replay-same = Rejouée, { $moves } coups : tout est comme dans la sauvegarde.
replay-differs = Rejouée, { $moves } coups : la sauvegarde dit autre chose ({ $parts }).
# $found, $known: versions of the rules; $since: the number of a move.
replay-older = Jouée selon la version { $found } des règles, rejouée selon la version { $known }.
replay-same-outcome = Rejouée : le résultat est le même. À partir du coup { $since }, tout n’est pas comme dans la sauvegarde ({ $parts }).
runtime-interpreted = Les règles sont interprétées, ce qui est plus lent : { $reason }.
simulate-progress = Parties
simulate-report = { $games } parties de { $game } en { $seconds } s ({ $runtime }) : { $games_per_second } parties et { $decisions_per_second } décisions par seconde.
simulate-result-wins = Parties gagnées
simulate-result-winning-scores = Scores gagnants
simulate-result-seat-wins = Victoires par place à table
simulate-result-shared-wins = Victoires partagées
simulate-result-mean-score = Score moyen
simulate-result-mean-winning-score = Score gagnant moyen
simulate-result-decisions-per-game = Décisions par partie

lab-column-component = Élément
lab-column-per-game = Par partie
lab-column-seats = Joueurs par partie
lab-column-win-share = Victoires
lab-column-edge = Face à une part égale

# $game: its name.
levels-none = Il n’y a pas de niveaux pour { $game } ici.
# $level: how it is called; how it plays follows.
level-plays = { $level } :
