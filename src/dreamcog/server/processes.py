"""Running the server in one process or several, and stopping it after announcing it to clients."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from types import FrameType

import msgspec
import uvicorn

from dreamcog.server.api.app import make_app
from dreamcog.server.api.forwarded import Forwarding
from dreamcog.server.api.http_connections import HttpConnections, limited_protocol
from dreamcog.server.api.metrics_address import MetricsAddress
from dreamcog.server.api.socket_protocol import socket_protocol
from dreamcog.server.api.socket_routes import Routes
from dreamcog.server.api.sockets import SocketRoutes
from dreamcog.server.ops.file_limit import most_open_connections
from dreamcog.server.ops.garbage import collect_young_only, search_at_quiet_moments
from dreamcog.server.ops.logs import log_event, set_up_logs
from dreamcog.server.ops.settings import Settings
from dreamcog.server.ops.trusted_proxies import TrustedProxies
from dreamcog.server.services import Services

log = logging.getLogger(__name__)

SETTINGS = "DREAMCOG_PROCESS_SETTINGS"
SOCKET = "DREAMCOG_PROCESS_SOCKET"
METRICS = "DREAMCOG_PROCESS_METRICS"
"""Environment variables by which a server passes settings and sockets to its processes."""
GRACE = 10
"""Seconds for which a stopping server waits for requests in progress."""
LARGEST_MESSAGE = 65_536
UNACKNOWLEDGED_TIMEOUT = 60
"""Seconds after which a connection is closed whose client acknowledges nothing that was sent."""
WAITING = 2048
"""Connections that may wait to be accepted."""
HTTP_FACTOR = 2
"""How many times as many HTTP connections as sockets one address may have."""
LEAST_HTTP = 64
"""HTTP connections that there may be in all, however few sockets: a browser opens six at once."""
SWITCH_AFTER = 0.0005
"""Seconds after which Python lets another thread run."""


def config(
    app: object, sockets: Routes, connections: HttpConnections, host: str, port: int
) -> uvicorn.Config:
    """The configuration of the web server: messages are small and not compressed."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        host=host,
        port=port,
        backlog=WAITING,
        interface="asgi3",
        http=limited_protocol(connections),
        ws=socket_protocol(sockets),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )


class Server(uvicorn.Server):
    """A web server that announces its stop to all clients before it closes their connections."""

    def __init__(self, configured: uvicorn.Config, services: Callable[[], Services | None]) -> None:
        super().__init__(configured)
        self.has_process = False
        """Whether nothing else runs in this process, so that its garbage is the server's."""
        self._services = services
        self._announcing: asyncio.Task[None] | None = None
        self._searching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then search for garbage whenever nobody waits."""
        await super().startup(sockets)
        if self.has_process:
            searching = search_at_quiet_moments(self._connections)
            self._searching = asyncio.get_running_loop().create_task(searching)

    def _connections(self) -> int:
        services = self._services()
        return 0 if services is None else len(services.connections)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop gracefully at the first signal, at once at the second."""
        services = self._services()
        if services is None or self._announcing is not None:
            super().handle_exit(sig, frame)
            return
        loop = asyncio.get_running_loop()
        self._announcing = loop.create_task(self._announce_and_exit(services))
        loop.call_soon_threadsafe(lambda: None)

    async def _announce_and_exit(self, services: Services) -> None:
        try:
            await services.announce_stop()
        finally:
            self.should_exit = True


def make_server(
    settings: Settings, host: str, port: int, metrics: socket.socket | None = None
) -> Server:
    """A server that is ready to run."""
    most = most_open_connections(2 * settings.most_connections) // 2
    settings = msgspec.structs.replace(settings, most_connections=most)
    proxies = TrustedProxies(settings.trusted_proxies)
    forwarding = Forwarding(proxies)
    metrics_address = None if metrics is None else MetricsAddress(metrics)
    app = make_app(settings, forwarding, metrics_address)

    def services() -> Services | None:
        found: Services | None = app.app.state.get("services")  # type: ignore[attr-defined]
        return found

    sockets = SocketRoutes(settings, services, forwarding, metrics_address)
    most_http = most and max(most, LEAST_HTTP)
    most_from_one = HTTP_FACTOR * settings.most_from_one_address
    connections = HttpConnections(most_http, most_from_one, proxies, settings.request_timeout)
    return Server(config(app, sockets, connections, host, port), services)


def run_alone(
    settings: Settings, listening: socket.socket, metrics: socket.socket | None = None
) -> bool:
    """Serve in this process until it is stopped; return whether it could start.

    Metrics have a socket of their own, or none.
    """
    set_up_logs(settings.log_style, settings.log_level)
    host, port = listening.getsockname()[:2]
    server = make_server(settings, host, port, metrics)
    set_up_python()
    server.has_process = True
    if metrics is not None:
        at, metrics_port = metrics.getsockname()[:2]
        log_event(log, "metrics", host=at, port=metrics_port)
    server.run(sockets=[listening] if metrics is None else [listening, metrics])
    return server.started


def set_up_python() -> None:
    """Tune Python for a busy event loop and a thread that writes to the database.

    The writer thread, for which many moves may wait, gets its turn from the event loop sooner than
    by default.
    """
    collect_young_only()
    sys.setswitchinterval(SWITCH_AFTER)


def run_several(
    settings: Settings,
    listening: socket.socket,
    processes: int,
    metrics: Sequence[socket.socket] = (),
) -> None:
    """Serve in several processes behind one address; one that dies is replaced.

    Each process has metrics of its own, so each has its own socket for them, if there are any.
    """
    own = [*metrics, *[None] * (processes - len(metrics))]
    set_up_logs(settings.log_style, settings.log_level)
    is_stopping = threading.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: is_stopping.set())
    running = [start_process(settings, listening, own[i]) for i in range(processes)]
    while not is_stopping.wait(0.5):
        for i, process in enumerate(running):
            if process.poll() is not None:
                log_event(log, "process-died", status=process.returncode)
                running[i] = start_process(settings, listening, own[i])
    for process in running:
        process.terminate()
    for process in running:
        process.wait()


def stop_with_parent() -> None:
    """Stop this process gracefully when its parent process has ended for any reason."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def start_process(
    settings: Settings, listening: socket.socket, metrics: socket.socket | None = None
) -> subprocess.Popen[bytes]:
    """Start a serving process in a session of its own: only this process sends it signals."""
    sockets = [listening] if metrics is None else [listening, metrics]
    handed_on = {SETTINGS: msgspec.json.encode(settings).decode(), SOCKET: str(listening.fileno())}
    handed_on[METRICS] = "" if metrics is None else str(metrics.fileno())
    return subprocess.Popen(
        [sys.executable, "-m", "dreamcog.server.processes"],
        env={**os.environ, **handed_on},
        pass_fds=[each.fileno() for each in sockets],
        start_new_session=True,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 is any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(
            socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED_TIMEOUT * 1000
        )
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


if __name__ == "__main__":
    stop_with_parent()
    run_alone(
        msgspec.json.decode(os.environ[SETTINGS], type=Settings),
        socket.socket(fileno=int(os.environ[SOCKET])),
        socket.socket(fileno=int(os.environ[METRICS])) if os.environ[METRICS] else None,
    )
