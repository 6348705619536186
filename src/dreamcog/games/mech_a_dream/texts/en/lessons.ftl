### Lessons: guided games in small steps.

## The first game

mech-a-dream-lesson-first-game = Your first Mech A Dream
mech-a-dream-lesson-first-game-goal = Your robot would like to dream: build machines for it, and have more Dream points than your opponent after seven nights at most.
mech-a-dream-lesson-first-game-stock-room = It is morning: the stock room gives your first Assistant 2 flowers, 2 ink, and 2 more of one of them: choose which, then “Stock room”.
mech-a-dream-lesson-first-game-stock-room-after = You got 2 flowers, 2 ink and what you chose: ink buys machines, flowers pay for deliveries.
mech-a-dream-lesson-first-game-buy = Send your afternoon Assistant to buy the Sheep Whistle for 2 ink: completed, it can turn 1 flower into 2 Dream points every night.
mech-a-dream-lesson-first-game-buy-after = The Sheep Whistle began on slot 3, and when the afternoon ended, the Assistant on it moved it to slot 2.
mech-a-dream-lesson-first-game-build = Choose the Sheep Whistle again to build it: a second Assistant joins the first, and each moves it one slot when the evening ends.
mech-a-dream-lesson-first-game-build-after = Two Assistants moved it two slots, off the belt: the Sheep Whistle is completed, turns purple and stands in your workshop.
mech-a-dream-lesson-first-game-night = At night, activate both in the order you like: the Sheep Whistle gives 2 Dream points for 1 flower, your robot gives 1 ink.
mech-a-dream-lesson-first-game-night-after = Your first 2 Dream points! Every night you can activate your robot once, and each purple machine once.
mech-a-dream-lesson-first-game-sleep = Nothing is left to activate: sleep, and a new day begins with all your Assistants.
mech-a-dream-lesson-first-game-sleep-after = Day 2: your opponent is the first player today, and a new Delivery card lies at the dock.
mech-a-dream-lesson-first-game-dock = In the morning the delivery dock has three packages, later fewer: send your Assistant there, and 3 flowers pay for all of them.
mech-a-dream-lesson-first-game-dock-after = 2 rainbows, 2 ink, 2 points: rainbows buy yellow machines such as the Glass Marble, or are 1 point each in the end.
mech-a-dream-lesson-first-game-end = The game ends after the seventh night, or sooner, after a night when a workshop has 9 machines: what is still on a belt then is worth nothing.

## Enlightened Robots

mech-a-dream-lesson-robots = Your first Enlightened Robots
mech-a-dream-lesson-robots-screen = Keep one of your two Monitor Screens: it says what you start with, and what your robot does instead of giving 1 ink.
mech-a-dream-lesson-robots-screen-after = Your robot now has an effect of its own, whenever you activate it: at night, or thanks to a package.
mech-a-dream-lesson-robots-dock = One package at the dock is an activation: pay 3 flowers for the packages, then activate your robot.
mech-a-dream-lesson-robots-dock-after = Your robot did what its Monitor Screen shows, and you can activate it again tonight.
mech-a-dream-lesson-robots-others = Your opponent kept Summer Shower, whose robot gives 1 rainbow each night: every Monitor Screen asks for a plan of its own.

## Specialists

mech-a-dream-lesson-specialists = Your first Specialists
mech-a-dream-lesson-specialists-start = Each player starts with one Specialist: choose Ribbon, who gives you 1 rainbow each time you buy a machine.
mech-a-dream-lesson-specialists-start-after = The Price token shows 1 rainbow: for that price, your opponent could take Ribbon from you.
mech-a-dream-lesson-specialists-buy = Buy the machine you like best: Ribbon’s permanent bonus follows at once.
mech-a-dream-lesson-specialists-buy-after = Ribbon gave you 1 rainbow: just enough for Prism, your opponent’s Specialist.
mech-a-dream-lesson-specialists-take = In the morning or afternoon, the stock room can bring you a Specialist instead of its final choice: take Prism for 1 rainbow.
mech-a-dream-lesson-specialists-take-after = Your opponent got the rainbow and could not refuse; Prism already gave you one for working in the stock room.
mech-a-dream-lesson-specialists-price = Prism’s Price token now shows 2 rainbows; each night it goes down by 1, until the card costs nothing.
