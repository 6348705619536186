### The lessons: guided games.

## The first game

cyberion-lesson-first-game = Your first game of Cyberion
cyberion-lesson-first-game-goal = Repair all 25 machines to win, but take care: a turn without a repair costs a Failsafe, and you have only one.
cyberion-lesson-first-game-repair = This machine asks for two Planbots of any size: choose it and both your Planbots, then “Repair”.
cyberion-lesson-first-game-repair-after = The robots are discarded, but the repaired machine is yours: 1 Experience, which pays for an upgrade.
cyberion-lesson-first-game-upgrade = A robot can also be discarded for its ability, but at level I that does nothing: choose the Sirenbot Cog, then “Upgrade”.
cyberion-lesson-first-game-ability = Choose your Sirenbot, then “Trigger”: it is discarded, and at level II its ability brings 1 robot from the deck to the Flash.
cyberion-lesson-first-game-ability-after = Robots in the Flash are for this turn only: those still there when you end it are discarded.
cyberion-lesson-first-game-choice = With the new Cyclobot 4 you have two Cyclobots, or two robots of size 4: repair the machine you prefer.
cyberion-lesson-first-game-end = One robot alone repairs nothing here, but it stays on the Platform for later: choose “End turn”.
cyberion-lesson-first-game-end-after = The Platform is filled up to five robots, and the Factory to five machines: a new turn begins.
cyberion-lesson-first-game-failsafes = Nothing fits now, and a turn without a repair costs your Failsafe. Choose the Support token, then “Support”: two robots come to the Flash.
cyberion-lesson-first-game-failsafes-after = With no Failsafe left, a turn without a repair loses the game; a Cog that reaches level V brings you a Failsafe.
cyberion-lesson-first-game-deck = When this deck is empty, the Battery makes a new one of the discard, once; after that, no more robots come.

## Babybots

cyberion-lesson-babybots = How Babybots work
cyberion-lesson-babybots-limbo = Five Babybots wait in Limbo, one of each model; if one is still there when the last machine is repaired, you lose.
cyberion-lesson-babybots-make = Two robots of one model whose sizes add up to 5 make a Babybot: choose Planbot 2 and Planbot 3, then “Babybot”.
cyberion-lesson-babybots-make-after = The Babybot and both robots are shuffled into the deck: nothing is lost, and it is out of Limbo.
cyberion-lesson-babybots-draw = Now repair with both Sirenbots, then choose “End turn”: robots come from the deck, perhaps the Babybot among them.
cyberion-lesson-babybots-draw-after = Here it is: the Planbot Cog moves to level II for free, the Babybot leaves the game, and another robot takes its place.

## Gigantobots

cyberion-lesson-gigantobots = How Gigantobots work
cyberion-lesson-gigantobots-damage = Each Structural Damage left when the last machine is repaired costs 3 Failsafes; if you cannot pay them all, you lose.
cyberion-lesson-gigantobots-pilot = Two robots of one model or one size can pilot together: choose both Planbots and the Planbot Gigantobot, then “Pilot”.
cyberion-lesson-gigantobots-pilot-after = Robots pilot Gigantobots of their model or size; with five, this one goes on holiday, and they are shuffled into the deck.
cyberion-lesson-gigantobots-reward = As a reward, remove a Structural Damage or take 2 Failsafes from the Forge: choose one.
cyberion-lesson-gigantobots-reward-after = Piloting is no repair: now repair a machine, or this turn costs you a Failsafe.

## Microbots

cyberion-lesson-microbots = How Microbots work
cyberion-lesson-microbots-team = Each machine carries a Microbot that wants a robot of its model or size: here size 3, so choose both Planbots, then “Repair”.
cyberion-lesson-microbots-team-after = Planbot 3 was the one it wanted, and the Microbot is now yours; you can hold up to five.
cyberion-lesson-microbots-extra = Here the Microbot wants size 5, which neither Sirenbot has: add Stockbot 5 as an extra robot, then “Repair”.
cyberion-lesson-microbots-spend = Now spend some: choose one machine to replace its Microbot for 1, or two machines to swap theirs for 2.
cyberion-lesson-microbots-spend-after = Five Microbots remove a machine from the Factory: it counts as repaired, but gives no Experience.

## Multibots

cyberion-lesson-multibots = How Multibots work
cyberion-lesson-multibots-model = The star on Multibot 4 stands for any model: choose it with Planbot 1 for this machine, then “Repair”.
cyberion-lesson-multibots-size = Multibot Sirenbot has a star for its size: choose it with Stockbot 5 as two robots of size 5, then “Repair”.
cyberion-lesson-multibots-size-after = A Multibot has no ability, and a Cyclobot cannot fetch it: keep it for a repair.
cyberion-lesson-multibots-tiers = At the bottom of this deck wait ten machines of tier III, which ask for three to five robots each.

## The Devious Cog

cyberion-lesson-devious-cog = How the Devious Cog works
cyberion-lesson-devious-cog-tokens = Two Interference tokens lie face down under each Cog; if one is left when the last machine is repaired, you lose.
cyberion-lesson-devious-cog-reveal = Whenever a robot is discarded for its ability, a token under its Cog is revealed: choose your Sirenbot, then “Trigger”.
cyberion-lesson-devious-cog-reveal-after = A Stockbot token: its ability happens instead of the Sirenbot’s, at the level of the Sirenbot Cog, and the token is gone.
cyberion-lesson-devious-cog-level = Choose level II, then one robot to move to the Stock, where it stays until you use it.
cyberion-lesson-devious-cog-level-after = Even at level I, where nothing else happens, a robot discarded for its ability removes a token: clear every Cog in time.
