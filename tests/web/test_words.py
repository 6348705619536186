"""The page says of a game, in each language, what the terminal says."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.bundle import sources
from dreamcog.i18n.printed import built_in
from dreamcog.i18n.texts import Texts, languages
from support.positions import OPTION_SETS
from web.node import answer

NAMES = ["Ada", "Blaise", "Charles", "Dorothy"]
MOST_MOVES = 100
Told = dict[str, Any]


def played(game: Game[Any], rng: random.Random, most: int) -> Told:
    """What happens in some part of a game, as its first seat sees it."""
    state = game.deal(rng.getrandbits(64))
    turns, positions = [], []
    for _ in range(most):
        deciders = sorted(game.deciders(state))
        if not deciders:
            break
        seat = rng.choice(deciders)
        if seat == 0:
            positions.append(game.view(state, seat))
        moves = list(islice(Menu(game, state, seat), MOST_MOVES))
        turn = game.play(state, seat, rng.choice(moves))
        turns.append([event.seen_by(0) for event in turn.events])
        state = turn.after
    outcome = game.outcome(state)
    told: Told = {
        "turns": turns,
        "outcomes": [] if outcome is None else [outcome],
        "questions": positions,
    }
    return json.loads(json.dumps(told))  # type: ignore[no-any-return]


def some_of(name: str) -> Told:
    """Parts of games with many options, and one that is played to its end."""
    rng = random.Random(5)
    told: Told = {"turns": [], "outcomes": [], "questions": []}
    sets = [options for game, options in OPTION_SETS if game == name]
    for options in [*sets[::5], sets[0]]:
        game = game_kind(name).open(options)
        for key, some in played(game, rng, 2000 if options is sets[0] else 60).items():
            told[key] += some
    assert told["outcomes"]
    return told


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_a_game_reads_as_in_the_terminal(name: str) -> None:
    box, told = built_in(name), some_of(name)
    known = {"game": name, "faces": box.faces, "names": NAMES, **told}
    asked = [
        {"language": language, "source": "\n".join(sources(language).values()), **known}
        for language in languages()
    ]
    for language, found in zip(languages(), answer("words", asked), strict=True):
        texts = Texts(language)
        for events, lines in zip(told["turns"], found["turns"], strict=True):
            assert lines == texts.events(box, events, NAMES)
        for outcome, line in zip(told["outcomes"], found["outcomes"], strict=True):
            assert line == texts.outcome(box, outcome, NAMES)
        if name == "mech-a-dream":
            for position, line in zip(told["questions"], found["questions"], strict=True):
                assert line == texts.of(box).question(position)
