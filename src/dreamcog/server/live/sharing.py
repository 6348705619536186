"""A finished game as a text for others: who did how well, and nothing of the deal."""

from __future__ import annotations

import datetime

from dreamcog.core.refusal import Refused
from dreamcog.i18n.texts import Texts
from dreamcog.server.ops.texts import texts_of
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.fields import Wire


class Share(Wire):
    """A text about a result, without spoilers."""

    text: str


def share(state: TableState, person: str | None, language: str) -> Share:
    """The result of the caller's best seat at a finished table; for a watcher, of the best seat."""
    if state.outcome is None:
        raise Refused("game-still-on")
    if not state.has_position:
        raise Refused("replay-stops", entry=state.stops_at)
    texts, game, record = texts_of(language), state.table.game, state.record
    own = [] if person is None else state.seating.seats_of(person)
    endings = {
        seat: game.ending(state.table.state, seat)
        for seat in own or range(len(state.seating.places))
    }
    seat = max(endings, key=lambda each: (endings[each].is_won, endings[each].score, -each))
    seats = range(len(state.seating.places)) if game.kind.together else [seat]
    title = (
        texts.combination(game, game.options)
        if record.daily is None
        else texts.daily_title(game, datetime.date.fromisoformat(record.daily), record.counts)
    )
    if any(state.seating.places[each].hints for each in seats):
        title = texts.assisted(title)
    names = [name_at(state, each, texts) for each in seats]
    ending = endings[seat]
    return Share(texts.shared_result(game, title, names, ending.is_won, ending.marks))


def name_at(state: TableState, seat: int, texts: Texts) -> str:
    """What the player of a seat is called; several bots by the numbers of their seats."""
    places = state.seating.places
    if places[seat].name:
        return places[seat].name
    if places[seat].bot is None:
        return texts.say("seat-name", seat=seat + 1)
    bots = sum(place.bot is not None and not place.name for place in places)
    return texts.say("web-bot-name", seat=seat + 1, bots=bots)
