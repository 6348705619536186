"""What people do before and after a game, by requests: come, make a table, sit down, play again."""

from __future__ import annotations

import itertools
from typing import Any

import httpx


class Desk:
    """Where people are made guests and tables are made; each person is known by a cookie."""

    def __init__(self, url: str) -> None:
        unused = httpx.Limits(keepalive_expiry=1.0)  # the server closes such connections later
        self._http = httpx.AsyncClient(base_url=url, timeout=60, limits=unused)
        self._names = itertools.count(1)

    async def close(self) -> None:
        await self._http.aclose()

    async def guest(self) -> str:
        """Somebody new; the cookie that proves it."""
        answer = await self._post("", "/api/me", {"name": f"Guest {next(self._names)}"})
        return answer.headers["set-cookie"].partition(";")[0]

    async def make_table(self, cookie: str, game: str, options: dict[str, Any]) -> dict[str, Any]:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (options["players"] - 1)
        told = {"game": game, "options": options, "seats": seats}
        made: dict[str, Any] = (await self._post(cookie, "/api/tables", told)).json()
        return made

    async def sit(self, cookie: str, invite: str, seat: int) -> None:
        await self._post(cookie, f"/api/invites/{invite}", {"client": "sit", "seat": seat})

    async def rematch(self, cookie: str, table: str) -> dict[str, Any]:
        made: dict[str, Any] = (
            await self._post(cookie, f"/api/tables/{table}/rematch", None)
        ).json()
        return made

    async def _post(self, cookie: str, path: str, body: Any) -> httpx.Response:
        headers = {"Cookie": cookie} if cookie else {}
        answer = await self._http.post(path, json=body, headers=headers)
        self._http.cookies.clear()
        answer.raise_for_status()
        return answer
