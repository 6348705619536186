"""Tables made behind the page's back: quicker than by clicks, where clicks are not the question."""

from __future__ import annotations

import itertools
import random
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import APIResponse, BrowserContext

from dreamcog.core.menu_tree import moves_of

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


class Tables:
    """Requests to the server without the page, with the cookie of a browser."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self._request = context.request
        self._url = url
        self._names = itertools.count(1)

    def get(self, path: str, **query: Any) -> Any:
        """Ask for something."""
        return answer(self._request.get(urljoin(self._url, path), params=query))

    def post(self, path: str, body: object = None) -> Any:
        """Do something."""
        return answer(self._request.post(urljoin(self._url, path), data=body or {}))

    def become(self, name: str) -> Any:
        """Be a guest with this name."""
        return self.post("api/me", {"name": name})

    def make(self, game: str, *seats: object, **options: Any) -> str:
        """Make a table with these seats; its id."""
        players = len(seats)
        wanted = {"game": game, "options": {"players": players, **options}, "seats": seats}
        return str(self.post("api/tables", wanted)["id"])

    def invite(self, table: str) -> str:
        """The invitation to a table of this person's."""
        return str(self.get(f"api/tables/{table}")["invite"])

    def whole(self, table: str, seat: int | None = None) -> Any:
        """Everything that a seat may know."""
        return self.get(f"api/tables/{table}/whole", **({} if seat is None else {"seat": seat}))

    def act(self, table: str, kind: str, seat: int = 0, **more: Any) -> Any:
        """Do something at a table."""
        told = {"type": kind, "client": f"t{next(self._names)}", "seat": seat, **more}
        return self.post(f"api/tables/{table}/acts", told)

    def play_on(self, table: str, rng: random.Random, until: Any, most: int = 2000) -> Any:
        """Play any moves for this person's seats until a condition holds; what is known then.

        `until` is asked about what a seat that is to play is told.
        """
        for _ in range(most):
            info = self.get(f"api/tables/{table}")
            if info["room"]["status"] != "playing":
                return self.whole(table, info["my_seats"][0])
            for seat in set(info["my_seats"]) & set(info["turn"]):
                whole = self.whole(table, seat)
                if until(whole):
                    return whole
                if whole["menu"] is not None:
                    move = rng.choice(list(moves_of(whole["menu"])))
                    self.act(table, "move", seat, decision=whole["decision"], move=move)
                    break
        raise AssertionError("it never came to that")


def answer(response: APIResponse) -> Any:
    """What the server answered, if it could."""
    assert response.ok, f"{response.status} {response.url}: {response.text()}"
    return response.json() if response.body() else None
