"""A pack that lies outside the page's folder becomes part of a build."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.node import node

PACKS = Path(__file__).parent / "packs"
BUILD = ("node_modules/vite/bin/vite.js", "build", "--logLevel=warn")


@pytest.mark.slow
def test_a_build_holds_the_packs_of_other_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DREAMCOG_PACKS", str(PACKS / "noughts"))
    monkeypatch.setenv("DREAMCOG_PAGE", str(tmp_path / "page"))
    node(*BUILD)
    built = [file.read_text("utf-8") for file in (tmp_path / "page" / "assets").glob("*.[jc]s*")]
    for found in ("Where do you set?", "noughts-field", "A seat sets its sign"):
        assert any(found in text for text in built), found


@pytest.mark.slow
def test_two_packs_of_one_game_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    second = tmp_path / "noughts"
    second.mkdir()
    (second / "index.ts").write_text("export const pack = {};")
    monkeypatch.setenv("DREAMCOG_PACKS", f"{PACKS / 'noughts'}:{second}")
    monkeypatch.setenv("DREAMCOG_PAGE", str(tmp_path / "page"))
    with pytest.raises(AssertionError, match="noughts has two packs"):
        node(*BUILD)


@pytest.mark.slow
def test_a_pack_outside_the_page_is_type_checked_against_it() -> None:
    workspace = ("--workspace", str(PACKS), "--tsconfig", "tsconfig.json")
    node("node_modules/svelte-check/bin/svelte-check", *workspace, "--fail-on-warnings")
