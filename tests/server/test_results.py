"""The results of a table: for whom it counts, and what statistics group it by."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from dreamcog.server.table.results import combination, results_of
from dreamcog.server.table.state import TableState
from support.table_states import full, load_state, take

RESIGNED = {"bot": "greedy", "ends": True}


def against(*bots: str, game: str = "mech-a-dream", **options: Any) -> TableState:
    """A table of one person, `p0`, and bots."""
    state = load_state(game, 1 + len(bots), options=options)
    state = take(state, "sit", 0, name="P0")
    for seat, bot in enumerate(bots, 1):
        state = take(state, "bot", seat, bot=bot)
    return state


def test_combination_is_the_options_in_one_order_without_what_is_not_compared() -> None:
    options = {"players": 2, "first": 1, "seed": "7", "box": {"a": 1}, "expansions": ["microbots"]}
    assert combination(options) == '{"expansions":["microbots"],"players":2}'
    assert combination(dict(reversed(options.items()))) == combination(options)


def test_result_has_game_options_opponents_and_time() -> None:
    state = take(against("random", "greedy"), "resign", 0, at=7.5, **RESIGNED)
    (result,) = results_of(state)
    assert (result.table, result.seat, result.person) == (state.record.id, 0, "p0")
    assert (result.game, result.opponents, result.at) == ("mech-a-dream", "greedy,random", 7.5)
    assert json.loads(result.combination)["players"] == 3
    assert (result.is_won, result.score) == (False, None)


def test_other_people_are_opponents_without_their_names() -> None:
    state = take(full(load_state("mech-a-dream", 3)), "resign", 1, **RESIGNED)
    results = list(results_of(state))
    assert [(each.seat, each.person, each.opponents) for each in results] == [
        (0, "p0", "people"),
        (1, "p1", "people"),
        (2, "p2", "people"),
    ]


def test_who_resigns_has_lost_and_the_others_have_won_without_a_score() -> None:
    state = take(full(load_state("mech-a-dream", 2)), "resign", 1, **RESIGNED)
    assert [(each.is_won, each.score) for each in results_of(state)] == [
        (True, None),
        (False, None),
    ]


def test_nobody_wins_a_game_played_together_that_one_resigns() -> None:
    state = take(full(load_state("cyberion", 2)), "resign", 1, **RESIGNED)
    assert [(each.is_won, each.score) for each in results_of(state)] == [
        (False, None),
        (False, None),
    ]


def test_bot_that_stood_in_at_the_end_has_no_result_for_its_person() -> None:
    state = take(full(load_state("mech-a-dream", 2)), "hand-over", 0, bot="greedy")
    state = take(state, "resign", 1, **RESIGNED)
    assert [each.person for each in results_of(state)] == ["p1"]


def test_person_in_several_seats_has_one_result_of_a_game_played_together() -> None:
    for game, counted in (("cyberion", ["p0"]), ("mech-a-dream", [])):
        state = load_state(game, 2)
        for seat in (0, 1):
            place = replace(state.seating.places[seat], is_taken=True, person="p0", name="P")
            places = list(state.seating.places)
            places[seat] = place
            state.seating = replace(state.seating, places=tuple(places))
        assert [each.person for each in results_of(state)] == counted, game


def test_table_that_does_not_count_has_no_results() -> None:
    state = take(full(load_state(counts=False)), "resign", 0, **RESIGNED)
    assert list(results_of(state)) == []
