"""`fatebox cards GAME --vocabulary`: everything that the cards of a game can be written in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import click
import tomlkit
from rich.text import Text

from fatebox.kernel import ContentError, Game, unspoiled
from fatebox.kernel.near import did_you_mean
from fatebox.kernel.vocabulary import CARDS, PARTS, Entry, Field, vocabulary

from .language import speaker_of
from .output import UNBOUNDED, print_json, print_page

HEADINGS = {CARDS: "Kinds of cards", PARTS: "Parts of cards"}
LONG = 200
"""An example of more letters is cut."""


def show_vocabulary(game: Game[Any], wanted: str, *, spoilers: bool, as_json: bool) -> None:
    """Print all entries, or those that a word is about."""
    everything = vocabulary(game, spoilers=spoilers)
    entries = [entry for entry in everything if wanted.lower() in _words(entry)] if wanted else everything
    if not entries:
        known = dict.fromkeys(word for entry in everything for word in _words(entry))
        raise ContentError(f"the cards of {game.title} know no word {wanted!r}{did_you_mean(wanted, known)}")
    if as_json:
        print_json([{**asdict(entry), "message": _sentence(entry, game)} for entry in entries])
        return
    group = ""
    for entry in entries:
        if entry.group != group:
            group = entry.group
            print_page(Text(HEADINGS.get(group, f"{group} = ..."), "bold underline"), "")
        print_page(*_lines(entry, game), "", width=UNBOUNDED)
    if not spoilers and len(unspoiled(infos := game.pack().describe())) < len(infos):
        click.echo("Examples that would give a story away are left out: see --spoilers.", err=True)


def _words(entry: Entry) -> list[str]:
    """All words that somebody may look an entry up by."""
    words = [entry.name, *(each.name for each in entry.fields)]
    return [word.lower() for word in words + [word.word for each in entry.fields for word in each.words]]


def _lines(entry: Entry, game: Game[Any]) -> Iterator[Text]:
    yield Text.assemble((entry.name, "bold"), f"  {entry.meaning}")
    for each in entry.fields:
        yield Text.assemble("    ", (each.name, "cyan"), f"  {_about(each)}")
        for word in each.words:
            yield Text.assemble("        ", word.word, (f"  {word.card}" if word.card else "", "dim"))
    if entry.example is not None:
        example = _inline(entry.example)
        cut = example if len(example) <= LONG else f"{example[:LONG]}..."
        yield Text.assemble(("    e.g. ", "dim"), cut, (f"  {entry.card}", "dim"))
    yield from (Text(f"         {line}", "italic") for line in _sentence(entry, game).splitlines())


def _sentence(entry: Entry, game: Game[Any]) -> str:
    """The example as its card says it, in the language of the reader."""
    return "" if entry.message is None else speaker_of(game).say(entry.message)


def _inline(value: Any) -> str:
    """A value as TOML writes it on one line."""
    return _item(value).as_string()


def _item(value: Any) -> tomlkit.items.Item:
    if isinstance(value, dict):
        table = tomlkit.inline_table()
        table.update({key: _item(each) for key, each in value.items()})
        return table
    if isinstance(value, list):
        array = tomlkit.array()
        array.extend(map(_item, value))
        return array
    item: tomlkit.items.Item = tomlkit.item(value)
    return item


def _about(each: Field) -> str:
    """The type of a field, its default, and what it means."""
    about = each.type
    if not each.required:
        empty = each.default is None or each.default in ("", [], {})
        about += ", optional" if empty else f", else {_inline(each.default)}"
    return f"{about}. {each.meaning}" if each.meaning else about
