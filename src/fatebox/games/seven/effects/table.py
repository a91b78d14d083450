"""Effects on what lies on the boards: buildings for sale, displays, quests, treasures."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from fatebox.games.seven.state import SevenState, moves, pieces, quests
from fatebox.games.seven.state.defaults import dearest_space
from fatebox.kernel import Card, Decision, Option, Prompt, Rules
from fatebox.kernel.effects import Positive

from . import trade, treasures
from .asking import pick_card
from .base import AtHero, Board, Cause, Effect, HeroEffect
from .unit_values import ARTIFACT, BUILDING, CHOICE, HARM, PICK, TREASURE

CLOSE = Prompt("cataclysm.close", "SEV-CAT.6", default=dearest_space)
PLACE = Prompt("effect.place", "SEV-QST.1")
NEUTRALISE = Prompt("effect.neutralise", "SEV-SIN.1")
UNMARK = Prompt("loss.marker", "SEV-UNN.5")
DISCARD_TREASURE = Prompt("effect.discard_treasure", "SEV-UNN.4")


class Ruin(Effect, frozen=True, tag="ruin"):
    """`ruin`: the buildings with these numbers leave the game (SEV-CAT.4)."""

    buildings: Annotated[tuple[Positive, ...], Meta(min_length=1)]

    def apply(self, s: SevenState, cause: Cause) -> None:
        for each in self.buildings:
            trade.ruin(s, each, "SEV-CAT.4")

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        owners = [s.owner_of_building(s.pack.building[each]) for each in self.buildings]
        return sum((-BUILDING if owner.seat == seat else HARM * BUILDING) for owner in owners if owner)


class Close(Effect, frozen=True, tag="close"):
    """`close`: an open space of a board is covered for good (SEV-CAT.5)."""

    board: Board

    def apply(self, s: SevenState, cause: Cause) -> Rules[None]:
        board = _board(s, self.board)
        options: list[Option] = [
            ("close", self.board, place) for place, space in enumerate(board.spaces) if not space.closed
        ]
        if options:
            answer = yield Decision(cause.seat, CLOSE, options)
            moves.close_space(s, board, answer[2], "SEV-CAT.5")

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return -CHOICE  # for everybody


class Refresh(Effect, frozen=True, tag="refresh"):
    """`refresh`: the face-up cards of the open spaces are discarded and replaced."""

    board: Board

    def apply(self, s: SevenState, cause: Cause) -> None:
        moves.refresh(s, _board(s, self.board), cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return CHOICE  # other cards, for everybody


class PlaceMarker(Effect, frozen=True, tag="place_marker"):
    """`place_marker`: mark a legal free quest space without paying (SEV-QST.1-4)."""

    def possible(self, s: SevenState, cause: Cause) -> bool:
        return bool(s.players[cause.seat].markers and quests.open_spaces(s))

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        spaces = quests.open_marks(s) if s.players[cause.seat].markers else []
        cause.aim = yield from _pick_space(cause.seat, PLACE, spaces)

    def apply(self, s: SevenState, cause: Cause) -> None:
        if cause.aim is not None:
            card, place = cause.aim
            quests.mark(s, cause.seat, card, place, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 3.2


class Neutralise(AtHero, frozen=True, tag="neutralise"):
    """`neutralise`: a quest marker of another hero returns to him, a neutral one takes its place."""

    def bites(self, s: SevenState, cause: Cause) -> bool:
        return cause.target is not None and bool(quests.marks_of(s, cause.target))

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        assert cause.target is not None
        cause.aim = yield from _pick_space(cause.seat, NEUTRALISE, quests.marks_of(s, cause.target))

    def aimed_at(self, cause: Cause) -> tuple[Card, ...]:
        return () if cause.aim is None else cause.aim[:1]

    def apply(self, s: SevenState, cause: Cause) -> None:
        if cause.aim is not None:
            card, place = cause.aim
            quests.neutralise(s, card, place, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return HARM * PICK


class Unmark(HeroEffect, frozen=True, tag="unmark"):
    """`unmark`: a quest marker returns to its owner, and the space is free."""

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        space = yield from _pick_space(seat, UNMARK, quests.marks_of(s, seat))
        if space is not None:
            quests.unmark(s, *space, cause.clause)

    def bearable(self, s: SevenState, seat: int) -> bool:
        return bool(quests.marks_of(s, seat))

    def hero_value(self, s: SevenState, turns: float) -> float:
        return -PICK


class TreasureTop(Effect, frozen=True, tag="treasure_top"):
    """`treasure_top`: gain the top card of the treasure deck."""

    def possible(self, s: SevenState, cause: Cause) -> bool:
        return bool(s.treasure_deck) and not s.players[cause.seat].corrupted

    def apply(self, s: SevenState, cause: Cause) -> None:
        treasures.treasure_from_top(s, cause.seat)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return TREASURE


class DiscardTreasure(Effect, frozen=True, tag="discard_treasure"):
    """`discard_treasure`: a face-up treasure beside a quest is discarded."""

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        cause.aim = yield from pick_card(cause.seat, DISCARD_TREASURE, treasures.face_up_treasures(s))

    def apply(self, s: SevenState, cause: Cause) -> None:
        if cause.aim is not None:
            treasures.discard_treasure(s, cause.aim, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return HARM * TREASURE


class Artifact(Effect, frozen=True, tag="artifact"):
    """The gain of a treasure that shows an artifact: a random card of the artifact deck (SEV-ART.1)."""

    def apply(self, s: SevenState, cause: Cause) -> None:
        treasures.draw_artifact(s, cause.seat)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return ARTIFACT


def _board(s: SevenState, board: Board) -> pieces.Board:
    return s.tavern if board == "tavern" else s.store


def _pick_space(seat: int, prompt: Prompt, spaces: list[quests.Mark]) -> Rules[quests.Mark | None]:
    """One of these quest spaces; none if there are none."""
    if not spaces:
        return None
    answer = yield Decision(seat, prompt, [("space", card, place) for card, place in spaces])
    return answer[1], answer[2]
