"""The results of a table, one for each person: statistics are made from them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from dreamcog.server.store.records import Result
from dreamcog.server.table.hints import hints_for
from dreamcog.server.table.state import TableState

NOT_COMPARED = ("box", "seed", "first")


def combination(options: dict[str, Any]) -> str:
    """The options by which statistics group games, as a stable text."""
    chosen = {name: value for name, value in options.items() if name not in NOT_COMPARED}
    return json.dumps(chosen, sort_keys=True, separators=(",", ":"))


def opponents(state: TableState, seat: int) -> str:
    """The other players: the names of bots, and `people` if there were other people."""
    others = [place for i, place in enumerate(state.seating.places) if i != seat]
    own = state.seating.places[seat].person
    found = {place.bot for place in others if place.bot is not None}
    if any(place.kind == "person" and place.person != own for place in others):
        found.add("people")
    return ",".join(sorted(found))


def results_of(state: TableState) -> Iterator[Result]:
    """A result for each person for whom the table counts.

    It does not count for a person who played several sides against each other, nor for one for whom
    a bot stood in at the end. A person who resigned has lost.
    """
    if not state.record.counts:
        return
    game = state.table.game
    counted: set[str] = set()
    for seat, place in enumerate(state.seating.places):
        person = place.person
        if person is None or person in counted:
            continue
        if len(state.seating.seats_of(person)) > 1 and not game.kind.together:
            continue
        if place.stand_in is not None and not place.has_resigned:
            continue
        counted.add(person)
        is_won, score = ending_for(state, seat)
        yield Result(
            table=state.record.id,
            seat=seat,
            person=person,
            game=state.record.game,
            combination=combination(game.options),
            opponents=opponents(state, seat),
            is_won=is_won,
            score=score,
            at=state.updated,
            hints=hints_for(state, person),
        )


def ending_for(state: TableState, seat: int) -> tuple[bool, int | None]:
    """Whether a seat won, and its score where the game has been played to its end."""
    if state.seating.places[seat].has_resigned:
        return False, None
    if state.outcome is None:
        return not state.table.game.kind.together, None
    ending = state.table.game.ending(state.table.state, seat)
    return ending.is_won, ending.score
