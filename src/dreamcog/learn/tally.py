"""What ended games came to since the last point of the curve, counted on the device."""

from __future__ import annotations

import torch

from dreamcog.learn.environment import Transition


class Tally:
    """Games, wins of the first seat and its scores; read seldom, because reading waits."""

    def __init__(self, device: torch.device) -> None:
        self._counts = torch.zeros(3, device=device, dtype=torch.float64)

    def add(self, transition: Transition) -> None:
        """Count the games that ended."""
        ended = transition.ended.float()
        won, score = transition.wins[:, 0] * ended, transition.scores[:, 0] * ended
        self._counts += torch.stack((ended.sum(), won.sum(), score.sum())).double()

    def take(self) -> dict[str, float]:
        """Games, the part of them that was won, and the mean score; then counting begins anew."""
        games, won, score = self._counts.tolist()
        self._counts.zero_()
        found = {"games": int(games)}
        return found | ({"won": won / games, "score": score / games} if games else {})
