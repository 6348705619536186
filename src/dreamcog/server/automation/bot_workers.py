"""Bots at work: they think in processes of their own, so that nobody's move waits for a thought.

A worker is this module, run as a program: a question comes in as a line of JSON, its answer goes
out as another. A worker whose server is gone finds nothing more to read, and ends.
"""

from __future__ import annotations

import asyncio
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

from dreamcog.bots import bot
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind

PATIENCE = 60.0
"""Seconds after which nothing more is expected of a thought."""

OPEN_GAMES = 32
"""Games that a worker keeps open: to check a box takes as long as to think."""

LONGEST_ANSWER = 1 << 20
A_MOMENT = 0.05
NICENESS = 10


@dataclass(frozen=True, slots=True)
class BotRequest:
    """What a bot is asked: a game as it was opened, what a seat sees of it, and whose bot it is.

    `rng` is the text from which its chances come; the same question has the same answer.
    """

    game: str
    options: dict[str, Any]
    box: dict[str, Any]
    view: dict[str, Any]
    seat: int
    bot: str
    rng: str


class BotResponse(msgspec.Struct, omit_defaults=True):
    """What comes back: a move, or a refusal, or what went wrong."""

    move: dict[str, Any] | None = None
    refused: dict[str, Any] | None = None
    wrong: str = ""


class WorkerDied(Exception):
    """A worker is gone, and what it was thinking about with it."""


class Worker:
    """A process that thinks about one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._questions = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls) -> Worker:
        """A new worker; it is ready when it answers."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", __name__),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
            )
        )

    async def ask(self, question: bytes) -> BotResponse:
        """Its answer to a question, which is a line."""
        try:
            self._questions.write(question)
            await self._questions.drain()
            line = await self._answers.readline()
            return msgspec.json.decode(line, type=BotResponse)
        except (OSError, ValueError, msgspec.DecodeError) as error:
            raise WorkerDied from error

    def kill(self) -> None:
        """Stop it, whatever it is doing; whoever waits for its answer is told."""
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        """Leave nothing of it behind. Nobody may be waiting for its answer."""
        self.kill()
        with suppress(OSError):
            await self.process.communicate()


class BotWorkers:
    """A few workers for all tables: who asks first is answered first.

    The first worker starts with the first question. One that dies is replaced, and what it was
    asked is asked once more.
    """

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self.waiting = 0
        """Questions that nobody thinks about yet."""
        self._patience = patience
        self._room = asyncio.Semaphore(processes)
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._thoughts: set[asyncio.Task[BotResponse]] = set()
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that are there now."""
        return [worker.process.pid for worker in self._workers]

    async def choose_move(self, question: BotRequest) -> dict[str, Any]:
        """A move. What the engine says no to is refused; anything else that fails is an error.

        Whoever stops waiting takes the question back, unless it is being thought about: such a
        thought is finished, and forgotten.
        """
        line = msgspec.json.encode(question) + b"\n"
        self.waiting += 1
        try:
            await self._room.acquire()
        finally:
            self.waiting -= 1
        thought = asyncio.ensure_future(self._answer(line))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thought_of)
        answer = await asyncio.shield(thought)
        if answer.refused is not None:
            code, rule = answer.refused["code"], answer.refused["rule"]
            raise Refused(code, rule, **answer.refused["params"])
        if answer.move is None:
            raise RuntimeError(answer.wrong)
        return answer.move

    def _thought_of(self, thought: asyncio.Task[BotResponse]) -> None:
        """There is room for the next; an error that nobody waits for any more is not a surprise."""
        self._thoughts.discard(thought)
        self._room.release()
        if not thought.cancelled():
            thought.exception()

    async def _answer(self, question: bytes) -> BotResponse:
        """The answer of a worker, or of the one that took its place."""
        for _ in range(2):
            if self._closed:
                break
            worker = await self._worker()
            try:
                answer = await asyncio.wait_for(worker.ask(question), self._patience)
            except WorkerDied:
                await self._dismiss(worker)
            except TimeoutError:
                await self._dismiss(worker)
                return BotResponse(wrong=f"no answer within {self._patience:g} seconds")
            except asyncio.CancelledError:
                await self._dismiss(worker)
                raise
            else:
                self._idle.append(worker)
                return answer
        return BotResponse(wrong="closed" if self._closed else "died twice of the same question")

    async def _worker(self) -> Worker:
        """A worker with nothing to do: the one that was busy last, else a new one."""
        if self._idle:
            return self._idle.pop()
        worker = await Worker.start()
        self._workers.add(worker)
        return worker

    async def _dismiss(self, worker: Worker) -> None:
        self._workers.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """End all workers, in mid-thought too. Whoever waits gets an error."""
        self._closed = True
        while self._thoughts or self._idle:
            for worker in self._workers:
                worker.kill()
            while self._idle:
                await self._dismiss(self._idle.pop())
            if self._thoughts:
                await asyncio.wait(self._thoughts, timeout=A_MOMENT)


class RawRequest(msgspec.Struct):
    """A question as a worker reads it: what it has opened before, it need not read again."""

    game: str
    options: msgspec.Raw
    box: msgspec.Raw
    view: dict[str, Any]
    seat: int
    bot: str
    rng: str


@lru_cache(maxsize=OPEN_GAMES)
def open_game(name: str, options: bytes, box: bytes) -> Game[Any]:
    """A game with its options and its box, each as JSON."""
    chosen = msgspec.json.decode(options, type=dict[str, Any])
    return game_kind(name).open({**chosen, "box": msgspec.json.decode(box)})


def answer_to(line: bytes) -> BotResponse:
    """What a worker answers to a line, whatever happens."""
    try:
        asked = msgspec.json.decode(line, type=RawRequest)
        game = open_game(asked.game, bytes(asked.options), bytes(asked.box))
        chances = random.Random(asked.rng)
        return BotResponse(move=bot(asked.bot).choose(game, asked.view, asked.seat, chances))
    except Refused as refused:
        return BotResponse(refused=refused.to_json())
    except Exception as error:
        return BotResponse(wrong=f"{type(error).__name__}: {error}")


def work(questions: Iterable[bytes], answers: BinaryIO) -> None:
    """Answer every question in turn, until there are no more."""
    for line in questions:
        answers.write(msgspec.json.encode(answer_to(line)) + b"\n")
        answers.flush()


def main() -> None:
    """A worker's life: modest, and deaf to a stop meant for the server, which ends it itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
