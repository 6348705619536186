"""The first minute: whoever comes sees both games, and finds their way."""

from __future__ import annotations

import pytest

from browser.access import barriers
from browser.conftest import Invite
from browser.overflow import cut_off
from browser.person import DESK, LANGUAGES, PHONE, Language, Screen


@pytest.mark.slow
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_reads_well(invite: Invite, screen: Screen, language: Language) -> None:
    page = invite("", screen, language).go()
    assert cut_off(page) == []
    assert barriers(page) == []
