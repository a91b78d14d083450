"""Effects on the course of the turn: Duels, Special Tributes, Wars, extra actions, Trials, votes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fatebox.games.fantos import events
from fatebox.games.fantos.state.flow import begin_action
from fatebox.games.fantos.state.moves import remove_trial
from fatebox.games.fantos.state.pieces import Side
from fatebox.games.fantos.state.piles import replace_trials, top_trials
from fatebox.games.fantos.state.terms import DECL, DUEL, SPECIAL, UNTASKED, WAR
from fatebox.kernel import Card, Positive, Prompt, Rules, arrange

from . import duels
from .aims import TARGET
from .base import Aim, Changes, Effect, Forecast, Procedure, Use, choose_card, choose_seat
from .charge import ITEM_CHARGE, ask_charges

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Item

CHALLENGER = Prompt("duel.challenger", "FAN-DUEL.2", secret=True)
NEW_TARGET = Prompt("war.redirect", "FAN-WAR.1", secret=True)
VOTER = Prompt("votes.citadel", "FAN-DIP.2", secret=True)
PEEK = Prompt("trials.arrange", "FAN-HID.6")
REMOVE = Prompt("trials.choose", "FAN-TRI.8", secret=True)


class Duel(Procedure, frozen=True, tag="duel"):
    """DUEL: from the moment it is paid both Legacies are tasked to it (FAN-DUEL.3)."""

    challenger: Literal["own", "self"] = "own"

    aims = True

    def aimed_at(self, aim: Aim) -> tuple[tuple[Card, ...], int | None]:
        return aim[0][1:], None  # the first one is the challenger

    def _challengers(self, s: FantosState, cause: Use) -> list[Card]:
        seat, by, left = cause
        if self.challenger == "self":
            return [] if DUEL in by.used else [by.card]  # FAN-DUEL.11: also by ability
        return [
            legacy.card
            for legacy in s.citadels[seat].legacies
            if legacy.state == UNTASKED and DUEL not in legacy.used and (left or legacy is not by)
        ]

    def targets(self, s: FantosState, cause: Use) -> list[Card]:
        found = self._challengers(s, cause)
        return duels.challenged(s, found[0], None if cause.left else cause.by) if found else []

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        seat, by, left = cause
        challenger = yield from choose_card(seat, CHALLENGER, self._challengers(s, cause))
        own = s.legacy(challenger)
        assert own is not None
        charges = yield from ask_charges(s, own, left if own is by else own.shards, ITEM_CHARGE)
        targets = duels.challenged(s, challenger, None if left else by)
        return (challenger, (yield from choose_card(seat, TARGET, targets)), *charges), ()

    def played(self, s: FantosState, item: Item) -> None:
        duels.issue(s, item.cards[0], item.cards[1], item.cards[2:])

    def start(self, s: FantosState, item: Item | None, then: str) -> str:
        assert item is not None
        challenger, target, *charges = item.cards
        card, item.card = item.card, []
        return duels.begin(s, item.seat, challenger, target, charges, card, then)

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        own, other = s.hired(cause.cards[0]), s.hired(cause.cards[1])
        return {} if own is None or other is None else forecast.of_duel(s, own, other)


class SpecialTribute(Procedure, frozen=True, tag="special-tribute"):
    """SPECIALTRIBUTE (FAN-STA)."""

    def start(self, s: FantosState, item: Item | None, then: str) -> str:
        begin_action(s, SPECIAL, s.active, then)
        return "special.nominate"  # FAN-STA.1, .2

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return forecast.of_special_tribute(s)


class RedirectWar(Effect, frozen=True, tag="redirect-war"):
    """WARTARGET: a War just declared on your Citadel is turned against a third one."""

    aims = names_a_citadel = True

    def _targets(self, s: FantosState, seat: int) -> list[int]:
        war = s.window_action(DECL)
        if war is None or war.kind != WAR or not war.open or war.sides[1].seat != seat:
            return []
        return [other for other in s.others(seat) if other != war.seat]

    def targets(self, s: FantosState, cause: Use) -> list[int]:
        return self._targets(s, cause.seat)

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        return (), ((yield from choose_seat(cause.seat, NEW_TARGET, self.targets(s, cause))),)

    def apply(self, s: FantosState, item: Item) -> None:
        war = s.window_action(DECL)
        if war is not None and item.numbers[0] in self._targets(s, item.seat):
            war.sides[1] = Side(seat=item.numbers[0])
            s.emit(events.WarRedirected, item.seat, item.numbers[0], clause="FAN-WAR.1")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        war = s.open_action(WAR)
        lost = 0.0 if war is None else forecast.of_action(s, war).get(cause.seat, 0.0)
        return {cause.seat: -lost, cause.numbers[0]: lost}


class ExtraAction(Effect, frozen=True, tag="extra-action"):
    """EXTRA: one more Fantos Action this turn, of a kind not yet attempted (FAN-ACT.4)."""

    for_owner = True

    def apply(self, s: FantosState, item: Item) -> None:
        s.actions_left += 1
        s.emit(events.ExtraAction, item.seat, clause="FAN-ACT.3")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: 4.0}


class HireAid(Effect, frozen=True, tag="hire-aid"):
    """HIREAID: the Trove pays more of this phase's hire (FAN-HIR.5)."""

    amount: Positive

    for_owner = True

    def apply(self, s: FantosState, item: Item) -> None:
        s.hire_aid += self.amount
        s.emit(events.HireAid, item.seat, self.amount, clause="FAN-HIR.3")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: 0.8 * self.amount}


class Votes(Effect, frozen=True, tag="votes"):
    """VOTES in the vote now held; they go the way of the Citadel's own vote (FAN-DIP.2)."""

    amount: Positive
    to: Literal["own", "any"]

    names_a_citadel = True

    @property
    def aims(self) -> bool:
        return self.to == "any"

    @property
    def for_owner(self) -> bool:
        return self.to == "own"

    def targets(self, s: FantosState, cause: Use) -> list[int]:
        return s.order(cause.seat)

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        return (), ((yield from choose_seat(cause.seat, VOTER, self.targets(s, cause))),)

    def apply(self, s: FantosState, item: Item) -> None:
        seat = item.numbers[0] if self.to == "any" else item.seat
        s.extra_votes[seat] += self.amount
        s.emit(events.ExtraVotes, seat, self.amount, clause="FAN-DIP.2")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: 0.4}

    def favors(self, s: FantosState, item: Item) -> list[int]:
        return list(item.numbers)


class PeekTrials(Effect, frozen=True, tag="peek-trials"):
    """PEEKTRIALS: look at the top Trials and put them back in any order."""

    amount: Positive

    asks = for_owner = True

    def apply(self, s: FantosState, item: Item) -> Rules[None]:
        cards = top_trials(s, self.amount)
        for card in cards:
            s.seen.pop(card, None)  # who has looked before does not know the order any more
            s.show(card, item.seat)
        s.emit(events.LookedAtTrials, item.seat, len(cards), clause="FAN-HID.6")
        s.emit(events.SawTrials, tuple(cards), looker=item.seat, clause="FAN-HID.6")
        if cards:
            replace_trials(s, (yield from arrange(item.seat, PEEK, cards)))

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: 0.2 * self.amount}


class RemoveTrial(Effect, frozen=True, tag="remove-trial"):
    """REMOVETRIAL: one in play, not Zodraz, not drawn this turn (FAN-TRI.8)."""

    aims = True

    def targets(self, s: FantosState, cause: Use) -> list[Card]:
        return removable(s)

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        return ((yield from choose_card(cause.seat, REMOVE, removable(s))),), ()

    def apply(self, s: FantosState, item: Item) -> None:
        if item.cards[0] in removable(s):
            remove_trial(s, item.cards[0], "FAN-TRI.10")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        changes: Changes = {}
        for effect in s.pack.trial_effects[cause.cards[0]]:
            for seat, change in effect.value(s, cause, forecast).items():
                changes[seat] = changes.get(seat, 0.0) - change
        return changes


def removable(s: FantosState) -> list[Card]:
    """The Trials in play that may be removed now, oldest first (FAN-TRI.8, R39)."""
    return [card for card in s.trials if card not in s.drawn and not s.pack.final_round[card]]


class FewerTrials(Effect, frozen=True, tag="fewer-trials"):
    """FEWERTRIALS: fewer are drawn in this phase; the First Citadel never draws none."""

    amount: Positive

    def apply(self, s: FantosState, item: Item) -> None:
        least = 1 if s.active == s.first and not s.drawn else 0
        s.draws = max(least, s.draws - self.amount)
        s.emit(events.FewerTrials, self.amount, clause="FAN-TRI.3")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return forecast.of_trials(s, self.amount)
