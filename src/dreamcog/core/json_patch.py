"""What has changed between two positions, as a JSON Patch (RFC 6902), and putting it in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Patch = list[dict[str, Any]]


def delta(before: Any, after: Any) -> Patch:
    """The operations that make `after` of `before`."""
    patch: Patch = []
    if not are_alike(before, after):
        add_changes(before, after, "", patch)
    return patch


class SharedDeltas:
    """Patches between positions of two states; parts that seats share are compared once.

    It is used while these positions are held: parts are known by their identity.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int, str], Patch] = {}

    def between(self, before: dict[str, Any], after: dict[str, Any]) -> Patch:
        """The operations that make one position of the other; not to be changed."""
        whole = id(before), id(after), ""
        if whole not in self._known:
            self._known[whole] = self._compared(before, after)
        return self._known[whole]

    def _compared(self, before: dict[str, Any], after: dict[str, Any]) -> Patch:
        if before.keys() != after.keys():
            return delta(before, after)
        patch: Patch = []
        for key, value in after.items():
            old = before[key]
            if old is value or (old == value and type(old) is type(value)):
                continue
            if not isinstance(value, dict | list):
                add_changes(old, value, f"/{escaped(key)}", patch)
                continue
            part = id(old), id(value), key
            changes = self._known.get(part)
            if changes is None:
                changes = self._known[part] = []
                add_changes(old, value, f"/{escaped(key)}", changes)
            patch += changes
        return patch


def add_changes(before: Any, after: Any, path: str, patch: Patch) -> None:
    """Objects are compared key by key, lists of one length item by item, all else is replaced."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                patch.append({"op": "remove", "path": f"{path}/{escaped(key)}"})
        for key, value in after.items():
            if key not in before:
                patch.append({"op": "add", "path": f"{path}/{escaped(key)}", "value": value})
            elif not are_alike(before[key], value):
                add_changes(before[key], value, f"{path}/{escaped(key)}", patch)
    elif are_tables(before, after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            if not are_alike(old, new):
                add_changes(old, new, f"{path}/{i}", patch)
    else:
        patch.append({"op": "replace", "path": path, "value": after})


def are_alike(before: Any, after: Any) -> bool:
    """Whether nothing has changed. Most of a position has not: that is found out in one go.

    Within lists and objects 1 and true count as alike, as no position puts one for the other.
    """
    return type(before) is type(after) and bool(before == after)


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
