"""What opens beside a table without leaving it: the rules, the settings."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from browser.access import barriers
from browser.conftest import Invite
from browser.overflow import cut_off
from browser.person import DESK, LARGE, PHONE, TABLET, Person, Screen
from browser.player import Player
from browser.scenes import open_panel
from browser.tables import BOT, ME
from dreamcog.i18n.bundle import Messages

pytestmark = pytest.mark.slow

SCREENS = pytest.mark.parametrize(
    "screen", [DESK, LARGE, TABLET, PHONE], ids=lambda screen: screen.name
)
COVERS = """([panel, thing]) => {
  const [a, b] = [panel.getBoundingClientRect(), thing.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def seated(person: Person, game: str = "cyberion") -> Page:
    """A table, when it is this person's turn: the first, so that it is the same every time."""
    if game == "mech-a-dream":
        table = person.tables.make(game, ME, BOT, seed=2, first=0)
    else:
        table = person.tables.make(game, ME, seed=2)
    page = person.go(f"tables/{table}")
    Player(page).wait()
    return page


def refused(page: Page) -> tuple[Locator, str]:
    """Touch something that is dim, and open the rule that is named: the thing, and the number."""
    dim = page.locator(".board button.dim[data-key]:visible")
    for place in range(dim.count()):
        dim.nth(place).click()
        rule = page.locator(".bubble button.rule")
        page.locator(".bubble .why").wait_for()
        try:  # the server is asked why, and "not now" stands there until it answers
            rule.wait_for(timeout=1000)
        except PlaywrightTimeoutError:
            page.keyboard.press("Escape")
            continue
        number = rule.inner_text()
        rule.click()
        return dim.nth(place), number
    raise AssertionError("no rule is named")


@SCREENS
@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_a_rule_that_is_named_opens_beside_the_table(
    invite: Invite, game: str, screen: Screen
) -> None:
    page = seated(invite(screen=screen), game)
    address = page.url
    thing, number = refused(page)
    panel = page.locator(".drawer")
    here = panel.locator(".rules li.here, .rules h2.here")
    expect(here).to_have_attribute("id", number)
    expect(here).to_be_in_viewport()
    expect(page.locator(".bubble")).to_be_hidden()
    if screen.width >= 820:
        assert not page.evaluate(COVERS, [panel.element_handle(), thing.element_handle()])
    else:
        top = panel.bounding_box()
        assert top is not None
        assert top["y"] > screen.height * 0.25
    assert page.url == address
    assert cut_off(page) == []
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(thing).to_be_focused()


def test_the_rules_beside_the_table_are_searched_and_followed_there(invite: Invite) -> None:
    page = seated(invite())
    address = page.url
    button = page.locator(".bar nav button.rules")
    button.click()
    rules = page.locator(".drawer .rules")
    rules.locator("input[type=search]").fill("Failsafe")
    expect(rules.locator("mark").first).to_be_visible()
    link = rules.locator("article li .number").first
    number = link.inner_text()
    link.click()
    expect(rules.locator("input[type=search]")).to_have_value("")
    expect(rules.locator(f"[id='{number}']")).to_be_focused()
    other = rules.locator("article li .rule a").first
    wanted = other.inner_text()
    other.click()
    expect(rules.locator(".here")).to_have_attribute("id", wanted)
    page.locator(".drawer .ways button").click()
    expect(rules.locator(".here")).to_have_attribute("id", number)
    assert page.url == address
    assert page.locator(".board").is_visible()
    page.locator(".drawer header button").click()
    expect(button).to_be_focused()


def test_the_rule_by_which_a_game_ended_opens_beside_it(invite: Invite) -> None:
    person = invite()
    table = person.tables.make("cyberion", ME, seed=1)
    end(person, table)
    page = person.go(f"tables/{table}")
    page.locator(".ending").wait_for()
    page.locator(".ending button.rule").first.click()
    expect(page.locator(".drawer .rules .here")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.locator(".ending").wait_for()


def end(person: Person, table: str) -> None:
    """End turns until the game is lost."""
    while (whole := person.tables.whole(table, 0))["menu"] is not None:
        move = {"do": "end-turn"}
        person.tables.act(table, "move", decision=whole["decision"], move=move)


def test_the_language_is_changed_without_leaving_the_table(invite: Invite) -> None:
    page = seated(invite())
    address = page.url
    told = []
    for language in ("en", "it"):
        open_panel("settings")(page)
        page.locator(".drawer select").first.select_option(language)
        title = Messages(language).say("web-panel-settings")
        expect(page.locator(".drawer h2").first).to_have_text(title)
        page.locator(".drawer header button").click()
        page.wait_for_timeout(500)
        page.locator(".board button.dim[data-key]:visible").first.click()
        rule = page.locator(".bubble .why button.rule")
        rule.wait_for()
        told.append(page.locator(".bubble .why").inner_text())
        page.keyboard.press("Escape")
    assert told[0] != told[1]
    assert page.url == address
