"""Offers and promises in words (FAN-NEG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fatebox.games.fantos.view.labels import promise_message
from fatebox.kernel import View
from fatebox.text.speaker import Speaker
from fatebox.text.words import counted, listed

from .names import Names

PACKAGE = "fatebox.games.fantos"
Pledge = tuple[int, str, str, int]
"""A promise: by whom, its kind, its word and its number."""


def promise_words(names: Names, kind: str, word: str, number: int) -> str:
    """A promise in words: `no War on Axiom in the next Fantos Action Phase`."""
    return Speaker(package=PACKAGE, names=names).say(promise_message(kind, word, number))


def goods(shards: int, cards: Sequence[str], promises: Sequence[str]) -> str:
    """One side of a deal: `3 Shards, Raid and a promise (no War on Axiom)`."""
    parts = [counted(shards, "Shard")] * bool(shards) + list(cards)
    return listed([*parts, *(f"a promise ({promise})" for promise in promises)])


def offer_words(names: Names, offer: dict[str, Any]) -> str:
    """An Offer on the table, from a view: `Axiom offers you 3 Shards for Raid`."""
    given = [names.card(card) if card is not None else "a card" for card in offer["cards"]]
    return deal_words(
        names,
        offer["seat"],
        offer["to"],
        offer["give"],
        given,
        offer["want"],
        offer["want_cards"],
        offer["want_titles"],
        [(each["seat"], each["kind"], each["word"], each["number"]) for each in offer["promises"]],
    )


def deal_words(
    names: Names,
    seat: int,
    to: int,
    give: int,
    cards: Sequence[str],
    want: int,
    want_cards: int,
    titles: Sequence[str],
    promises: Sequence[Pledge],
) -> str:
    """An Offer in words."""
    own = [promise_words(names, kind, word, n) for by, kind, word, n in promises if by == seat]
    asked = [promise_words(names, kind, word, n) for by, kind, word, n in promises if by != seat]
    wanted = [counted(want_cards, "card") + " of choice"] * bool(want_cards)
    wanted += [names.title(title) for title in titles]
    gives, wants = goods(give, cards, own), goods(want, wanted, asked)
    return f"{names.does(seat, 'offer')} {names.who(to)} {gives} for {wants}"


def promise_list(names: Names, view: View, settled: int) -> list[str]:
    """The public list (FAN-NEG.8): all that are open and the last that are settled."""
    table = view["table"]
    pledges = [
        (each["seat"], each["to"], each["kind"], each["word"], each["number"], "open")
        for each in table["promises"]
    ]
    for by, to, kind, word, number, _turn, outcome in table["settled"][-settled:]:
        pledges.append((by, to, kind, word, number, outcome))
    return [
        f"{outcome}: {names.does(by, 'promise')} {names.who(to)}: {promise_words(names, *promise)}"
        for by, to, *promise, outcome in pledges
    ]
