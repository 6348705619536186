### The rules pages: drawings beside the rules, and the help for symbols.

web-cyberion-figure =
    { $section ->
        [C1] A robot has a model and a size. Here: a Planbot of size 3.
        [C2] The table: Factory above, then your three rows of robots.
        [C3] A repair: discard what the machine asks for, and it is yours as Experience.
        [C4] The Mainframe: each model’s Cog shows the level of its ability.
        [C5] The Battery makes a new deck of the discard, once.
        [C7] The Common Factory has three machines, each Individual Factory has one.
        [C8] Two robots of one model make its Babybot.
        [C9] A Gigantobot is piloted by robots that share a trait with it.
        [C10] A machine with a Microbot: one of the robots must be of its model or size.
        [C11] Multibots: any model of one size, any size of one model.
       *[C12] Interference hides under each Cog.
    }
web-cyberion-symbol-group =
    { $group ->
        [robots] Robots
        [machines] Machines
        [reserve] Mainframe and Reserve
       *[expansions] Expansions
    }
web-cyberion-symbol =
    { $symbol ->
        [size] Size
        [tier] Tier
        [demand-model] Of one model
        [demand-size] Of one size
        [demand-identical] Identical
        [demand-sum-min] Sum at least
        [demand-sum-max] Sum at most
        [demand-pairs] Pairs
        [demand-run] Run
        [prepared] Prepared
        [cog] Devious Cog
        [level] Level
        [failsafe] Failsafe
        [support] Support
        [battery] Battery
        [experience] Experience
        [babybot] Babybot
        [gigantobot] Gigantobot
        [damage] Structural Damage
        [microbot] Microbot
        [multibot] Multibot
       *[interference] Interference
    }
web-cyberion-symbol-about =
    { $symbol ->
        [sirenbot] Its ability reveals robots from the deck into the Flash.
        [stockbot] Its ability moves robots from Platform and Flash to the Stock, where they stay.
        [cyclobot] Its ability fetches a robot from the discard.
        [planbot] Its ability looks at the top of the deck, puts it in order, and brings you the top card.
        [commandbot] Its ability costs more robots, and Prepares a machine.
        [size] A robot’s number, from 1 to 5. It matters to machines, not to abilities.
        [tier] How demanding a machine is, I to III. It shows on the back as well.
        [demand-model] Robots of the model shown; the size does not matter.
        [demand-size] Robots of the size shown; the model does not matter.
        [demand-identical] Robots alike in model and in size.
        [demand-sum-min] So many robots, whose sizes add up to this or more.
        [demand-sum-max] So many robots, whose sizes add up to this or less.
        [demand-pairs] Two groups of robots, each of one size.
        [demand-run] Robots whose sizes follow one another.
        [prepared] This turn the machine needs one robot fewer.
        [cog] Shows at which level a model’s ability works. Upgrades move it to the right.
        [level] I to V. At level I an ability does nothing.
        [failsafe] Saves you when a turn ends without a repair. With none left, that loses the game.
        [support] Discard it for the ability it shows, wherever the Cog is.
        [battery] Once, when the robot deck is empty, it makes a new one of the discard.
        [experience] Machines you have repaired. They pay for upgrades.
        [babybot] Waits in Limbo until two robots of its model make it. When drawn, it moves its Cog.
        [gigantobot] Robots that share its model or size can pilot it.
        [damage] What is left of it at the end costs Failsafes. Full Gigantobots mend it.
        [microbot] Sits on a machine: a robot of its model or size must take part in the repair.
        [multibot] The star stands for any model, or any size. It only helps with repairs.
       *[interference] Hidden under a Cog: its ability happens instead of the robot’s.
    }
