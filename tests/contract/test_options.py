"""Options are declared once: what is read, refused, usual and tested follows from the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.options import AnyOf, FirstSeat, Number, OneOf, OptionTable, Players
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from support.kits import KITS

ROOT = Path(__file__).parents[2]

TABLE = OptionTable(
    Players(least=2, most=3),
    Number(name="lives", least=1, most=4, usually={2: 3, 3: 2}),
    AnyOf(name="maps", names=("moon", "sea")),
    OneOf(name="draft", names=("open", "closed"), needs="sea"),
    Number(name="tide_cost", least=5, most=7, usually=6, needs="sea", flag="tide"),
    FirstSeat(name="first"),
)


def refusal_of(table: OptionTable, given: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        table.read(given)
    assert refused.value.code == "malformed"
    return refused.value.params["where"], refused.value.params["wanted"]


def test_options_that_are_not_given_have_their_usual_values() -> None:
    usual = {"players": 2, "lives": 3, "maps": [], "draft": "open", "tide_cost": 6}
    assert TABLE.read({}) == {**usual, "first": "random"}
    assert TABLE.read({"players": 3})["lives"] == 2


def test_additions_are_read_in_the_order_of_the_declaration_and_once() -> None:
    assert TABLE.read({"maps": ["sea", "moon"]})["maps"] == ["moon", "sea"]
    assert TABLE.read({"maps": ("moon", "moon")})["maps"] == ["moon"]


@pytest.mark.parametrize(
    ("given", "where", "wanted"),
    [
        (
            {"speed": 1},
            "options.speed",
            "one of draft, first, lives, maps, players, tide_cost",
        ),
        ({"players": 4}, "options.players", "a whole number from 2 to 3"),
        ({"players": None}, "options.players", "a whole number from 2 to 3"),
        ({"players": True}, "options.players", "a whole number from 2 to 3"),
        ({"lives": 0}, "options.lives", "a whole number from 1 to 4"),
        ({"lives": "1"}, "options.lives", "a whole number from 1 to 4"),
        ({"maps": "moon"}, "options.maps", "a list of at most 2"),
        ({"maps": ["moon"] * 3}, "options.maps", "a list of at most 2"),
        ({"maps": ["mars"]}, "options.maps", "a known name"),
        ({"draft": "shut"}, "options.draft", "open or closed"),
        ({"draft": ["open"]}, "options.draft", "open or closed"),
        ({"first": 2}, "options.first", "a whole number from 0 to 1"),
        ({"players": 3, "first": 3}, "options.first", "a whole number from 0 to 2"),
        ({"first": "last"}, "options.first", "a whole number from 0 to 1"),
    ],
)
def test_values_that_cannot_be_played_are_refused(
    given: dict[str, Any], where: str, wanted: str
) -> None:
    assert refusal_of(TABLE, given) == (where, wanted)


def test_a_value_that_needs_a_missing_addition_is_accepted() -> None:
    assert TABLE.read({"draft": "closed"})["draft"] == "closed"


def test_option_sets_hold_every_combination_and_every_value() -> None:
    sets = list(TABLE.sets())
    for players in (2, 3):
        own = [each for each in sets if each["players"] == players]
        assert {tuple(each["maps"]) for each in own} == {(), ("moon",), ("sea",), ("moon", "sea")}
        assert {each["lives"] for each in own} == {1, 2, 3, 4}
        assert {each["tide_cost"] for each in own if "sea" in each["maps"]} <= {5, 7}
        assert {each["tide_cost"] for each in own if "sea" not in each["maps"]} == {6}
        closed = [each for each in own if each.get("draft") == "closed"]
        assert [each["maps"] for each in closed] == [["sea"], ["moon", "sea"]]
        assert {each["first"] for each in closed} == {players - 1}
    assert len(sets) == len({str(each) for each in sets}) == 12


def test_a_number_without_additions_still_takes_every_value() -> None:
    table = OptionTable(Players(least=1, most=1), Number(name="lives", least=1, most=5, usually=3))
    assert sorted(each["lives"] for each in table.sets()) == [1, 2, 3, 4, 5]


def test_the_flag_is_the_name_unless_another_is_declared() -> None:
    flags = {option.name: option.flag_name for option in TABLE}
    assert flags["tide_cost"] == "tide"
    assert flags["maps"] == "maps"


# The two games' own tables.


def cyberion_sets() -> Iterator[dict[str, Any]]:
    names = ("babybots", "gigantobots", "microbots", "multibots", "devious-cog")
    for players in (1, 2):
        for number in range(32):
            usual = {
                "players": players,
                "support": (number + players) % 6,
                "expansions": [name for i, name in enumerate(names) if number >> i & 1],
                "microbot_swap_cost": 2 + number // 4 % 2,
            }
            yield usual
            if usual["expansions"] in (["gigantobots"], list(names)):
                yield {**usual, "gigantobot_traits": "two", "first": players - 1}


def mech_a_dream_sets() -> Iterator[dict[str, Any]]:
    for players in (2, 3, 4):
        for chosen in ([], ["robots"], ["specialists"], ["robots", "specialists"]):
            usual = {"players": players, "variants": chosen}
            yield usual
            if "specialists" in chosen:
                for reading in ("floor", "addition"):
                    yield {**usual, "specialist_instead_of": reading, "first": players - 1}


@pytest.mark.parametrize(
    ("name", "sets"), [("cyberion", cyberion_sets), ("mech-a-dream", mech_a_dream_sets)]
)
def test_option_sets_of_a_game_are_those_that_saves_and_tests_were_made_with(
    name: str, sets: Any
) -> None:
    assert list(game_kind(name).option_sets()) == list(sets())


@pytest.mark.parametrize(
    ("name", "given", "where", "wanted"),
    [
        ("cyberion", {"support": 6}, "options.support", "a whole number from 0 to 5"),
        ("cyberion", {"microbot_swap_cost": 1}, "options.microbot_swap_cost",
         "a whole number from 2 to 3"),
        ("cyberion", {"variants": []}, "options.variants",
         "one of expansions, first, gigantobot_traits, microbot_swap_cost, players, support"),
        ("cyberion", {"expansions": ["robots"]}, "options.expansions", "a known name"),
        ("cyberion", {"first": 1}, "options.first", "a whole number from 0 to 0"),
        ("mech-a-dream", {"players": 5}, "options.players", "a whole number from 2 to 4"),
        ("mech-a-dream", {"variants": [1]}, "options.variants", "a known name"),
        ("mech-a-dream", {"specialist_instead_of": "roof"}, "options.specialist_instead_of",
         "choice or floor or addition"),
    ],
)  # fmt: skip
def test_a_game_refuses_values_with_the_place_and_what_was_wanted(
    name: str, given: dict[str, Any], where: str, wanted: str
) -> None:
    assert refusal_of(game_kind(name).options, given) == (where, wanted)
    with pytest.raises(Refused):
        game_kind(name).open(given)


@pytest.mark.parametrize("name", games())
def test_rules_that_options_cite_exist(name: str) -> None:
    rules = KITS[name].rules_page.read_text("utf-8")
    for option in game_kind(name).options:
        assert option.rules, option.name
        for rule in option.rules:
            assert re.search(rf"^(?:- |## ){re.escape(rule)} ", rules, re.MULTILINE), rule


@pytest.mark.parametrize("name", games())
def test_what_an_option_needs_is_an_addition_of_the_game(name: str) -> None:
    table = game_kind(name).options
    additions = {each for o in table if isinstance(o, AnyOf) for each in o.names}
    assert {option.needs for option in table} - {""} <= additions


# What is declared in a game is named nowhere else.

SHARED = ("src/dreamcog", "web/src")
TESTS_AND_GENERATED = re.compile(r"\.test\.ts$|/net/types\.ts$|/server/page/")


def shared_sources() -> Iterator[Path]:
    """The sources that belong to no game: no folder or file on their path is named after one."""
    own = {spelled for name in games() for spelled in (name, name.replace("-", "_"))}
    for folder in SHARED:
        for file in sorted((ROOT / folder).rglob("*")):
            parts = {part.partition(".")[0] for part in file.relative_to(ROOT).parts}
            if file.suffix in (".py", ".ts", ".svelte") and not parts & own:
                if not TESTS_AND_GENERATED.search(file.as_posix()):
                    yield file


def named_options(text: str) -> list[str]:
    """The options of single games that a source names: quoted, as a field or as a flag."""
    found = []
    for game in games():
        for option in game_kind(game).options:
            if not isinstance(option, Players | FirstSeat):
                name = re.escape(option.name)
                quoted = rf"[\"'`](?:{name}|--{option.flag_name})[\"'`]"
                is_field = rf"\b(?:options|wanted|chosen|given)\??\.{name}\b|^\s*{name}: "
                if re.search(f"{quoted}|{is_field}", text, re.MULTILINE):
                    found.append(option.name)
    return found


def test_shared_sources_name_no_option_of_one_game() -> None:
    named = {
        file.relative_to(ROOT).as_posix(): found
        for file in shared_sources()
        if (found := named_options(file.read_text("utf-8")))
    }
    assert named == {}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('if option in ("expansions", "variants"):', ["expansions", "variants"]),
        ("    support: Annotated[int | None, typer.Option()] = None,", ["support"]),
        ('typer.Option("--swap-cost")', ["microbot_swap_cost"]),
        ("const chosen = options.expansions ?? [];", ["expansions"]),
        ('"players" in options and options.first == "random"', []),
    ],
)
def test_the_search_finds_options_that_are_named(text: str, names: list[str]) -> None:
    assert named_options(text) == names
