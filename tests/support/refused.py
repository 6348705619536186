"""Refusals that are told, and the facts of a game by which each of them is checked.

A refusal states facts: numbers, who serves, what is open. The law: they are true in the position.
`tests/contract/test_truthful_refusals.py` asks of random moves, whole and partial, and hands every
refusal to the check that the game states for its code. A game adds its checks so:

1. `tests/support/facts_of_<game>/` states one `Facts`: all codes, a check for each, and what moves
   can name on the table. A check takes a `Told` and asserts. It is written from the text of the
   rules, over the position, and calls none of the game's rule functions.
2. The game's `Kit` (`tests/support/kits.py`) names it: `facts=…`.
3. Codes that random play hardly ever meets are arranged: an `Arranged` gives options, a position as
   in a case's `given`, and a move that is refused by that code.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from dreamcog.core.draft import Draft, Steps
from dreamcog.core.fields import Field
from dreamcog.core.game import Game
from dreamcog.core.refusal import MALFORMED, Refused
from dreamcog.core.words import Words

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
    truth: Callable[[], Mapping[str, Any]]
    """Everything, for facts that players could have counted."""
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
    """Whole, or partial."""
    step: tuple[str, int] = ("", 0)
    """By its name in the alphabet, with its argument; where no move can say it."""
    begun: Sequence[tuple[str, int]] = ()
    """Small steps that are taken before."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What the law of truthful refusals must be told of a game."""

    codes: Mapping[int, str]
    """Every code by which the game refuses, by number."""
    checks: Mapping[str, Check]
    """By code, what the refusal must be true of."""
    steps: type[Words]
    """The small steps by name."""
    things: Callable[[Mapping[str, Any]], Mapping[str, Sequence[Any]]]
    """By the key of a field, or by `verb.key`, what in this position a move may name there; a field
    that is a list takes several of them."""
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
        self.steps = {name: number for number, name in facts.steps.spelled().items()}
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

    def told_of_case(self, state: Any, case: Arranged) -> Told | None:
        """What is refused of an arranged move or small step."""
        for step, arg in case.begun:
            state = self.game.take(state, self.game.alphabet.flat(self.steps[step], arg)).after
        if case.step[0]:
            return self.told_of_step(state, *case.step)
        seat = min(self.game.deciders(state), default=0)
        spec = self.game.verbs.specs[self.game.verbs.numbers[case.move["do"]]]
        return self.told(state, seat, case.move, all(key in case.move for key in spec.required))

    def told_of_step(self, state: Any, step: str, arg: int) -> Told | None:
        """What is refused of a small step, where only a step can say it."""
        try:
            self.game.take(state, self.game.alphabet.flat(self.steps[step], arg))
        except Refused as refused:
            return self._told(refused, state, self.game.draft_of(state).seat, {"step": step}, True)
        return None

    def _told(self, refused: Refused, state: Any, seat: int, move: Move, whole: bool) -> Told:
        view = self.game.view(state, seat)
        truth = partial(self.game.truth, state)
        return Told(refused, move, whole, seat, view, truth, self.game.options, self.printed)

    def moves(self, state: Any, seat: int, count: int) -> Iterator[tuple[Move, bool]]:
        """Random moves of every verb: most name what lies on the table, some are partial.

        Of verbs for which it is the moment there are `count`, of each other one.
        """
        things = self.facts.things(self.game.view(state, seat))
        legal = verbs_on_menu(self.game, state, seat)
        for spec in self.game.verbs.specs.values():
            verb = self.game.verbs.names[spec.number]
            yield {"do": verb}, not spec.fields
            for _ in range(count if verb in legal else 1):
                move: dict[str, Any] = {"do": verb}
                for f in spec.fields:
                    if self.rng.random() < 0.8:
                        move[f.key] = self._value(verb, f, things)
                whole = all(key in move for key in spec.required) and self.rng.random() < 0.6
                yield move, whole

    def _value(self, verb: str, f: Field, things: Mapping[str, Sequence[Any]]) -> Any:
        """A value for a field; a list is mostly as long as the rules want it."""
        rng = self.rng
        pools = [things, self.facts.elsewhere]
        if rng.random() < 0.1:
            pools.reverse()
        pool = next((pool for each in pools if (pool := things_for(each, verb, f.key))), [])
        if not f.kind.is_list:
            return rng.choice(pool) if pool else None
        length = f.kind.width if f.kind.width > 0 and rng.random() < 0.8 else rng.randint(0, 6)
        named = rng.sample(pool, min(len(pool), length))
        return named + (named[:1] if rng.random() < 0.05 else [])


def things_for(things: Mapping[str, Sequence[Any]], verb: str, key: str) -> list[Any]:
    """What a field of a verb may name."""
    return list(things.get(f"{verb}.{key}", things.get(key, ())))
