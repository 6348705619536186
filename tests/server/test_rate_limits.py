"""Rate limits: sliding windows for each key."""

from __future__ import annotations

import math
import threading
import time

import pytest
from limits import parse

from dreamcog.core.refusal import Refused
from dreamcog.server.ops.rate_limits import FEW, LIMITS, MOST_SLOTS, RateLimits, address_key


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def wait_of(pace: RateLimits, what: str, *who: str) -> int:
    """The seconds that a refusal names; 0 where there is none."""
    try:
        pace.take(what, *who)
    except Refused as refused:
        assert refused.code == "slow-down"
        wait = refused.params["wait"]
        assert isinstance(wait, int)
        assert wait >= 1
        return wait
    return 0


@pytest.mark.parametrize("what", LIMITS)
def test_limit_holds_until_window_moves(what: str) -> None:
    clock = Clock()
    pace = RateLimits(clock=clock)
    names = [str(by) for by in range(len(LIMITS[what]))]
    first = parse(LIMITS[what][0])
    for _ in range(first.amount):
        pace.take(what, *names)
    assert wait_of(pace, what, *names) == first.get_expiry()
    clock.now += first.get_expiry() - 0.5
    assert wait_of(pace, what, *names) == 1
    clock.now += 0.5
    assert wait_of(pace, what, *names) == 0


def test_keys_are_counted_separately() -> None:
    pace = RateLimits(clock=Clock())
    for _ in range(5):
        pace.take("chat", "ada")
    assert wait_of(pace, "chat", "ada")
    pace.take("chat", "bea")
    pace.take("table", "ada")
    assert LIMITS["account"] == LIMITS["webhook"]
    for _ in range(10):
        pace.take("account", "ada")
    pace.take("webhook", "ada")


def test_login_is_counted_by_address_and_by_name() -> None:
    pace = RateLimits(clock=Clock())
    for number in range(10):
        pace.take("login", f"10.0.0.{number}", "ada")
    assert wait_of(pace, "login", "10.0.0.99", "ada")
    for number in range(10):
        pace.take("login", "10.0.0.99", f"name {number}")
    assert wait_of(pace, "login", "10.0.0.99", "another")
    pace.take("login", "ada", "10.0.0.99")


def test_action_is_counted_by_connection_and_by_person() -> None:
    clock = Clock()
    pace = RateLimits(clock=clock)
    for number in range(300):
        pace.take("act", f"tab {number % 20}", "ada")
        clock.now += 0.001
    assert wait_of(pace, "act", "tab 99", "ada") == 10
    pace.take("act", "tab 99", "bea")


def test_refused_request_is_not_counted() -> None:
    clock = Clock()
    pace = RateLimits(clock=clock)
    for _ in range(10):
        pace.take("login", "here", "ada")
    for _ in range(50):
        assert wait_of(pace, "login", "here", "bea")
    for number in range(10):
        pace.take("login", f"there {number}", "bea")
    clock.now += 60
    assert wait_of(pace, "login", "here", "ada") == 0


def test_window_slides_continuously() -> None:
    clock = Clock()
    pace = RateLimits(clock=clock)
    for _ in range(5):
        pace.take("chat", "ada")
        clock.now += 2
    assert wait_of(pace, "chat", "ada") == 0
    assert wait_of(pace, "chat", "ada") == 2


def test_many_requests_of_a_day_take_little_memory_and_never_exceed_the_limit() -> None:
    """A person who acts as often as allowed, for three days."""
    clock, day = Clock(), 24 * 3600
    limits = RateLimits(clock=clock, limits={"acts_a_day": ("8000 per 1 day",)})
    done: list[float] = []
    for _ in range(3 * 8000 * 2):
        if not wait_of(limits, "acts_a_day", "ada"):
            done.append(clock.now)
        clock.now += day / 16000
    window = next(iter(limits._windows._windows.values()))
    assert len(window.slots) <= MOST_SLOTS + 1
    for first, after in zip(done, done[8000:], strict=False):
        assert after - first > day * 0.9999
    assert len(done) > 3 * 8000 * 0.97


def test_a_wait_of_many_requests_is_at_most_a_hundredth_too_long() -> None:
    clock, day = Clock(), 24 * 3600
    limits = RateLimits(clock=clock, limits={"acts_a_day": ("1000 per 1 day",)})
    for _ in range(1000):
        limits.take("acts_a_day", "ada")
        clock.now += 1
    asked, wait = clock.now, wait_of(limits, "acts_a_day", "ada")
    first_free = 1000.0 + day - asked
    assert first_free <= wait <= first_free + day / MOST_SLOTS
    clock.now += wait
    assert wait_of(limits, "acts_a_day", "ada") == 0


def test_limits_can_be_scaled_and_switched_off() -> None:
    double, none, tiny = RateLimits(2, Clock()), RateLimits(math.inf), RateLimits(0.0001, Clock())
    for _ in range(10):
        double.take("chat", "ada")
    assert wait_of(double, "chat", "ada")
    for _ in range(1000):
        none.take("chat", "ada")
    tiny.take("act", "tab", "ada")
    assert wait_of(tiny, "act", "tab", "ada")


def test_missing_key_or_unknown_limit_raises() -> None:
    with pytest.raises(ValueError, match="argument"):
        RateLimits().take("login", "10.0.0.1")
    with pytest.raises(KeyError):
        RateLimits().take("nonsense", "ada")


def test_idle_keys_are_dropped() -> None:
    clock = Clock()
    pace = RateLimits(clock=clock)
    for number in range(20 * FEW):
        pace.take("chat", f"person {number}")
        clock.now += 0.1
    assert len(pace._windows) <= FEW
    for number in range(3 * FEW):
        pace.take("guest", f"address {number}")
    for _ in range(19):
        pace.take("guest", "address 0")
    for number in range(3 * FEW):
        pace.take("export", f"person {number}")
    assert wait_of(pace, "guest", "address 0"), "who was not quiet was forgotten too"


def test_taking_starts_no_thread() -> None:
    pace = RateLimits()
    time.sleep(0.05)
    before = set(threading.enumerate())
    for number in range(1000):
        pace.take("act", f"tab {number}", f"person {number}")
    assert set(threading.enumerate()) <= before


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("unix", "unix"),
    ],
)
def test_ipv6_addresses_of_one_network_are_counted_together(address: str, counted: str) -> None:
    assert address_key(address) == counted


def test_configured_limits_replace_the_usual_ones() -> None:
    limits = {"chat": ("2 per 1 hour",), "act": ("off", "3 per 1 hour"), "export": ("off",)}
    pace = RateLimits(clock=Clock(), limits=limits)
    for _ in range(2):
        pace.take("chat", "ada")
    assert wait_of(pace, "chat", "ada") == 3600
    for _ in range(3):
        pace.take("act", "tab", "ada")
    assert wait_of(pace, "act", "other tab", "ada")
    pace.take("act", "tab", "bea")
    for _ in range(100):
        pace.take("export", "ada")
    for _ in range(20):
        pace.take("guest", "here")
    assert wait_of(pace, "guest", "here")
