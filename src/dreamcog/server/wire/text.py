"""Cleaning of texts that people choose: names, logins, chat."""

from __future__ import annotations

import json
import unicodedata

from dreamcog.core.refusal import Refused

NOT_TO_BE_SEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""The categories of control characters, marks of direction, zero width, and unassigned ones."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d\u180f")
"""Characters of other categories that show nothing: fillers, joiners, the blank pattern of dots."""
JOINER = "\u200d"
EMOJI_PARTS = ("So", "Sk")
"""The categories of pictures and of their shades."""
EMOJI_STYLE = "\ufe0f"


def is_visible(sign: str) -> bool:
    """Whether a character shows something, or is a space."""
    return unicodedata.category(sign) not in NOT_TO_BE_SEEN and sign not in BLANKS


def joins_emoji(text: str, at: int) -> bool:
    """Whether the character there is a joiner that makes one picture of two."""
    if text[at] != JOINER or not 0 < at < len(text) - 1:
        return False
    before, after = text[at - 1], text[at + 1]
    is_emoji = before == EMOJI_STYLE or unicodedata.category(before) in EMOJI_PARTS
    return is_emoji and unicodedata.category(after) == "So"


def clean(text: str) -> str:
    """A text without invisible characters, and with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    seen = (
        sign if is_visible(sign) or joins_emoji(composed, at) else " "
        for at, sign in enumerate(composed)
    )
    return " ".join("".join(seen).split())


def printable(text: str, keep: str = "") -> str:
    """A text for a terminal: invisible characters are written as JSON escapes them.

    Texts that were stored by an earlier version may have such characters. `keep`: those that are
    left as they are.
    """
    return "".join(
        sign if sign in keep or is_visible(sign) else json.dumps(sign)[1:-1] for sign in text
    )


def same_login(login: str) -> str:
    """A login as it is stored, without differences of case and Unicode form."""
    return unicodedata.normalize("NFKC", login).casefold()


def new_login(login: str) -> str:
    """The login of a new account as it is stored; refused where not all of it can be seen."""
    stored = same_login(login)
    if not all(is_visible(sign) and not sign.isspace() for sign in login + stored):
        raise Refused("bad-login")
    return stored


def clean_name(name: str) -> str:
    """A name without invisible characters; refused where nothing is left of it."""
    cleaned = clean(name)
    if not cleaned:
        raise Refused("bad-name")
    return cleaned
