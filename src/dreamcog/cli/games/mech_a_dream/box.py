"""Mech A Dream's box for the terminal, as one reads its components."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from dreamcog.cli.box_pages import NONE, plain_table
from dreamcog.core.attested import GRADES
from dreamcog.core.game import Game
from dreamcog.games.mech_a_dream.sentences import MechADreamSentences
from dreamcog.i18n.printed import Printed, printed
from dreamcog.i18n.texts import Texts

MARK = "~"
"""Stands after a value that is reconstructed."""

KINDS = ("resource", "power", "economical", "crystal")
PARTS = ("morning", "afternoon", "evening")

Face = Mapping[str, Any]


class Drawing:
    """The box in one language."""

    def __init__(self, texts: Texts, game: Printed) -> None:
        self.texts = texts
        self.game = game
        self.words = MechADreamSentences(texts, game.name, game.faces)

    def table(self, *values: str) -> Table:
        """A table with a column for the id, for the name and for each value."""
        columns = [self.texts.say("box-column", column=column) for column in ("id", "name")]
        table = plain_table(*columns)
        for value in values:
            right = value in ("copies", "price", "time")
            heading = self.texts.say(f"{self.game.name}-box-value", value=value)
            table.add_column(heading, justify="right" if right else "left")
        return table

    def under(self, kind: str, table: Table, unit: str = "") -> RenderableType:
        """A table under the name of its kind of component, and what is paid for one with."""
        heading = self.texts.say(f"{self.game.name}-box-kind", kind=kind)
        if unit:
            paid = self.texts.say(f"{self.game.name}-box-value", value=unit)
            heading = f"{heading} · {self.texts.say('box-price-in', unit=paid)}"
        return Group(Text(heading, "bold"), table)

    def marked(self, value: str, face: Face, key: str) -> Text:
        """A value, with a mark where it is reconstructed."""
        text = Text(value)
        return text.append(MARK, "dim") if face["grades"].get(key) == GRADES[-1] else text

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Units with their amounts in words; a dash for none."""
        return self.words.amounts(amounts) if amounts else NONE

    def machines(self, kind: str) -> RenderableType:
        """The designs of one kind of machine, each with its number of copies."""
        tiles = {
            face["design"]: (name, face)
            for name, face in self.game.faces["tiles"].items()
            if face["kind"] == kind
        }
        unit = next(face["currency"] for _, face in tiles.values())
        table = self.table("copies", "price", "time", "effect")
        for design, (name, face) in tiles.items():
            numbers = [
                self.marked(str(face[key]), face, key) for key in ("copies", "price", "time")
            ]
            table.add_row(
                design,
                self.words.named("tiles", name),
                *numbers,
                self.tile_effect(name, face),
            )
        return self.under(kind, table, unit)

    def tile_effect(self, name: str, face: Face) -> Text:
        """What a tile does; the mark is for the weakest of its parts."""
        given = [key for key in ("effect", "on_completion") if key in face["grades"]]
        weakest = max(given, key=lambda key: GRADES.index(face["grades"][key]))
        return self.marked(self.words.tile_does(name), face, weakest)

    def deliveries(self) -> RenderableType:
        """Delivery cards, their packages from the gate outwards."""
        table = self.table("price", *PARTS)
        for name, face in self.game.faces["deliveries"].items():
            rows = [self.packages(face, part) for part in PARTS]
            price = self.marked(str(face["price"]), face, "price")
            table.add_row(name, self.words.named("deliveries", name), price, *rows)
        return self.under("delivery", table, "flower")

    def packages(self, face: Face, part: str) -> Text:
        """The packages of one part of the day, a line for each."""
        return Text("\n").join(
            self.marked(self.amounts(package), face, part) for package in face[part]
        )

    def stock_room(self) -> RenderableType:
        """The floors of the stock room."""
        table = plain_table("", self.texts.say(f"{self.game.name}-box-value", value="effect"))
        for part, face in self.game.faces["stock_room"].items():
            gifts = self.words.gifts(face["fixed"], face["choice"])
            weakest = max(("fixed", "effect"), key=lambda key: rank(face, key))
            table.add_row(self.words.part(part), self.marked(gifts, face, weakest))
        return self.under("stock_room", table)

    def monitors(self) -> RenderableType:
        """Monitor Screens: what their players start with, and what their robots do."""
        table = self.table("start", "effect")
        for name, face in self.game.faces["monitors"].items():
            start = self.marked(self.amounts(face["start"]), face, "start")
            does = self.words.monitor_does(name)
            named = self.words.named("monitors", name)
            table.add_row(name, named, start, self.marked(does, face, "effect"))
        return self.under("monitor", table)

    def specialists(self) -> RenderableType:
        """Specialists: after what, and with what, they reward."""
        table = self.table("effect")
        for name, face in self.game.faces["specialists"].items():
            does = self.words.specialist_does(name)
            weakest = max(("after", "effect"), key=lambda key: rank(face, key))
            named = self.words.named("specialists", name)
            table.add_row(name, named, self.marked(does, face, weakest))
        return self.under("specialist", table)

    def boards(self) -> RenderableType:
        """What players start with, what the base robot does, and the workshop's places."""
        say, faces = self.texts.say, self.game.faces
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        start = faces["start"]
        weakest = max(start["grades"], key=lambda key: rank(start, key), default="flower")
        told = self.marked(self.amounts(start["amounts"]), start, weakest)
        table.add_row(Text(say(f"{self.game.name}-box-kind", kind="start"), "bold"), told)
        does = self.marked(self.words.robot_does(), faces["robot"], "effect")
        table.add_row(Text(say(f"{self.game.name}-box-kind", kind="robot"), "bold"), does)
        places = Text(" · ").join(self.places(faces["workshop"]))
        table.add_row(Text(say(f"{self.game.name}-box-kind", kind="workshop"), "bold"), places)
        return table

    def places(self, face: Face) -> Iterable[Text]:
        """The workshop's places that give points."""
        for place, points in {**face["places"], "beyond": face["beyond"]}.items():
            if points:
                name = self.texts.say(f"{self.game.name}-box-value", value=place)
                told = self.amounts({"point": points})
                line = self.texts.say("option-line", option=name, value=told)
                yield self.marked(line, face, place)


def rank(face: Face, key: str) -> int:
    """How far from certain a value is."""
    return GRADES.index(face["grades"].get(key, GRADES[0]))


def box_tables(texts: Texts, game: Game[Any]) -> list[RenderableType]:
    """Machines, cards, people and boards; reconstructed values carry a mark."""
    drawing = Drawing(texts, printed(game))
    tables = [
        *(drawing.machines(kind) for kind in KINDS),
        drawing.deliveries(),
        drawing.monitors(),
        drawing.specialists(),
        drawing.stock_room(),
        drawing.boards(),
    ]
    told = [thing for table in tables for thing in (Text(), table)]
    return [*told, Text(), Text(texts.say("box-mark", mark=MARK), "dim")]
