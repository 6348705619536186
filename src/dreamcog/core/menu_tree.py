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

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Move = Mapping[str, Any]
Node = Any
Fields = tuple[tuple[str, Any], ...]
"""A move: its fields with their values, in order."""


def menu_tree(moves: Iterable[Move], unordered: Mapping[str, str]) -> Node:
    """The tree of these moves. `unordered` names, by verb, a field of things in any order."""
    by_verb: dict[str, list[Fields]] = {}
    for move in moves:
        by_verb.setdefault(move["do"], []).append(tuple(move.items()))
    choices = [[verb, grow(some, 1, unordered.get(verb, ""))] for verb, some in by_verb.items()]
    return {"next": [{"field": "do", "choices": choices}]}


def grow(moves: Iterable[Fields], depth: int, unordered: str) -> Node:
    """What can follow so many fields where these are the moves that can still be meant."""
    by_field: dict[str, list[Fields]] = {}
    whole = False
    for move in moves:
        if len(move) > depth:
            field = move[depth][0]
            if field in by_field:
                by_field[field].append(move)
            else:
                by_field[field] = [move]
        else:
            whole = True
    if not by_field:
        return True
    steps = [
        set_step(field, some, depth, unordered)
        if field == unordered
        else choice_step(field, some, depth, unordered)
        for field, some in by_field.items()
    ]
    return {"next": steps, "whole": True} if whole else {"next": steps}


def choice_step(field: str, moves: list[Fields], depth: int, unordered: str) -> dict[str, Any]:
    """A field that is one thing."""
    rests: dict[Any, list[Fields]] = {}
    values: dict[Any, Any] = {}
    for move in moves:
        value = move[depth][1]
        key = value if type(value) is str else (repr(value),)
        if key in rests:
            rests[key].append(move)
        else:
            values[key] = value
            rests[key] = [move]
    choices = [[values[key], grow(some, depth + 1, unordered)] for key, some in rests.items()]
    return {"field": field, "choices": choices}


def set_step(field: str, moves: list[Fields], depth: int, unordered: str) -> dict[str, Any]:
    """A field that is several things in any order."""
    rests: dict[tuple[str, ...], list[Fields]] = {}
    for move in moves:
        rests.setdefault(tuple(sorted(move[depth][1])), []).append(move)
    most: dict[str, int] = {}
    for things in rests:
        for name, nth in counted(things):
            most[name] = max(most.get(name, 0), nth)
    pool = [name for name in sorted(most) for _ in range(most[name])]
    first = {name: pool.index(name) for name in most}
    ways: dict[str, dict[str, Any]] = {}
    for things, some in rests.items():
        then = grow(some, depth + 1, unordered)
        key = "" if then is True else repr(then)
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
