"""`dreamcog server audit`: known weaknesses of the packages we use."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.server.admin import run
from dreamcog.cli.server import audit

pytestmark = pytest.mark.slow


def test_an_audit_outside_a_checkout_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "CHECKOUT", tmp_path)
    done = run("audit")
    assert done.exit_code == 2
    assert "checkout" in done.stderr


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "runtime.txt").touch()
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").touch()
    monkeypatch.setattr(audit, "CHECKOUT", tmp_path)
    return tmp_path


@pytest.mark.usefixtures("checkout")
@pytest.mark.parametrize(
    ("python", "web", "status", "said"),
    [
        ({"dependencies": [{"name": "a", "version": "1", "vulns": []}]},
         {"vulnerabilities": {}}, 0, r"no known weaknesses.*\n.*no known weaknesses"),
        ({"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1"}]}]},
         {"vulnerabilities": {}}, 1, r"one known weakness.*\n  a 1: CVE-1"),
        ({"dependencies": []}, {"vulnerabilities": {"b": {"severity": "high"}}}, 1, r"  b: high"),
        ({"dependencies": [{"name": "a", "skip_reason": "not found"}]},
         {"vulnerabilities": {}}, 1, r"pip-audit reaches no .*\n  not found"),
        ({"dependencies": [{"name": "a", "skip_reason": "not found"},
                           {"name": "b", "version": "1", "vulns": []}]},
         {"vulnerabilities": {}}, 1, r"one package not looked at.*\n  a\n"),
        ({}, {"message": "no such host"}, 1, r"(?s)pip-audit reaches no .* npm reaches no .*host"),
    ],
)  # fmt: skip
def test_an_audit_reports_weaknesses_and_packages_it_could_not_check(
    python: Any, web: Any, status: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(command: list[str], _folder: Path) -> tuple[Any, str]:
        return (python if "pip_audit" in command else web), ""

    monkeypatch.setattr(audit, "answer_of", answer)
    done = run("audit")
    assert done.exit_code == status, done.output
    assert re.search(said, done.stdout), done.stdout
    told = json.loads(run("audit", "--json").stdout)["audits"]
    assert [each["what"] for each in told] == ["requirements/runtime.txt", "web/package-lock.json"]


@pytest.mark.usefixtures("checkout")
def test_an_audit_without_its_tools_fails_and_names_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "find_spec", lambda _name: None)
    monkeypatch.setattr(audit.shutil, "which", lambda _name: None)
    done = run("audit")
    assert done.exit_code == 1
    assert done.stdout.count("not installed") == 2


def test_a_tool_that_fails_gives_no_answer_and_its_last_error_line(tmp_path: Path) -> None:
    program = "import sys; print('[1]'); print('first', file=sys.stderr); sys.exit('no network')"
    assert audit.answer_of([sys.executable, "-c", program], tmp_path) == ({}, "no network")
    assert audit.answer_of([str(tmp_path / "absent")], tmp_path)[0] == {}
