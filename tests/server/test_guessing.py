"""Wrong passwords slow the guesser down, and do not lock the owner out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.ops.guess_limits import ALLOWANCES, FEW, FORGOTTEN, GuessLimits
from support.serving import Served, serving

PASSWORD = "correct horse"


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limited(tmp_path: Path, clock: Clock) -> Iterator[Served]:
    """A server with rate limits, by a clock that the test sets."""
    with serving(tmp_path / "x.sqlite", pace=1.0) as served:
        limits = served.services.rate_limits
        limits._clock = limits._windows._clock = clock
        yield served


@contextmanager
def client(served: Served, address: str) -> Iterator[httpx.Client]:
    """A client with an address of its own."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=served.url, transport=transport, timeout=20) as http:
        yield http


def make_account(served: Served, address: str) -> None:
    with client(served, address) as http:
        http.post("/api/me", json={"name": "Ada"})
        account = {"login": "ada", "password": PASSWORD}
        assert http.post("/api/me/account", json=account).status_code == 201


def sign_in(http: httpx.Client, password: str, login: str = "ada") -> httpx.Response:
    return http.post("/api/me/sign-in", json={"login": login, "password": password})


@pytest.mark.slow
def test_guesses_from_elsewhere_do_not_lock_owner_out(limited: Served) -> None:
    make_account(limited, "127.0.0.1")
    with client(limited, "127.0.0.2") as guesser:
        answers = [sign_in(guesser, "wrong").status_code for _ in range(12)]
        assert answers == [401] * 5 + [429] * 7
        assert sign_in(guesser, PASSWORD).status_code == 429
    for address in ("127.0.0.1", "127.0.0.3"):
        with client(limited, address) as owner:
            assert sign_in(owner, PASSWORD).status_code == 200


@pytest.mark.slow
def test_wait_grows_with_each_wrong_password(limited: Served, clock: Clock) -> None:
    make_account(limited, "127.0.0.1")
    waits = []
    with client(limited, "127.0.0.2") as guesser:
        for _ in range(5):
            assert sign_in(guesser, "wrong").status_code == 401
        for _ in range(12):
            refused = sign_in(guesser, "wrong")
            assert refused.json()["code"] == "slow-down"
            waits.append(int(refused.headers["retry-after"]))
            clock.now += waits[-1]
            assert sign_in(guesser, "wrong").status_code == 401
        assert waits == [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]
        clock.now += 900
        assert sign_in(guesser, PASSWORD).status_code == 200, "nobody waits for ever"
        assert sign_in(guesser, "wrong").status_code == 401


@pytest.mark.slow
def test_owner_signs_in_where_they_did_before_while_many_addresses_guess(
    limited: Served, clock: Clock
) -> None:
    make_account(limited, "127.0.0.1")
    with client(limited, "127.0.0.200") as travelling:
        assert sign_in(travelling, PASSWORD).status_code == 200
    for number in range(2, 14):
        with client(limited, f"127.0.0.{number}") as guesser:
            last = [sign_in(guesser, "wrong").status_code for _ in range(5)][-1]
    assert last == 429, "a guesser at a new address has to wait too"
    for address in ("127.0.0.1", "127.0.0.200"):
        with client(limited, address) as owner:
            assert sign_in(owner, "mistyped").status_code == 401
            assert sign_in(owner, PASSWORD).status_code == 200
    with client(limited, "127.0.0.201") as unknown:
        refused = sign_in(unknown, PASSWORD)
        assert refused.status_code == 429
        clock.now += int(refused.headers["retry-after"])
        assert sign_in(unknown, PASSWORD).status_code == 200


@pytest.mark.slow
def test_guesses_at_many_logins_slow_the_address(limited: Served, clock: Clock) -> None:
    with client(limited, "127.0.0.2") as guesser:
        answers = []
        for number in range(25):
            clock.now += 7
            answers.append(sign_in(guesser, "wrong", f"login-{number}").status_code)
    assert answers[:20] == [401] * 20
    assert 429 in answers[20:]


@pytest.mark.slow
def test_old_password_cannot_be_guessed_either(limited: Served) -> None:
    make_account(limited, "127.0.0.1")
    with client(limited, "127.0.0.1") as thief:
        assert sign_in(thief, PASSWORD).status_code == 200
        body = {"old": "wrong", "new": "battery staple"}
        answers = [thief.post("/api/me/password", json=body).status_code for _ in range(7)]
    assert answers == [401] * 5 + [429] * 2


def test_addresses_of_sign_ins_are_stored_as_digests(limited: Served) -> None:
    make_account(limited, "127.0.0.1")
    query = "SELECT address FROM sign_ins"
    ((stored,),) = limited.within(lambda: limited.services.database.rows(query))
    assert len(stored) == 64


def attempt(limits: GuessLimits, address: str, login: str) -> None:
    limits.begin(limits.require(address, login, False))


def test_undecided_attempts_count(clock: Clock) -> None:
    limits = GuessLimits(1.0, clock)
    for _ in range(5):
        attempt(limits, "here", "ada")
    with pytest.raises(Refused):
        attempt(limits, "here", "ada")


def test_counts_are_forgotten_and_dropped(clock: Clock) -> None:
    limits = GuessLimits(1.0, clock)
    for _ in range(5):
        attempt(limits, "here", "ada")
    clock.now += FORGOTTEN
    for _ in range(5):
        attempt(limits, "here", "ada")
    assert max(each.longest for each in ALLOWANCES.values()) < FORGOTTEN
    for number in range(5 * FEW):
        attempt(limits, f"address {number}", f"login {number}")
        clock.now += 60
    assert len(limits._attempts) <= FEW


@pytest.mark.parametrize(
    ("kind", "setting"),
    [
        ("address and login", "wrong_passwords"),
        ("address", "wrong_passwords_of_address"),
        ("login", "wrong_passwords_of_login"),
    ],
)
def test_an_operator_chooses_how_many_wrong_passwords_are_free(
    kind: str, setting: str, tmp_path: Path
) -> None:
    with serving(tmp_path / "x.sqlite", pace=1.0, **{setting: 2}) as served:
        guess_limits = served.services.accounts.guess_limits
        for number in range(3):
            address = "10.0.0.1" if "address" in kind else f"10.0.0.{number}"
            login = "ada" if "login" in kind else f"ada {number}"
            if number == 2:
                with pytest.raises(Refused):
                    guess_limits.require(address, login, is_known=False)
            else:
                guess_limits.begin(guess_limits.require(address, login, is_known=False))
