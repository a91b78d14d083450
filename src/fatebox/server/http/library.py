"""The games as the client shows them: what can be chosen, what each card says, and the rulebook."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from fatebox.bots import LEVELS
from fatebox.games import game_ids, load_game, load_rulebook, rulebook_ids
from fatebox.kernel import Choice, Data, Flag, Game, Number, Setting, unspoiled
from fatebox.kernel.rulebook import Asked, Clause, Example, Ruling


class SettingData(msgspec.Struct):
    """An option of a game."""

    kind: str
    name: str
    clause: str
    default: Any
    values: list[str] = []
    least: int = 0
    most: int = 0
    step: int = 1


class CharacterData(msgspec.Struct):
    """A character: a bot with a name and a taste of its own."""

    name: str
    level: str
    style: str


class GameData(msgspec.Struct):
    """A game, and what can be chosen about it."""

    id: str
    title: str
    seats: list[int]
    default_seats: int
    bots: list[str]
    settings: list[SettingData]
    verbs: dict[str, list[str]]
    """The verbs of its options, with the kinds of their arguments: `card`, `seat`, or a word of its own."""
    passes: bool
    """Whether there are questions at which one may pass by a setting."""
    finished: bool
    cooperative: bool
    """Whether all seats win or lose together."""
    cast: list[CharacterData]
    """The characters that bots play as."""


class CardData(msgspec.Struct):
    """A card, or another piece of content."""

    kind: str
    key: str
    name: str
    facts: dict[str, Any]
    text: str
    parts: list[str]
    """The parts of its text that a card shows apart from one another, such as the two abilities of a hero."""
    flavor: str
    """A line for the mood, of no effect."""
    clauses: list[str]
    copies: int


class CardsData(msgspec.Struct):
    """All content of a game."""

    cards: list[CardData]
    numbers: list[int]
    """For each number of a card in a view, its place in `cards`; -1 if nothing is said about it."""


class EntryData(msgspec.Struct):
    """Something in the rulebook that can be looked up."""

    id: str
    kind: str
    title: str
    text: str
    links: list[str]


class SectionData(msgspec.Struct):
    """A section with its clauses."""

    id: str
    title: str
    entries: list[EntryData]


class RulesData(msgspec.Struct):
    """A rulebook."""

    title: str
    sections: list[SectionData]


@cache
def games() -> list[GameData]:
    """All games in the box."""
    return [_game(load_game(game_id)) for game_id in game_ids()]


def _game(game: Game[Any]) -> GameData:
    return GameData(
        game.id,
        game.title,
        list(game.seats),
        game.default_seats or game.seats[0],
        list(LEVELS),
        [_setting(setting) for setting in game.settings if not isinstance(setting, Data)],
        {verb: list(kinds) for verb, kinds in game.verbs.items()},
        game.passing is not None,
        load_rulebook(game.id).finished if game.id in rulebook_ids() else False,
        game.ranking.cooperative,
        [CharacterData(*character) for character in game.opponents.cast],
    )


def _setting(setting: Setting) -> SettingData:
    data = SettingData(type(setting).__name__.lower(), setting.name, setting.clause, setting.default)
    if isinstance(setting, Choice):
        data.values = list(setting.values)
    elif isinstance(setting, Number):
        data.least, data.most, data.step = setting.least, setting.most, setting.step
    else:
        assert isinstance(setting, Flag)
    return data


@lru_cache(maxsize=256)
def cards(game_id: str, language: str, revealed: frozenset[str] = frozenset()) -> CardsData:
    """The cards of a game in a language, without those that would spoil the story."""
    pack = load_game(game_id).pack()
    infos = unspoiled(pack.describe(language), revealed)
    places = {(info.kind, info.key): i for i, info in enumerate(infos)}
    by_key = {info.key: i for i, info in enumerate(infos)}
    numbers = []
    for kind, key in zip(pack.box.kinds, pack.box.keys, strict=True):
        base, _, copy = key.rpartition(".")
        plain = base if copy.isdigit() else key
        numbers.append(places.get((kind, plain), by_key.get(plain, -1)))
    shown = [
        CardData(
            i.kind,
            i.key,
            i.name,
            dict(i.facts),
            i.text,
            list(i.parts),
            i.flavor,
            list(i.clauses),
            i.copies,
        )
        for i in infos
    ]
    return CardsData(shown, numbers)


@cache
def rules(game_id: str) -> RulesData:
    """The rulebook of a game, without examples that would give a story away."""
    book = load_rulebook(game_id).unspoiled()
    sections = [
        SectionData(section.id, section.title, [_entry(clause) for clause in section.clauses])
        for section in book.sections.values()
    ]
    more: list[tuple[str, str, list[Any]]] = [
        ("rulings", "Rulings", list(book.rulings.values())),
        ("examples", "Worked examples", list(book.examples.values())),
        ("decisions", "Decisions", list(book.decisions.values())),
    ]
    sections += [SectionData(key, title, [_entry(e) for e in entries]) for key, title, entries in more]
    return RulesData(book.title, sections)


def _entry(entry: Clause | Ruling | Example | Asked) -> EntryData:
    links: tuple[str, ...] = ()
    if isinstance(entry, Clause):
        links = (*entry.rulings, *entry.examples)
    elif isinstance(entry, Ruling | Example):
        links = entry.clauses
    return EntryData(entry.id, type(entry).__name__.lower(), entry.title, entry.text, list(links))
