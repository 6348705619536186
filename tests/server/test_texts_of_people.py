"""Names and logins carry no characters that cannot be seen."""

from __future__ import annotations

import pytest

from dreamcog.server.wire.text import clean, printable
from support.serving import Served
from support.table_fixtures import Clients, with_clients

HIDDEN = (
    *("\x00", "\x07", "\x1b", "\x7f", "\x85", "\x9b"),
    *("\u00ad", "\u061c", "\u200b", "\u200c", "\u200d", "\u200e", "\u202a", "\u202e", "\u2060"),
    *("\u2066", "\u2069", "\u2028", "\ufeff", "\ufff9", "\U000e0041", "\ue000"),
    *("\u3164", "\u115f", "\u2800", "\u034f"),
)


@pytest.mark.parametrize("hidden", HIDDEN, ids=ascii)
def test_hidden_characters_are_cleaned_and_escaped(hidden: str) -> None:
    assert clean(f"A{hidden}da") == "A da"
    assert clean(hidden) == ""
    assert printable(f"A{hidden}da").startswith("A\\")
    assert printable(f"A{hidden}da").isascii()


def test_visible_text_stays() -> None:
    family = "\U0001f469\u200d\U0001f467"
    doctor = "\U0001f469\U0001f3fd\u200d\u2695\ufe0f"
    for text in ("Zoë", "Ада", "李雷", "Ada L.", family, doctor, "\u2764\ufe0f\u200d\U0001f525"):
        assert clean(text) == text
    assert printable("Zoë Ада 李雷 🤖") == "Zoë Ада 李雷 🤖"
    assert printable('{\n"a": 1}', keep="\n") == '{\n"a": 1}'


def test_name_has_no_hidden_characters(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("A\u200dda \x1b[31m\x9b2J\u202e")
        assert ada.me["name"] == "A da [31m 2J"
        for hidden in ("\u200d", "\u3164", "\x1b", "\u2800 \u200b"):
            refused = await ada.http.patch("/api/me", json={"name": hidden})
            assert refused.json()["code"] == "bad-name"

    with_clients(served, play)


def test_login_with_hidden_characters_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        for hidden in ("\x7f", "\x9b", "\u200b", "\u200d", "\u202e", "\u00ad", "\u3164", "\u00a8"):
            account = {"login": f"ada{hidden}x", "password": "correct horse"}
            refused = await ada.post("/api/me/account", account, 400)
            assert refused["code"] == "bad-login", ascii(hidden)
        for control in ("\x00", "\x1b", "\n"):
            account = {"login": f"ada{control}x", "password": "correct horse"}
            await ada.post("/api/me/account", account, 400)
        account = {"login": "Zoë@дом", "password": "correct horse"}
        assert (await ada.post("/api/me/account", account, 201))["login"] == "zoë@дом"

    with_clients(served, play)
