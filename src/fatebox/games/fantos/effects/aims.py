"""The Legacies and Reserves that an effect can mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from fatebox.games.fantos.state.terms import AFTER, HARVEST, TRIBUTE, UNTASKED, WAR
from fatebox.kernel import Card, Prompt, Rules, pick

from .base import Aim, Effect, Use, choose_card

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Action, Item, Legacy

Target = Literal["any", "any-other", "not-payer", "own-other", "own-untasked", "enemy-fighter"]
"""Legacies that are chosen when an item is played."""

TARGET = Prompt("target.legacy", "FAN-RES.3", secret=True)
TARGETS = Prompt("target.legacies", "FAN-RES.3", secret=True)


def own_war(s: FantosState, seat: int) -> tuple[Action, int] | None:
    """The unfinished War of this Citadel, with its side (@war.own)."""
    war = s.open_action(WAR)
    if war is not None:
        for i, side in enumerate(war.sides):
            if side.seat == seat:
                return war, i
    return None


def legacies(s: FantosState, target: Target, cause: Use) -> list[Card]:
    """The Legacies that may be named; disabled and dormant ones never (FAN-DIS.1, R52)."""
    seat, by, left = cause
    if target == "enemy-fighter":
        return _enemy_fighters(s, seat)
    own = target in ("own-other", "own-untasked")
    found: Iterable[Legacy] = s.citadels[seat].legacies if own else s.all_hired()
    if own:
        found = [each for each in found if each.up]
    if target == "own-untasked":
        found = [each for each in found if each.state == UNTASKED]
    may_be_payer = left and target in ("any", "own-untasked")  # unless it is gone when it has paid
    return [each.card for each in found if may_be_payer or each is not by]


def _enemy_fighters(s: FantosState, seat: int) -> list[Card]:
    found = own_war(s, seat)
    if found is None:
        return []
    war, side = found
    return [part.card for part in war.sides[1 - side].parts if part.card is not None]


def any_legacy(s: FantosState, target: Target, cause: Use) -> bool:
    """Whether some Legacy may be named."""
    if target == "any" and cause.left:
        return True  # the Legacy that pays, at least
    if target in ("any", "any-other", "not-payer"):
        return s.any_hired(but=cause.by)
    return bool(legacies(s, target, cause))


def aim_legacies(s: FantosState, target: Target, cause: Use, most: int = 1) -> Rules[Aim]:
    """Ask for one Legacy, or for up to `most`."""
    found = legacies(s, target, cause)
    if most == 1:
        return ((yield from choose_card(cause.seat, TARGET, found)),), ()
    chosen = yield from pick(cause.seat, TARGETS, found, least=1, most=most, verb="choose")
    return tuple(chosen), ()


def prune_legacies(s: FantosState, target: Target, item: Item) -> None:
    """Drop chosen Legacies that are no longer legal targets (FAN-RES.9)."""
    item.cards = tuple(card for card in item.cards if _still_legal(s, target, item, card))


def _still_legal(s: FantosState, target: Target, item: Item, card: Card) -> bool:
    legacy = s.hired(card)
    if legacy is None:
        return False
    if target == "own-other":
        return legacy.seat == item.seat
    if target == "own-untasked":
        return legacy.seat == item.seat and legacy.state == UNTASKED
    if target == "enemy-fighter":
        found = own_war(s, item.seat)
        return found is not None and found[0].side_of(card) == 1 - found[1]
    return True


# --- Reserves ----------------------------------------------------------------------------------

Reserve = Literal["other", "richest-other", "winner", "harvester", "warring"]
"""The Reserves that an effect can mean."""


def after_action(s: FantosState, kind: str) -> Action | None:
    """The action of this kind whose W.AFTER is open (@after)."""
    action = s.window_action(AFTER)
    return action if action is not None and action.kind == kind else None


def reserves(s: FantosState, whose: Reserve, seat: int) -> list[int]:
    """The Citadels that are meant; for `other` and `richest-other` one of them is chosen (R78)."""
    if whose == "other":
        return s.others(seat)
    if whose == "richest-other":
        others = s.others(seat)
        most = max((s.citadels[other].reserve for other in others), default=0)
        return [other for other in others if s.citadels[other].reserve == most]
    if whose == "warring":
        war = s.open_action(WAR)
        return [] if war is None else [side.seat for side in war.sides if side.seat != seat]
    action = after_action(s, HARVEST if whose == "harvester" else TRIBUTE)
    if action is None:
        return []
    other = action.seat if whose == "harvester" else action.winner
    return [other] if other not in (seat, -1) and s.citadels[other].alive else []


class AtLegacy(Effect, frozen=True):
    """An effect on a Legacy that is chosen when the item is played (FAN-RES.3)."""

    target: Target = "any"

    aims = True

    def targets(self, s: FantosState, cause: Use) -> list[Card]:
        return legacies(s, self.target, cause)

    def possible(self, s: FantosState, cause: Use) -> bool:
        return any_legacy(s, self.target, cause)

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        return (yield from aim_legacies(s, self.target, cause))

    def prune(self, s: FantosState, item: Item) -> None:
        prune_legacies(s, self.target, item)
