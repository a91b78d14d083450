"""Items: which Labor and abilities may be played now, and playing them (FAN-LAB, FAN-LEG, FAN-RES.3)."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.games.fantos import events
from fatebox.games.fantos.content.designs import Usage
from fatebox.games.fantos.effects.base import NOTHING, Aim, Aiming, Use
from fatebox.games.fantos.state import FantosState, promises
from fatebox.games.fantos.state.defaults import most_shards
from fatebox.games.fantos.state.moves import discard_legacy, move
from fatebox.games.fantos.state.pieces import Citadel, Item, Legacy
from fatebox.games.fantos.state.terms import ABILITY, ATTACHED, LABOR, TASKED, UNTASKED
from fatebox.kernel import Card, Decision, Option, Prompt, Rules

PAYER = Prompt("labor.payer", "FAN-LAB.1", secret=True, default=most_shards)


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A reason why an item may not be played now: the key of its message."""

    why: str
    clause: str


WRONG_PHASE = Obstacle("refusal-wrong-phase", "FAN-RES.10")
WRONG_MOMENT = Obstacle("refusal-wrong-moment", "FAN-LEG.10")
NO_PAYER = Obstacle("refusal-no-payer", "FAN-LAB.1")
NO_TARGET = Obstacle("refusal-no-target", "FAN-RES.3")
OUT = Obstacle("refusal-out", "FAN-DIS.1")
FORBIDDEN = Obstacle("refusal-forbidden", "FAN-CARD.25")
USED = Obstacle("refusal-used", "FAN-LEG.16")
NOT_UNTASKED = Obstacle("refusal-not-untasked", "FAN-TASK.4")
TOO_POOR = Obstacle("refusal-too-poor", "FAN-LEG.17")


def options(s: FantosState, seat: int) -> list[Option]:
    """All items that a Citadel may play in the open window (FAN-RES.3): Labor, then abilities.

    This is asked of everybody in every window: what its kind rules out is not looked at.
    """
    citadel, kind = s.citadels[seat], s.windows[-1].kind
    uses = s.pack.ability_in[s.phase][kind]
    found: list[Option] = []
    purse = -1
    for legacy in citadel.legacies:
        usage = uses[legacy.card]
        if legacy.state == UNTASKED:
            if legacy.shards > purse:
                purse = legacy.shards
            if usage is not None and ability_obstacle(s, legacy, usage) is None:
                found.append(("use", legacy.card))
        elif usage is not None and usage.discard and ability_obstacle(s, legacy, usage) is None:
            found.append(("use", legacy.card))
        if legacy.attached:
            found += _attached(s, legacy, uses)
    return found if purse < 0 else _labor(s, citadel, s.pack.labor_in[s.phase][kind], purse) + found


def _labor(s: FantosState, citadel: Citadel, uses: list[Usage | None], purse: int) -> list[Option]:
    """The Labor of the hand that may be played, if no Legacy can pay more than this."""
    found: list[Option] = []
    for card in citadel.hand:
        usage = uses[card]
        if usage is not None and usage.cost <= purse and labor_obstacle(s, citadel, usage) is None:
            found.append(("play", card))
    return found


def _attached(s: FantosState, legacy: Legacy, uses: list[Usage | None]) -> list[Option]:
    """The effects of Labor that is attached to a Legacy."""
    return [
        ("use", labor)
        for labor in legacy.attached
        if (usage := uses[labor]) is not None and ability_obstacle(s, legacy, usage, labor) is None
    ]


def _timing(s: FantosState, seat: int, usage: Usage) -> Obstacle | None:
    """Phase icon and moment (FAN-RES.10, FAN-LEG.10)."""
    if usage.phase and usage.phase != s.phase:
        return WRONG_PHASE
    if usage.checks:
        for check in usage.checks:
            if check(s, seat):
                return None
        return WRONG_MOMENT
    return None


def labor_obstacle(s: FantosState, citadel: Citadel, usage: Usage) -> Obstacle | None:
    """The reason why a Labor card of the hand may not be played now; None if it may (FAN-LAB.1, .2, .11)."""
    obstacle = _timing(s, citadel.seat, usage)
    if obstacle is not None:
        return obstacle
    cost = usage.cost
    payable = False
    for legacy in citadel.legacies:
        if legacy.state == UNTASKED and legacy.shards >= cost:
            payable = True
            if usage.always or usage.first.possible(s, Use(citadel.seat, legacy, legacy.shards - cost)):
                return None
    return NO_TARGET if payable else NO_PAYER


def ability_obstacle(
    s: FantosState, legacy: Legacy, usage: Usage, attached: Card | None = None
) -> Obstacle | None:
    """The reason why an ability of a Legacy or of attached Labor may not be activated; None if it may."""
    obstacle = _timing(s, legacy.seat, usage)
    if obstacle is not None:
        return obstacle
    if not legacy.up:
        return OUT
    if attached is not None:
        if attached in legacy.worked:
            return USED
    elif ABILITY in legacy.used:
        return USED
    elif s.trials and any(s.pack.forbids[card] for card in s.trials):
        return FORBIDDEN
    left = left_after(legacy, usage)
    if not usage.discard:
        if legacy.state != UNTASKED:
            return NOT_UNTASKED  # FAN-LEG.4: a tasked Legacy can neither be tasked nor spend
        if left < (1 if usage.task else 0):
            return TOO_POOR  # FAN-LEG.17, .18
    if not (usage.always or usage.first.possible(s, Use(legacy.seat, legacy, left))):
        return NO_TARGET
    return None


def left_after(legacy: Legacy, usage: Usage) -> int:
    """The Shards that the condition leaves on the Legacy; a discarded one has none."""
    return 0 if usage.discard else legacy.shards - usage.spend


# --- playing -----------------------------------------------------------------------------------


def play(s: FantosState, seat: int, card: Card) -> Rules[None]:
    """Play Labor from the hand: payer, targets, payment; then it waits (FAN-RES.3, FAN-LAB.8)."""
    citadel = s.citadels[seat]
    usage = s.pack.labor[card]
    assert usage is not None
    first = usage.first
    able = _payers(s, citadel, usage)
    pay: list[Option] = [("pay", legacy.card) for legacy in able]
    answer = yield Decision(seat, PAYER, pay, None, Aiming(card, first))
    payer = next(legacy for legacy in able if legacy.card == answer[1])
    aim = yield from _aim(s, Aiming(card, first), Use(seat, payer, payer.shards - usage.cost))
    citadel.hand.remove(card)
    s.seen.pop(card, None)
    item = Item(seat=seat, kind=LABOR, source=card, by=payer.card, card=[card], cards=aim[0], numbers=aim[1])
    s.stack.append(item)
    s.emit(events.Played, seat, card, payer.card, *aim, *first.aimed_at(aim), clause="FAN-LAB.8")
    if usage.cost:
        move(s, payer, None, usage.cost, "FAN-LAB.1")  # FAN-LAB.4: paying does not task
    first.played(s, item)
    promises.played(s, item)


def _payers(s: FantosState, citadel: Citadel, usage: Usage) -> list[Legacy]:
    """The Legacies that can pay for Labor and leave it a target (FAN-LAB.1, FAN-RES.3)."""
    cost, first = usage.cost, usage.first
    return [
        legacy
        for legacy in citadel.legacies
        if legacy.state == UNTASKED
        and legacy.shards >= cost
        and (usage.always or first.possible(s, Use(citadel.seat, legacy, legacy.shards - cost)))
    ]


def use(s: FantosState, seat: int, source: Card) -> Rules[None]:
    """Activate an ability: targets, then its condition; then it waits (FAN-RES.3, FAN-LEG.11)."""
    legacy = bearer(s, seat, source)
    usage = s.pack.ability[source]
    assert usage is not None
    attached = source != legacy.card
    aim = yield from _aim(s, Aiming(source, usage.first), Use(seat, legacy, left_after(legacy, usage)))
    kind = ATTACHED if attached else ABILITY
    item = Item(seat=seat, kind=kind, source=source, by=legacy.card, cards=aim[0], numbers=aim[1])
    s.emit(events.Activated, seat, source, legacy.card, *aim, *usage.first.aimed_at(aim), clause="FAN-LEG.11")
    if attached:
        legacy.worked += (source,)
    else:
        legacy.used += (ABILITY,)  # FAN-LEG.16
    if usage.spend:
        move(s, legacy, None, usage.spend, "FAN-LEG.4")  # the spend comes before the tasking
    if usage.task:
        legacy.state, legacy.role = TASKED, kind
        s.emit(events.Tasked, legacy.card, kind, clause="FAN-TASK.3")
    if usage.discard:
        discard_legacy(s, legacy, "FAN-CARD.11")
    s.stack.append(item)
    usage.first.played(s, item)


def asks_more(s: FantosState, seat: int, item: Option) -> bool:
    """Whether there is a choice left when an item is played: who pays, or its first target (FAN-RES.3)."""
    verb, source = item
    if verb == "play":
        usage = s.pack.labor[source]
        assert usage is not None
        able = _payers(s, s.citadels[seat], usage)
        if len(able) > 1:
            return True
        by, left = able[0], able[0].shards - usage.cost
    else:
        usage, by = s.pack.ability[source], bearer(s, seat, source)
        assert usage is not None
        left = left_after(by, usage)
    if not usage.first.aims:
        return False
    asked = next(usage.first.choose(s, Use(seat, by, left)), None)
    return isinstance(asked, Decision) and len(asked.options) > 1


def _aim(s: FantosState, aiming: Aiming, use: Use) -> Rules[Aim]:
    """Ask for the targets, if there are any to choose; each question knows the card that asks (FAN-RES.3)."""
    assert aiming.effect is not None
    if not aiming.effect.aims:
        return NOTHING
    asking = aiming.effect.choose(s, use)
    try:
        decision = next(asking)
        while True:
            assert isinstance(decision, Decision)
            decision.about = aiming
            decision = asking.send((yield decision))
    except StopIteration as chosen:
        aim: Aim = chosen.value
        return aim


def bearer(s: FantosState, seat: int, source: Card) -> Legacy:
    """The Legacy with this ability, or to which this Labor is attached."""
    for legacy in s.citadels[seat].legacies:
        if legacy.card == source or source in legacy.attached:
            return legacy
    raise AssertionError("the card is not in this tableau")
