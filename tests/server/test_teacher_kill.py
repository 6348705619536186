"""A server that is killed loses no mark of a hint, and no review that was asked for."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest

from server.killing import CONNECTION_LOST, Process
from support.databases import SQLITE, fresh_url
from support.serving import Person

ME = [{"kind": "me"}]


@pytest.mark.slow
def test_marks_and_reviews_outlive_a_killed_server(tmp_path: Path) -> None:
    server = Process(fresh_url(SQLITE, tmp_path))

    async def play() -> None:
        server.start()
        await server.answers()
        async with Person(server.url, "Ada") as ada:
            over = (await ada.make_table("cyberion", ME))["id"]
            await ada.act(over, "move", decision=1, move={"do": "end-turn"})
            await ada.act(over, "resign")
            seat = await ada.subscribe((await ada.make_table("cyberion", ME))["id"], 0)
            await ada.post(f"/api/tables/{over}/review")
            await seat.send_text(json.dumps({"type": "hint", "client": "h", "seat": 0}))
            await seat.until(lambda: bool(seat.other))
            server.kill()
            with suppress(*CONNECTION_LOST):
                await seat.leave()
            assert seat.other[0]["hint"]["stage"] == "first"
            server.start()
            await server.answers()
            room = (await ada.get(f"/api/tables/{seat.table}"))["room"]
            assert [each["hints"] for each in room["seats"]] == [1]
            for _ in range(600):
                review = await ada.get(f"/api/tables/{over}/review")
                if review["status"] == "done":
                    break
                await asyncio.sleep(0.05)
            assert len(review["review"]["decisions"]) == 1

    try:
        asyncio.run(play())
    finally:
        server.close()
