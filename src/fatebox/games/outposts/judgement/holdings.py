"""A player's holdings in points: Outposts, Mana Crystals, creatures, upgrades, cards and mana."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from math import exp
from typing import NamedTuple

from fatebox.games.outposts.rules.play import crystal_price
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.values import post_limit
from fatebox.kernel import Card

from .assaults import COUNTER
from .card_value import card_values
from .crystal_race import turns_to_crystals
from .purse import Purse
from .terms import Terms

STANDING = (0.0, 0.0, 9.0, 15.0)
"""The value of face-up Outposts by their number, besides what they can still take: see assaults.RUIN."""
TO_COME = 6.0
"""An Outpost that is still to be received."""
CRYSTALS = (0.0, 6.0, 14.0)
"""The value of Mana Crystals by their number: mana for the rest of the game."""
WIN = 100.0
"""The last crystal."""
RACE = (0.0, 26.0, 14.0, 8.0, 4.0, 2.0, 1.0, 0.0)
"""The value of being that many turns away from the last crystal, if the player lives to see it."""
GROWTH = 2.5
"""The points by which attacks grow every turn."""
CARD = 1.2
"""A card that will be drawn."""
LATER = 0.8
"""The share of a purchase that counts before it is made."""
SPARE_MANA = 0.05
TAX = 0.8
"""The loss by a mana that the next Second Step will bring less (OUT-EFF.13)."""
DECK = tuple(round(5 * (1 - exp(-cards / 6)), 2) for cards in range(40))
"""Cards to draw from: a deck that is nearly empty will cost five counters or the draws (OUT-DRAW.2)."""
HAND, BOARD = 0.85, 0.95
"""The share of the card before that each next card counts: mana is short."""

_terms: Callable[[tuple[float, ...]], Terms] = partial(tuple.__new__, Terms)
"""Terms from all their values, in order: this takes a third of the time of a call with them."""


class Possessions(NamedTuple):
    """All that a player has, whoever's turn it is."""

    outposts: float
    life: int
    """Counters that the Outposts can still take."""
    crystals: float
    creatures: list[Card]
    board: float
    """The value of the creatures."""
    upgrades: float
    hand: list[tuple[float, Card]]
    """The cards of the hand with what they add, the best first."""
    cards: float
    """The value of the hand."""
    deck: float
    turns: int
    """The turns to the last Mana Crystal."""
    plans: dict[Hashable, float]
    """The best that can be made of mana, by what is there and what was given up for it."""


def possessions(s: OutpostsState, player: Player) -> Possessions:
    """The possessions of a player: they depend on nothing but what lies on this side of the table."""
    pack, values = s.pack, card_values(s.pack)
    value = values.in_play
    in_hand = values.in_hand
    posts = player.standing()
    creatures = player.creatures()
    life = 0
    upgrades = 0.0
    for post in posts:
        life += post_limit(s, post) - post.counters
        for card in post.upgrades:
            upgrades += value[card]
        for card in post.hidden:
            upgrades += values.face_down[card]
    board = sum(diminishing([value[card] for card in creatures], BOARD))
    cards = sorted(player.hand, key=in_hand.__getitem__, reverse=True)
    hand = diminishing([in_hand[card] for card in cards], HAND)
    price = crystal_price(s, player)
    return Possessions(
        outposts=STANDING[len(posts)] + TO_COME * (pack.outpost.per_player - len(player.posts)),
        life=life,
        crystals=CRYSTALS[min(player.crystals, len(CRYSTALS) - 1)],
        creatures=creatures,
        board=board,
        upgrades=upgrades,
        hand=list(zip(hand, cards, strict=True)),
        cards=sum(hand),
        deck=DECK[min(len(player.deck), len(DECK) - 1)],
        turns=turns_to_crystals(s, player, player.crystals, len(cards), len(creatures), price),
        plans={},
    )


def holdings(
    s: OutpostsState,
    player: Player,
    has: Possessions,
    damage: float,
    *,
    attack: float = 0.0,
    danger: float = 0.0,
) -> Terms:
    """The terms of a player who has to expect this damage by counters, with those of the assaults to come."""
    board = has.board
    if s.assault is not None:  # assigned lethal damage: as good as gone
        value = card_values(s.pack).in_play
        board -= sum(value[card] for card in s.assault.doomed if card in has.creatures)
    mana = -TAX * player.tax
    if s.step == "second" and player.seat == s.active:
        mana += LATER * _best_plan(s, player, has) + SPARE_MANA * player.mana
    life = has.life
    return _terms(
        (
            has.outposts,
            COUNTER * life,
            has.crystals,
            race(has.turns, life, damage),
            board,
            has.upgrades,
            has.cards,
            has.deck,
            mana,
            attack,
            danger,
            0.0,
        )
    )


def _best_plan(s: OutpostsState, player: Player, has: Possessions) -> float:
    """The best that can be made of mana now."""
    now = (player.mana, s.discarded, s.sacrificed)
    best = has.plans.get(now)
    if best is None:
        best = has.plans[now] = _plan(s, player, has)
    return best


def _plan(s: OutpostsState, player: Player, has: Possessions) -> float:
    """The gain of the best cards that can be played, or of a Mana Crystal."""
    pack = s.pack
    purse = Purse(s, player, has.hand[::-1])
    best = purse.cards()
    value = card_values(pack).in_play
    offers = [(value[card], 1 + pack.harvest[card]) for card in has.creatures]
    price = purse.crystal(offers)
    if price is not None:
        given, cards, sacrificed = price
        left = len(player.hand) - cards + pack.crystal.draw
        best = max(best, _crystal(s, player, left, len(has.creatures) - sacrificed, has.turns) - given)
    return best


def _crystal(s: OutpostsState, player: Player, hand: int, creatures: int, turns: int) -> float:
    """The gain of one more crystal, with the cards and creatures that are left after it."""
    pack = s.pack
    owned = player.crystals + 1
    if owned >= pack.crystal.to_win:
        return WIN
    after = turns_to_crystals(s, player, owned, hand, creatures, crystal_price(s, player))
    closer = RACE[after] - RACE[turns]
    return CRYSTALS[owned] - CRYSTALS[owned - 1] + closer + CARD * pack.crystal.draw


def race(turns: int, life: int, danger: float) -> float:
    """Being near the last crystal, as far as the Outposts are likely to stand that long."""
    expected = turns * (danger + GROWTH * (turns - 1) / 2)
    return RACE[turns] * min(1.0, max(0.0, life / max(1.0, expected) - 0.5))


def diminishing(values: list[float], factor: float) -> list[float]:
    """The values, the greatest first, each one counting a little less than the one before."""
    values.sort(reverse=True)
    weight = 1.0
    for number, value in enumerate(values):
        values[number] = weight * value
        weight *= factor
    return values
