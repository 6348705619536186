"""Refusals of Cyberion in every language: the facts of each become one sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import islice

import pytest

import dreamcog
from dreamcog.core.registry import game_kind
from dreamcog.games.cyberion.refusals import CODES
from dreamcog.i18n.texts import Texts, languages
from dreamcog.server.ops.texts import refusal_message
from support.facts_of_cyberion.facts import FACTS
from support.kits import KITS
from support.positions import some_states, walk
from support.refused import Asker, Told

GAME = "cyberion"
EVERYTHING = {**KITS[GAME].everything, "players": 2}


def all_told() -> Iterator[Told]:
    """Refusals of every code, arranged and met by chance."""
    rng = random.Random(5)
    for case in FACTS.arranged:
        game = game_kind(GAME).open(dict(case.options))
        state = game.arrange_given(game.deal(1), case.given)
        told = Asker(game, FACTS, rng).told_of_case(state, case)
        assert told is not None
        yield told
    for options in (EVERYTHING, {"players": 2, "expansions": ["babybots", "microbots"]}):
        for game, start in islice(some_states(GAME, options, 5), 10):
            asker = Asker(game, FACTS, rng)
            for state in [start, *islice(walk(game, start, rng, 60), 0, None, 5)]:
                for seat in (0, 1):
                    for move, whole in asker.moves(state, seat, 6):
                        if told := asker.told(state, seat, move, whole):
                            yield told


def test_every_refusal_that_is_told_is_a_sentence_with_its_rule() -> None:
    """In words only: no public name, no variable, no number that is not a fact of it."""
    speakers = [Texts(lang) for lang in languages()]
    met, said = set(), set()
    for told in all_told():
        met.add(told.refused.code)
        facts = repr((told.refused.code, sorted(told.params.items())))
        if facts in said:
            continue
        said.add(facts)
        for texts in speakers:
            sentence = texts.refusal(GAME, told.refused)
            assert re.fullmatch(r"[^{}]+\. \[C[\d.]+\]", sentence), sentence
            assert not re.search(r"\w/\w|\b(any|giga|size)-\w", sentence), sentence
    assert met >= set(CODES.values())


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (
            {"do": "repair", "machine": "I/planbot", "robots": ["platform/planbot-1"] * 2},
            "Planbot\u00a01 (Platform) is there once, and you named it 2 times. [C3.1]",
        ),
        (
            {
                "do": "repair",
                "machine": "I/planbot",
                "robots": ["platform/planbot-1", "platform/sirenbot-1"],
            },
            "I · 2 Planbots: needs 2 Planbots; with these you come to 1. [C3.2]",
        ),
        (
            {"do": "repair", "machine": "I/planbot"},
            "I · 2 Planbots: needs 2 Planbots; you have 1. [C3.2]",
        ),
        (
            {"do": "repair", "machine": "II/sum-min"},
            "needs 3 robots that add up to at least 12; the best you have is 9. [C3.2]",
        ),
        (
            {"do": "upgrade", "model": "planbot"},
            "Moving the Planbot Cog on from level II costs 2 repaired machines from the Experience "
            "pile; you have 1. [C3.6]",
        ),
        (
            {"do": "trigger", "robot": "platform/planbot-1", "level": 4},
            "The Planbot Cog is at level II: choose that level or a lower one, not IV. [C3.4]",
        ),
    ],
)
def test_a_refusal_says_names_and_numbers(move: dict[str, object], sentence: str) -> None:
    table = dreamcog.deal(GAME, seed=1, support=0)
    given = {
        "factory": ["I/planbot", "II/sum-min", "I/size-1", "I/size-2", "I/size-3"],
        "platform": ["planbot-1", "sirenbot-1", "sirenbot-2", "cyclobot-3", "cyclobot-4"],
        "levels": {"planbot": 2},
        "experience": 1,
    }
    table.state = table.game.arrange_given(table.state, given)
    refused = table.why(0, move)
    assert refused is not None
    said = Texts("en").refusal(table.game, refused)
    assert sentence.replace("\u00a0", " ") in said.replace("\u00a0", " ")


def test_a_server_names_machines_as_the_box_of_the_table_prints_them() -> None:
    values = game_kind(GAME).open({}).box_values
    tier_3 = [*values["machines"]["tier_3"]]
    tier_3[4] = "4 robots, sum <= 8"
    box = {**values, "machines": {**values["machines"], "tier_3": tier_3}}
    table = dreamcog.deal(GAME, seed=1, box=box)
    refused = table.why(0, {"do": "repair", "machine": "III/sum-max"})
    assert refused is not None
    told = refusal_message(refused, "en", table.game)
    assert told.params == {"machine": "III/sum-max"}
    assert "sum at most 8" in told.text


def test_a_gigantobot_is_named_by_all_that_it_shows() -> None:
    for traits, name in (("one", "Gigantobot of size 2"), ("two", "Cyclobot 2 Gigantobot")):
        table = dreamcog.deal(
            GAME, seed=1, expansions=["gigantobots"], gigantobot_traits=traits, support=0
        )
        given = {"platform": ["planbot-5", "planbot-4"]}
        table.state = table.game.arrange_given(table.state, given)
        robots = ["platform/planbot-5", "platform/planbot-4"]
        move = {"do": "pilot", "robots": robots, "on": ["giga-size-2", "giga-planbot"]}
        refused = table.why(0, move)
        assert refused is not None
        assert name in Texts("en").refusal(table.game, refused).replace("\u00a0", " ")
