"""The worker process in which the teacher works: hints, why a bot moved, reviews of whole games.

This module is run as a program, with how far it stands back for others as its argument: it reads a
request from each line of standard input and writes one or more responses, as lines, to standard
output. When its server has ended, standard input is closed and the worker ends.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from dreamcog.bots.threads import keep_to_one_thread
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.saves import play_again
from dreamcog.server.automation.bot_worker import open_game

if TYPE_CHECKING:
    from dreamcog.teacher.explaining import Explainer
    from dreamcog.teacher.hinting import Adviser

HINTING, REVIEWING = "hinting", "reviewing"
"""What a worker is for: hints come after the moves of bots, reviews after everything else."""
NICENESS = {HINTING: 14, REVIEWING: 19}
"""How far a worker stands back; bots choose their moves at 10."""
TELL_EVERY = 0.25
"""Seconds between two words about how far a review has come."""

Told = dict[str, Any]


class OpenGame(msgspec.Struct, frozen=True):
    """A game with its options and its box, as requests name it."""

    name: str
    options: dict[str, Any]
    box: dict[str, Any]

    def open(self) -> Game[Any]:
        """The game; a worker keeps those that it was asked about last."""
        encode = msgspec.json.encode
        return open_game(self.name, encode(self.options), encode(self.box))


class HintRequest(msgspec.Struct, frozen=True, tag="hint"):
    """Asks for a hint, in two stages, for a seat that is to act, from what it sees."""

    game: OpenGame
    view: Told
    seat: int
    seed: str


class WhyRequest(msgspec.Struct, frozen=True, tag="why"):
    """Asks why a bot made its move, from what it saw and what was kept of its reasons."""

    game: OpenGame
    view: Told
    seat: int
    kept: Told


class ReviewRequest(msgspec.Struct, frozen=True, tag="review"):
    """Asks for the review of a saved game; how far it has come is told meanwhile."""

    save: Told


AnyRequest = HintRequest | WhyRequest | ReviewRequest


class TeacherResponse(msgspec.Struct, omit_defaults=True):
    """A part of an answer, the last of which ends it; or a refusal, or the text of an error."""

    told: Told | None = None
    is_last: bool = True
    refused: Told | None = None
    error: str = ""


decode = msgspec.json.Decoder(AnyRequest).decode


@lru_cache(maxsize=8)
def adviser_of(game: str) -> Adviser:
    """Who advises the players of a game, with its networks loaded."""
    from dreamcog.teacher.hinting import Adviser

    return Adviser(game_kind(game))


@lru_cache(maxsize=8)
def explainer_of(game: str) -> Explainer:
    """Who finds the reasons of bots in a game, with its networks loaded."""
    from dreamcog.teacher.explaining import Explainer

    return Explainer(game_kind(game))


def answer(request: AnyRequest, tell: Callable[[Told], None]) -> Told:
    """The whole answer to a request; what is known before is told at once."""
    if isinstance(request, HintRequest):
        adviser, game = adviser_of(request.game.name), request.game.open()
        tell(adviser.first(game, request.view, request.seat, request.seed).to_json())
        return adviser.full(game, request.view, request.seat, request.seed).to_json()
    if isinstance(request, WhyRequest):
        explainer = explainer_of(request.game.name)
        return explainer.why(request.game.open(), request.view, request.seat, request.kept)
    return review_of(request.save, tell)


def review_of(save: Told, tell: Callable[[Told], None]) -> Told:
    """The review of a saved game: what all seats have in common, and each seat's own part."""
    from dreamcog.teacher.judging import Judge
    from dreamcog.teacher.reviewing import review

    table = play_again(save)
    told_at = 0.0

    def note(number: int) -> None:
        nonlocal told_at
        if time.monotonic() - told_at > TELL_EVERY:
            told_at = time.monotonic()
            tell({"done": number})

    found = review(table, Judge(table.game.kind), note)
    return by_seat([found.to_json(seat) for seat in range(table.game.options["players"])])


def by_seat(told: list[Told]) -> Told:
    """What is the same for all seats once, and what differs by seat."""
    common = [key for key in told[0] if all(each[key] == told[0][key] for each in told)]
    return {
        "common": {key: told[0][key] for key in common},
        "seats": [{key: each[key] for key in each if key not in common} for each in told],
    }


def respond(line: bytes, tell: Callable[[TeacherResponse], None]) -> None:
    """Respond to a request; an error is a response as well."""
    try:
        whole = answer(decode(line), lambda told: tell(TeacherResponse(told, is_last=False)))
        tell(TeacherResponse(whole))
    except Refused as refused:
        tell(TeacherResponse(refused=refused.to_json()))
    except Exception as error:
        tell(TeacherResponse(error=f"{type(error).__name__}: {error}"))


def serve(requests: Iterable[bytes], responses: BinaryIO) -> None:
    """Respond to every request in turn, until there are no more."""

    def tell(response: TeacherResponse) -> None:
        responses.write(msgspec.json.encode(response) + b"\n")
        responses.flush()

    for line in requests:
        respond(line, tell)


def main() -> None:
    """Run a worker. SIGINT is ignored: the server ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep_to_one_thread()
    if hasattr(os, "nice"):
        os.nice(NICENESS[sys.argv[1]])
    responses = sys.stdout.buffer
    sys.stdout = sys.stderr
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, responses)


if __name__ == "__main__":
    main()
