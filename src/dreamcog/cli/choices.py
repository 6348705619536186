"""Composing a move step by step, by asking the table only: no rule of a game stands here.

A partial move can go on if `table.why` knows no obstacle; it is whole if it is in the menu.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, ClassVar, Self

from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table
from dreamcog.core.verbs import VerbTable

Move = dict[str, Any]
Addition = tuple[str, Any]


@dataclass(frozen=True, slots=True)
class Forms:
    """The moves of a game as they are asked for."""

    fields: Mapping[str, tuple[str, ...]]
    """The fields of each move, in the order in which they are asked."""
    lists: tuple[str, ...] = ()
    """Fields that take several things, one after the other."""
    pairs: tuple[tuple[str, str], ...] = ()
    """Fields (each after its move) that take two things, no more."""
    optional: tuple[tuple[str, str], ...] = ()
    """Fields (each after its move) that may be left out."""

    @classmethod
    def of(cls, verbs: VerbTable) -> Self:
        """The forms of the moves that a game declares."""
        asked = [
            (verbs.names[number], [f for f in spec.in_draft if f.asked])
            for number, spec in verbs.specs.items()
        ]
        every = [(verb, f) for verb, fields in asked for f in fields]
        lists = [(verb, f) for verb, f in every if f.kind.is_list and not f.beside]
        left_out = [(verb, f) for verb, f in every if f.may_be_left_out and not f.kind.is_list]
        return cls(
            fields={verb: tuple(f.key for f in fields) for verb, fields in asked},
            lists=tuple(dict.fromkeys(f.key for _, f in lists)),
            pairs=tuple((verb, f.key) for verb, f in lists if f.kind.width == 2),
            optional=tuple((verb, f.key) for verb, f in left_out),
        )

    def is_full(self, partial: Move, field: str) -> bool:
        """Whether nothing more can be named in this field."""
        if (partial.get("do"), field) in self.pairs:
            return len(partial.get(field, [])) == 2
        return field in partial and field not in self.lists

    def is_filled(self, move: Move) -> bool:
        """Whether a move names everything it has to."""
        do = move["do"]
        return all(name in move or (do, name) in self.optional for name in self.fields[do])

    def added(self, partial: Move, addition: Addition) -> Move:
        """The partial move with one thing more."""
        field, value = addition
        if field in self.lists:
            return {**partial, field: [*partial.get(field, []), value]}
        return {**partial, field: value}


class Composer(ABC):
    """The moves of one position for one seat, as far as they have been composed."""

    forms: ClassVar[Forms]

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.position = table.position(seat)
        self.menu = table.moves(seat)

    @property
    def pending(self) -> list[Move]:
        """The seat's own open questions, the innermost last; none in a game without questions."""
        return [asked for asked in self.position.get("pending", ()) if asked["seat"] == self.seat]

    @abstractmethod
    def additions(self, partial: Move) -> list[Addition]:
        """Everything with which the partial move can go on."""

    @abstractmethod
    def candidates(self, partial: Move, field: str) -> list[Any]:
        """What lies on the table that such a field could name."""

    def in_order(self, partial: Move, last: Addition, addition: Addition) -> bool:
        """Whether things that may come in any order come in the one in which they are listed."""
        return True

    def whole(self, partial: Move) -> Move | None:
        """The partial move as it is, if that is a legal move."""
        move = dict(partial)
        for field in self.forms.fields.get(str(partial.get("do")), ()):
            if field in self.forms.lists:
                move.setdefault(field, [])
        return move if "do" in move and move in self.menu else None

    def whole_moves(self, partial: Move, most: int) -> list[Move]:
        """Legal moves that begin like this, at most so many."""
        return list(islice(self._walk(partial), most))

    def fits(self, partial: Move) -> bool:
        """Whether nothing stands in the way of this move so far."""
        return self.table.why(self.seat, partial) is None

    def obstacle(self, partial: Move, deep: int = 2) -> Refused | None:
        """Why no move begins like this: the obstacle that most ways to go on would meet."""
        if refused := self.table.why(self.seat, partial):
            return refused
        if not deep or self.whole_moves(partial, 1):
            return None
        fields = self.forms.fields[partial["do"]]
        field = next((name for name in fields if not self.forms.is_full(partial, name)), None)
        ways = self.candidates(partial, field) if field else []
        longer = [self.forms.added(partial, (str(field), way)) for way in ways]
        met = [self.obstacle(move, deep - 1) for move in longer]
        by_code = {refused.code: refused for refused in met if refused}
        codes = Counter(refused.code for refused in met if refused)
        return by_code[codes.most_common(1)[0][0]] if codes else None

    def _walk(self, partial: Move, last: Addition | None = None) -> Iterator[Move]:
        """All whole moves under a partial one; what is added comes in one order only."""
        if move := self.whole(partial):
            yield move
        for addition in self.additions(partial):
            if last is None or self.in_order(partial, last, addition):
                yield from self._walk(self.forms.added(partial, addition), addition)
