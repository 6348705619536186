"""Which runtime to take: native where that is possible, else interpreted, which is said once."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache

from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.rule_set import RuleSet
from dreamcog.core.runtime import is_only_interpreted
from dreamcog.sim.native.building import NoNativeCode
from dreamcog.sim.native.library import prepare

RUNTIMES = ("interpreted", "native")
log = logging.getLogger(__name__)


@cache
def warn_once(reason: str) -> None:
    """Say in the log why rules run interpreted, the first time only."""
    log.warning("The rules run interpreted, which is slower: %s", reason)


def chosen_runtime(
    rules: RuleSet, wanted: str | None, tell: Callable[[str], None] = warn_once
) -> str:
    """The runtime that was asked for, or the best one there is; libraries are built here.

    `tell` gets the reason where native code was to be expected and is not there.
    """
    if wanted not in (None, *RUNTIMES):
        raise malformed("runtime", " or ".join(RUNTIMES))
    if wanted == "interpreted" or (wanted is None and is_only_interpreted()):
        return "interpreted"
    try:
        prepare(rules)
    except NoNativeCode as reason:
        if wanted == "native":
            raise Refused("no-native-code", reason=str(reason)) from reason
        tell(str(reason))
        return "interpreted"
    return "native"
