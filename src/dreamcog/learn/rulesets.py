"""Which rulesets a network is trained and judged on: from a game's own table of options."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from dreamcog.core.kind import Kind
from dreamcog.core.options import AnyOf, Number, OneOf, Option
from dreamcog.core.refusal import malformed
from dreamcog.learn.environment import Ruleset
from dreamcog.learn.games import opened
from dreamcog.learn.opening import drawn_boxes

UNUSUAL_NUMBER = 0.15
"""How often a deal has an unusual number (of Support tokens, say), beside one with the usual."""

UNUSUAL_READING = 0.5
"""The same for an option that needs an addition: one of two readings of a rule."""

BOXES = 1024
"""Boxes drawn at random around the game's own, where it has a generator of boxes."""

SPREADS = 0.1, 0.2, 0.4
"""How far drawn boxes are from the game's own: that part of all amounts is changed, by up to that
part of each. An owner's or a tuned box is near, the farthest are another game."""

SPACING = 1_000_003
"""From the boxes of one seed to those of the next."""

CHOICES = ("all", "book", "base")
"""Rulesets by one word: every one, those with the usual values, and the game's usual options."""


def every_ruleset(kind: Kind) -> list[Ruleset]:
    """Every combination of options that differs in its rules, with the game's own box."""
    return [Ruleset(options) for options in combinations(kind)]


def combinations(kind: Kind) -> Iterator[dict[str, Any]]:
    """All options but the first seat, which is drawn; one that changes nothing stays usual."""
    for players in kind.options.players.values:
        free = [option for option in kind.options if isinstance(option, AnyOf)]
        for numbers in product(*(range(1 << len(option.names)) for option in free)):
            chosen: dict[str, Any] = {"players": players}
            for option, number in zip(free, numbers, strict=True):
                chosen[option.name] = option.combination(number)
            additions = kind.options.additions(chosen)
            rest = [each for each in kind.options if is_chosen(each, additions)]
            for values in product(*(option.values for option in rest)):
                given = dict(zip((option.name for option in rest), values, strict=True))
                yield chosen | given


def is_chosen(option: Option, additions: Sequence[str]) -> bool:
    """Whether an option beside players and additions makes a difference here."""
    others = isinstance(option, Number | OneOf)
    return others and (not option.needs or option.needs in additions)


def usual_weight(kind: Kind, ruleset: Ruleset) -> float:
    """How often a ruleset is dealt in training, before the curriculum: the book's most often.

    Where seats compete, games of fewer players are dealt more often: with equal shares of the
    deals two players would make two ninths of all decisions, and four twice as many.
    """
    players = int(ruleset.options["players"])
    weight = 1.0 if kind.together else players**-2.0
    for option in kind.options:
        if isinstance(option, Number | OneOf):
            usual = option.usual(players)
            if ruleset.options.get(option.name, usual) != usual:
                weight *= UNUSUAL_READING if option.needs else UNUSUAL_NUMBER
    return weight


def is_usual(kind: Kind, ruleset: Ruleset) -> bool:
    """Whether all but players and additions is as the book has it."""
    players = {"players": ruleset.options["players"]}
    return ruleset.box is None and usual_weight(kind, ruleset) == usual_weight(
        kind, Ruleset(players)
    )


def book_rulesets(kind: Kind) -> list[Ruleset]:
    """Every number of players and combination of additions, all else as the book has it."""
    return [each for each in every_ruleset(kind) if is_usual(kind, each)]


def random_boxes(
    kind: Kind, count: int, seed: int, spreads: Sequence[float] = SPREADS
) -> list[dict[str, Any]]:
    """Boxes drawn at random around the game's own, equally many at each spread, one spread after
    the other; none where the game has no generator."""
    numbers = range(count)
    draws = [(seed * SPACING + i, spreads[i * len(spreads) // count]) for i in numbers]
    return drawn_boxes(kind, draws)


def with_boxes(rulesets: Sequence[Ruleset], boxes: Sequence[Mapping[str, Any]]) -> list[Ruleset]:
    """One ruleset for each box, their options in turn."""
    return [Ruleset(rulesets[i % len(rulesets)].options, box) for i, box in enumerate(boxes)]


def chosen_rulesets(kind: Kind, wanted: str, boxes: int, seed: int) -> list[Ruleset]:
    """Rulesets as the command line names them: a word of `CHOICES`, JSON, or a file of JSON.

    To those of `all` come so many boxes, dealt as often as the game's own.
    """
    if wanted == "all":
        own = every_ruleset(kind)
        return own + with_boxes(own, random_boxes(kind, boxes, seed))
    if wanted == "book":
        return book_rulesets(kind)
    if wanted == "base":
        return [Ruleset(kind.options.read({}))]
    return given_rulesets(kind, wanted)


def given_rulesets(kind: Kind, wanted: str) -> list[Ruleset]:
    """A list of `{"options": …, "box": …}`, as JSON or in a file; each must open."""
    try:
        text = wanted if wanted.lstrip().startswith("[") else Path(wanted).read_text("utf-8")
        found = [Ruleset(each.get("options", {}), each.get("box")) for each in json.loads(text)]
    except (OSError, ValueError, AttributeError) as error:
        expected = f"{', '.join(CHOICES)}, a list in JSON or a file of one ({error})"
        raise malformed("rulesets", expected) from error
    whole = [Ruleset(opened(kind, each).options, each.box) for each in found]
    if not whole:
        raise malformed("rulesets", "at least one")
    return whole


def label(ruleset: Ruleset) -> str:
    """A ruleset in a few words for reports: `players 2, support 3, babybots + microbots`."""
    told = []
    for name, value in ruleset.options.items():
        if isinstance(value, list):
            told.append(" + ".join(value) or "base")
        elif name != "first" or value != "random":
            told.append(f"{name.replace('_', ' ')} {value}")
    return ", ".join([*told, *(["own box"] if ruleset.box is not None else [])])
