"""What a player can do besides the game: look from a seat, ask the others, leave."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.person import Person
from browser.player import Player
from browser.scenes import open_panel
from browser.tables import ME, OPEN
from dreamcog.core.menu_tree import moves_of
from dreamcog.i18n.bundle import Messages

pytestmark = pytest.mark.slow

SAY = Messages("en").say
LOOK = SAY("web-look-from-here")
LEAVE = SAY("web-leave")
AGREE = SAY("web-agree")
REFUSE = SAY("web-disagree")
WITHDRAW = SAY("web-ask-no-more")
ADA = {**ME, "name": "Ada"}
BOB = {**ME, "name": "Bob"}


def seats(page: Page) -> list[bool]:
    """Of each seat in the panel of people, whether the table can be seen from there instead."""
    rows = page.locator(".drawer .seats li")
    return [bool(row.get_by_role("button", name=LOOK).count()) for row in rows.all()]


def test_who_looks_from_another_seat_on_purpose_stays_there(invite: Invite) -> None:
    ada = invite()
    page = ada.go(f"tables/{ada.tables.make('mech-a-dream', ADA, BOB, first=0)}")
    Player(page).wait()
    open_panel("people")(page)
    assert seats(page) == [False, True]
    page.locator(".drawer .seats").get_by_role("button", name=LOOK).click()
    expect(page.locator(".drawer .seats li").first.get_by_role("button", name=LOOK)).to_be_visible()
    page.locator(".tabletop .curtain").wait_for(state="detached")
    page.wait_for_timeout(700)
    assert seats(page) == [True, False]


def together(ada: Person, bob: Person) -> str:
    """A table of two people at which Ada has moved."""
    table = ada.tables.make("mech-a-dream", ME, OPEN, first=0)
    bob.tables.post(f"api/invites/{ada.tables.invite(table)}", {"client": "b1"})
    asked = ada.tables.whole(table, 0)
    move = next(iter(moves_of(asked["menu"])))
    ada.tables.act(table, "move", 0, decision=asked["decision"], move=move)
    return table


def test_who_asks_may_withdraw_and_the_others_agree_or_refuse(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = together(ada, bob)
    here, there = ada.go(f"tables/{table}"), bob.go(f"tables/{table}")
    mine, theirs = here.locator(".asking button"), there.locator(".asking button")
    for page, answer in ((here, WITHDRAW), (there, REFUSE), (there, AGREE)):
        here.locator(".bar nav button").first.click()
        expect(mine).to_have_text([WITHDRAW])
        expect(theirs).to_have_text([AGREE, REFUSE])
        page.get_by_role("button", name=answer, exact=True).click()
        expect(mine).to_have_count(0)
        expect(theirs).to_have_count(0)
        log = ada.tables.get(f"api/tables/{table}/log", seat=0)
        assert any(each["undone"] for each in log) == (answer == AGREE)


def leave(page: Page) -> None:
    """Leave a table, and be sure about it."""
    open_panel("people")(page)
    page.get_by_role("button", name=LEAVE).click()
    page.get_by_role("group", name=LEAVE).get_by_role("button").first.click()


def test_who_leaves_a_table_before_the_game_is_at_the_first_page(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = ada.tables.make("mech-a-dream", ME, OPEN, OPEN)
    bob.tables.post(f"api/invites/{ada.tables.invite(table)}", {"client": "b1"})
    page = bob.go(f"tables/{table}")
    leave(page)
    expect(page).to_have_url(bob.url)
    page.locator("main article").first.wait_for()


def test_who_leaves_a_game_stays_at_the_table_and_may_come_back(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = together(ada, bob)
    page = bob.go(f"tables/{table}")
    leave(page)
    back = page.get_by_role("button", name=SAY("web-take-back"))
    back.wait_for()
    expect(page).to_have_url(f"{bob.url}tables/{table}")
    back.click()
    back.wait_for(state="detached")
    assert not ada.tables.get(f"api/tables/{table}")["room"]["seats"][1]["has_left"]
