"""Files of networks: they survive writing and reading, and those that do not fit are refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dreamcog.bots.network_file import (
    check_fits,
    fits_of,
    read_network,
    write_network,
)
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.i18n.texts import Texts, languages
from support.networks import random_network

KIND = game_kind("cyberion")


def refusal_of(path: Path) -> Refused:
    with pytest.raises(Refused) as refused:
        read_network(path, KIND)
    for lang in languages():
        assert Texts(lang).refusal(None, refused.value)
    return refused.value


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    told = {"trained": {"seed": 3}, "curve": ({"minutes": 1, "wins": 0.5},), "evaluation": {"a": 1}}
    file = random_network("cyberion", depth=2, **told)
    write_network(tmp_path / "n.npz", file)
    again = read_network(tmp_path / "n.npz", KIND)
    assert again.header == file.header
    assert again.shape.inputs == KIND.game_type.rules.observation.size
    assert again.shape.flats == len(KIND.verbs.alphabet)
    assert set(again.arrays) == set(file.arrays)
    for name, array in file.arrays.items():
        assert again.arrays[name].dtype == np.float16
        assert np.array_equal(again.arrays[name], array)
    assert [path.name for path in tmp_path.iterdir()] == ["n.npz"]


def test_a_file_of_the_first_format_is_read(tmp_path: Path) -> None:
    path, file = tmp_path / "n.npz", random_network("cyberion")
    write_network(path, file)
    with np.load(path) as stored:
        arrays = dict(stored)
    header = json.loads(arrays["header"].tobytes())
    first = {name: header[name] for name in header if name not in ("blocks", "row_width")}
    text = json.dumps({**first, "format": 1}).encode()
    np.savez(path, **{**arrays, "header": np.frombuffer(text, np.uint8)})
    assert read_network(path, KIND).shape == file.shape


def test_rows_are_named_by_steps_of_the_alphabet_and_stand_inside_the_observation(
    tmp_path: Path,
) -> None:
    path, file = tmp_path / "n.npz", random_network("mech-a-dream")
    write_network(path, file)
    assert read_network(path, game_kind("mech-a-dream")).shape == file.shape
    with np.load(path) as stored:
        arrays = dict(stored)
    header = json.loads(arrays["header"].tobytes())
    for change in ({"steps": [564 - 7]}, {"steps": [0, 3]}, {"first": 2950}, {"rows": -1}):
        blocks = [*header["blocks"][:1], {**header["blocks"][1], **change}]
        text = json.dumps({**header, "blocks": blocks}).encode()
        np.savez(path, **{**arrays, "header": np.frombuffer(text, np.uint8)})
        with pytest.raises(Refused, match="network-unreadable"):
            read_network(path)


def test_the_same_network_is_the_same_file(tmp_path: Path) -> None:
    for name in ("a.npz", "b.npz"):
        write_network(tmp_path / name, random_network("cyberion"))
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


@pytest.mark.parametrize(
    ("entry", "value", "code"),
    [
        ("rules_version", 1, "network-other-rules"),
        ("alphabet", "0" * 64, "network-other-steps"),
        ("observation", "0" * 64, "network-other-observation"),
        ("observation_version", 0, "network-other-observation"),
    ],
)
def test_a_network_of_other_rules_is_refused_with_the_reason(
    tmp_path: Path, entry: str, value: Any, code: str
) -> None:
    fits = {**fits_of(KIND), entry: value}
    write_network(tmp_path / "n.npz", random_network("cyberion", fits=fits))
    assert refusal_of(tmp_path / "n.npz").code == code
    assert read_network(tmp_path / "n.npz").fits == fits


def test_a_network_of_another_game_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        check_fits(random_network("mech-a-dream"), KIND)
    assert refused.value.code == "network-other-game"


def test_files_that_are_no_networks_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "n.npz"
    assert refusal_of(path).code == "network-unreadable"
    for junk in (b"", b"PK\3\4 junk", b"nonsense" * 100):
        path.write_bytes(junk)
        assert refusal_of(path).code == "network-unreadable"
    write_network(path, random_network("cyberion"))
    with np.load(path) as stored:
        arrays = dict(stored)
    header = json.loads(arrays["header"].tobytes())
    for name in ("first.weight", "layers.0.gain", "policy.bias", "header"):
        np.savez(path, **{key: array for key, array in arrays.items() if key != name})
        assert refusal_of(path).code == "network-unreadable"
    np.savez(path, **{**arrays, "first.bias": np.array([object()])}, allow_pickle=True)
    assert refusal_of(path).code == "network-unreadable"
    for change, code in (
        ({"format": 4}, "network-other-format"),
        ({"width": 31}, "network-unreadable"),
        ({"depth": "x"}, "network-unreadable"),
    ):
        text = json.dumps({**header, **change}).encode()
        np.savez(path, **{**arrays, "header": np.frombuffer(text, np.uint8)})
        assert refusal_of(path).code == code
