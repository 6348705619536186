"""The layout of Mech A Dream's observations: its blocks, and what each number means.

Tiles, Monitor Screens and Specialists are rows of tables, since moves name them by number: row 5 of
`tiles` is about tile 5. All else is told by what is printed and where it lies.
"""

from __future__ import annotations

from dreamcog.core.observation import Block, Observation, grouped, numbered
from dreamcog.games.mech_a_dream.names import (
    DAY_NAMES,
    PART_NAMES,
    PILE_NAMES,
    UNIT_NAMES,
    VERB_NAMES,
)
from dreamcog.games.mech_a_dream.observed import DEPTH, GIVEN, PAID
from dreamcog.games.mech_a_dream.rules.stock_room import SPECIALIST as FIRST_SPECIALIST
from dreamcog.games.mech_a_dream.words import (
    CARDS,
    MONITORS,
    PACKAGES,
    SEATS,
    SPECIALISTS,
    TILES,
    WHATS,
    Discount,
    Frame,
    InsteadOf,
    Step,
    Verb,
)

SEAT_ROWS = ("this seat", "seat +1", "seat +2", "seat +3")
DISCOUNTS = tuple(Discount.spelled().values())
FRAME_KINDS = tuple(Frame.spelled().values())
ACTIONS = tuple(VERB_NAMES[verb] for verb in range(Verb.STOCK_ROOM, Verb.BUILD + 1))
CHOICE = grouped("choice", "flower", "ink")
WAY = (*grouped("pays", *UNIT_NAMES[:PAID]), *grouped("gives", *UNIT_NAMES[:GIVEN]), *CHOICE)
"""What is printed of one way to use a machine or a robot."""

OBSERVATION = Observation(
    version=1,
    blocks=(
        Block(
            "table",
            "Options, day and part of the day, and how many tiles and cards are still to come. "
            "What is one of several is told by a 1 in its column. Before a first player has "
            "been drawn, `chosen first` is the seat that the option names; `own seat` is the "
            "number by which moves that copy name a seat.",
            (
                *grouped("players", "2", "3", "4"),
                *grouped("with", "robots", "specialists"),
                *grouped("instead of", *InsteadOf.spelled().values()),
                *grouped("own seat", "0", "1", "2", "3"),
                *grouped("chosen first", *SEAT_ROWS),
                "day: its number",
                *grouped("part", *PART_NAMES),
                "monitors are chosen: the first player has not been drawn",
                "over",
                *grouped("pile", *PILE_NAMES),
                "delivery deck: cards",
            ),
        ),
        Block(
            "printed",
            "What is printed on the boards: what players start with, the robot without a "
            "Monitor Screen, the floors of the stock room, and the points of the workshop's "
            "places.",
            (
                *grouped("start", *UNIT_NAMES[:3]),
                *grouped("robot", *WAY),
                *(
                    name
                    for part in DAY_NAMES
                    for name in grouped(
                        f"floor, {part}", *grouped("gives", *UNIT_NAMES[:GIVEN]), *CHOICE
                    )
                ),
                *grouped("place", *map(str, range(1, 10)), "beyond"),
            ),
        ),
        Block(
            "packages",
            "What each package of today's Delivery card holds, row by row, from the gate outwards.",
            UNIT_NAMES,
            tuple(
                f"{part}, package {number}"
                for part in DAY_NAMES
                for number in range(1, PACKAGES + 1)
            ),
        ),
        Block(
            "cards",
            "The Delivery cards of the box: the price, and what all packages of a row hold "
            "together; and when it was revealed. A card that has not been revealed is still to "
            "come, or was put back unseen.",
            (
                "price",
                *(name for part in DAY_NAMES for name in grouped(part, *UNIT_NAMES)),
                "today",
                "revealed on day",
            ),
            numbered("card", CARDS),
        ),
        Block(
            "seats",
            "The players, from the observing seat on in turn order; rows beyond the players are "
            "0. Of an Assistant: 1 in the stock room, 1 at the dock, the place of its machine "
            "on the belt, or that of its machine in the workshop, counted from the oldest.",
            (
                "plays",
                "begins the day",
                "decides now",
                *grouped("has", "flowers", "ink", "rainbows", "points"),
                "score as if the game ended now",
                "belt: machines under construction",
                "workshop: completed machines",
                *grouped("saves", *DISCOUNTS),
                "robot used tonight",
                "asleep",
                *(
                    name
                    for part in DAY_NAMES
                    for name in grouped(
                        f"{part} assistant", "stock room", "dock", "on belt", "in workshop"
                    )
                ),
            ),
            SEAT_ROWS,
        ),
        Block(
            "tiles",
            "The machine tiles by number: what is printed, and where the tile lies. A tile "
            "without an owner that is not on offer lies in its pile; one that is not in the "
            "game has a row of 0. `gives` is for an activation, of economical and crystal tiles "
            "on completion; the price is in rainbows for crystal tiles, in ink for the others. "
            "The owner is counted from the observing seat on. The slot is 0 for a completed "
            "machine. The place is the one on offer, on the belt or in the workshop, counted "
            "from the oldest.",
            (
                *grouped("kind", *PILE_NAMES),
                *grouped("kind", *(f"economical, saves {unit}" for unit in DISCOUNTS)),
                "price",
                "time: slots",
                *WAY,
                "on offer",
                *grouped("owner", *SEAT_ROWS),
                "slot on the belt",
                "place: counted from the oldest",
                "assistants on it",
                "used tonight",
            ),
            numbered("tile", TILES),
            named_by=(
                *((verb, 0) for verb in (Verb.BUY, Verb.BUILD, Verb.BOOST, Verb.ACTIVATE)),
                *((Step.COPY, seat * WHATS) for seat in range(SEATS)),
            ),
        ),
        Block(
            "monitors",
            "The Monitor Screens by number: what is printed, who has it as far as this seat may "
            "know. Which of the two that were dealt came first is not told. All 0 without "
            "Enlightened Robots.",
            (
                *grouped("start", *UNIT_NAMES[:3]),
                "ways to use the robot",
                *grouped("first way", *WAY, "takes evening packages", "buys", "copies"),
                *grouped("second way", *WAY, "takes evening packages", "buys"),
                "dealt to this seat",
                *grouped("kept by", *SEAT_ROWS),
            ),
            numbered("monitor", MONITORS),
            named_by=((Verb.CHOOSE_MONITOR, 0),),
        ),
        Block(
            "specialists",
            "The Specialists by number: after which actions they give their bonus, what it is, "
            "and who has them. One that is not in the game has a row of 0.",
            (
                *grouped("after", *ACTIONS),
                *grouped("gives", *UNIT_NAMES),
                *CHOICE,
                *grouped("owner", *SEAT_ROWS),
                "in centre",
                "token: its price in rainbows",
                "bonus to come after this action",
                "giving bonus now",
            ),
            numbered("specialist", SPECIALISTS),
            named_by=(
                (Verb.CHOOSE_SPECIALIST, 0),
                (Verb.BONUS, 0),
                (Verb.STOCK_ROOM, FIRST_SPECIALIST),
            ),
        ),
        Block(
            "question",
            "What the observing seat is resolving innermost: how many are left (of a purchase, "
            "how many slots further on the machine begins), the amounts that can be taken, the "
            "Assistant's action, and the row of packages that is being taken.",
            (
                *grouped("kind", *FRAME_KINDS),
                "left: how many",
                *CHOICE,
                *grouped("action", *ACTIONS),
                "bonuses to come after the action",
                *grouped("packages of", *DAY_NAMES),
                "packages taken",
            ),
        ),
        Block(
            "stacks",
            "All that the seats are resolving, the innermost of each seat first; what lies "
            f"deeper than {DEPTH} is not told. The kind counts from 1: {', '.join(FRAME_KINDS)}. "
            "The source counts from 1: machine, robot, specialist, floor, package; of an action "
            f"it is the action ({', '.join(ACTIONS)}), of packages their part of the day. Whose "
            "machine or robot it is counts from 1, the observing seat, in turn order; its place "
            "is the one in that workshop.",
            ("kind", "left", "source", "whose", "place"),
            tuple(f"{seat}, frame {depth}" for seat in SEAT_ROWS for depth in range(1, DEPTH + 1)),
        ),
        Block(
            "draft",
            "The activation that the observing seat has begun: its robot, and whose robot that "
            "copies.",
            ("robot", *grouped("copies", *SEAT_ROWS[1:])),
        ),
    ),
)
"""What `observe` writes."""
