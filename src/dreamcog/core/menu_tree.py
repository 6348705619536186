"""Menus as clients want them: a tree to click through, without a rule and without a round trip.

A move is composed field by field, in the order in which it is spelled. A node of the tree says what
can come next, and where each choice leads:

    true                                   the move is whole
    {"next": [step, …], "whole": true}     a field follows, or, with `whole`, may follow

A step is a field and what it can be: one thing, or several things in any order, as bit masks over a
pool (bit 0 is its first thing; of things alike, the first ones are meant):

    {"field": "tile", "choices": [["b1.1", node], …]}
    {"field": "robots", "pool": ["platform/planbot-1", …], "ways": [{"sets": [3, 5], "then": node}]}
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Move = Mapping[str, Any]
Node = Any
Tail = tuple[tuple[str, Any], ...]
"""What is left of a move: fields with their values, in order."""


def menu_tree(moves: Iterable[Move], unordered: Mapping[str, str]) -> Node:
    """The tree of these moves. `unordered` names, by verb, a field of things in any order."""
    by_verb: dict[str, list[Tail]] = {}
    for move in moves:
        by_verb.setdefault(move["do"], []).append(tuple(move.items())[1:])
    choices = [[verb, grow(tails, unordered.get(verb, ""))] for verb, tails in by_verb.items()]
    return {"next": [{"field": "do", "choices": choices}]}


def grow(tails: Iterable[Tail], unordered: str) -> Node:
    """What can follow where these are the rests of the moves that can still be meant."""
    by_field: dict[str, list[Tail]] = {}
    whole = False
    for tail in tails:
        if tail:
            by_field.setdefault(tail[0][0], []).append(tail)
        else:
            whole = True
    if not by_field:
        return True
    steps = [
        set_step(field, some, unordered) if field == unordered else choice_step(some, unordered)
        for field, some in by_field.items()
    ]
    return {"next": steps, "whole": True} if whole else {"next": steps}


def choice_step(tails: list[Tail], unordered: str) -> dict[str, Any]:
    """A field that is one thing."""
    rests: dict[Any, list[Tail]] = {}
    values: dict[Any, Any] = {}
    for tail in tails:
        value = tail[0][1]
        key = value if type(value) is str else (key_of(value),)
        values[key] = value
        rests.setdefault(key, []).append(tail[1:])
    choices = [[values[key], grow(some, unordered)] for key, some in rests.items()]
    return {"field": tails[0][0][0], "choices": choices}


def key_of(value: Any) -> Any:
    """What stands for a value that is no word: equal for those that are written alike."""
    return value if type(value) is int else json.dumps(value)


def set_step(field: str, tails: list[Tail], unordered: str) -> dict[str, Any]:
    """A field that is several things in any order."""
    rests: dict[tuple[str, ...], list[Tail]] = {}
    for tail in tails:
        rests.setdefault(tuple(sorted(tail[0][1])), []).append(tail[1:])
    most: dict[str, int] = {}
    for things in rests:
        for name, nth in counted(things):
            most[name] = max(most.get(name, 0), nth)
    pool = [name for name in sorted(most) for _ in range(most[name])]
    first = {name: pool.index(name) for name in most}
    ways: dict[str, dict[str, Any]] = {}
    for things, some in rests.items():
        then = grow(some, unordered)
        key = "" if then is True else json.dumps(then)
        way = ways.setdefault(key, {"sets": [], "then": then})
        way["sets"].append(mask_of(things, first))
    return {"field": field, "pool": pool, "ways": list(ways.values())}


def counted(things: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Sorted things, each with how many like it there are up to there."""
    last, nth = None, 0
    for name in things:
        nth = nth + 1 if name == last else 1
        last = name
        yield name, nth


def mask_of(things: Iterable[str], first: Mapping[str, int]) -> int:
    """The bits of sorted things, those alike one after the other from their first."""
    return sum(1 << first[name] + nth - 1 for name, nth in counted(things))


def moves_of(node: Node) -> Iterator[dict[str, Any]]:
    """Every move of a tree: the way back, as a client goes it."""
    if node is True:
        yield {}
        return
    if node.get("whole"):
        yield {}
    for step in node["next"]:
        for value, then in values_of(step):
            for rest in moves_of(then):
                yield {step["field"]: value, **rest}


def values_of(step: Mapping[str, Any]) -> Iterator[tuple[Any, Node]]:
    """What a field can be, and where each leads."""
    yield from (tuple(choice) for choice in step.get("choices", []))
    for way in step.get("ways", []):
        for mask in way["sets"]:
            yield [name for i, name in enumerate(step["pool"]) if mask >> i & 1], way["then"]
