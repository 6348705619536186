### Ce qu’on entend à la table.

web-sounds = Sons : papier, rouages, carillons
