"""Content: the cards of `cards/lamps.toml`, typed. An error names the file, the card and the field."""

from __future__ import annotations

from fatebox.kernel import Card, CardInfo, Natural, Pack, Positive, Source, Struct
from fatebox.kernel.messages import chain
from fatebox.text.speaker import Speaker, content_speaker

from ..effects import AnyEffect

PACKAGE = __name__.rpartition(".")[0]
"""The package of the game, where its catalogs are."""


class Lamp(Struct, frozen=True):
    """A lamp as it is printed."""

    name: str
    light: Positive
    copies: Positive
    needs: Natural = 0
    """Lamps that must burn on your side before you light it (LAM-TURN.4)."""
    effects: tuple[AnyEffect, ...] = ()

    def text(self, speaker: Speaker) -> str:
        """The sentence on the card, made from its effects."""
        words = [effect.message() for effect in self.effects]
        return speaker.text("card-text", steps=chain("steps", words)) if words else ""


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
        speaker = content_speaker(PACKAGE, language)
        return [
            CardInfo("lamps", key, lamp.name, {"light": lamp.light}, lamp.text(speaker), copies=lamp.copies)
            for key, lamp in self.lamps.items()
        ]
