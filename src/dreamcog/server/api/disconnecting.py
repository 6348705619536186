"""Work for a client that is given up when the client disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from litestar.connection import Request

from dreamcog.server.api.errors import RequestAborted

T = TypeVar("T")


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What the work for a request comes to; it is cancelled where the client disconnects."""
    loop = asyncio.get_running_loop()
    working, leaving = loop.create_task(work), loop.create_task(disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise RequestAborted
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def disconnected(request: Request[Any, Any, Any]) -> None:
    """Wait until the client has disconnected; its request has no body."""
    with suppress(RequestAborted):
        while (await request.receive())["type"] != "http.disconnect":
            pass
