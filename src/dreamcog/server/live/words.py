"""What the teacher tells of a table, with its sentences in the language of whoever reads it."""

from __future__ import annotations

import asyncio
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.i18n.hints import hint_in_words, review_in_words
from dreamcog.server.live.sharing import name_at
from dreamcog.server.ops.texts import refusal_message, texts_of
from dreamcog.server.store.reviews import StoredReview, unpack_review
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.teaching import ReviewState


def hint_told(hint: dict[str, Any], language: str, state: TableState) -> dict[str, Any]:
    """A hint, or why a bot moved, with a sentence for every remark and move."""
    return hint_in_words(texts_of(language), state.table.game, hint, names_at(state, language))


def names_at(state: TableState, language: str) -> list[str]:
    """What the players of a table are called, by seat."""
    texts = texts_of(language)
    return [name_at(state, seat, texts) for seat in range(len(state.seating.places))]


async def review_told(
    found: StoredReview | None, ahead: int, seat: int, language: str, state: TableState
) -> ReviewState:
    """A review as far as it has come, with one seat before all others."""
    if found is None:
        return ReviewState("none", 0, 0, 0, [], None, None)
    refusal = None
    if found.refused is not None:
        why = found.refused
        refused = Refused(why["code"], why["rule"], **why["params"])
        refusal = refusal_message(refused, language, state.table.game)
    review = None
    if found.told is not None:
        review = await asyncio.to_thread(whole_review, found.told, seat, language, state)
    moves = found.entries
    return ReviewState(found.status, found.done, len(moves), ahead, moves, refusal, review)


def whole_review(packed: str, seat: int, language: str, state: TableState) -> dict[str, Any]:
    """A review with its sentences; for a thread."""
    stored = unpack_review(packed)
    told = {**stored["common"], **stored["seats"][seat]}
    return review_in_words(texts_of(language), state.table.game, told, names_at(state, language))
