"""What goes wrong outside of the page: it says so, keeps what was chosen, and goes on by itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route

from browser.access import barriers
from browser.conftest import Invite
from browser.person import PHONE
from browser.player import Player
from browser.server import Server
from browser.tables import ME

pytestmark = pytest.mark.slow

AWAY = ("ERR_", "WebSocket", "status of 50", "server: 50")


def test_a_server_that_stops_and_comes_back(invite: Invite, own_server: Server) -> None:
    person = invite(url=own_server.url)
    page = person.go(f"tables/{person.tables.make('cyberion', ME, seed=2)}")
    player = Player(page)
    player.touch(player.wait().lit[0])
    picked = player.look().picked
    assert picked
    notice = page.locator("[role=status] .notice")
    board = page.locator(".tabletop .board")
    place = board.bounding_box()
    with person.witness.expecting(*AWAY):
        own_server.stop()
        notice.wait_for()
        assert board.bounding_box() == place
        assert barriers(page) == []
        assert player.look().picked == picked
        own_server.start()
        notice.wait_for(state="detached")
    assert player.look().picked == picked
    player.play(1)
    assert player.moves == 1


def test_a_move_that_is_made_while_the_server_is_away(invite: Invite, own_server: Server) -> None:
    person = invite(url=own_server.url)
    table = person.tables.make("cyberion", ME, seed=2, support=3)
    page = person.go(f"tables/{table}")
    player = Player(page)
    player.wait()
    entries = len(person.tables.get(f"api/tables/{table}/log", seat=0))
    with person.witness.expecting(*AWAY):
        own_server.kill()
        player.press(0)
        page.locator("[role=status] .notice").wait_for()
        own_server.start()
        page.locator("[role=status] .notice").wait_for(state="detached")
    if player.wait().is_sure:
        player.press(0)
    page.wait_for_timeout(1000)
    assert len(person.tables.get(f"api/tables/{table}/log", seat=0)) == entries + 1


def test_a_table_that_is_closed_while_one_plays(invite: Invite) -> None:
    person = invite()
    table = person.tables.make("cyberion", ME)
    page = person.go(f"tables/{table}")
    Player(page).wait()
    person.tables.post(f"api/tables/{table}/close")
    page.locator(".ending").wait_for()
    assert barriers(page) == []


@pytest.mark.parametrize("path", ["tables/AAAAAAAAAAAA", "join/AAAAAAAAAAAA"])
def test_a_table_that_is_not_there(invite: Invite, path: str) -> None:
    person = invite(screen=PHONE)
    with person.witness.expecting("status of 404"):
        page = person.page
        page.goto(person.url + path)
        page.locator(".problem").wait_for()
    assert page.locator('main a[href="./"]').is_visible()
    assert barriers(page) == []


@pytest.mark.usefixtures("built")
def test_a_server_that_is_full(invite: Invite, tmp_path: Path) -> None:
    with Server(tmp_path, most_connections=2) as server:
        first = invite("Ada", url=server.url)
        table = first.tables.make("cyberion", ME)
        Player(first.go(f"tables/{table}")).wait()
        second = invite("Bob", url=server.url)
        with second.witness.expecting("WebSocket", "status of 503", "server: 503"):
            second.page.goto(f"{server.url}tables/{table}")
            second.page.locator(".problem, .notice").first.wait_for()
            assert barriers(second.page) == []
            first.context.close()
            second.page.locator(".tabletop .board").wait_for()
        second.context.close()


def test_a_server_that_comes_back_with_another_page(invite: Invite, own_server: Server) -> None:
    person = invite(url=own_server.url)
    page = person.go(f"tables/{person.tables.make('cyberion', ME, seed=2)}")
    Player(page).wait()

    def serve_another(route: Route) -> None:
        route.fulfill(body="<!doctype html>", headers={"ETag": '"another"'})

    page.route(own_server.url, serve_another)
    with person.witness.expecting(*AWAY):
        own_server.stop()
        page.locator("[role=status] .notice").wait_for()
        own_server.start()
        page.locator("[role=status] .new").wait_for()
    assert barriers(page) == []
    page.unroute(own_server.url)
    page.locator("[role=status] .new button").click()
    assert Player(page).wait().can_act
    assert not page.locator("[role=status] .new").count()


def test_a_refused_undo_is_a_note_that_goes_away(invite: Invite) -> None:
    person = invite(screen=PHONE)
    page = person.go(f"tables/{person.tables.make('cyberion', ME, seed=2)}")
    Player(page).wait()
    board = page.locator(".tabletop .board")
    place = board.bounding_box()
    note = page.locator("[role=status] .note")
    page.locator(".bar button.undo").click()
    note.wait_for()
    assert board.bounding_box() == place
    assert barriers(page) == []
    note.locator("button").click()
    note.wait_for(state="detached")
    page.locator(".bar button.undo").click()
    note.wait_for()
    note.wait_for(state="detached")
