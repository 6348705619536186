"""Refusals: each is used by a rule, cites one, and tells the numbers that help."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import dreamcog
from dreamcog.games.cyberion.refusals import RULE_OF, No

RULES = Path(dreamcog.__file__).parent / "games" / "cyberion" / "rules"


def test_every_refusal_is_used_by_a_rule_and_cites_one() -> None:
    text = "\n".join(file.read_text("utf-8") for file in RULES.glob("*.py"))
    assert [name for name in No.numbers() if f"No.{name}" not in text] == []
    assert set(RULE_OF) == set(No.numbers().values())


@pytest.mark.parametrize(
    ("move", "code", "params"),
    [
        ({"do": "upgrade", "model": "planbot"}, "not-enough-experience", {"wanted": 2, "found": 1}),
        (
            {"do": "repair", "machine": "I/sirenbot", "robots": ["platform/sirenbot-1"]},
            "too-few-robots",
            {"wanted": 2, "found": 1},
        ),
        (
            {
                "do": "repair",
                "machine": "I/sirenbot",
                "robots": ["platform/sirenbot-1", "platform/sirenbot-2", "platform/sirenbot-3"],
            },
            "too-many-robots",
            {"wanted": 2, "found": 3},
        ),
        ({"do": "upgrade", "model": "sirenbot"}, "last-level", {}),
    ],
)
def test_refusals_tell_the_numbers(move: dict[str, Any], code: str, params: dict[str, int]) -> None:
    table = dreamcog.deal("cyberion", seed=1)
    given = {
        "factory": ["I/sirenbot", "I/planbot", "I/size-1", "I/size-2", "I/size-3"],
        "platform": ["sirenbot-1", "sirenbot-2", "sirenbot-3"],
        "levels": {"planbot": 2, "sirenbot": 5},
        "experience": 1,
    }
    table.state = table.game.arrange_given(table.state, given)
    with pytest.raises(dreamcog.Refused) as refused:
        table.play(move)
    assert (refused.value.code, refused.value.params) == (code, params)
