### What is said of networks that learned to play.

# $game: the name of the game.
refusal-network-missing = There is no trained network for { $game } here.
# $file: its name; $reason: what is wrong, as the system or the format names it.
refusal-network-unreadable = { $file } cannot be read as a network: { $reason }.
refusal-network-other-format = That network is written in format { $found }; I can open format { $known }.
# $found, $wanted: names of games, as commands have them.
refusal-network-other-game = That network learned { $found }, not { $wanted }.
refusal-network-other-rules = That network learned version { $found } of the rules; the present version is { $wanted }.
refusal-network-other-steps = That network does not fit the game any more: moves are composed of other steps now.
refusal-network-other-observation = That network does not fit the game any more: positions are described by other numbers now.
refusal-network-notes = With networks, --decisions needs a network in every seat.
# $name: the name of the bot.
refusal-network-differs = A process has another file for the network { $name } than this one. Install the same version everywhere.

bot-about-network-small = a small network, taught by the large one
bot-about-network = a large network that learned by playing
networks-none = There is no trained network here.
