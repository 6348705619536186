"""The page behind a proxy, under a path that is not the root: it never leaves that path."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.conftest import Invite
from browser.player import Player
from browser.proxy import Proxy
from browser.server import Server
from browser.tables import BOT, ME

pytestmark = pytest.mark.slow


@pytest.mark.usefixtures("built")
def test_a_page_under_a_path_plays(invite: Invite, tmp_path: Path) -> None:
    with (
        Server(tmp_path, base_path="/games/dreamcog") as server,
        Proxy(server.port, "/games/dreamcog") as proxy,
    ):
        person = invite(url=proxy.url)
        page = person.go()
        page.goto(f"{proxy.url}rules/cyberion")
        page.locator("main h1").wait_for()
        page.locator('a[href="./"]').first.click()
        page.locator('a[href="new/mech-a-dream"], a[href^="new/mech-a-dream?"]').first.wait_for()
        assert page.url == proxy.url
        table = person.tables.make("mech-a-dream", ME, BOT)
        player = Player(person.go(f"tables/{table}"))
        player.play(3)
        assert player.moves == 3
        assert proxy.strays == []
        person.context.close()
