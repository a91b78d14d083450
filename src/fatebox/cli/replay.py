"""`fatebox replay`: step through the record of a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.padding import Padding
from rich.text import Text

from fatebox.cli.language import said
from fatebox.games import load_game
from fatebox.kernel import CONCEDE, Event, Game, Match, Option, OptionsError, Record, RecordError, View
from fatebox.kernel.messages import Message
from fatebox.storage.files import data_folder
from fatebox.terminal.face import Face
from fatebox.text.speaker import Speaker

from .games import options_in_words
from .language import language
from .refusals import ANSWER_SKIPPED, ANSWER_UNKNOWN, FILE_UNKNOWN, FILE_UNREADABLE, SEAT_UNKNOWN
from .saves import HOME, SaveFolder
from .terminal.screen import Terminal


@click.command("replay")
@click.argument("file", metavar="FILE")
@click.option("--step", is_flag=True, help="Stop after each answer and show the table.")
@click.option("--seat", type=int, metavar="N", help="Show only what this seat (1, 2, ...) could know.")
@click.option("--to", "last", type=click.IntRange(min=0), metavar="N", help="Show only the first N answers.")
@click.option("--json", "as_json", is_flag=True, help="Print answers, result and state as JSON.")
def command(file: str, step: bool, seat: int | None, last: int | None, as_json: bool) -> None:
    """Replay a record: a file, or the name of a game in the data folder."""
    record = read_record(file)
    game = load_game(record.game)
    if seat is not None and not 1 <= seat <= record.seats:
        raise OptionsError(SEAT_UNKNOWN(seats=record.seats, seat=seat))
    if last is not None and last > len(record.answers):
        raise OptionsError(ANSWER_UNKNOWN(answers=len(record.answers), last=last))
    eye = None if seat is None else seat - 1
    if as_json:
        click.echo(json.dumps(as_data(record, game, last, eye), indent=2, ensure_ascii=False))
        return
    terminal, face = Terminal(language()), Face(game, language())
    shown = list(frames(record, game, face, last, eye))
    show_header(terminal, record, game)
    (show_stepping if step else show_all)(terminal, face, game.pack(record.changes), shown)
    if shown[-1].match.result is not None:
        speaker = face.speaker(shown[-1].view, shown[-1].match.state.pack)
        terminal.show(face.ending(shown[-1].match.result, speaker))


def read_record(file: str) -> Record:
    """The record in a file or of that name in the data folder; errors name the file."""
    path = Path(file) if Path(file).exists() else SaveFolder(data_folder()).path_of(file)
    if path is None:
        raise RecordError(FILE_UNKNOWN(file=file))
    try:
        return Record.from_json(path.read_text(encoding="utf-8"))
    except RecordError as error:
        raise RecordError(f"{file}: {said(error)}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(FILE_UNREADABLE(file=file, why=str(error))) from None


def steps(record: Record, game: Game[Any], last: int | None) -> Iterator[Match[Any]]:
    """The match at its start and after each of the first `last` answers."""
    for match in record.steps(game):
        done = len(match.answers())
        if last is not None and done > last:
            raise OptionsError(ANSWER_SKIPPED(first=done, last=last))
        yield match
        if done == last:
            return


def as_data(record: Record, game: Game[Any], last: int | None, eye: int | None) -> dict[str, Any]:
    """The replayed game for programs: all of it, or what one seat could know."""
    *_, match = steps(record, game, last)
    everything = {"state": match.state.to_data()}
    return {
        "game": game.id,
        "version": record.version,
        "options": match.options,
        "seats": record.seats,
        "players": list(record.players),
        "seed": match.seed,
        "answers": [[seat, *option] for seat, option in match.answers()],
        "undos": len(match.undos),
        "forced_undos": sum(undo.forced for undo in match.undos),
        "result": None if match.result is None else match.result.to_data(),
        **(everything if eye is None else {"view": match.view(eye)}),
    }


@dataclass(frozen=True, slots=True)
class Frame:
    """The game after one answer, as somebody may see it."""

    match: Match[Any]
    """The match itself, as it is at the end of the replay."""
    number: int
    what: str
    story: list[Text]
    view: View


def frames(record: Record, game: Game[Any], face: Face, last: int | None, eye: int | None) -> Iterator[Frame]:
    """All steps of the replay. One seat sees other seats' answers only by what came of them."""
    heard: list[Event] = []
    looking = 0 if eye is None and record.seats == 1 else eye
    pack = game.pack(record.changes)
    say = Speaker(face.language).text
    what = say("replay-begin")
    for match in steps(record, game, last):
        match.state.listener = heard.append
        number = len(match.answers())
        view = match.view(looking)
        visible = [event for event in heard if eye is None or event.visible(eye)]
        yield Frame(match, number, what, face.story(view, pack, visible), view)
        heard.clear()
        if number < len(record.answers):
            seat, option = record.answers[number]
            what = _label(match, seat, option, face) if eye in (None, seat) else say("replay-answers")
            if record.seats > 1:
                who = face.speaker(view, pack).seat(seat)
                what = say("replay-seat", who=who, what=what)
            if number in record.stand_ins:
                what = say("replay-stand-in", what=what, by=record.stand_ins[number])


def _label(match: Match[Any], seat: int, option: Option, face: Face) -> str:
    speaker = face.onlooker(match)
    if option == CONCEDE:
        return speaker.text("replay-concedes")
    decision = match.decision_of(seat)
    legal = decision is not None and option in decision.options
    return speaker.say(match.label(option)) if legal else str(option)


def show_header(terminal: Terminal, record: Record, game: Game[Any]) -> None:
    """The game and its set-up."""
    say = terminal.speaker.text
    options = options_in_words(game, record.options, terminal.speaker.language)
    facts = [*filter(None, [options]), say("replay-seed", seed=str(record.seed))]
    terminal.show(Text.assemble((game.title, "bold"), f", {', '.join(facts)}"))
    parts = [say("replay-version", version=record.version), say("replay-count", count=len(record.answers))]
    if record.players:
        parts.append(say("replay-players", players=", ".join(record.players)))
    if record.undos:
        forced = sum(undo.forced for undo in record.undos)
        parts.append(say("replay-undos", count=len(record.undos), forced=forced))
    if record.changes:
        parts.append(say("replay-changes", changes=", ".join(record.changes)))
    terminal.say(", ".join(parts), "dim")
    for name, text in record.notes.items():
        if text and name != HOME:
            terminal.say(f"{name}: {text}", "dim")


def show_all(terminal: Terminal, face: Face, pack: Any, shown: list[Frame]) -> None:
    """One answer after another with what came of it, then the table as it is at the end."""
    for frame in shown:
        show_step(terminal, frame)
    terminal.show(face.table(shown[-1].view, pack))


def show_step(terminal: Terminal, frame: Frame) -> None:
    """One answer and what came of it."""
    terminal.say(f"{frame.number:>3} {frame.what}", "bold")
    for paragraph in frame.story:
        paragraph.stylize_before("italic")
        terminal.show(Padding(paragraph, (0, 0, 0, 4), expand=False))


def show_stepping(terminal: Terminal, face: Face, pack: Any, shown: list[Frame]) -> None:
    """One answer at a time, forth and back."""
    at = 0
    while True:
        terminal.say("")
        show_step(terminal, shown[at])
        terminal.show(face.table(shown[at].view, pack))
        line = terminal.ask(terminal.speaker.text("replay-ask", at=at, last=len(shown) - 1))
        if line is None or line in ("q", "quit"):
            return
        if line == "" and at == len(shown) - 1:
            return
        if line.isdecimal():
            at = min(int(line), len(shown) - 1)
        elif line in ("b", "back"):
            at = max(0, at - 1)
        elif line == "":
            at += 1
        else:
            terminal.say(Message("replay-unclear"), "yellow")
