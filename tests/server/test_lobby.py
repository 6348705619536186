"""The lobby: making tables, invitations, sitting down, watching, closing."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.registry import game_kind
from support.serving import Person, Served
from support.table_fixtures import Clients, live, serving_on, with_clients

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
ROBOTS = {"variants": ["robots"], "first": 0}


async def refused(person: Person, status: int = 400, **wanted: Any) -> dict[str, Any]:
    found: dict[str, Any] = await person.post("/api/tables", wanted, status)
    return found


def kinds_of(info: dict[str, Any]) -> list[str]:
    return [each["kind"] for each in info["room"]["seats"]]


def test_table_is_made_with_any_options(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        options = {
            "players": 2,
            "expansions": ["babybots", "microbots"],
            "support": 2,
            "microbot_swap_cost": 3,
            "first": 1,
        }
        made = await ada.make_table("cyberion", [ME, BOT], options=options)
        info = await ada.get(f"/api/tables/{made['id']}")
        assert {**info["options"], **options} == info["options"]
        assert (info["my_seats"], info["is_host"], info["has_own_box"]) == ([0], True, False)
        assert kinds_of(info) == ["person", "bot"]
        assert info["room"]["status"] == "playing"

    with_clients(served, play)


def test_unknown_game_or_option_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        for wanted in (
            {"game": "chess"},
            {"game": "cyberion", "options": {"players": 3}},
            {"game": "cyberion", "options": {"players": 1, "expansions": ["dragons"]}},
            {"game": "cyberion", "options": {"plyers": 1}},
            {"game": "cyberion", "options": {"players": 1}, "seats": [ME, ME]},
            {"game": "cyberion", "options": {"players": 2}, "seats": [OPEN, BOT]},
            {"game": "cyberion", "options": {"players": 2}, "seats": [ME, {**BOT, "bot": "x"}]},
            {"game": "cyberion", "clock": 1},
        ):
            assert (await refused(ada, **wanted))["code"] in ("malformed", "unknown-bot")
        assert await ada.get("/api/tables") == []

    with_clients(served, play)


def test_custom_box_is_given_by_values(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        box = copy.deepcopy(game_kind("mech-a-dream").open({"players": 2}).box_values)
        box["start"]["flower"] = 9
        options = {"players": 2, "box": box}
        made = await ada.make_table("mech-a-dream", [ME, ME], options=options)
        whole = await ada.get(f"/api/tables/{made['id']}/whole", seat=0)
        assert whole["table"]["has_own_box"]
        assert "box" not in whole["table"]["options"]
        assert [each["flowers"] for each in whole["position"]["players"]] == [9, 9]
        response = await ada.get(f"/api/tables/{made['id']}/box")
        assert (response["game"], response["values"]) == ("mech-a-dream", box)
        assert response["printed"] != (await ada.get("/api/games/mech-a-dream/box"))["printed"]

    with_clients(served, play)


@pytest.mark.parametrize("box", ["/etc/passwd", "../box.toml", "mech-a-dream.toml", 7, ["a"]])
def test_box_given_by_path_is_refused(served: Served, box: Any) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        options = {"players": 2, "box": box}
        payload = await refused(ada, game="mech-a-dream", options=options, seats=[ME, ME])
        assert (payload["code"], payload["params"]["where"]) == ("malformed", "options.box")

    with_clients(served, play)


def test_unplayable_box_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        for box in ({}, {"start": 1}, {"start": {"flower": 10**30}}):
            options = {"players": 2, "box": box}
            payload = await refused(ada, game="mech-a-dream", options=options, seats=[ME, ME])
            assert payload["code"] in ("malformed", "bad-box")

    with_clients(served, play)


def test_own_seed_is_refused_with_other_people(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        options = {"players": 2, "seed": 7}
        shared = {"game": "cyberion", "options": options, "seats": [ME, OPEN]}
        assert (await refused(ada, 409, **shared))["code"] == "own-seed-alone"
        tables = [await ada.make_table("cyberion", [ME, ME], options=options) for _ in range(2)]
        wholes = [await ada.get(f"/api/tables/{each['id']}/whole", seat=0) for each in tables]
        assert wholes[0]["position"] == wholes[1]["position"]
        assert not wholes[0]["table"]["counts"]
        assert "seed" not in wholes[0]["table"]["options"]

    with_clients(served, play)


def test_invitation_gives_a_seat(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, eve = [await clients.guest(name) for name in ("Ada", "Bob", "Eve")]
        made = await ada.make_table("mech-a-dream", [ME, OPEN, BOT])
        anonymous = await clients.anonymous()
        shown = await anonymous.get(f"/api/invites/{made['invite']}")
        assert (shown["id"], shown["my_seats"], shown["invite"]) == (made["id"], [], None)
        assert (await anonymous.post(f"/api/invites/{made['invite']}", {"client": "c"}, 401))[
            "code"
        ] == "who-are-you"
        assert (await eve.get("/api/invites/guessed", 404))["code"] == "no-such-invite"
        info = await bob.sit(made["invite"])
        assert (info["my_seats"], info["room"]["status"]) == ([1], "playing")
        assert info["room"]["seats"][1]["name"] == "Bob"
        response = await eve.post(f"/api/invites/{made['invite']}", {"client": "c"}, 409)
        assert response["code"] == "no-seat-open"

    with_clients(served, play)


def test_repeated_invitation_gives_one_seat(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        made = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN])
        await bob.sit(made["invite"])
        info = await bob.sit(made["invite"])
        assert info["my_seats"] == [1]
        again = {"client": "same", "seat": 2}
        for _ in range(2):
            info = await bob.post(f"/api/invites/{made['invite']}", again)
        assert info["my_seats"] == [1, 2]
        assert info["number"] == 3

    with_clients(served, play)


def test_last_seat_is_given_to_one_of_two(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, eve = [await clients.guest(name) for name in ("Ada", "Bob", "Eve")]
        made = await ada.make_table("mech-a-dream", [ME, OPEN])
        answers = [
            await each.http.post(f"/api/invites/{made['invite']}", json={"client": "c", "seat": 1})
            for each in (bob, eve)
        ]
        assert [answer.status_code for answer in answers] == [200, 409]
        assert answers[1].json()["code"] == "seat-taken"

    with_clients(served, play)


def test_invitation_is_shown_to_seated_people_only(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, eve = [await clients.guest(name) for name in ("Ada", "Bob", "Eve")]
        made = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN], is_open=True)
        await bob.sit(made["invite"])
        assert (await bob.get(f"/api/tables/{made['id']}"))["invite"] == made["invite"]
        watching = await clients.subscribe(eve, made["id"])
        listed = await eve.get("/api/tables/open")
        assert made["invite"] not in json.dumps([watching.raw, listed])

    with_clients(served, play)


def test_sitting_down_without_invitation_needs_open_table(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        private = await ada.make_table("mech-a-dream", [ME, OPEN])
        response = await bob.post(f"/api/tables/{private['id']}/sit", {"client": "c"}, 403)
        assert response["code"] == "not-your-table"
        public = await ada.make_table("mech-a-dream", [ME, OPEN], is_open=True)
        info = await bob.post(f"/api/tables/{public['id']}/sit", {"client": "c"}, 201)
        assert info["my_seats"] == [1]

    with_clients(served, play)


def test_move_before_all_seats_are_taken_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        options = {"players": 2, "first": 0}
        made = await ada.make_table("cyberion", [ME, OPEN], options=options)
        seat = await clients.subscribe(ada, made["id"], 0)
        assert (seat.menu, seat.turn) == (None, [])
        answer = await seat.move({"do": "end-turn"})
        assert answer["refusal"]["code"] == "table-not-full"
        await bob.sit(made["invite"])
        await seat.until(lambda: seat.room["status"] == "playing")
        assert seat.menu is not None

    with_clients(served, play)


def test_watcher_sees_only_public_state(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob, options=ROBOTS)
        mine = await clients.subscribe(ada, table, 0)
        watching = await clients.subscribe(await clients.anonymous(), table)
        assert mine.position["monitors_dealt"]
        assert watching.position["monitors_dealt"] == []
        assert watching.menu is None
        await mine.move(mine.moves()[0])
        await watching.until(lambda: watching.number == mine.number)
        assert watching.position == live(served, table).state.table.position(None)

    with_clients(served, play)


def test_move_of_watcher_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, eve = await clients.guest("Ada"), await clients.guest("Eve")
        table = clients.set_table("cyberion", ada, "greedy")
        for person, code in ((eve, "not-your-seat"), (await clients.anonymous(), "who-are-you")):
            watching = await clients.subscribe(person, table)
            move = {"seat": 0, "decision": 1, "move": {"do": "end-turn"}}
            assert (await watching.send("move", **move))["refusal"]["code"] == code
            assert (await watching.send("say", seat=0, text="hm"))["refusal"]["code"] == code
        assert (await eve.act(table, "move", 0, 403, decision=1, move={"do": "end-turn"}))[
            "code"
        ] == "not-your-seat"

    with_clients(served, play)


def test_viewing_from_other_persons_seat_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob, options=ROBOTS)
        for path in ("whole", "log", "positions/1"):
            response = await bob.get(f"/api/tables/{table}/{path}", 403, seat=0)
            assert response["code"] == "not-your-seat"
        seat = await clients.subscribe(bob, table, 0)
        assert seat.closed == (4403, "not-your-seat")
        own = await clients.subscribe(bob, table, 1)
        assert (await own.send("look", client="mine", seat=0))["refusal"]["code"] == "not-your-seat"
        why = {"client": "c", "seat": 0, "move": {"do": "choose-monitor"}}
        for path in ("why", "preview"):
            assert (await bob.post(f"/api/tables/{table}/{path}", why, 403))["code"] == (
                "not-your-seat"
            )

    with_clients(served, play)


def test_private_table_is_refused_to_watchers(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, eve = [await clients.guest(name) for name in ("Ada", "Bob", "Eve")]
        made = await ada.make_table("mech-a-dream", [ME, OPEN, BOT], is_watched=False)
        response = await eve.get(f"/api/tables/{made['id']}", 403)
        assert response["code"] == "not-your-table"
        assert (await clients.subscribe(eve, made["id"])).closed == (4403, "not-your-table")
        await bob.sit(made["invite"])
        assert (await bob.get(f"/api/tables/{made['id']}"))["my_seats"] == [1]

    with_clients(served, play)


def test_shared_screen_shows_each_seat_its_own_view(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        seats = [{**ME, "name": "Left"}, {**ME, "name": "Right"}]
        options = {"players": 2, "variants": ["robots"], "seed": 7}
        made = await ada.make_table("mech-a-dream", seats, options=options)
        info = await ada.get(f"/api/tables/{made['id']}")
        assert info["my_seats"] == [0, 1]
        assert [each["name"] for each in info["room"]["seats"]] == ["Left", "Right"]
        screen = await clients.subscribe(ada, made["id"], 0)
        left = screen.position["monitors_dealt"]
        hidden = live(served, made["id"]).state.table.position(1)["monitors_dealt"]
        assert not any(f'"{monitor}"' in "".join(screen.raw) for monitor in hidden)
        await screen.move({"do": "choose-monitor", "monitor": left[0]})

        screen.seat = 1
        seen = len(screen.raw)
        await screen.send_text(json.dumps({"type": "look", "client": "look", "seat": 1}))
        await screen.until(lambda: screen.position["monitors_dealt"] == hidden)
        assert not any(f'"{monitor}"' in "".join(screen.raw[seen:]) for monitor in left)
        assert (await screen.move(screen.moves()[0]))["type"] == "done"

    with_clients(served, play)


def test_former_owner_of_seat_does_not_see_new_owners_hand(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, eve = [await clients.guest(name) for name in ("Ada", "Bob", "Eve")]
        table = clients.set_table("mech-a-dream", ada, None, None, options=ROBOTS)
        invite = (await ada.get(f"/api/tables/{table}"))["invite"]
        await eve.sit(invite)
        eve_waits = await clients.subscribe(eve, table, 1)
        await eve_waits.send("leave", seat=1)
        await bob.sit(invite, 1)
        await ada.sit(invite, 2)
        await eve_waits.until(lambda: eve_waits.room["status"] == "playing")
        assert eve_waits.position["monitors_dealt"] == []
        assert eve_waits.menu is None

    with_clients(served, play)


def test_leaving_private_table_closes_subscription(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, eve = await clients.guest("Ada"), await clients.guest("Eve")
        table = clients.set_table("mech-a-dream", ada, eve, None, is_watched=False)
        waiting = await clients.subscribe(eve, table, 1)
        await eve.act(table, "leave", 1)
        await waiting.until(lambda: bool(waiting.other))
        assert waiting.other == [{"type": "gone", "reason": "not-yours"}]
        number = waiting.number
        await ada.act(table, "say", text="just us")
        assert "just us" not in "".join(waiting.raw)
        assert waiting.number == number

    with_clients(served, play)


def test_names_at_tables_are_cleaned(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        seats = [{**ME, "name": " A\u202eda\n"}, BOT]
        made = await ada.make_table("cyberion", seats)
        info = await ada.get(f"/api/tables/{made['id']}")
        assert info["room"]["seats"][0]["name"] == "A da"

    with_clients(served, play)


def test_host_closes_table_unless_others_play(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        alone = clients.set_table("cyberion", ada, "greedy")
        assert (await bob.post(f"/api/tables/{alone}/close", None, 403))["code"] == "only-host"
        watching = await clients.subscribe(bob, alone)
        closed = await ada.post(f"/api/tables/{alone}/close")
        assert (closed["room"]["status"], closed["room"]["ended_by"]) == ("closed", "closed")
        await watching.until(lambda: watching.room["status"] == "closed")
        shared = clients.set_table("cyberion", ada, bob)
        assert (await ada.post(f"/api/tables/{shared}/close", None, 409))["code"] == "others-play"
        waiting = clients.set_table("mech-a-dream", ada, bob, None)
        await ada.post(f"/api/tables/{waiting}/close")
        invite = rows_invite(served, waiting)
        assert (await bob.post(f"/api/invites/{invite}", {"client": "c", "seat": 2}, 409))[
            "code"
        ] == "table-over"

    with_clients(served, play)


def test_the_invitation_of_a_full_private_table_leads_strangers_to_no_names(
    served: Served,
) -> None:
    """Whatever they find in it: neither its own id nor that of the game before."""

    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Adamantine"), await clients.guest("Bobolink")
        eve, anonymous = await clients.guest("Eve"), await clients.anonymous()
        first = await ada.make_table("cyberion", [ME, OPEN], is_watched=True)
        await bob.sit(first["invite"])
        await ada.act(first["id"], "resign")
        await bob.act(first["id"], "resign", seat=1)
        again = await ada.post(f"/api/tables/{first['id']}/rematch")
        await bob.post(f"/api/tables/{again['id']}/sit", {"client": "c"}, 201)
        for made in (first, again):
            path = f"/api/invites/{made['invite']}"
            for stranger in (eve, anonymous):
                shown = await stranger.get(path)
                texts = {str(each) for each in shown.values()}
                assert not any(known in each for each in texts for known in tables(first, again))
                for found in texts - {""}:
                    for way in ("", "/whole", "/log", "/share", "/save"):
                        answer = await stranger.http.get(f"/api/tables/{found[:99]}{way}")
                        assert "Adamantine" not in answer.text
                        assert "Bobolink" not in answer.text
            assert (await ada.get(path))["id"] == made["id"]
            await eve.post(path, {"client": "c"}, 409)

    with_clients(served, play)


def tables(*made: dict[str, Any]) -> list[str]:
    return [each["id"] for each in made]


def rows_invite(served: Served, table: str) -> str:
    return live(served, table).state.record.invite


def test_number_of_running_tables_is_limited(
    tmp_path: Path,
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        tables = [await ada.make_table("cyberion", [ME, ME]) for _ in range(2)]
        payload = await refused(ada, 409, game="cyberion", options={"players": 2}, seats=[ME, ME])
        assert (payload["code"], payload["params"]["most"]) == ("too-many-tables", 2)
        await ada.post(f"/api/tables/{tables[0]['id']}/close")
        await ada.make_table("cyberion", [ME, ME])

    with serving_on("sqlite", tmp_path, most_tables=2) as running:
        with_clients(running, play)


def test_person_has_one_seat_at_an_open_table(served: Served) -> None:
    """By invitation to a private one, several people may share a screen."""

    async def play(clients: Clients) -> None:
        ada, eve = await clients.guest("Ada"), await clients.guest("Eve")
        public = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN], is_open=True)
        seats = f"/api/tables/{public['id']}/sit"
        await eve.post(seats, {"client": "e1"}, 201)
        found = await eve.post(seats, {"client": "e2", "seat": 2}, 409)
        assert found["code"] == "one-seat-each"
        private = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN])
        for seat in (1, 2):
            info = await eve.sit(private["invite"], seat)
        assert info["my_seats"] == [1, 2]

    with_clients(served, play)


@pytest.mark.parametrize(
    "wanted", [{"away_after": 0}, {"away_after": 29}, {"back_after": 3601}, {"back_after": -1}]
)
def test_seconds_until_a_bot_stands_in_or_a_seat_is_returned_have_bounds(
    served: Served, wanted: dict[str, float]
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        found = await refused(ada, game="mech-a-dream", seats=[ME, OPEN], **wanted)
        assert found["code"] == "malformed"

    with_clients(served, play)


def test_full_private_table_shows_strangers_no_names(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Adamantine"), await clients.guest("Bobolink")
        eve, anonymous = await clients.guest("Eve"), await clients.anonymous()
        for is_open, is_watched in ((False, False), (False, True), (True, True)):
            made = await ada.make_table(
                "cyberion", [ME, OPEN], is_open=is_open, is_watched=is_watched
            )
            path = f"/api/invites/{made['invite']}"
            assert "Adamantine" in str(await eve.get(path)), "who may sit down sees with whom"
            await bob.sit(made["invite"])
            for stranger in (eve, anonymous):
                shown = await stranger.get(path)
                assert [each["kind"] for each in shown["room"]["seats"]] == ["person", "person"]
                assert ("Adamantine" in str(shown), "Bobolink" in str(shown)) == (is_open, is_open)
            for player in (ada, bob):
                assert "Adamantine" in str(await player.get(path))

    with_clients(served, play)


def test_nobody_sits_down_at_a_table_of_too_many_entries(tmp_path: Path) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        made = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN], is_open=True)
        for path in (f"/api/invites/{made['invite']}", f"/api/tables/{made['id']}/sit"):
            sitting = await bob.post(path, {"client": path[-30:]}, 409)
            assert (sitting["code"], sitting["params"]) == ("table-too-long", {"most": 1})
        await ada.post(f"/api/tables/{made['id']}/close")

    with serving_on("sqlite", tmp_path, most_entries=1) as running:
        with_clients(running, play)


def test_sitting_down_and_closing_count_as_actions_of_the_day(tmp_path: Path) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        made = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN], is_open=True)
        invitation, table = f"/api/invites/{made['invite']}", f"/api/tables/{made['id']}"
        await bob.post(invitation, {"client": "first"})
        for path in (f"{table}/sit", invitation):
            assert (await bob.post(path, {"client": "next"}, 429))["code"] == "slow-down"
        await ada.post(f"{table}/close")
        assert (await ada.post(f"{table}/close", None, 429))["code"] == "slow-down"

    limits = {"acts_a_day": ("1 per 1 day",)}
    with serving_on("sqlite", tmp_path, pace=1.0, limits=limits) as running:
        with_clients(running, play)
