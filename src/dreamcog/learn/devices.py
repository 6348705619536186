"""Which device to learn on, and tables there."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from dreamcog.learn.environment import CAP, LEARNERS, Environment, Ruleset


def chosen_device(wanted: str | None) -> torch.device:
    """The device asked for, else a GPU where there is one."""
    return torch.device(wanted or ("cuda" if torch.cuda.is_available() else "cpu"))


def open_tables(
    device: torch.device,
    game: str,
    size: int,
    rulesets: Sequence[Ruleset],
    seed: int,
    bots: Sequence[int] = LEARNERS,
    rotate: bool = False,
) -> Environment:
    """Tables on the device."""
    if device.type == "cuda":
        from dreamcog.learn.cuda_environment import CudaEnvironment

        found: Environment = CudaEnvironment(
            *(game, size, rulesets, seed, CAP, bots, rotate), device=str(device)
        )
        return found
    from dreamcog.learn.cpu_environment import CpuEnvironment

    return CpuEnvironment(game, size, rulesets, seed, CAP, bots, rotate)
