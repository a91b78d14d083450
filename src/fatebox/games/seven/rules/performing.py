"""Carrying out cards: naming a hero, choosing, applying (SEV-ACT.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fatebox.games.seven import events
from fatebox.games.seven.effects.base import Cause, Effect
from fatebox.games.seven.state import SevenState
from fatebox.kernel import NOBODY_ASKED, Decision, Prompt, Rules

NAME = Prompt("name", "SEV-SIN.1")


Among = Callable[[SevenState, int], list[int]]
"""The heroes that a seat may name: they are looked for only if one is named."""


def _name_hero(s: SevenState, cause: Cause, among: list[int]) -> Rules[None]:
    """Ask which hero is named, if there is one to name."""
    if among:
        answer = yield Decision(cause.seat, NAME, [("name", seat) for seat in among])
        cause.target = answer[1]
        if s.declared is not None:
            s.declared = s.declared.naming(answer[1])
        if s.listener is not None:
            s.emit(events.Targeted, answer[1], clause=cause.clause)


def declare(s: SevenState, cause: Cause, effects: Sequence[Effect], among: Among) -> Rules[None]:
    """All choices of the acting hero, before anybody can react (SEV-ACT.3)."""
    if _names_hero(effects):
        yield from _name_hero(s, cause, among(s, cause.seat))
    for effect in effects:
        if _possible(cause, effect):
            asking = effect.choose(s, cause)
            if asking is not None:
                yield from asking
                if s.listener is not None and (cards := effect.aimed_at(cause)):
                    s.emit(events.Chosen, cause.seat, cards, clause="SEV-ACT.3")


def carry_out(s: SevenState, cause: Cause, effects: Iterable[Effect]) -> Rules[None]:
    """Apply declared effects, one after the other."""
    rest = iter(effects)
    for effect in rest:
        if _possible(cause, effect):
            running = effect.apply(s, cause)
            if running is not None:
                return _carry_on(s, cause, running, rest)
    return NOBODY_ASKED


def _carry_on(s: SevenState, cause: Cause, running: Rules[None], rest: Iterable[Effect]) -> Rules[None]:
    """Go on with an effect that may ask, then with the rest of them."""
    yield from running
    yield from carry_out(s, cause, rest)


def perform(s: SevenState, cause: Cause, effects: Sequence[Effect], among: Among) -> Rules[None]:
    """Name, choose and apply, where nothing can come between."""
    if _names_hero(effects):
        yield from _name_hero(s, cause, among(s, cause.seat))
    for effect in effects:
        if _possible(cause, effect):
            asking = effect.choose(s, cause)
            if asking is not None:
                yield from asking
            running = effect.apply(s, cause)
            if running is not None:
                yield from running


def _names_hero(effects: Sequence[Effect]) -> bool:
    names = False
    for effect in effects:
        names = names or effect.names_hero()
    return names


def _possible(cause: Cause, effect: Effect) -> bool:
    """Whether an effect finds the hero that it names, if it names one (SEV-SIN.4)."""
    return cause.target is not None or not effect.names_hero()
