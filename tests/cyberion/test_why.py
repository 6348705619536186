"""`why` of moves that are not yet whole, whatever field is still missing."""

from __future__ import annotations

from itertools import islice

import pytest

import dreamcog
from dreamcog.core.menu import Menu
from support.positions import some_states

EVERYTHING = ["babybots", "gigantobots", "microbots", "multibots", "devious-cog"]


def test_no_part_of_a_legal_move_meets_an_obstacle() -> None:
    """Any field of a legal move may be left out, or several."""
    asked = 0
    for game, state in islice(some_states("cyberion", {"expansions": EVERYTHING}, 3), 1, 30, 2):
        for move in islice(Menu(game, state, 0), 60):
            for missing in move:
                partial = {key: value for key, value in move.items() if key not in (missing,)}
                if "do" in partial:
                    assert game.why(state, 0, partial) is None, (move, missing)
                    asked += 1
            assert game.why(state, 0, {"do": move["do"]}) is None
    assert asked > 300


@pytest.mark.parametrize(
    ("verb", "code"),
    [
        ("upgrade", "not-enough-experience"),
        ("microbot-remove", "not-enough-microbots"),
        ("microbot-swap", "not-enough-microbots"),
        ("support", "no-such-support"),
        ("store", "nothing-to-answer"),
        ("make-babybot", "not-in-play"),
    ],
)
def test_a_verb_alone_says_why_it_cannot_be(verb: str, code: str) -> None:
    table = dreamcog.deal("cyberion", seed=7, support=0, expansions=["microbots"])
    refused = table.why(0, {"do": verb})
    assert refused is not None
    assert refused.code == code


def test_derived_keys_of_a_truth_must_agree() -> None:
    truth = dreamcog.deal("cyberion", seed=7, expansions=EVERYTHING).truth()
    for key in (
        *("machine_tier", "all_common", "microbot_pile", "interference", "microbot_discard"),
    ):
        with pytest.raises(dreamcog.Refused) as refused:
            dreamcog.table({**truth, key: 7})
        assert refused.value.params["where"] == key
