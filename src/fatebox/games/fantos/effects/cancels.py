"""CANCEL: harvest, war, tribute, labor, ability (FAN-CAN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fatebox.games.fantos.state.leaving import cancel_action, cancel_item, cancel_labor
from fatebox.games.fantos.state.terms import LABOR, WAR
from fatebox.kernel import Card, Prompt, Rules

from .base import ATTACHED_LABOR, Aim, Changes, Effect, Forecast, Use, choose_card

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Item

OBJECT = Prompt("target.cancel", "FAN-CAN.10", secret=True)


class CancelAction(Effect, frozen=True, tag="cancel-action"):
    """Cancel the Fantos Action in progress; a Special Tribute is none (FAN-STA.4)."""

    what: Literal["harvest", "war", "tribute"]

    def possible(self, s: FantosState, cause: Use) -> bool:
        return s.open_action(self.what) is not None

    def apply(self, s: FantosState, item: Item) -> None:
        action = s.open_action(self.what)
        if action is not None:
            cancel_action(s, action, "FAN-CAN.1")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        action = s.open_action(self.what)
        return {} if action is None else _undone(forecast.of_action(s, action))

    def favors(self, s: FantosState, item: Item) -> list[int]:
        war = s.open_action(WAR) if self.what == WAR else None
        return [] if war is None else [war.sides[1].seat]


class CancelLabor(Effect, frozen=True, tag="cancel-labor"):
    """Cancel one Labor card: of those that wait, or any within reach (FAN-CAN.10)."""

    reach: Literal["waiting", "any"] = "any"
    most_cost: int = 99

    aims = True

    def objects(self, s: FantosState) -> list[Card]:
        """Top of the stack first, then linked, then attached Labor."""
        found = [item.source for item in reversed(s.stack) if item.kind == LABOR]
        if self.reach == "any":
            for action in s.actions:
                if action.open:
                    found += action.linked
            for seat in s.order(s.active):
                for legacy in s.citadels[seat].legacies:
                    if legacy.attached and legacy.up:
                        found += legacy.attached
        return [card for card in found if s.pack.labor_cost[card] <= self.most_cost]

    def targets(self, s: FantosState, cause: Use) -> list[Card]:
        return self.objects(s)

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        return ((yield from choose_card(cause.seat, OBJECT, self.objects(s))),), ()

    def apply(self, s: FantosState, item: Item) -> None:
        if item.cards[0] in self.objects(s):
            cancel_labor(s, item.cards[0], "FAN-CAN.10")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return _value_of_cancelling(s, cause, forecast)


class CancelAbility(Effect, frozen=True, tag="cancel-ability"):
    """Cancel an ability, or an effect of attached Labor, that waits (R83)."""

    aims = True

    def objects(self, s: FantosState) -> list[Card]:
        """Waiting abilities, top of the stack first."""
        return [item.source for item in reversed(s.stack) if item.kind != LABOR]

    def targets(self, s: FantosState, cause: Use) -> list[Card]:
        return self.objects(s)

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        return ((yield from choose_card(cause.seat, OBJECT, self.objects(s))),), ()

    def apply(self, s: FantosState, item: Item) -> None:
        for waiting in s.stack:
            if waiting.kind != LABOR and waiting.source == item.cards[0]:
                cancel_item(s, waiting, "FAN-CAN.1")
                return

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return _value_of_cancelling(s, cause, forecast)


class CancelWarLabor(Effect, frozen=True, tag="cancel-war-labor"):
    """Cancel all Labor linked to this War or attached during it (FAN-CARD.7)."""

    def apply(self, s: FantosState, item: Item) -> None:
        war = s.open_action(WAR)
        if war is not None:
            for card in (*war.linked, *war.attached):
                cancel_labor(s, card, "FAN-CARD.7")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        war = s.open_action(WAR)
        if war is None:
            return {}
        changes: Changes = {}
        for bonus in war.bonuses:
            seat = war.sides[1].seat if bonus.on is None else war.sides[war.side_of(bonus.on)].seat
            changes[seat] = changes.get(seat, 0.0) - bonus.amount
        for legacy in s.all_hired():
            lost = sum(card in war.attached for card in legacy.attached)
            changes[legacy.seat] = changes.get(legacy.seat, 0.0) - ATTACHED_LABOR * lost
        return changes


def _value_of_cancelling(s: FantosState, item: Item, forecast: Forecast) -> Changes:
    """The opposite of what a waiting item would bring; attached Labor is lost to its bearer."""
    if not item.cards:
        return {}
    for waiting in s.stack:
        if waiting.source == item.cards[0] and waiting is not item:
            return _undone(forecast.of_item(s, waiting))
    bearer = next((each.seat for each in s.all_hired() if item.cards[0] in each.attached), None)
    return {} if bearer is None else {bearer: -ATTACHED_LABOR}


def _undone(changes: Changes) -> Changes:
    return {seat: -change for seat, change in changes.items()}
