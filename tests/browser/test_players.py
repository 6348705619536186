"""Several people: each at a screen of their own, or all at one."""

from __future__ import annotations

import pytest

from browser.conftest import Invite
from browser.player import Player
from browser.proxy import Proxy
from browser.server import Server
from browser.tables import ME, OPEN

pytestmark = pytest.mark.slow


def play_together(*players: Player, most: int = 3000) -> None:
    """Let each play whenever there is something to do, until the game is over for all."""
    for _ in range(most):
        seen = [player.look() for player in players]
        if all(each.is_over for each in seen):
            return
        for player, sight in zip(players, seen, strict=True):
            if sight.can_act:
                player.step(sight)
        if not any(each.can_act for each in seen):
            players[0].page.wait_for_timeout(30)
    raise AssertionError("it is not over")


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_two_people_at_one_table(invite: Invite, server: Server, game: str) -> None:
    ada = invite("Ada")
    table = ada.tables.make(game, ME, OPEN)
    here = ada.go(f"tables/{table}")
    link = here.locator(".waiting input").input_value()
    with Proxy(server.port) as line:
        bob = invite("Bob", url=line.url)
        there = bob.go("join/" + link.rsplit("/", 1)[-1])
        there.locator("main button.main").click()
        there.locator(".tabletop").wait_for()
        players = Player(here), Player(there, seed=2)
        for player in players:
            player.page.locator(".waiting").wait_for(state="detached")
        play_some(*players)
        with bob.witness.expecting("ERR_|WebSocket"):
            line.cut()
            there.locator("[role=status] .notice").wait_for()
            line.mend()
            there.locator("[role=status] .notice").wait_for(state="detached")
        play_together(*players)
        bob.context.close()


def play_some(*players: Player, rounds: int = 20) -> None:
    """Let each play a little."""
    for _ in range(rounds):
        for player in players:
            sight = player.look()
            if sight.can_act and not sight.is_over:
                player.step(sight)


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_several_at_one_screen(invite: Invite, game: str) -> None:
    ada = invite("Ada")
    table = ada.tables.make(game, {**ME, "name": "Ada"}, {**ME, "name": "Bob"})
    player = Player(ada.go(f"tables/{table}"))
    if game == "cyberion":
        player.play_to_the_end()
    else:
        player.play(20)
    seats = {each["seat"] for each in ada.tables.get(f"api/tables/{table}/log", seat=0)}
    assert seats >= {0, 1}
