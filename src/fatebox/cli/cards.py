"""`fatebox cards`: browse the cards of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, TypeAlias

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fatebox.games import load_game, load_rulebook, rulebook_ids
from fatebox.kernel import CardInfo, ContentError, unspoiled
from fatebox.kernel.near import did_you_mean
from fatebox.kernel.rulebook import Clause
from fatebox.shelf.files import data_folder

from . import flags
from .keepers import revealed
from .output import print_json

UNBOUNDED = 100_000
"""The width of the page when the output is no terminal: nothing is cut or wrapped."""
Changes: TypeAlias = dict[tuple[str, str], dict[str, Any]]
"""By kind and key: the facts that were changed, as they are printed on the card."""


@click.command("cards")
@click.argument("game")
@click.argument("name", nargs=-1)
@click.option(
    "--set", "changes", multiple=True, metavar="KIND.CARD.FIELD=VALUE", help="Change the content first."
)
@click.option("--campaign", metavar="NAME", help="Also what has come to light in this campaign.")
@click.option("--spoilers", is_flag=True, help="Also what gives away a story that one has to play.")
@flags.as_json
def command(
    game: str,
    name: tuple[str, ...],
    changes: tuple[str, ...],
    campaign: str | None,
    spoilers: bool,
    as_json: bool,
) -> None:
    """Browse the cards of a GAME: all of them, one kind, or those of a NAME.

    \b
    fatebox cards weaver               all kinds of cards
    fatebox cards weaver relics        one kind
    fatebox cards weaver naga stone    one card, in full
    """
    everything: list[CardInfo] = load_game(game).pack(changes).describe()
    known = () if campaign is None else revealed(load_game(game), campaign, data_folder())
    infos = everything if spoilers else unspoiled(everything, known)
    printed: list[CardInfo] = load_game(game).pack().describe()
    changed = changed_facts(infos, printed)
    wanted = " ".join(name)
    tables = tables_of(infos, wanted)
    chosen = [info for table in tables.values() for info in table] or find(infos, wanted)
    if as_json:
        data = [{**asdict(info), "printed": changed.get((info.kind, info.key), {})} for info in chosen]
        print_json(data)
        return
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = UNBOUNDED
    with console.capture() as page:
        for kind, table in tables.items():
            _show_table(console, kind, table, changed)
        for info in [] if tables else chosen:
            _show_card(console, info, changed, clauses_of(game, info))
    click.echo("\n".join(line.rstrip() for line in page.get().splitlines()))
    if not wanted and len(infos) < len(everything):
        hidden = len(everything) - len(infos)
        click.echo(f"{hidden} more would give a story away: --spoilers shows them.", err=True)


# --- finding -----------------------------------------------------------------------------------------


def tables_of(infos: Sequence[CardInfo], wanted: str) -> dict[str, list[CardInfo]]:
    """All tables, or the one of that kind; none if it is no kind."""
    tables: dict[str, list[CardInfo]] = {}
    for info in infos:
        if not wanted or info.kind == wanted.lower():
            tables.setdefault(info.kind, []).append(info)
    return tables


def find(infos: Sequence[CardInfo], wanted: str) -> list[CardInfo]:
    """The cards of that key or name, or else those that have all its words on them."""
    exact = wanted.lower()
    found = [i for i in infos if exact in (i.name.lower(), i.key.lower(), i.key.lower().replace("-", " "))]
    if not found:
        found = [info for info in infos if all(word in _words_on(info) for word in exact.split())]
    if not found:
        known = [word for info in infos for word in (info.name, info.key)]
        raise ContentError(
            f"no card is called {wanted!r}{did_you_mean(wanted, [*known, *tables_of(infos, '')])}"
        )
    return found


def _words_on(info: CardInfo) -> str:
    facts = [value for value in info.facts.values() if isinstance(value, str)]
    return " ".join([info.name, info.key, *facts]).lower()


def changed_facts(infos: Sequence[CardInfo], printed: Sequence[CardInfo]) -> Changes:
    """What the cards say that are not as printed."""
    before = {(info.kind, info.key): info for info in printed}
    changes: Changes = {}
    for info in infos:
        old = before.get((info.kind, info.key), info)
        facts = {"name": old.name, "copies": old.copies, "text": old.text, **old.facts}
        now = {"name": info.name, "copies": info.copies, "text": info.text, **info.facts}
        differing = {name: value for name, value in facts.items() if now.get(name) != value}
        if differing:
            changes[info.kind, info.key] = differing
    return changes


def clauses_of(game: str, info: CardInfo) -> list[Clause]:
    """The clauses that say more about a card: those it names, and those that name it."""
    if game not in rulebook_ids():
        return []
    book = load_rulebook(game)
    named = [book.clause(key) for key in info.clauses]
    return named + [clause for clause in book.mentioning(info.name) if clause not in named]


# --- showing -----------------------------------------------------------------------------------------


def _show_table(console: Console, kind: str, infos: list[CardInfo], changed: Changes) -> None:
    table = Table(title=kind, title_justify="left", title_style="bold", box=None, pad_edge=False)
    names = list(dict.fromkeys(name for info in infos for name in info.facts))
    with_copies = any(info.copies > 1 for info in infos)
    for heading in ("key", "name", *(["copies"] if with_copies else []), *names):
        table.add_column(heading, overflow="fold")
    for info in infos:
        was = changed.get((info.kind, info.key), {})
        cells = {"name": info.name, **({"copies": info.copies} if with_copies else {})}
        cells |= {name: info.facts.get(name) for name in names}
        table.add_row(info.key, *(_cell(name, value, was) for name, value in cells.items()))
    console.print(table)
    console.print()


def _show_card(console: Console, info: CardInfo, changed: Changes, clauses: list[Clause]) -> None:
    was = changed.get((info.kind, info.key), {})
    copies = f", {info.copies} copies" if info.copies > 1 else ""
    console.print(Text.assemble((info.name, "bold"), f"  ({info.kind}.{info.key}{copies})"))
    for name, value in info.facts.items():
        if _value(value) or name in was:
            console.print(Text.assemble(f"    {name}: ", _cell(name, value, was)))
    for line in info.text.splitlines():
        console.print(Text(line))
    for clause in clauses:
        console.print(Text.assemble((clause.id, "bold"), f"  {clause.text}"))
    console.print()


def _cell(name: str, value: Any, was: Mapping[str, Any]) -> Text:
    if name not in was:
        return Text(_value(value))
    return Text(f"{_value(value) or '-'} (printed: {_value(was[name]) or '-'})", "bold")


def _value(value: Any) -> str:
    """A fact in words: nothing where there is nothing to say."""
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, list | tuple):
        return ", ".join(map(_value, value))
    if isinstance(value, dict):
        return ", ".join(f"{name} {_value(item)}" for name, item in value.items())
    return str(value)
