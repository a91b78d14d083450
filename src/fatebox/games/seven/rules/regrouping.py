"""The Regrouping Phase: seven steps in a fixed order (SEV-REG)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.effects.prices import rating
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.corruption import corrupt, forsake_gifts
from fatebox.games.seven.state.defaults import last
from fatebox.games.seven.state.moves import gain, lose, unman
from fatebox.games.seven.state.pieces import Player
from fatebox.games.seven.state.quests import renewed
from fatebox.games.seven.state.sins import discard_sin, draw_sins
from fatebox.games.seven.state.terms import (
    COLOR,
    COLORS,
    FAME,
    GOLD,
    MIGHT,
    REGROUPING,
    ROWS,
    SINS,
    TREASURES,
)
from fatebox.kernel import Decision, Prompt, Rules

from .checks import check

DISCARD = Prompt(
    "sins.discard",
    "SEV-REG.5",
    default=last,
)

MAJORITIES = ("elixirs", "characters", "buildings", "gifts", FAME, GOLD, *COLORS)
"""Things of which the most is worth a point; the last are the banners (SEV-REG.1)."""


# --- step 1: additional scoring ------------------------------------------------------------------


def score(s: SevenState) -> str:
    """Points for the most of everything, from one state; then the price of sins (SEV-REG.1 to .3)."""
    s.phase = REGROUPING
    for what, seat in leaders(s):
        if s.listener is not None:
            s.emit(events.Most, seat, what, clause="SEV-REG.1")
        gain(s, seat, MIGHT, 1, "SEV-REG.1")
    for seat in s.order:
        sins = len(s.players[seat].sins)
        if s.falling:
            corrupt(s, seat, sins, "SEV-COR.1")  # a corrupted hero suffers nothing (SEV-COR.13)
        else:
            lose(s, seat, MIGHT, sins, "SEV-REG.3")
    s.position = 0
    return check(s, "sins.draw")


def leaders(s: SevenState) -> list[tuple[str, int]]:
    """The heroes who have the most of something; in a tie nobody gets the point (SEV-REG.1)."""
    found = []
    for what, counts in zip(MAJORITIES, zip(*map(_counted, s.players), strict=True), strict=True):
        most = max(counts)
        if counts.count(most) == 1:
            found.append((what, counts.index(most)))
    return found


def _counted(player: Player) -> tuple[int, ...]:
    """The number of each of those things that a hero has."""
    cards = len(player.elixirs), len(player.characters), len(player.buildings)
    return *cards, sum(player.gifts), player.fame, player.gold, *player.banners


# --- step 2: drawing sins ------------------------------------------------------------------------


def draw(s: SevenState) -> str:
    """In the order of play each draws up to three, but at least one (SEV-REG.4)."""
    if s.position == len(s.order):
        return "regroup.produce"
    seat = s.order[s.position]
    draw_sins(s, seat, max(1, SINS - len(s.players[seat].sins)), "SEV-REG.4")
    return "sins.discard"


def discard(s: SevenState) -> Rules[str] | str:
    """Let heroes with more than three sins discard the excess one by one (SEV-REG.5, .6)."""
    seat = s.order[s.position]
    if len(s.players[seat].sins) > SINS:
        return _discard_one(s, seat)
    s.position += 1
    return "sins.draw"


def _discard_one(s: SevenState, seat: int) -> Rules[str]:
    answer = yield Decision(seat, DISCARD, [("discard-sin", card) for card in s.players[seat].sins])
    discard_sin(s, seat, answer[1], "SEV-REG.5")
    return check(s, "sins.discard")


# --- steps 3 to 7 --------------------------------------------------------------------------------


def produce(s: SevenState) -> str:
    """Heroes are untapped (SEV-REG.7); then all production at once (SEV-REG.8, .9)."""
    for player in s.players:
        player.tapped = False
    s.emit(events.HeroesUntapped, clause="SEV-REG.7")
    yields = [production(s, player) for player in s.players]
    for player, (fame, gold, might) in zip(s.players, yields, strict=True):
        gain(s, player.seat, FAME, fame, "SEV-REG.8")
        gain(s, player.seat, GOLD, gold, "SEV-REG.8")
        gain(s, player.seat, MIGHT, might, "SEV-REG.8")
    return check(s, "regroup.end")


def production(s: SevenState, player: Player) -> tuple[int, int, int]:
    """Fame, gold and might of one production (SEV-REG.8)."""
    pack = s.pack
    hero = pack.heroes[player.hero]
    income = hero.evil.income if player.corrupted else hero.income  # SEV-COR.16
    fame, gold, might = income.fame, income.gold, 0
    for card in player.characters:
        fame += pack.income_fame[card]
        gold += pack.income_gold[card]
        might += pack.might_each_turn[card]  # SEV-MGT.4
    for card in player.buildings:
        if pack.is_castle[card]:
            fame += rating(s, player, card)
        elif pack.is_estate[card]:
            gold += rating(s, player, card)
        else:
            might += _temple_might(s, player, card)
    for color, owner in enumerate(s.portals):
        if owner == player.seat:
            might += pack.portal_might[color]  # SEV-PRT.6
    return fame, gold, might


def _temple_might(s: SevenState, player: Player, card: int) -> int:
    """A temple gives might with enough banners of its color (SEV-BLD.6)."""
    temple = s.pack.box.cards[card]
    enough = player.banners[COLOR[temple.color]] >= temple.might_each_turn.count
    return int(temple.might_each_turn.might) if enough else 0


def end(s: SevenState) -> str:
    """Steps 5, 6 and 7, and then the fallen lose their gifts (SEV-REG.10 to .14, SEV-COR.12)."""
    _restock_treasures(s)
    for player in s.players:
        for card in player.manned[:]:
            unman(s, player, card, "SEV-REG.11")
    s.order = next_order(s)
    s.emit(events.Order, tuple(s.order), clause="SEV-REG.12")
    forsake_gifts(s)
    return check(s, "turn.begin")


def _restock_treasures(s: SevenState) -> None:
    """The treasure discard pile is shuffled in; what row 3 lacks is dealt (SEV-REG.10, SEV-CMP.13)."""
    if s.treasure_discard:
        s.treasure_deck += s.treasure_discard
        s.treasure_discard = []
        s.shuffle("treasures", s.treasure_deck)
    for quest in s.rows[ROWS - 1][:]:
        missing = s.treasure_deck[: TREASURES - len(quest.hidden)]
        if missing:
            del s.treasure_deck[: len(missing)]
            renewed(s, quest.card).hidden += missing
            s.emit(events.TreasuresLaid, quest.card, len(missing), clause="SEV-CMP.13")


def next_order(s: SevenState) -> list[int]:
    """By ascending might; ties go clockwise after the old First Player, himself last (SEV-REG.12, .13)."""
    seats = len(s.players)
    clockwise = [(s.first() + i) % seats for i in range(1, seats + 1)]
    return sorted(clockwise, key=lambda seat: s.players[seat].might)
