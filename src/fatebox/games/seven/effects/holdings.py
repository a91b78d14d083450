"""Effects on the characters, elixirs and buildings that heroes have."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from .base import AtHero, Effect, HeroEffect, Natural, Positive, Which
from .words import count, number

OWN_TEXT: dict[Which, str] = {"any": "", "upright": "upright ", "tapped": "tapped "}


def _own(n: int, which: Which) -> str:
    """`one of their upright characters`."""
    return f"{number(n)} of their {OWN_TEXT[which]}characters"


class Untap(Effect, frozen=True, tag="untap"):
    """`untap`: tapped characters of one's own become upright (SEV-SIN.6)."""

    characters: Positive

    def text(self) -> str:
        return f"return {number(self.characters)} of your tapped characters upright"


class Turn(HeroEffect, frozen=True, tag="turn"):
    """`turn`: rotate characters without gifts (SEV-TERM.9); of a target, the acting hero chooses."""

    characters: Positive
    which: Which

    def phrase(self) -> str:
        return f"turn {_own(self.characters, self.which)}"

    def text(self) -> str:
        if self.who == "target":
            kind = f"{OWN_TEXT[self.which]}character"
            return f"turn {count(self.characters, kind)} of another hero, whichever you choose"
        return super().text()


class DiscardCharacter(HeroEffect, frozen=True, tag="discard_character"):
    """`discard_character`: the owner chooses which."""

    characters: Positive
    which: Which

    def phrase(self) -> str:
        return f"discard {_own(self.characters, self.which)}"


class DiscardElixir(HeroEffect, frozen=True, tag="discard_elixir"):
    """`discard_elixir`: the owner chooses which, and gets no gifts."""

    elixirs: Positive

    def phrase(self) -> str:
        return f"discard {count(self.elixirs, 'elixir')} of their choice without its gifts"


class StealElixir(AtHero, frozen=True, tag="steal_elixir"):
    """`steal_elixir`: the acting hero chooses an elixir of another hero."""

    def text(self) -> str:
        return "take an elixir of your choice from another hero"


class DiscardBuilding(HeroEffect, frozen=True, tag="discard_building"):
    """`discard_building`: the owner chooses a castle or estate, and gets nothing for it."""

    def phrase(self) -> str:
        return "discard one of their castles or estates"


class Recruit(Effect, frozen=True, tag="recruit"):
    """`recruit`: recruit as an effect, for less or without paying; never for less than nothing."""

    place: Literal["tavern", "top3"] = field(name="from")
    discount: Natural = 0
    free: bool = False

    def text(self) -> str:
        price = "without paying" if self.free else f"for {self.discount} fame less"
        if self.place == "tavern":
            return f"recruit a face-up character {price}"
        reveal = "reveal the top three cards of the character deck"
        return f"{reveal}; you may recruit one of them {price}; the others are discarded"


class BuyElixir(Effect, frozen=True, tag="buy_elixir"):
    """`buy_elixir`: buy as an effect, for less or without paying; never for less than nothing."""

    elixirs: Positive
    discount: Natural = 0
    free: bool = False

    def text(self) -> str:
        some = "a face-up elixir" if self.elixirs == 1 else f"up to {number(self.elixirs)} face-up elixirs"
        if self.free:
            return f"take {some} without paying"
        return f"buy {some} for {self.discount} gold less" + (" each" if self.elixirs > 1 else "")
