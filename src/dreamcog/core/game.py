"""The contract: what a game must be able to say and do, and the laws it keeps.

A `Kind` (`core/kind.py`) is a game before options are chosen; opened with options and a box it
becomes a `Game`, which deals, lists legal moves, judges moves and plays them. What follows from the
declaration of its verbs (`core/verbs.py`) and from its rule functions (`core/rule_set.py`) is
implemented here. States are values: no method changes a state it was given.

The laws, tested for every game, option and number of players (`tests/contract`):
 1. Every listed move is accepted; every other expressible move is refused and changes nothing.
 2. No deciders exactly when there is an outcome; every decider has a move; games end.
 3. No earlier state ever changes.
 4. Same seed and moves, same hashes, in another process too.
 5. State to JSON to state, and save to replay, are identities at any moment.
 6. `view(s, seat) == view(guess(view(s, seat)), seat)`: nothing unseen leaks.
 7. Every card, tile and token is in exactly one place.
 8. A move survives each of its spellings and back; the table of flat ids is pinned.
 9. Native and interpreted play agree, whole state, every step.
10. What a preview promises is what `play` does, and nothing that is counted is left out.
11. `observe(s, seat) == observe(hide(s, seat), seat)`, and other views have other observations.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache, partial
from itertools import repeat
from typing import Any, Generic, TypeVar
from weakref import ref

from dreamcog.core.codec import Alphabet
from dreamcog.core.consequences import Consequences, foresee
from dreamcog.core.draft import Draft, clear, copy_draft, packed_draft
from dreamcog.core.ending import Ending
from dreamcog.core.events import Event
from dreamcog.core.fingerprint import fingerprint
from dreamcog.core.kind import Kind
from dreamcog.core.log import Log
from dreamcog.core.menu_walk import leave_out_usual
from dreamcog.core.placeholders import bind
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.result_columns import Counts, ResultColumn
from dreamcog.core.rng import sow
from dreamcog.core.rule_set import RuleSet
from dreamcog.core.runtime import Runtime, runtime_of
from dreamcog.core.turn import AnyState, Turn
from dreamcog.core.verbs import VerbTable
from dreamcog.core.why import first_obstacle
from dreamcog.core.written import MoveWriter

S = TypeVar("S", bound=AnyState)

MOST_KEPT = 16_384
"""How many different events are kept, of all opened games together, so that the same is not made
again: some 6 MB."""


class Game(ABC, Generic[S]):
    """A game with its options and its box fixed."""

    box: Any
    """The printed values as the rules read them."""
    names: Any = None
    """The names that depend on the box, for the fields of moves; None where there are none."""
    rules: RuleSet
    consequences: Consequences[S]
    """What of a position is counted and what depends on hidden things, for previews."""
    result_columns: tuple[ResultColumn, ...]
    """Fields of a last state that are kept of each of many games."""
    lasting: tuple[str, ...]
    """Keys of a position that never change their meaning: saved games are compared by them."""

    def __init__(self, kind: Kind, options: dict[str, Any], values: dict[str, Any]) -> None:
        self.kind = kind
        self.options = options
        self.box_values = values

    # What a game implements itself.

    @abstractmethod
    def blank(self) -> S:
        """A state with its options set and nothing on the table, for `rules.set_up`."""

    @abstractmethod
    def count(self, columns: Mapping[str, Sequence[Any]]) -> Counts:
        """What is counted of many games, from their `result_fields` and their `decisions`."""

    @abstractmethod
    def results(self, counts: Mapping[str, Any]) -> dict[str, Any]:
        """A report on many games, from what was counted of them; counts of parts add up."""

    @staticmethod
    @abstractmethod
    def copy(state: S) -> S:
        """A copy of the state that the caller may change."""

    @abstractmethod
    def outcome(self, state: S) -> dict[str, Any] | None:
        """How the game ended, or None while it runs."""

    @abstractmethod
    def ending(self, state: S, seat: int) -> Ending:
        """What the end of the game means to this seat; `NotOver` while it runs."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a watcher) may know, as plain JSON types."""

    def seat_view(self, state: S, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """The same as `view`, where the view of a watcher is known: a game may take parts of it."""
        return self.view(state, seat)

    @abstractmethod
    def guess(self, view: Mapping[str, Any], rng: random.Random) -> S:
        """Some state that the view's seat cannot tell from the true one."""

    @abstractmethod
    def truth(self, state: S) -> dict[str, Any]:
        """Everything, as plain JSON types."""

    @abstractmethod
    def state(self, truth: object) -> S:
        """The way back from a truth, or a refusal."""

    @abstractmethod
    def arrange_given(self, state: S, given: Mapping[str, Any]) -> S:
        """The position of a case: this one, with the zones named in `given` replaced."""

    @abstractmethod
    def event(self, kind: int, seat: int, rule: int, reveals: int, a: int, b: int) -> Event:
        """The event that these numbers of a log tell; the same numbers tell the same event."""

    @abstractmethod
    def refusal(self, number: int, state: S, draft: Draft) -> Refused:
        """What a number that `can` returned of this draft means."""

    @abstractmethod
    def printed(self) -> dict[str, Any]:
        """What stands on the components, by public name, for texts and tables to show."""

    def what_counts(self, state: S) -> bytes | None:
        """What of a state without a draft decides how the game can still end; None: everything.

        States of one opened game with equal bytes can come to the same ends.
        """
        return None

    def is_last_round(self, state: S) -> bool:
        """Whether the game is so near its end that all its ends can be searched."""
        return True

    def alone(self, state: S, seat: int) -> S | None:
        """A position where nobody else acts any more, and the seat can come to the same scores.

        None where the others still matter to it.
        """
        return None

    # What follows from the options and the state.

    @property
    def result_fields(self) -> tuple[str, ...]:
        """The fields of `result_columns`, by name."""
        return tuple(column.name for column in self.result_columns)

    def deal(self, seed: int) -> S:
        """A new game from a seed of 128 bits."""
        blank = self.blank()
        sow(blank.rng, seed)
        dealt: S = self.runtime.set_up(blank)
        return dealt

    def chosen_options(self) -> dict[str, Any]:
        """The game's name and options for a truth; the box only if it is not the game's own."""
        chosen = {"game": self.kind.name, **self.options}
        if self.box_values != self.kind.own_box:
            chosen["box"] = self.box_values
        return chosen

    def draft_of(self, state: S) -> Draft:
        """The move being composed in small steps."""
        return state.draft

    @cached_property
    def runtime(self) -> Runtime:
        """What runs the rules."""
        return runtime_of(self)

    # What follows from the declaration of the verbs.

    @property
    def verbs(self) -> VerbTable:
        """All moves, declared once."""
        return self.kind.verbs

    @property
    def alphabet(self) -> Alphabet:
        """The flat ids of all small steps."""
        return self.kind.verbs.alphabet

    @property
    def unordered(self) -> Mapping[str, str]:
        """By verb, the field whose things menus for clients offer as a set."""
        return self.kind.verbs.unordered

    def read_move(self, move: object, seat: int, whole_move: bool) -> Draft:
        """A public move, or part of one, as a draft; a refusal if it cannot be read."""
        return self.kind.verbs.read(move, seat, whole_move, self.names)

    def write_move(self, state: S, draft: Draft) -> dict[str, Any]:
        """A whole draft as a public move."""
        return self.writer.write(self.spelled(state, draft), state)

    def spelled(self, state: S, draft: Draft) -> bytes:
        """A whole draft as menus have it: packed, without the usual number."""
        shorter = copy_draft(draft)
        leave_out = bind(leave_out_usual, self.rules)
        leave_out(state, self.box, self.verbs.spelling, shorter)
        return packed_draft(shorter)

    @cached_property
    def writer(self) -> MoveWriter:
        """Writes the moves of menus."""
        return MoveWriter(self.verbs, self.box, self.names)

    def move_steps(self, state: S, draft: Draft) -> list[tuple[int, int]]:
        """The small steps that compose a legal move, ending with the one that makes it whole."""
        composed = Draft(seat=draft.seat)
        taken = []
        for kind, arg in self.verbs.steps(draft, partial(self.rules.usual, state, self.box)):
            self.rules.extend(state, composed, kind, arg)
            taken.append((kind, arg))
            if self.rules.is_whole(state, self.box, composed):
                break
        return taken

    # What follows from the rules.

    def deciders(self, state: S) -> frozenset[int]:
        """The seats that may act now; none when the game is over."""
        return self.runtime.deciders(state)

    def check(self, state: S, seat: int, move: object) -> Draft:
        """The move as a draft if it is legal; otherwise the refusal is raised."""
        draft = self.read_move(move, self.seat(seat), True)
        answer = self.runtime.can(state, draft)
        if answer:
            raise self.refusal(answer, state, draft)
        return draft

    def seat(self, seat: object) -> int:
        """A seat of this game, or a refusal."""
        if type(seat) is not int or not 0 <= seat < self.options["players"]:
            raise malformed("seat", f"a whole number below {self.options['players']}")
        return seat

    def play(self, state: S, seat: int, move: object) -> Turn[S]:
        """Make a move; a refused one raises `Refused` and changes nothing."""
        after, log = self.runtime.make(state, self.check(state, seat, move))
        return Turn(state, after, self.read_log(log))

    def read_log(self, log: Log) -> tuple[Event, ...]:
        """The events of one move. A buffer that overflowed is a bug and raises `OverflowError`."""
        if log.overflow:
            raise OverflowError(f"{log.overflow} events found no room")
        n = log.n
        numbers = (log.kind, log.seat, log.rule, log.reveals, log.a, log.b)
        return tuple(map(_event, repeat(ref(self)), *(each[:n] for each in numbers)))

    def why(self, state: S, seat: int, partial: object) -> Refused | None:
        """The first obstacle of a move that is not yet whole; None if it can still be legal."""
        return first_obstacle(self, state, seat, partial)

    def preview(self, state: S, seat: int, move: object) -> dict[str, Any]:
        """What would certainly follow from the move, and what it may reveal; nothing is played."""
        return foresee(self, state, seat, self.check(state, seat, move))

    def composing(self, state: S, seat: int | None) -> Draft:
        """A copy of the draft that the seat continues: its own, or a new one.

        Without a seat it is the draft of the seat that the state names as the next to act.
        """
        draft = copy_draft(self.draft_of(state))
        if seat is None or seat == draft.seat:
            return draft
        return Draft(seat=self.seat(seat))

    def steps(self, state: S, seat: int | None = None) -> list[int]:
        """Flat ids of all legal small steps of the seat, or of the next seat to act."""
        out = self.runtime.list_steps(state, self.composing(state, seat))
        if out.overflow:
            raise OverflowError(f"{out.overflow} steps found no room")
        return [self.alphabet.flat(out.kind[i], out.arg[i]) for i in range(out.n)]

    def take(self, state: S, flat: int, seat: int | None = None) -> Turn[S]:
        """Take one small step; events come with the step that makes a move whole.

        Where several seats may act, a seat that begins a move discards another seat's draft.
        """
        kind, arg = self.alphabet.step(flat)
        draft = self.composing(state, seat)
        answer = self.rules.can_step(state, self.box, draft, kind, arg)
        if answer:
            self.rules.extend(state, draft, kind, arg)
            raise self.refusal(answer, state, draft)
        after = self.copy(state)
        if draft.seat != self.draft_of(after).seat:
            clear(self.draft_of(after))
            self.draft_of(after).seat = draft.seat
        log = Log()
        self.rules.step(after, self.box, log, kind, arg)
        return Turn(state, after, self.read_log(log))

    def spell(self, state: S, seat: int, move: object) -> list[int]:
        """A legal move as the flat ids of its small steps."""
        draft = self.check(state, seat, move)
        return [self.alphabet.flat(kind, arg) for kind, arg in self.move_steps(state, draft)]

    def observe(self, state: S, seat: int) -> list[int]:
        """What the seat may know as small whole numbers, by the layout `rules.observation`."""
        out = [0] * self.rules.observation.size
        self.rules.observe_printed(self.box, out)
        self.rules.observe(state, self.box, self.seat(seat), out)
        return out

    def hash(self, state: S) -> str:
        """A fingerprint of everything in the state, the same in every process."""
        return fingerprint(self.truth(state))

    def lasting_hash(self, state: S) -> str:
        """A fingerprint of what the contract says of a position: it must hold for old saves too."""
        truth = self.truth(state)
        return fingerprint({key: truth[key] for key in self.lasting})


@lru_cache(MOST_KEPT)
def _event(
    game: ref[Game[Any]], kind: int, seat: int, rule: int, reveals: int, a: int, b: int
) -> Event:
    """The event of a game; what is kept does not hold the game."""
    there = game()
    assert there is not None, "it asks itself"
    return there.event(kind, seat, rule, reveals, a, b)
