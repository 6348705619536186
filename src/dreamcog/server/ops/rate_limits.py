"""Rate limits: how often a person or an address may request something."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from dreamcog.core.refusal import Refused
from dreamcog.server.ops.refused_pace import EVERY, RefusedPace

LIMITS: Mapping[str, tuple[str, ...]] = {
    "guest": ("20 per 1 hour",),  # by address
    "login": ("10 per 1 minute", "10 per 1 minute"),  # by address, by address and login
    "account": ("10 per 1 hour",),  # by address
    "table": ("30 per 10 minutes",),  # by person, as all below
    "chat": ("5 per 10 seconds",),
    "act": ("40 per 1 second", "300 per 10 seconds"),  # by connection, by person
    "request": ("3000 per 10 seconds",),  # by address
    "call": ("400 per 10 seconds",),  # by person, or by the address of one who is not signed in
    "change": ("30 per 10 minutes",),
    "question": ("60 per 10 seconds",),
    "look": ("100 per 10 seconds",),  # as calls
    "ping": ("30 per 10 seconds",),  # by connection
    "hint": ("40 per 1 minute",),
    "review": ("25 per 1 day",),
    "saved": ("10 per 1 day",),
    "webhook": ("10 per 1 hour",),
    "token": ("20 per 1 hour",),
    "export": ("10 per 10 minutes",),
    "tables_a_day": ("200 per 1 day",),
    "chat_a_day": ("2000 per 1 day",),
    "acts_a_day": ("20000 per 1 day",),
    "bot_moves_a_day": ("12000 per 1 day",),
}
"""What is limited: one limit for each key by which a request is counted.

Those of a day bound what a person can make the server store, to less than 50 MB: an entry takes
some 450 bytes with its share of snapshots, the reasons of a bot's move some 600 more, a table with
a box of its own some 13,000. Sixty games a day with three bots are far below them.
"""

ABOUT: Mapping[str, str] = {
    "guest": "New guests, by address.",
    "login": "Signing in, by address, and by address and login name.",
    "account": "New accounts, by address.",
    "table": "New tables, by person.",
    "chat": "Chat lines, by person.",
    "act": "Moves and other actions, by connection and by person.",
    "request": "Requests by HTTP and for web sockets, by address.",
    "call": "Requests to the API, by person, or by the address of one who is not signed in.",
    "change": "Changes of one's name, language, statistics or tokens, by person.",
    "question": "Questions about a position, by person.",
    "look": "Looking at tables, lists and results, by person, or by address without one.",
    "ping": "Pings and other frames that nobody answers, by connection.",
    "hint": "Hints, and reasons of bots, by person.",
    "review": "Reviews of games, by person, in a day.",
    "saved": "Saved games to look at, by person, in a day.",
    "webhook": "Changes of one's webhook, by person.",
    "token": "New tokens, by person.",
    "export": "Exports of games and of one's data, by person.",
    "tables_a_day": "New tables, by person, in a day.",
    "chat_a_day": "Chat lines, by person, in a day.",
    "acts_a_day": "Moves and other actions, sitting down too, by person, in a day.",
    "bot_moves_a_day": "Moves of bots, by the person who acted last at the table, in a day.",
}
"""What each limit is about, for the operator."""

OFF = "off"
"""The text of no limit."""
FEW = 1000
MOST_SLOTS = 100
"""Moments of which a window keeps how many requests were made then, if it has room for more."""
MOST_ADDRESSES = 4096
"""Addresses whose keys are remembered: each is asked for several times a request."""


@dataclass(slots=True)
class Slot:
    """Requests that are counted together: when the first and the last were made, how many."""

    first: float
    last: float
    number: int


@dataclass(slots=True)
class SlidingWindow:
    """The requests of one key within the window.

    Where it has room for many, those within a hundredth of it are counted as if all had been made
    with the last of them: so the actions of a person in a day take some kilobytes at most.
    """

    seconds: float
    slots: deque[Slot] = field(default_factory=deque)
    number: int = 0

    def move(self, now: float) -> int:
        """Drop the requests before the window; return how many are left."""
        while self.slots and self.slots[0].last <= now - self.seconds:
            self.number -= self.slots.popleft().number
        return self.number

    def add(self, now: float, amount: int, limit: int) -> None:
        """Count requests."""
        width = self.seconds / MOST_SLOTS if limit > MOST_SLOTS else 0.0
        last = self.slots[-1] if self.slots else None
        if last is not None and now - last.first < width:
            last.last = now
            last.number += amount
        else:
            self.slots.append(Slot(now, now, amount))
        self.number += amount


class SlidingWindows(MemoryStorage):
    """The windows of all keys.

    The library's own storage sweeps in a thread, up to a hundred times a second, and never drops a
    key. This one drops the keys with empty windows whenever it has doubled in size.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._windows: dict[str, SlidingWindow] = {}
        self._full = FEW

    def __len__(self) -> int:
        return len(self._windows)

    def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Count one more request, if the window has room for it."""
        now = self._clock()
        window = self._windows.get(key)
        if window is None:
            self._make_room(now)
            window = self._windows[key] = SlidingWindow(expiry)
        if window.move(now) + amount > limit:
            return False
        window.add(now, amount, limit)
        return True

    def get_moving_window(self, key: str, limit: int, expiry: int) -> tuple[float, int]:
        """When the oldest requests in the window were made, and the number of all."""
        now = self._clock()
        window = self._windows.get(key)
        if window is None or not window.move(now):
            return now, 0
        return window.slots[0].last, window.number

    def _make_room(self, now: float) -> None:
        if len(self._windows) >= self._full:
            live = {key: window for key, window in self._windows.items() if window.move(now)}
            self._windows = live
            self._full = max(FEW, 2 * len(live))


class RateLimits:
    """The limits of one process. `scale` multiplies them all; with infinity there are none.

    `limits` replace those of `LIMITS` with the same names.
    """

    def __init__(
        self,
        scale: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        limits: Mapping[str, tuple[str, ...]] | None = None,
        refused_every: float = EVERY,
    ) -> None:
        self._clock = clock
        self._refused = RefusedPace(clock, refused_every)
        self._windows = SlidingWindows(clock)
        self._limiter = MovingWindowRateLimiter(self._windows)
        self._is_off = math.isinf(scale)
        self._limits = {
            what: [
                None if text == OFF else scaled(parse(text), scale, what, by)
                for by, text in enumerate(texts)
            ]
            for what, texts in {**LIMITS, **(limits or {})}.items()
            if not self._is_off
        }

    def now(self) -> float:
        """The time by which requests are counted."""
        return self._clock()

    def take(self, what: str, *who: str) -> None:
        """Count a request, or refuse it with the seconds until it is possible again.

        It is counted for each key of `who`, in the order of `LIMITS`; a refused one is not counted.
        """
        for limit, name in self.require(what, *who):
            self._limiter.hit(limit, name)

    async def take_shared(self, what: str, *who: str) -> None:
        """Count a request in all processes; here there is one."""
        self.take(what, *who)

    async def keep_merging(self) -> None:
        """Merge what is counted with other processes; here there are none."""

    async def slow_down(self, address: str) -> None:
        """Let one wait who was refused a request: refusals of one address have a pace too."""
        if not self._is_off:
            await self._refused.wait(address)

    def require(self, what: str, *who: str) -> list[tuple[RateLimitItem, str]]:
        """Refuse a request that is one too many; return the limits and keys that count it."""
        if self._is_off:
            return []
        keys = zip(self._limits[what], who, strict=True)
        counted = [(limit, name) for limit, name in keys if limit is not None]
        waits = [self._wait(limit, name) for limit, name in counted]
        if any(waits):
            raise Refused("slow-down", wait=max(waits))
        return counted

    def _wait(self, limit: RateLimitItem, name: str) -> int:
        """The seconds until the window has room; 0 if it has."""
        again, room = self._limiter.get_window_stats(limit, name)
        return 0 if room > 0 else max(1, math.ceil(again - self._clock()))


def limit_text(text: str) -> str:
    """A configured limit such as `20 per 1 hour`, or `off`; ValueError if it is none."""
    if text != OFF and parse(text).amount < 1:
        raise ValueError(text)
    return text


def scaled(limit: RateLimitItem, scale: float, what: str, by: int) -> RateLimitItem:
    """The limit multiplied by a scale, in a namespace of its own."""
    amount = max(1, round(limit.amount * scale))
    return type(limit)(amount, limit.multiples, namespace=f"{what} {by}")


@lru_cache(MOST_ADDRESSES)
def address_key(address: str) -> str:
    """The key by which an address is counted: for IPv6 its /64 network, which one client has."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((int(known) >> 64 << 64, 64)))
