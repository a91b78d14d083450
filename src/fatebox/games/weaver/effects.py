"""The vocabulary of relic abilities: an effect is its fields, its targets, what it does, its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from .rotation import matched_sides, run_chain, touching_equal, turn
from .terms import HOURS, ICONS, MOON, SUIT_INDEX, SUITS, SUN

if TYPE_CHECKING:
    from .state import WeaverState

Target = Any
"""A suit, a place of the row, an hour, or None for effects without a target."""
NO_TARGET: list[Target] = [None]


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """An effect has three methods.

    `targets(s)`: the legal targets now; none means that the ability cannot be used (WEA-REL.8).
    `apply(s, target)`: carry it out, with any chain that follows (WEA-REL.5).
    `text()`: the sentence on the card.
    """


class CycleTop(Base, frozen=True, tag="cycle-top"):
    """WEA-REL.11: the face-up card of a suit goes under its deck."""

    def targets(self, s: WeaverState) -> list[Target]:
        return [suit for i, suit in enumerate(SUITS) if s.tops[i] and s.decks[i]]

    def apply(self, s: WeaverState, target: Target) -> None:
        suit = SUIT_INDEX[target]
        card = s.tops[suit].pop()
        s.decks[suit].append(card)
        s.show(card, 0)  # WEA-HID.3: the player knows where it went
        s.tell("swallowed", target, card, clause="WEA-REL.11")
        s.turn_up(suit, "WEA-REL.11")

    def text(self) -> str:
        return (
            "Choose a suit with a face-up card and at least one face-down card. "
            "Put its face-up card face down at the bottom of its deck, then turn up the next card."
        )


class RotateCard(Base, frozen=True, tag="rotate-card"):
    """WEA-REL.12: a live normal card turns once."""

    def targets(self, s: WeaverState) -> list[Target]:
        return [place for place in range(len(s.row)) if s.is_live(place)]

    def apply(self, s: WeaverState, target: Target) -> None:
        turn(s, {target})  # WEA-REL.10: a rotation in every respect
        run_chain(s, {target})

    def text(self) -> str:
        return "Turn a normal card in the row that has turned fewer than three times. A combo can follow."


class Conquer(Base, frozen=True, tag="conquer"):
    """WEA-REL.13: an unconquered Death card with enough matched sides turns alone."""

    sides: Annotated[int, msgspec.Meta(ge=0, le=2)]

    def targets(self, s: WeaverState) -> list[Target]:
        return [p for p in range(len(s.row)) if s.is_open_death(p) and matched_sides(s, p) >= self.sides]

    def apply(self, s: WeaverState, target: Target) -> None:
        turn(s, {target})
        run_chain(s, {target})

    def text(self) -> str:
        which = (
            "any unconquered Death card in the row, matched or not",
            "an unconquered Death card in the row that has at least one matched side",
            "an unconquered Death card in the row that has both sides matched",
        )[self.sides]
        return (
            f"Conquer {which}. Its neighbors do not turn with it; "
            "a Death card beside it turns if both of its sides match now."
        )


class KnotPair(Base, frozen=True, tag="knot-pair"):
    """WEA-REL.14: two neighbors count as matching. The target is the place of the left one."""

    def targets(self, s: WeaverState) -> list[Target]:
        return [left for left in range(len(s.row) - 1) if self._normal(s, left) or self._with_death(s, left)]

    def _normal(self, s: WeaverState, left: int) -> bool:
        return s.is_live(left) and s.is_live(left + 1)

    def _with_death(self, s: WeaverState, left: int) -> bool:
        pair = (left, left + 1)
        return (
            any(s.is_open_death(p) for p in pair)
            and not any(s.is_spent(p) for p in pair)
            and not touching_equal(s, left)
        )

    def apply(self, s: WeaverState, target: Target) -> None:
        if self._normal(s, target):
            pair = {target, target + 1}
            turn(s, pair)
            run_chain(s, pair)
        else:
            s.knots.append((s.row[target], s.row[target + 1]))
            s.tell("tied", s.row[target], s.row[target + 1], clause="WEA-REL.14")
            run_chain(s, set())

    def text(self) -> str:
        return (
            "Choose two neighbors in the row, neither of which has turned three times. "
            "Two normal cards both turn at once, and a combo can follow. "
            "An unconquered Death card and a card it does not match count as matching "
            "until one of them turns, a card is placed between them, or the reading ends. "
            "No other pair can be chosen."
        )


class SetHour(Base, frozen=True, tag="set-hour"):
    """WEA-REL.15: the hour of this round counts as another one."""

    to: Literal["swap", "any"]

    def targets(self, s: WeaverState) -> list[Target]:
        if self.to == "any":
            return [hour for hour in HOURS if hour != s.hour]
        return {SUN: [MOON], MOON: [SUN]}.get(s.hour, [])

    def apply(self, s: WeaverState, target: Target) -> None:
        s.hour = target
        s.tell("hour-set", target, clause="WEA-REL.15")

    def text(self) -> str:
        if self.to == "any":
            return "Choose another hour: day, night or blood moon. It counts for the rest of this round."
        return (
            "Day counts as night, or night as day, for the rest of this round. "
            "It cannot be used under a blood moon."
        )


class Hasten(Base, frozen=True, tag="hasten"):
    """WEA-REL.16: the next Refresh moves the cover further."""

    steps: Annotated[int, msgspec.Meta(ge=1)]

    def targets(self, s: WeaverState) -> list[Target]:
        return NO_TARGET if len(s.icons) < ICONS else []

    def apply(self, s: WeaverState, target: Target) -> None:
        s.hastened += self.steps
        s.tell("hastened", self.steps, clause="WEA-REL.16")

    def text(self) -> str:
        further = "one icon" if self.steps == 1 else f"{self.steps} icons"
        return (
            f"The next Refresh moves the cover {further} further, so fewer rounds are left. "
            "If it cannot move that far, the game ends and you win. "
            "It cannot be used once all ten icons are shown."
        )


class GainNow(Base, frozen=True, tag="gain-now"):
    """WEA-REL.17: the tracker moves up at once."""

    clairvoyance: Annotated[int, msgspec.Meta(ge=1)]

    def targets(self, s: WeaverState) -> list[Target]:
        return NO_TARGET

    def apply(self, s: WeaverState, target: Target) -> None:
        s.points += self.clairvoyance
        s.tell("gazed", self.clairvoyance, clause="WEA-REL.17")

    def text(self) -> str:
        return f"Gain {self.clairvoyance} clairvoyance at once."


Effect = CycleTop | RotateCard | Conquer | KnotPair | SetHour | Hasten | GainNow
