"""Reviews of games: asked for once, worked out in the background, kept whatever happens."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from dreamcog.server.automation.reviewing import Reviewing
from dreamcog.server.automation.teacher_worker import by_seat
from dreamcog.server.live.replay import load_whole
from dreamcog.server.ops.rate_limits import RateLimits
from dreamcog.server.store.archives import archive
from dreamcog.server.store.database import Database
from dreamcog.server.store.records import TableRecord
from dreamcog.server.table.state import TableState
from support.judging import Judging, finished, hold, let, over, rows_of, state_of, told_of
from support.serving import Served
from support.table_fixtures import Clients, eventually, rewrite, with_clients


def test_a_review_is_made_once_whoever_asks(served: Served, judging: Judging) -> None:
    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Ada", "Bob")]
        table = await over(clients, *people)
        assert (await state_of(people[0], table))["status"] == "none"
        for person in people:
            await person.post(f"/api/tables/{table}/review")
            told = await finished(person, table)
            assert (told["done"], told["of"], told["ahead"], told["refusal"]) == (1, 1, 0, None)
            assert told["review"]["decisions"][0]["text"]
        (asked,) = judging.asked
        assert [move["do"] for move in asked["moves"]] == ["end-turn"]
        (entry,) = (await state_of(people[0], table))["entries"]
        (happened,) = await people[0].get(f"/api/tables/{table}/log", after=entry - 1, most=1)
        assert happened["what"] == "move"

    with_clients(served, play)


def test_the_own_seat_comes_first_or_the_one_that_is_named(
    served: Served, judging: Judging
) -> None:
    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Ada", "Bob")]
        table = await over(clients, *people)
        await people[0].post(f"/api/tables/{table}/review")
        await finished(people[0], table)
        assert (await state_of(people[1], table))["review"]["moments"] == [2]
        assert (await state_of(people[1], table, seat=0))["review"]["moments"] == [1]
        assert (await state_of(await clients.anonymous(), table))["review"]["seat"] == 0
        await people[1].get(f"/api/tables/{table}/review", 400, seat=2)
        assert len(judging.asked) == 1

    with_clients(served, play)


@pytest.mark.usefixtures("judging")
def test_asking_for_a_review_that_is_there_has_the_pace_of_looking_at_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time it is unpacked, put into words and sent."""

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = await over(clients, ada)
        await ada.post(f"/api/tables/{table}/review")
        await finished(ada, table)
        few = RateLimits(limits={"look": ("2 per 1 hour",)})
        monkeypatch.setattr(served.services.requests, "limits", few)
        path = f"/api/tables/{table}/review"
        assert (await ada.post(path))["status"] == "done"
        await ada.get(path)
        assert (await ada.post(path, None, 429))["code"] == "slow-down"
        assert (await ada.get(path, 429))["code"] == "slow-down"

    with_clients(served, play)


@pytest.mark.usefixtures("judging")
def test_only_who_may_see_a_game_that_is_over_has_its_review(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, eve = await clients.guest("Ada"), await clients.guest("Eve")
        running = clients.set_table("cyberion", ada)
        path = f"/api/tables/{running}/review"
        assert (await ada.post(path, None, 409))["code"] == "game-still-on"
        assert (await ada.get(path))["status"] == "none"
        closed = await over(clients, ada, is_watched=False)
        for call in (
            eve.post(f"/api/tables/{closed}/review", None, 403),
            eve.get(f"/api/tables/{closed}/review", 403),
        ):
            assert (await call)["code"] == "not-your-table"
        nobody = await clients.anonymous()
        shown = await over(clients, ada)
        assert (await nobody.post(f"/api/tables/{shown}/review", None, 401))[
            "code"
        ] == "who-are-you"
        await eve.post(f"/api/tables/{shown}/review")
        await finished(nobody, shown)

    with_clients(served, play)


def test_progress_and_place_are_told_while_it_is_worked_out(
    served: Served, judging: Judging
) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        first, second = await over(clients, ada), await over(clients, bob)
        hold(served, judging.may_end)
        await ada.post(f"/api/tables/{first}/review")
        await eventually(lambda: rows_of(served, first) == ("working", 1))
        waiting = await bob.post(f"/api/tables/{second}/review")
        assert (waiting["status"], waiting["ahead"], waiting["of"]) == ("waiting", 1, 0)
        working = await state_of(ada, first)
        assert (working["status"], working["done"], working["of"]) == ("working", 1, 1)
        served.within(let(judging.may_end))
        await finished(bob, second)

    with_clients(served, play)


def test_a_review_that_a_server_did_not_finish_is_begun_anew(
    served: Served, judging: Judging
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = await over(clients, ada)
        hold(served, judging.may_end)
        await ada.post(f"/api/tables/{table}/review")
        await eventually(lambda: rows_of(served, table) == ("working", 1))
        services, later = served.services, Judging()
        limits = services.rate_limits

        async def restart() -> None:
            task = next(t for t in services.tasks if "Reviewing.run" in repr(t))
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            services.tasks.remove(task)
            services.reviewing = Reviewing(
                services.database, later, limits, services.reviewing._room
            )
            loop = asyncio.get_running_loop()
            services.tasks.append(loop.create_task(services.reviewing.run()))

        served.within(restart)
        await finished(ada, table)
        assert len(later.asked) == 1

    with_clients(served, play)


@pytest.mark.parametrize("code", ["review-history", "review-failed"])
def test_a_review_that_fails_says_why_and_can_be_asked_for_again(
    served: Served, judging: Judging, code: str
) -> None:
    from dreamcog.core.refusal import Refused

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = await over(clients, ada)
        judging.problem = RuntimeError("dead") if code == "review-failed" else Refused(code)
        await ada.post(f"/api/tables/{table}/review")
        told = await finished(ada, table, "failed")
        assert (told["refusal"]["code"], told["review"]) == (code, None)
        assert told["refusal"]["text"]
        judging.problem = None
        hold(served, judging.may_end)
        again = await ada.post(f"/api/tables/{table}/review")
        assert again["status"] in ("waiting", "working")
        assert again["refusal"] is None
        served.within(let(judging.may_end))
        await finished(ada, table)

    with_clients(served, play)


@pytest.mark.usefixtures("judging")
def test_a_table_that_cannot_be_read_holds_no_other_review_up(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        broken, sound = await over(clients, ada), await over(clients, ada)
        monkeypatch.setattr("dreamcog.server.automation.reviewing.load_whole", unless(broken))
        for table in (broken, sound):
            await ada.post(f"/api/tables/{table}/review")
        await finished(ada, sound)
        told = await finished(ada, broken, "failed")
        assert told["refusal"]["code"] == "review-failed"

    def unless(broken: str) -> Any:
        async def load(record: TableRecord, database: Database) -> TableState:
            return {}["unreadable"] if record.id == broken else await load_whole(record, database)

        return load

    with_clients(served, play)


@pytest.mark.usefixtures("judging")
def test_a_game_without_a_move_has_no_review(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        await ada.act(table, "resign")
        await ada.post(f"/api/tables/{table}/review")
        told = await finished(ada, table, "failed")
        assert told["refusal"]["code"] == "nothing-to-review"

    with_clients(served, play)


def test_one_person_has_only_so_many_reviews_waiting(served: Served, judging: Judging) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        hold(served, judging.may_begin)
        tables = [
            await over(clients, ada)
            for _ in range(served.services.settings.reviews_waiting_of_person + 1)
        ]
        for table in tables[:-1]:
            await ada.post(f"/api/tables/{table}/review")
        refused = await ada.post(f"/api/tables/{tables[-1]}/review", None, 429)
        assert refused["code"] == "slow-down"
        assert (await ada.post(f"/api/tables/{tables[0]}/review"))["status"] != "none"
        await bob.post(f"/api/tables/{tables[-1]}/review")
        served.within(let(judging.may_begin))
        await finished(bob, tables[-1])

    with_clients(served, play)


def test_a_review_is_kept_when_its_table_is_archived_or_its_asker_is_gone(
    served: Served, judging: Judging
) -> None:
    async def play(clients: Clients) -> None:
        ada, eve = await clients.guest("Ada"), await clients.guest("Eve")
        table = await over(clients, ada)
        await eve.post(f"/api/tables/{table}/review")
        known = await finished(ada, table)
        served.within(lambda: archive(served.services.database, table))
        rewrite(served, "DELETE FROM people WHERE id = ?", eve.me["id"])
        assert await state_of(ada, table) == known
        assert len(judging.asked) == 1

    with_clients(served, play)


def test_what_seats_have_in_common_is_kept_once() -> None:
    stored = by_seat([told_of(0), told_of(1)])
    assert sorted(stored["common"]) == ["decisions", "luck"]
    assert [{**stored["common"], **own} for own in stored["seats"]] == [told_of(0), told_of(1)]
