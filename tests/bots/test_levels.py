"""Levels: bots of measured strength with names that people understand."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from importlib import resources

import pytest

from dreamcog.bots import (
    USUAL_BUDGET,
    Budget,
    bot,
    bot_names,
    cast_of,
    level_names,
    stand_in,
    table_budget,
    usual_bot,
)
from dreamcog.bots.levels import LevelBot, level_bot, level_digest
from dreamcog.bots.network import NetworkBot
from dreamcog.bots.network_runs import NetworkGames
from dreamcog.cli.seats import PERSON, read_seats, seated
from dreamcog.core.levels import CHOSEN, LEVEL_NAMES, MEASURED, Level, levels_in
from dreamcog.core.registry import game_kind, games
from dreamcog.core.table import deal
from dreamcog.i18n.texts import Texts, languages
from dreamcog.sim.loops import NOBODY

both_games = pytest.mark.parametrize("game", games())


@both_games
def test_every_game_has_five_levels_and_each_is_stronger_than_the_one_below(game: str) -> None:
    kind = game_kind(game)
    assert tuple(level_names(kind)) == tuple(kind.levels.levels) == LEVEL_NAMES
    ratings = [kind.levels.strengths[name].rating for name in LEVEL_NAMES]
    assert ratings == sorted(ratings)
    listed = [name for name in bot_names(kind) if name in LEVEL_NAMES]
    assert tuple(listed) == LEVEL_NAMES
    assert {usual_bot(kind), stand_in(kind)} <= set(LEVEL_NAMES)
    assert bot_names(kind).index(stand_in(kind)) > bot_names(kind).index("random")


@both_games
def test_what_was_measured_is_what_is_played(game: str) -> None:
    """A level that is tuned anew has to be measured anew: ./dev bench levels."""
    levels = game_kind(game).levels.levels
    folder = resources.files(game_kind(game).package)
    measured = json.loads((folder / MEASURED).read_text(encoding="utf-8"))["levels"]
    assert list(measured) == list(levels)
    for name, level in levels.items():
        drawn = measured[name]["temperature"], measured[name]["reach"] or float("inf")
        assert (measured[name]["bot"], *drawn) == (level.bot, level.temperature, level.reach)
        assert measured[name]["seconds"] == level.seconds


def test_levels_are_where_they_are_measured_to_be() -> None:
    """The bars that the levels were tuned to."""
    mech, cyberion = (game_kind(name).levels.strengths for name in ("mech-a-dream", "cyberion"))
    for name in LEVEL_NAMES[1:]:
        assert 0.65 <= mech[name].won <= 0.85
    assert mech["beginner"].rating < mech["greedy"].rating
    for name, wanted in zip(LEVEL_NAMES, (0.10, 0.35, 0.65, 0.90, 0.99), strict=True):
        assert cyberion[name].won == pytest.approx(wanted, abs=0.05)


def test_the_first_opponent_is_kind_and_the_partner_a_help() -> None:
    assert usual_bot(game_kind("mech-a-dream")) == LEVEL_NAMES[0]
    partner = game_kind("cyberion").levels.strengths[usual_bot(game_kind("cyberion"))]
    assert partner.won > 0.85
    assert stand_in(game_kind("cyberion")) != "greedy"


@both_games
@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_a_level_chooses_legal_moves_that_depend_on_its_randomness_alone(
    game: str, name: str
) -> None:
    opened = game_kind(game).open({"players": 2})
    player, varied, budget = bot(name, opened.kind), 0, Budget(iterations=16)
    assert player.name == name
    for deal_number in range(2 if name == "expert" else 6):
        state = opened.deal(deal_number)
        seat = min(opened.deciders(state))
        view = opened.view(state, seat)
        told = []
        for seed in (1, 1, 2, 3):
            move = player.decide(opened, view, seat, random.Random(seed), budget).move
            opened.check(state, seat, move)
            told.append(json.dumps(move))
        assert told[0] == told[1]
        varied += len(set(told)) > 1
    assert varied > 0 or name in ("hard", "expert")


def test_levels_of_networks_are_played_in_batches_and_told_apart() -> None:
    kind = game_kind("mech-a-dream")
    cast = cast_of(["easy", "greedy", "medium"], 3, kind)
    assert cast.bots[0] == cast.bots[2] == NOBODY != cast.bots[1]
    assert not cast.asked
    easy, none, medium = cast.networks
    assert none is None
    assert easy
    assert medium
    assert easy[1] != medium[1]
    level = kind.levels.levels["easy"]
    assert level_digest(kind, level) == easy[1]
    assert level_digest(kind, replace(level, temperature=level.temperature + 0.1)) != easy[1]


@pytest.mark.slow
def test_a_level_below_loses_to_one_above() -> None:
    kind = game_kind("mech-a-dream")
    policies = []
    for name in ("beginner", "medium"):
        found = bot(name, kind)
        assert isinstance(found, NetworkBot)
        policies.append(found.policy)
    play = NetworkGames(kind.open({"players": 2}), [NOBODY] * 2, policies, "native")
    wins = play.judged(5, 12)["wins"].sum(axis=0)
    assert wins[1] > wins[0]


def test_a_level_that_is_no_network_plays_under_its_own_name_with_its_own_time() -> None:
    kind = game_kind("cyberion")
    found = level_bot(kind, Level("expert", "greedy", seconds=1.0), bot)
    assert isinstance(found, LevelBot)
    game = kind.open({})
    view = game.view(game.deal(1), 0)
    decisions = [
        each.decide(game, view, 0, random.Random(1), USUAL_BUDGET)
        for each in (found, bot("greedy"))
    ]
    assert decisions[0] == decisions[1]
    assert found.name == "expert"
    assert table_budget(kind, "greedy") == table_budget(kind, "easy") == USUAL_BUDGET


def test_a_level_may_think_longer_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = game_kind("cyberion")
    levels = replace(kind.levels, levels={"expert": Level("expert", "network", seconds=1.0)})
    monkeypatch.setattr(type(kind), "levels", levels)
    assert table_budget(kind, "expert") == Budget(1.0)


def test_a_game_without_levels_has_none() -> None:
    found = levels_in("dreamcog.core")
    assert not found.levels
    assert found.usual is found.stand_in is None
    assert not (resources.files("dreamcog.core") / CHOSEN).is_file()


def test_saved_games_know_levels_and_the_bots_of_before() -> None:
    game = game_kind("mech-a-dream").open({"players": 4})
    for others in (["easy", "expert", "beginner"], ["random", "greedy", "network"]):
        told = seated(game, bots=others).to_json()
        assert [seat["kind"] for seat in told] == [PERSON, *others]
        assert [player.kind for player in read_seats(told, game).players] == [PERSON, *others]


@pytest.mark.parametrize("lang", languages())
@both_games
def test_every_level_is_told_of_in_words(game: str, lang: str) -> None:
    kind, texts = game_kind(game), Texts(lang)
    lines = {
        texts.say(f"bot-about-{name}")
        + texts.level_strength(kind.levels.strengths[name], kind.together)
        for name in LEVEL_NAMES
    }
    assert len(lines) == len(LEVEL_NAMES)
    for name in LEVEL_NAMES:
        told = texts.level_strength(kind.levels.strengths[name], kind.together)
        share = kind.levels.strengths[name].won
        chance = share if kind.together or share >= 0.5 else 1 - share
        assert str(round(100 * chance)) in told
    table = deal(game, players=2)
    names = seated(table.game, bots=["easy"]).names(texts)
    assert names[1].casefold() == texts.bot_level("easy").casefold()
