"""The worker process in which bots decide.

This module is run as a program: it reads a request from each line of standard input and
writes the response as a line to standard output. When its server has ended, standard input is
closed and the worker ends.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec

from dreamcog.bots import USUAL_BUDGET, Budget, Decision, bot
from dreamcog.bots.threads import keep_to_one_thread
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind

OPEN_GAMES = 32
"""Games that a worker keeps open: to check a box takes as long as to choose a move."""
NICENESS = 10


@dataclass(frozen=True, slots=True)
class BotRequest:
    """What a bot is asked: the game with its options and box, what its seat sees, which bot it is.

    `rng` is the text that seeds its random choices: the same request has the same response, unless
    the bot thinks for a time.
    """

    game: str
    options: dict[str, Any]
    box: dict[str, Any]
    view: dict[str, Any]
    seat: int
    bot: str
    rng: str
    budget: Budget = USUAL_BUDGET


class BotResponse(msgspec.Struct, omit_defaults=True):
    """A move with its reasons, or the engine's refusal, or the text of an error."""

    decision: Decision | None = None
    refused: dict[str, Any] | None = None
    error: str = ""
    is_late: bool = False
    """Whether the bot's time was over."""


class RawRequest(msgspec.Struct):
    """A request as a worker reads it: options and box stay encoded, as keys of the cache."""

    game: str
    options: msgspec.Raw
    box: msgspec.Raw
    view: dict[str, Any]
    seat: int
    bot: str
    rng: str
    budget: Budget


@lru_cache(maxsize=OPEN_GAMES)
def open_game(name: str, options: bytes, box: bytes) -> Game[Any]:
    """A game with its options and its box, each given as JSON."""
    chosen = msgspec.json.decode(options, type=dict[str, Any])
    return game_kind(name).open({**chosen, "box": msgspec.json.decode(box)})


def respond(line: bytes) -> BotResponse:
    """The response to a request; an error of a bot is a response as well."""
    try:
        request = msgspec.json.decode(line, type=RawRequest)
        game = open_game(request.game, bytes(request.options), bytes(request.box))
        rng = random.Random(request.rng)
        chooser = bot(request.bot, game.kind)
        decision = chooser.decide(game, request.view, request.seat, rng, request.budget)
        return BotResponse(decision=decision)
    except Refused as refused:
        return BotResponse(refused=refused.to_json())
    except TimeoutError as error:
        return BotResponse(error=str(error), is_late=True)
    except Exception as error:
        return BotResponse(error=f"{type(error).__name__}: {error}")


def serve(requests: Iterable[bytes], responses: BinaryIO) -> None:
    """Respond to every request in turn, until there are no more."""
    for line in requests:
        responses.write(msgspec.json.encode(respond(line)) + b"\n")
        responses.flush()


def main() -> None:
    """Run a worker at low priority. SIGINT is ignored: the server ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep_to_one_thread()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    responses = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no response
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, responses)


if __name__ == "__main__":
    main()
