"""A preview is kept: what it promises is what `play` does, and it tells nothing that is hidden."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.registry import game_kind
from support.kits import KITS
from support.positions import OPTION_IDS, OPTION_SETS, redealt, some_states, walk

KEYS = {
    *("reveals", "ends", "spends", "gains", "lost", "changes", "asks", "others"),
    *("gives", "may_change", "may_reveal"),
}
SHOWN_WITH_THE_QUESTION = {"seat", "cards", "ability"}

every_option_set = pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)


def some_moves(
    name: str, options: dict[str, Any], seed: int, starts: int, depth: int = 40
) -> Iterator[tuple[Game[Any], Any, int, dict[str, Any]]]:
    """Legal moves in positions of random play, dealt and wild ones."""
    rng = random.Random(seed)
    for game, start in islice(some_states(name, options, seed), starts):
        for state in [start, *walk(game, start, rng, depth)]:
            if game.draft_of(state).verb:
                continue
            for seat in game.deciders(state):
                moves = list(islice(Menu(game, state, seat), 60))
                for move in rng.sample(moves, min(4, len(moves))):
                    yield game, state, seat, move


def check_amounts(share: dict[str, Any], before: dict[str, int], after: dict[str, int]) -> None:
    """The share tells exactly what is different."""
    assert share["spends"].keys() | share["gains"].keys() <= before.keys()
    assert all(amount > 0 for amount in [*share["spends"].values(), *share["gains"].values()])
    for thing, amount in before.items():
        told = share["gains"].get(thing, 0) - share["spends"].get(thing, 0)
        if thing not in share.get("may_change", ()):
            assert told == after[thing] - amount, thing


def check_kept(game: Game[Any], state: Any, seat: int, move: dict[str, Any]) -> dict[str, Any]:
    """The preview against the positions before and after the move is played."""
    kit = KITS[game.kind.name]
    seen = game.preview(state, seat, move)
    assert seen.keys() == KEYS
    assert json.loads(json.dumps(seen)) == seen
    turn = game.play(state, seat, move)
    before, after = game.view(state, seat), game.view(turn.after, seat)
    assert seen["reveals"] == any(event.reveals for event in turn.events)
    if "ends" not in seen["may_change"]:
        assert seen["ends"] == game.outcome(turn.after)
    check_amounts(seen, kit.amounts(before, seat), kit.amounts(after, seat))
    changes = kit.changes(before, after, seat)
    for key in seen["changes"].keys() | changes.keys():
        if key not in seen["may_change"]:
            assert seen["changes"][key] == changes[key]
        elif key in seen["changes"]:
            assert seen["changes"][key].items() <= changes[key].items()
    check_question(seen, after, seat)
    if not game.kind.together and "monitors" not in seen["may_reveal"]:
        check_others(game, seen, before, after, seat)
    zones = {kit.zone(event.to_json()) for event in turn.events if event.reveals}
    assert set(seen["may_reveal"]) == zones
    assert seen["reveals"] or not seen["may_change"]
    return seen


def check_question(seen: dict[str, Any], after: dict[str, Any], seat: int) -> None:
    """What is asked next is the innermost question of the position after the move."""
    asked = [question for question in after.get("pending", ()) if question["seat"] == seat]
    if "asks" in seen["may_change"]:
        assert seen["asks"] is None
    elif asked:
        told = {k: v for k, v in asked[-1].items() if k not in SHOWN_WITH_THE_QUESTION}
        assert seen["asks"] == told
    else:
        assert seen["asks"] is None


def check_others(
    game: Game[Any],
    seen: dict[str, Any],
    before: dict[str, Any],
    after: dict[str, Any],
    seat: int,
) -> None:
    """What is told of the other seats is what becomes of them."""
    kit = KITS[game.kind.name]
    told = {share["seat"]: share for share in seen["others"]}
    assert len(told) == len(seen["others"])
    assert seat not in told
    for other in range(game.options["players"]):
        if other != seat:
            share = told.get(other, {"spends": {}, "gains": {}, "changes": {}})
            was, now = kit.amounts(before, other), kit.amounts(after, other)
            own = was.keys() - kit.shared
            check_amounts(share, {k: was[k] for k in own}, {k: now[k] for k in own})
            assert share["changes"] == kit.changes(before, after, other)


@every_option_set
def test_a_preview_is_kept(name: str, options: dict[str, Any]) -> None:
    seen = [check_kept(*move) for move in some_moves(name, options, 31, 4)]
    assert any(each["gains"] for each in seen)
    assert any(each["spends"] for each in seen)


@every_option_set
def test_a_preview_tells_nothing_that_is_hidden(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(32)
    for game, state, seat, move in some_moves(name, options, 32, 2):
        seen = game.preview(state, seat, move)
        for other in redealt(game, state, seat, rng):
            assert game.preview(other, seat, move) == seen


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", sorted({name for name, _ in OPTION_SETS}))
def test_previews_are_kept_in_many_games(name: str, part: int) -> None:
    rng = random.Random(33 + part)
    sets = [options for game, options in OPTION_SETS if game == name]
    for _ in range(60):
        game = game_kind(name).open(rng.choice(sets))
        state = game.deal(rng.getrandbits(128))
        while seats := sorted(game.deciders(state)):
            seat = rng.choice(seats)
            moves = list(islice(Menu(game, state, seat), 60))
            move = rng.choice(moves)
            seen = check_kept(game, state, seat, move)
            if rng.random() < 0.2:
                other = next(redealt(game, state, seat, rng))
                assert game.preview(other, seat, move) == seen
            state = game.play(state, seat, move).after
