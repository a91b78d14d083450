"""The instructions of Lore cards, followed from top to bottom (PHA-LORE.2).

Cards are named by their numbers in the set: `[3, 4]` is one copy for each player (R21), `{ from, to }` in the
shape of a pair is a range, of which the cards of the level are used (PHA-LVL.4).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fatebox.games.phantom.state.terms import LEVELS, Subtype
from fatebox.text.words import listed

from .base import Natural, Positive, Struct
from .words import roman

Copies = tuple[Positive, Positive]
"""One copy for each player: the first for the starting player."""
Range = tuple[Positive, Positive]
"""From a number to a number."""


SHUFFLED_WITH = "the Destiny deck, the Resolved pile and "
"""The piles that cards are shuffled with; they are empty before the first turn."""


class Step(Struct, frozen=True, tag_field="do", kw_only=True):
    """One instruction of a Lore card."""

    def text(self) -> str:
        """Its sentence, without capital and full stop."""
        raise NotImplementedError

    def cards(self) -> tuple[int, ...]:
        """The numbers of the cards that it names."""
        return ()


class HurtAll(Step, frozen=True, tag="hurt_all", kw_only=True):
    """Each player takes damage, by level."""

    levels: tuple[Natural, Natural, Natural, Natural]

    def text(self) -> str:
        by_damage: dict[int, list[str]] = {}
        for level, damage in zip(LEVELS, self.levels, strict=True):
            if damage:
                by_damage.setdefault(damage, []).append(level.capitalize())
        parts = (f"on {listed(levels)}, each player takes {n} damage" for n, levels in by_damage.items())
        return "; ".join(parts)


class PerPlayer(Step, frozen=True, kw_only=True):
    """Each player gains a copy of a card (PHA-LORE.7)."""

    copies: Copies

    def cards(self) -> tuple[int, ...]:
        return self.copies


class GiveToPlay(PerPlayer, frozen=True, tag="give_to_play", kw_only=True):
    """Each player places a copy in their Play area (PHA-REP.2)."""

    def text(self) -> str:
        return f"each player places {{{self.copies[0]}}} in their Play area"


class GiveToDiscard(PerPlayer, frozen=True, tag="give_to_discard", kw_only=True):
    """Each player puts a copy on their Discard pile (PHA-REP.3)."""

    def text(self) -> str:
        return f"each player puts {{{self.copies[0]}}} on their Discard pile"


class ShuffleIn(Step, frozen=True, tag="shuffle_in", kw_only=True):
    """Destiny deck, Resolved pile and the cards of the level in the range become the new Destiny deck."""

    range: Range

    def text(self) -> str:
        low, high = self.range
        numbers = f"{low} and {high}" if high == low + 1 else f"{low}-{high}"
        return f"shuffle {SHUFFLED_WITH}cards {numbers} of your level into a new Destiny deck"

    def cards(self) -> tuple[int, ...]:
        return tuple(range_of(self.range))


class SetAside(Step, frozen=True, tag="set_aside", kw_only=True):
    """Cards are Set aside (PHA-GEN.15)."""

    range: Range

    def text(self) -> str:
        return f"set aside every {{{self.range[0]}}} ({self.range[0]}-{self.range[1]})"

    def cards(self) -> tuple[int, ...]:
        return tuple(range_of(self.range))


class PlaceCard(Step, frozen=True, tag="place", kw_only=True):
    """An Objective is placed on the row or beside the Mission, or kept at hand (PHA-LORE.8)."""

    card: Positive
    to: Literal["row", "beside", "at_hand"]

    def text(self) -> str:
        where = {
            "row": "place {} at the right end of the row",
            "beside": "place {} beside the Mission",
            "at_hand": "keep {} at hand",
        }[self.to]
        return where.format(f"{{{self.card}}}")

    def cards(self) -> tuple[int, ...]:
        return (self.card,)


class ReturnCards(Step, frozen=True, tag="return", kw_only=True):
    """Cards return to the game box if they are in play."""

    names: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]

    def text(self) -> str:
        they_are = "it is" if len(self.names) == 1 else "they are"
        comma = "," if "," in self.names[-1] else ""
        return f"return {listed(self.names)}{comma} to the game box if {they_are} in play"


class RemoveSubtype(Step, frozen=True, tag="remove_subtype", kw_only=True):
    """Every Destiny card of a subtype leaves the game."""

    subtype: Subtype

    def text(self) -> str:
        return (
            f"remove every {self.subtype.title()} card on the row, in the Destiny deck and in the Resolved"
            " pile from the game"
        )


class MakeActive(Step, frozen=True, tag="mission", kw_only=True):
    """A Mission becomes active; the old one returns to the box (PHA-LORE.6)."""

    missions: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1, max_length=2)]
    """One card, or one for Easy and Normal and one for Heroic and Mythic."""

    def text(self) -> str:
        return f"make {{{self.missions[0]}}} the active Mission"

    def cards(self) -> tuple[int, ...]:
        return self.missions


class GainEach(Step, frozen=True, tag="gain_each", kw_only=True):
    """Each player gains a random card of a range that nobody owns (PHA-GAIN.2)."""

    range: Range

    def text(self) -> str:
        return f"each player gains a random card ({self.range[0]}/{self.range[1]})"

    def cards(self) -> tuple[int, ...]:
        return tuple(range_of(self.range))


class ReadNext(Step, frozen=True, tag="read", kw_only=True):
    """Read another Lore card at once; of several, the active player chooses one (R20)."""

    lore: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    paths: tuple[str, ...] = ()
    """Each choice in words."""

    def __post_init__(self) -> None:
        if len(self.lore) > 1 and len(self.paths) != len(self.lore):
            raise ValueError(f"paths: expected {len(self.lore)}, one for each Lore card")

    def text(self) -> str:
        if len(self.lore) == 1:
            return f"read Lore {roman(self.lore[0])}"
        ways = (f"{path} (read Lore {roman(k)})" for path, k in zip(self.paths, self.lore, strict=True))
        return f"choose: {listed(ways, 'or')}"


class Win(Step, frozen=True, tag="win"):
    """The adventure is won (PHA-END.1)."""

    def text(self) -> str:
        return "you win"


class LoseAdventure(Step, frozen=True, tag="lose"):
    """The adventure is lost (PHA-END.1)."""

    def text(self) -> str:
        return "you lose"


AnyStep = (
    HurtAll
    | GiveToPlay
    | GiveToDiscard
    | ShuffleIn
    | SetAside
    | PlaceCard
    | ReturnCards
    | RemoveSubtype
    | MakeActive
    | GainEach
    | ReadNext
    | Win
    | LoseAdventure
)


def range_of(pair: Range) -> range:
    """The numbers of a range, both ends included."""
    return range(pair[0], pair[1] + 1)
