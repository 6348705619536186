### The rules pages: drawings beside the rules, and the help for symbols.

web-mech-a-dream-figure =
    { $section ->
        [M2] The offer: three, two and one tile, each belt with its pile.
        [M3] The Day phase: three Assistants, then the night.
        [M4] A floor: take all of it, but only one of the last two.
        [M5] The dock: fewer packages as the day goes on.
        [M6] A tile: its price, its construction time, and what it does.
        [M8] On the belt, each Assistant takes the machine one slot on.
        [M10] Completed: the tile is turned over, and activated at night.
        [M11] A Monitor Screen: your robot’s own effect.
       *[other] A Specialist, and the price to bring it to you.
    }
web-mech-a-dream-symbol-group =
    { $group ->
        [machines] Machines
        [units] What you hold and take
        [day] Through the day
       *[variants] Variations
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
        [point] Sheep to count: the player who has the most sleeps best, and wins.
        [hourglass] Takes a machine on your belt one slot on.
        [activation] Activate your robot, or a completed purple machine of your workshop.
        [resource] Blue, with the gear. Completed, it is purple, and you activate it at night.
        [power] Red, with the gear. Completed, it is purple, and you activate it at night.
        [economical] Green, with the sign of infinity: rainbows when completed, then a permanent power.
        [crystal] Yellow, with the shooting star: points when completed, and nothing more.
        [completed] A purple machine is a completed blue or red one. Activate it once each night.
        [price] What you pay to buy the tile.
        [time] The slot of your belt on which the machine begins.
        [assistant] One each for morning, afternoon and evening. On a machine, it moves it on at the end of each part of the day.
        [package] At the dock: pay once, then open the packages of this part of the day, the one at the gate first.
        [phase] The player who has it goes first. After each night it moves to the left.
        [robot] Yours. Activate it once each night.
        [evening-package] Opens the evening package of the current Delivery card: no Assistant, no price.
        [buy] Buys a tile without an Assistant; it starts further on along the belt.
        [copy] Does what an opponent’s robot or purple machine does.
        [monitor] Says what you start with, and what your robot does.
        [specialist] Its permanent bonus is yours each time you have just done its action.
       *[price-token] How many rainbows it takes to bring the Specialist over. It gets cheaper each night.
    }
