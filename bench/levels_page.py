"""The page on the levels: what `./dev bench levels` measured, in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dreamcog.core.registry import game_kind
from dreamcog.i18n.texts import Texts

Figures = dict[str, Any]

STRONGEST = {"search": "searches ([search.md](search.md))", "network": "is the large network"}
"""How bots play that the strongest level may play as."""

INTRODUCTION = """\
# Levels

Opponents and partners of five strengths. How each plays stands in `levels.toml` of the game's
folder; what is told here was measured by `./dev bench levels`, which writes this page, and
`levels.json` beside it, from which the page in the browser and the terminal take ratings and
chances. Why levels are made like this: `docs/decisions/0034-levels.md`.

The strongest level {strongest}.
The others are the small network, which draws each step by its liking at a temperature: the higher,
the less it matters how good a step is. Steps that it likes far less than the best, by more than the
reach, it never takes. Ratings are on Elo's scale.

Where seats compete, 1500 is the mean of all bots, each with the weight of what its games tell;
where all win together, 1500 wins one deal in two. All intervals hold 95 %."""


def page(found: Sequence[Figures]) -> str:
    """The page in Markdown."""
    texts = Texts("en")
    lines = [INTRODUCTION.format(strongest=strongest(found, texts))]
    for each in found:
        kind = game_kind(each["game"])
        lines += [
            "",
            f"## {texts.say(f'{kind.name}-title')}",
            "",
            *section(each, kind.together, texts),
        ]
    return "\n".join(lines) + "\n"


def strongest(found: Sequence[Figures], texts: Texts) -> str:
    """How the strongest level plays in each game."""
    told = []
    for each in found:
        *_, level = each["levels"].values()
        game = texts.say(f"{each['game']}-title")
        told.append(f"{STRONGEST.get(level['bot'], level['bot'])} in {game}")
    return ", and ".join(told)


def section(found: Figures, together: bool, texts: Texts) -> Iterator[str]:
    """What was measured in a game."""
    players = found["options"]["players"]
    yield (
        f"{players} player{'s' if players > 1 else ''}, usual options, "
        f"from seed {found['seed']} on; commit `{found['commit']}`, {found['seconds']} s on one "
        f"core at a load average of {found['load']}."
    )
    yield from (
        "",
        row("Level", "Plays as", "Temperature, or time", "Rating", "Interval", "How it plays"),
    )
    yield "|---" * 6 + "|"
    for name, how in found["levels"].items():
        own = found["bots"][name]
        drawn = f"{how['temperature']:g}" + (f", reach {how['reach']:g}" if how["reach"] else "")
        if how["seconds"]:
            drawn = f"{how['seconds']:g} s a decision at most"
        interval = f"{own['low']:.0f} to {own['high']:.0f}"
        said = texts.say(f"bot-about-{name}")
        title = texts.say(f"bot-level-{name}")
        yield row(title, f"`{how['bot']}`", drawn, f"{own['rating']:.0f}", interval, said)
    yield from ("", row("Bot", "Against", "Won", "Interval", "Games") if not together else DEALS)
    yield "|---" * (4 if together else 5) + "|"
    for one, other, share, low, high, number in found["pairs"]:
        against = [] if together else [f"`{other}`"]
        yield row(f"`{one}`", *against, f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{number:,}")


def row(*cells: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


DEALS = row("Bot", "Deals won", "Interval", "Deals")
