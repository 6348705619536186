"""Hints, reasons and reviews in words: their data is given back with sentences beside it.

A remark gets its sentence, a move is told as what one does ("repair a machine"), in the language of
the texts. Every list and dictionary of the answer is new; a sentence may be empty where there is
nothing worth saying.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.core.sentences import Params
from dreamcog.i18n.printed import SomeGame, name_of
from dreamcog.i18n.texts import Texts

CODES = (
    *("turn", "line", "goal", "risk", "expects"),
    *("gains", "spends", "lost", "shows", "brings", "avoids"),
    *("better-than-next", "better-than-made", "behind"),
)
"""The codes of remarks that every game says alike."""

LOOK, LIMIT, ENDS = "look", "limit", "ends"
"""Where to look and what is about to run out, which each game says in its own words; how the game
ends."""

Told = Mapping[str, Any]


class HintWords:
    """Says the remarks and moves of one game."""

    def __init__(self, texts: Texts, game: SomeGame, names: Sequence[str] = ()) -> None:
        self._texts, self._game, self._names = texts, game, names
        self._own = texts.of(game)

    def move(self, move: Told) -> str:
        """A move as what one does; its verb's name where the game has no words for it."""
        name, verb = name_of(self._game), str(move["do"])
        if not self._texts.has(f"{name}-hint-move-{verb}"):
            return verb
        return self._texts.say(f"{name}-hint-move-{verb}", **self._own.move(move, self._names))

    def event(self, event: Told) -> str:
        """An event as what one does."""
        params = self._own.event([event], self._names)
        return self._texts.say(f"{name_of(self._game)}-hint-event-{event['kind']}", **params)

    def moves(self, moves: Sequence[Told]) -> str:
        """Moves one after the other."""
        first, *others = map(self.move, moves)
        for other in others:
            first = self._texts.say("hint-then", first=first, next=other)
        return first

    def remark(self, code: str, params: Told) -> str:
        """A remark as a sentence; empty where there is nothing worth saying."""
        if code == ENDS:
            return self._texts.outcome(self._game, params["outcome"], self._names)
        if code == LOOK:
            return self._texts.say(f"{name_of(self._game)}-hint-look", at=params["at"])
        if code == LIMIT:
            return self._texts.say(f"{name_of(self._game)}-hint-limit-{params['what']}", **params)
        filled = self._filled(code, params)
        return (
            self._texts.say(f"hint-{code}", **filled) if all(map(is_told, filled.values())) else ""
        )

    def _filled(self, code: str, params: Told) -> Params:
        """What fills the sentence of a remark."""
        filled: Params = {
            name: round(100 * params[name]) for name in ("share", "instead") if name in params
        }
        if "chance" in params:
            filled["chance"] = about(params["chance"])
        if "events" in params:
            filled["events"] = self._texts.all_of([self.event(each) for each in params["events"]])
        if "moves" in params:
            filled["moves"] = self.moves(params["moves"])
        if "event" in params:
            filled["what"] = self.event(params["event"])
        if "by" in params:
            filled["points"] = round(100 * params["by"])
        if "things" in params:
            filled["things"] = self._texts.all_of(self._own.things(code, params["things"]))
        if "zones" in params:
            filled["things"] = self._texts.all_of(self._own.hidden(params["zones"]))
        return filled

    def with_text(self, remark: Told) -> dict[str, Any]:
        """A remark with its sentence."""
        return {**remark, "text": self.remark(remark["code"], remark["params"])}


def about(chance: float, reasons: Sequence[Told] = ()) -> int:
    """A chance in hundredths; nothing is told as certain but a move that ends the game.

    A chance is of a few imagined deals: that all of them are won makes no game won.
    """
    ends = any(each["code"] == ENDS for each in reasons)
    return round(100 * chance) if ends else min(99, max(1, round(100 * chance)))


def is_told(value: str | int) -> bool:
    """Whether something is there to be told: a number, or words."""
    return value != ""


def hint_in_words(
    texts: Texts, game: SomeGame, told: Told, names: Sequence[str] = ()
) -> dict[str, Any]:
    """A hint, or why a bot moved, with its sentences: a `text` in each remark and each move."""
    words = HintWords(texts, game, names)
    found = dict(told)
    if told.get("nudge") is not None:
        found["nudge"] = words.with_text(told["nudge"])
    if "line" in told:
        found["line"] = words.with_text(told["line"])
    if "goals" in told:
        found["goals"] = [words.with_text(each) for each in told["goals"]]
    found["moves"] = [
        {
            **each,
            "text": words.move(each["move"]),
            "reasons": [words.with_text(reason) for reason in each["reasons"]],
        }
        for each in told["moves"]
    ]
    return found


def review_in_words(
    texts: Texts, game: SomeGame, told: Told, names: Sequence[str] = ()
) -> dict[str, Any]:
    """A review with all its moves as what one does, and the reasons that it gives."""
    words = HintWords(texts, game, names)
    decisions = []
    for each in told["decisions"]:
        said: dict[str, Any] = {
            "text": words.move(each["move"]),
            "best_text": words.move(each["best"]),
        }
        if "reasons" in each:
            said["reasons"] = [words.with_text(reason) for reason in each["reasons"]]
        decisions.append({**each, **said})
    seats = [with_ending_in_words(words, each) for each in told.get("seats", ())]
    return {**with_ending_in_words(words, told), "decisions": decisions, "seats": seats}


def with_ending_in_words(words: HintWords, told: Told) -> dict[str, Any]:
    """A seat's part of a review, with the moves at its end as what one does: `texts`."""
    ending = told.get("ending")
    if ending is None:
        return dict(told)
    return {**told, "ending": {**ending, "texts": [words.move(each) for each in ending["moves"]]}}
