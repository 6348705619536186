"""Sentences of the server, each language read once."""

from __future__ import annotations

import asyncio
from functools import cache

from dreamcog.i18n.texts import Texts, languages


@cache
def texts_of(language: str) -> Texts:
    """All texts of a language."""
    return Texts(language)


async def read_all() -> None:
    """Read every language, so that nobody's first refusal waits for it; nothing waits meanwhile."""
    for language in languages():
        await asyncio.to_thread(texts_of, language)
