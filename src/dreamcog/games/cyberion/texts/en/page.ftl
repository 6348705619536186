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
web-cyberion-own-machine = Only { $player } can repair it.
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
