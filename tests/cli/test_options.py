"""Options on the command line: flags, help and tables made from what the games declare."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import pytest
import typer
from typer.testing import CliRunner

from dreamcog.cli import flags, option_texts
from dreamcog.cli.flags import flagged, game_flags, language_in, options_of
from dreamcog.cli.main import build_app
from dreamcog.core.options import AnyOf, FirstSeat, Number, OneOf, OptionTable, Players
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.texts import Texts, languages

ROOT = Path(__file__).parents[2]
WIDE = {"COLUMNS": "200", "LANG": "en", "LC_ALL": "", "LC_MESSAGES": ""}
DEALING = (("play",), ("simulate",), ("arena",), ("lab", "components"))
"""The commands that deal games."""


def run(*args: str, **env: str) -> Any:
    return CliRunner().invoke(build_app(args), list(args), env={**WIDE, **env})


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("command", DEALING, ids=" ".join)
def test_help_names_every_flag_under_its_game_in_every_language(
    command: tuple[str, ...], lang: str
) -> None:
    done = run(*command, "--help", "--lang", lang)
    assert done.exit_code == 0, done.output
    lines = done.stdout.splitlines()
    texts = Texts(lang)
    for flag in game_flags():
        (at,) = (i for i, line in enumerate(lines) if f"│ --{flag.name} " in line)
        panel = next(line for line in reversed(lines[:at]) if "╭" in line)
        owners = list(flag.options)
        if len(owners) == 1:
            assert texts.title(owners[0]) in panel
        else:
            assert not any(texts.title(game) in panel for game in games())
        for game, option in flag.options.items():
            assert texts.option(game, option.name) in lines[at]
    assert "flag-" not in done.stdout
    assert texts.say("flag-help") in done.stdout


def test_help_speaks_the_language_of_the_command_line_before_that_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert Texts("it").say("play-about") in run("play", "--help").stdout
    assert Texts("fr").say("play-about") in run("play", "--help", "--lang=fr").stdout
    assert Texts("it").say("play-about") in run("play", "--help", "--lang", "xx").stdout


@pytest.mark.parametrize(
    ("args", "lang"),
    [
        (("play",), None),
        (("play", "--lang", "fr"), "fr"),
        (("play", "--lang=pt", "--help"), "pt"),
        (("play", "--lang"), None),
        (("play", "--lang", "klingon"), None),
        (("play", "--lang", "fr", "--lang", "it"), "it"),
    ],
)
def test_language_in_a_command_line(args: tuple[str, ...], lang: str | None) -> None:
    assert language_in(args) == lang


@pytest.mark.parametrize("command", DEALING, ids=" ".join)
def test_no_flag_of_a_game_is_a_flag_of_the_command(command: tuple[str, ...]) -> None:
    group: Any = typer.main.get_command(build_app())
    for word in command:
        group = group.commands[word]
    names = [name for param in group.params for name in param.opts]
    assert len(names) == len(set(names))
    assert {f"--{flag.name}" for flag in game_flags()} <= set(names)


def test_every_option_of_a_game_reaches_it_by_its_flag() -> None:
    typed = {"players": 2, "support": 4, "expansions": "multibots, babybots", "swap-cost": 3,
             "gigantobot-traits": "two", "first": "1"}  # fmt: skip
    assert game_kind("cyberion").open(options_of("cyberion", typed)).options == {
        "players": 2,
        "support": 4,
        "expansions": ["babybots", "multibots"],
        "microbot_swap_cost": 3,
        "gigantobot_traits": "two",
        "first": 1,
    }
    typed = {"players": 3, "variants": "specialists", "specialist-instead-of": "floor",
             "first": "random"}  # fmt: skip
    assert game_kind("mech-a-dream").open(options_of("mech-a-dream", typed)).options == {
        "players": 3,
        "variants": ["specialists"],
        "specialist_instead_of": "floor",
        "first": "random",
    }


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("game", "args", "said"),
    [
        ("cyberion", ("--support", "6"), "options.support"),
        ("cyberion", ("--expansions", "babybots,robots"), "options.expansions"),
        ("cyberion", ("--swap-cost", "1"), "options.microbot_swap_cost"),
        ("cyberion", ("--players", "3"), "options.players"),
        ("cyberion", ("--first", "last"), "options.first"),
        ("cyberion", ("--variants", "robots"), "options.variants"),
        ("mech-a-dream", ("--variants", "robots,robots,robots"), "options.variants"),
        ("mech-a-dream", ("--specialist-instead-of", "roof"), "options.specialist_instead_of"),
        ("mech-a-dream", ("--swap-cost", "2"), "options.microbot_swap_cost"),
        ("cyberion", ("--support", "many"), "--support"),
    ],
)
def test_a_bad_value_is_refused_with_its_place(
    command: str, game: str, args: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    from dreamcog.cli.main import main

    words = ["dreamcog", command, game, *args]
    monkeypatch.setattr("sys.argv", words)
    monkeypatch.setenv("LANG", "en")
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert said in capsys.readouterr().err


# A game that only declares a table.

OWN = OptionTable(
    Players(least=1, most=3),
    Number(name="lives", least=1, most=9, usually=3),
    AnyOf(name="maps", names=("moon", "sea")),
    OneOf(name="support", names=("weak", "strong")),
    Number(name="tide_cost", least=1, most=2, usually=1, flag="tide", needs="sea"),
    FirstSeat(name="first"),
)


class OwnTexts(Texts):
    """Texts that know a third game."""

    def title(self, game: Any) -> str:
        return "Tides" if game == "tides" else super().title(game)

    def option(self, game: Any, option: str) -> str:
        return option.upper() if game == "tides" else super().option(game, option)

    def addition(self, game: Any, addition: str) -> str:
        return addition.upper() if game == "tides" else super().addition(game, addition)


@pytest.fixture
def third_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tides:
        options = OWN

    def kind(name: str) -> Any:
        return Tides if name == "tides" else game_kind(name)

    for module in (flags, option_texts):
        monkeypatch.setattr(module, "games", lambda: [*games(), "tides"])
        monkeypatch.setattr(module, "game_kind", kind)


SEEN: list[dict[str, Any]] = []


def deal(
    given: flags.Given,
    game: Annotated[str, typer.Argument(help="flag-game")],
) -> None:
    """Remember the options that a command line comes to."""
    SEEN.append(options_of(game, given))


def typed(*args: str) -> tuple[Any, dict[str, Any] | None]:
    """What the command line answers, and the options that it comes to."""
    app = typer.Typer()
    app.command("deal", add_help_option=False)(flagged(deal, game_flags(), OwnTexts("en")))
    SEEN.clear()
    done = CliRunner().invoke(app, list(args), env=WIDE)
    return done, SEEN[0] if SEEN else None


@pytest.mark.usefixtures("third_game")
def test_a_third_game_has_its_flags_and_their_help_from_its_table_alone() -> None:
    done, _ = typed("--help")
    own = done.stdout.partition("Tides ─")[2]
    assert "--lives" in own
    assert "LIVES: 1 to 9 (usually 3)." in own
    assert "MAPS: any of moon, sea, with commas between them (usually none)." in own
    assert "TIDE_COST (only with SEA): 1 to 2 (usually 1)." in own
    assert "and Tides 1 to 3 (usually 1)" in done.stdout.partition("Tides ─")[0]
    _, options = typed("tides", "--lives", "4", "--maps", "sea,moon", "--tide", "2", "--first", "2",
                       "--players", "3")  # fmt: skip
    assert options is not None
    assert OWN.read(options) == {
        "players": 3,
        "lives": 4,
        "maps": ["moon", "sea"],
        "support": "weak",
        "tide_cost": 2,
        "first": 2,
    }


@pytest.mark.usefixtures("third_game")
def test_a_flag_of_two_games_with_different_kinds_is_read_as_the_dealt_game_declares_it() -> None:
    assert typed("tides", "--support", "strong")[1] == {"support": "strong"}
    assert typed("cyberion", "--support", "2")[1] == {"support": 2}
    assert typed("cyberion", "--support", "strong")[1] == {"support": "strong"}
    said = " ".join(typed("--help")[0].stdout.split())
    assert "Support tokens / SUPPORT: Cyberion 0 to 5" in said
    assert "and Tides weak or strong (usually weak)" in said


# dreamcog options


@pytest.mark.parametrize("lang", languages())
def test_options_command_lists_every_flag_with_its_rules(lang: str) -> None:
    done = run("options", "--lang", lang, COLUMNS="80")
    assert done.exit_code == 0
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "…" not in done.stdout.replace("…)", "")
    for flag in game_flags():
        assert f"--{flag.name} " in done.stdout
    assert "M13.3" in done.stdout


def test_options_command_of_one_game_as_json() -> None:
    found = json.loads(run("options", "mech-a-dream", "--json").stdout)
    assert list(found) == ["mech-a-dream"]
    assert found["mech-a-dream"][2] == {
        "name": "specialist_instead_of",
        "kind": "one-of",
        "values": ["choice", "floor", "addition"],
        "usual": {"2": "choice", "3": "choice", "4": "choice"},
        "flag": "--specialist-instead-of",
        "needs": "specialists",
        "rules": ["M13.3"],
    }


def test_the_page_about_options_is_up_to_date() -> None:
    done = run("options", "--markdown", "--lang", "en")
    assert done.exit_code == 0
    assert done.stdout == (ROOT / "docs" / "options.md").read_text("utf-8")
