"""Whole games through the drawn table, and every kind of table at least begun."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from browser.access import barriers
from browser.conftest import Invite
from browser.keyboard import Keyboard
from browser.overflow import cut_off
from browser.person import DESK, PHONE, TABLET, Screen
from browser.player import Player, Thumb
from browser.setting import EXPANSIONS, VARIANTS
from browser.tables import BOT, ME

pytestmark = pytest.mark.slow

TWICE = Screen("twice", 640, 360)
"""The desk's screen, with everything twice as large."""
ALL = (*((each,) for each in EXPANSIONS), EXPANSIONS)
SOME = ((), ("robots",), ("specialists",), VARIANTS)


@pytest.mark.turns(2, "game", "kind", "screen")
@pytest.mark.parametrize(
    ("kind", "screen"),
    [(Player, DESK), (Keyboard, DESK), (Thumb, TABLET), (Thumb, PHONE)],
    ids=lambda each: each.name if isinstance(each, Screen) else each.__name__,
)
@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_a_whole_game_from_the_first_page_on(
    invite: Invite, game: str, kind: type[Player], screen: Screen
) -> None:
    page = invite("", screen).go()
    way = f'article:has(a[href="rules/{game}"]) .ways button'
    player = kind(page)
    if isinstance(player, Keyboard):
        player.use(way)
    else:
        page.locator(way).first.click()
    player.play_to_the_end()
    assert player.moves > 2
    assert cut_off(page) == []
    assert barriers(page) == []


@pytest.mark.parametrize("expansions", ALL, ids="+".join)
def test_every_expansion_of_cyberion(invite: Invite, expansions: tuple[str, ...]) -> None:
    play_a_little(invite, "cyberion", ME, BOT, expansions=list(expansions))


@pytest.mark.turns(4, "players", "variants")
@pytest.mark.parametrize(("players", "variants"), [*itertools.product((2, 3, 4), SOME)])
def test_every_variant_of_mech_a_dream(
    invite: Invite, players: int, variants: tuple[str, ...]
) -> None:
    bots = [BOT] * (players - 1)
    play_a_little(invite, "mech-a-dream", ME, *bots, variants=list(variants))


def play_a_little(invite: Invite, game: str, *seats: object, **options: Any) -> None:
    """Play some turns, and see that all of it can be read on both screens."""
    person = invite()
    page = person.go(f"tables/{person.tables.make(game, *seats, **options)}")
    Player(page).play(6)
    assert cut_off(page) == []
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    Player(page, seed=2).play(2)
    assert cut_off(page) == []


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_a_table_at_twice_the_size(invite: Invite, game: str) -> None:
    person = invite(screen=TWICE)
    page = person.go(f"tables/{person.tables.make(game, ME, BOT, seed=3)}")
    Player(page).play(3)
    assert cut_off(page) == []
    assert barriers(page) == []
