"""Worker processes in which the teacher works, apart from those of bots: nobody waits for it.

A pool has one worker, for hints or for reviews. It starts with the first request.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any

import msgspec

from dreamcog.core.refusal import Refused
from dreamcog.server.automation.bot_workers import Worker, WorkerDied
from dreamcog.server.automation.teacher_worker import AnyRequest, TeacherResponse

PROGRAM = "dreamcog.server.automation.teacher_worker"
LONGEST_RESPONSE = 16 << 20
"""Bytes of the longest response: the review of a long game."""


class TeacherWorkers:
    """A worker of the teacher; requests are handled one after the other."""

    def __init__(self, purpose: str, timeout: float) -> None:
        """For `hinting` or `reviewing`, with the seconds that may pass before each response."""
        self.waiting = 0
        """Requests that the worker has not taken yet."""
        self._purpose = purpose
        self._timeout = timeout
        self._turn = asyncio.Lock()
        self._worker: Worker | None = None
        self._closed = False

    async def ask(
        self, request: AnyRequest, require: Callable[[], object] = lambda: None
    ) -> AsyncGenerator[dict[str, Any], None]:
        """The parts of an answer, the whole one last.

        When the worker's turn has come, `require` may refuse what nobody waits for any more. The
        engine's refusals are raised as such; other failures are errors. Where whoever asks goes
        away before the end, the worker is ended with its work.
        """
        line = msgspec.json.encode(request) + b"\n"
        self.waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self.waiting -= 1
        try:
            require()
            is_whole = False
            try:
                worker = await self._ready_worker(line)
                while not is_whole:
                    response = await self._response(worker)
                    is_whole = response.is_last
                    if response.refused is not None:
                        code, rule = response.refused["code"], response.refused["rule"]
                        raise Refused(code, rule, **response.refused["params"])
                    if response.told is None:
                        raise RuntimeError(response.error)
                    yield response.told
            except (WorkerDied, TimeoutError) as problem:
                raise RuntimeError(f"the teacher's worker: {problem!r}") from problem
            finally:
                if not is_whole:
                    await self._end()
        finally:
            self._turn.release()

    async def _ready_worker(self, line: bytes) -> Worker:
        """A worker that has taken the request: the one there is, or a new one."""
        if self._worker is not None and self._worker.process.returncode is not None:
            await self._end()
        if self._closed:
            raise WorkerDied("closed")
        if self._worker is None:
            self._worker = await Worker.start(
                PROGRAM, self._purpose, longest_response=LONGEST_RESPONSE
            )
        await self._worker.send(line)
        return self._worker

    async def _response(self, worker: Worker) -> TeacherResponse:
        line = await asyncio.wait_for(worker.receive(), self._timeout)
        try:
            return msgspec.json.decode(line, type=TeacherResponse)
        except msgspec.DecodeError as error:
            raise WorkerDied from error

    async def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()

    async def close(self) -> None:
        """End the worker, also a busy one; whoever waits for it gets an error."""
        self._closed = True
        if self._worker is not None:
            self._worker.kill()
        async with self._turn:
            await self._end()
