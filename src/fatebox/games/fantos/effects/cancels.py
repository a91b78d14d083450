"""CANCEL: harvest, war, tribute, labor, ability (FAN-CAN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fatebox.games.fantos.state.leaving import cancel_action, cancel_item, cancel_labor
from fatebox.games.fantos.state.terms import LABOR, WAR
from fatebox.kernel import Card, Prompt, Rules

from .base import Aim, Effect, choose_card

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Item, Legacy

OBJECT = Prompt("target.cancel", "FAN-CAN.10", "What is cancelled?", secret=True)


class CancelAction(Effect, frozen=True, tag="cancel-action"):
    """Cancel the Fantos Action in progress; a Special Tribute is none (FAN-STA.4)."""

    what: Literal["harvest", "war", "tribute"]

    def usable(self, s: FantosState, seat: int, by: Legacy, left: int) -> bool:
        return s.open_action(self.what) is not None

    def apply(self, s: FantosState, item: Item) -> None:
        action = s.open_action(self.what)
        if action is not None:
            cancel_action(s, action, "FAN-CAN.1")

    def favours(self, s: FantosState, item: Item) -> list[int]:
        war = s.open_action(WAR) if self.what == WAR else None
        return [] if war is None else [war.sides[1].seat]

    def text(self) -> str:
        special = ", but never a Special Tribute Action" if self.what == "tribute" else ""
        return f"cancel that {self.what.title()}{special}"


class CancelLabor(Effect, frozen=True, tag="cancel-labor"):
    """Cancel one Labor card: of those that wait, or any within reach (FAN-CAN.10)."""

    reach: Literal["waiting", "any"] = "any"
    most_cost: int = 99

    aims = True

    def _objects(self, s: FantosState) -> list[Card]:
        """Top of the stack first, then linked, then attached Labor."""
        found = [item.source for item in reversed(s.stack) if item.kind == LABOR]
        if self.reach == "any":
            for action in s.actions:
                if action.open:
                    found += action.linked
            for legacy in s.all_hired():
                found += legacy.attached
        return [card for card in found if s.pack.labor_cost[card] <= self.most_cost]

    def usable(self, s: FantosState, seat: int, by: Legacy, left: int) -> bool:
        return bool(self._objects(s))

    def choose(self, s: FantosState, seat: int, by: Legacy, left: int) -> Rules[Aim]:
        return ((yield from choose_card(seat, OBJECT, self._objects(s))),), ()

    def apply(self, s: FantosState, item: Item) -> None:
        if item.cards[0] in self._objects(s):
            cancel_labor(s, item.cards[0], "FAN-CAN.10")

    def text(self) -> str:
        cheap = "" if self.most_cost == 99 else f" with a printed cost of {self.most_cost} or less"
        if self.reach == "waiting":
            return f"cancel a Labor card{cheap} before it takes effect"
        return (
            f"cancel one Labor card{cheap} that has not taken effect yet, is linked to an unfinished action, "
            "or is attached to a Legacy"
        )


class CancelAbility(Effect, frozen=True, tag="cancel-ability"):
    """Cancel an ability, or an effect of attached Labor, that waits (R83)."""

    aims = True

    def _objects(self, s: FantosState) -> list[Card]:
        return [item.source for item in reversed(s.stack) if item.kind != LABOR]

    def usable(self, s: FantosState, seat: int, by: Legacy, left: int) -> bool:
        return bool(self._objects(s))

    def choose(self, s: FantosState, seat: int, by: Legacy, left: int) -> Rules[Aim]:
        return ((yield from choose_card(seat, OBJECT, self._objects(s))),), ()

    def apply(self, s: FantosState, item: Item) -> None:
        for waiting in s.stack:
            if waiting.kind != LABOR and waiting.source == item.cards[0]:
                cancel_item(s, waiting, "FAN-CAN.1")
                return

    def text(self) -> str:
        return (
            "cancel an ability of a Legacy or of attached Labor before it takes effect; "
            "native abilities cannot be canceled"
        )


class CancelWarLabor(Effect, frozen=True, tag="cancel-war-labor"):
    """Cancel all Labor linked to this War or attached during it (FAN-CARD.7)."""

    def apply(self, s: FantosState, item: Item) -> None:
        war = s.open_action(WAR)
        if war is not None:
            for card in (*war.linked, *war.attached):
                cancel_labor(s, card, "FAN-CARD.7")

    def text(self) -> str:
        return "cancel all Labor linked to that War and all Labor attached to any Legacy during it"
