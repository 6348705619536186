"""What the terminal keeps of games with one bot, and tells of its levels afterwards."""

from __future__ import annotations

import io
import json
import random

import pytest
from platformdirs import user_data_path
from rich.console import Console

import dreamcog
from cli.players import texts, typed
from dreamcog.bots import USUAL_BUDGET, bot
from dreamcog.cli.game_loop import GameLoop
from dreamcog.cli.levels import level_line
from dreamcog.cli.player_record import FILE, PlayerRecord, Tally
from dreamcog.cli.saving import Shelf
from dreamcog.cli.screen import Screen
from dreamcog.cli.seats import seated
from dreamcog.cli.session import note_result, play_on
from dreamcog.cli.terminals import tabletop
from dreamcog.core.registry import game_kind
from dreamcog.core.table import Table

LOSE = ["end", "y"]


def lost_by_the_next_move(players: int = 2) -> Table:
    game = dreamcog.deal("cyberion", seed=3, players=players, first=0).game
    return Table(game, game.arrange_given(game.deal(3), {"failsafes": 0}))


def play_at(table: Table, lines: list[str], bots: list[str]) -> str:
    out = io.StringIO()
    shelf = Shelf(seated(table.game, bots=bots))
    console = Console(file=out, width=100, highlight=False)
    play_on(table, texts("en"), console, typed(iter(lines)), shelf, [], False)
    return out.getvalue()


def test_a_game_with_one_bot_is_counted_once_when_its_player_leaves_it() -> None:
    table = lost_by_the_next_move()
    play_at(table, [*LOSE, "undo", *LOSE, "undo", *LOSE], ["easy"])
    assert table.outcome is not None
    assert PlayerRecord.read().results == {"cyberion": {"easy": Tally(1, 0)}}
    play_at(table, ["quit"], ["easy"])
    assert PlayerRecord.read().with_bot("cyberion", "easy") == Tally(1, 0)


def test_another_game_at_the_same_table_counts_the_one_before() -> None:
    play_at(lost_by_the_next_move(), [*LOSE, "again", "quit"], ["easy"])
    assert PlayerRecord.read().results == {"cyberion": {"easy": Tally(1, 0)}}


def test_only_games_that_are_over_and_have_one_bot_are_counted() -> None:
    table = lost_by_the_next_move()
    play_at(table, ["quit"], ["easy"])
    assert table.outcome is None
    play_at(table, LOSE, [])
    play_at(lost_by_the_next_move(1), LOSE, [])
    assert PlayerRecord.read().results == {}


@pytest.mark.parametrize("person", [0, 1])
def test_where_seats_compete_the_persons_own_place_counts(person: int) -> None:
    table = dreamcog.deal("mech-a-dream", seed=5, players=2)
    rng = random.Random(1)
    while table.outcome is None:
        seat = min(table.deciders)
        name = "greedy" if seat == 0 else "random"
        found = bot(name).decide(table.game, table.position(seat), seat, rng, USUAL_BUDGET)
        table.play(found.move, seat)
    seats = seated(table.game, bots=["easy"])
    seats = type(seats)(seats.players if person == 0 else seats.players[::-1])
    screen = Screen(tabletop(table, texts("en"), seats.names(texts("en"))), Console())
    note_result(GameLoop(screen, typed(iter([])), Shelf(seats)), True)
    is_won = table.game.ending(table.state, person).is_won
    assert PlayerRecord.read().with_bot("mech-a-dream", "easy") == Tally(1, int(is_won))
    assert is_won == (person == 0)


def test_a_level_tells_how_its_player_has_done_with_it() -> None:
    record = PlayerRecord.read()
    for is_won in (True, False, False):
        record.end("mech-a-dream", "easy", is_won)
        record.end("cyberion", "hard", not is_won)
    told = level_line(game_kind("mech-a-dream"), "easy", texts("en"))
    assert "It has won 2 of 3 games against you." in told
    told = level_line(game_kind("cyberion"), "hard", texts("en"))
    assert "Together you have won 2 of 3 games." in told
    assert "Together" not in level_line(game_kind("cyberion"), "easy", texts("en"))


def test_a_damaged_record_tells_of_no_games() -> None:
    file = user_data_path("dreamcog") / FILE
    file.parent.mkdir(parents=True)
    for results in (1, [1], {"cyberion": 1}, {"cyberion": {"easy": [1], "hard": [1, -1]}}):
        file.write_text(json.dumps({"results": results}))
        record = PlayerRecord.read()
        assert record.with_bot("cyberion", "easy") == record.with_bot("cyberion", "hard") == Tally()
