"""Records: a match as a small JSON file that replays to the identical state, byte for byte.

    {
      "fatebox": 1,
      "game": "weaver", "version": "1", "content": "5d41402abc4b2a76", "changes": [],
      "seats": 1, "players": [], "options": {"difficulty": "apprentice"}, "seed": "demo",
      "answers": [
        [0, "play", "love", 0],
        [0, "play", "wealth", 1]
      ],
      "undos": [],
      "snapshot": null,
      "digest": "9e107d9d372bb682"
    }

Each answer is the seat and the option. `generator` may say how the seed became chance, if not by sfc32 (see
`rng`). `players` may say who sat at each seat: a person, or the name of a bot. `undos` lists
steps back that were taken: how many answers were left, what was dropped, whether hidden things had been
revealed. `snapshot` may hold the state at the start of the open segment: with it a running
match goes on after a change of rules or content. Where the answers alone do not lead there (the match went on
like that before, or was set up by hand), the snapshot is what counts: `resumed`. `stand_ins` may list answers
that were given for a person who was away or late: `[[12, "normal"]]`. `notes` may hold texts, such as the
report of a problem. `digest` is a hash of everything else, so that damage is noticed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from .cards import Card
from .content import explain
from .conversion import convert
from .decision import Option
from .errors import ContentError, DataError, IllegalAnswer, OptionsError, RecordError, RulesError
from .events import Listener
from .game import Game, Match
from .history import CONCEDE, History, Undo, answers_between
from .messages import declare
from .options import complete
from .rng import GENERATORS, Rng
from .shapes import Mapping, frozen
from .state import State

FOREIGN = declare("record-foreign")
DAMAGED = declare("record-damaged")

S = TypeVar("S", bound=State)
FORMAT = 1
PERSON = "person"
"""In the list of players: somebody who is no bot."""
CLOCK = "clock"
"""Among the stand-ins: no bot, but the default answer, because the time was up."""


# --- the file ---------------------------------------------------------------------------------------


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """The state at the start of the open segment."""

    at: int
    """The number of answers before it."""
    resumed: bool
    """Whether the answers alone do not lead there."""
    cards: list[str]
    """The key of each card, by its number."""
    state: dict[str, Any]
    """The data of the state."""


class _UndoData(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    at: int
    dropped: list[Any]
    forced: bool


class _RecordData(msgspec.Struct):
    """The fields of a record file; those with a default may be left out."""

    game: str
    version: str
    content: str
    changes: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: int | str
    answers: list[Any]
    undos: list[_UndoData]
    digest: str
    players: tuple[str, ...] = ()
    snapshot: Snapshot | None = None
    stand_ins: list[tuple[int, str]] = []
    notes: dict[str, str] = {}
    generator: str = Rng.generator


# --- the record -------------------------------------------------------------------------------------


@dataclass(slots=True)
class Record:
    """Header, answers, steps back taken, and perhaps a snapshot; see the module's text."""

    game: str
    version: str
    content: str
    seats: int
    options: dict[str, Any]
    seed: int | str
    changes: tuple[str, ...] = ()
    answers: list[tuple[int, Option]] = field(default_factory=list)
    undos: tuple[Undo, ...] = ()
    snapshot: Snapshot | None = None
    players: tuple[str, ...] = ()
    """The player at each seat, if known: `PERSON`, or the name of a bot."""
    stand_ins: dict[int, str] = field(default_factory=dict)
    """By their place among the answers, those that a person did not give: the name of the bot, or `CLOCK`."""
    notes: dict[str, str] = field(default_factory=dict)
    """Notes, such as the report of a problem."""
    generator: str = Rng.generator
    """The generator that turned the seed into chance."""

    @classmethod
    def of(cls, match: Match[Any], *, snapshot: bool = False) -> Record:
        """The record of a match, with a snapshot at the start of the open segment if wanted."""
        pack = match.state.pack
        record = cls(
            game=match.game.id,
            version=match.game.version,
            content=pack.hash,
            seats=match.state.seats,
            options=dict(match.options),
            seed=match.seed,
            changes=pack.changes,
            answers=match.answers(),
            undos=match.undos,
            generator=match.state.rng.generator,
        )
        if snapshot or match.resumed:
            mark, state = _saved(match)
            record.snapshot = Snapshot(
                at=len(answers_between(None, mark)),
                resumed=match.resumed,
                cards=pack.box.keys,
                state=state.to_data(),
            )
        return record

    def to_json(self) -> str:
        """The record as text, one answer a line."""
        head = {
            "fatebox": FORMAT,
            "game": self.game,
            "version": self.version,
            "content": self.content,
            "changes": list(self.changes),
            "seats": self.seats,
            "players": list(self.players),
            "options": self.options,
            "seed": self.seed,
            **({} if self.generator == Rng.generator else {"generator": self.generator}),
        }
        tail = {
            "undos": [[u.at, [[s, *o] for s, o in u.dropped], u.forced] for u in self.undos],
            "snapshot": None if self.snapshot is None else msgspec.structs.asdict(self.snapshot),
            **({"stand_ins": sorted(self.stand_ins.items())} if self.stand_ins else {}),
            **({"notes": self.notes} if self.notes else {}),
        }
        answers = ",".join(f"\n  {_line(seat, option)}" for seat, option in self.answers)
        lines = [f'"{key}": {_compact(value)}' for key, value in head.items()]
        lines.append(f'"answers": [{answers}{chr(10) if answers else ""}]')
        lines += [f'"{key}": {_compact(value)}' for key, value in tail.items()]
        body = "{\n" + ",\n".join(lines)
        return f'{body},\n"digest": "{_digest(body)}"\n}}\n'

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read a record; an error says where it is damaged and why."""
        data = _parse(text)
        body, mark, end = text.rpartition(',\n"digest"')
        if not mark or end.rstrip() != f': "{_digest(body)}"\n}}':
            raise RecordError(DAMAGED())
        answers = [_read_answer(item, f"answers[{i}]") for i, item in enumerate(data.answers)]
        return cls(
            game=data.game,
            version=data.version,
            content=data.content,
            seats=data.seats,
            options=data.options,
            seed=data.seed,
            changes=data.changes,
            answers=answers,
            undos=tuple(_read_undo(item, f"undos[{i}]") for i, item in enumerate(data.undos)),
            snapshot=_checked_snapshot(data.snapshot, len(answers)),
            players=data.players,
            stand_ins=_checked_stand_ins(data.stand_ins, len(answers)),
            notes=data.notes,
            generator=_checked_generator(data.generator),
        )

    def replay(self, game: Game[S]) -> Match[S]:
        """Play the record again. With other rules or content it goes on from its snapshot."""
        *_, match = self.steps(game)
        return match

    def steps(self, game: Game[S], listener: Listener | None = None) -> Iterator[Match[S]]:
        """The match as it starts and after each answer: one and the same match, played on between two looks.

        With other rules or content it starts from the snapshot. The listener hears the set-up, if there is
        one; who wants to hear more listens to the match.
        """
        if self.game != game.id:
            raise RecordError(f"this is a record of {self.game!r}, not of {game.id!r}")
        try:
            pack = game.pack(self.changes)
        except ContentError as error:
            raise RecordError(f"changes: {error}") from None
        same_content = self.content in (pack.hash, *game.former_content)
        changed = self.version != game.version or not same_content
        if changed and self.snapshot is None:
            which = (
                f"rules version {self.version}, these are {game.version}"
                if self.version != game.version
                else f"content {self.content}, this is {pack.hash}"
            )
            raise RecordError(f"the record was made with {which}, and it has no snapshot to go on from")
        resumed = self.snapshot is not None and self.snapshot.resumed
        answers = self.answers
        try:
            if changed or resumed:
                match, answers = self._from_snapshot(game)
            else:
                match = game.start(
                    self.seed,
                    seats=self.seats,
                    options=self.options,
                    changes=self.changes,
                    listener=listener,
                    generator=self.generator,
                )
                match.state.listener = None
        except OptionsError as error:
            raise RecordError(str(error)) from None
        match.undos = self.undos
        yield match
        done = len(match.answers())
        for i, answer in enumerate(answers[done:], start=done):
            try:
                give_again(match, *answer)
            except IllegalAnswer as error:
                raise RecordError(f"answers[{i}]: {error}") from None
            yield match

    def _from_snapshot(self, game: Game[S]) -> tuple[Match[S], list[tuple[int, Option]]]:
        """The match at its snapshot, and all answers, with cards as they are numbered now."""
        assert self.snapshot is not None
        pack = game.pack(self.changes)
        options = complete(game.settings, self.options)
        try:
            mapping = _renumbered(self.snapshot.cards, pack.box.keys)
            data = self.snapshot.state
            if game.upgrade is not None:
                data = game.upgrade(data, self.version)
            state = game.state.from_data(data, pack=pack)
            if mapping:
                state = state.relabelled(mapping)
            answers = [(seat, _relabel(game, option, mapping)) for seat, option in self.answers]
            history: History = None
            for seat, option in answers[: self.snapshot.at]:
                history = (history, seat, option, None)
            return Match(game, options, self.seed, state, state.segment, history=history), answers
        except (DataError, RulesError) as error:
            raise RecordError(f"snapshot: {error}") from None


def _saved(match: Match[Any]) -> tuple[History, State]:
    """The state to write down, with the history before it: that from which a running match goes on.

    A match that is over and did not begin with its set-up is written from where it began, to be seen whole.
    """
    if match.decision is not None:
        return match._course.mark, match.checkpoint()
    return (match._origin.mark, match._origin.state) if match.resumed else (match.history, match.state)


def _renumbered(old: list[str], new: list[str]) -> Mapping:
    """The number that each card has now, if the content numbers its cards otherwise than before."""
    if old == new:
        return {}
    numbers = {key: Card(number) for number, key in enumerate(new)}
    gone = [key for key in old if key not in numbers]
    if gone:
        raise DataError(f"these cards are no longer in the content: {', '.join(gone)}")
    return {Card(number): numbers[key] for number, key in enumerate(old)}


def _relabel(game: Game[Any], option: Option, mapping: Mapping) -> Option:
    """An answer that was perhaps given under other rules, with its cards renumbered."""
    fits = mapping and option != CONCEDE and len(game.verbs.get(option[0], ())) == len(option) - 1
    return game.relabel(option, mapping) if fits else option


def give_again(match: Match[Any], seat: int, option: Option) -> None:
    """Give an answer of a record to a match that stands where it was given."""
    if option == CONCEDE:
        match.concede(seat)
    else:
        match.answer(option, seat, exact=True)


def _line(seat: int, option: Option) -> str:
    """An answer as text. NaN must not become `null`, though no game offers it."""
    text = _compact([seat, *option])
    return json.dumps([seat, *option], separators=(",", ":"), ensure_ascii=False) if "null" in text else text


def _compact(value: Any) -> str:
    """JSON without spaces; tables keep many records, and the standard library takes ten times as long."""
    return msgspec.json.encode(value).decode()


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def _parse(text: str) -> _RecordData:
    """The fields of a record, each of its type; all that is checked without the rules of the game."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        cut = " (the file ends too early)" if error.pos >= len(text.rstrip()) else ""
        raise RecordError(f"line {error.lineno}: {error.msg}{cut}") from None
    except (ValueError, RecursionError):
        raise RecordError("this is no Fatebox record: numbers are too long or brackets too deep") from None
    if not isinstance(data, dict) or "fatebox" not in data:
        raise RecordError(FOREIGN())
    if data["fatebox"] != FORMAT:
        raise RecordError(f"fatebox: expected record format {FORMAT}, got {data['fatebox']!r}")
    try:
        return convert(data, _RecordData)
    except msgspec.ValidationError as error:
        raise RecordError(explain(str(error), _RecordData)) from None


def _read_answer(item: Any, where: str) -> tuple[int, Option]:
    if not isinstance(item, list) or [type(part) for part in item[:2]] != [int, str]:
        raise RecordError(f"{where}: expected [seat, verb, ...], got {item!r:.60}")
    return item[0], frozen(item[1:])


def _read_undo(data: _UndoData, where: str) -> Undo:
    dropped = tuple(_read_answer(item, f"{where}[1][{i}]") for i, item in enumerate(data.dropped))
    return Undo(data.at, dropped, data.forced)


def _checked_stand_ins(pairs: list[tuple[int, str]], answers: int) -> dict[int, str]:
    for i, (number, _) in enumerate(pairs):
        if not 0 <= number < answers:
            raise RecordError(f"stand_ins[{i}][0]: expected the number of an answer, got {number}")
    return dict(pairs)


def _checked_snapshot(snapshot: Snapshot | None, answers: int) -> Snapshot | None:
    if snapshot is not None and not 0 <= snapshot.at <= answers:
        raise RecordError(f"snapshot.at: expected a number from 0 to {answers}, got {snapshot.at}")
    return snapshot


def _checked_generator(name: str) -> str:
    if name not in GENERATORS:
        raise RecordError(f"generator: expected one of {', '.join(GENERATORS)}, got {name!r}")
    return name
