"""What the terminal says of a choice before it is made: what it costs and brings."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

from dreamcog.cli.offer import HINT_LINES, Item, Offers, lines
from dreamcog.cli.terminals import tabletop
from dreamcog.core.registry import game_kind
from dreamcog.core.table import Table, deal
from dreamcog.i18n.texts import Texts, languages

WIDTH = 79
SHOWS = "¤ shows something hidden: it cannot be taken back"
ENDING = "end your Intervention: Closing follows"


def choices(game: str, given: Mapping[str, Any], **options: Any) -> list[Item]:
    """The choices of seat 0 in such a position."""
    opened = game_kind(game).open(options)
    table = Table(opened, opened.arrange_given(opened.deal(1), given))
    names = ("Ada", "Bo")[: opened.options["players"]]
    top = tabletop(table, Texts("en"), names)
    return Offers(top, top.composer(0), WIDTH).make({}).items


def hint(items: list[Item], **move: Any) -> str:
    """What is said of one of them."""
    return next(item.hint for item in items if item.move == move).replace("\xa0", " ")


CYBERION = {
    "factory": ["I/sirenbot", "I/size-4", "II/run", "II/pairs", "II/identical"],
    "platform": ["sirenbot-1", "sirenbot-2", "cyclobot-4"],
    "flash": [],
    "discard": ["planbot-1"],
    "levels": {"sirenbot": 3, "cyclobot": 2, "planbot": 4},
    "experience": 4,
    "failsafes": 1,
    "support": [],
}


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ({"do": "end-turn"}, f"{ENDING} · -1 Failsafe, +2 robots on the Platform · {SHOWS}"),
        ({"do": "upgrade", "model": "planbot"}, "-4 Experience, +1 Failsafe"),
        (
            {
                "do": "repair",
                "machine": "I/sirenbot",
                "robots": ["platform/sirenbot-1", "platform/sirenbot-2"],
            },
            "+1 Experience",
        ),
    ],
)
def test_cyberions_choices_say_what_they_cost_and_bring(move: dict[str, Any], said: str) -> None:
    assert hint(choices("cyberion", CYBERION), **move) == said


def test_an_ability_that_finds_nothing_to_do_says_so() -> None:
    """C4.2: a Stockbot with a full Stock, and a Sirenbot with a full Flash."""
    full = {
        "stock": [f"planbot-{size}" for size in range(1, 6)],
        "flash": [f"commandbot-{size}" for size in range(1, 6)],
        "platform": ["stockbot-1", "sirenbot-1"],
        "levels": {"stockbot": 2, "sirenbot": 2},
        "support": [],
    }
    opened = game_kind("cyberion").open({})
    table = Table(opened, opened.arrange_given(opened.deal(1), full))
    top = tabletop(table, Texts("en"))
    offers = Offers(top, top.composer(0), WIDTH)
    for robot, said in (
        ("stockbot-1", "up to 1 robot moves to the Stock · brings nothing"),
        ("sirenbot-1", "1 robot comes from the deck to the Flash · brings nothing"),
    ):
        items = offers.make({"do": "trigger", "robot": f"platform/{robot}"}).items
        assert said in [item.hint.replace("\xa0", " ") for item in items]


MECH = {
    "part": "morning",
    "deciders": [0],
    "offer": {"resource": ["b1.1"], "power": [], "crystal": []},
    "players": [
        {
            "flowers": 9,
            "ink": 9,
            "rainbows": 2,
            "specialists": [],
            "belt": [{"tile": "b2.1", "slot": 3, "assistants": 0}],
        },
        {"specialists": [{"id": "s03", "price": 2}]},
    ],
}


def test_mech_a_dreams_choices_say_what_they_cost_and_bring() -> None:
    items = choices("mech-a-dream", MECH, first=0, variants=["specialists"])
    bought = hint(items, do="buy", tile="b1.1")
    assert " · -2 ink, slot " in bought
    assert bought.endswith(SHOWS)
    assert hint(items, do="build", tile="b2.1").endswith(" · slot 3, then 2")
    full = hint(items, do="stock-room", take="ink")
    assert full.endswith(" · 2 flowers and 4 ink lost, brings nothing")
    taken = hint(items, do="stock-room", take="specialist", specialist="s03")
    assert "-2 rainbows" in taken
    assert "Bo: +2 rainbows" in taken


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_hints_keep_to_their_two_lines(game: str, language: str) -> None:
    every = {
        "cyberion": {"expansions": ["babybots", "gigantobots", "microbots", "devious-cog"]},
        "mech-a-dream": {"players": 3, "variants": ["robots", "specialists"]},
    }
    rng = random.Random(1)
    table = deal(game, seed=3, **every[game])
    top = tabletop(table, Texts(language))
    said = 0
    for _ in range(40):
        if not table.deciders:
            break
        seat = min(table.deciders)
        offers = Offers(top, top.composer(seat), WIDTH)
        for item in offers.make({}).items:
            alone = offers.labels.hint(item.move) if item.move else ""
            most = max(HINT_LINES, lines(alone, WIDTH))
            assert lines(item.hint, WIDTH) <= most, item.hint
            said += item.hint != alone
        table.play(rng.choice(list(islice(table.moves(seat), 30))), seat)
    assert said
