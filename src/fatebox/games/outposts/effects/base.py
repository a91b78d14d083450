"""The base of all effects: fields, targets, what happens, and the sentence on the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fatebox import kernel
from fatebox.games.outposts.state.cause import Cause
from fatebox.games.outposts.state.pieces import Player
from fatebox.kernel import Natural, Positive, Rules, Struct
from fatebox.text.words import listed

if TYPE_CHECKING:
    from fatebox.games.outposts.state import OutpostsState


class PerCrystal(Struct, frozen=True):
    """An amount that grows with the Mana Crystals of the effect's controller (`C` in the card lists)."""

    base: Natural
    per_crystal: Positive

    def of(self, player: Player) -> int:
        """The amount for this player now."""
        return self.base + self.per_crystal * player.crystals


Amount = Natural | PerCrystal


# --- values, in points: about two points for a mana that is well spent ------------------------------

MANA = 1.2
COUNTER = 0.9
CARD, BEST_CARD, LEAST_CARD = 1.2, 1.6, 0.9
CREATURE, LEAST_CREATURE = 4.0, 2.5
UPGRADE = 2.0
CRYSTALS_EXPECTED = 0.7
"""The Mana Crystals that a player has on average when a card is used."""


def expected(amount: int | PerCrystal) -> float:
    """An amount as it will be on average."""
    return amount if isinstance(amount, int) else amount.base + CRYSTALS_EXPECTED * amount.per_crystal


def stats_value(attack: float, defense: float, health: float) -> float:
    """The value of Attack, Defense and Health that a creature or an Outpost gets."""
    return 0.6 * attack + 0.5 * defense + 0.4 * health


# --- effects ----------------------------------------------------------------------------------------


def amount_of(amount: int | PerCrystal, player: Player) -> int:
    """An amount in numbers, for the effect's controller."""
    return amount if isinstance(amount, int) else amount.of(player)


class Effect(kernel.Effect, frozen=True):
    """One instruction of a card (a primitive); it asks for its targets on the way (OUT-GEN.7)."""

    commutes: ClassVar[bool] = False
    """Abilities made of such effects alone may be resolved in any order: nobody has to be asked."""

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None] | None:
        """Carry it out as far as possible: rules that ask, or nothing if nobody is asked."""
        raise NotImplementedError

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        """Whether anything would happen."""
        del s, cause
        return True

    def value(self) -> float:
        """Its value to its controller when it works once, in points."""
        raise NotImplementedError


class Static(Struct, frozen=True, tag_field="do"):
    """Something that holds as long as its card is in play and face-up."""

    def value(self) -> float:
        """Its value to its controller while it holds, in points."""
        raise NotImplementedError

    def text(self) -> str:
        """Its sentence."""
        raise NotImplementedError


FLOOR = "{floor}"
"""In a text: the lowest price of a Mana Crystal, which the pack knows."""


# --- words ------------------------------------------------------------------------------------------

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
UNTIL = {
    "assault": "for this assault",
    "turn": "until end of turn",
    "round": "until the start of your next turn",
}


def count(number: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun}" + ("" if number == 1 else "s")


def cards_text(amount: int | PerCrystal) -> str:
    """`2 cards`, `1 card plus one more per Mana Crystal you have`."""
    if isinstance(amount, int):
        return count(amount, "card")
    return f"{count(amount.base, 'card')} plus {NUMBERS[amount.per_crystal]} more per Mana Crystal you have"


def counters_text(amount: int | PerCrystal) -> str:
    """`3 counters`, `4 counters, plus one per Mana Crystal you have,`."""
    if isinstance(amount, int):
        return count(amount, "counter")
    return f"{count(amount.base, 'counter')}, plus {NUMBERS[amount.per_crystal]} per Mana Crystal you have,"


def damage_text(amount: int | PerCrystal) -> str:
    """`2 damage`, `damage equal to 2 plus the number of your Mana Crystals`."""
    if isinstance(amount, int):
        return f"{amount} damage"
    times = "the number" if amount.per_crystal == 1 else f"{NUMBERS[amount.per_crystal]} times the number"
    return f"damage equal to {amount.base} plus {times} of your Mana Crystals"


def number_text(amount: int | PerCrystal) -> str:
    """`2`, `2 plus the number of your Mana Crystals`."""
    return str(amount) if isinstance(amount, int) else damage_text(amount).removeprefix("damage equal to ")


def bonus_text(**bonuses: int | PerCrystal) -> str:
    """`+2 Attack and +1 Defense`, `-2 Attack`, `+1 Attack per Mana Crystal you have and +2 Defense`."""
    parts = []
    for name, amount in bonuses.items():
        if isinstance(amount, int):
            if amount:
                parts.append(f"{amount:+} {name.capitalize()}")
        else:
            base = f"{amount.base:+} and " if amount.base else ""
            parts.append(f"{base}{amount.per_crystal:+} {name.capitalize()} per Mana Crystal you have")
    return listed(parts)
