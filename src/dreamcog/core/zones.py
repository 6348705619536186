"""Rearranging cards for a case: each named zone set to what is listed, nothing lost or doubled."""

from __future__ import annotations

from collections.abc import Mapping

from dreamcog.core.refusal import malformed

REST = "..."
"""In a list of cards: all other cards that the zone holds."""


class Zones:
    """Piles of cards by name, and the rearranging of them."""

    def __init__(self, piles: dict[str, list[str]], deck: str, overflow: list[str]) -> None:
        """The piles, which of them is the deck, and where its cards go if it is named whole."""
        self.piles = piles
        self.deck = deck
        self.overflow = overflow
        self.spare: list[str] = []

    def replace(self, wanted: Mapping[str, list[str]]) -> None:
        """Set each zone named to what is listed; `...` stands for what it keeps."""
        for zone in wanted:
            if REST not in wanted[zone]:
                self.spare += self.piles[zone]
                self.piles[zone] = []
        listed = {zone: [name for name in names if name != REST] for zone, names in wanted.items()}
        for zone, names in listed.items():
            for name in names:
                self.fetch(name, zone, wanted)
        for zone, names in wanted.items():
            at = names.index(REST) if REST in names else len(names)
            self.piles[zone] = names[:at] + self.piles[zone] + names[at + 1 :]
        self.put_away(wanted)

    def fetch(self, name: str, zone: str, wanted: Mapping[str, list[str]]) -> None:
        """Take a card from where it lies: what is being replaced first, then low in the deck."""
        if name in self.spare:
            self.spare.remove(name)
            return
        order = [self.deck, *(other for other in wanted if other != self.deck)]
        order += [other for other in self.piles if other not in order]
        for other in order:
            pile = self.piles[other]
            if name in pile:
                pile.reverse()
                pile.remove(name)
                pile.reverse()
                return
        raise malformed(f"given.{zone}", f"a card that there is ({name})")

    def put_away(self, wanted: Mapping[str, list[str]]) -> None:
        """Put cards that are named nowhere into the deck, above the cards named at its bottom."""
        for zone in (self.deck, *self.overflow):
            names = wanted.get(zone, [REST])
            if REST in names:
                at = len(self.piles[zone]) - (len(names) - 1 - names.index(REST))
                self.piles[zone][at:at] = self.spare
                self.spare = []
                return

    def refill(self, missing: int, wanted: Mapping[str, list[str]]) -> list[str]:
        """As many cards from the deck, from below those that the case names on its top."""
        named = wanted.get(self.deck, [REST])
        if REST not in named:
            return []
        first = named.index(REST)
        last = len(self.piles[self.deck]) - (len(named) - 1 - first)
        taken = self.piles[self.deck][first : min(first + missing, last)]
        del self.piles[self.deck][first : first + len(taken)]
        return taken
