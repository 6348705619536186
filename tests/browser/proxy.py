"""A small proxy before a server: it shows the server under a path, and its line can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

ELSEWHERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
LONGEST_HEAD = 65_536


class Proxy:
    """Passes on what is asked under its path, one request a connection; the rest is not there."""

    def __init__(self, port: int, path: str = "") -> None:
        self._port = port
        self._path = path
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}{path}/"
        self._is_cut = False
        self._open: set[socket.socket] = set()
        self.strays: list[str] = []
        """What was asked for outside of its path."""

    def __enter__(self) -> Proxy:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def cut(self) -> None:
        """Cut every connection, and let none through from now on."""
        self._is_cut = True
        for each in list(self._open):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Let connections through again."""
        self._is_cut = False

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            if self._is_cut:
                client.close()
            else:
                threading.Thread(target=self._pass_on, args=(client,), daemon=True).start()

    def _pass_on(self, client: socket.socket) -> None:
        with client, suppress(OSError):
            head, rest = read_head(client)
            asked = self._under_path(head)
            if asked is None:
                client.sendall(ELSEWHERE)
                return
            with socket.create_connection(("127.0.0.1", self._port)) as server:
                self._open |= {client, server}
                server.sendall(asked + rest)
                back = threading.Thread(target=pour, args=(server, client), daemon=True)
                back.start()
                pour(client, server)
                back.join()
                self._open -= {client, server}

    def _under_path(self, head: bytes) -> bytes | None:
        """A request as the server gets it: without the path, and with nothing to follow it."""
        first, *lines = head.split(b"\r\n")
        method, target, version = first.split(b" ")
        path = self._path.encode()
        if not target.startswith(path + b"/"):
            self.strays.append(target.decode())
            return None
        if not any(line.lower().startswith(b"upgrade:") for line in lines):
            lines = [line for line in lines if not line.lower().startswith(b"connection:")]
            lines.append(b"Connection: close")
        return b"\r\n".join([b" ".join([method, target[len(path) :], version]), *lines, b"", b""])


def read_head(client: socket.socket) -> tuple[bytes, bytes]:
    """The head of a request, and what already came after it."""
    read = b""
    while b"\r\n\r\n" not in read:
        more = client.recv(LONGEST_HEAD)
        if not more:
            raise OSError("nothing was asked")
        read += more
    head, _, rest = read.partition(b"\r\n\r\n")
    return head, rest


def pour(source: socket.socket, into: socket.socket) -> None:
    """Pass on whatever comes, until no more does."""
    with suppress(OSError):
        while more := source.recv(65_536):
            into.sendall(more)
    with suppress(OSError):
        into.shutdown(socket.SHUT_RDWR)
