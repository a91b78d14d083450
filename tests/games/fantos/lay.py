"""Laying out a table of Fate of Fantos from words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fatebox.games.fantos import GAME
from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Citadel, Legacy, Timer
from fatebox.games.fantos.state.terms import BOX_SHARDS, POOL, TASKED, UNTASKED
from fatebox.kernel import Card, Pile, Rng

A, B, C, D, E, F = range(6)
"""The seats, clockwise: B sits to the left of A."""
PHASE_SEGMENT = {
    1: "turn.begin",
    2: "fa.begin",
    3: "trials.begin",
    4: "sec.begin",
    5: "hire.begin",
    6: "discard",
}


@dataclass(frozen=True)
class Given:
    """One Citadel as a test describes it."""

    legacies: str = ""
    hand: str = ""
    reserve: int = 20
    mat: str = ""


def citadel(legacies: str = "", *, hand: str = "", reserve: int = 20, mat: str = "") -> Given:
    """A Citadel: `citadel("bishop:4 cook/tasked knight+thacko", hand="raid raid", reserve=7)`.

    A Legacy has its Hiring Cost in Shards and is untasked unless the word says otherwise; `+` attaches Labor.
    """
    return Given(legacies, hand, reserve, mat)


class Box:
    """The cards that have not been laid on the table yet."""

    def __init__(self, pack: FantosPack) -> None:
        self.pack = pack
        self.left: dict[Card, None] = dict.fromkeys(Card(i) for i in range(len(pack.box.keys)))

    def take(self, name: str) -> Card:
        """The first copy of a title that is left."""
        for card in self.pack.box.find(name):
            if card in self.left:
                del self.left[card]
                return card
        raise AssertionError(f"there is no {name} left in the box")

    def pile(self, names: str) -> Pile:
        """A pile of named cards, top card first."""
        return [self.take(name) for name in names.split()]

    def rest(self, cards: Iterable[Card]) -> Pile:
        """Those of these cards that are left, in the order of the pack."""
        found = [card for card in cards if card in self.left]
        for card in found:
            del self.left[card]
        return found


def lay(
    citadels: Sequence[Given | str],
    *,
    pool: str | None,
    pool_down: str,
    legacy_deck: str | None,
    legacy_discard: str,
    labor_deck: str | None,
    labor_discard: str,
    trials: str,
    trial_deck: str,
    reigning: str,
    dice: Sequence[int],
    fields: Mapping[str, Any],
    changes: Sequence[str],
) -> FantosState:
    """The state that a test describes; see `table`."""
    box = Box(GAME.pack(changes))
    pack = box.pack
    seats = len(citadels)
    mats = list(pack.mats)
    s = FantosState(
        pack=pack,
        seats=seats,
        rng=Rng.from_seed(0),
        citadels=[],
        legacy_deck=[],
        labor_deck=[],
        trial_deck=[],
        extra_votes=[0] * seats,
        **{"negotiation": False, "turn": 1, "first": seats - 1, **fields},
    )
    s.rng.script = {"die": list(dice)}
    given = [each if isinstance(each, Given) else Given(each) for each in citadels]
    for each in given:
        if each.mat:
            mats.remove(each.mat)
    for seat, each in enumerate(given):
        s.citadels.append(_citadel(box, seat, each, each.mat or mats.pop(0)))
    s.pool_down = box.pile(pool_down)
    s.legacy_discard, s.labor_discard = box.pile(legacy_discard), box.pile(labor_discard)
    s.legacy_deck = box.pile(legacy_deck or "")
    s.pool = box.pile(pool or "")
    s.trials = box.pile(trials)
    top = box.pile(trial_deck)
    tiers = [[c for c in pack.trial_cards if pack.box.cards[c].tier == tier] for tier in (1, 2, 3, 4)]
    s.trial_deck = [block for block in (top, *(box.rest(tier) for tier in tiers)) if block]
    s.labor_deck = box.pile(labor_deck or "")
    (s.labor_deck if labor_deck is None else s.trimmed).extend(box.rest(pack.labor_cards))
    rest = box.rest(pack.legacy_cards)
    if pool is None:
        s.pool, rest = rest[: POOL - len(s.pool_down)], rest[POOL - len(s.pool_down) :]
    (s.legacy_deck if legacy_deck is None else s.trimmed).extend(rest)
    s.timers = [_timer(s, card) for card in s.trials if pack.box.keys[card] in ("star-witch", "zodraz")]
    s.trove = BOX_SHARDS - s.total_shards() + s.trove
    s.reigning = pack.box.find(reigning)[0] if reigning else None
    return s


def _timer(s: FantosState, card: Card) -> Timer:
    if s.pack.final_round[card] and s.zodraz < 0:
        s.zodraz = s.right_of(s.active)
    return Timer(card=card, waiting=tuple(s.order(s.active)))


def _citadel(box: Box, seat: int, given: Given, mat: str) -> Citadel:
    found = Citadel(seat=seat, mat=mat, reserve=given.reserve, hand=[])
    for word in given.legacies.split():
        text, *attached = word.split("+")
        text, _, state = text.partition("/")
        name, _, shards = text.partition(":")
        card = box.take(name)
        legacy = Legacy(seat=seat, card=card, shards=int(shards or box.pack.hiring_cost[card]))
        legacy.state = state or UNTASKED
        assert legacy.state != TASKED or not legacy.role
        legacy.attached = [box.take(labor) for labor in attached]
        found.tableau.append(card)
        found.legacies.append(legacy)
    found.hand = box.pile(given.hand)
    found.alive = given.reserve > 0
    return found
