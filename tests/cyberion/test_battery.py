"""C5.1: the discard is shuffled, not just turned over. Only statistics can tell."""

from __future__ import annotations

from collections import Counter

from dreamcog.core.registry import game_kind

GIVEN = {
    "platform": ["sirenbot-1"],
    "flash": [],
    "stock": [],
    "robot_deck": [],
    "discard": ["planbot-1", "planbot-2", "planbot-3", "planbot-4"],
    "levels": {"sirenbot": 2},
}


def test_every_discarded_robot_may_come_first() -> None:
    game = game_kind("cyberion").open({"support": 0})
    first: Counter[str] = Counter()
    for seed in range(1000):
        state = game.arrange_given(game.deal(seed), GIVEN)
        turn = game.play(state, 0, {"do": "trigger", "robot": "platform/sirenbot-1"})
        first.update(game.view(turn.after, 0)["flash"])
    assert set(first) == {*GIVEN["discard"], "sirenbot-1"}
    assert all(abs(times - 200) < 70 for times in first.values())


def test_support_tokens_are_drawn_evenly() -> None:
    """C2.4: two of five, each as likely as any other."""
    game = game_kind("cyberion").open({"support": 2})
    drawn: Counter[str] = Counter()
    for seed in range(1000):
        drawn.update(game.view(game.deal(seed), 0)["support"])
    assert sum(drawn.values()) == 2000
    assert all(abs(times - 400) < 90 for times in drawn.values())
