"""Requests that their client does not send to the end are no errors of the server."""

from __future__ import annotations

import logging
import socket

import httpx
import pytest

from support.serving import Served
from support.table_fixtures import Clients, eventually, with_clients

ABORTED = 'dreamcog_http_requests_total{method="POST",route="/api/me",status="499"} '


def metrics(served: Served) -> str:
    return served.services.metrics_text().decode()


def aborted(served: Served) -> float:
    """How many aborted requests were counted."""
    return sum(
        float(line.removeprefix(ABORTED))
        for line in metrics(served).splitlines()
        if line.startswith(ABORTED)
    )


@pytest.mark.slow
@pytest.mark.parametrize("sent", [b"", b'{"name": "A'])
def test_aborted_request_is_not_an_error(
    served: Served, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(_: Clients) -> None:
        before = aborted(served)
        with socket.create_connection(("127.0.0.1", served.port)) as line:
            head = "POST /api/me HTTP/1.1\r\nHost: {}\r\nContent-Length: 100\r\n"
            kind = "Content-Type: application/json\r\n\r\n"
            line.sendall((head.format(f"127.0.0.1:{served.port}") + kind).encode() + sent)
        await eventually(lambda: aborted(served) == before + 1)

    with caplog.at_level(logging.WARNING):
        with_clients(served, play)
    assert caplog.records == []
    assert 'status="500"' not in metrics(served)
    assert httpx.get(f"{served.url}/healthz").status_code == 200
