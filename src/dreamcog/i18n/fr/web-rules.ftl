### Les pages de règles, l’aide pour les symboles et les pages de la boîte.

## Les règles

web-rules-opening = Ouverture des règles…
web-rules-about = Tout le jeu avec nos propres mots. Chaque règle a son numéro. Là où le livret laisse une question ouverte, nous avons tranché : R le signale.
web-rules-to-box = Ce qui est imprimé sur le matériel se trouve dans la boîte.
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found =
    { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    }
web-rules-nothing = Aucune règle ne contient « { $query } ». Essayez un mot plus court, ou un numéro comme 3.8.
web-rules-all = Montrer toutes les règles
web-rules-ruling = Notre décision : le livret laisse la question ouverte.
web-rules-whole = Ouvrir les règles sur leur propre page

## Comment jouer

web-how-to-play = Comment jouer
web-how-to-play-opening = Ouverture de la page…
# $minutes: how long the page takes to read.
web-how-to-play-minutes =
    { $minutes ->
        [one] Une minute de lecture. Chaque numéro mène à la règle qui le dit exactement.
       *[other] { $minutes } minutes de lecture. Chaque numéro mène à la règle qui le dit exactement.
    }
# Names the links at the end of the page.
web-how-to-play-next = La suite
web-how-to-play-start = Commencer une partie
web-how-to-play-to-rules = Toutes les règles, numérotées
# On the rules page, before the rules.
web-how-to-play-first = Première partie ? Comment jouer, en cinq minutes

## Les symboles

web-symbols = Symboles

## La boîte

web-box = La boîte : { $game }
web-box-of-table = Voici la boîte d’une table.
web-box-to-table = Retour à la table
web-box-usual = Voir la boîte fournie
web-box-to-rules = Les règles du jeu
web-box-opening = Ouverture de la boîte…
web-box-legend = D’où viennent les nombres
web-box-show = Montrer
web-box-everything = tout
web-box-grade = Provenance
web-box-any-grade = toutes
web-box-nothing = Rien dans la boîte n’y correspond.
web-box-by-kind = Valeur par valeur
