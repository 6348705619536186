"""The numbers that refusals tell are the rules' own: in random positions, after a changed price."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

import dreamcog
from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import games
from dreamcog.games.cyberion.rules.upgrade import price_of_upgrade
from dreamcog.games.mech_a_dream.rules.dock import price_of_dock
from support.positions import OPTION_SETS, some_states, walk

LESS, MORE = "fewer than wanted", "more than wanted"
MEANING = {
    **dict.fromkeys(("too-many-robots",), MORE),
    **dict.fromkeys(("too-few-robots", "not-enough-experience", "not-enough-microbots"), LESS),
    **dict.fromkeys(("too-many-to-store", "more-than-the-price"), MORE),
    **dict.fromkeys(("not-enough-robots", "cannot-pay-commandbot", "deck-cannot-pay"), LESS),
    **{f"not-enough-{unit}": LESS for unit in ("flowers", "ink", "rainbows", "points")},
}
"""What `found` is beside `wanted`, by the code of the refusal, where it is one of them always."""

OFTEN = {
    "cyberion": ("too-many-robots", "too-few-robots", "not-enough-experience"),
    "mech-a-dream": ("not-enough-flowers", "not-enough-ink", "not-enough-rainbows"),
}
"""Refusals that random positions meet."""


def refusals(game: Game[Any], state: Any, rng: random.Random) -> Iterator[Refused]:
    """Refusals of verbs alone, of small steps, and of listed moves with one thing more or fewer."""
    for seat in game.deciders(state):
        for do in game.kind.shapes["moves"]:
            if refused := game.why(state, seat, {"do": do}):
                yield refused
        for move in islice(Menu(game, state, seat), 10):
            for key, value in move.items():
                if isinstance(value, list) and value:
                    for bent in (value[:-1], [*value, *rng.sample(value, 1)]):
                        if refused := game.why(state, seat, {**move, key: bent}):
                            yield refused
    for flat in range(len(game.alphabet)):
        try:
            game.take(state, flat)
        except Refused as refused:
            yield refused


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_what_a_refusal_found_is_less_or_more_than_it_wanted(name: str) -> None:
    rng = random.Random(12)
    sets = [options for game, options in OPTION_SETS if game == name]
    met: Counter[str] = Counter()
    for options in rng.sample(sets, min(6, len(sets))):
        for game, start in islice(some_states(name, options, 12), 6):
            for state in [start, *walk(game, start, rng, 6)]:
                for refused in refusals(game, state, rng):
                    if refused.code in MEANING and "found" in refused.params:
                        wanted, found = refused.params["wanted"], refused.params["found"]
                        is_more = MEANING[refused.code] == MORE
                        assert found > wanted if is_more else found < wanted, refused
                        met[refused.code] += 1
    assert all(met[code] for code in OFTEN.get(name, ())), met


def raised_price(s: Any, model: int) -> int:
    return int(s.levels[model]) + 3


def dear_dock(_s: Any, _box: Any, _seat: int) -> int:
    return 8


@pytest.mark.parametrize(
    ("name", "price", "changed", "given", "move", "before", "after"),
    [
        (
            "cyberion",
            price_of_upgrade,
            raised_price,
            {"experience": 1, "levels": {"planbot": 2}},
            {"do": "upgrade", "model": "planbot"},
            {"wanted": 2, "found": 1},
            {"wanted": 5, "found": 1},
        ),
        (
            "mech-a-dream",
            price_of_dock,
            dear_dock,
            {"part": "morning", "first": 0, "delivery": "d04", "players": [{"flowers": 1}]},
            {"do": "dock"},
            {"wanted": 4, "found": 1},
            {"wanted": 8, "found": 1},
        ),
    ],
)
def test_a_changed_price_in_the_rules_changes_the_refusal(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    price: Callable[..., int],
    changed: Callable[..., int],
    given: dict[str, Any],
    move: dict[str, Any],
    before: dict[str, int],
    after: dict[str, int],
) -> None:
    """The function's own code is exchanged, so that the rule and the refusal meet the new price."""
    table = dreamcog.deal(name, seed=1)
    table.state = table.game.arrange_given(table.state, given)
    for told in (before, after):
        refused = table.why(0, move)
        assert refused is not None
        assert told.items() <= refused.params.items()
        monkeypatch.setattr(price, "__code__", changed.__code__)
