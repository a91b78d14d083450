"""Sense among rivals: nobody shields one, makes the mightiest mightier, strikes or stops one far behind."""

from __future__ import annotations

from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.effects.gifts import StealGifts
from fatebox.games.seven.effects.holdings import Turn
from fatebox.games.seven.effects.resources import Gain, Lose, Steal
from fatebox.games.seven.effects.table import Neutralise
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import stock
from fatebox.games.seven.state.pieces import Declared, Quest
from fatebox.games.seven.state.terms import ARTIFACT, MIGHT, NOBODY, QUEST, RECRUIT, SIN
from fatebox.kernel import PASS, Decision, Option

FAR = 10
"""The might that a hero lacks who is no danger, compared with the mightiest."""
BEHIND = 5
"""The might that a hero lacks whose actions nobody stops, compared with the mightiest rival."""
HARM = (Lose, Turn, Neutralise)
"""Effects on a named hero that give nothing to whoever uses them."""


def shields(s: SevenState, seat: int, options: list[Option]) -> list[Option]:
    """Reactions to a sin that only harms a rival (SEV-RCT.1)."""
    declared = s.declared
    if declared is None or declared.kind != SIN or declared.target in (NOBODY, seat):
        return []
    harms = isinstance(effects_of(s, declared)[0], HARM)
    return [option for option in options if option != PASS] if harms else []


def spoils(s: SevenState, decision: Decision) -> list[Option]:
    """Reactions to a recruit or a marker of a rival whom another one is ahead of (SEV-RCT.1, .5).

    They are kept for that one: what they stop costs nothing and is tried again in the next step. A marker may
    be in the way of one's own, and the fallen stop all who work for the armor (SEV-CMP.2, SEV-COR.17).
    """
    declared, seat = s.declared, decision.seat
    if declared is None or declared.kind not in (RECRUIT, QUEST) or s.players[seat].corrupted:
        return []
    if declared.kind == QUEST and declared.card is not None and seat in s.quest(declared.card).marks:
        return []
    others = [player.seat for player in s.players if player.seat not in (seat, declared.seat)]
    most = max((_rank(s, other) for other in others), default=0)
    if _rank(s, declared.seat) > most - BEHIND:
        return []
    return [option for option in decision.options if option != PASS]


def misplaced(s: SevenState, declared: Declared, options: list[Option]) -> list[Option]:
    """Heroes who should not be named where something is lost, taken or given (SEV-SIN.1, SEV-ART.3).

    A hero far behind another one is spared, if that one can be hit as well, and one who has less to lose;
    might is not for the mightiest. The fallen do not count: their might wins nothing (SEV-COR.18).
    """
    if declared.kind not in (SIN, ARTIFACT):
        return []
    effects = effects_of(s, declared)
    ranks = {option: _rank(s, option[1]) for option in options}
    most, least = max(ranks.values()), min(ranks.values())
    if least < most and any(_gives_might(effect) for effect in effects):
        return [option for option, rank in ranks.items() if rank == most]
    mightiest = next(option[1] for option, rank in ranks.items() if rank == most)
    behind = [option for option, rank in ranks.items() if rank <= most - FAR]
    wrong = [o for o in behind if any(_hits_as_well(s, e, declared.seat, mightiest, o[1]) for e in effects)]
    return [o for o in options if o in wrong or any(_loses_less(s, e, o[1], mightiest) for e in effects)]


def _loses_less(s: SevenState, effect: Effect, hero: int, mightiest: int) -> bool:
    """Whether a loss would cost the mightiest more, because the other one does not have as much."""
    if not isinstance(effect, Lose):
        return False
    weak, strong = (stock(s.players[seat], effect.what) for seat in (hero, mightiest))
    return min(weak, effect.amount) < min(strong, effect.amount)


def _hits_as_well(s: SevenState, effect: Effect, seat: int, mightiest: int, last: int) -> bool:
    """Whether an effect does as much for a hero if it names the mightiest instead of the last."""
    if isinstance(effect, Lose) and effect.what == MIGHT:
        return True
    strong, weak = s.players[mightiest], s.players[last]
    if weak.corrupted:
        return False
    match effect:
        case Steal(what=kinds, amount=amount):
            return all(min(stock(weak, what), amount) <= stock(strong, what) for what in kinds)
        case StealGifts(gifts=number):
            return all(min(n, number) <= m for n, m in zip(weak.gifts, strong.gifts, strict=True))
        case Turn() | Lose():
            return True
        case Neutralise():
            return not any(_contested(quest, seat, last) for row in s.rows for quest in row)
    return False


def _contested(quest: Quest, seat: int, other: int) -> bool:
    return seat in quest.marks and other in quest.marks


def effects_of(s: SevenState, declared: Declared) -> tuple[Effect, ...]:
    """The effects of a sin, an artifact or a manned building."""
    assert declared.card is not None
    design = s.pack.box.cards[declared.card]
    found: tuple[Effect, ...]
    if declared.kind == SIN:
        found = design.functions[declared.number].effects
    else:
        found = design.effects if declared.kind == ARTIFACT else design.special
    return found


def _gives_might(effect: Effect) -> bool:
    return isinstance(effect, Gain) and effect.what == MIGHT and effect.who == "target"


def _rank(s: SevenState, seat: int) -> int:
    """A hero's might, as far as it may win him the game."""
    player = s.players[seat]
    return 0 if player.corrupted else player.might
