"""`dreamcog review FILE`: what decisions of a saved game lost, what luck brought, and when."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dreamcog.bots.threads import keep_to_one_thread
from dreamcog.cli.progress import bar
from dreamcog.cli.solve import interruptible, saved_table
from dreamcog.core.events import Event
from dreamcog.core.table import Table
from dreamcog.i18n.hints import HintWords
from dreamcog.i18n.texts import Texts

if TYPE_CHECKING:
    from dreamcog.teacher.endings import SeatEnding
    from dreamcog.teacher.reviewing import Review

OWN = "skill"
PARTS = ("luck", OWN, "others")
"""What the change of a chance is made of."""


def review_command(
    file: Annotated[Path, typer.Argument(help="A saved game, name.dream.json.")],
    seat: Annotated[
        int, typer.Option(min=0, help="The seat whose chances are told; 0 is the first.")
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language of the sentences.")] = None,
) -> None:
    """Review a saved game: what decisions lost, what luck brought, and the moments that decided it.

    Moves are judged from what their seat could know, on imagined deals, by the game's networks.
    """
    keep_to_one_thread()
    texts = Texts(lang)
    table = saved_table(file)
    table.game.seat(seat)
    from dreamcog.teacher.judging import Judge
    from dreamcog.teacher.reviewing import review

    with interruptible(texts), bar(texts, len(table.history)) as shown:
        found = review(table, Judge(table.game.kind), lambda _: shown.advance(1))
    if as_json:
        about = {"game": table.game.kind.name, "options": table.game.options}
        typer.echo(json.dumps({**about, **found.to_json(seat)}))
    else:
        for line in review_lines(table, found, seat, texts):
            typer.echo(line)


def review_lines(table: Table, found: Review, seat: int, texts: Texts) -> list[str]:
    """The review in sentences: of every seat its sums and its end, then what decided the game."""
    lines = []
    for own in range(table.game.options["players"]):
        told = found.seat_json(own)
        first, last = (hundredths(told["curve"][place]["chance"]) for place in (0, -1))
        exact = {name: told[name] for name in PARTS}
        parts = {name: signed(each) for name, each in whole_parts(exact, last - first).items()}
        lines.append(texts.say("review-seat", seat=own + 1, first=first, last=last, **parts))
        lines += [f"  {line}" for line in ending_lines(table, found.endings[own], texts)]
    for number in found.moments(seat):
        lines += moment_lines(table, found, number, seat, texts)
    return lines


def ending_lines(table: Table, ending: SeatEnding | None, texts: Texts) -> list[str]:
    """What was possible for a seat at the end of the game, and how, where that is known."""
    if ending is None:
        return []
    told = {"number": ending.number, "best": ending.best}
    if ending.made == ending.best:
        return [texts.own(table.game, "review-ending-best", **told)]
    said = texts.own(table.game, "review-ending", made=ending.made, **told)
    words = HintWords(texts, table.game)
    moves = [f"  {words.move(each)}" for each in ending.moves]
    return [said, texts.say("review-ending-moves"), *moves]


def moment_lines(table: Table, found: Review, number: int, seat: int, texts: Texts) -> list[str]:
    """One moment: what happened, how the chance changed, and what would have been better."""
    turn, compared = table.turns[number - 1], found.compared[number - 1]
    account = found.accounts[number - 1]
    before = float(account.before[seat])
    after = before + sum(
        float(getattr(account, name)[seat]) for name in ("skill", "others", "luck")
    )
    chances = {"first": hundredths(before), "last": hundredths(after)}
    lines = ["", texts.say("review-moment", number=number, seat=compared.seat + 1, **chances)]
    lines += [f"  {line}" for line in texts.events(table.game, told_events(turn.events))]
    if compared.best != compared.move:
        loss = -float(account.skill[compared.seat])
        words = HintWords(texts, table.game)
        better = words.move(compared.best)
        lines.append(texts.say("review-better", points=signed(hundredths(loss)), move=better))
        why = [words.remark(each.code, each.params) for each in compared.reasons]
        lines += [f"  {line}" for line in why if line]
    return lines


def told_events(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as sentences are made of them."""
    return [event.to_json() for event in events]


def hundredths(chance: float) -> int:
    """A chance, or a change of one, in hundredths; a half is rounded up, as on the page."""
    return math.floor(100 * chance + 0.5)


def signed(points: int) -> str:
    """Hundredths with their sign."""
    return f"{points:+}"


def whole_parts(exact: Mapping[str, float], change: int) -> dict[str, int]:
    """The parts of a change in hundredths that add up to it.

    What rounding leaves over goes to the part that it changes least. Own decisions never bring
    anything: nobody plays better than best.
    """
    whole = {name: hundredths(each) for name, each in exact.items()}
    while left := change - sum(whole.values()):
        by = 1 if left > 0 else -1
        free = [name for name in whole if by < 0 or name != OWN or whole[name] < 0]
        part = max(free, key=lambda name: by * (100 * exact[name] - whole[name]))
        whole[part] += by
    return whole
