### The Mech A Dream table, drawn.

web-mech-my-workshop = My workshop
web-mech-factory = Factory
web-mech-others = The others
# $player: whose it is.
web-mech-workshop = The workshop of { $player }
web-mech-in-full = { $player }: see the workshop in full
web-mech-first = first player
web-mech-about-place = Points for completing a machine that takes this place of the workshop.
# $belt: which belt of the Factory; $n: how many tiles lie face down.
web-mech-pile =
    { $n ->
        [0] { $belt }: no tile left in the pile
        [one] { $belt }: { $n } tile in the pile
       *[other] { $belt }: { $n } tiles in the pile
    }
# $belt: which belt of the Factory.
web-mech-tiles-to-come = Still to come: { $belt }
# $n: how many tiles lie in the pile; $over: how many more have not been seen.
web-mech-tiles-unseen =
    { $n ->
        [0] The pile is empty.
        [one]
            { $over ->
                [0] This tile is the last in the pile.
               *[other] One of these tiles is in the pile; nobody knows which.
            }
       *[other]
            { $over ->
                [0] These { $n } tiles are in the pile, in an order nobody knows.
               *[other] { $n } of these tiles are in the pile; nobody knows which.
            }
    }
# $n: how many of a tile have not been seen; $copies: how many there are in the box.
web-mech-copies-unseen = { $n } of { $copies } not seen yet
web-mech-deliveries-to-come = Still to come: Delivery cards
# $n: how many cards are still to come; $over: how many more have not been seen.
web-mech-deliveries-unseen =
    { $n ->
        [0] No Delivery card is left.
        [one]
            { $over ->
                [0] This card is still to come.
               *[other] One of these cards is still to come; the others went back to the box unseen.
            }
       *[other]
            { $over ->
                [0] These { $n } cards are still to come, one a day, in an order nobody knows.
               *[other] { $n } of these cards are still to come, one a day; the others went back to the box unseen.
            }
    }
# $n: how many Assistants are there.
web-mech-locker =
    { $n ->
        [0] Locker room: empty
        [one] Locker room: { $n } Assistant
       *[other] Locker room: { $n } Assistants
    }
web-mech-about-locker = These Assistants are left for today.

# $what: what the sleeper could still activate without paying.
web-mech-still-free = you can still activate, without paying: { $what }
# $machine: another machine than the one that the move names.
web-mech-another-completed = { $machine } completed
# What is still to be picked, to be copied; $player: whose it can be.
web-mech-missing-copy = a robot or machine of { $player }

web-home-about-robots = Each workshop has a different robot, with its own start and its own effect at night.
web-home-about-specialists = Pay rainbows for Specialists: each has a permanent bonus for its own kind of work.

# $part: morning, afternoon, evening or night.
web-story-day = Day { $day } · { $part }
web-story-mark-completed = machine completed
web-story-mark-packages = packages from the dock
web-story-mark-specialist = Specialist taken
# $points: by how many; $player: the next best; $source: what made the most of the difference.
web-story-margin =
    { $points ->
        [one] { $points } point ahead of { $player }: { $source } made the difference.
       *[other] { $points } points ahead of { $player }: { $source } made the difference.
    }
web-story-level = As many points as { $player }: machines and rainbows broke the tie.
web-story-from-packages = packages
web-story-from-completed = completed machines
web-story-from-activated = activated machines and robot
web-story-from-specialists = Specialists
web-story-from-others = other points

web-zone-monitors = Monitor Screens to choose from
# $slot: where a tile begins on the belt.
web-slot = slot { $slot }
# $slot: where it is on the belt; $assistants: how many work on it.
web-under-construction =
    { $assistants ->
        [0] slot { $slot }
        [one] slot { $slot }, { $assistants } Assistant
       *[other] slot { $slot }, { $assistants } Assistants
    }
web-used-tonight = activated tonight
web-asleep = asleep
web-mech-a-dream-about-score = The score is the points at the end of the week.

## What a move shows: "This shows …"

web-mech-shows-machine = a new machine for sale
web-mech-shows-delivery-deck = the next Delivery card
web-mech-shows-monitors = the Monitor Screens
web-mech-shows-first = who begins
