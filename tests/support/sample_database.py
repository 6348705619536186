"""A sample database: people, a token, a secret, and a table of every status."""

from __future__ import annotations

import random
from typing import Any

from dreamcog.core.registry import game_kind
from dreamcog.server.admin.commands import NoAutomation
from dreamcog.server.live.creation import new_seed, requested_table
from dreamcog.server.live.live_table import LiveTable, Origin, Surroundings
from dreamcog.server.ops.metrics import Metrics
from dreamcog.server.store.archives import archive
from dreamcog.server.store.database import Database
from dreamcog.server.store.downtimes import beat
from dreamcog.server.store.people import add_person, add_secret
from dreamcog.server.store.reasons import put_reasons
from dreamcog.server.store.records import PersonRecord, TableRecord, TokenRecord
from dreamcog.server.store.results import add_attempt, add_day
from dreamcog.server.store.reviews import ask_review
from dreamcog.server.store.sessions import add_session, add_sign_in
from dreamcog.server.store.statements import statement
from dreamcog.server.store.tokens import add_token
from dreamcog.server.table.entries import CLOSE, NewEntry
from dreamcog.server.wire.actions import Move, Resign, Say
from dreamcog.server.wire.tables import NewSeat, NewTable

ADA = PersonRecord("ada-id", "Ada “Zoë” 🤖", 1.5, 2.25, login="ada", password="hash", session=3)
BOB = PersonRecord("bob-id", "Bob", 10.0, 20.125)
OPTIONS: dict[str, dict[str, Any]] = {
    "cyberion": {"players": 2, "expansions": ["microbots"]},
    "mech-a-dream": {"players": 2, "variants": ["robots"]},
}


async def open_live(database: Database, record: TableRecord) -> LiveTable:
    """Open a table of the database."""
    return await LiveTable.open(record, database, no_automation())


def no_automation() -> Surroundings:
    """Surroundings without bots, clocks and notifications."""
    return Surroundings(Metrics("test"), NoAutomation(), NoAutomation())


async def make_table(database: Database, game: str, host: PersonRecord = ADA) -> LiveTable:
    """A table at which one person has all seats."""
    seats = [NewSeat("me")] * OPTIONS[game]["players"]
    record, statements = requested_table(host, NewTable(game, dict(OPTIONS[game]), seats))
    await database.write(*statements)
    return await open_live(database, record)


async def play(live: LiveTable, moves: int, seed: int = 1) -> None:
    """Play random moves for the seats whose turn it is."""
    rng = random.Random(seed)
    for _ in range(moves):
        if live.state.turn:
            seat = live.state.turn[0]
            chosen = rng.choice(list(live.state.table.moves(seat)))
            person = str(live.state.seating.places[seat].person)
            number = live.state.decisions[seat]
            await live.act(person, Move(f"m{live.state.number}", seat, number, chosen))


async def fill_database(database: Database) -> dict[str, str]:
    """Fill a database; return the ids of its tables by their status."""
    await database.write(
        *(add_person(ADA), add_person(BOB)),
        add_token("digest", ADA.id, TokenRecord("my bot", 3.0, "play", 2e10)),
        add_session("session digest", ADA, 4.0),
        add_sign_in(ADA.id, "address digest", 5.0),
        add_secret("cookies", "a secret"),
    )
    playing = await make_table(database, "mech-a-dream")
    await play(playing, 12)
    await playing.act(ADA.id, Say("hello", 0, "Hello, \U0001f916 <b>all</b>"))
    finished = await make_table(database, "cyberion")
    await play(finished, 3)
    await finished.act(ADA.id, Resign("enough", 0))
    closed = await make_table(database, "cyberion", BOB)
    await closed.append(lambda _: NewEntry(CLOSE, 0, {}), Origin(0, None, "close"))
    record, statements = requested_table(BOB, NewTable("cyberion", {"players": 2}, [NewSeat("me")]))
    options = game_kind("cyberion").open({}).options
    await database.write(
        *statements,
        add_day("2026-11-14", "cyberion", new_seed(), options),
        add_attempt("2026-11-14", "cyberion", ADA.id, finished.id),
        *(*beat(1.0), *beat(100.0)),
        *put_reasons(playing.id, "expert", {"moves": []}),
        ask_review(finished.id, ADA.id, 6.0),
    )
    await archive(database, closed.id)
    return {
        "playing": playing.id,
        "finished": finished.id,
        "closed": closed.id,
        "waiting": record.id,
    }


async def change_rules(database: Database, table: str) -> None:
    """Change a table as if it had been begun under another version of the rules."""
    await database.write(
        statement("UPDATE tables SET rules_version = rules_version + 7 WHERE id = ?", table)
    )
