### Les leçons : des parties guidées.

## La première partie

cyberion-lesson-first-game = Votre première partie de Cyberion
cyberion-lesson-first-game-goal = Pour gagner, réparez les 25 Machines, mais attention : un tour sans réparation coûte une Soupape, et vous n’en avez qu’une.
cyberion-lesson-first-game-repair = Cette Machine demande deux Planbots de n’importe quelle taille : choisissez vos deux Planbots, puis « Réparer ».
cyberion-lesson-first-game-repair-after = Les Robots sont défaussés, mais la Machine réparée est à vous : 1 Expérience, qui paie une amélioration.
cyberion-lesson-first-game-upgrade = Un Robot peut aussi être défaussé pour son habileté, mais au niveau I elle est sans effet : choisissez le Rouage du Sirenbot, puis « Améliorer ».
cyberion-lesson-first-game-ability = Choisissez votre Sirenbot, puis « Déclencher » : il est défaussé et, au niveau II, son habileté amène 1 Robot du paquet dans le Flash.
cyberion-lesson-first-game-ability-after = Les Robots du Flash ne servent que pendant ce tour : ceux qui y sont encore quand vous le finissez sont défaussés.
cyberion-lesson-first-game-choice = Avec le nouveau Cyclobot 4, vous avez deux Cyclobots, ou deux Robots de taille 4 : réparez la Machine que vous préférez.
cyberion-lesson-first-game-end = Un seul Robot ne répare plus rien ici, mais il reste dans la Plateforme pour plus tard : choisissez « Finir le tour ».
cyberion-lesson-first-game-end-after = La Plateforme est complétée à cinq Robots et l’Usine à cinq Machines : un nouveau tour commence.
cyberion-lesson-first-game-failsafes = Rien ne convient, et un tour sans réparation coûte votre Soupape. Choisissez le jeton Support, puis « Support » : deux Robots arrivent dans le Flash.
cyberion-lesson-first-game-failsafes-after = Sans Soupape à rendre, un tel tour fait perdre la partie ; un Rouage qui atteint le niveau V vous en apporte une autre.
cyberion-lesson-first-game-deck = Quand ce paquet est vide, la Batterie en fait un nouveau avec la Défausse, mais une seule fois. À vous maintenant : réparez !
