"""Setup (FAN-SET) with its options (FAN-VAR)."""

from __future__ import annotations

from collections.abc import Mapping

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.dice import roll
from fatebox.games.fantos.state.pieces import Citadel
from fatebox.games.fantos.state.piles import refill_pool
from fatebox.games.fantos.state.terms import HAND, LAST_TRIALS, START_ROLL, TRIM
from fatebox.kernel import Card, Deal, OptionsError, Pile

TIERS = (1, 2, 3, 4)
BLOCKS: dict[str, tuple[tuple[int, ...], ...]] = {
    "standard": ((1,), (2,), (3,), (4,)),  # FAN-SET.3, FAN-VAR.1
    "medium": ((1, 2), (3,), (4,)),  # FAN-VAR.2
    "hard": ((1, 2, 3), (4,)),  # FAN-VAR.3
}


def deal(d: Deal) -> FantosState:
    """Set the table, up to the first setup hire."""
    if d.seats == 2 and not d.options["two_player"]:
        raise OptionsError("seats: 2 players need the option two_player (FAN-GEN.1)")
    pack: FantosPack = d.pack
    legacies, labor, trimmed = _decks(d)
    d.rng.shuffle("legacies", legacies)  # FAN-SET.1
    d.rng.shuffle("labor", labor)  # FAN-SET.2
    hands = [[labor.pop(0) for _ in range(HAND)] for _ in range(d.seats)]
    blocks, out = _stack_trials(d)
    mats = list(pack.mats)
    d.rng.shuffle("mats", mats)  # FAN-SET.4
    reserve = d.options["starting_reserve"]  # FAN-SET.5
    s = FantosState(
        pack=pack,
        seats=d.seats,
        rng=d.rng,
        trial_order=d.options["trial_order"],
        no_elimination=d.options["no_elimination"],
        discard_fee=d.options["discard_fee"],
        negotiation=d.options["negotiation"],
        open_vote=d.options["open_vote"],
        setup_hires=d.options["setup_hires"],
        citadels=[Citadel(seat=seat, mat=mats[seat], reserve=0, hand=hands[seat]) for seat in range(d.seats)],
        legacy_deck=legacies,
        labor_deck=labor,
        trimmed=trimmed,
        trial_deck=blocks,
        trials_out=out,
        extra_votes=[0] * d.seats,
    )
    for citadel in s.citadels:
        citadel.reserve = reserve
        s.trove -= reserve
    refill_pool(s)
    s.starter = s.active = _roll_off(s)
    return s


def _decks(d: Deal) -> tuple[Pile, Pile, Pile]:
    """The Legacies and Labor cards that take part; with two players some are left out (FAN-VAR.12)."""
    pack: FantosPack = d.pack
    trim = TRIM if d.options["two_player"] and d.options["two_player_trim"] else ()
    legacies = [card for card in pack.legacy_cards if pack.title[card] not in trim]
    labor = [card for card in pack.labor_cards if pack.title[card] not in trim]
    trimmed = [card for card in (*pack.legacy_cards, *pack.labor_cards) if pack.title[card] in trim]
    return legacies, labor, trimmed


def _stack_trials(d: Deal) -> tuple[list[Pile], Pile]:
    """The Trials Deck in blocks, and the Trials removed unseen (FAN-SET.3, FAN-VAR.1 to .5, .8)."""
    pack: FantosPack = d.pack
    zodraz = next(card for card in pack.trial_cards if pack.final_round[card])
    tiers: dict[int, Pile] = {tier: [] for tier in TIERS}
    for card in pack.trial_cards:
        if card != zodraz:
            tiers[pack.box.cards[card].tier].append(card)
    out: Pile = []
    for tier in (1, 2, 3):  # R63: equally many of each
        out += d.rng.draw(f"removed{tier}", tiers[tier], d.options["trials_removed"] // 3)
    last = d.options["zodraz_last"]
    if d.options["trial_order"] == "extreme":
        blocks = _extreme(d, [card for tier in TIERS for card in tiers[tier]], [] if last else [zodraz])
    else:
        if not last:
            tiers[4].append(zodraz)
        blocks = _by_tiers(d, tiers)
    if last:
        blocks.append([zodraz])  # FAN-VAR.5
    return [block for block in blocks if block], out


def _by_tiers(d: Deal, tiers: Mapping[int, Pile]) -> list[Pile]:
    """Tiers that are shuffled together are a block (FAN-SET.3, FAN-VAR.2, .3)."""
    blocks = []
    for group in BLOCKS[d.options["trial_order"]]:
        block = [card for tier in group for card in tiers[tier]]
        d.rng.shuffle("trials" + "".join(map(str, group)), block)
        blocks.append(block)
    return blocks


def _extreme(d: Deal, others: Pile, zodraz: list[Card]) -> list[Pile]:
    """All shuffled together; Zodraz is one of the last five (FAN-VAR.4, R62)."""
    d.rng.shuffle("trials", others)
    split = len(others) - (LAST_TRIALS - 1)
    bottom = others[split:] + zodraz
    d.rng.shuffle("trials-bottom", bottom)
    return [others[:split], bottom]


def _roll_off(s: FantosState) -> int:
    """From a random seat on each rolls the die; the first to roll a 3 hires first (FAN-SET.7)."""
    seat = s.rng.choose("starter", range(s.seats))
    while roll(s) != START_ROLL:
        seat = (seat + 1) % s.seats
    return seat
