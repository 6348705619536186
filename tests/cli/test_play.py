"""The terminal table, played through by scripted players."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import dreamcog
from cli.players import (
    EXPANSIONS,
    FULL_ROWS,
    MODELS,
    assert_offered,
    run,
    sit,
    table_with,
    texts,
    typed,
)
from dreamcog.cli.main import build_app
from dreamcog.cli.saving import keep
from dreamcog.cli.screen import Scene, Screen
from dreamcog.cli.seats import seated
from dreamcog.cli.session import play
from dreamcog.cli.terminals import tabletop
from dreamcog.core.saves import open_save, verify
from dreamcog.core.table import Table
from dreamcog.i18n.texts import languages


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "evening.dream.json"
    options = ("cyberion", "--seed", "7", "--lang", "en", "--save", str(file))
    first = run(*options, lines="1\nupgrade sirenbot\nend\nquit\n")
    assert first.returncode == 0, first.stderr
    assert "The Sirenbot Cog moves to level II." in first.stdout.replace("\xa0", " ")
    assert len(open_save(file.read_bytes()).history) == 3
    moves = ("repair I/size-1", "1", "end", "end", "end", "n", "end", "y", "log", "again", "end")
    rest = run(*options, lines="\n".join(moves))
    assert rest.returncode == 0, rest.stderr
    assert "Welcome back" in rest.stdout
    assert "You have lost." in rest.stdout
    assert "another game with 2 Support tokens" in rest.stdout
    assert verify(file.read_bytes()) == []
    assert open_save(file.read_bytes()).outcome == {"won": False, "reason": "C3.8"}
    again = open_save((tmp_path / "evening-2.dream.json").read_bytes())
    assert again.game.options["support"] == 2
    assert again.position()["turn"] == 2


@pytest.mark.turns(2, "lang", "width")
@pytest.mark.parametrize("width", [100, 60])
@pytest.mark.parametrize("lang", languages())
def test_games_played_by_number_fit_the_window(lang: str, width: int) -> None:
    for seed in range(3):
        out = io.StringIO()
        console = Console(file=out, width=width, highlight=False)
        rng = random.Random(seed)
        lines = (rng.choice(["1", "1", "2", "3", "0", "4 5", "7", "y", "o"]) for _ in range(150))
        play("cyberion", texts(lang), console, typed(lines), seed=seed, options={"support": 5})
        assert max(len(line) for line in out.getvalue().splitlines()) < width


@pytest.mark.parametrize("answer", ["", "n", "what?"])
def test_a_move_that_ends_the_game_is_asked_about(answer: str) -> None:
    given = {"factory": ["I/size-1", "", "", "", ""], "machine_deck": [], "experience": 24}
    table = table_with(platform=["sirenbot-1", "planbot-1"], **given)
    repair = "repair I/size-1 sirenbot-1 platform/planbot-1"
    _, shown = sit(table, [repair, answer])
    assert "every machine works again: you win the game! [C3.13]" in shown
    assert table.outcome is None
    loop, _ = sit(table, [repair, "yes"])
    assert table.outcome == {"won": True, "reason": "C3.13"}
    assert "You have won!" in loop.news


def test_losing_is_asked_about_too() -> None:
    table = table_with(failsafes=0)
    _, shown = sit(table, ["fin", "non", "fin", "oui"], "fr")
    assert shown.count("vous perdez la partie. [C3.8]") == 2
    assert table.outcome == {"won": False, "reason": "C3.8"}


def test_the_first_answer_never_loses_a_game() -> None:
    """A player who presses Enter once too often takes the first answer."""
    table = table_with(failsafes=0)
    sit(table, ["end", "1"])
    assert table.outcome is None
    sit(table, ["end", "2"])
    assert table.outcome == {"won": False, "reason": "C3.8"}


@pytest.mark.parametrize(
    ("expansion", "rule", "reason"),
    [
        ("babybots", "C8.6", "a Babybot is still in Limbo"),
        ("gigantobots", "C9.5", "cannot pay for the Structural Damage"),
        ("devious-cog", "C12.4", "Interference is left"),
    ],
)
def test_the_last_machine_is_not_repaired_unawares(expansion: str, rule: str, reason: str) -> None:
    game = dreamcog.deal("cyberion", seed=3, expansions=[expansion]).game
    given = {"factory": ["I/size-1", "", "", "", ""], "machine_deck": [], "experience": 24}
    rows = {"platform": ["sirenbot-1", "planbot-1"]}
    table = Table(game, game.arrange_given(game.deal(3), given | rows))
    _, shown = sit(table, ["repair size-1 sirenbot-1 planbot-1", "1", "1"])
    assert "✗" in shown
    assert reason in shown
    assert f"you lose the game. [{rule}]" in shown
    assert table.outcome is None


@pytest.mark.parametrize("level", [1, 2, 3, 5])
@pytest.mark.parametrize("model", MODELS)
def test_every_legal_move_can_be_composed(model: str, level: int) -> None:
    table = table_with(
        level, **FULL_ROWS | {"flash": ["commandbot-5", "commandbot-5"], "stock": []}
    )
    robot = next(
        r
        for row in ("platform", "flash")
        for r in map(f"{row}/{{}}".format, table.position()[row])
        if model in r
    )
    for _ in range(2):
        assert_offered(table, list(table.moves()))
        if level == 1 or table.position()["pending"]:
            break
        table.play({"do": "trigger", "robot": robot})


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("expansion", [*EXPANSIONS, "all"])
def test_expansions_and_two_players_can_be_composed(expansion: str, players: int) -> None:
    chosen = list(EXPANSIONS) if expansion == "all" else [expansion]
    table = dreamcog.deal("cyberion", seed=players, players=players, expansions=chosen)
    rng = random.Random(1)
    for _ in range(25):
        if table.outcome is not None:
            break
        menu = list(table.moves())
        assert_offered(table, menu)
        verb = rng.choice(sorted({move["do"] for move in menu}))
        table.play(rng.choice([move for move in menu if move["do"] == verb]))


def test_a_team_can_be_named_in_any_order() -> None:
    table = table_with(**FULL_ROWS)
    loop, _ = sit(table, ["repair II/pairs", "2"], width=80)
    assert loop.partial["robots"] == ["platform/stockbot-2"]
    teams = [item.move["robots"] for item in loop.offer.items if item.move]
    assert any(team.count("platform/sirenbot-1") == 2 for team in teams)


def test_several_robots_at_once_and_done() -> None:
    table = table_with(5, **FULL_ROWS)
    sit(table, ["trigger platform/stockbot-2 4", "1 2 6", "0"])
    assert table.position()["stock"][2:] == ["sirenbot-1", "cyclobot-3", "cyclobot-1"]


def test_a_planbot_is_answered_in_words() -> None:
    table = table_with(
        3, **{**FULL_ROWS, "flash": [], "robot_deck": ["planbot-5", "stockbot-5", "..."]}
    )
    sit(table, ["trigger planbot-4", "arrange stockbot-5 / planbot-5"])
    assert table.position()["platform"][-1] == "stockbot-5"
    assert table.position()["known_bottom"] == ["planbot-5"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("why repair I/sirenbot", "[C3.1]"),
        ("why repair II/pairs flash/commandbot-5 cyclobot-3 stockbot-2 stockbot-4", "[C3.2]"),
        ("why repair II/identical flash/commandbot-5 flash/commandbot-5", "you can do that"),
        ("why repair II/run", "so far"),
        ("why upgrade sirenbot", "[C3.6]"),
        ("why upgrade", "[C3.6]"),
        ("why upgrade si", "[C3.6]"),
        ("why repair run stockbot-2", "[C3.1]"),
        ("why trigger stockbot-1", "[C3.4]"),
        ("why pilot", "[C9.2]"),
        ("why trigger sirenbot-1 V", "[C3.4]"),
        ("why store", "[C4.2]"),
        ("why", "Upgrade: Moving the Sirenbot Cog on from level I costs 1 repaired machine"),
        ("undo", "There is no move to take back."),
        ("save", "Name a file"),
        ("save /no/such/folder/x", "cannot read or write"),
        ("why log", "Name a move"),
        ("trigger sirenbot-9", "no “sirenbot-9” in your rows"),
        ("trigger platform/sirenbot-9", "I cannot read"),
        ("trigger sirenbot-1 X", "not a level"),
        ("trigger sirenbot-1 I more", "more than the move can take"),
        ("repair sirenbot", "I cannot read"),
        ("r", "several things"),
        ("frobnicate", "I do not know “frobnicate”"),
        ("99", "99 is not among the choices"),
        ("1 2", "One choice at a time"),
        ("again", "Finish this game first"),
        ("?", "repair MACHINE ROBOT"),
        ("log", "Nothing has happened yet"),
        ("piles", "Discard"),
        ("options", "Support tokens: 2"),
    ],
)
def test_what_one_types_is_answered(line: str, shown: str) -> None:
    table = table_with(**FULL_ROWS)
    _, out = sit(table, [line])
    assert shown in out
    assert table.history == []


def test_nonsense_never_crashes_and_changes_nothing() -> None:
    table = table_with(**FULL_ROWS)
    before = table.game.hash(table.state)
    nonsense = ["", " ", "\x00", "\x1b[31m", "[bold]", "²", "1²", "\uff19", "-1", "1.5", "/", "/ /"]
    nonsense += ["arrange / /", "why /", "why why", "0", "é" * 5000, "9" * 5000, "repair " * 50]
    nonsense += ["trigger /", "support sirenbot 0", "{ $x }", "\ud800", "prepare", "recover x"]
    sit(table, nonsense)
    sit(table, nonsense, "fr", 60)
    assert table.game.hash(table.state) == before


def test_french_words_and_contract_words_both_work() -> None:
    given = {"factory": ["I/sirenbot", "I/size-1"], "platform": ["sirenbot-1", "sirenbot-2"]}
    for line in (
        "réparer i/sirenbot plateforme/sirenbot-1 sirenbot-2",
        "REPARER I/sirenbot platform/sirenbot-1 platform/sirenbot-2",
        "rep I/sirenbot sirenbot-1 sirenbot-2",
        "repair I/sirenbot sirenbot-1 sirenbot-2",
    ):
        table = table_with(**given)
        sit(table, [line], "fr")
        assert table.position()["experience"] == 1, line


def test_leaving_by_control_c_saves_the_game(tmp_path: Path) -> None:
    def ask() -> str:
        raise KeyboardInterrupt

    out = io.StringIO()
    file = tmp_path / "left.dream.json"
    play("cyberion", texts("en"), Console(file=out), ask, file, seed=1)
    assert verify(file.read_bytes()) == []
    assert "See you soon" in out.getvalue()


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--lang", "xx"], 2),
        (["--support", "9"], 2),
        (["--seed", "nonsense"], 2),
        (["chess"], 2),
        (["--save", "{tmp}/broken.dream.json"], 2),
        (["--save", "{tmp}/nowhere/game.dream.json"], 1),
        (["--seed", "7", "--no-colour"], 0),
        (["--names", "Ann,Bo", "--players", "1"], 2),
        (["--names", "Ann,Bo,Cy"], 2),
        (["--first", "nobody"], 2),
        (["--swap-cost", "4"], 2),
    ],
)
def test_exit_status(args: list[str], code: int, tmp_path: Path) -> None:
    (tmp_path / "broken.dream.json").write_text('{"format": 1}')
    told = [arg.replace("{tmp}", str(tmp_path)) for arg in args]
    result = CliRunner().invoke(build_app(), ["play", *told], input="quit\n", env={"LANG": "fr_FR"})
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output


def test_without_colour_models_still_have_their_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    out = io.StringIO()
    table = table_with(**FULL_ROWS)
    console = Console(file=out, width=100, force_terminal=True, highlight=False)
    top = tabletop(table, texts("en"))
    Screen(top, console).show(Scene(top.composer(0)))
    assert "38;" not in out.getvalue()
    for shape in "♪■↻◉!":
        assert shape in out.getvalue()


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    table = table_with(failsafes=0)
    table.play({"do": "end-turn"})
    file = tmp_path / "over.dream.json"
    keep(table, file, seated(table.game))
    out = io.StringIO()
    lines = typed(iter(["log", "end", "9", "board", "again 9", "again x", "quit"]))
    play("cyberion", texts("en"), Console(file=out, width=100), lines, file)
    assert "The game is over: nothing more can be played. [C3.13]" in out.getvalue()
    assert "9 is not among the choices" in out.getvalue()
    told = out.getvalue().replace("\xa0", " ")
    assert "[1] another game with 3 Support tokens" in told
    assert "[2] again with 2 Support tokens" in told


@pytest.mark.parametrize(
    ("traits", "width", "shown"),
    [
        ("one", 100, "By size 1 ■↻"),
        ("two", 100, "Giants ♪1: ■2: ↻3: ◉4:◉1♪4 !5: By size ■1:■5↻1 ↻2:☼"),
        ("two", 60, "Giants ♪1: ■2: ↻3: ◉4:◉♪ !5: By size ■1:■↻ ↻2:☼"),
    ],
)
def test_a_gigantobot_shows_both_its_traits(traits: str, width: int, shown: str) -> None:
    options = {"expansions": ["gigantobots"], "gigantobot_traits": traits, "support": 0}
    table = dreamcog.deal("cyberion", seed=1, **options)
    given = {
        "giga-planbot": {"robots": ["planbot-1", "sirenbot-4"], "holiday": False},
        "giga-size-1": {"robots": ["stockbot-5", "cyclobot-1"], "holiday": False},
        "giga-size-2": {"robots": [], "holiday": True},
    }
    table.state = table.game.arrange_given(table.state, {"gigantobots": given})
    assert shown in sit(table, [], width=width)[1]
