"""A pool of worker processes in which bots choose their moves, off the server's event loop."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress

import msgspec

from dreamcog.bots import Decision
from dreamcog.bots.asking import time_limit
from dreamcog.core.refusal import Refused
from dreamcog.server.automation.bot_worker import BotRequest, BotResponse
from dreamcog.server.automation.turns import Turns

PROGRAM = "dreamcog.server.automation.bot_worker"
MORE_SECONDS = 5.0
"""Seconds after the end of a bot's time when its worker is given up: a program is ended by then."""
LONGEST_RESPONSE = 1 << 20
POLL_SECONDS = 0.05


class WorkerDied(Exception):
    """A worker process has ended before it responded."""


class Worker:
    """A worker process, which handles one request at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._requests = process.stdin
        self._responses = process.stdout

    @classmethod
    async def start(cls, *program: str, longest_response: int = LONGEST_RESPONSE) -> Worker:
        """Start a worker, of bots or of another program; it is ready when it responds."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", *(program or (PROGRAM,))),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=longest_response,
                start_new_session=True,
            )
        )

    async def request(self, line: bytes) -> BotResponse:
        """The worker's response to a request, given as a line."""
        await self.send(line)
        try:
            return msgspec.json.decode(await self.receive(), type=BotResponse)
        except msgspec.DecodeError as error:
            raise WorkerDied from error

    async def send(self, line: bytes) -> None:
        """Write a request, given as a line."""
        try:
            self._requests.write(line)
            await self._requests.drain()
        except OSError as error:
            raise WorkerDied from error

    async def receive(self) -> bytes:
        """The next line of the worker's responses."""
        try:
            line = await self._responses.readline()
        except (OSError, ValueError) as error:
            raise WorkerDied from error
        if not line:
            raise WorkerDied
        return line

    def kill(self) -> None:
        """Kill the process, and programs that it has begun, which are in its session.

        A caller that waits for its response gets `WorkerDied`.
        """
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    async def end(self) -> None:
        """Kill the process and collect it; no caller may be waiting for its response."""
        self.kill()
        with suppress(OSError):
            await self.process.communicate()


class BotWorkers:
    """A few workers for all tables; those for whom bots move have their turns one after the other.

    The first worker starts with the first request. One that dies is replaced, and its request is
    retried once.
    """

    def __init__(self, processes: int = 1, timeout: float | None = None) -> None:
        """So many workers. Without a timeout a request has that of its budget."""
        self.waiting = 0
        """Requests that no worker has taken yet."""
        self._timeout = timeout
        self._turns = Turns(processes)
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._running: set[asyncio.Task[BotResponse]] = set()
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        return [worker.process.pid for worker in self._workers]

    async def decide(self, request: BotRequest, person: str | None = None) -> Decision:
        """A bot's decision, in the turn of the person whom it follows.

        The engine's refusals are raised as such; other failures are errors, `TimeoutError` where
        its time was over.

        A caller that is cancelled withdraws the request, unless a worker has taken it: then it is
        finished, and its response dropped.
        """
        line = msgspec.json.encode(request) + b"\n"
        self.waiting += 1
        try:
            await self._turns.take(person)
        finally:
            self.waiting -= 1
        limit = self._timeout or time_limit(request.budget) + MORE_SECONDS
        running = asyncio.ensure_future(self._respond(line, limit))
        self._running.add(running)
        running.add_done_callback(self._finished)
        response = await asyncio.shield(running)
        if response.refused is not None:
            code, rule = response.refused["code"], response.refused["rule"]
            raise Refused(code, rule, **response.refused["params"])
        if response.decision is None:
            raise (TimeoutError if response.is_late else RuntimeError)(response.error)
        return response.decision

    def _finished(self, running: asyncio.Task[BotResponse]) -> None:
        """Make room for the next request; retrieve an error that no caller waits for any more."""
        self._running.discard(running)
        self._turns.give_back()
        if not running.cancelled():
            running.exception()

    async def _respond(self, line: bytes, limit: float) -> BotResponse:
        """The response of a worker, or of the one that replaced it, within so many seconds."""
        for _ in range(2):
            if self._closed:
                break
            worker = await self._idle_worker()
            try:
                response = await asyncio.wait_for(worker.request(line), limit)
            except WorkerDied:
                await self._end(worker)
            except TimeoutError:
                await self._end(worker)
                return BotResponse(error=f"no response within {limit:g} seconds", is_late=True)
            except asyncio.CancelledError:
                await self._end(worker)
                raise
            else:
                self._idle.append(worker)
                return response
        return BotResponse(error="closed" if self._closed else "two workers died of this request")

    async def _idle_worker(self) -> Worker:
        """An idle worker: the one that was busy last, else a new one."""
        if self._idle:
            return self._idle.pop()
        worker = await Worker.start()
        self._workers.add(worker)
        return worker

    async def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """End all workers, also busy ones; callers that wait get an error."""
        self._closed = True
        while self._running or self._idle:
            for worker in self._workers:
                worker.kill()
            while self._idle:
                await self._end(self._idle.pop())
            if self._running:
                await asyncio.wait(self._running, timeout=POLL_SECONDS)
