"""Effects on Scores that are being formed: SCORE, LEGBONUS, REROLL, PREVENT."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Literal

from fatebox.games.fantos import events
from fatebox.games.fantos.state.dice import roll_part
from fatebox.games.fantos.state.pieces import Bonus
from fatebox.games.fantos.state.terms import DECLARED, DUEL, HARVEST, ROLL, SPECIAL, STAT_OF, TRIBUTE, WAR
from fatebox.kernel import Card, Decision, Option, Positive, Prompt, Rules

from .aims import own_war
from .base import Aim, Changes, Effect, Forecast, Use, owners, to_owners

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Action, Item, Legacy, Part, Side

SCORE = Prompt("target.score", "FAN-RES.3", secret=True)
RECIPIENT = Prompt("target.recipient", "FAN-LAB.6", secret=True)
WHICH_DIE = Prompt("target.die", "FAN-RES.3", secret=True)

Recipient = Literal["harvester", "fighter", "nominee"]
RECIPIENTS: dict[Recipient, tuple[str, ...]] = {
    "harvester": (HARVEST,),
    "fighter": (WAR, DUEL),
    "nominee": (TRIBUTE, SPECIAL),
}


def side_name(action: Action, index: int) -> int:
    """The name of a side in options: its Citadel; in a Duel, where both may be of one, its place."""
    return index if action.kind == DUEL else action.sides[index].seat


def side_called(s: FantosState, number: int, name: int) -> Side | None:
    """The side of an unfinished action that has this name."""
    if number >= len(s.actions) or not s.actions[number].open:
        return None
    action = s.actions[number]
    for i, side in enumerate(action.sides):
        if side_name(action, i) == name:
            return side
    return None


def bare(action: Action) -> bool:
    """Whether a War is defended without Legacies (FAN-WAR.8); not before defenders were chosen."""
    if action.kind != WAR or action.stage == DECLARED:
        return False
    return all(part.card is None for part in action.sides[1].parts)


class OnOwnSide(Effect, frozen=True):
    """An effect on your side of a War."""

    amount: Positive

    for_owner = True

    def apply(self, s: FantosState, item: Item) -> None:
        found = own_war(s, item.seat)
        if found is not None:
            war, side = found
            self.affect(s, war.sides[side])

    @abstractmethod
    def affect(self, s: FantosState, side: Side) -> None:
        """Carry it out on the side."""


class Score(OnOwnSide, frozen=True, tag="score"):
    """SCORE on your side of a War."""

    def affect(self, s: FantosState, side: Side) -> None:
        side.bonus += self.amount
        s.emit(events.ScoreChanged, WAR, side.seat, self.amount, clause="FAN-WAR.6")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        war = s.open_action(WAR)
        if war is None:
            return {}
        foe = next((side.seat for side in war.sides if side.seat != cause.seat), cause.seat)
        return {cause.seat: 0.8 * self.amount, foe: -0.8 * self.amount}


class Sway(Effect, frozen=True, tag="sway"):
    """SCORE on any side of any action, up or down (FAN-CARD.10)."""

    amount: Positive

    aims = True

    def targets(self, s: FantosState, cause: Use) -> list[Option]:
        return [
            (verb, number, side_name(action, i))
            for number, action in enumerate(s.actions)
            if action.open
            for i in range(len(action.sides))
            for verb in ("raise", "lower")
        ]

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        verb, number, name = yield Decision(cause.seat, SCORE, self.targets(s, cause))
        return (), (number, name, self.amount if verb == "raise" else -self.amount)

    def apply(self, s: FantosState, item: Item) -> None:
        number, name, amount = item.numbers
        side = side_called(s, number, name)
        if side is not None:
            side.bonus += amount
            s.emit(events.ScoreChanged, s.actions[number].kind, side.seat, amount, clause="FAN-CARD.10")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        number, name, amount = cause.numbers
        side = side_called(s, number, name)
        return {} if side is None else {side.seat: 0.8 * amount}


class Echo(Effect, frozen=True, tag="echo"):
    """SCORE by its own Stat, for a side on which a Legacy of a race takes part (FAN-CARD.5)."""

    race: str

    aims = True

    def targets(self, s: FantosState, cause: Use) -> list[Option]:
        return self._options(s, cause.by)

    def _options(self, s: FantosState, by: Legacy) -> list[Option]:
        races = s.pack.race
        return [
            ("raise", number, side_name(action, i))
            for number, action in enumerate(s.actions)
            if action.open
            for i, side in enumerate(action.sides)
            if any(
                p.card is not None and p.card != by.card and races[p.card] == self.race for p in side.parts
            )
        ]

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        _, number, name = yield Decision(cause.seat, SCORE, self.targets(s, cause))
        return (), (number, name)

    def apply(self, s: FantosState, item: Item) -> None:
        number, name = item.numbers
        side, own = side_called(s, number, name), s.hired(item.by)
        if side is not None and own is not None and ("raise", number, name) in self._options(s, own):
            amount = s.stat(own, STAT_OF[s.actions[number].kind])
            side.bonus += amount
            s.emit(events.ScoreChanged, s.actions[number].kind, side.seat, amount, clause="FAN-CARD.5")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        number, name = cause.numbers
        side, own = side_called(s, number, name), s.hired(cause.by)
        if side is None or own is None:
            return {}
        return {side.seat: 0.8 * s.stat(own, STAT_OF[s.actions[number].kind])}


class LegacyBonus(Effect, frozen=True, tag="bonus"):
    """LEGBONUS: linked Labor that raises what a Legacy contributes (FAN-LAB.9)."""

    to: Recipient
    amount: Positive

    aims = True

    def targets(self, s: FantosState, cause: Use) -> list[Option]:
        options: list[Option] = []
        for number, action in enumerate(s.actions):
            if action.open and action.kind in RECIPIENTS[self.to]:
                options += [
                    ("boost", number, part.card)
                    for side in action.sides
                    for part in side.parts
                    if part.card is not None
                ]
                if bare(action):
                    options.append(("boost-bare", number))  # R72
        return options

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        answer = yield Decision(cause.seat, RECIPIENT, self.targets(s, cause))
        return tuple(answer[2:]), (answer[1],)

    def apply(self, s: FantosState, item: Item) -> None:
        number = item.numbers[0]
        action = s.actions[number] if number < len(s.actions) else None
        on = item.cards[0] if item.cards else None
        if action is None or not action.open:
            return
        if (bare(action) if on is None else action.side_of(on) >= 0) and item.card:  # FAN-LAB.14
            action.linked.append(item.card.pop())
            action.bonuses.append(Bonus(source=item.source, on=on, amount=self.amount))
            s.emit(events.Linked, item.source, on, self.amount, clause="FAN-LAB.9")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return to_owners(s, cause.cards, 0.9 * self.amount)

    def favors(self, s: FantosState, item: Item) -> list[int]:
        return owners(s, item.cards) or [s.actions[item.numbers[0]].sides[1].seat]


class Reroll(Effect, frozen=True, tag="reroll"):
    """REROLL any one die of the action whose dice lie on the table (R25)."""

    aims = True

    def targets(self, s: FantosState, cause: Use) -> list[Option]:
        action = s.window_action(ROLL)
        if action is None or not action.open:
            return []
        return [
            ("die", side, place)
            for side in range(len(action.sides))
            for place in range(len(action.sides[side].parts))
        ]

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        action = s.window_action(ROLL)
        assert action is not None
        _, side, place = yield Decision(cause.seat, WHICH_DIE, self.targets(s, cause))
        parts = action.sides[side].parts
        card = parts[place].card
        if card is not None:
            return (card,), ()
        return (), (side, sum(part.card is None for part in parts[:place]))

    def apply(self, s: FantosState, item: Item) -> None:
        action = s.window_action(ROLL)
        part = None if action is None or not action.open else _die(action, item.cards, item.numbers)
        if action is not None and part is not None:
            roll_part(s, action, part, "FAN-RES.8")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        for action in s.actions:
            for side in action.sides:
                for part in side.parts:
                    if cause.cards and part.card == cause.cards[0]:
                        return {side.seat: 2.0 - part.die}
        return {}


def _die(action: Action, cards: tuple[Card, ...], numbers: tuple[int, ...]) -> Part | None:
    if cards:
        side = action.side_of(cards[0])
        return None if side < 0 else next(p for p in action.sides[side].parts if p.card == cards[0])
    side, place = numbers  # a die without a Legacy: the Citadel's, or an extra one
    loose = [part for part in action.sides[side].parts if part.card is None]
    return loose[place] if place < len(loose) else None


class Prevent(OnOwnSide, frozen=True, tag="prevent"):
    """PREVENT: damage against your side of this War is lower."""

    def affect(self, s: FantosState, side: Side) -> None:
        side.prevented += self.amount
        s.emit(events.DamagePrevented, side.seat, self.amount, clause="FAN-WAR.9")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: 0.3 * self.amount}
