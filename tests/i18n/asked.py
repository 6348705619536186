"""The messages that the code can ask for: literal ids found by reading it, the rest computed."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from dreamcog.cli.board import LABELS
from dreamcog.cli.choices import FORMS, REWARDS
from dreamcog.cli.look import MARKS
from dreamcog.cli.mainframe import LABELS as BELOW_COGS
from dreamcog.cli.offer import OPEN_ENDED, WAIVE
from dreamcog.cli.typed import COMMANDS
from dreamcog.games.cyberion.names import ROW_NAMES
from dreamcog.games.cyberion.options import EXPANSIONS, KNOWN
from dreamcog.games.cyberion.printed import MODEL_NAMES
from dreamcog.games.cyberion.refusals import CODES
from dreamcog.games.cyberion.words import Demand, Happening, Verb

SRC = Path(__file__).parents[2] / "src" / "dreamcog"
SPEAKERS = {"say": 0, "tell": 0, "Unreadable": 0, "_words": 1}
"""What makes sentences in our code, and which of its arguments names the message."""


def trees(folder: str) -> Iterator[ast.Module]:
    for file in sorted((SRC / folder).rglob("*.py")):
        yield ast.parse(file.read_text("utf-8"))


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
            if len(node.args) > SPEAKERS[called(node)]:
                for message in spellings(node.args[SPEAKERS[called(node)]], names):
                    yield message, node


def reasons() -> set[str]:
    """The rules by which rule functions end a game."""
    found = set()
    for tree in trees("games/cyberion/rules"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in ("win", "lose"):
                if isinstance(node.args[-1], ast.Attribute):
                    found.add(node.args[-1].attr.lower().replace("_", "-"))
    return found


def general_codes() -> dict[str, set[str]]:
    """The codes of refusals that are no game's own, with the parameters they carry."""
    found: dict[str, set[str]] = {"malformed": {"where", "wanted"}}
    for folder in ("core", "games", "cli"):
        for tree in trees(folder):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and called(node) == "Refused" and node.args:
                    for code in spellings(node.args[0], {}):
                        found[code] = {str(keyword.arg) for keyword in node.keywords}
    return found


def questions() -> list[str]:
    """What a player can be asked: the Intervention, and every move that answers an ability."""
    answers = [verb for number, verb in Verb.spelled().items() if number > Verb.MICROBOT_REMOVE]
    return ["intervention", *answers]


@cache
def expansions() -> dict[str, Iterable[str]]:
    """What {} stands for in each id that is only known when the code runs."""
    verbs = list(FORMS)
    fields = {field for form in FORMS.values() for field in form} - {"level", "bottom"}
    of_game: dict[str, Iterable[str]] = {
        "ability": [*MODEL_NAMES, "none"],
        "ask": questions(),
        "battery": ["charged", "spent"],
        "demand": Demand.spelled().values(),
        "done": OPEN_ENDED,
        "event": Happening.spelled().values(),
        "expansion": EXPANSIONS,
        "gigantobot": ["model", "size"],
        "help": verbs,
        "microbot": ["model", "size"],
        "model": MODEL_NAMES,
        "move": [*verbs, WAIVE],
        "option": [option.replace("_", "-") for option in (*KNOWN, "seed", "box")],
        "outcome": reasons(),
        "refusal": CODES.values(),
        "reward": REWARDS,
        "row": ROW_NAMES,
        "short": MODEL_NAMES,
        "sure": reasons(),
        "take": REWARDS,
        "type": verbs,
        "usage": verbs,
    }
    of_all: dict[str, Iterable[str]] = {
        "board": [*LABELS, *(label for own in BELOW_COGS.values() for label in own)],
        "choose": [*fields, "move"],
        "command": COMMANDS,
        "help": COMMANDS,
        "mark": MARKS,
        "refusal": general_codes(),
        "usage": COMMANDS,
    }
    return {f"{{}}-{key}-{{}}": value for key, value in of_game.items()} | {
        f"{key}-{{}}": value for key, value in of_all.items()
    }


def expanded(message: str) -> set[str]:
    """The ids that a spelling stands for."""
    if "{}" not in message:
        return {message}
    if message in expansions():
        return {
            message.replace("{}", "cyberion", message.count("{}") - 1).replace("{}", each)
            for each in expansions()[message]
        }
    assert message.startswith("{}-"), f"tell this test what {message} stands for"
    own = message.replace("{}", "cyberion", 1)
    assert "{}" not in own, f"tell this test what {message} stands for"
    return {own}


@cache
def wanted() -> frozenset[str]:
    """Every id that the code can ask for."""
    found: set[str] = set()
    for folder in ("cli", "i18n"):
        for tree in trees(folder):
            for message, _ in asked_in(tree):
                found |= expanded(message)
    return frozenset(found)
