"""Options in words: the help of their flags, and the tables of `dreamcog options`."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping

from dreamcog.cli.box_pages import PAGE_WIDTH, markdown_row
from dreamcog.core.options import AnyOf, Number, OneOf, Option, Players
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.texts import Texts

COMMAND = "dreamcog options --markdown --lang en > docs/options.md"
"""How the page in `docs/` is made."""

COLUMNS = ("name", "meaning", "values", "usual", "flag", "rules")
NONE = "–"
"""Stands where there is nothing."""


def flag_help(texts: Texts, options: Mapping[str, Option]) -> str:
    """The help of a flag; `options` are those it sets, by game."""
    told = {game: described(texts, game, option) for game, option in options.items()}
    names = {meaning(texts, game, option): None for game, option in options.items()}
    name = " / ".join(names)
    if len(set(told.values())) == 1 and len(told) in (1, len(games())):
        return texts.say("flag-option", option=name, values=next(iter(told.values())))
    values = texts.all_of(
        [
            texts.say("option-of-game", game=texts.title(game), values=each)
            for game, each in told.items()
        ]
    )
    return texts.say("flag-option", option=name, values=values)


def described(texts: Texts, game: str, option: Option) -> str:
    """Which values an option takes, and which is usual."""
    usual = usual_value(texts, game, option)
    return texts.say("option-described", values=values_in_words(texts, option), usual=usual)


def values_in_words(texts: Texts, option: Option) -> str:
    """The values of an option as they are typed after its flag."""
    if isinstance(option, Players | Number):
        return texts.say("option-values-number", least=option.least, most=option.most)
    if isinstance(option, AnyOf):
        return texts.say("option-values-any-of", names=", ".join(option.names))
    if isinstance(option, OneOf):
        return texts.one_of(list(option.names))
    return texts.say("option-values-first-seat")


def usual_value(texts: Texts, game: str, option: Option) -> str:
    """The usual value, by the number of players where it depends on them."""
    players = game_kind(game).options.players
    counts = range(players.least, players.most + 1)
    by_players = {count: option.usual(count) for count in counts}
    if all(usual == by_players[players.least] for usual in by_players.values()):
        return spelled(texts, by_players[players.least])
    return texts.all_of(
        [
            texts.say("option-usual-for", value=spelled(texts, usual), players=count)
            for count, usual in by_players.items()
        ]
    )


def spelled(texts: Texts, value: object) -> str:
    """A usual value as it is typed."""
    return texts.say("option-none") if value == [] else str(value)


def meaning(texts: Texts, game: str, option: Option) -> str:
    """What an option is called, and the addition without which it changes nothing."""
    name = texts.option(game, option.name)
    if not option.needs:
        return name
    return texts.say("option-needs", option=name, addition=texts.addition(game, option.needs))


def rows(texts: Texts, game: str) -> Iterator[tuple[str, ...]]:
    """A row for each option of a game, by `COLUMNS`."""
    for option in game_kind(game).options:
        yield (
            option.name,
            meaning(texts, game, option),
            values_in_words(texts, option),
            usual_value(texts, game, option),
            f"--{option.flag_name}",
            ", ".join(option.rules) or NONE,
        )


def options_page(texts: Texts, names: list[str]) -> str:
    """The options of several games as a Markdown page."""
    lines = [
        f"# {texts.say('options-page-title')}",
        "",
        *textwrap.wrap(texts.say("options-page-about"), PAGE_WIDTH),
        "",
        texts.say("page-made-by", command=COMMAND),
    ]
    for game in names:
        lines += ["", f"## {texts.title(game)}", ""]
        headings = [texts.say("options-column", column=column) for column in COLUMNS]
        lines += [markdown_row(headings), "|---" * len(COLUMNS) + "|"]
        lines += [
            markdown_row([f"`{name}`", *middle, f"`{flag}`", rules])
            for name, *middle, flag, rules in rows(texts, game)
        ]
    return "\n".join(lines) + "\n"
