"""`fatebox cards`: browse the cards of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, TypeAlias

import click
from rich.table import Table
from rich.text import Text

from fatebox.games import load_game, load_rulebook, rulebook_ids
from fatebox.kernel import CardInfo, ContentError, unspoiled
from fatebox.kernel.messages import Value, key_of
from fatebox.kernel.near import near
from fatebox.kernel.rulebook import Clause, Rulebook, Ruling
from fatebox.storage.files import data_folder
from fatebox.text.speaker import Speaker

from . import flags
from .keeping import revealed
from .language import language
from .output import UNBOUNDED, print_json, print_page
from .refusals import CARD_SPOILER, CARD_UNKNOWN
from .rules import show_entries
from .vocabulary import show_vocabulary

FEW = 6
"""A clause that belongs to more cards than this says nothing special about any: only its id is shown."""
LONG = 800
"""A clause of more letters that only mentions a card is not shown in full."""
MANY = 12
"""At most this many ids are listed."""
Changes: TypeAlias = dict[tuple[str, str], dict[str, Any]]
"""By kind and key: what has been changed, as it is printed on the card."""


@click.command("cards")
@click.argument("game")
@click.argument("name", nargs=-1)
@click.option("--set", "changes", multiple=True, metavar="KIND.CARD.FIELD=VALUE", help="Change a card first.")
@click.option("--campaign", metavar="NAME", help="Include what this campaign has revealed.")
@click.option("--spoilers", is_flag=True, help="Include story spoilers.")
@click.option("--vocabulary", is_flag=True, help="List everything a card can say, with examples.")
@flags.as_json
def command(
    game: str,
    name: tuple[str, ...],
    changes: tuple[str, ...],
    campaign: str | None,
    spoilers: bool,
    vocabulary: bool,
    as_json: bool,
) -> None:
    """Browse the cards of a GAME: all of them, one kind, or by NAME.

    \b
    fatebox cards weaver               all kinds of cards
    fatebox cards weaver relics        one kind
    fatebox cards weaver naga stone    one card, in full
    fatebox cards weaver --vocabulary  everything a card can say
    """
    if vocabulary:
        show_vocabulary(load_game(game), " ".join(name), spoilers=spoilers, as_json=as_json)
        return
    everything: list[CardInfo] = load_game(game).pack(changes).describe(language())
    known = () if campaign is None else revealed(load_game(game), campaign, data_folder())
    infos = everything if spoilers else unspoiled(everything, known)
    wanted = " ".join(name)
    tables = tables_of(infos, wanted)
    chosen = [info for table in tables.values() for info in table] or _find(infos, everything, wanted)
    changed = changed_facts(infos, load_game(game).pack().describe(language())) if changes else {}
    reference = Reference(load_rulebook(game), infos) if game in rulebook_ids() else None
    if as_json:
        print_json([_data(info, changed, reference) for info in chosen])
        return
    for kind, table in tables.items():
        _show_table(kind, table, changed)
    for info in [] if tables else chosen:
        _show_card(info, changed, reference)
    hidden = _hidden(infos, everything, wanted)
    if hidden:
        click.echo(_say("cards-hidden", count=hidden), err=True)


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
    found = _fitting(infos, wanted)
    if not found:
        known = [word for info in infos for word in (info.name, info.key, *info.aliases)]
        close = tuple(near(wanted, [*known, *tables_of(infos, "")]))
        raise ContentError(CARD_UNKNOWN(name=wanted, near=close))
    return found


def _find(infos: Sequence[CardInfo], everything: Sequence[CardInfo], wanted: str) -> list[CardInfo]:
    """The cards of that name; an error says when it is the name of one that is kept back."""
    if not _fitting(infos, wanted) and _hidden(infos, everything, wanted):
        raise ContentError(CARD_SPOILER(name=wanted))
    return find(infos, wanted)


def _hidden(infos: Sequence[CardInfo], everything: Sequence[CardInfo], wanted: str) -> int:
    """The number of cards that are kept back and that the words would find."""
    all_found = [i for table in tables_of(everything, wanted).values() for i in table]
    found = [i for table in tables_of(infos, wanted).values() for i in table]
    if all_found:
        return len(all_found) - len(found)
    return len(_fitting(everything, wanted)) - len(_fitting(infos, wanted))


def _fitting(infos: Sequence[CardInfo], wanted: str) -> list[CardInfo]:
    exact = wanted.lower()
    found = [info for info in infos if exact in _names(info)]
    return found or [info for info in infos if all(word in _words_on(info) for word in exact.split())]


def _names(info: CardInfo) -> list[str]:
    key = info.key.lower()
    return [info.name.lower(), key, key.replace("-", " "), key.replace("_", " ")]


def _words_on(info: CardInfo) -> str:
    facts = [value for value in info.facts.values() if isinstance(value, str)]
    return " ".join([info.name, info.key, *info.aliases, *facts, *info.shown.values()]).lower()


def changed_facts(infos: Sequence[CardInfo], printed: Sequence[CardInfo]) -> Changes:
    """The texts of cards that were changed from print."""
    before = {(info.kind, info.key): info for info in printed}
    changes: Changes = {}
    for info in infos:
        was, now = _sayings(before.get((info.kind, info.key), info)), _sayings(info)
        differing = {name: value for name, value in was.items() if now.get(name) != value}
        if differing:
            changes[info.kind, info.key] = differing
    return changes


def _sayings(info: CardInfo) -> dict[str, Any]:
    """Everything that a card says, by heading."""
    return {"name": info.name, "copies": info.copies, "text": info.text, **info.facts, **columns_of(info)}


def columns_of(info: CardInfo) -> dict[str, str]:
    """The facts of a card as people read them, by heading in the language of the reader."""
    return {_heading(name): value for name, value in shown_facts(info).items()}


def shown_facts(info: CardInfo) -> dict[str, str]:
    """The facts of a card as people read them, each with its name."""
    return info.shown or {name.replace("_", " "): _value(value) for name, value in info.facts.items()}


def _heading(name: str) -> str:
    """The name of a fact in the language of the reader; a game of one's own may have others."""
    speaker, key = Speaker(language()), key_of("fact", name.lower())
    return speaker.text(key) if speaker.knows(key) else name


def _say(key: str, **arguments: Value) -> str:
    return Speaker(language()).text(key, **arguments)


# --- the rulebook about a card ------------------------------------------------------------------------


@dataclass(slots=True)
class Reference:
    """The clauses about cards: in full those that are special to one, once on a page."""

    book: Rulebook
    infos: Sequence[CardInfo]
    _shown: set[str] = field(default_factory=set)

    def entries(self, info: CardInfo) -> tuple[list[Clause | Ruling], list[str]]:
        """The clauses and rulings to show in full, and the ids of further ones."""
        special, general = self._clauses(info)
        rulings = self.rulings(info, special)
        if len(rulings) > FEW:
            general += [ruling.id for ruling in rulings]
            rulings = []
        entries: list[Clause | Ruling] = [*special, *rulings]
        again = [entry.id for entry in entries if entry.id in self._shown]
        fresh = [entry for entry in entries if entry.id not in self._shown]
        self._shown |= {entry.id for entry in fresh}
        return fresh, again + general

    def rulings(self, info: CardInfo, special: Sequence[Clause] = ()) -> list[Ruling]:
        """The rulings that name a card, and those on clauses that are special to it."""
        naming = {ruling.id for ruling in self.book.rulings_on(info.name, *info.aliases)}
        naming.update(key for clause in special for key in clause.rulings)
        return [ruling for key, ruling in self.book.rulings.items() if key in naming]

    def _clauses(self, info: CardInfo) -> tuple[list[Clause], list[str]]:
        """The clauses that a card names and those that name it: special ones, and the ids of the others."""
        uses = Counter(key for each in self.infos for key in set(each.clauses))
        special = [self.book.clause(key) for key in info.clauses if uses[key] <= FEW]
        general = [key for key in info.clauses if uses[key] > FEW]
        mentioning = [c for c in self.book.mentioning(info.name, *info.aliases) if c.id not in info.clauses]
        few = len(mentioning) <= FEW
        special += [clause for clause in mentioning if few and len(clause.text) <= LONG]
        general += [clause.id for clause in mentioning if not few or len(clause.text) > LONG]
        return special, general


# --- showing -----------------------------------------------------------------------------------------


def _data(info: CardInfo, changed: Changes, reference: Reference | None) -> dict[str, Any]:
    rulings = [] if reference is None else [ruling.id for ruling in reference.rulings(info)]
    return {**asdict(info), "rulings": rulings, "printed": changed.get((info.kind, info.key), {})}


def _show_table(kind: str, infos: list[CardInfo], changed: Changes) -> None:
    table = Table(title=kind, title_justify="left", title_style="bold", box=None, pad_edge=False)
    columns = {info.key: columns_of(info) for info in infos}
    if sum(len(shown) for shown in columns.values()) < len(infos) * len(set().union(*columns.values())) / 2:
        facts = _say("cards-facts")  # hardly anything is shared
        columns = {key: {facts: _joined(shown)} for key, shown in columns.items()}
    names = list(dict.fromkeys(name for shown in columns.values() for name in shown))
    with_copies = any(info.copies > 1 for info in infos)
    own = (_say("cards-key"), _say("cards-name"), *([_say("cards-count")] if with_copies else []))
    for heading in (*own, *names):
        table.add_column(heading, overflow="fold")
    for info in infos:
        was = changed.get((info.kind, info.key), {})
        cells = {"name": info.name, **({"copies": str(info.copies)} if with_copies else {})}
        cells |= {name: columns[info.key].get(name, "") for name in names}
        table.add_row(info.key, *(_cell(name, value, was) for name, value in cells.items()))
    print_page(table, "", width=UNBOUNDED)


def _show_card(info: CardInfo, changed: Changes, reference: Reference | None) -> None:
    was = changed.get((info.kind, info.key), {})
    copies = _say("cards-some", copies=info.copies) if info.copies > 1 else ""
    lines = [Text.assemble((info.name, "bold"), f"  ({info.kind}.{info.key}{copies})")]
    for name, value in columns_of(info).items():
        if value or name in was:
            lines.append(Text.assemble(f"    {name}: ", _cell(name, value, was)))
    lines += [Text(line) for line in info.text.splitlines()]
    if info.flavor:
        lines.append(Text(info.flavor, "italic dim"))
    if list(was) == ["text"]:
        lines.append(Text(_say("cards-printed", text=" ".join(was["text"].split())), "bold"))
    entries, ids = ([], []) if reference is None else reference.entries(info)
    if ids:
        rules = ", ".join(ids[:MANY])
        lines.append(Text(_say("cards-rules", rules=rules, more=max(0, len(ids) - MANY)), "dim"))
    print_page(*lines, "", width=UNBOUNDED)
    if reference is not None:
        show_entries(reference.book, entries, alone=False)


def _joined(columns: Mapping[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in columns.items())


def _cell(name: str, value: str, was: Mapping[str, Any]) -> Text:
    if name not in was:
        return Text(value)
    printed = _say("cards-printed", text=_value(was[name]) or "-")
    return Text(f"{value or '-'} {printed}", "bold")


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
