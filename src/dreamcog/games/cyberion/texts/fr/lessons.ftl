### Les leçons : des parties guidées.

## La première partie

cyberion-lesson-first-game = Votre première partie de Cyberion
cyberion-lesson-first-game-goal = Pour gagner, réparez les 25 Machines, mais attention : un tour sans réparation coûte une Soupape, et vous n’en avez qu’une.
cyberion-lesson-first-game-repair = Cette Machine demande deux Planbots de n’importe quelle taille : choisissez-la avec vos deux Planbots, puis « Réparer ».
cyberion-lesson-first-game-repair-after = Les Robots sont défaussés, mais la Machine réparée est à vous : 1 Expérience, qui paie une amélioration.
cyberion-lesson-first-game-upgrade = Un Robot peut aussi être défaussé pour son habileté, mais au niveau I elle est sans effet : choisissez le Rouage du Sirenbot, puis « Améliorer ».
cyberion-lesson-first-game-ability = Choisissez votre Sirenbot, puis « Déclencher » : il est défaussé et, au niveau II, son habileté amène 1 Robot du paquet dans le Flash.
cyberion-lesson-first-game-ability-after = Les Robots du Flash ne servent que pendant ce tour : ceux qui y sont encore quand vous le finissez sont défaussés.
cyberion-lesson-first-game-choice = Avec le nouveau Cyclobot 4, vous avez deux Cyclobots, ou deux Robots de taille 4 : réparez la Machine que vous préférez.
cyberion-lesson-first-game-end = Un seul Robot ne répare plus rien ici, mais il reste dans la Plateforme pour plus tard : choisissez « Finir le tour ».
cyberion-lesson-first-game-end-after = La Plateforme est complétée à cinq Robots et l’Usine à cinq Machines : un nouveau tour commence.
cyberion-lesson-first-game-failsafes = Rien ne convient, et un tour sans réparation coûte votre Soupape. Choisissez le jeton Support, puis « Support » : deux Robots arrivent dans le Flash.
cyberion-lesson-first-game-failsafes-after = Quand il ne reste aucune Soupape, un tour sans réparation fait perdre la partie ; un Rouage qui atteint le niveau V vous en apporte une.
cyberion-lesson-first-game-deck = Quand ce paquet est vide, la Batterie en fait un nouveau avec la Défausse, une seule fois ; ensuite, plus aucun Robot n’arrive.

## Les Bébébots

cyberion-lesson-babybots = Comment fonctionnent les Bébébots
cyberion-lesson-babybots-limbo = Cinq Bébébots attendent dans les Limbots, un par modèle ; s’il en reste un quand la dernière Machine est réparée, vous perdez.
cyberion-lesson-babybots-make = Deux Robots d’un même modèle dont les tailles font 5 donnent un Bébébot : choisissez Planbot 2 et Planbot 3, puis « Bébébot ».
cyberion-lesson-babybots-make-after = Le Bébébot et les deux Robots sont mélangés dans le paquet : rien n’est perdu, et il est sorti des Limbots.
cyberion-lesson-babybots-draw = Réparez maintenant avec vos deux Sirenbots, puis choisissez « Finir le tour » : des Robots viennent du paquet, et peut-être le Bébébot.
cyberion-lesson-babybots-draw-after = Le voilà : le Rouage du Planbot passe gratuitement au niveau II, le Bébébot quitte le jeu et un autre Robot le remplace.

## Les Gigantobots

cyberion-lesson-gigantobots = Comment fonctionnent les Gigantobots
cyberion-lesson-gigantobots-damage = Chaque Dégât Structurel qui reste quand la dernière Machine est réparée coûte 3 Soupapes ; si vous ne pouvez pas tout payer, vous perdez.
cyberion-lesson-gigantobots-pilot = Deux Robots de même modèle ou de même taille peuvent piloter ensemble : choisissez vos deux Planbots et le Gigantobot Planbot, puis « Piloter ».
cyberion-lesson-gigantobots-pilot-after = Un Robot pilote un Gigantobot de son modèle ou de sa taille ; avec cinq Robots, celui-ci part en vacances, et ils sont mélangés dans le paquet.
cyberion-lesson-gigantobots-reward = Comme récompense, retirez un Dégât Structurel ou prenez 2 Soupapes dans la Forge : à vous de choisir.
cyberion-lesson-gigantobots-reward-after = Piloter n’est pas réparer : réparez maintenant une Machine, sinon ce tour vous coûte une Soupape.

## Les Microbots

cyberion-lesson-microbots = Comment fonctionnent les Microbots
cyberion-lesson-microbots-team = Sur chaque Machine, un Microbot réclame un Robot de son modèle ou de sa taille : ici la taille 3, alors choisissez vos deux Planbots, puis « Réparer ».
cyberion-lesson-microbots-team-after = Planbot 3 lui convenait, et le Microbot est maintenant à vous ; vous pouvez en avoir cinq au plus.
cyberion-lesson-microbots-extra = Ici, le Microbot réclame la taille 5, qu’aucun des Sirenbots n’a : ajoutez Stockbot 5 comme Robot supplémentaire, puis « Réparer ».
cyberion-lesson-microbots-spend = Utilisez-en maintenant : choisissez une Machine pour remplacer son Microbot, pour 1, ou deux Machines pour échanger les leurs, pour 2.
cyberion-lesson-microbots-spend-after = Cinq Microbots retirent une Machine de l’Usine : elle compte comme réparée, mais ne donne pas d’Expérience.

## Les Multibots

cyberion-lesson-multibots = Comment fonctionnent les Multibots
cyberion-lesson-multibots-model = L’étoile du Multibot 4 vaut n’importe quel modèle : choisissez-le avec Planbot 1 pour cette Machine, puis « Réparer ».
cyberion-lesson-multibots-size = Multibot Sirenbot a une étoile pour taille : choisissez-le avec Stockbot 5 comme deux Robots de taille 5, puis « Réparer ».
cyberion-lesson-multibots-size-after = Un Multibot n’a pas d’habileté, et un Cyclobot ne peut pas le récupérer : gardez-le pour une réparation.
cyberion-lesson-multibots-tiers = Au bas de ce paquet attendent dix Machines de palier III, qui demandent chacune de trois à cinq Robots.

## Le Rouage Perfide

cyberion-lesson-devious-cog = Comment agit le Rouage Perfide
cyberion-lesson-devious-cog-tokens = Deux jetons Interférence sont cachés sous chaque Rouage ; s’il en reste un quand la dernière Machine est réparée, vous perdez.
cyberion-lesson-devious-cog-reveal = Chaque fois qu’un Robot est défaussé pour son habileté, un jeton sous son Rouage est révélé : choisissez votre Sirenbot, puis « Déclencher ».
cyberion-lesson-devious-cog-reveal-after = Un jeton Stockbot : son habileté se déclenche à la place de celle du Sirenbot, au niveau du Rouage du Sirenbot, et le jeton quitte le jeu.
cyberion-lesson-devious-cog-level = Choisissez le niveau II, puis un Robot à déplacer dans le Stock, où il reste jusqu’à ce que vous l’utilisiez.
cyberion-lesson-devious-cog-level-after = Même au niveau I, où rien d’autre ne se passe, un Robot défaussé pour son habileté retire un jeton : libérez à temps chaque Rouage.
