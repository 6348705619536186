"""The terminal table under the arrow keys: a real process in a terminal of its own."""

from __future__ import annotations

import io
import json
import random
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import dreamcog
from cli.players import EXPANSIONS, texts
from cli.terminal import Terminal
from dreamcog.cli import keys
from dreamcog.cli.offer import Offers
from dreamcog.cli.picker import moved
from dreamcog.cli.screen import Screen
from dreamcog.cli.session import play
from dreamcog.cli.terminals import tabletop
from dreamcog.core.saves import open_save, verify
from dreamcog.i18n.texts import languages

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix terminal")

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1bOD"
ENTER, ESCAPE, BACKSPACE = "\r", "\x1b", "\x7f"


@pytest.mark.slow
def test_arrows_choose_and_enter_takes(tmp_path: Path) -> None:
    file = tmp_path / "keys.dream.json"
    with Terminal("--seed", "7", "--lang", "en", "--save", str(file)) as terminal:
        assert ">1<" in terminal.screen()
        assert ">2<" in terminal.press(RIGHT)
        assert ">1<" in terminal.press(LEFT)
        assert ">2<" in terminal.press(DOWN)
        assert ">1<" in terminal.press(UP)
        assert "You repair" in terminal.press(ENTER)
        assert "taken back" in terminal.press("undo", ENTER)
        assert ">5<" in terminal.press("5")
        assert "> 5" not in terminal.press(BACKSPACE)
        assert "costs 1 repaired machine" in terminal.press("upgrade si", ENTER)
        assert "loses the game" in terminal.press("?")
        assert ">1<" in terminal.press(" ")
        assert terminal.leave("quit", ENTER) == 0
        assert terminal.is_as_before()
    assert open_save(file.read_bytes()).history == []


@pytest.mark.slow
def test_going_back_step_by_step() -> None:
    options = ("--seed", "3", "--expansions", ",".join(EXPANSIONS), "--lang", "en")
    with Terminal(*options) as terminal:
        assert "Which" in terminal.press("trigger", ENTER)
        assert "what will you do?" in terminal.press(ESCAPE)
        assert "Which" in terminal.press("trigger", ENTER)
        assert "what will you do?" in terminal.press(BACKSPACE)
        assert "what will you do?" in terminal.press(ESCAPE, "abc", ESCAPE)
        assert "> abc" not in terminal.screen()
        assert terminal.leave("\x04") == 0


@pytest.mark.slow
@pytest.mark.parametrize("how", ["control-c", "term", "hang up"])
def test_a_player_who_leaves_finds_the_terminal_as_before(how: str, tmp_path: Path) -> None:
    file = tmp_path / "left.dream.json"
    with Terminal("--seed", "7", "--lang", "en", "--save", str(file)) as terminal:
        terminal.press("1", ENTER)
        if how == "control-c":
            assert terminal.leave("\x03") == 0
        else:
            terminal.process.send_signal(signal.SIGTERM if how == "term" else signal.SIGHUP)
            assert terminal.leave() == 0
        assert terminal.is_as_before()
    assert verify(file.read_bytes()) == []
    assert len(json.loads(file.read_bytes())["moves"]) == 1


def test_a_hand_over_waits_for_the_other_player() -> None:
    with Terminal("--seed", "3", "--names", "Ann,Bo", "--first", "Ann", "--lang", "en") as terminal:
        shown = terminal.press("end", ENTER)
        assert "Bo, it is your turn." in shown
        assert "Press any key" in shown
        assert "Bo, your Intervention" in terminal.press(" ")


@pytest.mark.slow
def test_whole_games_by_arrow_keys(tmp_path: Path) -> None:
    rng = random.Random(4)
    file = tmp_path / "arrows.dream.json"
    options = ("--expansions", ",".join(EXPANSIONS), "--names", "Ann,Bo", "--save", str(file))
    with Terminal(*options, "--seed", "3", "--lang", "fr", size=(35, 60)) as terminal:
        for _ in range(400):
            pressed = rng.choices([UP, DOWN, LEFT, RIGHT], k=rng.randrange(4))
            terminal.type("".join(pressed) + ENTER)
            if "Voulez-vous une autre partie" in terminal.screen():
                break
        assert "Voulez-vous une autre partie" in terminal.screen()
    assert open_save(file.read_bytes()).outcome is not None


class Scripted(keys.Keyboard):
    """A keyboard on which these keys are pressed; then the terminal is closed."""

    def __init__(self, pressed: list[str]) -> None:
        super().__init__(-1)
        self.pressed = iter(pressed)

    def read(self, timeout: float | None = None) -> str | None:
        for key in self.pressed:
            return key
        raise EOFError


NAMED = [keys.UP, keys.DOWN, keys.LEFT, keys.RIGHT, keys.ESCAPE, keys.BACKSPACE, keys.CLEAR]
TYPED = [
    "undo",
    "why",
    "piles",
    "log",
    "options",
    "why repair",
    "why pilot",
    "zz",
    "1 2",
    "trigger",
]


@pytest.mark.slow
def test_every_step_can_be_shown() -> None:
    """Where there is no room at all, moves are composed step by step, whatever they are."""
    for seed in range(5):
        table = dreamcog.deal("cyberion", seed=seed, expansions=EXPANSIONS, support=5)
        top = tabletop(table, texts("en"))
        screen = Screen(top, Console(file=io.StringIO(), width=100))
        rng = random.Random(seed)
        partial: dict[str, Any] = {}
        while table.outcome is None:
            composer = top.composer(0)
            offers = Offers(top, composer, 100)
            offer = offers.make(partial, room=0)
            assert len(screen.question(composer, offer)) + len(offers.draw(offer)) > 0
            whole = [*(item.move for item in offer.items if item.move), offer.done]
            moves = [move for move in whole if move]
            steps = [item.addition for item in offer.items if item.addition]
            if moves and (not steps or rng.random() < 0.3):
                table.play(rng.choice(moves))
                partial = {}
                continue
            partial = top.forms.added(offer.partial, rng.choice(steps))
            if (move := composer.whole(partial)) and not composer.additions(partial):
                table.play(move)
                partial = {}


@pytest.mark.slow
@pytest.mark.turns(4, "lang", "size")
@pytest.mark.parametrize("size", [(100, 35), (60, 35), (20, 8)])
@pytest.mark.parametrize("lang", languages())
def test_no_key_ends_the_table(lang: str, size: tuple[int, int]) -> None:
    rng = random.Random(f"{lang}{size}")
    pressed: list[str] = []
    while len(pressed) < 200:
        what = rng.choice(
            [keys.ENTER] * 5 + NAMED + TYPED + ["?", "é", "7", keys.OTHER, keys.REDRAW]
        )
        pressed += [*what, keys.ENTER] if what in TYPED else [what]
    out = io.StringIO()
    console = Console(file=out, width=size[0], height=size[1], highlight=False)
    options = {"expansions": EXPANSIONS}
    play("cyberion", texts(lang), console, Scripted(pressed), seed=1, options=options)
    assert texts(lang).own("cyberion", "play-farewell")[-12:] in out.getvalue().replace("\n", " ")


@pytest.mark.turns(4, "lang", "size")
@pytest.mark.parametrize("size", [(100, 35), (60, 35), (80, 24), (30, 10), (5, 3)])
@pytest.mark.parametrize("lang", languages())
def test_a_frame_fits_the_window(lang: str, size: tuple[int, int]) -> None:
    table = dreamcog.deal("cyberion", seed=2, players=2, expansions=EXPANSIONS)
    console = Console(file=io.StringIO(), width=size[0], height=size[1], highlight=False)
    screen = Screen(tabletop(table, texts(lang), ("Ann", "Bo")), console, paints=True)
    rng = random.Random(2)
    news: list[str] = []
    while table.outcome is None:
        composer = screen.tabletop.composer(min(table.deciders))
        screen.show(screen.asking(composer, news, {}))
        frame = screen.frame(1, "typed")
        assert len(frame) <= size[1]
        assert frame[-1].plain.startswith(">")
        if size == (100, 35):
            assert frame[0].plain.startswith("Cyberion")
            assert any("●" in line.plain or "–" in line.plain for line in frame)
            assert texts_of(frame).count(screen.texts.say("board-interference")) >= 1
        if size[0] >= 60:
            assert max(line.cell_len for line in frame) < size[0]
        events = table.play(rng.choice(list(table.moves()))).events
        news = screen.texts.events(screen.tabletop.game, [event.to_json() for event in events])


def texts_of(frame: list[object]) -> str:
    return "\n".join(str(line) for line in frame)


@pytest.mark.parametrize(
    ("key", "start", "end"),
    [
        (keys.RIGHT, 0, 1),
        (keys.LEFT, 0, 4),
        (keys.DOWN, 0, 3),
        (keys.DOWN, 2, 4),
        (keys.UP, 4, 1),
        (keys.UP, 0, 4),
        (keys.DOWN, 4, 0),
    ],
)
def test_where_arrows_lead(key: str, start: int, end: int) -> None:
    places = [(0, 0), (0, 10), (0, 30), (2, 0), (2, 12)]
    assert moved(places, start, key) == end
