"""The recipes of docs/hosting.md: the real proxies, with its texts, before a real server."""

from __future__ import annotations

import asyncio
import re
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from cli.server.serve_process import free_ports, served_by
from devtools.proxies import find_proxy, may_be_missing

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "games.example"
NGINX = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {recipe}
}}
"""
CADDY = "{{\n    admin off\n    auto_https disable_redirects\n}}\n{recipe}"


def program(name: str) -> str:
    """Where a program is that `./dev test` sets up; the test is skipped where it could not."""
    found = find_proxy(name)
    if found is None and may_be_missing():
        pytest.skip(f"{name} is not installed on this machine")
    assert found is not None, f"{name} could have been set up, and is not there"
    return found


def blocks(language: str) -> list[str]:
    """The recipes of the page in this language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """A text with replacements, each of which has to apply."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


@dataclass(frozen=True)
class Site:
    """The server as the world sees it."""

    port: int
    tls: ssl.SSLContext

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    def ask(
        self, method: str, path: str, source: str = "127.0.0.2", **headers: str
    ) -> httpx.Response:
        """Send a request from an address of this machine."""
        transport = httpx.HTTPTransport(verify=self.tls, local_address=source)
        with httpx.Client(transport=transport, timeout=60) as http:
            return http.request(
                method,
                f"https://127.0.0.1:{self.port}{path}",
                headers={"Host": f"{NAME}:{self.port}", **headers},
                json={"name": "Ada"} if method == "POST" else None,
                extensions={"sni_hostname": NAME},
            )


def with_nginx(folder: Path, port: int, upstream: int, cert: Path, key: Path) -> list[str]:
    return nginx(blocks("nginx")[0], folder, port, upstream, cert, key)


def with_nginx_that_chooses(
    folder: Path, port: int, upstream: int, cert: Path, key: Path
) -> list[str]:
    """The proxy that chooses a server by table; here both are the same one."""
    site, choosing = blocks("nginx")
    choosing = replaced(choosing, ("127.0.0.1:8081", f"127.0.0.1:{upstream}"))
    assert "`proxy_pass http://dreamcog;`" in PAGE.read_text("utf-8")
    site = replaced(site, ("http://127.0.0.1:8080", "http://dreamcog"))
    return nginx(choosing + site, folder, port, upstream, cert, key)


def nginx(recipe: str, folder: Path, port: int, upstream: int, cert: Path, key: Path) -> list[str]:
    recipe = replaced(
        recipe,
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("127.0.0.1:8080", f"127.0.0.1:{upstream}"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(cert)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
    )
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, recipe=recipe), "utf-8")
    return [program("nginx"), "-p", str(folder), "-e", str(folder / "e.log"), "-c", str(file)]


def with_caddy(folder: Path, port: int, upstream: int, cert: Path, key: Path) -> list[str]:
    recipe = replaced(
        blocks("caddy")[0],
        (f"{NAME} {{", f"https://{NAME}:{port} {{\n    tls {cert} {key}"),
        ("127.0.0.1:8080", f"127.0.0.1:{upstream}"),
    )
    file = folder / "Caddyfile"
    file.write_text(CADDY.format(recipe=recipe), "utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


Proxy = Callable[[Path, int, int, Path, Path], list[str]]


@pytest.fixture(
    params=[with_nginx, with_nginx_that_chooses, with_caddy],
    ids=["nginx", "nginx that chooses", "caddy"],
)
def proxy(request: pytest.FixtureRequest) -> Proxy:
    found: Proxy = request.param
    return found


@contextmanager
def hosted(proxy: Proxy, folder: Path) -> Iterator[Site]:
    """A server with the settings of the page, behind a proxy with a certificate of its own."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    made = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    made += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run([*made, "-keyout", key, "-out", cert], check=True, capture_output=True)
    port, upstream = free_ports(), free_ports()
    site = Site(port, ssl.create_default_context(cafile=str(cert)))
    settings = folder / "server.toml"
    settings.write_text(
        replaced(
            blocks("toml")[0],
            (f"https://{NAME}", site.origin),
            ("port = 8080", f"port = {upstream}"),
        )
        + f'database = "sqlite:///{folder / "tables.sqlite"}"\nmetrics_address = "off"\n'
        + '[limit]\nguest = "3 per 1 hour"\n',
        "utf-8",
    )
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text('<base href="/" />', "utf-8")
    command = proxy(folder, port, upstream, cert, key)
    env = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (
        served_by("--settings", str(settings), DREAMCOG_PAGE=str(page)),
        (folder / "proxy.log").open("wb") as log,
    ):
        running = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        try:
            until_it_answers(site, running, folder)
            yield site
        finally:
            running.terminate()
            running.wait(30)


def until_it_answers(site: Site, running: subprocess.Popen[bytes], folder: Path) -> None:
    """Wait for the proxy and the server behind it."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert running.poll() is None, (folder / "proxy.log").read_text()
        try:
            if site.ask("GET", "/dreamcog/healthz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    raise AssertionError("the server does not answer through the proxy")


def test_the_recipe_serves_the_world(proxy: Proxy, tmp_path: Path) -> None:
    with hosted(proxy, tmp_path) as site:
        # Pages, under their path.
        page = site.ask("GET", "/dreamcog/")
        assert page.status_code == 200
        assert '<base href="/dreamcog/"' in page.text
        moved = site.ask("GET", "/dreamcog")
        assert moved.status_code == 301
        assert moved.headers["location"].endswith("/dreamcog/")
        assert site.ask("GET", "/dreamcog/metrics").status_code == 404

        # Cookies are secure, and only the own origin may send them.
        own = {"Origin": site.origin}
        guest = site.ask("POST", "/dreamcog/api/me", **own)
        assert guest.status_code == 201
        payload = {each.strip().lower() for each in guest.headers["set-cookie"].split(";")[1:]}
        assert {"secure", "httponly", "path=/dreamcog"} <= payload
        evil = {"Origin": "https://evil.example", "X-Forwarded-Host": "evil.example"}
        assert site.ask("POST", "/dreamcog/api/me", **evil).status_code == 403
        plain = {"Origin": f"http://{NAME}:{site.port}", "X-Forwarded-Proto": "http"}
        assert site.ask("POST", "/dreamcog/api/me", **plain).status_code == 403

        # Addresses are counted rightly, whatever headers a client makes up.
        statuses = [
            site.ask("POST", "/dreamcog/api/me", **{"X-Forwarded-For": f"203.0.113.{i}"})
            for i in range(3)
        ]
        assert [each.status_code for each in statuses] == [201, 201, 429]
        other = site.ask("POST", "/dreamcog/api/me", source="127.0.0.3")
        assert other.status_code == 201

        asyncio.run(open_socket(site, guest.headers["set-cookie"].split(";")[0]))


async def open_socket(site: Site, cookie: str) -> None:
    """A socket opens through the proxy, stays open and is pinged."""
    async with connect(
        f"wss://{NAME}:{site.port}/dreamcog/live/me",
        host="127.0.0.1",
        port=site.port,
        ssl=site.tls,
        additional_headers={"Cookie": cookie, "Origin": site.origin},
    ) as socket:
        await asyncio.wait_for(await socket.ping(), 20)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(socket.recv(), 1)


def test_nginx_passes_on_no_other_host(tmp_path: Path) -> None:
    with hosted(with_nginx, tmp_path) as site:
        answer = site.ask("GET", "/dreamcog/api/games", Host="evil.example")
        assert answer.status_code == 421
        assert answer.json()["code"] == "wrong-host"
        forged = {"Host": "evil.example", "X-Forwarded-Host": f"{NAME}:{site.port}"}
        assert site.ask("GET", "/dreamcog/api/games", **forged).status_code == 421
