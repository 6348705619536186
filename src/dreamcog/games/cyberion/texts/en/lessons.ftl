### The lessons: guided games.

## The first game

cyberion-lesson-first-game = Your first game of Cyberion
cyberion-lesson-first-game-goal = Repair all 25 machines to win, but take care: a turn without a repair costs a Failsafe, and you have only one.
cyberion-lesson-first-game-repair = This machine asks for two Planbots of any size: choose both your Planbots, then “Repair”.
cyberion-lesson-first-game-repair-after = The robots are discarded, but the repaired machine is yours: 1 Experience, which pays for an upgrade.
cyberion-lesson-first-game-upgrade = A robot can also be discarded for its ability, but at level I that does nothing: choose the Sirenbot Cog, then “Upgrade”.
cyberion-lesson-first-game-ability = Choose your Sirenbot, then “Trigger”: it is discarded, and at level II its ability brings 1 robot from the deck to the Flash.
cyberion-lesson-first-game-ability-after = Robots in the Flash are for this turn only: those still there when you end it are discarded.
cyberion-lesson-first-game-choice = With the new Cyclobot 4 you have two Cyclobots, or two robots of size 4: repair the machine you prefer.
cyberion-lesson-first-game-end = One robot alone repairs nothing here, but it stays on the Platform for later: choose “End turn”.
cyberion-lesson-first-game-end-after = The Platform is filled up to five robots, and the Factory to five machines: a new turn begins.
cyberion-lesson-first-game-failsafes = Nothing fits now, and a turn without a repair costs your Failsafe. Choose the Support token, then “Support”: two robots come to the Flash.
cyberion-lesson-first-game-failsafes-after = With no Failsafe to return, such a turn loses the game; a Cog that reaches level V brings you another.
cyberion-lesson-first-game-deck = When this deck is empty, the Battery makes a new one of the discard, but only once. Now it is up to you: repair!
