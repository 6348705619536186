"""Wrong passwords: whoever gives them has to wait, longer each time.

Attempts are counted by address and login together, by address, and by login alone. The count by
login is against a guesser with many addresses. It does not apply to addresses from which the owner
has signed in before: nobody else's attempts stop the owner there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from dreamcog.core.refusal import Refused

FIRST_WAIT = 2.0
"""Seconds of the first wait; each further one is twice as long."""
FORGOTTEN = 3600.0
"""Seconds without an attempt after which a count begins again."""
FEW = 1000


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many failed attempts are free of a wait, and the longest wait after more of them."""

    free: int
    longest: float


ALLOWANCES: Mapping[str, Allowance] = {
    "address and login": Allowance(5, 900.0),
    "address": Allowance(20, 60.0),
    "login": Allowance(50, 30.0),
}
"""The usual ones, by what is counted."""


@dataclass(slots=True)
class Attempts:
    """The attempts of one key that failed or are not decided yet, and when the last one began."""

    count: int = 0
    last: float = 0.0


Key = tuple[str, str]
Attempt = tuple[Key, ...]
"""The keys by which an attempt is counted."""


def keys_of(address: str, login: str) -> Attempt:
    """All keys by which an attempt may be counted."""
    return (("address and login", f"{address} {login}"), ("address", address), ("login", login))


def allowances_of(pair: int, address: int, login: int) -> dict[str, Allowance]:
    """The usual allowances, with other numbers of attempts that are free."""
    numbers = {"address and login": pair, "address": address, "login": login}
    return {name: replace(usual, free=numbers[name]) for name, usual in ALLOWANCES.items()}


class GuessLimits:
    """The failed attempts of one process. `scale` multiplies what is free; infinity: no limits."""

    def __init__(
        self,
        scale: float,
        clock: Callable[[], float],
        allowances: Mapping[str, Allowance] = ALLOWANCES,
    ) -> None:
        self._scale = scale
        self._allowances = allowances
        self._clock = clock
        self._attempts: dict[Key, Attempts] = {}
        self._full = FEW

    async def refresh(self, address: str, login: str) -> None:
        """Learn of attempts at other processes; here there are none."""

    async def store_begun(self, attempt: Attempt) -> None:
        """Let other processes know of an attempt; here there are none."""

    async def store_succeeded(self, attempt: Attempt) -> None:
        """Let other processes know that an attempt was right; here there are none."""

    def is_slowed(self, login: str) -> bool:
        """Whether an address from which the owner has never signed in has to wait."""
        return self._wait(("login", login)) > 0

    def require(self, address: str, login: str, is_known: bool) -> Attempt:
        """An attempt that is allowed now; otherwise it is refused with the seconds to wait.

        `is_known`: the owner of the login has signed in from this address before.
        """
        *keys, of_login = keys_of(address, login)
        attempt = (*keys,) if is_known else (*keys, of_login)
        wait = max(map(self._wait, attempt))
        if wait > 0:
            raise Refused("slow-down", wait=math.ceil(wait))
        return attempt

    def begin(self, attempt: Attempt) -> None:
        """Count an attempt as failed, before it is decided: so those at the same time count."""
        self._make_room()
        for key in attempt:
            counted = self._attempts.setdefault(key, Attempts())
            counted.count += 1
            counted.last = self._clock()

    def succeed(self, attempt: Attempt) -> None:
        """The password was right: the address begins anew with this login."""
        both, *others = attempt
        self._attempts.pop(both, None)
        for key in others:
            counted = self._attempts.get(key)
            if counted is not None:
                counted.count = max(0, counted.count - 1)

    def _wait(self, key: Key) -> float:
        """The seconds until the next attempt of a key is allowed; 0 if it is."""
        attempts, allowed = self._attempts.get(key), self._allowances[key[0]]
        if attempts is None or math.isinf(self._scale):
            return 0.0
        now = self._clock()
        if now - attempts.last >= FORGOTTEN:
            del self._attempts[key]
            return 0.0
        over = attempts.count - max(1, round(allowed.free * self._scale))
        if over < 0:
            return 0.0
        wait = min(allowed.longest, FIRST_WAIT * 2.0 ** min(over, 30))
        return max(0.0, attempts.last + wait - now)

    def _make_room(self) -> None:
        """Drop forgotten counts whenever there are twice as many as were left the last time."""
        if len(self._attempts) >= self._full:
            since = self._clock() - FORGOTTEN
            live = {key: each for key, each in self._attempts.items() if each.last > since}
            self._attempts, self._full = live, max(FEW, 2 * len(live))
