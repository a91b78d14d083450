"""Following the text of cards, and what comes of it at once: defeats (PHA-GEN.6, PHA-DEF)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fatebox.games.phantom import events
from fatebox.games.phantom.content.designs import Trigger
from fatebox.games.phantom.effects.base import Effect
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.kernel import NOBODY_ASKED, Card, Prompt, Rules, arrange

from .achievements import achieved_by_defeat
from .loot import loot
from .values import health, standing

ORDER = Prompt("defeat_order", "PHA-DEF.4")


def follow(s: PhantomState, effects: Sequence[Effect], cause: Cause) -> Rules[None]:
    """Carry out effects from the top line down (PHA-GEN.6); defeats happen as soon as they are due."""
    s.following.append(-1 if cause.card is None else cause.card)
    rest = iter(effects)
    for effect in rest:
        rules = effect.apply(s, cause) or NOBODY_ASKED
        if rules is not NOBODY_ASKED or (s.struck and fallen(s)):
            return _follow_on(s, rules, rest, cause)
    s.following.pop()
    return NOBODY_ASKED


def _follow_on(s: PhantomState, rules: Rules[None], rest: Iterator[Effect], cause: Cause) -> Rules[None]:
    """Go on with an effect that may ask or bring defeats, then with the rest of them."""
    yield from rules
    if s.struck and fallen(s):
        yield from defeats(s)
    for effect in rest:
        yield from effect.apply(s, cause) or NOBODY_ASKED
        if s.struck and fallen(s):
            yield from defeats(s)
    s.following.pop()


def follow_text(s: PhantomState, timing: Trigger, cause: Cause) -> Rules[None]:
    """Carry out what a card says for an occasion."""
    assert cause.card is not None
    return follow(s, s.pack.moments[s.level].texts[timing].get(cause.card, ()), cause)


def fallen(s: PhantomState) -> list[Card]:
    """Every Enemy with a Wound and at least as many Wounds as health (PHA-DEF.1, PHA-DEF.2).

    If there is none, they need not be looked at again before the next Wound, unless their health may change.
    """
    if s.settling:  # R44: a defeat is gone through fully; what it brings about comes after it
        return []
    if not s.wounds:
        s.struck = False
        return []
    due: list[Card] = []
    for card, wounds in s.wounds.items():
        if wounds >= health(s, card):
            due.append(card)
    s.struck = bool(due or standing(s, s.players[s.active]).health)
    return due


def defeats(s: PhantomState) -> Rules[None]:
    """Every Enemy that has fallen is defeated."""
    while due := fallen(s):
        s.settling = True
        due.sort(key=s.row.index)
        if len(due) > 1:  # R44
            due = yield from arrange(s.active, ORDER, due)
        for card in due:
            if card in s.row:
                yield from defeat(s, card)
        s.settling = False


def defeat(s: PhantomState, card: Card) -> Rules[None]:
    """The Enemy goes to the Resolved pile; its text, Loot, Achievements, then what defeats bring (PHA-DEF.3).

    Whoever's card placed the Wound, it is the active player who defeated it (R45).
    """
    if s.listener is not None:
        s.emit(events.Defeated, s.active, card, clause="PHA-DEF.3")
    s.to_resolved(card, "PHA-DEF.3")
    name = s.pack.names[card]
    s.defeated[name] = s.defeated.get(name, 0) + 1
    s.unsettled = True
    s.felled.append(card)
    cause = Cause(s.active, card, victim=card)
    yield from follow_text(s, "down", cause)
    if s.rewarding:
        yield from loot(s, s.you, card)  # PHA-ACH.3: Loot comes first
        yield from achieved_by_defeat(s)
    texts = s.pack.moments[s.level].texts["kill"]
    if not texts.keys().isdisjoint(s.you.play):
        for own in list(filter(texts.__contains__, s.you.play)):
            yield from follow_text(s, "kill", Cause(s.active, own, victim=card))
    if s.mission is not None:
        yield from follow_text(s, "kills", Cause(s.active, s.mission, victim=card))
