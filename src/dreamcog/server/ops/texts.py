"""The server's sentences: the texts of each language, loaded once."""

from __future__ import annotations

import asyncio
from functools import cache

from dreamcog.core.advice import Advice
from dreamcog.core.refusal import Refused
from dreamcog.i18n.texts import SomeGame, Texts, languages
from dreamcog.server.wire.messages import AdviceTold, Refusal


@cache
def texts_of(language: str) -> Texts:
    """All texts of a language."""
    return Texts(language)


async def load_texts() -> None:
    """Load every language in a thread, so that the first refusal of a client is not slow."""
    for language in languages():
        await asyncio.to_thread(texts_of(language).read_all)


def refusal_message(refused: Refused, language: str, game: SomeGame | None = None) -> Refusal:
    """A refusal as it is sent, with its sentence.

    A running game, rather than its name, tells what stands on the components of its own box.
    """
    text = texts_of(language).refusal(game, refused)
    return Refusal(refused.code, refused.rule, dict(refused.params), text)


def advice_message(advice: Advice, language: str, game: SomeGame) -> AdviceTold:
    """A piece of advice as it is sent, with its sentence."""
    return AdviceTold(**advice.to_json(), text=texts_of(language).advice(game, advice))
