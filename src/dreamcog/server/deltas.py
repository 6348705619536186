"""What has changed between two positions, as a JSON Patch (RFC 6902), and putting it in place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Patch = list[dict[str, Any]]


def delta(before: Any, after: Any) -> Patch:
    """The operations that make `after` of `before`."""
    return list(changes(before, after, ""))


def changes(before: Any, after: Any, path: str) -> Iterator[dict[str, Any]]:
    """Objects are compared key by key, lists of one length item by item, all else is replaced."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                yield {"op": "remove", "path": f"{path}/{escaped(key)}"}
        for key, value in after.items():
            place = f"{path}/{escaped(key)}"
            if key in before:
                yield from changes(before[key], value, place)
            else:
                yield {"op": "add", "path": place, "value": value}
    elif are_tables(before, after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(old, new, f"{path}/{i}")
    elif type(before) is not type(after) or before != after:
        yield {"op": "replace", "path": path, "value": after}


def are_tables(before: Any, after: Any) -> bool:
    """Two lists of objects, of one length, such as the players: worth looking into."""
    if not isinstance(before, list) or not isinstance(after, list) or len(before) != len(after):
        return False
    return bool(after) and all(isinstance(item, dict) for item in (*before, *after))


def escaped(key: str) -> str:
    """A key as a path spells it."""
    return key.replace("~", "~0").replace("/", "~1")


def patched(value: Any, patch: Patch) -> Any:
    """The value with the operations carried out; the value itself stays as it was."""
    for operation in patch:
        value = with_operation(value, operation["path"].split("/")[1:], operation)
    return value


def with_operation(value: Any, path: list[str], operation: Mapping[str, Any]) -> Any:
    """One operation carried out, on copies of what lies on its path."""
    if not path:
        return operation["value"]
    step, *rest = path
    if isinstance(value, list):
        i = int(step)
        return [*value[:i], with_operation(value[i], rest, operation), *value[i + 1 :]]
    key = step.replace("~1", "/").replace("~0", "~")
    if operation["op"] == "remove" and not rest:
        return {name: held for name, held in value.items() if name != key}
    return {**value, key: with_operation(value.get(key), rest, operation)}
