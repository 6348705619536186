### Boxes: what is wrong with one, what is in it, how well it is attested.

refusal-bad-box = That box cannot be played with. { box-problem }.

box-problem =
    { $where }: { $reason ->
        [missing] this is missing
        [number] wanted a whole number, { $wanted }; found { $found }
        [count] wanted { $wanted } of them; found { $found }
        [too-many-tiles] there are at most { $wanted } tiles in a box, and with { $found } of this one there are more
        [one-of] wanted one of { $wanted }; found “{ $found }”
        [exactly] wanted { $wanted }; found { $found }
        [each-once] wanted each of these once: { $wanted }
        [unknown] this does not belong here; what does: { $wanted }
        [table] wanted names with their values; found { $found }
        [list] wanted a list; found { $found }
        [choice] wanted flowers on one side and ink on the other
        [id] an id is made of 1 to 20 letters, digits, - and _; found “{ $found }”
        [reserved] “{ $found }” means something else already: choose another id
        [twice] “{ $found }” is there twice
        [two-effects] name the effect, or list what it does: not both
        [copy-stands-alone] a robot that copies does nothing else
        [copy-gives] a robot that copies gives what it copies, and nothing of its own
        [unreadable] I cannot read “{ $found }”
        [not-toml] this is not a TOML file
        [not-toml-at] this is not TOML, at line and column { $found }
        [no-such-file] there is no such box, and no such file
        [file-too-large] the file is too large
       *[no-game] this is the box of no game that I know
    }

box-good = { $box } is a good box for { $game }.
box-bad =
    { $problems ->
        [one] { $box } cannot be played with. One problem:
       *[other] { $box } cannot be played with. { $problems } problems:
    }
box-built-in = { $game } (the built-in box)
box-same = There is no difference between { $one } and { $other }.
box-differences =
    { $number ->
        [one] One difference between { $one } and { $other }:
       *[other] { $number } differences between { $one } and { $other }:
    }
refusal-box-of-another-game = { $one } is a box for { $game }, { $other } one for { $other_game }.
box-mark = { $mark } reconstructed
box-price-in = price in { $unit }
box-attested = Attested: { $attested } of { $values } values ({ $percent }).

box-page-title = How well the boxes are attested
box-page-about = Every value of a box says where it comes from. Attested is what somebody has read off the game itself; the rest follows from what is attested, or is our own and may be replaced by whoever owns the game. An effect (what is paid, what is given, a choice) counts as one value.
box-page-made = This page is made by `{ $command }`.

box-grade =
    { $grade ->
        [rulebook] rulebook
        [photo] photo
        [help] help page
        [inferred] inferred
       *[reconstructed] reconstructed
    }
box-grade-about =
    { $grade ->
        [rulebook] stated in the rulebook’s text or its examples
        [photo] read off a photograph of the component
        [help] stated on the help page of an online edition
        [inferred] not seen, but the only value that fits the counts and the text
       *[reconstructed] ours; it fits everything that is attested
    }

box-column =
    { $column ->
        [block] in the box
        [id] id
        [entry] entry
        [value] value
        [source] source
       *[number] number
    }
box-kind =
    { $kind ->
        [start] At the start
        [robot] Robot
        [workshop] Workshop
        [stock_room] Stock room
        [delivery] Delivery cards
        [resource] Resource machines
        [power] Power machines
        [economical] Economical machines
        [crystal] Crystal machines
        [monitor] Monitor Screens
        [specialist] Specialists
        [robots] Robots
        [machines] Machines
        [abilities] Abilities
        [support] Support
        [babybots] Babybots
        [multibots] Multibots
        [microbots] Microbots
        [interference] Interference
        [gigantobots] Gigantobots
        [structural_damage] Structural Damage
       *[other] { $kind }
    }
box-value =
    { $value ->
        [copies] copies
        [price] price
        [time] time
        [effect] effect
        [on_completion] when complete
        [fixed] taken
        [choice] last choice
        [start] at the start
        [after] after
        [places] places
        [morning] morning
        [afternoon] afternoon
        [evening] evening
        [flower] flowers
        [ink] ink
        [rainbow] rainbows
        [tokens] tokens
        [cards] cards
        [tier_1] tier I
        [tier_2] tier II
        [tier_3] tier III
        [sirenbot] Sirenbot
        [stockbot] Stockbot
        [planbot] Planbot
        [cyclobot] Cyclobot
        [commandbot_price] Commandbot, price
        [failsafes_each] Failsafes for each
        [beyond] beyond
       *[other] { $value }
    }
