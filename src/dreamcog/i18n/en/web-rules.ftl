### The rules pages, the help for symbols, and the box pages.

## Rules

web-rules-opening = Opening the rules …
web-rules-about = The whole game in our own words. Every rule has a number. Where the rulebook leaves something open we have decided: R marks it.
web-rules-to-box = What is printed on the components is in the box.
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }
web-rules-nothing = No rule has “{ $query }”. Try a shorter word, or a number such as 3.8.
web-rules-all = Show all rules
web-rules-ruling = Our ruling: the rulebook leaves this open.
web-rules-close = Close
web-rules-whole = Read it among all the rules

## Drawings beside the rules, by section

web-figure =
    { $section ->
        [C1] A robot has a model and a size. Here: a Planbot of size 3.
        [C2] The table: Factory above, then your three rows of robots.
        [C3] A repair: discard what the machine asks for, and it is yours as Experience.
        [C4] The Mainframe: each model’s Cog shows the level of its ability.
        [C5] The Battery makes a new deck of the discard, once.
        [C7] Three common machines, and one for each player.
        [C8] Two robots of one model make its Babybot.
        [C9] A Gigantobot is piloted by robots that share its trait.
        [C10] A machine with a Microbot: one of the robots must be of its model or size.
        [C11] Multibots: any model of one size, any size of one model.
        [C12] Interference hides under each Cog.
        [M2] The offer: three, two and one tile, each row with its pile.
        [M3] The day: three Assistants, then the night.
        [M4] A floor: take all of it, but only one of the last two.
        [M5] The dock: fewer packages as the day goes on.
        [M6] A tile: its price, its construction time, and what it does.
        [M8] On the belt, each Assistant takes the machine one slot on.
        [M10] Complete: the tile is turned over, and works at night.
        [M11] A Monitor Screen: your robot’s own gift.
       *[other] A Specialist, and the price to bring it to you.
    }

## Symbols

web-symbols = Symbols
web-symbol-group =
    { $group ->
        [robots] Robots
        [machines] Machines
        [reserve] Mainframe and Reserve
        [expansions] Expansions
        [units] What you hold and take
        [day] Through the day
       *[variants] Variants
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
web-mech-a-dream-symbol =
    { $symbol ->
        [completed] Completed machine
        [price] Price
        [time] Construction time
        [assistant] Assistant
        [package] Package
        [phase] Phase pawn
        [robot] Robot
        [evening-package] Evening package
        [buy] Night purchase
        [copy] Copy
        [monitor] Monitor Screen
        [specialist] Specialist
       *[price-token] Price token
    }
web-mech-a-dream-symbol-about =
    { $symbol ->
        [flower] They pay for deliveries. In the end, every five flowers and ink together make a point.
        [ink] It pays for blue, red and green machines.
        [rainbow] They pay for yellow machines and Specialists. Each is a point in the end.
        [point] Sheep to count: whoever has the most dreams best, and wins.
        [hourglass] Takes a machine on your belt one slot on.
        [activation] Use your robot, or a purple machine of your workshop.
        [resource] Blue, with the gear. Complete, it turns purple and works at night.
        [power] Red, with the gear. Complete, it turns purple and works at night.
        [economical] Green, with the sign of infinity: rainbows when complete, then a saving that lasts.
        [crystal] Yellow, with the shooting star: points when complete, and nothing more.
        [completed] A purple machine is a completed blue or red one. Use it once each night.
        [price] What you pay to buy the tile.
        [time] The slot of your belt on which the machine begins.
        [assistant] One each for morning, afternoon and evening. On a machine, it moves it on at the end of each part of the day.
        [package] At the dock: pay once, then open the packages of this part of the day, the one at the gate first.
        [phase] Whoever has it goes first. After each night it moves to the left.
        [robot] Yours. Use it once each night.
        [evening-package] Opens the evening package of today’s card: no Assistant, no price.
        [buy] Buys a tile without an Assistant; it starts further on along the belt.
        [copy] Does what an opponent’s robot or purple machine does.
        [monitor] Says what you start with, and what your robot does.
        [specialist] Rewards you each time you have just done its action.
       *[price-token] How many rainbows it takes to bring the Specialist over. It gets cheaper each night.
    }

## The box

web-box = The box: { $game }
web-box-of-table = This is the box of one table.
web-box-to-table = Back to the table
web-box-usual = See the built-in box
web-box-to-rules = The rules of the game
web-box-opening = Opening the box …
web-box-legend = Where the numbers come from
web-box-show = Show
web-box-everything = everything
web-box-grade = Origin
web-box-any-grade = any
web-box-nothing = Nothing in the box matches that.
web-box-by-kind = Value by value
