"""The page of a new table shows what is chosen: who plays, and what is played with."""

from __future__ import annotations

import pytest

from browser.conftest import Invite
from browser.person import DESK, PHONE, TABLET, Screen

DRAWN = "main header .picture > svg"
"""The scene of the game above the form."""

CUT = """(scene) => {
  const frame = scene.getBoundingClientRect();
  return [...scene.querySelectorAll("[data-seat]")].filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    return left < frame.left || right > frame.right;
  }).length;
}"""
"""How many of those who play are not wholly in the picture."""


@pytest.mark.slow
@pytest.mark.parametrize("screen", [DESK, TABLET, PHONE], ids=lambda screen: screen.name)
@pytest.mark.parametrize(("game", "counts"), [("cyberion", (1, 2)), ("mech-a-dream", (2, 3, 4))])
def test_everybody_who_plays_is_in_the_picture(
    invite: Invite, screen: Screen, game: str, counts: tuple[int, ...]
) -> None:
    page = invite("Ada", screen).go(f"new/{game}")
    scene = page.locator(DRAWN)
    players = page.get_by_role("group", name="Players")
    for count in counts:
        players.get_by_label(str(count), exact=True).check()
        page.wait_for_function(
            "([at, n]) => document.querySelectorAll(at + ' [data-seat]').length === n",
            arg=[DRAWN, count],
        )
        assert scene.evaluate(CUT) == 0
        assert page.locator("main .seats > .seat").count() == count


@pytest.mark.slow
@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_every_expansion_changes_the_picture(invite: Invite, game: str) -> None:
    page = invite("Ada").go(f"new/{game}")
    scene = page.locator(DRAWN)
    scene.wait_for()
    before = scene.locator("*").count()
    boxes = page.locator("main fieldset input[type=checkbox]")
    assert boxes.count() > 1
    for box in boxes.all():
        box.check()
        assert scene.locator("*").count() > before
        box.uncheck()
        assert scene.locator("*").count() == before
