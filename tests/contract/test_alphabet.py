"""Law 8: flat ids are pinned. A number here that changes breaks every trained learner."""

from __future__ import annotations

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from support.kits import KITS


@pytest.mark.parametrize("name", games())
def test_flat_ids_are_pinned(name: str) -> None:
    steps, pinned = KITS[name].steps, KITS[name].pinned_ids
    alphabet = game_kind(name).open({}).alphabet
    assert steps.spelled().keys() == {kind for kind, _ in map(alphabet.step, range(len(alphabet)))}
    found: dict[str, list[int]] = {}
    for flat in range(len(alphabet)):
        kind, arg = alphabet.step(flat)
        assert alphabet.flat(kind, arg) == flat
        found.setdefault(steps.spelled()[kind], []).append(flat)
    assert {kind: (ids[0], len(ids)) for kind, ids in found.items()} == pinned


@pytest.mark.parametrize("flat", [-1, 756, 10**9, True, "1", None])
def test_other_ids_are_refused(flat: int) -> None:
    with pytest.raises(Refused):
        game_kind("cyberion").open({}).alphabet.step(flat)
