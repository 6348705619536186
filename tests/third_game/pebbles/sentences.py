"""Pebbles in words: what fills the messages in `texts/`."""

from __future__ import annotations

from collections.abc import Sequence

from dreamcog.core.sentences import Sentences, Told


class PebblesSentences(Sentences):
    """Pebbles in one language. Events need nothing beyond what every game's do."""

    def outcome(self, outcome: Told, names: Sequence[str]) -> str:
        """Who has won, with how many points."""
        winners = [self.player(seat, names) for seat in outcome["winners"]]
        return self.say(
            f"{self.name}-outcome",
            players=self.speaker.all_of(winners),
            count=len(winners),
            points=max(outcome["points"]),
        )
