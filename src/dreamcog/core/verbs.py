"""A game's verbs, declared once: what each move is called, what it names, and its small steps.

A game declares one `VerbTable` (`games/<game>/verbs.py`). From it come the reading and writing of
public moves, the flat alphabet, the small steps of a move, the order in which menus spell moves,
the types for clients (`core/shapes.py`) and the forms of the terminal. The rules are not declared:
`can` and `do` of a game dispatch on the verb's number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from dreamcog.core.codec import Alphabet
from dreamcog.core.draft import DRAFT_ROOM, Draft
from dreamcog.core.fields import (
    ABSENT,
    LEFT_OUT,
    REST,
    Field,
    MoveToRead,
    MoveToWrite,
    PartialMove,
)
from dreamcog.core.menu_walk import PAIRS_ROOM, VERBS_ROOM, Spelling
from dreamcog.core.reading import field, mapping, named, only
from dreamcog.core.refusal import malformed
from dreamcog.core.words import Words


class VerbSpec:
    """One verb: its number, a sentence on what it does (clients read it), and its fields."""

    def __init__(self, number: int, doc: str, *fields: Field) -> None:
        self.number = number
        self.doc = doc
        self.fields = fields
        self.keys = frozenset(("do", *(f.key for f in fields)))
        self.required = tuple(f.key for f in fields if not f.may_be_left_out)
        self.singles = tuple(f for f in fields if not f.kind.is_list)
        self.own_numbers = tuple(f for f in self.singles if f.kind.width)
        """The single fields but those whose number another field holds."""
        self.lists = tuple(f for f in fields if f.kind.is_list)
        self.n_singles = sum(f.kind.width for f in self.singles)
        self.places = dict(self._places())
        """The first place of each field in the draft, by its key."""
        self.in_draft = tuple(sorted(fields, key=lambda f: self.places[f.key]))
        """The fields in the order of the draft, which is also the order of small steps."""
        self.usual = next((f for f in fields if f.usual), None)
        """The field that the rules know the usual number of."""
        self.of_position = any(f.kind.of_position for f in fields)
        """Whether what is written depends on the position, not only on the draft."""
        self._writing = [(f.key, self.numbers_of(f), f.kind.write) for f in fields]

    def _places(self) -> Iterator[tuple[str, int]]:
        place = 0
        for f in self.singles:
            yield f.key, place if f.place is None else f.place
            place += f.kind.width
        for f in self.lists:
            yield f.key, place
            place += max(f.kind.width, 0)

    def numbers_of(self, f: Field) -> slice:
        """Where the numbers of a field lie in the draft."""
        first, width = self.places[f.key], f.kind.width
        return slice(first, None if width == REST else first + width)

    def read(self, move: MoveToRead) -> list[int]:
        """The numbers of a move as the rules expect them; a missing field ends them."""
        given, numbers = move.given, move.numbers
        numbers += [LEFT_OUT] * self.n_singles
        for f in self.own_numbers:
            if f.key not in given:
                if f.usual:
                    del numbers[self.places[f.key] :]
                elif not f.optional:
                    move.missing = move.missing or f.key
            elif found := self.read_field(f, move):
                numbers[self.places[f.key]] = found[0]
            else:
                move.missing = move.missing or f.key
        if move.missing:
            numbers.clear()
        for f in self.lists:
            if f.key in given:
                numbers += self.read_field(f, move)
        return numbers

    def read_field(self, f: Field, move: MoveToRead) -> list[int]:
        """The numbers of a field that the move names; none where it is not read."""
        if move.missing and not f.needs:
            return []
        found = f.kind.read(f.key, move)
        if f.needs and f.needs not in move.given:
            raise malformed(f"move.{f.needs}", "a value")
        return found

    def write(self, public: dict[str, Any], move: MoveToWrite) -> dict[str, Any]:
        """Add the fields of a whole draft to the public move."""
        draft = move.draft
        numbers = draft.args[: draft.n]
        for key, own, write in self._writing:
            value = write(numbers[own], move)
            if value is not ABSENT:
                public[key] = value
        return public

    def step_of(self, place: int) -> int:
        """The small step that names the number at this place of the draft, or 0."""
        found = 0
        for f in self.in_draft:
            if f.kind.width and self.places[f.key] <= place:
                found = f.step
        return found


class VerbTable:
    """All verbs of a game, and everything that follows from their declaration.

    `verbs` and `steps` are the families of words that number them. A verb begins with the step of
    its own name, where there is one; otherwise the step of its first field begins it. `done` is the
    step that says that a list is complete, in games that have such lists.
    """

    def __init__(
        self, verbs: type[Words], steps: type[Words], *specs: VerbSpec, done: int = 0
    ) -> None:
        self.specs = {spec.number: spec for spec in specs}
        """The declared verbs by number, in the order of declaration."""
        self.names = verbs.spelled()
        assert self.names.keys() == self.specs.keys(), "every verb is declared once"
        self.numbers = {name: number for number, name in self.names.items()}
        self.step_names = steps.spelled()
        """The names of the small steps by their number."""
        own = {name: number for number, name in self.step_names.items()}
        self.begins = {number: own.get(name, 0) for number, name in self.names.items()}
        """The step that begins each verb, or 0."""
        self.done = (done, 0)
        self.alphabet = Alphabet(sorted(self._sizes().items()))
        """Flat ids of all small steps, in the order of the steps' numbers."""
        assert {kind for kind, _ in self.alphabet.sizes} == steps.spelled().keys()
        every = [(spec, f) for spec in specs for f in spec.fields]
        self.unordered: Mapping[str, str] = MappingProxyType(
            {self.names[spec.number]: f.key for spec, f in every if f.kind.as_set}
        )
        """By verb, the field whose things menus for clients offer as a set."""
        self.leading = {self.names[spec.number]: (spec, f) for spec, f in every if f.leads}
        """By verb, the field that the others depend on."""
        self.spelling = spelling_of(specs, done)
        """The one way in which menus spell each move."""

    def _sizes(self) -> dict[int, int]:
        """How many arguments each step takes."""
        sizes = {self.done[0]: 1} if self.done[0] else {}
        for spec in self.specs.values():
            begins, first = self.begins[spec.number], spec.in_draft[:1]
            taken = [(begins, first[0].kind.size if first else 1)] if begins else []
            taken += [(f.step, f.kind.size) for f in spec.fields if f.step]
            for step, size in taken:
                assert sizes.setdefault(step, size) == size, f"step {step} has two sizes"
        return sizes

    def step_text(self, flat: int) -> str:
        """A flat id in words: the name of its step, and the number where there are several."""
        kind, arg = self.alphabet.step(flat)
        is_alone = dict(self.alphabet.sizes)[kind] == 1
        return self.step_names[kind] if is_alone else f"{self.step_names[kind]} {arg}"

    def read(self, move: object, seat: int, whole: bool, names: Any) -> Draft:
        """A public move as a draft; with `whole` false, fields may still be missing.

        A field that is left out is not there: null is no value of any.
        """
        given = mapping(move, "move")
        spec = self.specs[named(field(given, "do", "move"), self.numbers, "move.do")]
        if not given.keys() <= spec.keys:
            only(given, spec.keys, "move")
        if whole:
            for key in spec.required:
                field(given, key, "move")
        for key, value in given.items():
            if value is None:
                raise malformed(f"move.{key}", "a value")
        numbers = spec.read(MoveToRead(given, whole, names)) if spec.fields else []
        n, done = len(numbers), int(whole or not spec.fields)
        return Draft(seat, spec.number, done, n, numbers + [0] * (DRAFT_ROOM - n))

    def write(self, draft: Draft, state: Any, box: Any, names: Any) -> dict[str, Any]:
        """A whole draft, without the usual number, as a public move of this position."""
        public = {"do": self.names[draft.verb]}
        spec = self.specs[draft.verb]
        return spec.write(public, MoveToWrite(draft, state, box, names)) if spec.fields else public

    def steps(self, draft: Draft, usual: Callable[[Draft], int]) -> list[tuple[int, int]]:
        """The small steps that compose a whole move, or a few more than make it whole.

        `usual` finds the number that is meant where the draft lacks it (`RuleSet.usual`).
        """
        spec, begins = self.specs[draft.verb], self.begins[draft.verb]
        if not spec.fields:
            return [(begins, 0)]
        numbers = draft.args[: draft.n]
        if spec.usual and len(numbers) == spec.places[spec.usual.key]:
            numbers.append(usual(draft))
        taken = []
        for place, number in enumerate(numbers):
            step = begins if begins and place == 0 else spec.step_of(place)
            if step and number != LEFT_OUT:
                taken.append((step, number))
        return [*taken, self.done] if self.done[0] else taken

    def ways_to_lead(self, partial: PartialMove) -> list[dict[str, Any]]:
        """A partial move that lacks its leading field, with each thing on the table named there."""
        spec, f = self.leading[partial.given["do"]]
        is_named = f.key in partial.given and not (f.kind.is_list and partial.given[f.key] == [])
        if f.leads is None or is_named:
            return []
        beside = {other.key for other in spec.fields if other.beside == f.key}
        kept = {
            key: value for key, value in partial.given.items() if key not in beside or value is None
        }
        things = f.leads(partial)
        return [{**kept, f.key: [thing] if f.kind.is_list else thing} for thing in things]


def spelling_of(specs: Sequence[VerbSpec], done: int) -> Spelling:
    """How menus spell moves of these verbs, as the walk over them reads it."""
    none = [-1] * (PAIRS_ROOM * VERBS_ROOM)
    spelling = Spelling(done, [0] * VERBS_ROOM, none[:VERBS_ROOM], none[:], none[:])
    for spec in specs:
        if spec.usual:
            spelling.usual_at[spec.number] = spec.places[spec.usual.key]
        for f in spec.lists:
            if f.kind.width == REST and f.kind.as_set:
                spelling.repeated[spec.number] = f.step
        for i, f in enumerate(f for f in spec.lists if f.kind.is_pair):
            at = PAIRS_ROOM * spec.number + i
            spelling.pair_at[at] = spec.places[f.key]
            spelling.alike_at[at] = spec.places[f.beside] if f.beside else -1
    return spelling
