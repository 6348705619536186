"""From what was measured to what is reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from load.server import STAGES, Looked, Reading

PARTS = {
    "table.Table.play": "rules: a move is played",
    "views.SeatMenus.of": "rules: which moves there are",
    "table.Table.position": "rules: the position for a seat",
    "state.TableState.after": "state: a copy, one entry further",
    "state.TableState.standing": "state: how the table stands",
    "messages.EntryNews._patch": "broadcast: what has changed",
    "messages.entry_for_seat": "broadcast: events as a seat sees them",
    "channel.Channel.broadcast": "broadcast: encoding, and the rest",
    "channel.Channel._snapshot_for": "broadcast: snapshots",
    "socket_protocol.SocketProtocol.write_now": "socket: a message out",
    "channel.Subscriber._write": "socket: a message out",
    "socket_protocol.SocketProtocol.data_received": "socket: a message in",
    "requests.TableSession.handle": "socket: a message read and answered",
    "statements.entry_statements": "store: what is written, on the loop",
    "sqlite.SqliteDatabase.write": "store: what is written, on the loop",
    "sqlite.SqliteDatabase._write": "store: the writer's answers",
    "notifications.Notifications.turn_changed": "notifications",
    "notifications.Notifications._notify": "notifications",
    "live_table.LiveTable._measure": "metrics",
    "live_table.LiveTable._append_locked": "table: locks, the rest of it",
    "sockets.table_socket": "connecting, leaving, new games",
    "socket_protocol.SocketProtocol.connection_made": "connecting, leaving, new games",
    "socket_protocol.SocketProtocol.connection_lost": "connecting, leaving, new games",
    "http_connections.LimitedProtocol.data_received": "connecting, leaving, new games",
    "http_connections.LimitedProtocol.connection_made": "connecting, leaving, new games",
    "registry.TableRegistry._open": "connecting, leaving, new games",
    "server.Server.startup.<locals>.create_protocol": "connecting, leaving, new games",
    "h11_impl.RequestResponseCycle.run_asgi": "connecting, leaving, new games",
    "h11_impl.H11Protocol.data_received": "connecting, leaving, new games",
    "h11_impl.H11Protocol.connection_made": "connecting, leaving, new games",
}
"""What the server's functions are for; of those that were seen at work the innermost counts."""


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """How long things took, in milliseconds."""
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "p99.9": 0.999, "most": 1.0}
    return {name: round(percentile(seconds, share) * 1000, 2) for name, share in shares.items()}


def between(before: Reading, after: Reading) -> dict[str, Any]:
    """What the server used between two readings, and the mean of each stage of a move."""
    seconds = after.at - before.at
    stages = {}
    for stage in STAGES:
        total = after.stages[stage][0] - before.stages[stage][0]
        moves = after.stages[stage][1] - before.stages[stage][1]
        stages[stage] = round(1000 * total / moves, 3) if moves else 0.0
    used = after.processor - before.processor
    moves = after.stages["all"][1] - before.stages["all"][1]
    return {
        "server_processor": round(used / seconds, 3),
        "server_milliseconds_a_move": round(1000 * used / moves, 3) if moves else 0.0,
        "server_megabytes": round(after.memory / 1e6, 1),
        "stage_milliseconds": stages,
    }


def where_time_goes(looked: Looked) -> dict[str, float]:
    """The share of each part of the server's work."""
    shares: Counter[str] = Counter()
    for stack, count in looked:
        parts = (PARTS[function] for function in stack if function in PARTS)
        shares[next(parts, "event loop and everything else")] += count
    return in_shares(shares)


def busiest_functions(looked: Looked, most: int = 25) -> dict[str, float]:
    """The functions in which the server was seen most often, those they call included."""
    seen: Counter[str] = Counter()
    for stack, count in looked:
        for function in set(stack):
            seen[function] += count
    total = sum(count for _, count in looked)
    return {function: round(count / total, 3) for function, count in seen.most_common(most)}


def in_shares(counts: Counter[str]) -> dict[str, float]:
    total = sum(counts.values())
    return {name: round(count / total, 3) for name, count in counts.most_common()}
