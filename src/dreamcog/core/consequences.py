"""Consequences: what a move certainly spends and gains, and what it may reveal, as data.

A preview plays the move on a copy and compares what is counted before and after. What comes in is
read from the log where a game says so, so that a robot that leaves the Flash while two others enter
it is told as such; all else is the difference. Nothing here states a rule.

Only what is certain is told. A move that reveals nothing has one outcome. One that reveals is
played on the deals that the game names (`Consequences.deals`): what is equal in all of them is
certain, of an amount that differs the least is, and `may_change` names it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log

if TYPE_CHECKING:
    from dreamcog.core.game import Game

S = TypeVar("S")
Amounts = dict[str, int]
Told = dict[str, Any]

AMOUNTS = ("spends", "gains", "lost")
"""Keys of a preview whose amounts are certain as far as they agree."""


class Consequences(ABC, Generic[S]):
    """What a game says of itself, so that a preview can be made of any move.

    Things are called by the keys of a position that hold them: of the position itself, or of the
    seat's own entry in `players`.
    """

    neutral: frozenset[str] = frozenset()
    """Things of which neither more nor fewer is a gain to anyone, such as a discard."""
    burdens: frozenset[str] = frozenset()
    """Things that one wants to be rid of."""

    @abstractmethod
    def counted(self, state: S, seat: int, viewer: int) -> Amounts:
        """How many of each thing the seat has, as far as a viewer can foresee what becomes of it.

        The viewer is the seat that would make the move.
        """

    @abstractmethod
    def revealed(self, log: Log, i: int) -> str:
        """Where the hidden thing lay that an event showed, by its public name."""

    def gained(self, log: Log, seat: int) -> Amounts:
        """What came in by events: only of things that may leave and come in one move."""
        return {}

    def lost(self, log: Log, seat: int) -> Amounts:
        """What the seat would have gained if there had been room or use for it."""
        return {}

    def changes(self, before: S, after: S, log: Log, seat: int) -> Told:
        """What is different afterwards besides amounts, by the keys of a position."""
        return {}

    def asks(self, state: S, seat: int) -> Told | None:
        """The question that waits for the seat's answer, without what only its answer will show."""
        return None

    def deals(self, state: S, seat: int) -> Iterable[S]:
        """Positions that the seat cannot tell from this one, to judge a revealing move by.

        A game chooses extreme ones: a fact that holds after the move from each of them holds after
        it from every deal, and no deal leads to a smaller amount than the smallest of theirs. An
        empty list says that no fact of a preview depends on hidden things.
        """
        return ()


def foresee(game: Game[Any], state: Any, seat: int, draft: Draft) -> Told:
    """The preview of a legal move."""
    after, log = game.runtime.make(state, draft)
    shown = [i for i in range(log.n) if log.reveals[i]]
    deals = list(game.consequences.deals(state, seat)) if shown else []
    if deals:
        each = [told_of(game, deal, *game.runtime.make(deal, draft), seat) for deal in deals]
    else:
        each = [told_of(game, state, after, log, seat)]
    told, differing = agreed(each)
    zones = dict.fromkeys(game.consequences.revealed(log, i) for i in shown)
    told |= {"may_change": differing, "may_reveal": list(zones)}
    return {"reveals": bool(shown), **told, "gives": gives(game.consequences, told)}


def told_of(game: Game[Any], before: Any, after: Any, log: Log, seat: int) -> Told:
    """What follows from a move on one deal."""
    own = share(game.consequences, before, after, log, seat, seat)
    others = [] if game.kind.together else other_shares(game, before, after, log, seat)
    return {
        "ends": game.outcome(after),
        **own,
        "lost": game.consequences.lost(log, seat),
        "asks": game.consequences.asks(after, seat),
        "others": others,
    }


def share(of: Consequences[S], before: S, after: S, log: Log, seat: int, viewer: int) -> Told:
    """What one seat spends and gains, and what else is different for it."""
    counts = of.counted(before, seat, viewer), of.counted(after, seat, viewer)
    spends, gains = flows(*counts, of.gained(log, seat))
    return {"spends": spends, "gains": gains, "changes": of.changes(before, after, log, seat)}


def other_shares(game: Game[Any], before: Any, after: Any, log: Log, seat: int) -> list[Told]:
    """The same for the other seats for which something is different."""
    found = []
    for other in range(game.options["players"]):
        if other != seat:
            theirs = share(game.consequences, before, after, log, other, seat)
            if any(theirs.values()):
                found.append({"seat": other, **theirs})
    return found


def flows(before: Amounts, after: Amounts, gained: Amounts) -> tuple[Amounts, Amounts]:
    """What goes and what comes: from the amounts before and after, and what is known to come."""
    spends, gains = {}, {}
    for thing, amount in before.items():
        came = gained.get(thing, 0)
        went = came - (after[thing] - amount)
        if went < 0:
            came, went = came - went, 0
        if went:
            spends[thing] = went
        if came:
            gains[thing] = came
    return spends, gains


def agreed(each: list[Told]) -> tuple[Told, list[str]]:
    """What holds in all deals, and the names of what does not."""
    told, differing = dict(each[0]), set()
    if len(each) > 1:
        for key, first in each[0].items():
            if all(other[key] == first for other in each[1:]):
                continue
            told[key], names = common(key, [other[key] for other in each])
            differing.update(names)
    return told, sorted(differing)


def common(key: str, values: list[Any]) -> tuple[Any, list[str]]:
    """What several values of one key of a preview have in common, and what differs in them."""
    if key in AMOUNTS:
        return least(values), unequal(values)
    if key == "changes":
        return same(values), unequal(values)
    return ([] if key == "others" else None), [key]


def unequal(values: list[dict[str, Any]]) -> list[str]:
    """The keys that have not the same value everywhere."""
    every = {key for value in values for key in value}
    return [key for key in every if any(value.get(key) != values[0].get(key) for value in values)]


def same(values: list[dict[str, Any]]) -> dict[str, Any]:
    """What is the same everywhere, key by key and in tables within them."""
    found = {}
    for key, first in values[0].items():
        others = [value[key] for value in values[1:] if key in value]
        if len(others) < len(values) - 1:
            continue
        if all(other == first for other in others):
            found[key] = first
        elif isinstance(first, dict) and (inner := same([first, *others])):
            found[key] = inner
    return found


def least(values: list[Amounts]) -> Amounts:
    """Of each thing as much as there is everywhere."""
    every = {thing: min(value.get(thing, 0) for value in values) for thing in values[0]}
    return {thing: amount for thing, amount in every.items() if amount}


def gives(of: Consequences[Any], told: Mapping[str, Any]) -> bool:
    """Whether the move brings its seat anything: if not, it is made for nothing."""
    useful = told["gains"].keys() - of.neutral - of.burdens
    relieved = told["spends"].keys() & of.burdens
    follows = told["asks"] or told["changes"] or told["may_reveal"] or told["may_change"]
    return bool(useful or relieved or follows)
