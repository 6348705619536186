### The Mech A Dream table, drawn.

web-mech-my-workshop = My workshop
web-mech-factory = Factory
web-mech-others = The others
# $player: whose it is.
web-mech-workshop = The workshop of { $player }
web-mech-in-full = { $player }: see the workshop in full
web-mech-first = first player
# $belt: which belt of the Factory; $n: how many tiles lie face down.
web-mech-pile =
    { $n ->
        [0] { $belt }: no tile left in the pile
        [one] { $belt }: { $n } tile in the pile
       *[other] { $belt }: { $n } tiles in the pile
    }
# $n: how many Assistants are there.
web-mech-locker =
    { $n ->
        [0] Locker room: empty
        [one] Locker room: { $n } Assistant
       *[other] Locker room: { $n } Assistants
    }
