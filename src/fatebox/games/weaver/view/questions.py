"""Questions with the arguments that make them about this very situation."""

from __future__ import annotations

from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.reading import CLOSE, PLAY
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING
from fatebox.kernel import Decision
from fatebox.kernel.messages import CardName, Message, key_of


def question(s: WeaverState, decision: Decision) -> Message:
    """The question, with who waits and what can be done about it, or the gold at hand."""
    key = key_of("prompt", decision.prompt.id)
    relics = any(option[0] == "use" for option in decision.options)
    if decision.prompt is PLAY:
        return Message(key, visitor=CardName(s.visitor[0]), left=READING - len(s.row), relics=relics)
    if decision.prompt is CLOSE:
        return Message(key, visitor=CardName(s.visitor[0]), fails=_fails(s), relics=relics)
    return Message(key, gold=s.gold)


def _fails(s: WeaverState) -> bool:
    """Whether the reading would lose the game as it lies (WEA-REA.11)."""
    required = demand(s)
    missing = required is not None and not s.row_has(required)
    return missing or s.has_open_death()
