"""Cleaning of texts that people choose: names, logins, chat."""

from __future__ import annotations

import unicodedata

from dreamcog.core.refusal import Refused

NOT_TO_BE_SEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean(text: str) -> str:
    """A text without invisible characters, and with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    seen = (
        sign if unicodedata.category(sign) not in NOT_TO_BE_SEEN or sign == "\u200d" else " "
        for sign in composed
    )
    return " ".join("".join(seen).split())


def same_login(login: str) -> str:
    """A login as it is stored, without differences of case and Unicode form."""
    return unicodedata.normalize("NFKC", login).casefold()


def clean_name(name: str) -> str:
    """A name without invisible characters; refused where nothing is left of it."""
    cleaned = clean(name)
    if not cleaned.strip("\u200d "):
        raise Refused("bad-name")
    return cleaned
