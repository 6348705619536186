"""Laws that every game keeps, checked in one position that the caller has."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from support.positions import redealt


def check_nothing_leaks(game: Game[Any], state: Any, rng: random.Random) -> None:
    """Check law 6: views, previews and events of moves that reveal nothing leak nothing."""
    for seat in range(game.options["players"]):
        view = game.view(state, seat)
        guess = game.guess(json.loads(json.dumps(view)), rng)
        assert game.view(guess, seat) == view
        moves = list(islice(Menu(game, state, seat), 60))
        assert [move for move in moves if move not in Menu(game, guess, seat)] == []
        for move in rng.sample(moves, min(3, len(moves))):
            seen = game.preview(state, seat, move)
            assert game.preview(guess, seat, move) == seen
            if not seen["reveals"]:
                true, guessed = game.play(state, seat, move), game.play(guess, seat, move)
                assert [e.seen_by(seat) for e in true.events] == [
                    e.seen_by(seat) for e in guessed.events
                ]
                assert game.view(true.after, seat) == game.view(guessed.after, seat)


def check_observations_leak_nothing(game: Game[Any], state: Any, rng: random.Random) -> None:
    """Check law 11: an observation stays the same when all that is unseen is dealt anew."""
    names = game.rules.observation.names()
    for seat in range(game.options["players"]):
        seen = game.observe(state, seat)
        for other in islice(redealt(game, state, seat, rng), 2):
            told = game.observe(other, seat)
            leaked = [names[i] for i in range(len(names)) if told[i] != seen[i]]
            assert not leaked, leaked
