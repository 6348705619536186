"""Randomness that lives in the state: 128 bits in four words, the same in both runtimes.

The generator is sfc32 (C. Doty-Humphrey's Small Fast Counting generator): additions, shifts and
exclusive ors on 32-bit words, not linear, so cards seen give no equations to solve for cards
unseen. Words are masked by hand, because Python's integers do not wrap and those of native code
have 64 bits.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from dreamcog.core.records import word
from dreamcog.core.refusal import malformed

WORD = 0xFFFFFFFF
SEED_BITS = 128


@dataclass(slots=True)
class Rng:
    """The generator's whole memory."""

    a: int = word()
    b: int = word()
    c: int = word()
    d: int = word()


def next_word(rng: Rng) -> int:
    """The next 32 random bits."""
    out = (rng.a + rng.b + rng.d) & WORD
    rng.d = (rng.d + 1) & WORD
    rng.a = rng.b ^ (rng.b >> 9)
    rng.b = (rng.c + (rng.c << 3)) & WORD
    rng.c = (((rng.c << 21) & WORD | (rng.c >> 11)) + out) & WORD
    return out


def below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely (Lemire's method, with rejection)."""
    wide = next_word(rng) * n
    if wide & WORD < n:
        short = (WORD + 1 - n) % n
        while wide & WORD < short:
            wide = next_word(rng) * n
    return wide >> 32


def shuffle(rng: Rng, pile: list[int], first: int, last: int) -> None:
    """Shuffle `pile[first:last]` where it lies."""
    for i in range(last - 1, first, -1):
        j = first + below(rng, i - first + 1)
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card


def seed_number(seed: object) -> int:
    """A seed as written by a person (a whole number, or hex digits) as a number of 128 bits."""
    if isinstance(seed, str) and re.fullmatch(r"[0-9a-fA-F]{1,32}", seed):
        return int(seed, 16)
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << SEED_BITS:
        return seed
    raise malformed("seed", "hex of at most 128 bits, or a whole number")


def read_seed(text: str) -> int:
    """A seed as typed: short decimal digits are a small whole number, anything else is hex."""
    return seed_number(int(text) if text.isdecimal() and len(text) < 20 else text)


def seed_text(seed: int) -> str:
    """A seed as it is written in saved games: 32 hex digits."""
    return f"{seed:032x}"


def seed_words(seed: int, purpose: bytes = b"dreamcog") -> bytes:
    """The four words of a generator, most significant byte first.

    The seed is hashed: seeds that differ in one bit start far apart, and neighbouring games of a
    batch (seed, seed + 1, …) have nothing in common. Another `purpose` gives other words.
    """
    return hashlib.sha256(purpose + seed.to_bytes(SEED_BITS // 8, "big")).digest()[:16]


def sow(rng: Rng, seed: int, purpose: bytes = b"dreamcog") -> None:
    """Set the generator from a seed of 128 bits."""
    words = seed_words(seed, purpose)
    rng.a = int.from_bytes(words[0:4], "big")
    rng.b = int.from_bytes(words[4:8], "big")
    rng.c = int.from_bytes(words[8:12], "big")
    rng.d = int.from_bytes(words[12:16], "big")


def rng_text(rng: Rng) -> str:
    """A generator as a truth tells it: its four words in hex."""
    return "".join(f"{word:08x}" for word in (rng.a, rng.b, rng.c, rng.d))


def read_rng(rng: Rng, text: object, where: str) -> None:
    """Set a generator to what a truth tells, or refuse it."""
    if not isinstance(text, str) or not re.fullmatch(r"[0-9a-f]{32}", text):
        raise malformed(where, "32 hex digits")
    rng.a, rng.b, rng.c, rng.d = (int(text[i : i + 8], 16) for i in range(0, 32, 8))
