"""What players read: the engine's own things said in every language, and how they are written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import dreamcog
from dreamcog.core.registry import game_kind
from dreamcog.games.cyberion.events import DETAILS, KIND_NAMES
from dreamcog.games.cyberion.names import GIGANTOBOTS_BY_NAME, PLACED_NAMES, ROBOT_NAMES
from dreamcog.games.cyberion.options import EXPANSIONS, OPTIONS
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.i18n.bundle import sources
from dreamcog.i18n.texts import MissingText, Texts, language_of, languages
from i18n.asked import general_codes, reasons

GAME = "cyberion"
NARROW = "\u202f"
NO_BREAK = "\u00a0"


@pytest.fixture(params=languages())
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def sample_events() -> Iterator[dict[str, Any]]:
    for number in DETAILS:
        kind = KIND_NAMES[number]
        for a in (0, 1, 4):
            for b in (0, 1, 2):
                yield {"kind": kind, "seat": 0, "rule": "C1.1", **DETAILS[number](a, b)}


def test_every_event_is_a_sentence(texts: Texts) -> None:
    for event in sample_events():
        assert re.fullmatch(r"[^{}]+[.!]", texts.event(GAME, event)), event


@pytest.mark.slow
def test_general_refusals_need_no_game(texts: Texts) -> None:
    for code, params in general_codes().items():
        sentence = texts.refusal(None, dreamcog.Refused(code, **dict.fromkeys(params, "here")))
        assert sentence.endswith(".")
        assert (
            texts.refusal(GAME, dreamcog.Refused(code, **dict.fromkeys(params, "here"))) == sentence
        )


def test_everything_has_a_name_of_its_own(texts: Texts) -> None:
    for name, things in {
        "robot": ROBOT_NAMES,
        "placed": PLACED_NAMES,
        "machine": MACHINE_NAMES,
        "model": MODEL_NAMES,
        "gigantobot": GIGANTOBOTS_BY_NAME,
        "microbot": [name.removeprefix("giga-") for name in GIGANTOBOTS_BY_NAME],
        "row": ("platform", "flash", "stock"),
        "battery": ("charged", "spent"),
    }.items():
        said = [getattr(texts.of(GAME), name)(thing) for thing in things]
        assert len(set(said)) == len(things), name
    options = (*(option.name for option in OPTIONS), "seed", "box")
    assert len({texts.option(GAME, option) for option in options}) == len(options)


def test_every_option_value_and_every_ending_has_words(texts: Texts) -> None:
    for expansion in EXPANSIONS.names:
        assert texts.option_value(GAME, "expansions", [expansion])
    both = texts.option_value(GAME, "expansions", ["babybots", "microbots"])
    assert texts.option_value(GAME, "expansions", ["microbots"]) in both
    for option, value in {"first": "random", "support": 3, "seed": "ff", "box": None}.items():
        assert texts.option_value(GAME, option, value)
    assert "2" in texts.option_value(GAME, "first", 1)
    assert texts.option_value(GAME, "box", {}) != texts.option_value(GAME, "box", None)
    for reason in reasons():
        rule = reason.upper().replace("-", ".")
        assert texts.outcome(GAME, {"won": True, "reason": rule}).endswith("!")


def test_numbers_come_from_the_box() -> None:
    values = game_kind(GAME).open({}).box_values
    tier_3 = [*values["machines"]["tier_3"]]
    tier_3[4] = "4 robots, sum <= 8"
    machines = {**values["machines"], "tier_3": tier_3}
    abilities = {**values["abilities"], "sirenbot": [0, 1, 2, 3, 4]}
    own = dreamcog.deal(GAME, box={**values, "machines": machines, "abilities": abilities}).game
    texts = Texts("en")
    assert texts.of(GAME).machine("III/sum-max") == "III · 4 robots, sum at most 9"
    assert texts.of(own).machine("III/sum-max") == "III · 4 robots, sum at most 8"
    assert texts.of(GAME).machine("II/sirenbot") == "II · 3 Sirenbots"
    assert texts.of(own).ability("sirenbot", 5).startswith("4 robots")


def test_what_happens_to_several_robots_is_one_sentence() -> None:
    drawn = [
        {"kind": "robot-drawn", "seat": 0, "rule": "C3.12", "robot": robot, "row": row}
        for robot, row in (("planbot-1", "flash"), ("planbot-2", "flash"), ("planbot-3", "stock"))
    ]
    said = Texts("en").events(GAME, drawn)
    assert said == [
        f"Planbot{NO_BREAK}1 and Planbot{NO_BREAK}2 come from the deck to the Flash.",
        f"Planbot{NO_BREAK}3 comes from the deck to the Stock.",
    ]


def test_a_hidden_event_says_only_that() -> None:
    assert Texts("en").event(GAME, {"kind": "hidden"}) == Texts("en").say("event-hidden")


@pytest.mark.parametrize(
    "ask",
    [
        lambda: Texts("en").say("no-such-message"),
        lambda: Texts("en").say("board-turn"),
        lambda: Texts("en").of(GAME).machine("IV/sirenbot"),
        lambda: Texts("en").refusal(GAME, dreamcog.Refused("no-such-code")),
        lambda: Texts("xx"),
    ],
)
def test_nothing_is_shown_in_place_of_a_missing_text(ask: Any) -> None:
    with pytest.raises(MissingText):
        ask()


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_CH.UTF-8"}, "it"),
        ({"LANG": "pt_PT.UTF-8"}, "pt"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_environment_chooses_the_language_of_the_terminal(
    environment: dict[str, str], lang: str
) -> None:
    assert language_of(environment) == lang


def test_french_typography() -> None:
    """A narrow space before ? ! ; and a no-break space before : and inside « »; a curly ’."""
    for source in sources("fr").values():
        for line in source.splitlines():
            if not line.startswith("#"):
                text = line.partition(" = ")[2] or line
                told = re.sub(r"^\? aide$|^! indice$|\bou \? pour\b", "", text)
                assert not re.search(rf"(?<!{NARROW})[?!;]", told), line
                assert not re.search(rf"(?<!{NO_BREAK})[:»]|«(?!{NO_BREAK})", told), line
                assert "'" not in told, line


@pytest.mark.parametrize("lang", ["it", "pt"])
def test_italian_and_portuguese_typography(lang: str) -> None:
    """No space before ? ! ; : nor inside « »; a curly ’ and no other quotes."""
    for source in sources(lang).values():
        for line in source.splitlines():
            if not line.startswith("#"):
                text = line.partition(" = ")[2] or line
                keys = r"^\? (aiuto|ajuda)$|^! (suggerimento|dica)$| · [?!]:"
                told = re.sub(rf"{keys}|\b(o \? per|ou \? para)\b", "", text)
                assert not re.search(r"\s[?!;:»]|«\s", told), line
                assert not re.search("['\"‘“”]", told), line


def test_italian_articles_go_with_the_model() -> None:
    revealed = {"kind": "interference-revealed", "model": "stockbot", "ability": "planbot"}
    assert "del Planbot prende il posto di quella dello Stockbot" in Texts("it").event(
        GAME, revealed
    )


@pytest.mark.parametrize(("robots", "told"), [(0, "0 robôs"), (1, "1 robô"), (2, "2 robôs")])
def test_nothing_is_plural_in_european_portuguese(robots: int, told: str) -> None:
    """The runtime's `pt` counts 0 as [one]: the texts select [1] instead."""
    assert Texts("pt").say("board-robot-deck", robots=robots).startswith(f"{told} ")


def test_a_refusal_says_names_of_things_in_words() -> None:
    params = {"machine": "II/sirenbot", "model": "planbot", "wanted": 2, "row": "flash"}
    said = Texts("en").of(GAME).refusal("no-such-machine", params)
    assert said == {"machine": "II · 3 Sirenbots", "model": "Planbot", "wanted": 2, "row": "flash"}
