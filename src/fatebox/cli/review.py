"""`fatebox review`: the chance to win along a game, and the decisions that cost most."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.progress import Progress
from rich.text import Text

from fatebox.coach import Budget, Cause, Finding, Reviewing, in_words, make_coach, people_of
from fatebox.games import load_game
from fatebox.kernel import Game, OptionsError, Record, RecordError, Result
from fatebox.kernel.messages import Message, SeatName, key_of
from fatebox.terminal.face import Face
from fatebox.text.speaker import Speaker

from .graphs import svg_graph, text_graph
from .highlights import SENTENCES, Described, describe_highlights
from .language import language
from .refusals import NOT_OVER, SEAT_UNKNOWN
from .replay import read_record, show_header
from .terminal.screen import Terminal

MARKS = "123456789"
SLICE_S = 0.5


@click.command("review")
@click.argument("file", metavar="RECORD")
@click.option("--seat", type=int, metavar="N", help="Review only this seat (1, 2, ...).")
@click.option("--bot", default="", help="The bot that judges, such as `hard` or `greedy:worlds=16`.")
@click.option(
    "--most",
    type=click.IntRange(1, 100),
    default=Budget().suspects,
    show_default=True,
    help="The number of decisions per seat to analyze.",
)
@click.option("--image", type=click.Path(dir_okay=False), metavar="FILE.svg", help="Write the graph as SVG.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
def command(file: str, seat: int | None, bot: str, most: int, image: str | None, as_json: bool) -> None:
    """Review a record: how it ended, the win chance over the game, turning points and costly decisions."""
    record = read_record(file)
    game = load_game(record.game)
    end = record.replay(game)
    if end.result is None:  # its course would tell what is still hidden
        raise RecordError(NOT_OVER(file=file))
    reviewing = Reviewing(record, seats_of(record, seat), Budget(thorough=bot, suspects=most))
    make_coach(bot or "greedy", game, 0)  # an unknown name is an error now, not after a minute
    _carry_out(reviewing, game)
    face = Face(game, language())
    speaker = face.onlooker(end)
    turns = describe_highlights(record, face, reviewing.course)
    if image is not None:
        _write_image(Path(image), reviewing, game.title, end.result, turns, speaker)
    if as_json:
        click.echo(json.dumps(as_data(reviewing, turns, speaker), indent=2, ensure_ascii=False))
        return
    terminal = Terminal(language())
    show_header(terminal, record, game)
    terminal.show(face.ending(end.result, speaker))
    _show_highlights(terminal, record, turns, speaker)
    for each in reviewing.seats:
        _show_seat(terminal, reviewing, each, speaker)


def _carry_out(reviewing: Reviewing, game: Game[Any]) -> None:
    """Review to the end; where somebody watches, a bar shows how far it is."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(Speaker(language()).text("review-working"), total=1.0)
        while not reviewing.done:
            reviewing.go_on(game, SLICE_S)
            progress.update(task, completed=reviewing.progress)


def seats_of(record: Record, seat: int | None) -> tuple[int, ...]:
    """The seat that was asked for; without one those of people, or all if only bots played."""
    if seat is not None:
        if not 1 <= seat <= record.seats:
            raise OptionsError(SEAT_UNKNOWN(seats=record.seats, seat=seat))
        return (seat - 1,)
    return people_of(record, load_game(record.game))


def as_data(reviewing: Reviewing, turns: Sequence[Described], speaker: Speaker) -> dict[str, Any]:
    """A review for programs."""
    return {
        "game": reviewing.record.game,
        "seats": list(reviewing.seats),
        "decisions": reviewing.looked,
        "first": reviewing.first,
        "course": [[round(chance, 4) for chance in chances] for chances in reviewing.course],
        "highlights": [_highlight_data(each) for each in turns],
        "findings": [_finding_data(finding, speaker) for finding in reviewing.worst],
        "causes": [
            {"seat": cause.seat, "kind": cause.kind, "words": _cause_words(cause, reviewing, speaker)}
            for cause in reviewing.causes or ()
        ],
    }


def _highlight_data(each: Described) -> dict[str, Any]:
    return {
        "answer": each.number,
        "seat": each.highlight.seat,
        "before": round(each.highlight.before, 4),
        "after": round(each.highlight.after, 4),
        "who": each.who,
        "what": each.what,
        "story": list(each.story),
    }


def _finding_data(finding: Finding, speaker: Speaker) -> dict[str, Any]:
    return {
        "answer": finding.number + 1,
        "seat": finding.seat,
        "asked": speaker.say(finding.question),
        "clause": finding.clause,
        "degree": finding.degree,
        "cost": round(finding.cost, 4),
        "chosen": {
            "option": list(finding.chosen.option),
            "label": speaker.say(finding.chosen.label),
            "chance": round(finding.chosen.chance, 4),
        },
        "best": {
            "option": list(finding.best.option),
            "label": speaker.say(finding.best.label),
            "chance": round(finding.best.chance, 4),
        },
        "reasons": [speaker.say(why) for why in in_words(finding.reasons)],
    }


def _name(record: Record, seat: int, speaker: Speaker) -> str:
    """A seat as the log calls it, and who sat there."""
    if seat >= len(record.players):
        return speaker.seat(seat)
    return speaker.text("review-seat", seat=SeatName(seat), player=record.players[seat])


def _swing(record: Record, each: Described, speaker: Speaker) -> str:
    found = each.highlight
    who = _name(record, found.seat, speaker)
    return speaker.text(
        "review-swing",
        answer=each.number,
        who=who,
        before=_percent(found.before),
        after=_percent(found.after),
    )


def _percent(chance: float) -> int:
    return round(100 * chance)


def _show_highlights(
    terminal: Terminal, record: Record, turns: Sequence[Described], speaker: Speaker
) -> None:
    """The turning points of the game, and their causes."""
    if not turns:
        return
    terminal.say("")
    terminal.say(Message("highlight-title"), "bold")
    for each in turns:
        terminal.say(f"   {_swing(record, each, speaker)}")
        words = each.words(_name(record, each.who, speaker), speaker)
        terminal.show(Padding(Text(words), (0, 0, 0, 6), expand=False))


def _show_seat(terminal: Terminal, reviewing: Reviewing, seat: int, speaker: Speaker) -> None:
    """The graph of one seat, then its costliest decisions; each has its mark under the graph."""
    worst = [finding for finding in reviewing.worst if finding.seat == seat][: len(MARKS)]
    marks = {finding.number - reviewing.first: mark for finding, mark in zip(worst, MARKS, strict=False)}
    terminal.say("")
    who = _name(reviewing.record, seat, speaker)
    terminal.say(Message("review-course", what=who), "bold")
    chances = [each[seat] for each in reviewing.course]
    for line in text_graph(chances, marks, terminal.console.width):
        terminal.say(line)
    if not worst:
        terminal.say(Message("review-none"), "green")
    for cause in reviewing.causes or ():
        if cause.seat == seat:
            terminal.say(_cause_words(cause, reviewing, speaker), "bold")
    for mark, finding in zip(MARKS, worst, strict=False):
        found = Message(
            "review-finding",
            answer=finding.number + 1,
            degree=Message(key_of("review-degree", finding.degree)),
            percent=_percent(finding.cost),
        )
        head = Text.assemble(
            (f"{mark}  {speaker.say(found)}", "bold"),
            f"  {speaker.say(finding.question)} ",
            (f"({finding.clause})", "dim"),
        )
        terminal.show(head)
        body = [
            speaker.text(
                "review-option", label=finding.chosen.label, percent=_percent(finding.chosen.chance)
            ),
            speaker.text("review-best", label=finding.best.label, percent=_percent(finding.best.chance)),
            " ".join(map(speaker.say, in_words(finding.reasons))),
        ]
        terminal.show(Padding(Text("\n".join(body).rstrip()), (0, 0, 0, 3), expand=False))


def _cause_words(cause: Cause, reviewing: Reviewing, speaker: Speaker) -> str:
    """The reason why a seat lost, and what happened then."""
    words = speaker.text(
        key_of("review-cause", cause.kind),
        answer=reviewing.first + (cause.scene or 0),
        who=_name(reviewing.record, max(0, cause.who), speaker),
        before=_percent(cause.before),
        after=_percent(cause.after),
    )
    story = [sentence for message in cause.story if (sentence := speaker.say(message).strip())]
    return " ".join([words, *story[:SENTENCES]])


def _write_image(
    path: Path,
    reviewing: Reviewing,
    title: str,
    result: Result,
    turns: Sequence[Described],
    speaker: Speaker,
) -> None:
    record = reviewing.record
    marks = {
        finding.number - reviewing.first: (
            finding.seat,
            speaker.text(
                "review-mark",
                answer=finding.number + 1,
                chosen=finding.chosen.label,
                best=finding.best.label,
            ),
        )
        for finding in reviewing.worst[: len(MARKS)]
    }
    names = [_name(record, seat, speaker) for seat in range(record.seats)]
    places = sorted(range(record.seats), key=lambda seat: result.places[seat])
    notes = [f"{result.places[seat]}. {names[seat]}: {result.scores[seat]:.4g}" for seat in places]
    notes += [f"{_swing(record, each, speaker)}. {each.words(names[each.who], speaker)}" for each in turns]
    svg = svg_graph(speaker.text("review-course", what=title), names, reviewing.course, marks, notes)
    try:
        path.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise OptionsError(f"--image: {path} cannot be written: {error.strerror}") from None
