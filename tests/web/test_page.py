"""The built page keeps to the server's content policy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dreamcog.server.api.page import BASE
from web.node import node


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built somewhere else."""
    folder = tmp_path_factory.mktemp("page")
    node("node_modules/vite/bin/vite.js", "build", "--logLevel=warn", f"--outDir={folder}")
    return folder


@pytest.mark.slow
def test_the_page_loads_only_files_of_its_own(built: Path) -> None:
    text = (built / "index.html").read_text("utf-8")
    assert BASE.decode() in text
    assert not re.search(r"<style|\sstyle=|\son\w+=", text)
    assert all("src=" in script for script in re.findall(r"<script[^>]*>", text))
    loaded = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert len(loaded) > 3
    for address in loaded:
        assert address == "/" or (built / address).is_file()


@pytest.mark.slow
def test_files_that_are_kept_for_ever_are_named_by_what_is_in_them(built: Path) -> None:
    names = [file.name for file in (built / "assets").iterdir()]
    assert names
    assert all(re.fullmatch(r"[\w.-]+-[\w-]{8}\.\w+", name) for name in names)


@pytest.mark.slow
def test_the_start_page_needs_one_script_and_every_script_is_compiled_at_once(built: Path) -> None:
    text = (built / "index.html").read_text("utf-8")
    assert len(re.findall(r"<script", text)) == 1
    assert "modulepreload" not in text
    scripts = [file.read_text("utf-8") for file in (built / "assets").glob("*.js")]
    assert len(scripts) > 5
    assert all(each.startswith("//# allFunctionsCalledOnLoad\n") for each in scripts)
