"""Events that a game declares as aims and setbacks, and how often they come in imagined deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.hints import Hints
from dreamcog.core.turn import Turn

Key = tuple[Any, ...]
"""What makes two events the same: the kind, and the details that the game names."""


@dataclass(frozen=True, slots=True)
class Happening:
    """An event that the game declares, and in how many of the imagined deals it came."""

    event: dict[str, Any]
    share: float


def declared(
    game: Game[Any], hints: Hints, seat: int, event: Event
) -> tuple[Key, dict[str, Any]] | None:
    """An event that the game declares, under what makes it the same; None for any other.

    Where seats compete only a seat's own events count.
    """
    own = hints.aims.get(event.kind, hints.setbacks.get(event.kind))
    is_ours = game.kind.together or event.seat == seat
    if own is None or not is_ours:
        return None
    return (event.kind, *(event.details[name] for name in own)), event.seen_by(seat)


def brought(game: Game[Any], seat: int, events: Iterable[Event]) -> dict[Key, Happening]:
    """What certain events bring, as what happens in all deals."""
    hints = game.kind.hints
    if hints is None:
        return {}
    return counted([[declared(game, hints, seat, event) for event in events]])


def certain(
    game: Game[Any], seat: int, turn: Turn[Any], move: Mapping[str, Any]
) -> dict[Key, Happening]:
    """What a move brings whatever is hidden.

    One that shows something is made on the deals as well by which its preview is judged.
    """
    found = brought(game, seat, turn.events)
    if any(event.reveals for event in turn.events):
        for deal in game.consequences.deals(turn.before, seat):
            there = brought(game, seat, game.play(deal, seat, move).events)
            found = {key: each for key, each in found.items() if key in there}
    return found


def counted(
    deals: Sequence[Sequence[tuple[Key, dict[str, Any]] | None]],
) -> dict[Key, Happening]:
    """In how many of some deals each event came; it is told as it came first."""
    first: dict[Key, dict[str, Any]] = {}
    times: dict[Key, int] = {}
    for deal in deals:
        found = [each for each in deal if each is not None]
        for key, told in found:
            first.setdefault(key, told)
        for key in {key for key, _ in found}:
            times[key] = times.get(key, 0) + 1
    return {key: Happening(told, times[key] / len(deals)) for key, told in first.items()}


def of_kinds(found: Mapping[Key, Happening], kinds: Iterable[str]) -> list[Key]:
    """Those of some kinds, in the order of the kinds, then the most frequent first."""
    order = {kind: place for place, kind in enumerate(kinds)}
    chosen = [key for key in found if key[0] in order]
    return sorted(chosen, key=lambda key: (order[key[0]], -found[key].share))
