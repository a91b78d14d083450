"""The rulebook of a game as data: sections, clauses, rulings, worked examples and decisions.

A game keeps it in `rules.toml` beside its rules:

    title = "Fate Weaver"
    prefix = "WEA"
    finished = true                    # every clause must be covered by a test
    goal = "Survive ten rounds."       # one line, for whoever starts
    wins = ["WEA-END.1"]               # the clauses that say how the game is won

    [cards]                            # the number of cards of each kind in the box
    fate = 64

    [sections]
    ROT = "Rotation and combos"

    [clauses]
    "WEA-ROT.3" = "A card that matches on both sides turns once, together with both partners. (R4)"

    [rulings.R4]
    question = "..."
    answer = "..."
    reason = "..."

    [examples.WE-5]
    clauses = ["WEA-ROT.3"]
    text = "..."
    spoiler = "..."                    # only if it gives away what one has to play for

    [decisions.D1]
    when = "..."                       # and options, picks, may_pass, default, who, hidden, name

A clause names its rulings in its text. Every reference must lead somewhere.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from typing import TypeAlias

import msgspec

from .content import explain
from .conversion import convert
from .errors import ContentError
from .near import did_you_mean

_IN_SECTION = re.compile(r"\d+|[A-Z]+\d*")
"""The part after the section in the id of a clause: a number, or the short name of a variant."""


class _Ruling(msgspec.Struct, forbid_unknown_fields=True):
    question: str
    answer: str
    reason: str = ""


class _Example(msgspec.Struct, forbid_unknown_fields=True):
    clauses: list[str]
    text: str
    spoiler: str = ""


class _Asked(msgspec.Struct, forbid_unknown_fields=True):
    when: str
    options: str
    picks: str
    may_pass: str
    default: str
    name: str = ""
    who: str = ""
    hidden: str = ""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    prefix: str
    finished: bool
    sections: dict[str, str]
    clauses: dict[str, str]
    goal: str = ""
    wins: list[str] = []
    cards: dict[str, int] = {}
    rulings: dict[str, _Ruling] = {}
    examples: dict[str, _Example] = {}
    decisions: dict[str, _Asked] = {}


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered sentence (or more) of the rulebook."""

    id: str
    text: str
    rulings: tuple[str, ...]
    """The rulings that its text names, then those that name it."""
    examples: tuple[str, ...]
    """The worked examples that show it."""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rulebook."""

    id: str
    title: str
    clauses: tuple[Clause, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question that the rulebook leaves open, and how it is decided here."""

    id: str
    question: str
    answer: str
    reason: str
    clauses: tuple[str, ...]
    """The clauses that name it, or that it names."""

    @property
    def title(self) -> str:
        """Its subject."""
        return self.question

    @property
    def text(self) -> str:
        """Answer and reason."""
        return f"{self.answer} ({self.reason})" if self.reason else self.answer


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example, with the clauses it shows."""

    id: str
    clauses: tuple[str, ...]
    text: str
    title: str = ""
    spoiler: str = ""
    """The spoiler that must have come to light before it may be shown, if any."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision of the rulebook: when it is asked, of whom, and what is taken when time runs out."""

    id: str
    title: str
    facts: dict[str, str]

    @property
    def text(self) -> str:
        """All that is known of it, a line each."""
        return "\n".join(f"{name.replace('_', ' ')}: {value}" for name, value in self.facts.items())


Entry: TypeAlias = Section | Clause | Ruling | Example | Asked
"""Anything that has an id, a title and a text."""


class Rulebook:
    """The rules of one game, to look things up in."""

    def __init__(self, data: str, name: str) -> None:
        file = _read(data, name)
        _check_references(file, name)
        self.title = file.title
        self.prefix = file.prefix
        self.finished = file.finished
        """Whether every clause has to be covered by a test."""
        self.goal = file.goal
        """The goal of the game, in one line."""
        self.cards = file.cards
        """The number of cards of each kind in the box."""
        shown: dict[str, list[str]] = {}
        for key, example in file.examples.items():
            for clause in example.clauses:
                shown.setdefault(clause, []).append(key)
        decided = _rulings_by_clause(file)
        self.clauses = {
            key: Clause(key, text.strip(), decided[key], tuple(shown.get(key, ())))
            for key, text in file.clauses.items()
        }
        self.wins = tuple(self.clauses[key] for key in file.wins)
        """The clauses that say how the game is won."""
        self.sections = {
            f"{file.prefix}-{key}": Section(
                f"{file.prefix}-{key}",
                title,
                tuple(c for c in self.clauses.values() if _section_of(c.id) == f"{file.prefix}-{key}"),
            )
            for key, title in file.sections.items()
        }
        self.rulings = {
            key: Ruling(
                key,
                r.question,
                r.answer,
                r.reason,
                tuple(c.id for c in self.clauses.values() if key in c.rulings),
            )
            for key, r in file.rulings.items()
        }
        self.examples = {
            key: Example(key, tuple(example.clauses), example.text.strip(), spoiler=example.spoiler)
            for key, example in file.examples.items()
        }
        self.decisions = {key: _asked(key, decision) for key, decision in file.decisions.items()}

    @classmethod
    def read(cls, file: Traversable, name: str) -> Rulebook:
        """Read a `rules.toml`; `name` says in errors which one it is."""
        return cls(file.read_text(encoding="utf-8"), name)

    def unspoiled(self, revealed: Collection[str] = ()) -> Rulebook:
        """The rulebook for somebody for whom this has come to light: without examples that give more away."""
        hidden = {e.id for e in self.examples.values() if e.spoiler and e.spoiler not in revealed}
        if not hidden:
            return self
        book = copy(self)
        book.examples = {key: example for key, example in self.examples.items() if key not in hidden}
        book.clauses = {key: _without(clause, hidden) for key, clause in self.clauses.items()}
        book.sections = {
            key: replace(section, clauses=tuple(book.clauses[clause.id] for clause in section.clauses))
            for key, section in self.sections.items()
        }
        return book

    def entries(self) -> Iterator[Entry]:
        """All that can be found: each section before its clauses, then rulings, examples and decisions."""
        for section in self.sections.values():
            yield section
            yield from section.clauses
        yield from self.rulings.values()
        yield from self.examples.values()
        yield from self.decisions.values()

    def find(self, key: str) -> Entry | None:
        """The entry of that id; the prefix of the game may be left out (`ROT.4`), and case does not count."""
        wanted = key.upper()
        for full in (wanted, f"{self.prefix}-{wanted}"):
            for entry in self.entries():
                if entry.id.upper() == full:
                    return entry
        return None

    def clause(self, key: str) -> Clause:
        """The clause of that id, or an error that says what is near."""
        found = self.clauses.get(key)
        if found is None:
            raise ContentError(f"{self.title} has no clause {key!r}{did_you_mean(key, self.clauses)}")
        return found

    def search(self, words: Sequence[str]) -> list[Entry]:
        """Entries that hold all the words; those with the words in their id or title come first."""
        wanted = [word.lower() for word in words]
        found = []
        for place, entry in enumerate(self.entries()):
            head = f"{entry.id} {entry.title}".lower()
            whole = f"{head}\n{entry.text}".lower()
            if all(word in whole for word in wanted):
                found.append((-sum(word in head for word in wanted), place, entry))
        found.sort(key=lambda item: item[:2])
        return [entry for _, _, entry in found]

    def words(self) -> list[str]:
        """All words of the rulebook, each once."""
        return list(dict.fromkeys(re.findall(r"[a-z]{4,}", " ".join(e.text for e in self.entries()).lower())))

    def mentioning(self, *names: str) -> list[Clause]:
        """The clauses that speak of a card by one of its names."""
        word = _any_of(names)
        return [clause for clause in self.clauses.values() if word.search(clause.text)]

    def rulings_on(self, *names: str) -> list[Ruling]:
        """The rulings that speak of a card by one of its names."""
        word = _any_of(names)
        return [r for r in self.rulings.values() if word.search(f"{r.question} {r.answer}")]


def _any_of(names: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"\b({'|'.join(map(re.escape, names))})\b", re.IGNORECASE)


def _without(clause: Clause, hidden: set[str]) -> Clause:
    return replace(clause, examples=tuple(key for key in clause.examples if key not in hidden))


def _read(data: str, name: str) -> _File:
    try:
        return convert(tomllib.loads(data), _File)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: {error}") from None
    except msgspec.ValidationError as error:
        raise ContentError(f"{name}: {explain(str(error), _File)}") from None


def _rulings_in(text: str) -> list[str]:
    """`... (R4, R7)` -> R4, R7."""
    return list(dict.fromkeys(re.findall(r"\bR\d+\b", " ".join(re.findall(r"\([^()]*\)", text)))))


def _rulings_by_clause(file: _File) -> dict[str, tuple[str, ...]]:
    """For each clause the rulings that its text names, then those that name it and so change it."""
    named = _clause_ids(file.prefix)
    rulings = {key: dict.fromkeys(_rulings_in(text)) for key, text in file.clauses.items()}
    for key, ruling in file.rulings.items():
        for clause in named.findall(f"{ruling.question} {ruling.answer}"):
            rulings[clause].setdefault(key)
    return {clause: tuple(keys) for clause, keys in rulings.items()}


def _clause_ids(prefix: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(prefix)}-[A-Z0-9]+\.[A-Z0-9]+\b")


def _section_of(clause: str) -> str:
    return clause.rpartition(".")[0]


def _asked(key: str, asked: _Asked) -> Asked:
    facts = {name: value for name, value in msgspec.structs.asdict(asked).items() if value and name != "name"}
    return Asked(key, asked.name or asked.when, facts)


def _check_references(file: _File, name: str) -> None:
    """Every id that is named must exist."""
    sections = {f"{file.prefix}-{key}" for key in file.sections}
    texts = dict(file.clauses)
    for key in file.clauses:
        if _section_of(key) not in sections or not _IN_SECTION.fullmatch(key.rpartition(".")[2]):
            raise ContentError(
                f"{name}: clauses: {key!r}: expected {file.prefix}-SECTION.number (or .CAPITALS) "
                f"with one of the sections {', '.join(file.sections)}"
            )
        for cited in _rulings_in(file.clauses[key]):
            if cited not in file.rulings:
                raise ContentError(f"{name}: clauses: {key}: there is no ruling {cited}")
    for key, example in file.examples.items():
        for clause in example.clauses:
            if clause not in file.clauses:
                raise ContentError(f"{name}: examples.{key}.clauses: there is no clause {clause!r}")
        texts[key] = example.text
    for key, ruling in file.rulings.items():
        texts[key] = f"{ruling.question} {ruling.answer} {ruling.reason}"
    for key, decision in file.decisions.items():
        texts[key] = " ".join(msgspec.structs.astuple(decision))
    texts["wins"] = " ".join(file.wins)
    named = _clause_ids(file.prefix)
    for key, text in texts.items():
        for clause in named.findall(text):
            if clause not in file.clauses:
                raise ContentError(f"{name}: {key}: there is no clause {clause!r}")
