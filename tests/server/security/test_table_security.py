"""Tables, seats and invitations are seen and used only by people who may."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from support.hostile import knock
from support.security import BOT, ME, OPEN, anonymous, every_route, people, run
from support.serving import Served

pytestmark = pytest.mark.slow


def test_ids_and_invitations_cannot_be_guessed(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada") as (ada,):
            made = [await ada.make_table("cyberion", [ME, OPEN]) for _ in range(5)]
            words = [each[name] for each in made for name in ("id", "invite")]
            assert len(set(words)) == len(words)
            assert all(len(word) * 6 >= 128 for word in words)
            assert len({word[:4] for word in words}) == len(words)

    run(play())


def test_invitation_is_shown_only_to_seated_people(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob", "Eve") as (ada, bob, eve):
            made = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN])
            path = f"/api/tables/{made['id']}"
            await bob.sit(made["invite"])
            for person, sees in ((ada, True), (bob, True), (eve, False)):
                assert ((await person.get(path))["invite"] == made["invite"]) == sees
                watching = await person.subscribe(made["id"])
                assert any(made["invite"] in raw for raw in watching.raw) == sees
                await watching.leave()
            await eve.post(f"{path}/sit", {"client": "c"}, 403)
            await eve.post(f"{path}/rematch", status=403)
            assert made["invite"] not in json.dumps(await eve.get("/api/tables/open"))

    run(play())


def test_private_table_is_hidden_from_every_route(served: Served) -> None:
    async def play() -> None:
        async with (
            people(served, "Ada", "Eve") as (ada, eve),
            anonymous(served) as anonymous_client,
        ):
            made = await ada.make_table("cyberion", [ME, BOT], is_watched=False)
            over = await ada.make_table("cyberion", [ME, BOT], is_watched=False)
            await ada.post(f"/api/tables/{over['id']}/close")
            for table in (made["id"], over["id"]):
                words = {"table": table, "number": "1", "invite": "none", "game": "cyberion"}
                words |= {"day": "2026-01-01", "name": "none"}
                for method, path, body in await every_route(served, words):
                    if table not in path:
                        continue
                    for person in (eve, anonymous_client):
                        for seat in ("", "?seat=0", "?after=0&wait=0.1"):
                            answer = await person.http.request(method, path + seat, json=body)
                            assert answer.status_code in (401, 403, 404), (path, answer.text)
                for person in (eve, anonymous_client):
                    for seat in ("", "?seat=0"):
                        assert (await knock(person, f"/live/tables/{table}{seat}"))[0] == 4403
                for person in (eve, anonymous_client):
                    assert table not in json.dumps(await person.get("/api/tables/open"))
                assert table not in json.dumps(await eve.get("/api/tables"))
            log = await ada.get(f"/api/tables/{made['id']}/log")
            assert [each["what"] for each in log if each["what"] != "move"] == ["sit", "bot"]

    run(play())


def test_other_persons_seat_cannot_be_seen_or_played(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob", "Eve") as (ada, bob, eve):
            made = await ada.make_table("mech-a-dream", [ME, OPEN, BOT])
            await bob.sit(made["invite"], 1)
            await ada.act(made["id"], "say", 0, text="hello", status=200)
            table = f"/api/tables/{made['id']}"
            done = [each for each in await ada.get(f"{table}/log") if each["seat"] < 2]
            for person, seat in (
                (bob, 0),
                (eve, 0),
                (eve, 1),
                (eve, 2),
                (ada, 1),
                (ada, 2),
                (bob, 3),
            ):
                for path in (f"{table}/whole", f"{table}/log", f"{table}/positions/1"):
                    await person.get(path, 403, seat=seat)
                assert (await knock(person, f"/live/tables/{made['id']}?seat={seat}"))[0] == 4403
                watching = await person.subscribe(made["id"])
                for kind, more in (
                    *(("look", {}), ("why", {"move": {}}), ("preview", {"move": {}})),
                    ("previews", {"moves": [{}]}),
                    ("advice", {}),
                    *(("move", {"decision": 1, "move": {}}), ("undo", {}), ("resign", {})),
                    *(("say", {"text": "I"}), ("leave", {}), ("take-back", {})),
                    ("hand-over", {"away": seat, "bot": "greedy"}),
                ):
                    for client in ("c1", "c2"):  # the second is one that Ada has used
                        payload = {"seat": seat, "client": client, **more}
                        watching.answers.clear()
                        answer = await watching.send(kind, **payload)
                        assert answer["type"] == "refused", (kind, answer)
                        assert answer["refusal"]["code"] == "not-your-seat"
                        if kind not in ("look", "previews", "advice"):
                            path = f"{table}/{kind if kind in ('why', 'preview') else 'acts'}"
                            await person.post(path, {"type": kind, **payload}, 403)
                await watching.leave()
            assert [each for each in await ada.get(f"{table}/log") if each["seat"] < 2] == done

    run(play())


def test_former_owner_of_seat_learns_nothing_of_new_owner(served: Served) -> None:
    async def play(is_watched: bool) -> None:
        async with people(served, "Ada", "Mallory", "Victim") as (ada, mallory, victim):
            seats = [ME, OPEN, OPEN, BOT]
            options = {"players": 4, "variants": ["robots"]}
            made = await ada.make_table(
                "mech-a-dream", seats, options=options, is_watched=is_watched
            )
            table = made["id"]
            await mallory.sit(made["invite"], 1)
            listening = await mallory.subscribe(table, 1)
            path = f"/api/tables/{table}"
            earlier = await mallory.get(f"{path}/positions/3", seat=1)
            assert earlier["monitors_dealt"] == []
            asked = {"client": "c", "seat": 1, "move": {"do": "choose-monitor", "monitor": "m1"}}
            for kind in ("why", "preview"):
                refused = await mallory.post(f"{path}/{kind}", {"type": kind, **asked}, 409)
                assert refused["code"] == "table-not-full"
            waiting = asyncio.create_task(
                mallory.http.get(f"/api/tables/{table}/whole?seat=1&after=3&wait=5")
            )
            await asyncio.sleep(0.2)
            await mallory.act(table, "leave", 1)
            assert (await waiting).status_code == 403
            await victim.sit(made["invite"], 1)
            await ada.sit(made["invite"], 2)
            playing = await victim.subscribe(table, 1)
            assert playing.position["monitors_dealt"]
            await playing.play_any(random.Random(1))
            if is_watched:
                await listening.until(lambda: listening.number == playing.number)
                watching = await ada.subscribe(table)
                assert listening.position == watching.position
                await watching.leave()
            else:
                await listening.until(lambda: bool(listening.other))
                assert listening.other == [{"type": "gone", "reason": "not-yours"}]
                assert listening.number < playing.number
            dealt = playing.position["monitors_dealt"]
            assert not any(f'"{each}"' in raw for each in dealt for raw in listening.raw)
            for seen in (listening, playing):
                await seen.leave()

    run(play(True))
    run(play(False))


def test_idempotency_key_of_former_owner_is_refused(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
            made = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN])
            path = f"/api/tables/{made['id']}/acts"
            say = {"type": "say", "client": "same", "seat": 1, "text": "hello"}
            await bob.sit(made["invite"], 1)
            first = await bob.post(path, say)
            assert await bob.post(path, say) == {**first, "again": True}
            await bob.act(made["id"], "leave", 1)
            await cleo.sit(made["invite"], 1)
            refused = await cleo.post(path, say, 400)
            assert refused["params"]["where"] == "client"
            await bob.post(path, say)  # it was done, whoever sits there now
            await cleo.post(path, {**say, "client": "another"})

    run(play())


def test_sitting_down_again_with_same_key_is_refused(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob") as (ada, bob):
            made = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN])
            path = f"/api/invites/{made['invite']}"
            await bob.post(path, {"client": "same"})
            await bob.act(made["id"], "leave", 1)
            await bob.post(path, {"client": "same"}, 400)
            await bob.post(path, {"client": "another"})

    run(play())


def test_person_who_just_acted_is_not_away(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob") as (ada, bob):
            made = await ada.make_table("cyberion", [ME, OPEN])
            await bob.sit(made["invite"], 1)
            refused = await ada.act(made["id"], "hand-over", 0, 409, away=1, bot="greedy")
            assert refused["code"] == "not-away"

    run(play())
