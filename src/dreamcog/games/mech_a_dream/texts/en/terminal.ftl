### The Mech A Dream table in the terminal.

mech-a-dream-told = { $what }: { $does }
mech-a-dream-board-day = day { $day } of { $days }
mech-a-dream-board-delivery = Delivery
mech-a-dream-board-stock-room = Stock room
mech-a-dream-board-for-sale = For sale
mech-a-dream-board-experts = Specialists
mech-a-dream-board-robot = Robot
mech-a-dream-board-belt = Belt
mech-a-dream-board-workshop = Workshop
mech-a-dream-letter-morning = M
mech-a-dream-letter-afternoon = A
mech-a-dream-letter-evening = E
mech-a-dream-effect-evening-package = evening package
mech-a-dream-effect-buy = buy a tile
mech-a-dream-effect-copy = copy
mech-a-dream-after-stock-room = stock room
mech-a-dream-after-dock = dock
mech-a-dream-after-buy = buy
mech-a-dream-after-build = build
mech-a-dream-move-pass = Pass
mech-a-dream-pass = let another go first
mech-a-dream-take-specialist = a Specialist
mech-a-dream-choose-do = Which of these?
mech-a-dream-choose-monitor = Which Monitor Screen?
mech-a-dream-choose-specialist = Which Specialist?
mech-a-dream-choose-take = What do you take?
mech-a-dream-choose-tile = Which machine?
mech-a-dream-choose-what = What do you activate?
mech-a-dream-choose-copy = What do you copy?
mech-a-dream-choose-option = In which way?
mech-a-dream-offer-again = another game
mech-a-dream-score-points = points
mech-a-dream-score-rainbows = rainbows
mech-a-dream-score-resources = flowers and ink
mech-a-dream-score-total = score
mech-a-dream-typed-flower = flower flowers
mech-a-dream-typed-ink = ink
mech-a-dream-typed-robot = robot

mech-a-dream-help-names = A word may be cut short while it stays clear. Type the number of a choice, or a whole move: tiles, cards and Specialists by name, as in “petal press” or “petal”, or by their ids in the box, as in b1.1; what you copy as in Bo/robot or Bo/lullaby organ.
mech-a-dream-play-farewell = Sleep well, and sweet dreams!

command-pass = pass
command-workshops = workshops
usage-pass = { $word }
usage-workshops = { $word }
help-pass = let another player go first, where several may act
help-workshops = every workshop in full

typed-no-player = There is no player “{ $typed }”.

mark-lit = { $mark } possible now
mark-price = { $mark } printed, then your own price or time
mark-ends = { $mark } ends the game
mark-asked = { $mark } now
mark-first = { $mark } first player
mark-done = { $mark } done, used
mark-asleep = { $mark } asleep
mark-flower = { $mark } flower
mark-ink = { $mark } ink
mark-rainbow = { $mark } rainbow
mark-point = { $mark } point
mark-hourglass = { $mark } hourglass
mark-activation = { $mark } activation
mark-resource = { $mark } Resource (blue)
mark-power = { $mark } Power (red)
mark-economical = { $mark } Economical (green)
mark-crystal = { $mark } Crystal (yellow)

## What a choice costs and brings, beside its name

mech-a-dream-foreseen-slot = reaches slot { $slot }
mech-a-dream-foreseen-moves = slot { $slot }, then { $soon }
mech-a-dream-foreseen-completes = slot { $slot }, then completed
mech-a-dream-foreseen-completed = completed, place { $place }
# It would be completed at the end of this part of the day without the move, too.
mech-a-dream-foreseen-completed-anyway = completed anyway, place { $place }
mech-a-dream-foreseen-completes-anyway = slot { $slot }, completed anyway
mech-a-dream-foreseen-next = then: { $what }
mech-a-dream-foreseen-lost = { $what } lost
mech-a-dream-foreseen-other = { $player }: { $what }
