"""The messages about a table: what a seat is sent of its state."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import to_builtins

from dreamcog.core.events import Event
from dreamcog.server.broadcast.messages import (
    MAX_MISSED,
    EntryNews,
    asking_of,
    encode,
    entries_for,
    entry_for_seat,
    moves_of_seat,
    public_options,
    room_of,
    seat_of,
    table_info,
    whole,
)
from dreamcog.server.live.creation import record_of
from dreamcog.server.store.records import Entry
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.seating import SeatState
from dreamcog.server.table.state import AppliedEntry, TableState
from dreamcog.server.wire.messages import News

TRIGGER = {"do": "trigger", "robot": "platform/cyclobot-1", "level": 1}


def shared_table(*people: str | None, **fields: Any) -> TableState:
    """A table of Cyberion with these people; None is nobody yet."""
    game = requested_game("cyberion", {"players": len(people), "first": 0})
    state = TableState(record_of(game, seed=f"{7:032x}", **{"host": "host", **fields}))
    for seat, person in enumerate(people):
        if person is not None:
            add(state, "sit", seat, person, name=person.title())
    return state


def add(state: TableState, kind: str, seat: int, person: str | None, **body: Any) -> None:
    """Apply one more entry in place."""
    number = state.number + 1
    state.apply(Entry("t", number, kind, seat, person, body, f"c{number}", float(number)))


def missed_after(state: TableState, after: int | None) -> list[int]:
    """The numbers of the entries that a client is sent which has those up to a number."""
    position = state.position(0)
    return [each.number for each in whole(state, "ada", 0, after, position, []).missed]


def test_newest_of_too_many_missed_entries_are_sent() -> None:
    state = shared_table("ada", "bob")
    for line in range(MAX_MISSED + 3):
        add(state, "say", 0, "ada", text=str(line))
    last = state.number
    assert missed_after(state, 0) == list(range(last - MAX_MISSED + 1, last + 1))
    assert missed_after(state, last - 3) == [last - 2, last - 1, last]
    assert missed_after(state, last) == []
    assert missed_after(state, None) == []


def test_chat_is_in_the_first_snapshot_only() -> None:
    state = shared_table("ada", "bob")
    add(state, "say", 1, "bob", text="hello")
    first = whole(state, "ada", 0, None, state.position(0), [1])
    assert [(each.seat, each.text) for each in first.said] == [(1, "hello")]
    assert (first.here, first.seat, first.number, first.decision) == ([1], 0, 3, 1)
    assert whole(state, "ada", 0, 2, state.position(0), []).said == []


def news(before: TableState, after: TableState, seat: int, known: dict[str, Any] | None) -> News:
    """What a seat is told of the last entry, as it reads it."""
    told = EntryNews(before, after).of(seat, known, after.position(seat))
    return msgspec.json.decode(encode(told), type=News)


def test_room_is_sent_only_when_it_has_changed() -> None:
    state = shared_table("ada", "bob")

    def sent(kind: str, seat: int, **body: Any) -> bool:
        before = state.after(entry_of(state, "say", 0, text="a copy"))
        after = before.after(entry_of(before, kind, seat, **body))
        return news(before, after, 0, before.position(0)).room is not None

    assert not sent("say", 0, text="hm")
    assert not sent("move", 0, **TRIGGER)
    assert sent("leave", 1)
    assert sent("close", 0)


def entry_of(state: TableState, kind: str, seat: int, **body: Any) -> Entry:
    """The next entry of a table."""
    number = state.number + 1
    return Entry("t", number, kind, seat, f"p{seat}", body, f"c{number}", float(number))


def test_patch_needs_a_known_position() -> None:
    before = shared_table("ada", "bob")
    after = before.after(entry_of(before, "move", 0, **TRIGGER))
    assert news(before, after, 0, None).patch == []
    told = news(before, after, 0, before.position(0))
    assert told.patch != []
    assert (told.number, told.happened.number, told.decision) == (3, 3, 2)


def test_what_one_seat_may_see_is_not_told_to_the_others() -> None:
    before = shared_table("ada", "bob")
    after = before.after(entry_of(before, "say", 0, text="hm"))
    hidden = Event("dealt", 0, "C1", {"card": "planbot"}, audience=frozenset({0}))
    after.recent.applied[-1] = AppliedEntry(after.applied[-1].entry, (hidden,))
    told = EntryNews(before, after)
    for seat, kinds in ((0, ["dealt"]), (1, ["hidden"]), (None, ["hidden"]), (0, ["dealt"])):
        seen = msgspec.json.decode(encode(told.of(seat, None, {})), type=News)
        assert [event["kind"] for event in seen.happened.events] == kinds


def test_entries_tell_what_was_said_and_asked_but_not_moves() -> None:
    state = shared_table("ada", "bob")
    add(state, "move", 0, "ada", **TRIGGER)
    add(state, "say", 1, "bob", text="hm")
    add(state, "ask", 0, "ada", what="undo", places=[0], waits_for=[1])
    add(state, "undo", 0, None, places=[0])
    add(state, "hand-over", 1, "ada", bot="greedy", by=0, why="gone")
    told = entries_for(state.applied, 0)
    assert [each.what for each in told][2:] == ["move", "say", "ask", "undo", "hand-over"]
    assert (told[0].name, told[0].said, told[0].rules) == ("Ada", None, None)
    assert [event["seat"] for event in told[2].events] == [0] * len(told[2].events)
    assert told[3].said is not None
    assert (told[3].said.number, told[3].said.text, told[3].said.at) == (4, "hm", 4.0)
    assert (told[4].asks, told[5].undone) == ("undo", [3])
    assert (told[6].bot, told[6].by, told[6].why) == ("greedy", 0, "gone")


def test_change_of_rules_tells_both_versions() -> None:
    changed = Entry("t", 1, "rules", 0, None, {"from": 3, "to": 4}, "c", 1.0)
    rules = entry_for_seat(AppliedEntry(changed, ()), None).rules
    assert rules is not None
    assert (rules.found, rules.known) == (3, 4)


def test_seed_and_box_are_not_public() -> None:
    assert public_options({"players": 2, "seed": "7", "box": {"a": 1}}) == {"players": 2}


def test_menu_is_for_seat_whose_person_is_to_move() -> None:
    state = shared_table("ada", "bob")
    assert moves_of_seat(state, 0) is not None
    assert (moves_of_seat(state, 1), moves_of_seat(state, None)) == (None, None)
    add(state, "hand-over", 0, "ada", bot="greedy")
    assert moves_of_seat(state, 0) is None


def test_reserved_seat_shows_for_whom_it_is_kept() -> None:
    kept = seat_of(0, SeatState(kept_for="bob-id", name="Bob"))
    assert (kept.kind, kept.name, kept.kept_for) == ("open", "", "Bob")
    taken = seat_of(1, SeatState(is_taken=True, person="bob-id", name="Bob", stand_in="greedy"))
    assert (taken.seat, taken.name, taken.bot, taken.kept_for) == (1, "Bob", "greedy", None)


def test_open_proposal_is_in_the_room() -> None:
    state = shared_table("ada", "bob")
    assert asking_of(state.seating) is None
    add(state, "ask", 0, "ada", what="seat", waits_for=[1], until=70.0)
    asking = room_of(state).asking
    assert asking is not None
    assert (asking.number, asking.what, asking.seat, asking.waits_for, asking.until) == (
        *(3, "seat", 0),
        *([1], 70.0),
    )


def test_room_says_how_the_game_ended() -> None:
    state = shared_table("ada", "bob")
    assert room_of(state).ended_by is None
    add(state, "resign", 0, "ada", bot="greedy", ends=True)
    assert (room_of(state).ended_by, room_of(state).status) == ("resigned", "finished")


def test_invitation_is_shown_to_host_and_players_until_play_begins() -> None:
    waiting = shared_table("ada", None)
    shown = {who: table_info(waiting, who).invite for who in ("host", "ada", "eve", None)}
    invite = waiting.record.invite
    assert shown == {"host": invite, "ada": invite, "eve": None, None: None}
    assert table_info(shared_table("ada", "bob"), "ada").invite is None
    assert table_info(shared_table("ada", None, host=None), None).invite is None
    infos = [table_info(waiting, who) for who in ("host", "ada", None)]
    assert [(each.is_host, each.my_seats) for each in infos] == [
        *((True, []), (False, [0]), (False, [])),
    ]


def test_table_is_told_as_it_was_made() -> None:
    """Every field has a value of its own, so that none can be left out or mistaken."""
    made = {"clock": 30.0, "away_after": 60.0, "back_after": 90.0, "is_open": True}
    kinds: dict[str, Any] = {
        "is_watched": False,
        "daily": "2026-03-01",
        "counts": False,
        "rematch_of": "t0",
    }
    kinds |= {"again_of": {"table": "t1", "number": 7}, "is_uploaded": True}
    state = shared_table("ada", None, **made, **kinds)
    record = state.record
    told = to_builtins(table_info(state, "ada"))
    assert told.pop("room") == to_builtins(room_of(state))
    assert told == {
        **made,
        **kinds,
        "id": record.id,
        "game": "cyberion",
        "options": public_options(record.options),
        "has_own_box": False,
        "number": 1,
        "turn": [],
        "is_host": False,
        "my_seats": [0],
        "invite": record.invite,
        "lesson": None,
        "rules_version": record.rules_version,
        "stops_at": None,
        "created": record.created,
        "updated": 1.0,
    }


def test_turn_and_clocks_are_told_with_every_entry() -> None:
    state = shared_table("ada", "bob", clock=30.0)
    sent = whole(state, "ada", 0, None, state.position(0), [])
    assert (sent.deadlines, sent.table.turn) == ({"0": 32.0}, [0])
    after = state.after(entry_of(state, "move", 0, do="end-turn"))
    told = news(state, after, 1, None)
    assert (told.turn, told.deadlines, told.decision) == ([1], {"1": 33.0}, after.decisions[1])
    assert (told.happened.what, told.happened.seat, told.happened.at) == ("move", 0, 3.0)


def test_room_tells_who_has_left_or_resigned() -> None:
    state = shared_table("ada", "bob")
    assert [(each.has_left, each.has_resigned) for each in room_of(state).seats] == [
        *((False, False), (False, False)),
    ]
    add(state, "leave", 0, "ada")
    add(state, "resign", 1, "bob", bot="greedy", ends=False)
    assert [(each.has_left, each.has_resigned) for each in room_of(state).seats] == [
        *((True, False), (False, True)),
    ]


def test_room_says_that_the_rules_ended_the_game() -> None:
    state = shared_table("ada")
    while state.status == "playing":
        add(state, "move", 0, "ada", **next(iter(state.table.moves(0))))
    room = room_of(state)
    assert (room.status, room.ended_by, room.outcome) == ("finished", "rules", state.outcome)
    assert room.outcome is not None
