"""The messages that the code can ask for: literal ids found by reading it, the rest computed.

A file or folder named after a game asks for that game's messages only, any other for all games'.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from dreamcog.bots import KNOWN_NAMES
from dreamcog.bots.asking import FAILURES
from dreamcog.bots.network_folder import SIZES
from dreamcog.cli.brackets import BOUNDS, CELL
from dreamcog.cli.games.cyberion.board import LABELS
from dreamcog.cli.games.cyberion.choices import FORMS, REWARDS
from dreamcog.cli.games.cyberion.labels import GAINED, OPEN_ENDED, SPENT, WAIVE
from dreamcog.cli.games.cyberion.mainframe import LABELS as BELOW_COGS
from dreamcog.cli.games.cyberion.tabletop import MARKS
from dreamcog.cli.games.mech_a_dream import choices as mech_choices
from dreamcog.cli.games.mech_a_dream import drawing as mech_drawing
from dreamcog.cli.games.mech_a_dream.ending import SOURCES
from dreamcog.cli.games.mech_a_dream.tabletop import MARKS as MECH_MARKS
from dreamcog.cli.games.mech_a_dream.typed import ALL_COMMANDS
from dreamcog.cli.lab import COLUMNS
from dreamcog.cli.lesson_loop import SKIP
from dreamcog.cli.solve import SAID, SAID_OF_DEALS
from dreamcog.cli.typed import COMMANDS
from dreamcog.core.lessons import lessons_of
from dreamcog.core.levels import LEVEL_NAMES
from dreamcog.core.options import AnyOf, OneOf
from dreamcog.core.registry import game_kind, games
from dreamcog.games.cyberion import refusals as cyberion_refusals
from dreamcog.games.cyberion import words as cyberion_words
from dreamcog.games.cyberion.names import ROW_NAMES
from dreamcog.games.cyberion.printed import MODEL_NAMES
from dreamcog.games.cyberion.rules.questions import is_opening
from dreamcog.games.mech_a_dream import refusals as mech_refusals
from dreamcog.games.mech_a_dream import words as mech_words
from dreamcog.games.mech_a_dream.names import PART_NAMES, PILE_NAMES, UNIT_NAMES, VERBS_BY_NAME
from dreamcog.games.mech_a_dream.printed import AFTER, COLOURS, DISCOUNTS
from dreamcog.games.mech_a_dream.printed_effects import SPECIALS
from dreamcog.games.mech_a_dream.view import ANSWERS
from dreamcog.i18n import hints as hint_texts
from dreamcog.i18n import server as server_texts
from dreamcog.sim.runs import Interpreted
from web.asked import asked_by_page, preferred_by_page

SRC = Path(__file__).parents[2] / "src" / "dreamcog"
SPEAKERS = {
    "say": 0,
    "tell": 0,
    "Unreadable": 0,
    "words": 1,
    "add_command": 3,
    "own": -1,
    "own_alone": -1,
}
"""What makes sentences in our code, and which of its arguments names the message."""

SPECIAL = "own"
"""The speaker that prefers a game's own words, where there are some."""

ALONE = "own_alone"
"""The speaker that says a game's own words, and nothing where there are none."""

PARTS = ("cli", "i18n", "core/sentences.py", "games/*/sentences.py", "games/*/spoken.py")
"""Where our code makes sentences."""

GAMES = ("cyberion", "mech-a-dream")

Words = dict[str, Iterable[str]]


def trees(part: str) -> Iterator[tuple[Path, ast.Module]]:
    """The files of a part of ours, or of all that a pattern names, each read."""
    for found in SRC.glob(part):
        for file in [found] if found.is_file() else sorted(found.rglob("*.py")):
            yield file.relative_to(SRC), ast.parse(file.read_text("utf-8"))


def games_of(file: Path) -> tuple[str, ...]:
    """The games for which a file asks for messages."""
    own = {part.removesuffix(".py").replace("_", "-") for part in file.parts}
    return tuple(game for game in GAMES if game in own) or GAMES


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def spellings(node: ast.expr, names: dict[str, list[ast.expr]]) -> Iterator[str]:
    """The ids an expression can give; a part only known when it runs is written {}."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from spellings(node.body, names)
        yield from spellings(node.orelse, names)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(p.value) if isinstance(p, ast.Constant) else "{}" for p in node.values)
    elif isinstance(node, ast.Name):
        others = {name: values for name, values in names.items() if name != node.id}
        for value in names.get(node.id, []):
            yield from spellings(value, others)


def asked_in(function: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every message a piece of code asks for, with the call."""
    names: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            names.setdefault(node.targets[0].id, []).append(node.value)
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and called(node) in SPEAKERS:
            place = SPEAKERS[called(node)]
            if len(node.args) > max(place, 0):
                for message in spellings(node.args[place], names):
                    yield message, node


def helps_in(tree: ast.Module) -> Iterator[str]:
    """Every message that is the help of a flag."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "help":
            for message in spellings(node.value, {}):
                if message.startswith("flag-"):
                    yield message


def reasons() -> set[str]:
    """The rules by which rule functions end a game of Cyberion."""
    found = set()
    for _, tree in trees("games/cyberion/rules"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in ("win", "lose"):
                if isinstance(node.args[-1], ast.Attribute):
                    found.add(node.args[-1].attr.lower().replace("_", "-"))
    return found


def general_codes() -> dict[str, set[str]]:
    """The codes of refusals that are no game's own, with the parameters they carry."""
    found: dict[str, set[str]] = {"malformed": {"where", "wanted"}}
    for folder in ("core", "games", "sim", "bots", "lab", "teacher", "cli", "server"):
        for code, call in refused_in(folder):
            found[code] = {str(keyword.arg) for keyword in call.keywords}
    return found


def refused_in(folder: str) -> Iterator[tuple[str, ast.Call]]:
    """Every code by which a part of ours refuses, with the call."""
    for _, tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in ("Refused", "Failed") and node.args:
                for code in spellings(node.args[0], {}):
                    yield code, node


def words_of_options(name: str) -> Words:
    """What the declared options of a game are called, and their values."""
    options = list(game_kind(name).options)
    additions = [each for option in options if isinstance(option, AnyOf) for each in option.names]
    return {
        "option": [name.replace("_", "-") for name in (*(o.name for o in options), "seed", "box")],
        "plus": additions,
        "value": [
            f"{option.name}-{name}".replace("_", "-")
            for option in options
            if isinstance(option, OneOf)
            for name in option.names
        ],
        "with": additions,
    }


def words_of_every_game(name: str) -> Words:
    """What follows from what every game declares."""
    hints = game_kind(name).hints
    assert hints is not None
    return {
        "advice": game_kind(name).advice,
        "hint-event": [*hints.aims, *hints.setbacks],
        "hint-limit": [*hints.limits],
        "hint-move": game_kind(name).verbs.numbers,
        **words_of_options(name),
    }


def words_of_cyberion() -> Words:
    verbs = list(FORMS.fields)
    spelled = cyberion_words.Verb.spelled()
    answers = [verb for n, verb in spelled.items() if not is_opening(n)]
    return {
        "ability": [*MODEL_NAMES, "none"],
        "amount": [thing.replace("_", "-") for thing in sorted({*SPENT, *GAINED})],
        "ask": ["intervention", *answers],
        "battery": ["charged", "spent"],
        "demand": cyberion_words.Demand.spelled().values(),
        "done": OPEN_ENDED,
        "event": cyberion_words.Happening.spelled().values(),
        "gigantobot": ["model", "size", "both"],
        "help": verbs,
        "microbot": ["model", "size"],
        "model": MODEL_NAMES,
        "move": [*verbs, WAIVE],
        "outcome": reasons(),
        "refusal": cyberion_refusals.CODES.values(),
        "reward": REWARDS,
        "row": ROW_NAMES,
        "short": MODEL_NAMES,
        "sure": reasons(),
        "take": REWARDS,
        "type": verbs,
        "usage": verbs,
    }


def words_of_mech_a_dream() -> Words:
    verbs = list(VERBS_BY_NAME)
    spelled = mech_words.Verb.spelled()
    fields = {field for form in mech_choices.FORMS.fields.values() for field in form}
    return {
        "action": AFTER,
        "after": AFTER,
        "amount": UNIT_NAMES,
        "ask": [*PART_NAMES[1:], *(spelled[verb] for verb in ANSWERS.values())],
        "ask-choose": ["monitor", "specialist"],
        "belt": PILE_NAMES,
        "board": mech_drawing.LABELS,
        "choose": [*fields, "do"],
        "colour": COLOURS,
        "counted": UNIT_NAMES,
        "done": [],
        "effect": SPECIALS,
        "event": mech_words.Happening.spelled().values(),
        "foreseen": [
            *("slot", "moves"),
            *("completes", "completes-anyway"),
            *("completed", "completed-anyway"),
        ],
        "help": verbs,
        "kind": COLOURS,
        "letter": mech_drawing.DAY,
        "move": verbs,
        "part": PART_NAMES,
        "power": [power.replace("_", "-") for power in DISCOUNTS],
        "refusal": mech_refusals.CODES.values(),
        "score": [*SOURCES, "total"],
        "special": SPECIALS,
        "type": verbs,
        "typed": [*mech_choices.RESOURCES, mech_choices.ROBOT],
        "unit": UNIT_NAMES,
        "usage": verbs,
    }


def results_of(name: str) -> Iterable[str]:
    """What a report over many games tells of a game."""
    game = game_kind(name).open({})
    columns = Interpreted(game)(1, 1)
    return game.results(game.count({name: each.tolist() for name, each in columns.items()}))


def words_of_all() -> Words:
    fields = {field for form in FORMS.fields.values() for field in form} - {"level", "bottom"}
    return {
        "board": [*LABELS, *(label for own in BELOW_COGS.values() for label in own)],
        "bot-level": KNOWN_NAMES,
        "brackets": [*CELL, *BOUNDS],
        "bot-about": [*SIZES, *LEVEL_NAMES],
        "choose": [*fields, "move"],
        "command": [*COMMANDS, *ALL_COMMANDS, SKIP],
        "help": [*COMMANDS, *ALL_COMMANDS, SKIP],
        "hint": hint_texts.CODES,
        "lab": [kind for name in games() for kind in game_kind(name).use_kinds],
        "simulate-end": ["nine-machines", "day-7"],
        "simulate-result": [name.replace("_", "-") for game in GAMES for name in results_of(game)],
        "lab-column": COLUMNS,
        "mark": [*MARKS, *MECH_MARKS],
        "refusal": {*general_codes(), *server_texts.REFUSALS},
        "seat-kind": server_texts.SEAT_KINDS,
        "solve": SAID.values(),
        "solve-deals": SAID_OF_DEALS.values(),
        "table-ended": server_texts.ENDS,
        "table-event": server_texts.HAPPENINGS,
        "table-event-replaced": FAILURES,
        "table-status": server_texts.STATUSES,
        "usage": [*COMMANDS, *ALL_COMMANDS, SKIP],
    }


@cache
def endings() -> dict[str, Words]:
    """What {} stands for at the end of an id: by game, and for all games by no name."""
    return {
        "": words_of_all(),
        "cyberion": {**words_of_cyberion(), **words_of_every_game("cyberion")},
        "mech-a-dream": {**words_of_mech_a_dream(), **words_of_every_game("mech-a-dream")},
    }


def expanded(message: str, games: Iterable[str]) -> set[str]:
    """The ids that a spelling stands for."""
    if message.startswith("{}-"):
        return {f"{game}-{each}" for game in games for each in ended(message[3:], game)}
    return ended(message, "")


def ended(message: str, game: str) -> set[str]:
    """The ids that a spelling stands for when its end is filled in."""
    if "{}" not in message:
        return {message}
    begun = message.removesuffix("-{}")
    assert begun in endings()[game], f"tell this test what {message} of {game or 'all'} stands for"
    return {f"{begun}-{each}" for each in endings()[game][begun]}


def offered_by_page() -> Iterator[str]:
    """The ids by which the page offers to choose additions of a game."""
    for game in GAMES:
        for option in game_kind(game).options:
            if isinstance(option, AnyOf):
                yield f"{game}-offer-{option.name}".replace("_", "-")


def said_in_lessons() -> Iterator[str]:
    """The ids of the texts of all lessons."""
    for game in GAMES:
        for each in lessons_of(game).values():
            yield from each.messages()


@cache
def asked() -> tuple[frozenset[str], frozenset[str]]:
    """Every id that the code asks for, and every id that it says where a game has it."""
    found: set[str] = {*asked_by_page(), *offered_by_page(), *said_in_lessons()}
    special: set[str] = set()
    special |= {f"{game}-{each}" for game in GAMES for each in preferred_by_page()}
    for part in PARTS:
        for file, tree in trees(part):
            found |= set(helps_in(tree))
            for message, call in asked_in(tree):
                if message != "{}-{}":
                    ids = expanded(message, games_of(file))
                    found |= ids if called(call) != ALONE else set()
                    if called(call) in (SPECIAL, ALONE):
                        special |= {f"{game}-{each}" for game in games_of(file) for each in ids}
    return frozenset(found), frozenset(special - found)


def wanted() -> frozenset[str]:
    """Every id that the code can ask for."""
    return asked()[0]


def welcome() -> frozenset[str]:
    """Ids in a game's own words that stand for a general one."""
    return asked()[1]
