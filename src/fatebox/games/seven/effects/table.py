"""Effects on what lies on the boards: buildings for sale, displays, quests, treasures."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .base import AtHero, Board, Effect, HeroEffect, Positive
from .words import joined

BOARD_CARD: dict[Board, str] = {"tavern": "character", "store": "elixir"}


class Ruin(Effect, frozen=True, tag="ruin"):
    """`ruin`: the buildings with these numbers leave the game (SEV-CAT.4)."""

    buildings: Annotated[tuple[Positive, ...], Meta(min_length=1)]

    def text(self) -> str:
        numbers = joined([str(each) for each in self.buildings])
        return f"the buildings with the numbers {numbers} are lost, wherever they are"


class Close(Effect, frozen=True, tag="close"):
    """`close`: an open space of a board is covered for good (SEV-CAT.5)."""

    board: Board

    def text(self) -> str:
        return f"one space of the {self.board} closes for good"


class Refresh(Effect, frozen=True, tag="refresh"):
    """`refresh`: the face-up cards of the open spaces are discarded and replaced."""

    board: Board

    def text(self) -> str:
        return f"the face-up {BOARD_CARD[self.board]}s of the {self.board} are discarded and replaced"


class PlaceMarker(Effect, frozen=True, tag="place_marker"):
    """`place_marker`: mark a legal free quest space without paying (SEV-QST.1-4)."""

    def text(self) -> str:
        return "mark a free quest space in row 1 or 2 without paying"


class Neutralise(AtHero, frozen=True, tag="neutralise"):
    """`neutralise`: a quest marker of another hero returns to him, a neutral one takes its place."""

    def text(self) -> str:
        return "replace a quest marker of another hero by a neutral one"


class Unmark(HeroEffect, frozen=True, tag="unmark"):
    """`unmark`: a quest marker returns to its owner, and the space is free."""

    def phrase(self) -> str:
        return "take back one of their quest markers, and the space is free again"


class TreasureTop(Effect, frozen=True, tag="treasure_top"):
    """`treasure_top`: gain the top card of the treasure deck."""

    def text(self) -> str:
        return "gain the top card of the treasure deck"


class DiscardTreasure(Effect, frozen=True, tag="discard_treasure"):
    """`discard_treasure`: a face-up treasure beside a quest is discarded."""

    def text(self) -> str:
        return "discard a face-up treasure beside a quest"


class Artifact(Effect, frozen=True, tag="artifact"):
    """What a treasure with an artifact gives: a random card of the artifact deck (SEV-ART.1)."""

    def text(self) -> str:
        return "draw an artifact and keep it face down"
