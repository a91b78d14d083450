"""The value of a card at a glance, in points: about two points for a mana."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.content.designs import AnyCard, CreatureCard, Keywords, SpellCard
from fatebox.games.outposts.effects.base import MANA
from fatebox.games.outposts.state.terms import Trigger

KEYWORDS: dict[str, float] = {
    "swift": 0.6, "slow": -0.4, "berserk": -0.7, "immobile": -0.9, "guard": 0.6, "elusive": 0.7,
    "pierce": 0.4, "siege": 0.6, "harvest": 0.3,
}  # fmt: skip
TIMES: dict[Trigger, float] = {
    "ambush": 0.52, "upkeep": 1.5, "onslaught": 0.7, "hold": 1.15, "raid": 0.73, "fall": 0.55, "ruin": 0.2,
    "static": 1.0,
}  # fmt: skip
"""The share of an ability's value that counts while its card is in play: how often and how surely it will
work. `arrive` and `cast` have done their work by then."""
FACE_DOWN: tuple[Trigger, ...] = ("ambush", "hold", "static", "ruin")


class CardValues(NamedTuple):
    """The value in points of each card of a pack, by its number."""

    in_play: list[float]
    face_down: list[float]
    in_hand: list[float]
    drafted: list[float]


@lru_cache(maxsize=16)
def card_values(pack: OutpostsPack) -> CardValues:
    """The values of all cards of a pack."""
    designs: list[AnyCard] = pack.box.cards
    return CardValues(
        in_play=[in_play(design) for design in designs],
        face_down=[face_down(design) for design in designs],
        in_hand=[in_hand(design) for design in designs],
        drafted=[drafted(design) for design in designs],
    )


def in_play(design: AnyCard) -> float:
    """A creature or a face-up upgrade in play. An Ambush that lies open does nothing any more."""
    value = sum(TIMES.get(a.trigger, 0.0) * a.value() for a in design.abilities if a.trigger != "ambush")
    if isinstance(design, CreatureCard):
        attack, defense, health = design.stats
        return max(0.3, value + 0.6 * attack + 0.45 * defense + 0.4 * health + _keywords(design.keywords))
    return value + 0.6 * design.cost


def face_down(design: AnyCard) -> float:
    """A face-down upgrade: what it will do once it is attacked."""
    abilities = [ability for ability in design.abilities if ability.trigger in FACE_DOWN]
    return 0.5 * design.cost + sum(TIMES[ability.trigger] * ability.value() for ability in abilities)


def in_hand(design: AnyCard) -> float:
    """A card in hand: less than what it will be, more than the mana it can be discarded for."""
    if isinstance(design, SpellCard):
        return 1.0 + 0.55 * design.cost
    there = max(in_play(design), 0.0 if isinstance(design, CreatureCard) else face_down(design))
    return 0.8 + 0.3 * there + 0.28 * _at_once(design)


def drafted(design: AnyCard) -> float:
    """A card to be put into the deck: what it will be, less the mana that it takes."""
    if isinstance(design, SpellCard):
        return 0.4 + _at_once(design) - MANA * design.cost
    there = max(in_play(design), 0.0 if isinstance(design, CreatureCard) else face_down(design))
    return there + 0.85 * _at_once(design) - MANA * design.cost


def _at_once(design: AnyCard) -> float:
    """The value of what happens when the card is played."""
    return sum(ability.value() for ability in design.abilities if ability.trigger in ("arrive", "cast"))


def _keywords(keywords: Keywords) -> float:
    return sum(weight * float(getattr(keywords, name)) for name, weight in KEYWORDS.items())
