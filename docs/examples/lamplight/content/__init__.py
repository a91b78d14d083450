"""Content: the cards of `cards/lamps.toml`, typed. An error names the file, the card and the field."""

from __future__ import annotations

from fatebox.kernel import Card, CardInfo, Natural, Pack, Positive, Source, Struct

from ..effects import AnyEffect


class Lamp(Struct, frozen=True):
    """A lamp as it is printed."""

    name: str
    light: Positive
    copies: Positive
    needs: Natural = 0
    """Lamps that must burn on your side before you light it (LAM-TURN.4)."""
    effects: tuple[AnyEffect, ...] = ()

    def text(self) -> str:
        """The sentence on the card, made from its effects."""
        said = ", then ".join(effect.text() for effect in self.effects)
        return f"{said[:1].upper()}{said[1:]}." if said else ""


class LamplightPack(Pack):
    """All lamps."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.lamps = source.table("lamps", Lamp)
        self.cards = [
            c for key, lamp in self.lamps.items() for c in self.box.add("lamps", key, lamp, lamp.copies)
        ]

    def lamp(self, card: Card) -> Lamp:
        """The lamp on a card."""
        lamp: Lamp = self.box.cards[card]
        return lamp

    def describe(self, language: str = "en") -> list[CardInfo]:
        """All lamps, for people who look them up."""
        del language  # this box speaks English only
        return [
            CardInfo("lamps", key, lamp.name, {"light": lamp.light}, lamp.text(), copies=lamp.copies)
            for key, lamp in self.lamps.items()
        ]
