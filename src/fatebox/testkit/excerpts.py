"""Excerpts of running matches: they show a seat's table again and reveal nothing that it does not know."""

from __future__ import annotations

from fatebox.kernel import Record, Rng
from fatebox.kernel.excerpt import excerpt

from .subject import Subject, same, text_of


def excerpts_show_nothing_hidden(subject: Subject) -> None:
    """Of a match and of a world that the asked seat cannot tell from it, the same excerpt is made."""
    for number in range(subject.games):
        for match in subject.moments(number, subject.samples // 2):
            if match.decision is None:
                continue
            seat = match.decision.seat
            world = match.imagine(seat, Rng.from_seed("world"))
            texts = [excerpt(each, seat, Rng.from_seed("excerpt")).to_json() for each in (match, world)]
            same(match, "an excerpt reveals something hidden", *texts)
            again = Record.from_json(texts[0]).replay(subject.game)
            if again.answers():  # else it leads to the start of the segment only
                views = [text_of(each.view(seat)) for each in (again, match)]
                same(match, "an excerpt shows another table", *views)
