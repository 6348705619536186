"""Mech A Dream's table drawn in a terminal: the day, the Factory, one's own workshop, the others.

Everything shown is in the position or printed on the components: no rule stands here.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from dreamcog.cli.games.mech_a_dream.choices import MechComposer
from dreamcog.cli.games.mech_a_dream.drawing import DAY
from dreamcog.cli.games.mech_a_dream.factory import Factory
from dreamcog.cli.games.mech_a_dream.look import ASKED, MechLook
from dreamcog.cli.games.mech_a_dream.workshops import Workshops
from dreamcog.cli.look import ASIDE, flow

SET_UP, NIGHT = "set-up", "night"


class Board:
    """Draws one position for one window, from the side of the seat that is asked."""

    def __init__(
        self, look: MechLook, composer: MechComposer, names: Sequence[str], width: int
    ) -> None:
        self.look = look
        self.texts = look.texts
        self.position = composer.position
        self.width = width
        self.factory = Factory(look, composer, names, width)
        self.workshops = Workshops(look, composer, names, width)

    def draw(self, short: bool) -> list[list[Text]]:
        """The table part by part; in short only what counts in this part of the day."""
        is_over = self.position["outcome"] is not None
        factory = [] if short and is_over else self.factory.draw(short)
        shops = self.workshops
        others = [line for seat in shops.others() for line in shops.in_short(seat)]
        return [self._title(), factory, shops.own(short), others]

    def in_full(self) -> list[Text]:
        """Every workshop with all that its machines do."""
        return self.workshops.in_full()

    def _title(self) -> list[Text]:
        """The game, the day and its parts, the one that it is now marked."""
        day = self.position["day"]
        days = day + self.position["delivery_deck"]
        counted = self.texts.say(f"{self.look.game.name}-board-day", day=day, days=days)
        facts = [Text(self.texts.title(self.look.game), "bold"), Text(counted, "bold")]
        before = [] if self.position["part"] != SET_UP else [self._part(SET_UP)]
        parts = [*before, *(self._part(part) for part in (*DAY, NIGHT))]
        return flow(Text(), [*facts, Text("  ").join(parts)], self.width, 0, ASIDE)

    def _part(self, part: str) -> Text:
        """A part of the day: over, now or to come."""
        name = self.look.words.part(part)
        now, order = self.position["part"], (SET_UP, *DAY, NIGHT)
        if part == now:
            return Text(f"{ASKED}{name}", "bold reverse")
        return Text(name, "dim" if order.index(part) < order.index(now) else "")
