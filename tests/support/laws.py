"""Laws that every game keeps, checked in one position that the caller has."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu


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
