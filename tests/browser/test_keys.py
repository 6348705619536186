"""Keys: arrows lead to everything, numbers pick, Enter does what is golden, Esc puts back."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.keyboard import Arrows
from browser.person import DESK, TABLET, Person, Screen
from browser.player import Player
from browser.setting import EXPANSIONS, VARIANTS, is_asked, is_part
from browser.tables import BOT, ME
from dreamcog.core.menu_tree import moves_of

pytestmark = pytest.mark.slow

WAYS = """() => {
  const things = [...document.querySelectorAll(".board button:enabled, .asked button:enabled")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const ways = things.map((thing) =>
    arrows.map((key) => {
      thing.focus();
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      thing.dispatchEvent(event);
      return things.indexOf(document.activeElement);
    }),
  );
  return [things.map((each) => each.getAttribute("aria-label") ?? each.innerText), ways];
}"""
"""Everything that can be touched, and where each arrow leads from each."""
ANSWERED = ".asked.sure, .board:not(:has([data-picked]))"
FOCUSED = "() => document.activeElement?.dataset?.key ?? document.activeElement?.className"


def opened(person: Person, table: str) -> Page:
    """A table, when it is this person's turn."""
    page = person.go(f"tables/{table}")
    Player(page).wait()
    return page


def cyberion(person: Person) -> str:
    """A table of Cyberion with Support tokens."""
    return person.tables.make("cyberion", ME, seed=2, support=2)


def expanded(person: Person) -> str:
    """A table of Cyberion with everything."""
    return person.tables.make("cyberion", ME, BOT, expansions=EXPANSIONS, seed=5)


def fetching(person: Person) -> str:
    """A table of Cyberion where a robot of the discard is chosen."""
    for seed in range(1, 40):
        table = person.tables.make("cyberion", ME, seed=seed, support=5)
        whole = person.tables.play_on(table, random.Random(1), is_asked("recover"))
        if is_asked("recover")(whole):
            return table
    raise AssertionError("it never came to that")


def dreaming(part: str, day: int) -> Callable[[Person], str]:
    """A table of Mech A Dream in some part of a day."""

    def make(person: Person) -> str:
        seats: tuple[Any, ...] = (ME, BOT, BOT, BOT)
        table = person.tables.make("mech-a-dream", *seats, variants=list(VARIANTS), seed=1)
        person.tables.play_on(table, random.Random(1), is_part(part, day))
        return table

    return make


SCENES = {
    "cyberion": cyberion,
    "cyberion-expanded": expanded,
    "cyberion-fetching": fetching,
    "mech-a-dream-set-up": dreaming("set-up", 1),
    "mech-a-dream-morning": dreaming("morning", 2),
    "mech-a-dream-night": dreaming("night", 3),
}


@pytest.mark.parametrize("screen", [DESK, TABLET], ids=lambda screen: screen.name)
@pytest.mark.parametrize("scene", SCENES)
def test_arrows_lead_from_everything_to_everything(
    invite: Invite, scene: str, screen: Screen
) -> None:
    person = invite(screen=screen)
    page = opened(person, SCENES[scene](person))
    names, ways = page.evaluate(WAYS)
    assert len(names) > 10
    for start in range(len(names)):
        reached = {start}
        left = [start]
        while left:
            for there in ways[left.pop()]:
                if there not in reached:
                    reached.add(there)
                    left.append(there)
        missing = [names[each] for each in range(len(names)) if each not in reached]
        assert not missing, f"no way from {names[start]} to {missing}"


def test_arrows_begin_at_what_is_decided_about(invite: Invite) -> None:
    person = invite()
    page = opened(person, cyberion(person))
    assert page.locator("button[data-lit][data-key^='support/']:visible").count()
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED).startswith("platform/")
    first = page.locator(".board button[data-number='1']")
    assert first.get_attribute("data-key") == page.evaluate(FOCUSED)


def test_arrows_begin_anew_with_a_new_decision(invite: Invite) -> None:
    person = invite()
    table = person.tables.make("mech-a-dream", ME, BOT, seed=1)
    page = opened(person, table)
    page.keyboard.press("ArrowDown")
    dim = page.locator(".board button.dim[data-key]:visible").first
    dim.focus()
    page.keyboard.press("ArrowRight")
    asked = person.tables.whole(table, 0)
    move = next(iter(moves_of(asked["menu"])))
    person.tables.act(table, "move", 0, decision=asked["decision"], move=move)
    page.wait_for_timeout(1000)
    Player(page).wait()
    dim = page.locator(".board button.dim[data-key]:visible").first
    dim.focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("button[data-lit]:focus, .asked button:focus").count() == 1


def test_numbers_pick_and_put_back(invite: Invite) -> None:
    person = invite()
    page = opened(person, cyberion(person))
    numbered = page.locator(".board button[data-number]")
    assert numbered.count() == 0
    page.keyboard.press("2")
    picked = page.locator(".board button[data-picked]:visible")
    expect(picked).to_have_count(1)
    assert picked.get_attribute("data-number") == "2"
    robots = page.locator(".board button[data-key^='platform/']:visible")
    assert picked.get_attribute("data-key") == robots.nth(1).get_attribute("data-key")
    page.keyboard.press("2")
    expect(picked).to_have_count(0)
    assert numbered.count() > 1
    page.mouse.click(5, 400)
    expect(numbered).to_have_count(0)


def test_enter_makes_the_golden_move_and_escape_puts_back(invite: Invite) -> None:
    person = invite()
    table = person.tables.make("mech-a-dream", ME, BOT, seed=1)
    page = opened(person, table)
    picked = page.locator(".board button[data-picked]:visible")
    gold = page.locator(".asked button.commit:not(.quiet, .aside)")
    page.keyboard.press("1")
    expect(picked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    before = len(person.tables.get(f"api/tables/{table}/log", seat=0))
    for number in "123456789":
        page.keyboard.press(number)
        if gold.count() == 1:
            break
        page.keyboard.press("Escape")
    expect(gold).to_have_count(1)
    page.keyboard.press("Enter")
    page.locator(ANSWERED).first.wait_for()
    if page.locator(".asked.sure").count():
        page.keyboard.press("Enter")
    expect(picked).to_have_count(0)
    Player(page).wait()
    assert len(person.tables.get(f"api/tables/{table}/log", seat=0)) > before


def test_escape_closes_what_is_said_before_it_puts_back(invite: Invite) -> None:
    person = invite()
    page = opened(person, cyberion(person))
    page.keyboard.press("1")
    page.locator(".board button.dim[data-key^='cog/']:visible").first.focus()
    page.keyboard.press("Enter")
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    picked = page.locator(".board button[data-picked]:visible")
    expect(picked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_a_whole_game_by_arrows_and_numbers(invite: Invite, game: str) -> None:
    person = invite()
    table = person.tables.make(game, ME, *([BOT] * (game == "mech-a-dream")), seed=1)
    player = Arrows(person.go(f"tables/{table}"))
    player.play_to_the_end()
    assert player.moves > 2
