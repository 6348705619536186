"""Hints at a table: who may have them, what other people have to agree to, what marks a game.

Whoever plays alone may ask for hints. Where several people sit, all of them have to agree, those
who ask as well: so nobody can have hints and deny them to others. A seat that had hints is marked
for good, also where moves are undone.
"""

from __future__ import annotations

from typing import Literal

from dreamcog.core.refusal import Refused
from dreamcog.server.table import entries
from dreamcog.server.table.entries import NewEntry
from dreamcog.server.table.policy import Requester, own_place, require_own_play, require_playing
from dreamcog.server.table.seating import SeatingState
from dreamcog.server.table.state import TableState

HintsHere = Literal["allowed", "not-agreed", "never"]


def hints_here(state: TableState) -> HintsHere:
    """Whether people at a table may ask for hints: never in a guided game, as long as it guides."""
    if state.lesson is not None and not state.lesson.is_over:
        return "never"
    return "allowed" if all_agree(state.seating) else "not-agreed"


def all_agree(seating: SeatingState) -> bool:
    """Whether one person plays alone, or all people who sit here have agreed to hints.

    A person for whom a bot stands in can be back at any time, and has to agree as well; one who has
    resigned, or was deleted, plays no more.
    """
    places = [each for each in seating.places if each.person and not each.has_resigned]
    is_alone = len({each.person for each in places}) < 2
    return is_alone or all(each.agrees_to_hints for each in places)


def require_hint(state: TableState, person: str, seat: int) -> int:
    """The number of the decision for which a person may have a hint now, or a refusal."""
    place = own_place(state, Requester(person, 0.0), seat)
    require_playing(state)
    require_own_play(place)
    here = hints_here(state)
    if here != "allowed":
        raise Refused("in-lesson" if here == "never" else "hints-not-agreed")
    if seat not in state.turn:
        raise Refused("not-to-act", seat=seat + 1)
    return state.decisions[seat]


def hint(state: TableState, person: str, seat: int, decision: int) -> NewEntry:
    """The mark of a hint that is about to be told, if its decision is still open."""
    if require_hint(state, person, seat) != decision:
        raise Refused("stale", decision=state.decisions[seat])
    return NewEntry(entries.HINT, seat, {})


def hints_for(state: TableState, person: str) -> int:
    """How many hints have helped a person: those of all seats where all win or lose together."""
    together = state.table.game.kind.together
    return sum(each.hints for each in state.seating.places if together or each.person == person)
