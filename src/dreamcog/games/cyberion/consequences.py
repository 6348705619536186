"""What a move of Cyberion spends and gains: which things are counted, and what hidden cards decide.

Things are called by the keys of a position: a row's robots, the machines in the Factory, the robots
laid on Gigantobots (`gigantobots`), Interference tokens under all Cogs together, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dreamcog.core.consequences import Amounts, Consequences
from dreamcog.core.log import Log
from dreamcog.games.cyberion.names import ROW_NAMES, TRAIT_NAMES
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.rules.babybots import is_babybot
from dreamcog.games.cyberion.rules.devious_cog import tokens_left
from dreamcog.games.cyberion.rules.ending import babybots_in_limbo
from dreamcog.games.cyberion.rules.factory import machines_in_factory
from dreamcog.games.cyberion.state import State, copy_state
from dreamcog.games.cyberion.view import pending
from dreamcog.games.cyberion.words import NOTHING, PLACES, Happening

GAINS: dict[int, Callable[[int, int], tuple[str, int]]] = {
    Happening.TRIGGERED: lambda _a, _b: ("discard", 1),
    Happening.ROBOT_DISCARDED: lambda _a, _b: ("discard", 1),
    Happening.ROBOT_PAID_FROM_DECK: lambda _a, _b: ("discard", 1),
    Happening.BATTERY_SPENT: lambda a, _b: ("robot_deck", a),
    Happening.ROBOT_PUT_BACK: lambda _a, _b: ("robot_deck", 1),
    Happening.ROBOT_DRAWN: lambda _a, b: (ROW_NAMES[b], 1),
    Happening.ROBOT_STORED: lambda _a, _b: ("stock", 1),
    Happening.ROBOT_RECOVERED: lambda _a, b: ("robot_deck" if b == NOTHING else ROW_NAMES[b], 1),
    Happening.ROBOT_LAID: lambda _a, _b: ("gigantobots", 1),
    Happening.FAILSAFE_GAINED: lambda _a, b: ("failsafes", b),
    Happening.MACHINE_REVEALED: lambda _a, _b: ("factory", 1),
    Happening.MICROBOT_PLACED: lambda _a, _b: ("microbots", 1),
}
"""What comes in by an event, and how many, where others of its kind may go in the same move."""

ZONES = {
    Happening.MACHINE_REVEALED: "machine_deck",
    Happening.MICROBOT_PLACED: "microbot_pile",
    Happening.INTERFERENCE_REVEALED: "interference",
}
"""Where the hidden thing lay that an event shows; everything else lay in the robot deck."""

UNSEEN = ("seat", "cards", "ability")
"""What is left out of a question: who asks is clear, the rest is shown with the question."""


class CyberionConsequences(Consequences[State]):
    """Cyberion is played together: what is counted is everybody's."""

    neutral = frozenset(("discard", "machine_deck", "microbots"))
    burdens = frozenset(("factory", "damage", "limbo", "interference"))

    def counted(self, state: State, seat: int, viewer: int) -> Amounts:
        """The robots, machines and tokens in each place."""
        s = state
        return {
            **dict(zip(ROW_NAMES, s.n_row, strict=True)),
            "robot_deck": s.n_deck,
            "discard": s.n_discard,
            "factory": machines_in_factory(s),
            "machine_deck": s.n_machine_deck,
            "prepared": sum(s.prepared),
            "experience": s.experience,
            "failsafes": s.failsafes,
            "support": sum(s.support),
            "battery": s.battery,
            "limbo": babybots_in_limbo(s),
            "gigantobots": sum(s.n_laid),
            "damage": s.damage,
            "microbots": PLACES - s.token.count(NOTHING),
            "held_microbots": s.n_held,
            "interference": tokens_left(s),
        }

    def gained(self, log: Log, seat: int) -> Amounts:
        """What came to each place."""
        found: Amounts = {}
        for i in range(log.n):
            if read := GAINS.get(log.kind[i]):
                thing, amount = read(log.a[i], log.b[i])
                found[thing] = found.get(thing, 0) + amount
        return found

    def revealed(self, log: Log, i: int) -> str:
        """The deck or pile, or `interference`."""
        return ZONES.get(log.kind[i], "robot_deck")

    def changes(self, before: State, after: State, log: Log, seat: int) -> dict[str, Any]:
        """New `levels` by model; `microbots` by machine, where two have changed places."""
        found: dict[str, Any] = {}
        if before.levels != after.levels:
            pairs = zip(MODEL_NAMES, before.levels, after.levels, strict=True)
            found["levels"] = {model: now for model, was, now in pairs if now != was}
        if Happening.MICROBOTS_SWAPPED in log.kind[: log.n] and before.token != after.token:
            found["microbots"] = {
                MACHINE_NAMES[after.factory[place]]: TRAIT_NAMES[after.token[place]]
                for place in range(PLACES)
                if after.token[place] != before.token[place]
            }
        return found

    def asks(self, state: State, seat: int) -> dict[str, Any] | None:
        """The question on the table."""
        for asked in pending(state):
            return {key: value for key, value in asked.items() if key not in UNSEEN}
        return None

    def deals(self, state: State, seat: int) -> Iterable[State]:
        """Babybots alone decide by where they lie: all under the unseen robots, or all above them.

        A drawn one moves its Cog and is replaced (C8.3, C8.5), so fewest act from below, and most
        from above.
        """
        if not state.babybots:
            return []
        unseen = range(state.known_bottom, state.n_deck - state.known_top)
        babybots = [state.deck[i] for i in unseen if is_babybot(state.deck[i])]
        robots = [state.deck[i] for i in unseen if not is_babybot(state.deck[i])]
        orders = [babybots + robots, robots + babybots] if babybots and robots else []
        return [with_unseen(state, order) for order in orders]


def with_unseen(state: State, cards: list[int]) -> State:
    """The same position with its unseen cards of the robot deck in this order, the top last."""
    dealt = copy_state(state)
    dealt.deck[state.known_bottom : state.n_deck - state.known_top] = cards
    return dealt
