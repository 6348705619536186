"""Law 8: flat ids are pinned. A number here that changes breaks every trained learner."""

from __future__ import annotations

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.games.cyberion.words import Step as CyberionStep
from dreamcog.games.mech_a_dream.words import Step as MechStep

CYBERION = {
    "end-turn": (0, 1),
    "repair": (1, 40),
    "trigger": (41, 105),
    "support": (146, 5),
    "upgrade": (151, 5),
    "make-babybot": (156, 105),
    "pilot": (261, 105),
    "microbot-replace": (366, 40),
    "microbot-swap": (406, 40),
    "microbot-remove": (446, 40),
    "robot": (486, 105),
    "level": (591, 6),
    "machine": (597, 40),
    "gigantobot": (637, 11),
    "fetch": (648, 25),
    "put": (673, 80),
    "reward": (753, 2),
    "done": (755, 1),
}
MECH_A_DREAM = {
    "stock-room": (0, 12),
    "dock": (12, 1),
    "buy": (13, 64),
    "build": (77, 64),
    "activate": (141, 65),
    "sleep": (206, 1),
    "choose-monitor": (207, 8),
    "choose-specialist": (215, 10),
    "boost": (225, 64),
    "take": (289, 2),
    "bonus": (291, 10),
    "decline": (301, 1),
    "copy": (302, 260),
    "option": (562, 2),
}
PINNED = {"cyberion": (CyberionStep, CYBERION), "mech-a-dream": (MechStep, MECH_A_DREAM)}


@pytest.mark.parametrize("name", games())
def test_flat_ids_are_pinned(name: str) -> None:
    steps, pinned = PINNED[name]
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
