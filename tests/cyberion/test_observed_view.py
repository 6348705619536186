"""What observations of Cyberion tell of a position is what its view tells, number by number."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.names import GIGANTOBOT_NAMES, PLACED_NAMES, ROBOT_NAMES, VERB_NAMES
from dreamcog.games.cyberion.observed_blocks import LEVELS
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.words import IN_ROWS, KINDS, NOWHERE, Verb
from support.kits import KITS
from support.observed import told
from support.positions import some_states, walk

LEFT_OUT = (
    *("table: two players", "table: with", "table: support tokens", "table: swap cost"),
    *("table: in machine deck", "table: failsafes each"),
)
"""Options and printed numbers, which are not in a view, and what is known by counting."""

COUNTED = ("in deck", "unseen tokens of its ability")


def table_of(view: dict[str, Any], seat: int) -> dict[str, int]:
    """What `table` tells of a position besides its options, from the view."""
    outcome = view["outcome"] or {}
    held = {
        "second seat observes": seat,
        "turn: its number": view["turn"],
        "own turn: the observing seat is to move": view["seat"] == seat,
        "left this turn: machines that left the Factory": len(view["repaired_this_turn"]),
        "over": bool(outcome),
        "won": outcome.get("won", 0),
        f"ended by: {outcome.get('reason')}": bool(outcome),
        "all common: each seat may repair every machine (C7.4)": view["all_common"],
        "machine deck: machines": view["machine_deck"],
        "top tier: that of the next machine, 1 to 3": view["machine_tier"] or 0,
        "experience: machines of the pile": view["experience"],
        "failsafes of the Reserve": view["failsafes"],
        "battery is charged": view["battery"] == "charged",
        "damage: Structural Damage left": view["damage"],
        "robot deck: cards": view["robot_deck"],
        "known on top of the deck: cards": len(view["known_top"]),
        "known at bottom of the deck: cards": len(view["known_bottom"]),
        "discard: cards": len(view["discard"]),
        "looked at: cards": sum(len(asked.get("cards", ())) for asked in view["pending"]),
        **{f"in row: {row}": len(view[row]) for row in ("platform", "flash", "stock")},
        "microbots held: tokens": len(view["held_microbots"]),
        "microbot pile: tokens": view["microbot_pile"],
    }
    return {f"table: {name}": int(number) for name, number in held.items() if number}


def robots_of(view: dict[str, Any]) -> dict[str, int]:
    """What `robots` tells of open cards, from the view."""
    zones = {
        **{f"in row: {row}": view[row] for row in ("platform", "flash", "stock")},
        "known on top of the deck": view["known_top"],
        "known at bottom of the deck": view["known_bottom"],
        "in discard": view["discard"],
        "looked at": [card for asked in view["pending"] for card in asked.get("cards", ())],
        "out of game": view["out_of_game"],
        "on Gigantobots": [
            card for giga in view["gigantobots"].values() for card in giga["robots"]
        ],
    }
    found = Counter(f"robots: {card}: {zone}" for zone, cards in zones.items() for card in cards)
    return dict(found)


def models_of(view: dict[str, Any]) -> dict[str, int]:
    """What `models` tells, from the view, but for tokens nobody has seen."""
    found = {f"{model}: level: {LEVELS[level - 1]}": 1 for model, level in view["levels"].items()}
    found |= {f"{model}: support token": 1 for model in view["support"]}
    found |= {f"{model}: in limbo: its Babybot": 1 for model in view["limbo"]}
    found |= {f"{model}: under cog: tokens": n for model, n in view["interference"].items() if n}
    revealed = Counter(view["interference_seen"])
    found |= {f"{model}: revealed tokens of its ability": n for model, n in revealed.items()}
    return {f"models: {name}": number for name, number in found.items()}


def test_table_robots_and_models_are_those_of_the_view() -> None:
    rng = random.Random(2)
    for options in (dict(KITS["cyberion"].everything), {"players": 1, "support": 2}):
        for game, start in islice(some_states("cyberion", options, 2), 16):
            for state in [start, *walk(game, start, rng, 25)]:
                for seat in range(options["players"]):
                    view = game.view(state, seat)
                    found = {
                        name: number
                        for name, number in told(game, state, seat).items()
                        if name.startswith(("table", "robots", "models"))
                        and not name.startswith(LEFT_OUT)
                        and not name.endswith(COUNTED)
                        and ": named in the draft" not in name
                    }
                    assert found == table_of(view, seat) | robots_of(view) | models_of(view)


def draft_of(draft: Draft) -> set[str]:
    """The names of the numbers that tell of a move being composed, from the draft."""
    verb, args = VERB_NAMES[draft.verb], draft.args[: draft.n]
    found = {f"draft: move: {verb}", "draft: numbers"}
    if verb == "support":
        return found | {f"models: {MODEL_NAMES[args[0]]}: named in the draft"}
    if verb == "arrange":
        for i, arg in enumerate(args):
            model, size = ROBOT_NAMES[arg % KINDS].split("-")
            found |= {"baby": {f"put-back: card {i}: babybot"}}.get(model, set())
            model = size if model == "baby" else model
            found |= {f"put-back: card {i}: model: {model}"} if model != "any" else set()
            found |= {f"put-back: card {i}: size"} if size.isdigit() else set()
            found |= {f"put-back: card {i}: at bottom"} if arg >= KINDS else set()
        return found
    if verb in ("repair", "prepare", "microbot-swap"):
        found.add(f"machines: {MACHINE_NAMES[args[0]]}: named in the draft")
        args = args[2 if verb == "prepare" else 1 :]
    if verb == "pilot" and len(args) >= 2:
        model, size = ROBOT_NAMES[args[len(args) - 2] % IN_ROWS].split("-")
        found |= {f"draft: pilot: {model}", "draft: pilot: size"}
        if args[2:] == [NOWHERE]:
            found.add("draft: first nowhere: the first pilot fits no Gigantobot")
        elif args[2:]:
            found.add(f"gigantobots: {GIGANTOBOT_NAMES[args[2]]}: named in the draft")
        args = args[:2]
    for row, robot in (PLACED_NAMES[arg].split("/") for arg in args):
        found.add(f"robots: {robot}: named in the draft: {row}")
    return found


@pytest.mark.slow
def test_the_draft_and_the_question_are_told_as_they_are() -> None:
    rng = random.Random(3)
    verbs = set()
    options = dict(KITS["cyberion"].everything)
    for game, start in islice(some_states("cyberion", options, 3), 80):
        for state in walk(game, start, rng, 40):
            numbers = told(game, state, state.seat)
            draft = game.draft_of(state)
            told_of_it = {
                name
                for name in numbers
                if name.startswith(("draft", "put-back")) or "named in the draft" in name
            }
            assert told_of_it == (draft_of(draft) if draft.verb else set())
            verbs.add(draft.verb)
            for asked in game.view(state, state.seat)["pending"]:
                assert numbers[f"question: answer: {asked['do']}"] == 1
                assert numbers["question: left"] == asked["left"]
                if "level" in asked:
                    assert numbers[f"question: level: {LEVELS[asked['level'] - 1]}"] == 1
                if "ability" in asked:
                    assert numbers[f"question: ability: {asked['ability']}"] == 1
    assert {Verb.SUPPORT, Verb.ARRANGE, Verb.REPAIR, Verb.PREPARE, Verb.PILOT} <= verbs
