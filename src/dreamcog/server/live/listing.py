"""Tables in lists: what a client needs to choose one."""

from __future__ import annotations

from collections.abc import Sequence

from dreamcog.core.registry import game_kind
from dreamcog.server.broadcast.messages import public_options
from dreamcog.server.store.database import Database
from dreamcog.server.store.lists import Listed
from dreamcog.server.store.records import SeatRecord
from dreamcog.server.store.tables import find_seats
from dreamcog.server.wire.tables import ListedSeat, ListedTable


async def list_tables(
    database: Database, tables: Sequence[Listed], person: str | None
) -> list[ListedTable]:
    """Tables with their seats, as a person may know them."""
    seats: dict[str, list[SeatRecord]] = {}
    for seat in await find_seats(database, [each.table.id for each in tables]):
        seats.setdefault(seat.table, []).append(seat)
    return [listed_table(each, seats.get(each.table.id, []), person) for each in tables]


def listed_table(each: Listed, seats: list[SeatRecord], person: str | None) -> ListedTable:
    """One table of a list; open seats have no name."""
    table, standing = each.table, each.standing
    mine = [seat.seat for seat in seats if person is not None and seat.person == person]
    known = {seat.seat: seat for seat in seats}
    is_known = table.rules_version <= game_kind(table.game).rules_version
    is_stopped = not is_known and standing.finished is None
    turn = [] if is_stopped else list(standing.turn)
    return ListedTable(
        id=table.id,
        game=table.game,
        options=public_options(table.options),
        status="stopped" if is_stopped else standing.status,  # type: ignore[arg-type]
        seats=[seat_of(known.get(seat), person) for seat in range(int(table.options["players"]))],
        turn=turn,
        is_my_turn=any(seat in turn and known[seat].bot is None for seat in mine),
        is_expected=person is not None and any(seat.kept_for == person for seat in seats),
        is_host=person is not None and table.host == person,
        outcome=standing.outcome,
        daily=table.daily,
        lesson=table.lesson,
        is_uploaded=table.is_uploaded,
        number=standing.number,
        created=table.created,
        updated=standing.updated,
    )


def seat_of(seat: SeatRecord | None, person: str | None) -> ListedSeat:
    """A seat in a list."""
    if seat is None:
        return ListedSeat("", None, False, 0)
    is_mine = person is not None and seat.person == person
    return ListedSeat(seat.name, seat.bot, is_mine, seat.hints)
