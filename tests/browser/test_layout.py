"""Where things lie, and how large they are drawn, on screens of different sizes."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.person import DESK, LANGUAGES, LARGE, PHONE, TABLET, Person, Screen
from browser.player import PATIENCE, Player
from browser.tables import BOT, ME, OPEN
from dreamcog.core.menu_tree import moves_of

pytestmark = pytest.mark.slow

FULL_FACES = """() => {
  window.fullFaces = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const each of addedNodes)
        if (each instanceof Element && each.closest("[inert]"))
          window.fullFaces += each.querySelectorAll(".tile.tall .foot").length;
  }).observe(document.querySelector(".tabletop .board"), { childList: true, subtree: true });
}"""
"""Counts the tiles that fly with the face that they had where they were for sale."""


def open_table(person: Person, table: str) -> Page:
    """Sit down at a table."""
    page = person.go(f"tables/{table}")
    page.locator(".tabletop .board > *").first.wait_for()
    return page


def height(page: Page, selector: str) -> float:
    """How high something is drawn."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_what_is_around_the_board_grows_with_it(invite: Invite, game: str) -> None:
    person = invite()
    page = open_table(person, person.tables.make(game, ME, *([BOT] * (game != "cyberion")), seed=1))
    parts = (".tabletop > .bar", ".tabletop > .asked", ".tabletop .board")
    small = [height(page, part) for part in parts]
    person.look_at(LARGE)
    page.wait_for_function("innerWidth === 1920")
    for part, before in zip(parts, small, strict=True):
        assert height(page, part) > before * 1.35, part


def test_the_factory_on_a_phone_shows_what_i_can_pay_with(invite: Invite) -> None:
    person = invite(screen=PHONE)
    table = person.tables.make("mech-a-dream", ME, BOT, seed=1)
    page = open_table(person, table)
    own = person.tables.whole(table, 0)["position"]["players"][0]
    page.locator(".tabs button").nth(1).click()
    means = page.locator(".means")
    means.wait_for()
    assert [int(each) for each in means.locator("b").all_inner_texts()] == [
        own["flowers"],
        own["ink"],
        own["rainbows"],
    ]
    person.look_at(DESK)
    means.wait_for(state="hidden")


def any_belt(whole: Any) -> bool:
    """Play on until another player builds two machines."""
    return any(len(each["belt"]) > 1 for each in whole["position"]["players"][1:])


def test_the_machines_of_others_lie_at_their_slots(invite: Invite) -> None:
    person = invite()
    table = person.tables.make("mech-a-dream", ME, BOT, BOT, BOT, seed=1)
    whole = person.tables.play_on(table, random.Random(1), any_belt)
    page = open_table(person, table)
    for seat, player in enumerate(whole["position"]["players"][1:], 1):
        slots = page.locator(f".neighbour [data-zone='belt-{seat}'] > li")
        for machine in player["belt"]:
            there = slots.nth(slots.count() - machine["slot"])
            assert there.locator(f"[data-key='belt/{machine['tile']}']").count() == 1


def test_a_tile_that_is_bought_flies_with_its_full_face(invite: Invite) -> None:
    person = invite(is_still=False)
    table = person.tables.make("mech-a-dream", ME, BOT, BOT, BOT, seed=1)
    page = open_table(person, table)
    page.evaluate(FULL_FACES)
    person.tables.play_on(table, random.Random(1), any_belt)
    end = time.monotonic() + PATIENCE
    while not page.evaluate("window.fullFaces > 0"):
        assert time.monotonic() < end, "nothing flew with its full face"
        page.wait_for_timeout(50)


@pytest.mark.parametrize("screen", [DESK, LARGE, TABLET, PHONE], ids=lambda screen: screen.name)
@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_the_replay_covers_nothing_and_keeps_the_size_of_the_board(
    invite: Invite, game: str, screen: Screen
) -> None:
    person = invite(screen=screen)
    table = person.tables.make(game, ME, *([BOT] * (game != "cyberion")), seed=1)
    person.tables.play_on(table, random.Random(1), lambda whole: whole["number"] > 8)
    page = open_table(person, table)
    Player(page).wait()
    before = page.locator(".tabletop .board").bounding_box()
    page.locator(".bar nav button[aria-pressed]").click()
    caption = page.locator(".strip .caption")
    caption.wait_for()
    board = page.locator(".tabletop .board").bounding_box()
    assert board == before
    assert board is not None
    for _ in range(6):
        told = caption.bounding_box()
        assert told is not None
        assert told["y"] >= board["y"] + board["height"] - 1
        assert told["y"] + told["height"] <= screen.height
        page.locator(".strip .buttons button").nth(1).click()


@pytest.mark.parametrize("screen", [DESK, TABLET], ids=lambda screen: screen.name)
def test_no_tip_covers_the_days(invite: Invite, screen: Screen) -> None:
    person = invite(screen=screen)
    table = person.tables.make("mech-a-dream", ME, BOT, BOT, BOT, seed=1)
    page = open_table(person, table)
    Player(page).wait()
    things = page.locator(".factory button[data-key]:visible")
    assert things.count() > 6
    tip = page.locator(".tip[popover]")
    for place in range(things.count()):
        if things.nth(place).evaluate("(each) => each.closest('.calendar') !== null"):
            continue
        things.nth(place).hover()
        expect(tip).to_be_visible()
        assert not page.evaluate(TIP_COVERS, ".calendar"), things.nth(place).get_attribute(
            "aria-label"
        )
        page.mouse.move(2, 2)
        expect(tip).to_be_hidden()


def test_the_monitor_screens_are_put_away_when_one_is_chosen(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = ada.tables.make("mech-a-dream", ME, OPEN, variants=["robots"])
    bob.tables.post(f"api/invites/{ada.tables.invite(table)}", {"client": "b1"})
    page = open_table(ada, table)
    Player(page).wait()
    monitors = page.locator(".board .monitors:visible")
    expect(monitors).to_have_count(1)
    whole = ada.tables.whole(table, 0)
    move = next(iter(moves_of(whole["menu"])))
    assert move["do"] == "choose-monitor"
    ada.tables.act(table, "move", 0, decision=whole["decision"], move=move)
    expect(monitors).to_have_count(0)
    assert ada.tables.whole(table, 0)["position"]["part"] == "set-up"


TIP_COVERS = """(selector) => {
  const [a, b] = [".tip[popover]", selector].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


COVERED = """() => {
  const sentence = document.querySelector(".asked .sentence");
  const ends = sentence.getBoundingClientRect().bottom;
  const begins = Math.min(...[...document.querySelectorAll(".asked .buttons button")]
    .map((each) => each.getBoundingClientRect().top));
  const prompt = document.querySelector(".asked").getBoundingClientRect();
  const cut = sentence.scrollHeight - sentence.clientHeight;
  const outside = Math.max(...[...document.querySelectorAll(".asked .buttons button")]
    .map((each) => each.getBoundingClientRect().bottom)) - prompt.bottom;
  return [ends - begins, cut, outside].map((each) => Math.max(0, Math.round(each)));
}"""
"""Pixels of what is asked that buttons cover, that are cut off, and of buttons that stick out."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_cover_nothing_of_what_is_asked_at_night(invite: Invite, language: str) -> None:
    person = invite(screen=PHONE, language=language)
    table = person.tables.make("mech-a-dream", ME, BOT, seed=3, first=0)
    person.tables.play_on(table, random.Random(3), has_three_to_activate)
    page = open_table(person, table)
    Player(page).wait()
    page.locator(".asked .commit small.danger").wait_for()
    assert page.evaluate(COVERED) == [0, 0, 0]


def has_three_to_activate(whole: Any) -> bool:
    """Whether the seat may sleep, or activate three things."""
    moves = list(moves_of(whole["menu"] or {"next": []}))
    return {move["do"] for move in moves} == {"activate", "sleep"} and len(moves) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_cover_nothing_of_what_the_dock_holds(invite: Invite, language: str) -> None:
    person = invite(screen=PHONE, language=language)
    table = person.tables.make("mech-a-dream", ME, BOT, seed=3, first=0)
    person.tables.play_on(table, random.Random(3), can_pay_the_dock)
    page = open_table(person, table)
    Player(page).wait()
    page.locator(".tabs button").nth(1).click()
    page.locator('[data-key="dock"][data-lit]').click()
    page.locator(".asked .commit small").wait_for()
    assert page.evaluate(COVERED) == [0, 0, 0]


def can_pay_the_dock(whole: Any) -> bool:
    """Whether the seat may go to the dock in a morning."""
    moves = moves_of(whole["menu"] or {"next": []})
    is_morning = whole["position"]["part"] == "morning"
    return is_morning and any(move["do"] == "dock" for move in moves)


def test_machines_and_rows_fit_on_a_phone(invite: Invite) -> None:
    person = invite(screen=PHONE)
    page = open_table(person, person.tables.make("cyberion", ME, seed=1))
    Player(page).wait()
    pane = page.locator(".pane").first
    assert pane.evaluate("(pane) => pane.scrollHeight - pane.clientHeight") <= 1
    expect(pane).not_to_have_attribute("data-below", "")


def test_a_pane_that_is_chosen_begins_at_its_top_and_shows_that_it_goes_on(
    invite: Invite,
) -> None:
    person = invite(screen=PHONE)
    page = open_table(person, person.tables.make("cyberion", ME, seed=1))
    Player(page).wait()
    page.locator(".tabs button").nth(1).click()
    pane = page.locator(".pane").nth(1)
    expect(pane).to_have_attribute("data-below", "")
    pane.evaluate("(pane) => pane.scrollTo({ top: 150, behavior: 'instant' })")
    expect(pane).to_have_attribute("data-above", "")
    page.locator(".tabs button").nth(0).click()
    page.locator(".tabs button").nth(1).click()
    expect(pane).not_to_have_attribute("data-above", "")
    assert pane.evaluate("(pane) => pane.scrollTop") == 0
