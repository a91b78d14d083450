"""Setting up an adventure: Legends, decks, the Adventure deck (PHA-SET)."""

from __future__ import annotations

from functools import lru_cache
from itertools import filterfalse
from typing import Any

from fatebox.games.phantom import events
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import LEGENDS, LEVELS, Legend
from fatebox.kernel import Card, Deal, Decision, Option, OptionsError, Prompt, Rng, Rules
from fatebox.kernel.conversion import convert
from fatebox.kernel.options import Options

from .holdings import Holding, check_holding, check_rules, deck_list

NOBODY = "nobody"
NO_CHANCE = Rng.from_seed("")
"""The generator of a table before the one of its game comes to it: nothing is drawn from it."""
STARTERS: dict[Legend, Holding] = {legend: Holding() for legend in LEGENDS}
"""Legends that own nothing but their starter decks; always allowed."""


def phantom_first(s: PhantomState, decision: Decision) -> Option:
    """The Phantom starts if nobody says otherwise (R19)."""
    return next(option for option in decision.options if s.players[option[1]].legend == LEGENDS[0])


def nobody(s: PhantomState, decision: Decision) -> Option:
    """A promo card stays in the box."""
    del s
    return decision.options[-1]


LEGEND = Prompt("legend", "PHA-GEN.2")
STARTING = Prompt("starting_player", "PHA-SET.7", default=phantom_first)
PROMO = Prompt("promo", "PHA-VAR.PD", default=nobody)


def deal(d: Deal) -> PhantomState:
    """The table before the Legends are chosen: the Adventure deck, and what lies open beside it.

    Row, Destiny deck and Resolved pile are empty (PHA-SET.8). Chance comes into play only later.
    """
    if d.options["holdings"] is not None:
        s = _lay_out(d.pack, d.seats, d.options)
    else:
        s = _laid_out(d.pack, d.seats, tuple(d.options.items())).copy()
    s.rng = d.rng
    return s


@lru_cache(maxsize=64)
def _laid_out(pack: PhantomPack, seats: int, options: tuple[tuple[str, Any], ...]) -> PhantomState:
    """The same table for all games that begin alike: they play with copies of it."""
    return _lay_out(pack, seats, dict(options))


def _lay_out(pack: PhantomPack, seats: int, options: Options) -> PhantomState:
    given = options["holdings"]
    holdings = _checked(pack, given) if given else STARTERS
    s = PhantomState(
        pack=pack,
        seats=seats,
        rng=NO_CHANCE,
        adventure=options["adventure"],
        level=LEVELS.index(options["level"]),
        rewarding=options["loot_achievements"],
        promo_unlock=options["promo_unlock"],
        promo_direct=options["promo_direct"],
        universal_unique=options["universal_unique"],
        item_restrictions=options["item_restrictions"],
        lingering_wounds=options["lingering_wounds"],
        second_card=options["second_card"],
        legend=options["legend"],
        owned={legend: holdings[legend].owned for legend in LEGENDS},
        listed={legend: deck_list(pack, legend, holdings[legend]) for legend in LEGENDS},
        players=[Player(seat=seat) for seat in range(seats)],
    )
    if s.promo_unlock and s.promo_direct:
        raise OptionsError("promo_direct: promo cards are either unlocked or added directly, not both")
    taken = {pack.at[each] for holding in holdings.values() for each in holding.owned}
    _lay_adventure(s, taken)
    s.shelf = pack.shelf + sorted(taken)
    if s.promo_unlock or s.promo_direct:
        s.promos = [card for card in pack.promos if card not in taken]
    return s


def _checked(pack: PhantomPack, given: object) -> dict[Legend, Holding]:
    """The cards and decks of the Legends, if they are possible and keep to the deck building rules."""
    read = convert(given, dict[Legend, Holding])
    holdings = {legend: read.get(legend, Holding()) for legend in LEGENDS}
    problems = [
        f"{legend}.{problem}"
        for legend, holding in holdings.items()
        for problem in check_holding(pack, legend, holding)
    ]
    for each in sorted({*holdings["phantom"].owned} & {*holdings["diana"].owned}):  # PHA-CAMP.2
        problems.append(f"diana.owned: {each} belongs to phantom already")
    problems = problems or [
        f"{legend}.{problem}"
        for legend, holding in holdings.items()
        for problem in check_rules(pack, legend, holding)
    ]
    if problems:
        raise OptionsError("\n".join(f"holdings.{problem}" for problem in problems))
    return holdings


def _lay_adventure(s: PhantomState, taken: set[Card]) -> None:
    """The Adventure deck: all cards of the set that no Legend owns (PHA-SET.5).

    Loot and Achievement cards with their rewards lie open, or stay out of use (PHA-SET.6).
    """
    deck = s.pack.adventures[s.adventure]
    s.story = _unowned(deck.story, taken)
    s.numbers = list(map(s.pack.numbers.__getitem__, s.story))
    if s.rewarding:
        s.rewards = _unowned(deck.rewards, taken)


def _unowned(cards: list[Card], taken: set[Card]) -> list[Card]:
    return list(filterfalse(taken.__contains__, cards)) if taken else cards[:]


# --- choices before the first turn ------------------------------------------------------------------


def legends(s: PhantomState) -> Rules[str | None]:
    """Each player takes a Legend; with two players, different ones (PHA-GEN.2)."""
    free: list[Legend] = list(LEGENDS)
    for player in s.players:
        options: list[Option] = [("legend", legend) for legend in free]
        if player.seat == 0 and s.legend in LEGENDS:
            options = [("legend", s.legend)]
        option = yield Decision(player.seat, LEGEND, options)
        player.legend, player.standing, player.uses = option[1], None, {}
        free.remove(player.legend)
        s.emit(events.Legend, player.seat, player.legend, clause="PHA-GEN.2")
    return "starting_player"


def starting_player(s: PhantomState) -> Rules[str | None]:
    """Two players agree who starts; the first seat says it (R19)."""
    option = yield Decision(0, STARTING, [("start", player.seat) for player in s.players])
    s.start = s.active = option[1]
    return "promo_cards" if s.promo_direct else "decks"


def promo_cards(s: PhantomState) -> Rules[str | None]:
    """Each promo card goes into the deck of one Legend, or stays in the box (PHA-VAR.PD, R77)."""
    for card in s.promos[:]:
        options: list[Option] = [("promo", card, player.legend) for player in s.players]
        option = yield Decision(s.start, PROMO, [*options, ("promo", card, NOBODY)])
        for player in s.players:
            if player.legend == option[2]:
                s.promos.remove(card)
                player.deck.append(card)
    return "decks"


@lru_cache(maxsize=64)
def _divided(
    pack: PhantomPack, legend: Legend, owned: tuple[str, ...], listed: tuple[str, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards of a Legend that are in the deck list, and those that are left out of it."""
    wanted = {pack.at[each] for each in listed}
    cards = [*pack.starters[legend], *(pack.at[each] for each in owned)]
    return tuple(filter(wanted.__contains__, cards)), tuple(filterfalse(wanted.__contains__, cards))


def decks(s: PhantomState) -> str:
    """Injury decks and Player decks are shuffled (PHA-SET.2, PHA-SET.3); then Lore I is read (PHA-SET.7)."""
    for player in s.players:
        legend = player.legend
        deck, left_out = _divided(s.pack, legend, s.owned[legend], s.listed[legend])
        player.injury_deck = list(s.pack.injuries[legend])
        player.deck += deck
        player.left_out = list(left_out)
        dealt = {*player.injury_deck, *deck, *left_out}
        s.shelf = list(filterfalse(dealt.__contains__, s.shelf))
        s.shuffle(f"{legend} injuries", player.injury_deck)
        s.shuffle_deck(player, "PHA-SET.3")
    s.to_read, s.resume = [1], "next_turn"
    return "lore"
