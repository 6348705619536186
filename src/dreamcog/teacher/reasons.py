"""Why a move is good: facts of the engine and a bot's own numbers, as remarks.

What a move certainly brings, its preview says; what it soon leads to, imagined deals say
(`foreseeing.py`, `happenings.py`). A decision that a bot has made is kept as a few numbers, and its
reasons are found when somebody asks.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from dreamcog.bots.decision import Choice
from dreamcog.core.game import Game
from dreamcog.core.hints import Remark
from dreamcog.core.reading import field, listed, mapping
from dreamcog.teacher.happenings import Happening, Key, of_kinds
from dreamcog.teacher.keeping import DIGITS, KEPT_CHOICES, numbers_of

OFTEN, MORE = 0.5, 0.25
"""How often something must happen after a move to be told, and how much more often than after the
move that it is compared with."""

MOST_HAPPENINGS = 2
"""How many things of a kind are told of one move: what it brings, what it avoids."""

LEAST_GAP = 0.01
"""By how much chances must differ to be told apart: less is chance itself."""

Move = Mapping[str, Any]


def facts(game: Game[Any], state: Any, seat: int, move: Move) -> list[Remark]:
    """What certainly follows from a move, thing by thing: the facts of its preview."""
    seen = game.preview(state, seat, move)
    found: list[Remark] = []
    if seen["ends"] is not None:
        found.append(Remark("ends", {"outcome": seen["ends"]}))
    for code in ("gains", "spends", "lost"):
        if seen[code]:
            found.append(Remark(code, {"things": seen[code]}))
    if seen["may_reveal"]:
        found.append(Remark("shows", {"zones": seen["may_reveal"]}))
    return found


def differences(
    game: Game[Any],
    after: Mapping[Key, Happening],
    instead: Mapping[Key, Happening],
    named: Collection[Key],
) -> list[Remark]:
    """What a move brings and avoids, beside what happens after another.

    `named` is what the move itself does, which need not be said.
    """
    hints = game.kind.hints
    if hints is None:
        return []
    brings = [
        Remark("brings", compared(after[key], share_of(instead, key)))
        for key in of_kinds(after, hints.aims)
        if key not in named and stands_out(after[key].share, share_of(instead, key))
    ]
    avoids = [
        Remark("avoids", avoided(instead[key], share_of(after, key)))
        for key in of_kinds(instead, hints.setbacks)
        if stands_out(instead[key].share, share_of(after, key))
    ]
    return [*brings[:MOST_HAPPENINGS], *avoids[:MOST_HAPPENINGS]]


def share_of(found: Mapping[Key, Happening], key: Key) -> float:
    """In how many of the imagined deals something happens."""
    return found[key].share if key in found else 0.0


def stands_out(share: float, other: float) -> bool:
    """Whether something happens so much more often that it is worth telling."""
    return share >= OFTEN and share >= other + MORE


def compared(happening: Happening, instead: float) -> dict[str, Any]:
    """An event that a move brings, and how often it comes after the other one."""
    share = round(happening.share, DIGITS)
    return {"event": happening.event, "share": share, "instead": round(instead, DIGITS)}


def avoided(happening: Happening, share: float) -> dict[str, Any]:
    """An event that comes after the other move, and how often it comes after this one."""
    instead = round(happening.share, DIGITS)
    return {"event": happening.event, "share": round(share, DIGITS), "instead": instead}


def gaps(choices: Sequence[Choice]) -> list[list[Remark]]:
    """For each choice, by how much it is better than the next best, or worse than the first."""
    found: list[list[Remark]] = [[] for _ in choices]
    best = choices[0].chance
    behind = {
        place: round(best - each.chance, DIGITS)
        for place, each in enumerate(choices[1:], 1)
        if best is not None and each.chance is not None
    }
    if behind and min(behind.values()) >= LEAST_GAP:
        found[0].append(Remark("better-than-next", {"by": min(behind.values())}))
    for place, by in behind.items():
        if by >= LEAST_GAP:
            found[place].append(Remark("behind", {"by": by}))
    return found


def choice_json(choice: Choice, reasons: Sequence[Remark]) -> dict[str, Any]:
    """One move of a hint."""
    return {**numbers_of(choice), "reasons": [each.to_json() for each in reasons]}


def read_kept(told: object) -> tuple[list[Choice], dict[str, Any]]:
    """The way back from `kept`: the choices, and how it was reasoned."""
    known = mapping(told, "kept")
    choices = listed(field(known, "choices", "kept"), KEPT_CHOICES, "kept.choices")
    about = mapping(field(known, "about", "kept"), "kept.about")
    return [read_choice(each) for each in choices], dict(about)


def read_choice(told: object) -> Choice:
    """The way back from `numbers_of`."""
    known = mapping(told, "kept.choices")
    numbers = (field(known, name, "kept.choices") for name in ("chance", "score", "share"))
    return Choice(dict(mapping(field(known, "move", "kept.choices"), "kept.choices")), *numbers)
