"""Decks and collections as people look at them: cards with cost, values and text, counts and the curve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import click
import msgspec
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from fatebox.kernel.keeping import CardCounts
from fatebox.storage.collections import Collection, Played
from fatebox.storage.decks import Deck
from fatebox.storage.sheets import by_name, in_order

from .kept import cards, factions, game, rules

WIDE = 200
"""The width of the page when the output is no terminal."""


def print_page(*things: RenderableType) -> None:
    """Print to the terminal, or wide and plain to a file."""
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = WIDE
    with console.capture() as page:
        for thing in things:
            console.print(thing)
    click.echo("\n".join(line.rstrip() for line in page.get().splitlines()))


# --- decks ----------------------------------------------------------------------------------------------


def deck_data(deck: Deck, owned: Mapping[str, int] | None = None) -> dict[str, Any]:
    """A deck for programs."""
    return {
        "faction": deck.faction,
        "cards": by_name(game(), deck.cards),
        "size": sum(deck.cards.values()),
        "problems": [
            {"card": problem.card, "text": problem.text, "clause": problem.clause}
            for problem in deck.problems(game(), owned)
        ],
    }


def show_decks(found: Mapping[str, Deck | str]) -> RenderableType:
    """All decks, a line each."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("name", "faction", "cards", ""):
        table.add_column(heading, overflow="fold")
    for name, deck in found.items():
        if isinstance(deck, str):
            table.add_row(name, "", "", Text(deck, "red"))
            continue
        problems = "; ".join(map(str, deck.problems(game())))
        faction = factions()[deck.faction]
        table.add_row(name, faction, str(sum(deck.cards.values())), Text(problems or "ok", "dim"))
    return table


def show_deck(name: str, deck: Deck, owned: Mapping[str, int] | None) -> RenderableType:
    """A deck in full."""
    head = Text.assemble((name, "bold"), f": {factions()[deck.faction]}")
    return Group(head, card_table(deck.cards), summary(deck), *problem_lines(deck, owned))


def problem_lines(deck: Deck, owned: Mapping[str, int] | None) -> list[Text]:
    """The problems of a deck, a line each."""
    return [Text(str(problem), "yellow") for problem in deck.problems(game(), owned)]


def card_table(chosen: CardCounts, available: CardCounts | None = None) -> Table:
    """Cards, the cheapest first; with numbers to type and the copies there are, if those are given."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    if available is not None:
        table.add_column("", justify="right", style="dim")
    for heading in ("copies", "cost", "name", "type", "A/D/H", "text"):
        table.add_column(heading, overflow="fold", no_wrap=heading == "name")
    for number, key in enumerate(in_order(game(), chosen if available is None else available), start=1):
        card, copies = cards()[key], chosen.get(key, 0)
        counted = str(copies) if available is None else f"{copies} of {available[key]}"
        name = f"{card.name}{' ★' if card.starred else ''}"
        row = (counted, str(card.cost), name, card.kind, card.stats, card.text)
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
    kinds = ", ".join(f"{types[kind]} {kind}s" for kind in rules().kinds)
    curve = "  ".join(f"{cost}: {costs[cost]}" for cost in range(max(costs, default=0) + 1))
    average = sum(cost * number for cost, number in costs.items()) / total if total else 0
    return Text.assemble(
        (f"{total} of {rules().size} cards", "bold"), f" ({kinds}); cost {curve}; average {average:.1f}"
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
        table.add_column(heading)
    for each in found:
        won = sum(played.winner == each.player for played in each.games)
        faction = factions()[each.faction]
        table.add_row(each.player, faction, str(sum(each.cards.values())), str(len(each.games)), str(won))
    return table


def show_collection(collection: Collection) -> RenderableType:
    """A collection in full, with the games that have changed it."""
    total = sum(collection.cards.values())
    faction = factions()[collection.faction]
    head = Text.assemble((collection.player, "bold"), f": {faction}, {total} cards")
    return Group(head, card_table(collection.cards), *(Text(_story(played)) for played in collection.games))


def _story(played: Played) -> str:
    ended = f"won by {played.winner}" if played.winner else "a draw"
    reward = f", who took {played.took} from {played.loser}" if played.took else ""
    return f"{played.id}: {', '.join(played.players)}: {ended}{reward}"
