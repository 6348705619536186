"""Several people: each at a screen of their own, or all at one."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.overflow import cut_off, scrolls_down
from browser.person import Person, Screen
from browser.player import Player
from browser.proxy import Proxy
from browser.scenes import open_panel
from browser.server import Server
from browser.tables import ME, OPEN, Tables
from dreamcog.core.menu_tree import moves_of

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


def test_those_at_one_screen_are_told_apart(invite: Invite) -> None:
    ada = invite("Gentle Cog")
    page = ada.go()
    page.locator("[data-way=one-screen]").first.click()
    page.locator(".tabletop .board").wait_for()
    table = page.url.rsplit("/", 1)[-1]
    info = ada.tables.get(f"api/tables/{table}")
    names = [each["name"] for each in info["room"]["seats"]]
    assert names[0] == "Gentle Cog"
    assert len(set(names)) == len(names) == 2
    who, frame = page.locator(".bar .player .who"), page.locator(".tabletop .middle")
    first, other = names if info["turn"] == [0] else reversed(names)
    assert who.inner_text() == first
    colours = [frame.evaluate(FRAME)]
    page.evaluate(HEAR_NOW)
    come_to(Player(page), other)
    assert page.evaluate("window.heard")[0] == f"Now: {other}"
    page.locator(".now").wait_for(state="detached")
    colours.append(frame.evaluate(FRAME))
    assert colours[0] != colours[1]


def test_those_of_one_name_are_told_apart(invite: Invite) -> None:
    ada = invite("Ada")
    table = ada.tables.make("mech-a-dream", ME, ME)
    page = ada.go(f"tables/{table}")
    come_to(Player(page), "Ada 2")
    assert page.locator(".workshop .name").first.inner_text() == "Ada 2"


def test_the_view_turns_when_everything_has_come_to_rest(invite: Invite) -> None:
    ada = invite("Ada", is_still=False)
    table = ada.tables.make("mech-a-dream", {**ME, "name": "Ada"}, {**ME, "name": "Bob"}, seed=1)
    page = ada.go(f"tables/{table}")
    Player(page).wait()
    page.evaluate(WATCH_TURNING)
    player = Player(page)
    while len(turned := page.evaluate("window.turned")) < TURNS:
        player.step(player.wait())
    assert page.evaluate("window.flights") > 0
    assert not any(turned), "the view turned while something was on its way"


HEAR_NOW = """() => {
  window.heard = [];
  const said = document.querySelector(".said");
  const hear = () => said.innerText && window.heard.push(said.innerText.trim());
  new MutationObserver(hear).observe(said, { childList: true });
}"""
TURNS = 4
"""So often the view turns while it is watched."""
FRAME = "(middle) => getComputedStyle(middle, '::after').borderTopColor"
WATCH_TURNING = """() => {
  const moving = () =>
    document
      .querySelector(".board")
      .getAnimations({ subtree: true })
      .filter((each) => each.playState === "running" && each.effect.target?.style.zIndex === "15")
      .length;
  window.turned = [];
  window.flights = 0;
  let latest = 0;
  const look = () => {
    latest = moving();
    window.flights += latest;
    requestAnimationFrame(look);
  };
  look();
  new MutationObserver(() => window.turned.push(latest)).observe(
    document.querySelector(".bar .player .who"),
    { childList: true, characterData: true, subtree: true },
  );
}"""


def come_to(player: Player, name: str, most: int = 200) -> None:
    """Play at one screen until the table is seen by a player of this name."""
    for _ in range(most):
        seen = player.wait()
        if player.page.locator(".bar .player .who").inner_text() == name and not seen.is_greeted:
            return
        player.step(seen)
    raise AssertionError(f"{name} had no turn")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_bot_plays_only_after_a_second_yes(invite: Invite, answer: str) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = ada.tables.make("cyberion", ME, OPEN)  # alone, the bot would end the game at once
    bob.tables.post(f"api/invites/{ada.tables.invite(table)}", {"client": "bob"})
    page = ada.go(f"tables/{table}")
    page.locator(".tabletop .board").wait_for()  # whoever begins
    open_panel("people")(page)
    ask = page.locator(".drawer [data-act=hand-over]")
    ask.locator("button").click()
    assert bot_of(ada, table) is None
    ask.locator("[role=group] button").nth(0 if answer == "yes" else 1).click()
    ask.locator("[role=group]").wait_for(state="detached")
    if answer == "no":
        assert ask.locator("button").evaluate("(button) => button === document.activeElement")
        assert bot_of(ada, table) is None
    else:
        page.locator(".drawer .card button.main").wait_for()
        assert bot_of(ada, table) is not None


@pytest.mark.parametrize("act", ["hand-over", "resign", "leave", "close"])
def test_what_cannot_be_taken_back_asks_first(invite: Invite, act: str) -> None:
    ada = invite("Ada")
    table = ada.tables.make("cyberion", ME)
    page = ada.go(f"tables/{table}")
    Player(page).wait()
    entries = len(ada.tables.get(f"api/tables/{table}/log", seat=0))
    open_panel("people")(page)
    ask = page.locator(f".drawer [data-act={act}]")
    ask.locator("button").click()
    assert ask.locator("[role=group] span").inner_text()
    assert ask.locator("button").nth(1).evaluate("(button) => button === document.activeElement")
    page.wait_for_timeout(300)
    assert len(ada.tables.get(f"api/tables/{table}/log", seat=0)) == entries


def bot_of(person: Person, table: str) -> str | None:
    """The bot that plays for a person at a table."""
    bot: str | None = person.tables.get(f"api/tables/{table}")["room"]["seats"][0]["bot"]
    return bot


def test_who_loses_a_specialist_is_told(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = ada.tables.make("mech-a-dream", ME, OPEN, variants=["specialists"])
    bob.tables.post(f"api/invites/{ada.tables.invite(table)}", {"client": "bob"})
    taken = play_until_one_can_take(ada.tables, bob.tables, table)
    page = ada.go(f"tables/{table}")
    page.locator(".tabletop .board").wait_for()
    specialist = taken["move"]["specialist"]
    bob.tables.act(table, "move", 1, **taken)
    page.locator("[role=status] .note", has_text="Bob").wait_for()
    page.locator(f'.touch.pointed[data-key="specialist/{specialist}"]').first.wait_for()


def test_who_loses_a_specialist_to_another_at_the_same_screen_is_told(invite: Invite) -> None:
    ada = invite("Ada")
    seats = ({**ME, "name": "Ada"}, {**ME, "name": "Bob"})
    # In some deals it is Bob's turn again, and the view stays with him: this is none of them.
    table = ada.tables.make("mech-a-dream", *seats, variants=["specialists"], seed=1)
    taken = play_until_one_can_take(ada.tables, ada.tables, table)
    page = ada.go(f"tables/{table}")
    Player(page).wait()
    who = page.locator(".bar .player .who")
    assert who.inner_text() == "Bob"
    specialist = taken["move"]["specialist"]
    ada.tables.act(table, "move", 1, **taken)
    expect(who).to_have_text("Ada")
    page.locator("[role=status] .note", has_text="Bob").wait_for()
    page.locator(f'.touch.pointed[data-key="specialist/{specialist}"]').first.wait_for()


def play_until_one_can_take(ada: Tables, bob: Tables, table: str) -> Any:
    """Play any moves for both until the second can take a Specialist of the first: that move."""
    rng = random.Random(1)
    for _ in range(2000):
        turn = ada.get(f"api/tables/{table}")["turn"]
        whole = (ada, bob)[turn[-1]].whole(table, turn[-1])
        moves = list(moves_of(whole["menu"]))
        if turn[-1] == 1:
            held = [each["id"] for each in whole["position"]["players"][0]["specialists"]]
            for move in moves:
                if move["do"] == "stock-room" and move.get("specialist") in held:
                    return {"decision": whole["decision"], "move": move}
        move = rng.choice(moves)
        (ada, bob)[turn[-1]].act(table, "move", turn[-1], decision=whole["decision"], move=move)
    raise AssertionError("nothing could be taken")


SIZES = ((360, 740), (820, 1180), (1280, 720), (1920, 1080))


@pytest.mark.parametrize("size", SIZES)
def test_how_cyberion_stands_is_seen_at_every_size(invite: Invite, size: tuple[int, int]) -> None:
    width, height = size
    ada = invite("Gentle Cog", Screen("screen", width, height))
    table = ada.tables.make("cyberion", ME, ME)
    page = ada.go(f"tables/{table}")
    Player(page).wait()
    position = ada.tables.whole(table, 0)["position"]
    status = page.locator(".bar .status")
    told = " ".join(status.inner_text().split())
    machines = position["machine_deck"] + len(position["factory"])
    for part in (f"0/{machines}", str(position["robot_deck"]), "turn 1", "your turn"):
        assert part in told
    assert status.locator(".held").count() == position["failsafes"]
    for each in status.locator("li").all():
        box = each.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    assert cut_off(page) == []
    assert not scrolls_down(page)
