"""Why something cannot be done: the table's own reasons, with the rules' numbers."""

from __future__ import annotations

from collections.abc import Iterator

from dreamcog.cli.choices import FORMS, Composer, Move
from dreamcog.cli.screen import Screen
from dreamcog.cli.typed import Reader, Unreadable
from dreamcog.core.refusal import MALFORMED, Refused

NOT_WORTH_TELLING = (MALFORMED, "not-in-play", "nothing-to-answer")
"""Obstacles of moves that nobody would think of now."""


def explain(screen: Screen, reader: Reader, composer: Composer, words: list[str]) -> None:
    """Why a move is not possible, or that it is; without a move, all that is not possible."""
    if not words:
        explain_all(screen, composer)
        return
    verb = reader.meant(words[0])
    if verb not in FORMS:
        raise Unreadable("why-usage", word=reader.shown("why"))
    move = reader.move(verb, words[1:], composer)
    judge(composer, move)
    screen.tell("why-possible" if is_filled(move) else "why-go-on")


def judge(composer: Composer, move: Move) -> None:
    """Raise whatever stands in the way of a move, whole or begun."""
    if is_filled(move):
        composer.table.preview(composer.seat, move)
    elif obstacle := composer.obstacle(move):
        raise obstacle
    elif not composer.whole_moves(move, 1):
        raise Unreadable("nothing-fits")


def explain_all(screen: Screen, composer: Composer) -> None:
    """Every action that is not possible now, and every machine that cannot be repaired."""
    texts, game = screen.texts, screen.game
    told: dict[str, list[str]] = {}
    for machine, why in machines(composer):
        told.setdefault(texts.refusal(game, why), []).append(texts.machine(game, machine))
    for verb, why in verbs(composer):
        name = texts.say(f"{game.name}-move-{verb}")
        told.setdefault(texts.refusal(game, why), []).append(name)
    if composer.position["pending"] and len(told) == 1:
        screen.say(next(iter(told)))
        return
    for reason, things in told.items():
        screen.tell("why-line", what=texts.all_of(things), reason=reason)
    if not told:
        screen.tell("why-nothing")


def machines(composer: Composer) -> Iterator[tuple[str, Refused]]:
    """The machines of the Factory that cannot be repaired."""
    for machine in composer.position["factory"]:
        if machine and (why := composer.obstacle({"do": "repair", "machine": machine})):
            yield machine, why


def verbs(composer: Composer) -> Iterator[tuple[str, Refused]]:
    """The actions that are not possible, repairs aside: they are told machine by machine."""
    for verb in FORMS:
        why = composer.obstacle({"do": verb}) if verb != "repair" else None
        if why and why.code not in NOT_WORTH_TELLING:
            yield verb, why


def is_filled(move: Move) -> bool:
    """Whether a move names everything it has to; a level may always be left out."""
    return all(field in move or field == "level" for field in FORMS[move["do"]])
