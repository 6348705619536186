"""Files of networks: one `.npz` without pickled objects, that says which rules it fits.

All weights are in fp16 and input-major, so that an input's weights lie side by side. A network of
width w and depth d for i inputs and f flat ids has these arrays:

    scale                                         (i,)   what each number of an observation is times
    first.weight, .bias, .gain, .shift            (i, w), (w,), (w,), (w,)
    layers.0.weight, … layers.<d-1>.shift         (w, w), (w,), (w,), (w,)
    policy.weight, .bias                          (w, f), (f,)
    win.weight, .bias, score.weight, .bias        (w, SEATS), (SEATS,)

`gain` and `shift` belong to the LayerNorm of their layer. One that reads blocks row by row has
`rows.<block>.…` besides, and fewer inputs of `first` and outputs of `policy`: `network_shape.py`
lists them, `network_rows.py` says what is done with them. `correction.told` and `.meant` may be
there: a curve over the logits of winning (`network_correction.py`). The array `header` is JSON in
UTF-8, as bytes: all other fields of `NetworkFile`, and the sizes. More arrays than these may be
there: a checkpoint of a training has some.
"""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from dreamcog.bots.network_correction import correction_of
from dreamcog.bots.network_shape import Shape, shape_of_header
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import Refused

if TYPE_CHECKING:
    from dreamcog.sim.native.arrays import Array

FORMAT = 3
"""Raised when files get another form."""

READ = (1, 2, FORMAT)
"""The forms that can be read: the first had no blocks that are read row by row, the second no curve
by which chances are corrected."""

NORM_EPS = 1e-5
"""What LayerNorm adds to the variance."""

HEADER = "header"
UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, EOFError, zipfile.BadZipFile)
"""What is raised where a file is no network."""


@dataclass(frozen=True, eq=False)
class NetworkFile:
    """A network as it is kept: weights, what they fit, and how they came to be."""

    game: str
    name: str
    """How it is called, for example `large`."""
    fits: Mapping[str, Any]
    """What `fits_of` said of the game when the network was trained."""
    shape: Shape
    score_scale: float
    """What the outputs `score` are times to be scores at the end of a game."""
    arrays: Mapping[str, Array]
    """The weights, by the names above."""
    trained: Mapping[str, Any] = field(default_factory=dict)
    """`commands`, `decisions`, `minutes`, `seed`."""
    curve: tuple[Mapping[str, Any], ...] = ()
    """How the training went, point by point."""
    evaluation: Mapping[str, Any] = field(default_factory=dict)
    """How well it plays, with the number of games behind every figure."""

    @property
    def header(self) -> dict[str, Any]:
        """All but the weights, as plain JSON types."""
        return {
            "format": FORMAT,
            "game": self.game,
            "name": self.name,
            "fits": dict(self.fits),
            **self.shape.header(),
            "score_scale": self.score_scale,
            "trained": dict(self.trained),
            "curve": [dict(point) for point in self.curve],
            "evaluation": dict(self.evaluation),
        }


def fits_of(kind: Kind) -> dict[str, Any]:
    """What a network must have been trained for to play this game by its present rules."""
    rules = kind.game_type.rules
    blocks = [
        [block.name, list(block.rows), list(block.columns)] for block in rules.observation.blocks
    ]
    return {
        "rules_version": kind.rules_version,
        "alphabet": digest([list(size) for size in kind.verbs.alphabet.sizes]),
        "observation": digest(blocks),
        "observation_version": rules.observation.version,
    }


def digest(told: object) -> str:
    """A hash of plain JSON types."""
    text = json.dumps(told, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def check_fits(file: NetworkFile, kind: Kind) -> None:
    """Refuse a network that does not fit the game by its present rules; the refusal says why."""
    check_header(file.game, file.fits, kind)


def check_header(game: str, fits: Mapping[str, Any], kind: Kind) -> None:
    """The same of what a header says."""
    if game != kind.name:
        raise Refused("network-other-game", found=game, wanted=kind.name)
    present = fits_of(kind)
    for name in ("alphabet", "observation_version", "observation", "rules_version"):
        found = fits.get(name)
        if found != present[name]:
            raise misfit(name, found, present[name])


def misfit(name: str, found: object, wanted: object) -> Refused:
    """The refusal of a network because of one entry of `fits`."""
    if name == "rules_version":
        return Refused("network-other-rules", found=found, wanted=wanted)
    if name == "alphabet":
        return Refused("network-other-steps")
    return Refused("network-other-observation")


def write_network(path: Path, file: NetworkFile) -> None:
    """Write a network; what was there before is replaced in one go, so that no half file stays."""
    check_shapes(path, file)
    text = json.dumps(file.header, ensure_ascii=False)
    header = np.frombuffer(text.encode(), np.uint8)
    halves: dict[str, Array] = {
        name: np.asarray(array).astype(np.float16) for name, array in file.arrays.items()
    }
    halves[HEADER] = header
    beside = path.with_name(f"{path.name}.part")
    with beside.open("wb") as out:
        np.savez(out, allow_pickle=False, **halves)
        out.flush()
        os.fsync(out.fileno())
    beside.replace(path)


def read_fits(path: Path, kind: Kind) -> None:
    """Refuse a file that does not fit this game, by its header alone: the weights are not read."""
    with reading(path) as stored:
        header = header_of(stored[HEADER])
        game, fits = str(header["game"]), dict(header["fits"])
    check_header(game, fits, kind)


def header_of(stored: Array) -> dict[str, Any]:
    """The header of a file; a refusal where it is of another format."""
    header: dict[str, Any] = json.loads(stored.tobytes())
    if header["format"] not in READ:
        raise Refused("network-other-format", found=header["format"], known=FORMAT)
    return header


@contextmanager
def reading(path: Path) -> Iterator[Mapping[str, Array]]:
    """The arrays of a file, each read when it is asked for; a refusal where it is no network."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as stored:
            yield stored
    except OSError as error:
        raise unreadable(path, error.strerror or str(error)) from error
    except UNREADABLE as error:
        raise unreadable(path, f"{type(error).__name__}: {error}") from error


def read_network(path: Path, kind: Kind | None = None) -> NetworkFile:
    """Read a network, and check that it fits this game; a refusal where it cannot be used."""
    with reading(path) as stored:
        arrays = {name: stored[name] for name in stored}
        file = read_header(header_of(arrays.pop(HEADER)), arrays)
    check_shapes(path, file)
    if kind is not None:
        check_fits(file, kind)
    return file


def read_header(header: Mapping[str, Any], arrays: Mapping[str, Array]) -> NetworkFile:
    """A network from its header and its weights; `KeyError` and the like where it is wrong."""
    return NetworkFile(
        game=str(header["game"]),
        name=str(header["name"]),
        fits=dict(header["fits"]),
        shape=shape_of_header(header),
        score_scale=float(header["score_scale"]),
        arrays=arrays,
        trained=dict(header["trained"]),
        curve=tuple(map(dict, header["curve"])),
        evaluation=dict(header["evaluation"]),
    )


def unreadable(path: Path, reason: str) -> Refused:
    """The refusal of a file that is no network."""
    return Refused("network-unreadable", file=path.name, reason=reason)


def check_shapes(path: Path, file: NetworkFile) -> None:
    """Refuse a network whose weights are not all there, or of other sizes than it says."""
    for name, shape in file.shape.arrays():
        found = file.arrays.get(name)
        if found is None or found.shape != shape or found.dtype.kind != "f":
            raise unreadable(path, f"{name} {shape}")
    try:
        correction_of(file.arrays)
    except (KeyError, ValueError) as error:
        raise unreadable(path, str(error)) from error
