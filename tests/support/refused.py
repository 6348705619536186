"""Refusals that are told, and the facts of a game by which each of them is checked.

A refusal states facts: numbers, who serves, what is open. The law: they are true in the position.
`tests/contract/test_truthful_refusals.py` asks of random moves, whole and partial, and hands every
refusal to the check that the game states for its code. A game adds its checks so:

1. `tests/support/facts_<game>.py` states one `Facts`: all codes, one check for each, and what
   moves can name on the table. A check takes a `Told` and asserts; it is written from the text of
   the rules over the public position, and calls none of the game's rule functions.
2. The game's `Kit` (`tests/support/kits.py`) names it: `facts=…`.
3. Codes that random play hardly ever meets are arranged: an `Arranged` gives options, a position as
   in a case's `given`, and a move that is refused by that code.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dreamcog.core.draft import Draft, Steps
from dreamcog.core.game import Game
from dreamcog.core.refusal import MALFORMED, Refused

Move = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """A refusal, and all that a check may look at."""

    refused: Refused
    move: Move
    """What was asked about; `{"step": name}` for a small step."""
    whole: bool
    """Whether the move was judged as a whole one, or as one that may go on."""
    seat: int
    position: Mapping[str, Any]
    """What the seat may know."""
    options: Mapping[str, Any]
    printed: Mapping[str, Any]
    """What stands on the components: see `Game.printed`."""

    @property
    def params(self) -> Mapping[str, Any]:
        """The facts that the refusal states."""
        return self.refused.params


Check = Callable[[Told], None]


@dataclass(frozen=True, slots=True)
class Arranged:
    """A position and a move, or a small step, that is refused by the code."""

    code: str
    options: Mapping[str, Any] = field(default_factory=dict)
    given: Mapping[str, Any] = field(default_factory=dict)
    move: Move = field(default_factory=dict)
    step: tuple[str, int] = ("", 0)
    """By its name in the alphabet, with its argument; where no move can say it."""
    whole: bool = True
    """Whether the move is judged as a whole one, or as one that may go on."""
    begun: Sequence[tuple[str, int]] = ()
    """Small steps that are taken before."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What the law of truthful refusals must be told of a game."""

    codes: Mapping[int, str]
    """Every code by which the game refuses, by number."""
    checks: Mapping[str, Check]
    """By code, what the refusal must be true of."""
    things: Callable[[Mapping[str, Any]], Mapping[str, Sequence[Any]]]
    """By the key of a field, or by `verb.key`, what in this position a move may name there; a field
    that is a list takes several of them."""
    steps: Mapping[int, str] = field(default_factory=dict)
    """Every small step by number, where some are arranged."""
    elsewhere: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """The same, for things that may well not be on the table."""
    arranged: Sequence[Arranged] = ()


def verbs_on_menu(game: Game[Any], state: Any, seat: int) -> set[str]:
    """The verbs of which the seat has a legal move: those with a legal first step."""
    if seat not in game.deciders(state):
        return set()
    out = Steps()
    game.rules.list_steps(state, game.box, Draft(seat=seat), out)
    found = set()
    for i in range(out.n):
        draft = Draft(seat=seat)
        game.rules.extend(state, draft, out.kind[i], out.arg[i])
        found.add(game.verbs.names[draft.verb])
    return found


class Asker:
    """Asks about random moves in one position, and tells what was refused."""

    def __init__(self, game: Game[Any], facts: Facts, rng: random.Random) -> None:
        self.game = game
        self.facts = facts
        self.rng = rng
        self.printed = game.printed()

    def told(self, state: Any, seat: int, move: Move, whole: bool) -> Told | None:
        """What is refused of a move; None if nothing is, or if it cannot be read."""
        try:
            if whole:
                self.game.check(state, seat, move)
                return None
            refused = self.game.why(state, seat, move)
        except Refused as found:
            refused = found
        if refused is None or refused.code == MALFORMED:
            return None
        return self._told(refused, state, seat, move, whole)

    def told_of_step(self, state: Any, kind: int, arg: int) -> Told | None:
        """What is refused of a small step, where only a step can say it."""
        try:
            self.game.take(state, self.game.alphabet.flat(kind, arg))
        except Refused as refused:
            return self._told(refused, state, self.game.draft_of(state).seat, {"step": kind}, True)
        return None

    def _told(self, refused: Refused, state: Any, seat: int, move: Move, whole: bool) -> Told:
        view = self.game.view(state, seat)
        return Told(refused, move, whole, seat, view, self.game.options, self.printed)

    def moves(self, state: Any, seat: int, count: int) -> Iterator[tuple[Move, bool]]:
        """Random moves of every verb: most name what lies on the table, some are partial."""
        things = self.facts.things(self.game.view(state, seat))
        for spec in self.game.verbs.specs.values():
            verb = self.game.verbs.names[spec.number]
            yield {"do": verb}, not spec.fields
            for _ in range(count if spec.fields else 0):
                move: dict[str, Any] = {"do": verb}
                for f in spec.fields:
                    if self.rng.random() < 0.8:
                        move[f.key] = self._value(verb, f.key, f.kind.is_list, things)
                whole = all(key in move for key in spec.required) and self.rng.random() < 0.6
                yield move, whole

    def _value(
        self, verb: str, key: str, is_list: bool, things: Mapping[str, Sequence[Any]]
    ) -> Any:
        elsewhere = self.rng.random() < 0.1
        pool = things_for(self.facts.elsewhere if elsewhere else things, verb, key)
        pool = pool or things_for(self.facts.elsewhere, verb, key)
        if not is_list:
            return self.rng.choice(pool) if pool else None
        named = self.rng.sample(pool, self.rng.randint(0, min(len(pool), 6)))
        return named + (named[:1] if self.rng.random() < 0.05 else [])


def told_of(case: Arranged, game: Game[Any], facts: Facts) -> Told | None:
    """What is refused in an arranged position; `game` is opened with the options of the case."""
    asker = Asker(game, facts, random.Random(33))
    state = game.arrange_given(game.deal(1), case.given)
    kinds = {name: kind for kind, name in facts.steps.items()}
    for name, arg in case.begun:
        state = game.take(state, game.alphabet.flat(kinds[name], arg)).after
    if case.step[0]:
        return asker.told_of_step(state, kinds[case.step[0]], case.step[1])
    seat = min(game.deciders(state), default=0)
    return asker.told(state, seat, case.move, case.whole)


def things_for(things: Mapping[str, Sequence[Any]], verb: str, key: str) -> list[Any]:
    """What a field of a verb may name."""
    return list(things.get(f"{verb}.{key}", things.get(key, ())))
