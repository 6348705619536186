"""Several people and bots at one table: whose turn, whose secret, whose undo."""

from __future__ import annotations

import io
import json
import random
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import dreamcog
from cli.mech_players import GAME, NAMES, given, sit
from cli.players import run, texts, typed
from cli.terminal import Terminal
from dreamcog.cli.main import build_app
from dreamcog.cli.seats import Player, Seats, read_seats, seated
from dreamcog.cli.session import play
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.saves import open_save, verify
from support.outside_bots import fresh_bots, odd_program

ENTER = "\r"
COPIER, BUYER = {"monitor": "m8", "flowers": 5, "ink": 9}, {"monitor": "m7", "ink": 9}
ROBOTS = {"variants": ["robots"]}
MONITORS = {
    monitor: texts("en").say(f"{GAME}-component", id=monitor, code=monitor)
    for monitor in ("m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8")
}


def monitors(text: str) -> set[str]:
    """The Monitor Screens that a text speaks of."""
    told = " ".join(text.split())
    return {monitor for monitor, name in MONITORS.items() if name in told}


def test_nobody_sees_what_another_chooses_in_secret() -> None:
    table = dreamcog.deal(GAME, seed=5, players=3, variants=["robots"])
    dealt = [set(table.position(seat)["monitors_dealt"]) for seat in range(3)]
    _, shown = sit(table, ["", "1", "", "log", "workshops", "1", "", "log"])
    pages = shown.split("Hand the screen to ")
    assert [page.partition(":")[0] for page in pages[1:]] == ["Ann", "Bo", "Cy"]
    for seat, page in enumerate(pages[1:]):
        assert monitors(page) == dealt[seat]
    assert "Ann has chosen a Monitor Screen." in pages[2]
    assert "keeps the" not in pages[2]
    assert "you may not see" not in shown
    _, shown = sit(table, ["", "1", "log"])
    assert monitors(shown) >= {p["monitor"] for p in table.position()["players"]}


def test_one_person_alone_needs_no_curtain() -> None:
    table = dreamcog.deal(GAME, seed=5, players=2, variants=["robots"])
    loop, shown = sit(table, ["1"], bots=("random",))
    assert "Hand the screen" not in shown
    assert table.position()["part"] == "morning"
    assert loop.turns.seat == 0


def test_at_night_all_are_asked_in_turn_order() -> None:
    table = given({"players": 3}, part="night", first=1)
    _, shown = sit(table, ["sleep", "sleep", "sleep"])
    assert [seat for seat, _ in table.history] == [1, 2, 0]
    assert shown.index("Bo: It is night") < shown.index("Cy: It is night")
    assert shown.index("Cy: It is night") < shown.index("Ann: It is night")


def test_a_copier_lets_the_buyer_go_first() -> None:
    table = given(ROBOTS, part="night", players=[COPIER, BUYER])
    buying = "activate robot Bo/robot b"
    lines = [f"why {buying}", "pass", "activate robot a", "sleep", buying]
    _, shown = sit(table, lines)
    assert "[M11.7]" in shown
    assert "Bo, it is your turn." in shown
    assert [seat for seat, _ in table.history] == [1, 1, 0]
    assert table.position(0)["pending"][-1]["do"] == "buy"


def test_passing_is_among_the_choices_at_night_only() -> None:
    loop, _ = sit(given(part="night"), [])
    (aside,) = [item for item in loop.offer.items if item.line]
    assert aside.line == "pass"
    assert loop.offer.items[-1] is aside
    secret = dreamcog.deal(GAME, seed=5, variants=["robots"])
    for table in (given(), secret):
        loop, _ = sit(table, [""])
        assert loop.offer.items
        assert not any(item.line for item in loop.offer.items)


def test_who_passes_comes_back_when_the_bots_sleep() -> None:
    table = given({"players": 3}, part="night")
    loop, _ = sit(table, ["pass"], bots=("random", "random"))
    assert {seat for seat, _ in table.history} == {1, 2}
    assert table.deciders == {0}
    assert loop.turns.seat == 0


def test_bots_moves_are_told_and_taken_back_with_ones_own() -> None:
    zones = {"part": "night", "players": [{}, {"workshop": ["b1.1"]}]}
    table = given({}, **zones)
    loop, shown = sit(table, ["activate robot", "pass", "undo"], bots=("random",))
    assert "Random goes to sleep." in shown
    assert "Your last move is taken back." in shown
    assert table.history == []
    assert loop.turns.seat == 0


def test_what_a_bot_has_shown_is_not_taken_back() -> None:
    table = given(players=[{"ink": 9}, {"ink": 0, "flowers": 0}])
    before = len(table.history)
    _, shown = sit(table, ["buy " + table.position()["offer"]["power"][0], "undo"])
    assert "what has been seen cannot be taken back" in shown
    assert len(table.history) == before + 1


def test_undo_gives_the_screen_back_to_who_moved() -> None:
    table = given()
    loop, shown = sit(table, ["stock ink", "undo"])
    assert loop.turns.seat == 0
    assert table.history == []
    assert shown.rstrip().rfind("Ann: It is morning") > shown.rfind("Bo: It is morning")


def test_who_has_a_bot_that_fails_is_told_and_plays_on(tmp_path: Path) -> None:
    """A program that ends at every other request; the name shown is that of its file."""
    table = dreamcog.deal(GAME, seed=5, players=2, variants=["robots"])
    command = odd_program(tmp_path, "ends", often=2)
    with fresh_bots():
        _, shown = sit(table, ["1"] * 8, bots=(f"program:{command}",))
    told = " ".join(shown.split())
    assert "Odd_program has failed to choose: another move was made for this bot." in told
    assert sum(seat == 1 for seat, _ in table.history) > 1


def test_the_same_game_gives_the_same_bots() -> None:
    histories = []
    for _ in range(2):
        table = dreamcog.deal(GAME, seed=9, players=3)
        sit(table, ["1"] * 6, bots=("random", "greedy"))
        histories.append(table.history)
    assert histories[0] == histories[1]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_against_bots(players: int, tmp_path: Path) -> None:
    file = tmp_path / "bots.dream.json"
    bots = ",".join(["random"] * (players - 1))
    options = (GAME, "--bots", bots, "--names", "Ann", "--save", str(file), "--lang", "en")
    variants = ("--variants", "robots,specialists", "--specialist-instead-of", "floor")
    first = run(*options, *variants, "--seed", "6", "--first", "0", lines="1\n1\n1\nquit\n")
    assert first.returncode == 0, first.stderr
    kinds = [seat["kind"] for seat in json.loads(file.read_bytes())["seats"]]
    assert kinds == ["person", *["random"] * (players - 1)]
    rest = run(GAME, "--save", str(file), "--lang", "en", lines="1\n" * 150 + "quit\n")
    assert rest.returncode == 0, rest.stderr
    assert "Welcome back" in rest.stdout
    assert "flowers and ink  score" in rest.stdout
    assert verify(file.read_bytes()) == []
    table = open_save(file.read_bytes())
    assert table.outcome is not None
    assert table.game.options["players"] == players
    assert table.game.options["specialist_instead_of"] == "floor"


def test_bots_play_cyberion_too() -> None:
    done = run("cyberion", "--bots", "random", "--seed", "3", "--first", "1", "--lang", "en",
               lines="end\nquit\n")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Player 1, your Intervention" in done.stdout


def test_bots_alone_play_to_the_end() -> None:
    out = io.StringIO()
    options = {"players": 2}
    console = Console(file=out, width=80)
    play(GAME, texts("en"), console, typed(iter([])), bots=("random", "random"), seed=2,
         options=options)  # fmt: skip
    assert "Would you like another game?" in out.getvalue()


def test_who_sits_where() -> None:
    four, two = (game_kind(GAME).open({"players": players}) for players in (4, 2))
    seats = seated(four, ("Ann", "Bo"), ("greedy", "greedy"))
    assert seats.names(texts("en")) == ("Ann", "Bo", "Greedy", "Greedy\xa02")
    assert [seats.is_bot(seat) for seat in range(4)] == [False, False, True, True]
    assert read_seats(seats.to_json(), four) == seats
    assert read_seats("nonsense", two) == Seats((Player(), Player()))
    told = [{"name": "\x1b[31mBo" * 9, "kind": "genius"}, None]
    assert read_seats(told, two) == Seats((Player("[31mBo[31mBo[31mBo[3"), Player()))
    for wrong in ({"bots": ("greedy",) * 3}, {"names": ("Ann",)}, {"bots": ("genius",)}):
        with pytest.raises(Refused):
            seated(two, **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--bots", "genius"], 2),
        (["--bots", "random,random,random,random"], 2),
        (["--bots", "random,random,random", "--players", "2"], 2),
        (["--players", "5"], 2),
        (["--players", "1"], 2),
        (["--variants", "dragons"], 2),
        (["--specialist-instead-of", "lunch"], 2),
        (["--support", "2"], 2),
        (["--box", "no-such-box.toml"], 2),
        (["--names", "Ann,Bo,Cy", "--bots", "random"], 0),
        (["--variants", "robots,specialists", "--first", "random"], 0),
    ],
)
def test_exit_status(args: list[str], code: int) -> None:
    result = CliRunner().invoke(
        build_app(), ["play", GAME, *args], input="quit\n", env={"LANG": "fr_FR"}
    )
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix terminal")
def test_the_screen_is_handed_over_under_a_curtain() -> None:
    options = ("--names", ",".join(NAMES[:2]), "--variants", "robots", "--seed", "5")
    dealt = [
        set(dreamcog.deal(GAME, seed=5, variants=["robots"]).position(seat)["monitors_dealt"])
        for seat in range(2)
    ]
    with Terminal(*options, "--lang", "en", game=GAME, size=(30, 80)) as terminal:
        curtain = terminal.screen()
        assert "Hand the screen to Ann" in curtain
        assert "For sale" not in curtain
        assert not monitors(curtain)
        assert monitors(terminal.press(" ")) == dealt[0]
        curtain = terminal.press(ENTER)
        assert "Hand the screen to Bo" in curtain
        assert not monitors(curtain)
        assert monitors(terminal.press(" ")) == dealt[1]
        assert "Bo, it is your turn" not in terminal.press(ENTER)
        assert "it is morning" in terminal.screen().lower()
        assert terminal.leave("quit", ENTER) == 0
        assert terminal.is_as_before()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix terminal")
@pytest.mark.parametrize(
    ("players", "size", "lang"), [(2, (30, 80), "fr"), (3, (35, 60), "it"), (4, (40, 120), "pt")]
)
def test_whole_games_by_arrow_keys(
    players: int, size: tuple[int, int], lang: str, tmp_path: Path
) -> None:
    rng = random.Random(players)
    file = tmp_path / "arrows.dream.json"
    options = ("--variants", "robots,specialists", "--players", str(players), "--save", str(file))
    asked = " ".join(texts(lang).say("play-again").split())
    with Terminal(*options, "--seed", "3", "--lang", lang, game=GAME, size=size) as terminal:
        for _ in range(500):
            pressed = rng.choices(["\x1b[A", "\x1b[B", "\x1b[C"], k=rng.randrange(4))
            terminal.type("".join(pressed) + ENTER)
            seen = terminal.screen()
            assert max(len(line.rstrip("\r")) for line in seen.split("\n")) < size[1]
            if asked in " ".join(seen.split()):
                break
        assert asked in " ".join(terminal.screen().split())
    assert open_save(file.read_bytes()).outcome is not None
