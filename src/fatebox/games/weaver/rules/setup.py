"""Setup (WEA-SET): decks by difficulty, visitors, relics and the cycle card."""

from __future__ import annotations

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import SUITS, VISITORS
from fatebox.kernel import Deal, Pile


def deal(d: Deal) -> WeaverState:
    """Set the table; all chance of the game is in here (WEA-GEN.10), in the order of WEA-SET.13."""
    pack: WeaverPack = d.pack
    level = pack.difficulties[d.options["difficulty"]]  # WEA-SET.1
    rng = d.rng
    decks: list[Pile] = []
    box: Pile = []
    for normals, all_deaths in zip(pack.normals, pack.deaths, strict=True):
        deck, deaths = normals[:], all_deaths[:]  # WEA-SET.2
        box += rng.draw("removed", deck, level.removed)  # WEA-SET.3
        deck += rng.draw("deaths", deaths, level.deaths)  # WEA-SET.4
        box += deaths
        rng.shuffle("deck", deck)  # WEA-SET.5
        decks.append(deck)
    visitors = pack.adventurer_cards[:]
    rng.shuffle("visitors", visitors)  # WEA-SET.7
    cycle, cycles = rng.choose("cycle", pack.cycle_cards), pack.cycle_cards[:]  # WEA-SET.12
    cycles.remove(cycle)
    return WeaverState(
        pack=pack,
        seats=d.seats,
        rng=rng,
        level=d.options["difficulty"],
        decks=decks,
        tops=[[] for _ in SUITS],  # WEA-SET.6: nothing is turned up yet
        box=box,
        visitors=visitors[:VISITORS],
        visitors_box=visitors[VISITORS:],
        cycle=[cycle],
        cycles_box=cycles,
        relics=pack.given_relics[:],  # WEA-SET.9
    )
