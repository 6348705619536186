"""What observations of Cyberion tell: where numbers stand, the box, both seats, the deck."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from dreamcog.core.registry import game_kind
from dreamcog.games.cyberion.names import rule_name
from dreamcog.games.cyberion.observed import (
    At,
    DraftAt,
    GigantobotAt,
    MachineAt,
    ModelAt,
    PlaceAt,
    QuestionAt,
    RobotAt,
    TableAt,
    TraitAt,
    Width,
)
from dreamcog.games.cyberion.observed_blocks import LEVELS, OBSERVATION
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import Rule
from support.boxes import built_in_box
from support.laws import check_observations_leak_nothing
from support.observed import check_places, told

KIND = game_kind("cyberion")
EVERYTHING: dict[str, Any] = {
    "players": 2,
    "first": 0,
    "expansions": ["babybots", "gigantobots", "microbots", "multibots", "devious-cog"],
}
OPTION_NUMBERS = (
    "table: two players",
    *(f"table: with: {name.replace('-', ' ')}" for name in EVERYTHING["expansions"]),
    "table: support tokens drawn at the start",
    "table: swap cost: Microbots",
)
COLUMNS = {
    "table": TableAt,
    "factory": PlaceAt,
    "machines": MachineAt,
    "robots": RobotAt,
    "models": ModelAt,
    "gigantobots": GigantobotAt,
    "traits": TraitAt,
    "question": QuestionAt,
    "draft": DraftAt,
}


def test_numbers_are_written_where_the_layout_says() -> None:
    check_places(OBSERVATION, At, Width, COLUMNS)


def test_the_law_finds_an_observation_that_shows_the_top_card() -> None:
    def leaking(s: State, box: Box, seat: int, out: list[int]) -> None:
        KIND.game_type.rules.observe_printed(box, out)
        KIND.game_type.rules.observe(s, box, seat, out)
        out[At.DECK_TOP] = s.deck[s.n_deck - 1]

    game = KIND.open({})
    game.rules = replace(game.rules, observe=leaking)
    with pytest.raises(AssertionError, match="deck-top: card 0"):
        check_observations_leak_nothing(game, game.deal(1), random.Random(1))


def changed(entry: str, value: object) -> dict[str, Any]:
    """The printed box with one value changed."""
    values = built_in_box("cyberion")
    part: Any = values
    *path, last = entry.split(".")
    for step in path:
        part = part[int(step)] if isinstance(part, list) else part[step]
    part[int(last) if isinstance(part, list) else last] = value
    return values


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("abilities.cyclobot.1", "any to deck"),
        ("abilities.cyclobot.4", "any to deck"),
        ("machines.tier_1.0", "5 of each model"),
        ("machines.tier_2.1", "5 of each size"),
        ("machines.tier_2.3", "3 robots, sum >= 5"),
        ("machines.tier_3.4", "5 robots, sum <= 25"),
        ("machines.tier_2.5", "XXYYY"),
        ("microbots.tokens", ["sirenbot"] * 20),
        ("interference.tokens", ["planbot"] * 10),
        ("gigantobots.cards", ["sirenbot"] * 10),
        ("structural_damage.tokens", 1),
        ("structural_damage.failsafes_each", 9),
    ],
)
def test_another_number_in_the_box_is_seen(entry: str, value: object) -> None:
    own, other = KIND.open(EVERYTHING), KIND.open({**EVERYTHING, "box": changed(entry, value)})
    assert own.box != other.box
    for seat in (0, 1):
        assert own.observe(own.deal(3), seat) != other.observe(other.deal(3), seat)


@pytest.mark.parametrize("name", ["sirenbot", "stockbot", "planbot", "commandbot_price"])
def test_another_number_at_a_level_is_seen(name: str) -> None:
    own = KIND.open(EVERYTHING)
    for level in range(1, 5):
        was = built_in_box("cyberion")["abilities"][name][level]
        box = changed(f"abilities.{name}.{level}", 4 if was == 5 else 5)
        other = KIND.open({**EVERYTHING, "box": box})
        assert own.observe(own.deal(3), 0) != other.observe(other.deal(3), 0)


def test_options_are_told() -> None:
    def table(options: dict[str, Any]) -> dict[str, int]:
        game = KIND.open(options)
        numbers = told(game, game.deal(1), 0)
        return {name: n for name, n in numbers.items() if name in OPTION_NUMBERS}

    chosen = {**EVERYTHING, "support": 4, "microbot_swap_cost": 3}
    assert table(chosen) == dict(zip(OPTION_NUMBERS, (1, 1, 1, 1, 1, 1, 4, 3), strict=True))
    assert table({"support": 0}) == {"table: swap cost: Microbots": 2}


def test_what_is_unseen_is_counted() -> None:
    game = KIND.open(EVERYTHING)
    state = game.deal(4)
    numbers = told(game, state, 0)
    unseen = [n for name, n in numbers.items() if "unseen tokens" in name]
    assert sum(unseen) == sum(state.n_interference)
    assert [numbers[f"table: in machine deck: tier {tier}"] for tier in ("II", "III")] == [10, 10]
    assert sum(n for name, n in numbers.items() if name.endswith("in pile")) == state.n_pile
    assert numbers["table: failsafes each damage costs at the end"] == game.box.failsafes_each


def test_abilities_are_told_level_by_level() -> None:
    game = KIND.open({})
    box, numbers = game.box, told(game, game.deal(1), 0)
    printed = {
        "sirenbot: robots drawn": box.sirenbot,
        "stockbot: robots stored": box.stockbot,
        "cyclobot: any robot": box.cyclobot_any,
        "cyclobot: to the Platform": box.cyclobot_to_platform,
        "planbot: cards looked at": box.planbot,
        "commandbot: price": box.commandbot_price,
    }
    for row, values in printed.items():
        found = [numbers.get(f"abilities: {row}: level {level}", 0) for level in LEVELS[1:]]
        assert found == values[2:]


def test_a_question_is_told_with_the_cards_that_were_looked_at() -> None:
    game = KIND.open({})
    given = {
        "pending": [{"do": "arrange", "source": "planbot", "cards": ["planbot-3", "sirenbot-1"]}]
    }
    state = game.arrange_given(game.deal(1), given)
    numbers = told(game, state, 0)
    asked = {name: number for name, number in numbers.items() if name.startswith("question")}
    assert asked == {
        "question: answer: arrange": 1,
        "question: left": 2,
        "question: ability: planbot": 1,
    }
    assert numbers["robots: planbot-3: looked at"] == numbers["robots: sirenbot-1: looked at"] == 1
    begun = game.take(
        state,
        game.spell(state, 0, {"do": "arrange", "bottom": ["sirenbot-1"], "top": ["planbot-3"]})[0],
    ).after
    put = {name: n for name, n in told(game, begun, 0).items() if name.startswith("put-back")}
    assert put == {"put-back: card 0: model: planbot": 1, "put-back: card 0: size": 3}


@pytest.mark.parametrize("rule", [Rule.C3_13, Rule.C3_8, Rule.C8_6, Rule.C9_5, Rule.C12_4])
def test_the_rule_that_ended_the_game_is_told(rule: int) -> None:
    game = KIND.open({})
    state = game.copy(game.deal(1))
    state.over, state.won, state.reason = 1, int(rule == Rule.C3_13), rule
    numbers = told(game, state, 0)
    ended = {name for name in numbers if name.startswith(("table: ended by", "table: won"))}
    won = {"table: won"} if rule == Rule.C3_13 else set()
    assert ended == {f"table: ended by: {rule_name(rule)}", *won}
    assert numbers["table: over"] == 1


def test_each_seat_counts_its_own_place_first() -> None:
    game = KIND.open({"players": 2, "first": 0})
    state = game.deal(5)
    factory = game.view(state, None)["factory"]
    for seat, places in ((0, (0, 1, 2, 3, 4)), (1, (4, 1, 2, 3, 0))):
        numbers = told(game, state, seat)
        for row, place in enumerate(places):
            assert numbers[f"machines: {factory[place]}: place: {row}"] == 1
        assert "factory: place 4: may repair it: the observing seat (C7.2)" not in numbers
        assert numbers["factory: place 0: may repair it: the observing seat (C7.2)"] == 1


def test_machines_are_told_as_printed() -> None:
    game = KIND.open({"expansions": ["multibots"]})
    numbers = told(game, game.deal(1), 0)
    row = {name: number for name, number in numbers.items() if "machines: II/planbot" in name}
    assert row["machines: II/planbot: tier: 1 to 3"] == 2
    assert row["machines: II/planbot: model: planbot"] == 1
    assert row["machines: II/planbot: robots that are asked for"] == 3


def test_without_multibots_machines_of_the_third_tier_are_not_in_the_game() -> None:
    game = KIND.open({})
    assert not [name for name in told(game, game.deal(1), 0) if "machines: III/" in name]


def test_known_cards_are_told_in_their_order_and_others_are_counted() -> None:
    game = KIND.open({})
    given = {
        "known_top": ["planbot-1", "sirenbot-4"],
        "known_bottom": ["stockbot-2"],
        "robot_deck": ["planbot-1", "sirenbot-4", "...", "stockbot-2"],
    }
    numbers = told(game, game.arrange_given(game.deal(1), given), 0)
    deck = {name: number for name, number in numbers.items() if name.startswith("deck-")}
    assert deck == {
        "deck-top: card 0: model: planbot": 1,
        "deck-top: card 0: size": 1,
        "deck-top: card 1: model: sirenbot": 1,
        "deck-top: card 1: size": 4,
        "deck-bottom: card 0: model: stockbot": 1,
        "deck-bottom: card 0: size": 2,
    }
    assert numbers["robots: planbot-1: known on top of the deck"] == 1
    assert sum(n for name, n in numbers.items() if name.endswith(": in deck")) == 40


def test_what_a_move_has_named_is_told_to_the_seat_that_composes_it() -> None:
    game = KIND.open({"players": 2, "first": 0})
    state = game.deal(5)
    robot = game.view(state, 0)["platform"][0]
    given = {"levels": dict.fromkeys(game.view(state, 0)["levels"], 3)}
    state = game.arrange_given(state, given)
    flat = game.spell(state, 0, {"do": "trigger", "robot": f"platform/{robot}", "level": 1})
    begun = game.take(state, flat[0]).after
    numbers = told(game, begun, 0)
    assert numbers["draft: move: trigger"] == 1
    assert numbers[f"robots: {robot}: named in the draft: platform"] == 1
    assert not [name for name in told(game, begun, 1) if "draft" in name]
