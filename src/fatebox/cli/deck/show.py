"""Decks and collections as people look at them: cards with cost, values and text, counts and the curve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fatebox.cli.language import say
from fatebox.cli.output import print_page as print_wide
from fatebox.kernel.keeping import CardCounts
from fatebox.kernel.messages import key_of
from fatebox.storage.collections import Collection, Played
from fatebox.storage.decks import Deck
from fatebox.storage.sheets import by_name, in_order

from .kept import cards, factions, game, rules, speaker, texts

WIDE = 200
"""The width of the page when the output is no terminal."""


def print_page(*things: RenderableType) -> None:
    """Print to the terminal, or wide and plain to a file."""
    print_wide(*things, width=WIDE)


# --- decks ----------------------------------------------------------------------------------------------


def deck_data(deck: Deck, owned: Mapping[str, int] | None = None) -> dict[str, Any]:
    """A deck for programs."""
    return {
        "faction": deck.faction,
        "cards": by_name(game(), deck.cards),
        "size": sum(deck.cards.values()),
        "problems": [
            {"card": problem.card, "text": speaker().say(problem.what), "clause": problem.clause}
            for problem in deck.problems(game(), owned)
        ],
    }


def show_decks(found: Mapping[str, Deck | str]) -> RenderableType:
    """All decks, a line each."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("name", "faction", "cards"):
        table.add_column(say(key_of("deck", "heading", heading)), overflow="fold")
    table.add_column("", overflow="fold")
    for name, deck in found.items():
        if isinstance(deck, str):
            table.add_row(name, "", "", Text(deck, "red"))
            continue
        problems = "; ".join(speaker().say(problem.message()) for problem in deck.problems(game()))
        faction = factions()[deck.faction]
        table.add_row(name, faction, str(sum(deck.cards.values())), Text(problems or say("deck-fine"), "dim"))
    return table


def show_deck(name: str, deck: Deck, owned: Mapping[str, int] | None) -> RenderableType:
    """A deck in full."""
    head = Text.assemble((name, "bold"), f": {factions()[deck.faction]}")
    return Group(head, card_table(deck.cards), summary(deck), *problem_lines(deck, owned))


def problem_lines(deck: Deck, owned: Mapping[str, int] | None) -> list[Text]:
    """The problems of a deck, a line each."""
    return [Text(speaker().say(problem.message()), "yellow") for problem in deck.problems(game(), owned)]


def card_table(chosen: CardCounts, available: CardCounts | None = None) -> Table:
    """Cards, the cheapest first; with numbers to type and the copies there are, if those are given."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    if available is not None:
        table.add_column("", justify="right", style="dim")
    for heading in ("copies", "cost", "name", "type", "values", "text"):
        caption = speaker().text(key_of("deck", "heading", heading))
        table.add_column(caption, overflow="fold", no_wrap=heading == "name")
    words, said = speaker(), texts()
    for number, key in enumerate(in_order(game(), chosen if available is None else available), start=1):
        card, copies = cards()[key], chosen.get(key, 0)
        counted = str(copies) if available is None else say("deck-of", count=copies, most=available[key])
        name = f"{card.name}{' ★' if card.starred else ''}"
        kind = words.text(key_of("word", card.kind))
        row = (counted, str(card.cost), name, kind, card.stats, said[key])
        style = "bold" if copies and available is not None else ""
        table.add_row(*(() if available is None else (str(number),)), *row, style=style)
    return table


def summary(deck: Deck) -> Text:
    """The number of cards of each type and of each cost: `cost 0: 2  1: 10  2: 8`."""
    known = cards()
    types: Counter[str] = Counter()
    costs: Counter[int] = Counter()
    for key, number in deck.cards.items():
        types[known[key].kind] += number
        costs[known[key].cost] += number
    total = types.total()
    kinds = ", ".join(speaker().text(key_of("deck", kind), count=types[kind]) for kind in rules().kinds)
    curve = "  ".join(f"{cost}: {costs[cost]}" for cost in range(max(costs, default=0) + 1))
    average = sum(cost * number for cost, number in costs.items()) / total if total else 0
    return Text.assemble(
        (say("deck-size", count=total, size=rules().size), "bold"),
        say("deck-curve", kinds=kinds, curve=curve, average=f"{average:.1f}"),
    )


# --- collections ----------------------------------------------------------------------------------------


def collection_data(collection: Collection) -> dict[str, Any]:
    """A collection for programs."""
    return {
        "player": collection.player,
        "faction": collection.faction,
        "cards": by_name(game(), collection.cards),
        "size": sum(collection.cards.values()),
        "games": [msgspec.to_builtins(played) for played in collection.games],
    }


def show_collections(found: list[Collection]) -> RenderableType:
    """All collections, a line each."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("player", "faction", "cards", "games", "won"):
        table.add_column(say(key_of("deck", "heading", heading)))
    for each in found:
        won = sum(played.winner == each.player for played in each.games)
        faction = factions()[each.faction]
        table.add_row(each.player, faction, str(sum(each.cards.values())), str(len(each.games)), str(won))
    return table


def show_collection(collection: Collection) -> RenderableType:
    """A collection in full, with the games that have changed it."""
    total = sum(collection.cards.values())
    faction = factions()[collection.faction]
    head = Text.assemble(
        (collection.player, "bold"), ": ", say("collection-line", faction=faction, count=total)
    )
    return Group(head, card_table(collection.cards), *(Text(_story(played)) for played in collection.games))


def _story(played: Played) -> str:
    ended = "draw" if not played.winner else "taken" if played.took else "won"
    return say(
        "collection-played",
        game=played.id,
        players=", ".join(played.players),
        ended=ended,
        winner=played.winner,
        card=played.took,
        loser=played.loser,
    )
