"""Boxes drawn and opened on all cores are those of one core, in the same order."""

from __future__ import annotations

import pytest

from dreamcog.core.registry import game_kind
from dreamcog.learn import opening
from dreamcog.learn.opening import boxes_of, drawn_boxes, games_of, opened_games
from dreamcog.learn.rulesets import every_ruleset, random_boxes, with_boxes
from dreamcog.sim.native.arrays import as_array

MECH = game_kind("mech-a-dream")


@pytest.mark.slow
def test_many_boxes_are_drawn_and_opened_by_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = random_boxes(MECH, 5, 3)
    own = every_ruleset(MECH)[:2]
    rulesets = own + with_boxes(every_ruleset(MECH), boxes)
    alone = games_of("mech-a-dream", rulesets)
    monkeypatch.setattr(opening, "MANY", 3)
    monkeypatch.setattr(opening, "PART", 2)
    monkeypatch.setattr(opening, "FEW_CORES", 2)
    monkeypatch.setattr(opening.os, "cpu_count", lambda: 8)
    assert random_boxes(MECH, 5, 3) == boxes
    games = opened_games(MECH, rulesets)
    assert len(games) == 7
    for one, other in zip(games, alone, strict=True):
        assert one.options == other.options
        assert one.rules is other.rules
        assert one.kind is MECH
        assert as_array(one.box).tobytes() == as_array(other.box).tobytes()
        assert as_array(one.blank()).tobytes() == as_array(other.blank()).tobytes()
    assert len({as_array(each.box).tobytes() for each in games}) == 6


def test_few_boxes_start_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(opening, "ProcessPoolExecutor")
    draws = [(seed, 0.2) for seed in range(3)]
    assert drawn_boxes(MECH, draws) == boxes_of("mech-a-dream", draws)
    assert drawn_boxes(game_kind("cyberion"), draws) == []


def test_equally_many_boxes_are_drawn_at_each_spread() -> None:
    boxes = random_boxes(MECH, 6, 3, [0.0, 0.4])
    assert boxes[:3] == [MECH.own_box] * 3
    assert MECH.own_box not in boxes[3:]
