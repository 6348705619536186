"""Hints at a server whose worker is a stand-in: it thinks until it is let go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any

from dreamcog.server.automation.teacher_worker import AnyRequest, HintRequest, WhyRequest
from support.serving import Seat, Served

MOVE = {"move": {"do": "end-turn"}, "chance": 0.5, "score": None, "share": None, "reasons": []}
FULL = {"seat": 0, "stage": "full", "nudge": None, "plan": [], "goals": [], "moves": [MOVE]}
FIRST = FULL | {"stage": "first"}
MARKS = 'SELECT hints FROM seats WHERE "table" = ? ORDER BY seat'


class Thinking:
    """Stands for the worker: it tells the stages when it is let, and fails when it is to."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.problem: Exception | None = None
        self.may_begin, self.may_end = asyncio.Event(), asyncio.Event()
        self.may_begin.set()
        self.may_end.set()

    async def ask(
        self, request: AnyRequest, require: Callable[[], object] = lambda: None
    ) -> AsyncGenerator[dict[str, Any], None]:
        assert isinstance(request, HintRequest | WhyRequest)
        self.asked.append(request)
        await self.may_begin.wait()
        yield FIRST
        await self.may_end.wait()
        if self.problem is not None:
            raise self.problem
        yield FULL


def let_go(thinking: Thinking) -> Any:
    async def finish() -> None:
        thinking.may_begin.set()
        thinking.may_end.set()

    return finish


def hold(served: Served, event: asyncio.Event) -> None:
    async def clear() -> None:
        event.clear()

    served.within(clear)


async def hinted(seat: Seat, count: int = 2) -> list[dict[str, Any]]:
    """The answers to a hint that a seat asks for, as they come."""
    client = seat.person.client()
    await seat.send_text(f'{{"type": "hint", "client": "{client}", "seat": {seat.seat}}}')
    await seat.until(lambda: len(told(seat, client)) >= count)
    return told(seat, client)


def told(seat: Seat, client: str) -> list[dict[str, Any]]:
    refused = [seat.answers[client]] if client in seat.answers else []
    return [each for each in seat.other if each.get("client") == client] + refused
