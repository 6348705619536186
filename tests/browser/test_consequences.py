"""What a move costs and brings is said before it is made."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person, Screen
from browser.player import Player
from browser.tables import BOT, ME
from dreamcog.core.menu_tree import moves_of

pytestmark = pytest.mark.slow

BUTTONS = ".asked button.commit"


def opened(person: Person, table: str) -> Page:
    """A table, when it is this person's turn."""
    page = person.go(f"tables/{table}")
    Player(page).wait()
    return page


def end_turns(person: Person, table: str, until: int) -> None:
    """End turns without a repair until so many Failsafes are left."""
    while True:
        whole = person.tables.whole(table, 0)
        if whole["position"]["failsafes"] == until:
            return
        move = {"do": "end-turn"}
        if move not in (moves := list(moves_of(whole["menu"]))):
            move = moves[0]
        person.tables.act(table, "move", decision=whole["decision"], move=move)


def able(person: Person) -> tuple[str, str]:
    """A table of Cyberion with a robot on the Platform that triggers an ability at level II."""
    for seed in range(1, 30):
        table = person.tables.make("cyberion", ME, seed=seed, support=5)
        whole = person.tables.play_on(table, random.Random(seed), lambda it: robots_of(it) != [])
        if found := robots_of(whole):
            return table, found[0]
    raise AssertionError("it never came to that")


def robots_of(whole: Any) -> list[str]:
    """The robots on the Platform whose abilities are at level II, where nothing is asked."""
    position = whole["position"]
    levels = position["levels"]
    if position["pending"] or whole["menu"] is None:
        return []
    return [robot for robot in position["platform"] if levels.get(robot.split("-")[0]) == 2]


def preview(person: Person, table: str, move: dict[str, Any]) -> Any:
    """What the server foresees of a move."""
    body = {"type": "preview", "client": "p", "seat": 0, "move": move}
    return person.tables.post(f"api/tables/{table}/preview", body)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_a_robots_ability_stands_first_at_its_best_level(invite: Invite, screen: Screen) -> None:
    person = invite("Ada", screen)
    table, robot = able(person)
    page = opened(person, table)
    page.locator(f'[data-key="platform/{robot}"]').first.click()
    first = page.locator(BUTTONS)
    expect(first).to_have_count(1)
    expect(first).to_contain_text("Trigger: II")
    page.locator(".asked .lower").click()
    expect(page.locator(BUTTONS).last).to_contain_text("Trigger: I")
    expect(page.locator(f"{BUTTONS}.quiet")).to_contain_text("brings nothing")
    page.locator(".asked .lower").click()
    expect(first).to_contain_text("Trigger: II")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_a_machine_says_its_price_and_slot(invite: Invite, screen: Screen) -> None:
    person = invite("Ada", screen)
    table = person.tables.make("mech-a-dream", ME, BOT, seed=3, first=0)
    whole = person.tables.whole(table, 0)
    move = next(each for each in moves_of(whole["menu"]) if each["do"] == "buy")
    seen = preview(person, table, move)
    slot = next(each["slot"] for each in seen["changes"]["belt"])
    page = opened(person, table)
    if screen is PHONE:
        page.locator(".whole .tabs button").nth(1).click()
    page.locator(f'[data-key$="{move["tile"]}"][data-lit]:visible').first.click()
    button = page.locator(BUTTONS).first
    for thing, amount in seen["spends"].items():
        expect(button).to_contain_text(f"\N{MINUS SIGN}{amount} {thing}")
    expect(button).to_contain_text(f"slot {slot}")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_the_last_failsafe_is_asked_about_always(invite: Invite, screen: Screen) -> None:
    person = invite("Ada", screen)
    table = person.tables.make("cyberion", ME, seed=2)
    end_turns(person, table, until=1)
    script = "localStorage.setItem('preferences', JSON.stringify({goesAhead: true}))"
    person.context.add_init_script(script)
    page = opened(person, table)
    expect(page.locator(BUTTONS)).to_contain_text("costs 1 Failsafe: then none is left")
    page.locator(BUTTONS).click()
    expect(page.locator(".asked .sentence")).to_contain_text("your last Failsafe")
    back = page.locator(".asked button.gold")
    expect(back).to_be_focused()
    back.click()
    expect(page.locator(".asked.sure")).to_have_count(0)
    assert person.tables.whole(table, 0)["position"]["failsafes"] == 1


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_who_goes_to_sleep_reads_what_can_be_activated_without_paying(
    invite: Invite, screen: Screen
) -> None:
    person = invite("Ada", screen)
    table = person.tables.make("mech-a-dream", ME, BOT, seed=3, first=0)
    person.tables.play_on(table, random.Random(3), is_night)
    page = opened(person, table)
    sleep = page.locator(BUTTONS)
    expect(sleep).to_contain_text("Sleep")
    expect(sleep).to_contain_text("you can still activate, without paying: robot")


def is_night(whole: Any) -> bool:
    """Whether the seat may sleep, or activate its robot."""
    verbs = {move["do"] for move in moves_of(whole["menu"] or {"next": []})}
    return verbs == {"activate", "sleep"}


def idle_robots(whole: Any) -> list[str]:
    """The robots on the Platform that can only be discarded for nothing, where one is asked."""
    moves = list(moves_of(whole["menu"] or {"next": []}))
    position = whole["position"]
    if position["pending"]:
        return []
    in_use = {robot for move in moves if move["do"] != "trigger" for robot in robots_in(move)}
    low = [robot for robot in position["platform"] if position["levels"].get(model(robot)) == 1]
    return [robot for robot in low if f"platform/{robot}" not in in_use]


def robots_in(move: dict[str, Any]) -> list[str]:
    """The robots of a move."""
    return [*move.get("robots", []), *([move["robot"]] if "robot" in move else [])]


def model(robot: str) -> str:
    """The model of a robot."""
    return robot.split("-")[0]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_what_brings_nothing_is_lit_without_gold_and_says_so(
    invite: Invite, screen: Screen
) -> None:
    person = invite("Ada", screen)
    table = person.tables.make("cyberion", ME, seed=3)
    whole = person.tables.play_on(table, random.Random(3), lambda it: idle_robots(it) != [])
    page = opened(person, table)
    robot = page.locator(f'[data-key="platform/{idle_robots(whole)[0]}"]:visible').first
    expect(robot).to_have_attribute("data-idle", "true")
    expect(robot).to_have_attribute("data-lit", "true")
    expect(robot).to_have_attribute("aria-description", re.compile("brings nothing"))
    if screen is DESK:
        robot.hover()
        expect(page.locator("div.tip")).to_contain_text("brings nothing")
    robot.click()
    expect(page.locator(f"{BUTTONS}.quiet")).to_contain_text("brings nothing")


def test_a_lit_thing_says_what_its_move_brings_to_pointer_and_keyboard(invite: Invite) -> None:
    person = invite("Ada", DESK)
    table = person.tables.make("mech-a-dream", ME, BOT, seed=3, first=0)
    whole = person.tables.whole(table, 0)
    move = next(each for each in moves_of(whole["menu"]) if each["do"] == "buy")
    seen = preview(person, table, move)
    page = opened(person, table)
    tile = page.locator(f'[data-key="offer/{move["tile"]}"]:visible').first
    told = [f"\N{MINUS SIGN}{amount} {thing}" for thing, amount in seen["spends"].items()]
    tile.hover()
    for each in told:
        expect(page.locator("div.tip .ahead")).to_contain_text(each)
    page.mouse.move(1, 1)
    expect(page.locator("div.tip")).to_be_hidden()
    page.keyboard.press("Tab")
    tile.focus()
    for each in told:
        expect(page.locator("div.tip .ahead")).to_contain_text(each)


def test_what_is_foreseen_takes_few_requests(invite: Invite) -> None:
    person = invite("Ada", DESK)
    asked: list[str] = []

    def sent(frame: str | bytes) -> None:
        if '"previews"' in str(frame):
            asked.append(str(frame))

    person.page.on("websocket", lambda socket: socket.on("framesent", sent))
    table = person.tables.make("mech-a-dream", ME, BOT, seed=3, first=0)
    page = opened(person, table)
    page.wait_for_timeout(600)
    assert 1 <= len(asked) <= 3
    before = len(asked)
    page.locator("[data-lit]:visible").first.click()
    page.wait_for_timeout(300)
    assert len(asked) <= before + 1


@pytest.mark.parametrize("right", [False, True], ids=["first", "last"])
def test_a_bubble_on_a_phone_covers_nothing_that_it_speaks_of(invite: Invite, right: bool) -> None:
    person = invite("Ada", PHONE)
    table = person.tables.make("cyberion", ME, seed=2)
    page = opened(person, table)
    dim = page.locator(".board button.dim[data-key]:not([data-key='']):visible")
    thing = dim.last if right else dim.first
    thing.click()
    bubble = page.locator(".bubble")
    expect(bubble.locator(".why")).to_be_visible()
    page.wait_for_timeout(200)
    said, spoken = bubble.bounding_box(), thing.bounding_box()
    assert said is not None
    assert spoken is not None
    assert said["x"] >= 0
    assert said["x"] + said["width"] <= PHONE.width
    assert said["y"] >= 0
    assert said["y"] + said["height"] <= PHONE.height
    is_above = said["y"] + said["height"] <= spoken["y"]
    assert is_above or said["y"] >= spoken["y"] + spoken["height"]
