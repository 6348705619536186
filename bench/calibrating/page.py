"""The page on how far the chances of reviews are right."""

from __future__ import annotations

from collections.abc import Iterator

from calibrating.figures import ENOUGH
from calibrating.playing import DRAWN, Line
from dreamcog.core.registry import games
from dreamcog.i18n.texts import Texts

PICTURE = "pictures/calibration.svg"

ABOUT = """\
Bots of several levels play both games, with one to four players and several sets of options;
of the moves of each game that show something {drawn} are drawn, and the value of the review's curve
before each is compared with what came of it. There the curve is asked of the networks; between
them it follows by what moves lost. It is the curve's own function, asked for these moves: whole
reviews of as many games would take hours.

A chance is told for players who go on as the large network does. So it is compared with games in
which the network plays on from the drawn position, with what was really hidden there; and with the
games as they went on where the network had all seats from the beginning; weaker levels lose what
they were told, as the tables by player show. Errors are standard errors; positions of one game hang
together.

Made by `./dev bench reviews --games 1000 --out games.jsonl`, then `--write`; with `--only GAME`
the other game's figures stay."""


def page(told: Line) -> Iterator[str]:
    """The lines of the page on calibration."""
    yield "# How far the chances of reviews are right\n"
    yield ABOUT.format(drawn=DRAWN)
    yield f"\n![Chances told, and what came of them]({PICTURE})"
    for name in games():
        if name in told:
            yield from game_page(Texts("en").title(name), told[name])


def game_page(title: str, told: Line) -> Iterator[str]:
    """What is told of one game."""
    yield f"\n## {title}\n"
    on = told["on"]
    yield f"{on['games']} games, {on['positions']:,} positions. Where the network plays on, the"
    yield f"largest error of a tenth with {ENOUGH} positions is {on['largest_error']:.1%}."
    yield f"Large network `{told['networks']}`, commit {told['commit']}, load {told['load']}.\n"
    yield (
        "| Told | Positions | Mean told | Won, played on | Error | Of the network's games | "
        "Won as it went on | Error |"
    )
    yield "|---|---|---|---|---|---|---|---|"
    went = {int(10 * min(each["told"], 0.9999)): each for each in told["won"]["tenths"]}
    for each in on["tenths"]:
        tenth = int(10 * min(each["told"], 0.9999))
        strong = went.get(tenth)
        last = "0 | – | –"
        if strong is not None:
            last = f"{strong['positions']:,} | {strong['won']:.1%} | {strong['error']:.1%}"
        yield (
            f"| {10 * tenth} to {10 * tenth + 10} % | {each['positions']:,} | {each['told']:.1%} | "
            f"{each['won']:.1%} | {each['error']:.1%} | {last} |"
        )
    yield "\n| Who played | Games | Mean told | Won, played on | Won as it went on |"
    yield "|---|---|---|---|---|"
    for level, each in told["levels"].items():
        on, won = each["on"], each["won"]
        yield f"| {level} | {on['games']} | {on['told']:.1%} | {on['won']:.1%} | {won['won']:.1%} |"
