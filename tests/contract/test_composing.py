"""Law 8, read the other way: small steps in any legal order make the move that is then written."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.draft import Draft, copy_draft
from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind, games
from dreamcog.core.runtime import Interpreted
from dreamcog.sim import Batch
from support.positions import quick_sets, some_decisions

SETS = quick_sets()
EACH = 3
"""Ways in which moves of each verb are composed in a position."""


def composed(
    game: Game[Any], state: Any, first: int, seat: int, rng: random.Random
) -> tuple[Draft, list[int]]:
    """A whole move that begins with a step, its things named in any order, and its steps."""
    draft, steps = Draft(seat=seat), []
    flat = first
    while True:
        steps.append(flat)
        game.rules.extend(state, draft, *game.alphabet.step(flat))
        if game.rules.is_whole(state, game.box, draft):
            draft.done = 1
            return draft, steps
        out = game.runtime.list_steps(state, draft)
        chosen = rng.randrange(out.n)
        flat = game.alphabet.flat(out.kind[chosen], out.arg[chosen])


def begun(game: Game[Any], state: Any, seat: int, rng: random.Random) -> list[int]:
    """Steps with which moves begin: a few of each kind that is legal here."""
    steps = game.steps(state, seat)
    rng.shuffle(steps)
    seen: Counter[int] = Counter()
    for flat in steps:
        seen[game.alphabet.step(flat)[0]] += 1
    return [
        flat
        for kind in seen
        for flat in islice((s for s in steps if game.alphabet.step(s)[0] == kind), EACH)
    ]


@pytest.mark.parametrize(("name", "options"), SETS, ids=str)
def test_steps_in_any_order_make_the_move_that_is_written(
    name: str, options: dict[str, Any]
) -> None:
    """By the interpreter and by native code: position and events are those of the public move."""
    rng = random.Random(f"{name} {options}")
    game = game_kind(name).open(options)
    game.runtime = Interpreted(game)
    batch = Batch(game, 1)
    compared: Counter[str] = Counter()
    decisions = some_decisions(name, options, 11, 6, 40)
    for _, state, seat in islice(decisions, 0, None, 2):
        for first in begun(game, state, seat, rng):
            draft, steps = composed(game, state, first, seat, rng)
            move = game.write_move(state, copy_draft(draft))
            public = game.play(state, seat, move)
            stepped = state
            for flat in steps:
                turn = game.take(stepped, flat, seat)
                stepped = turn.after
            assert turn.events == public.events, move
            assert game.hash(stepped) == game.hash(public.after), move
            if game.draft_of(state).seat == seat:
                batch.put(0, state)
                for flat in steps:
                    batch.step([flat])
                assert game.hash(batch.state(0)) == game.hash(public.after), move
            compared[move["do"]] += 1
    assert sum(compared.values()) > 100


def test_every_verb_is_composed() -> None:
    """The positions of the law above hold moves of every verb, so that none goes unseen."""
    for name in games():
        missing = set(game_kind(name).verbs.numbers)
        for game_name, options in SETS:
            if game_name == name and missing:
                rng = random.Random(3)
                for game, state, seat in some_decisions(name, options, 11, 6, 40):
                    for first in begun(game, state, seat, rng):
                        verb = composed(game, state, first, seat, rng)[0].verb
                        missing.discard(game_kind(name).verbs.names[verb])
        assert not missing
