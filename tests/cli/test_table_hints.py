"""Hints at the terminal's table: three depths, the mark of an assisted game, why bots moved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dreamcog
from cli.players import sit, table_with
from dreamcog.cli.picker import AT_ONCE
from dreamcog.cli.saving import Shelf, load
from dreamcog.cli.seats import seated
from dreamcog.cli.session import ending
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.saves import assisted_in, open_save, save, save_text
from dreamcog.core.table import Table
from dreamcog.i18n.texts import Texts, languages
from dreamcog.teacher.knowing import knows_as_much


def shown(table: Table, *lines: str, lang: str = "en") -> str:
    return sit(table, list(lines), lang, 300)[1]


@pytest.mark.slow
def test_a_hint_goes_deeper_each_time_it_is_asked() -> None:
    nudge, plan, whole, again = (
        shown(table_with(), *["hint"] * times).count(words)
        for times, words in (
            (1, "A hint:"),
            (2, "Played like this"),
            (3, "Move 1:"),
            (4, "Move 1:"),
        )
    )
    assert (nudge, plan, whole, again) == (1, 1, 1, 2)
    assert "Played like this" not in shown(table_with(), "!")
    assert "!" in AT_ONCE, "one key is enough"


def test_a_game_with_a_hint_is_marked_once_for_each_decision() -> None:
    loop, out = sit(table_with(), ["hint", "hint", "end", "y", "hint"], "en", 300)
    assert out.count("marked “with hints”") == 1
    assert loop.shelf.assisted == {0: 2 if loop.table.outcome is None else 1}


def test_a_hint_after_an_undo_is_for_the_position_as_it_is_now() -> None:
    """Another move instead of the one that was taken back: as many moves, another decision."""
    loop, _ = sit(table_with(), [], "en", 300)
    moves = [move for move in loop.table.moves(0) if move["do"] != "end-turn"]
    advised = []
    for move in (moves[0], moves[-1]):
        loop.table.play(move, 0)
        loop.obey("hint")
        advised.append(loop.hints._told)
        loop.undo()
    assert loop.shelf.assisted == {0: 2}
    assert advised[0] is not advised[1]


def test_several_people_at_the_keyboard_are_asked_once_whether_all_agree() -> None:
    table = dreamcog.deal("cyberion", seed=3, players=2)
    loop, _ = sit(table, [], "en", 300)
    for answers, hints in ((["n"], 0), (["y"], 1), ([], 1)):
        said = iter(answers)
        loop.prompts.ask = lambda said=said: next(said)
        loop.screen.console.file.truncate(0)  # type: ignore[attr-defined]
        loop.obey("hint")
        out = loop.screen.console.file.getvalue()  # type: ignore[attr-defined]
        assert out.count("agree to hints?") == len(answers)
        assert ("A hint:" in out or "Played like this" in out) == bool(hints)
        assert next(said, None) is None
        assert sum(loop.shelf.assisted.values()) == hints
    table.play(next(iter(table.moves(loop.turns.seat))), loop.turns.seat)
    loop.go_round([])
    loop.obey("hint")
    assert sum(loop.shelf.assisted.values()) == 2, "the table has agreed"


def test_the_mark_is_kept_with_the_game_before_the_hint_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "game.dream.json"
    table = dreamcog.deal("cyberion", seed=3)
    keep = Shelf(seated(table.game), file)
    keep.assisted[0] = 2
    keep.keep(table)
    assert json.loads(file.read_text())["assisted"] == {"0": 2}
    found = load(file)
    assert found is not None
    assert found[1].assisted == {0: 2}
    assert found[1].next().assisted == {}, "the game after it is another one"
    assert open_save(file.read_bytes()).game.options == table.game.options


def test_saves_without_the_mark_are_read_and_a_bad_mark_is_refused() -> None:
    table = dreamcog.deal("cyberion", seed=3)
    assert "assisted" not in save(table)
    assert assisted_in(save(table), table.game) == {}
    assert assisted_in(json.loads(save_text(table, None, {0: 4})), table.game) == {0: 4}
    for wrong in ({"1": 1}, {"0": 0}, {"0": "2"}, [1]):
        with pytest.raises(Refused):
            assisted_in({"assisted": wrong}, table.game)


@pytest.mark.parametrize("lang", languages())
def test_the_end_names_who_had_hints(lang: str) -> None:
    table = dreamcog.deal("cyberion", seed=3)
    while table.outcome is None:
        table.play({"do": "end-turn"})
    loop, _ = sit(table, [], lang)
    plain = [line.plain for line in ending(loop)]
    loop.shelf.assisted[0] = 1
    (told,) = [line.plain for line in ending(loop) if line.plain not in plain]
    assert Texts(lang).say("seat-name", seat=1) in told


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_a_bot_tells_why_it_moved(lang: str) -> None:
    table = dreamcog.deal("cyberion", seed=3, players=2)
    loop, _ = sit(table, [], lang, 300)
    loop.shelf.seats = loop.turns.seats = seated(table.game, bots=["hard"])
    table.play(first_repair(table), 0)
    table.play({"do": "end-turn"}, 0)
    loop.go_round([])
    loop.screen.console.file.truncate(0)  # type: ignore[attr-defined]
    loop.obey("explain" if lang == "en" else loop.reader.shown("explain"))
    out = loop.screen.console.file.getvalue()  # type: ignore[attr-defined]
    bot = loop.screen.names[1]
    assert out.count(bot) == len(loop.turns.decided) > 0
    loop.turns.mark()
    assert not loop.turns.decided, "older moves are not told of"


def first_repair(table: Table) -> dict[str, object]:
    return next(move for move in table.moves(0) if move["do"] == "repair")


def test_what_a_bot_alone_knew_is_not_told_before_the_end() -> None:
    """A Monitor Screen is chosen from two that nobody else has seen."""
    game = game_kind("mech-a-dream").open({"players": 2, "variants": ["robots"]})
    state = game.deal(4)
    assert not knows_as_much(game, state, 0, 1)
    assert knows_as_much(game, state, 1, 1)
    plain = game_kind("mech-a-dream").open({"players": 2})
    assert knows_as_much(plain, plain.deal(4), 0, 1), "all is open there"


def test_the_secret_reason_stays_secret_at_the_table() -> None:
    table = dreamcog.deal("mech-a-dream", seed=4, players=2, variants=["robots"])
    loop, _ = sit(table, [], "en", 300)
    loop.shelf.seats = loop.turns.seats = seated(table.game, bots=["hard"])
    loop.turns.seat = 1
    loop.turns._play_bot()
    loop.turns.seat = 0
    loop.obey("explain")
    out = loop.screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert "can be told after the game" in out
    assert "chose to" not in out
