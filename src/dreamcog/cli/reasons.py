"""Why something cannot be done: the table's own reasons, with the rules' numbers."""

from __future__ import annotations

from dreamcog.cli.choices import Composer, Move
from dreamcog.cli.screen import Screen
from dreamcog.cli.typed import Reader, Unreadable


def explain(screen: Screen, reader: Reader, composer: Composer, words: list[str]) -> None:
    """Why a move is not possible, or that it is; without a move, all that is not possible."""
    if not words:
        explain_all(screen, composer)
        return
    verb = reader.meant(words[0])
    if verb not in composer.forms.fields:
        raise Unreadable("why-usage", word=reader.shown("why"))
    move = reader.move(verb, words[1:], composer)
    judge(composer, move)
    screen.tell("why-possible" if composer.forms.is_filled(move) else "why-go-on")


def judge(composer: Composer, move: Move) -> None:
    """Raise whatever stands in the way of a move, whole or begun."""
    if composer.forms.is_filled(move):
        composer.table.preview(composer.seat, move)
    elif obstacle := composer.obstacle(move):
        raise obstacle
    elif not composer.whole_moves(move, 1):
        raise Unreadable("nothing-fits")


def explain_all(screen: Screen, composer: Composer) -> None:
    """Everything that is not possible now; what has one reason is told in one line.

    A reason that names the thing itself is told alone.
    """
    texts, game = screen.texts, screen.tabletop.game
    told: dict[str, list[str]] = {}
    for thing, why in screen.tabletop.obstacles(composer):
        told.setdefault(texts.refusal(game, why), []).append(thing)
    if composer.pending and len(told) == 1:
        screen.say(next(iter(told)))
        return
    for reason, things in told.items():
        if all(thing.casefold() in reason.casefold() for thing in things):
            screen.say(reason)
        else:
            screen.tell("why-line", what=texts.all_of(things), reason=reason)
    if not told:
        screen.tell("why-nothing")
