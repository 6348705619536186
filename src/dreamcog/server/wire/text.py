"""Names that people choose: whatever they like, as long as it can be read."""

from __future__ import annotations

import unicodedata

from dreamcog.core.refusal import Refused

NOT_TO_BE_SEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean(text: str) -> str:
    """A text without anything that cannot be seen, and with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    seen = (
        sign if unicodedata.category(sign) not in NOT_TO_BE_SEEN or sign == "\u200d" else " "
        for sign in composed
    )
    return " ".join("".join(seen).split())


def same_login(login: str) -> str:
    """A login as it is kept: however it is typed, it is the same one."""
    return unicodedata.normalize("NFKC", login).casefold()


def clean_name(name: str) -> str:
    """A name to be shown to others; refused where nothing is left of it."""
    cleaned = clean(name)
    if not cleaned.strip("\u200d "):
        raise Refused("bad-name")
    return cleaned
