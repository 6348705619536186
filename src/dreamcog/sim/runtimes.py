"""Which runtime to take: native where that is possible, else interpreted, which is said once."""

from __future__ import annotations

import logging
from functools import cache

from dreamcog.core.refusal import malformed
from dreamcog.core.rule_set import RuleSet
from dreamcog.sim.native.building import NoNativeCode
from dreamcog.sim.native.library import prepare

RUNTIMES = ("interpreted", "native")
log = logging.getLogger(__name__)


@cache
def say_once_for(reason: str) -> None:
    """Say why rules run interpreted, the first time only."""
    log.warning("The rules run interpreted, which is slower: %s", reason)


def say_once(reason: NoNativeCode) -> None:
    """Say why rules run interpreted, once for each reason."""
    say_once_for(str(reason))


def chosen_runtime(rules: RuleSet, wanted: str | None) -> str:
    """The runtime that was asked for, or the best one there is; libraries are built here."""
    if wanted not in (None, *RUNTIMES):
        raise malformed("runtime", " or ".join(RUNTIMES))
    if wanted == "interpreted":
        return wanted
    try:
        prepare(rules)
    except NoNativeCode as reason:
        if wanted == "native":
            raise malformed("runtime", f"interpreted: {reason}") from reason
        say_once(reason)
        return "interpreted"
    return "native"
