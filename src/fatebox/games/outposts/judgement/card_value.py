"""The value of a card at a glance, in points: about two points for a mana."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.content.designs import Ability, AnyCard, CreatureCard, Keywords, SpellCard
from fatebox.games.outposts.state.terms import Trigger

KEYWORDS: dict[str, float] = {
    "swift": 0.6, "slow": -0.4, "berserk": -0.7, "immobile": -0.9, "guard": 0.6, "elusive": 0.7,
    "pierce": 0.4, "siege": 0.6, "harvest": 0.3,
}  # fmt: skip
ABILITIES: dict[Trigger, float] = {
    "ambush": 1.4, "upkeep": 0.8, "onslaught": 1.0, "hold": 1.6, "raid": 0.9, "fall": 0.8, "ruin": 0.8,
    "static": 1.2,
}  # fmt: skip
"""The value that an ability adds to a card in play; `arrive` and `cast` have done their work by then."""
MANA = 1.2
"""The value of a mana: what it could buy otherwise."""
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
    value = sum(ABILITIES.get(a.trigger, 0.0) for a in design.abilities if a.trigger != "ambush")
    value += MANA * design.upkeep_mana
    if isinstance(design, CreatureCard):
        attack, defense, health = design.stats
        return max(0.3, value + 0.6 * attack + 0.45 * defense + 0.4 * health + _keywords(design.keywords))
    return value + 0.6 * design.cost


def face_down(design: AnyCard) -> float:
    """A face-down upgrade: what it will do once it is attacked."""
    return 0.5 * design.cost + sum(ABILITIES[a.trigger] for a in design.abilities if a.trigger in FACE_DOWN)


def in_hand(design: AnyCard) -> float:
    """A card in hand: less than what it will be, more than the mana it can be discarded for."""
    if isinstance(design, SpellCard):
        return 1.0 + 0.55 * design.cost
    there = max(in_play(design), 0.0 if isinstance(design, CreatureCard) else face_down(design))
    return 0.8 + 0.3 * there + 0.4 * _arrives(design)


def drafted(design: AnyCard) -> float:
    """A card to be put into the deck: what it will be, less the mana that it takes."""
    if isinstance(design, SpellCard):
        return 1.5
    there = max(in_play(design), 0.0 if isinstance(design, CreatureCard) else face_down(design))
    return there + MANA * _arrives(design) - MANA * design.cost


def _arrives(design: AnyCard) -> bool:
    """Whether it does something when it is played, about as much as a card of its own would."""
    return any(isinstance(a, Ability) and a.trigger == "arrive" for a in design.abilities)


def _keywords(keywords: Keywords) -> float:
    return sum(weight * float(getattr(keywords, name)) for name, weight in KEYWORDS.items())
