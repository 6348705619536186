### Cyberion’s drawn table.

web-cyberion-mainframe = Mainframe
web-cyberion-deck = Deck
web-cyberion-gigantobots = Gigantobots
web-cyberion-composition = Robots
web-cyberion-in-deck = in the deck
web-cyberion-in-discard = discarded
# How many copies of a card are where.
web-cyberion-copies = { $deck } in the deck, { $discard } discarded
web-cyberion-looked-at = The cards you look at
# $ability: what happens, at the $level.
web-cyberion-at-level = { $level }: { $ability }.
web-cyberion-own-machine = In the Individual Factory of { $player }: nobody else can repair it.
web-cyberion-prepared = Prepared: this turn it needs one robot fewer.
web-cyberion-infected = On it: { $microbot }. One of the robots must match it.

## Help

web-cyberion-about-machine-deck = From here the Factory is filled up when you end your turn. You win when no machine is left.
web-cyberion-about-repaired = End your turn without repairing a machine, and you lose a Failsafe.
# $robots: what is still in the deck, by counting.
web-cyberion-about-deck = Still in the deck: { $robots }.
web-cyberion-about-failsafes = They keep the factory going: a turn without a repaired machine costs one.
web-cyberion-about-battery = When the robot deck is empty, it shuffles the discard into a new one, once a game.
web-cyberion-about-experience = Repaired machines, with which you upgrade Cogs.
web-cyberion-about-support = Discard it for this ability at level III.
web-cyberion-about-multibot = Counts as any model or any size for a repair; it has no ability.
web-cyberion-about-babybot = When it is drawn, its model’s Cog moves up a level.
web-cyberion-about-limbo = Still in Limbo: make it from two robots of its model whose sizes add up to 5.
# $tokens: how many lie under the Cog.
web-cyberion-about-interference =
    { $tokens ->
        [one] { $tokens } Interference token lies under this Cog: next time, its ability happens instead.
       *[other] { $tokens } Interference tokens lie under this Cog: next time, the ability of one of them happens instead.
    }
# $abilities: what the tokens say that nobody has seen.
web-cyberion-interference-left = Still under the Cogs: { $abilities }.
web-cyberion-about-microbots = Spend Microbots to replace one, to swap two, or to remove a machine.
web-cyberion-about-gigantobot = Nobody pilots it yet.
web-cyberion-about-holiday = On holiday: it takes no more robots.
web-cyberion-about-damage = When the last machine is repaired, each of these is paid for with Failsafes.

web-home-about-babybots = Two robots of a model make a Babybot. Bring all of them out of Limbo.
web-home-about-gigantobots = Pilot the Gigantobots, and mend Structural Damage before the end.
web-home-about-microbots = A Microbot on each machine wants a robot to its taste, and helps you afterwards.
web-home-about-multibots = Robots of any model or any size, and machines of tier III.
web-home-about-devious-cog = Interference hides under each Cog: abilities are not what they seem.

web-story-turn = Turn { $turn }
web-story-mark-repaired = machine repaired
web-story-mark-upgraded = Cog upgraded
web-story-mark-failsafe-lost = Failsafe lost
web-story-mark-battery-spent = Battery used
web-story-factory-works = The factory works again!
web-story-factory-dark = The factory goes dark
# $repaired: how many machines, of $all.
web-story-repaired = { $repaired } of { $all } machines repaired
web-story-failsafes-left =
    { $failsafes ->
        [0] no Failsafe left
        [one] { $failsafes } Failsafe left
       *[other] { $failsafes } Failsafes left
    }
web-story-support-left =
    { $tokens ->
        [0] no Support token left
        [one] { $tokens } Support token left
       *[other] { $tokens } Support tokens left
    }
web-story-robots-left =
    { $robots ->
        [0] no robot left in the deck
        [one] { $robots } robot left in the deck
       *[other] { $robots } robots left in the deck
    }
web-story-turns-played =
    { $turns ->
        [one] { $turns } turn played
       *[other] { $turns } turns played
    }

web-choose-robots = Which robots?
web-choose-top = Which cards go on top of the deck? The first you choose lies on top.
web-choose-bottom = Which cards go to the bottom of the deck?
web-choose-level = At which level?
web-zone-stand = How it stands
web-zone-repaired = Repaired this turn
web-zone-out = Out of the game
