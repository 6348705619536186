### Ce qui est dit des réseaux qui ont appris à jouer.

# $game : le nom du jeu.
refusal-network-missing = Il n’y a pas ici de réseau entraîné pour { $game }.
# $file : son nom ; $reason : ce qui ne va pas, dans les mots du système ou du format.
refusal-network-unreadable = { $file } ne peut pas être lu comme un réseau : { $reason }.
refusal-network-other-format = Ce réseau est écrit au format { $found } ; je sais ouvrir le format { $known }.
# $found, $wanted : noms de jeux, comme dans les commandes.
refusal-network-other-game = Ce réseau a appris { $found }, pas { $wanted }.
refusal-network-other-rules = Ce réseau a appris la version { $found } des règles ; la version actuelle est la { $wanted }.
refusal-network-other-steps = Ce réseau ne convient plus au jeu : les coups sont désormais composés d’autres pas.
refusal-network-other-observation = Ce réseau ne convient plus au jeu : les positions sont désormais décrites par d’autres nombres.
refusal-network-notes = Avec des réseaux, --decisions demande un réseau à chaque place.
# $name : le nom du bot.
refusal-network-differs = Un processus a pour le réseau { $name } un autre fichier que celui-ci. Installez partout la même version.

bot-about-network-small = un petit réseau, instruit par le grand
bot-about-network = un grand réseau qui a appris en jouant
networks-none = Il n’y a pas ici de réseau entraîné.
