"""`fatebox rules`: look up the rules, or see which clauses are tested."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from fatebox.games import game_ids, load_game, load_rulebook, rulebook_ids
from fatebox.kernel import ContentError
from fatebox.kernel.messages import Message, Value, chain, key_of
from fatebox.kernel.near import PART, near
from fatebox.kernel.rulebook import Asked, Entry, Example, Rulebook, Ruling, Section
from fatebox.text.bundles import ENGLISH, SHARED
from fatebox.text.speaker import Speaker

from . import flags
from .language import language
from .output import print_json
from .refusals import RULE_NOWHERE, RULE_UNKNOWN


@click.command("rules")
@click.argument("words", nargs=-1, metavar="[GAME] [ID|WORD]...")
@click.option("--coverage", is_flag=True, help="Show which clauses have tests.")
@click.option("--citations", is_flag=True, help="Show which clauses the source cites.")
@click.option(
    "--tests", type=click.Path(path_type=Path), help="The folder of the tests, if not in this checkout."
)
@click.option("--spoilers", is_flag=True, help="Include examples that give a story away.")
@flags.as_json
def command(
    words: tuple[str, ...],
    coverage: bool,
    citations: bool,
    tests: Path | None,
    spoilers: bool,
    as_json: bool,
) -> None:
    """Look up the rules, or see which clauses are tested.

    \b
    fatebox rules                      the rulebooks in the box
    fatebox rules weaver               a whole rulebook
    fatebox rules weaver ROT.4         a clause, with its rulings
    fatebox rules weaver ROT R5 WE-5   a section, a ruling, a worked example
    fatebox rules weaver death matched every entry with all these words
    fatebox rules --coverage weaver    clauses with and without a test
    """
    if coverage or citations:
        _show_coverage(words, citations=citations, tests=tests, as_json=as_json)
    elif not words:
        _list_rulebooks(as_json)
    else:
        book, rest = _rulebook(words)
        book = book if spoilers else book.unspoiled()
        entries = _look_up(book, rest) if rest else list(book.entries())
        if as_json:
            print_json([entry_data(entry) for entry in entries])
        else:
            if note := _say("book-in-english"):
                click.echo(f"{note}\n")
            show_entries(book, entries, alone=bool(rest))


# --- finding -----------------------------------------------------------------------------------------


def _rulebook(words: tuple[str, ...]) -> tuple[Rulebook, tuple[str, ...]]:
    """The rulebook that is meant, and what is looked up in it; the id of a clause names its game, too."""
    prefix = words[0].upper().partition("-")[0]
    for game in rulebook_ids():
        book = load_rulebook(game)
        if words[0] != game and book.prefix == prefix and book.find(words[0]) is not None:
            return book, words
    return load_rulebook(words[0]), words[1:]


def _look_up(book: Rulebook, words: tuple[str, ...]) -> list[Entry]:
    """Entries by their ids, or else all that hold the words."""
    by_id = {word: book.find(word) for word in words}
    found = [entry for entry in by_id.values() if entry is not None]
    if len(found) == len(by_id):
        return found
    held = book.search(words)
    if not held:
        unknown = [word for word, entry in by_id.items() if entry is None and not book.search([word])]
        refused = [_unknown(book, word) for word in unknown] or [_nowhere(book, words)]
        raise ContentError(chain("no-and", refused))
    return held


def _unknown(book: Rulebook, word: str) -> Message:
    """A word that no entry holds, and what is near to it: ids, or words of the rulebook."""
    ids = [entry.id.removeprefix(f"{book.prefix}-") for entry in book.entries()]
    close = near(word.upper().removeprefix(f"{book.prefix}-"), ids) or near(word, book.words(), alike=PART)
    return RULE_UNKNOWN(game=book.title, word=word, near=tuple(close))


def _nowhere(book: Rulebook, words: tuple[str, ...]) -> Message:
    return RULE_NOWHERE(game=book.title, words=words)


def _games(words: tuple[str, ...]) -> tuple[str, ...]:
    for game in words:
        load_rulebook(game)  # an unknown one is an error
    return words or rulebook_ids()


# --- showing -----------------------------------------------------------------------------------------


def _list_rulebooks(as_json: bool) -> None:
    books = {game: load_rulebook(game) for game in rulebook_ids()}
    if as_json:
        data = {
            game: {"title": book.title, "clauses": len(book.clauses), "finished": book.finished}
            for game, book in books.items()
        }
        print_json(data)
        return
    for game, book in books.items():
        click.echo(_say("book-line", game=game, title=book.title, clauses=len(book.clauses)))


def entry_data(entry: Entry) -> dict[str, Any]:
    """An entry as JSON data."""
    return {"type": type(entry).__name__.lower(), **asdict(entry)}


def show_entries(book: Rulebook, entries: Sequence[Entry], *, alone: bool) -> None:
    """Show entries, with markdown drawn on a terminal, else as plain text that is never cut or wrapped.

    An entry that stands alone brings along what belongs to it: a section its clauses, a clause its rulings.
    """
    console = Console(highlight=False, markup=False, emoji=False)
    for entry in entries:
        head, body = f"{entry.id}  {_title(entry)}".strip(), _body(book, entry, alone=alone)
        if console.is_terminal:
            console.print(Text(head, "bold"))
            console.print(Padding(Markdown(body), (0, 0, 1, 4)) if body else "")
        else:
            click.echo("\n".join(filter(None, (head, body))) if entry.title else f"{head}  {body}")
            click.echo()
        if isinstance(entry, Section) and alone:
            show_entries(book, entry.clauses, alone=False)


def _title(entry: Entry) -> str:
    """The title; that of a section in the language of the reader."""
    return (
        _section(entry).text(_key(entry), content=entry.title) if isinstance(entry, Section) else entry.title
    )


def _summary(section: Section) -> str:
    """The section in short, for readers of other languages than the rulebook's."""
    key = f"{_key(section)}.summary"
    speaker = _section(section)
    return speaker.text(key) if language() != ENGLISH and speaker.knows(key) else ""


def _key(section: Section) -> str:
    return key_of("rules", section.id.rpartition("-")[-1].lower())


def _section(section: Section) -> Speaker:
    """Says the words of the game that a section belongs to."""
    prefix = section.id.partition("-")[0]
    game = next(game for game in rulebook_ids() if load_rulebook(game).prefix == prefix)
    return Speaker(language(), load_game(game).package if game in game_ids() else SHARED)


def _say(key: str, **arguments: Value) -> str:
    return Speaker(language()).text(key, **arguments)


def _body(book: Rulebook, entry: Entry, *, alone: bool) -> str:
    """The text below the id and the title, as markdown."""
    if isinstance(entry, Section):
        return _summary(entry) or entry.text
    if isinstance(entry, Ruling):
        reason = f"\n\n{_say('book-reason', reason=entry.reason)}" if entry.reason else ""
        return entry.answer + reason + _references("book-clauses", entry.clauses)
    if isinstance(entry, Example):
        return entry.text + _references("book-clauses", entry.clauses)
    if isinstance(entry, Asked):
        return "\n".join(f"- {line}" for line in entry.text.split("\n"))
    if alone:  # a clause, with what belongs to it
        rulings = "".join(f"\n\n{key}  {_ruling(book, key)}" for key in entry.rulings)
        return entry.text + rulings + _references("book-examples", entry.examples)
    return entry.text


def _ruling(book: Rulebook, key: str) -> str:
    ruling = book.rulings[key]
    return f"{ruling.question} {ruling.answer}"


def _references(key: str, ids: tuple[str, ...]) -> str:
    return f"\n\n{_say(key, ids=', '.join(ids))}" if ids else ""


# --- coverage ----------------------------------------------------------------------------------------


def _show_coverage(words: tuple[str, ...], *, citations: bool, tests: Path | None, as_json: bool) -> None:
    from fatebox.scenario import coverage as cover

    games = _games(words)
    if citations:
        found = cover.citations(cover.source_folder(), games)
        data: dict[str, Any] = {
            game: {"clauses": len(each.places), "cited": len(each.named), "uncited": each.missing}
            for game, each in found.items()
        }
    else:
        data = cover.to_data(cover.coverage(tests or cover.checkout_tests(), games))
    if as_json:
        print_json(data)
        return
    had, lacked = ("cited", "uncited") if citations else ("tested", "untested")
    for game, each in data.items():
        click.echo(f"{game}: {each['clauses']} clauses, {each[had]} {had}, {len(each[lacked])} {lacked}")
        for section, ids in _sections(each[lacked]).items():
            click.echo(f"    {section}: {', '.join(ids)}")


def _sections(clauses: list[str]) -> dict[str, list[str]]:
    """Clauses by their sections, in order."""
    sections: dict[str, list[str]] = {}
    for clause in clauses:
        sections.setdefault(clause.rpartition(".")[0], []).append(clause)
    return sections
