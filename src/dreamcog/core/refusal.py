"""Refusals: the one error by which the engine rejects a move, an option, a save or a box."""

from __future__ import annotations

from typing import Any

MALFORMED = "malformed"


class Refused(Exception):
    """A move, option, save, box or case that is not accepted. Nothing has changed.

    `code` is stable and names the sentence; `rule` is the number of the rule that forbids it (empty
    where no rule of the game is concerned); `params` fill the sentence.
    """

    def __init__(self, code: str, rule: str = "", **params: Any) -> None:
        super().__init__(f"{code} ({rule})" if rule else code)
        self.code = code
        self.rule = rule
        self.params = params

    def to_json(self) -> dict[str, Any]:
        """The refusal as plain JSON types."""
        return {"code": self.code, "rule": self.rule, "params": dict(self.params)}

    def __str__(self) -> str:
        plain = {name: value for name, value in self.params.items() if isinstance(value, str | int)}
        told = ", ".join(f"{name}: {value}" for name, value in plain.items() if value != "")
        return super().__str__() + (f" [{told}]" if told else "")


class Failed(Refused):
    """What was asked was in order, but cannot be done here: a full disk, a cluster out of reach."""


def malformed(where: str, wanted: str) -> Refused:
    """The refusal of unreadable input: `where` the fault is, and what was `wanted` there."""
    return Refused(MALFORMED, where=where, wanted=wanted)


def extra_missing(package: str, extra: str) -> Failed:
    """The refusal of what needs a package that comes with an extra of ours."""
    return Failed("extra-missing", package=package, command=f"pip install 'dreamcog[{extra}]'")
