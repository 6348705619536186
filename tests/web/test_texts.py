"""What the page asks for can be said in every language."""

from __future__ import annotations

import pytest

from dreamcog.i18n.texts import Texts, languages
from web.asked import asked_by_page


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_page_is_there(language: str) -> None:
    texts = Texts(language)
    assert len(asked_by_page()) > 150
    assert sorted(each for each in asked_by_page() if not texts.has(each)) == []
