"""Answers that a bot or the clock gave for somebody: shown at the table, kept, and marked in the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fatebox.coach.review import Reviewing
from fatebox.games import load_game
from fatebox.kernel import Event, Match, Record
from fatebox.server.tables.log import Entry, StoodIn, TimeUp, apply, new_config, open_match, record_of
from tests.server.test_clock import question, with_friend
from tests.server.visitor import ServerProcess, Visitor, all_go_home


def shown_events(chair: Any) -> list[list[Any]]:
    """For whom somebody stood in, as far as a seat has heard."""
    return [
        [event["kind"], *event["args"]]
        for event in chair.events
        if event["kind"] in (StoodIn.kind, TimeUp.kind)
    ]


@pytest.mark.parametrize(
    ("late", "who", "event"),
    [("default", "clock", [TimeUp.kind, 0]), ("bot", "random", [StoodIn.kind, 0, "random"])],
)
def test_an_answer_of_a_stand_in_is_told_and_stays_marked_in_the_record(
    ann: Visitor, ben: Visitor, late: str, who: str, event: list[Any]
) -> None:
    """Given Ann is late, when somebody answers for her, then Ben reads who did, in the log and afterwards."""
    table = with_friend(ann, ben, bank=1, increment=600, late=late, stand_in="random")
    with ben.sit(table) as his:
        his.until(lambda: question(his) == "faction")
        assert shown_events(his) == [event]
        his.answer()
        his.until(lambda: his.shown["asked"])
        his.say("concede", number=his.shown["number"])
    record = Record.from_json(ben.ask("GET", f"/api/tables/{table}/record")["record"])
    assert record.stand_ins == {0: who}
    scenes = [ben.ask("GET", f"/api/replays/{table}/scenes/{scene}/spectator") for scene in range(3)]
    assert [(scene["seat"], scene["by"]) for scene in scenes] == [(None, ""), (0, who), (1, "")]


def test_a_server_that_is_killed_still_knows_who_stood_in(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    ann, ben = Visitor(server.address, "Ann"), Visitor(server.address, "Ben")
    table = with_friend(ann, ben, absent=1, stand_in="random")
    with ben.sit(table) as his:
        his.until(lambda: question(his) == "faction")
        assert shown_events(his) == [[StoodIn.kind, 0, "random"]]
    server.kill()
    server.start()
    with ben.at(server.address).sit(table) as his:
        assert shown_events(his) == [[StoodIn.kind, 0, "random"]]
    all_go_home()
    server.stop()


def drafting() -> tuple[Match[Any], list[Event]]:
    """A match in which three pick at once, and what happens in it."""
    sheet = new_config("outposts", 3, {}, "a draft")
    heard: list[Event] = []
    match = open_match(sheet, [], None, heard.append)
    while not match.joint:
        (decision,) = match.decisions
        apply(match, Entry(decision.seat, "answer", decision.options[0]))
    heard.clear()
    return match, heard


def test_who_answers_in_secret_is_told_to_nobody_else() -> None:
    """Given a pick that all make at once, when a bot picks for seat 1, then only seat 1 hears of it."""
    match, heard = drafting()
    decision = match.decision_of(1)
    assert decision is not None
    apply(match, Entry(1, "answer", decision.options[0], "random"))
    (event,) = [event for event in heard if event.kind == StoodIn.kind]
    assert [event.visible(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]


def test_what_was_taken_back_is_marked_no_more() -> None:
    """Given a stand-in's answer that is taken back, when the person answers, then the record says so."""
    sheet = new_config("weaver", 1, {}, "back")
    match = open_match(sheet, [])
    entries: list[Entry] = []

    def do(kind: Any, by: str = "") -> None:
        value = True if kind == "undo" else match.decisions[0].options[0]
        entries.append(Entry(0, kind, value, by))
        apply(match, entries[-1])

    for kind, by in (("answer", ""), ("answer", "normal"), ("undo", ""), ("answer", ""), ("answer", "hard")):
        do(kind, by)
    record = record_of(match, entries, ["person"])
    assert record.stand_ins == {2: "hard"}
    assert Record.from_json(record.to_json()) == record


def test_a_review_judges_nobody_for_the_answers_of_a_stand_in() -> None:
    """Given a game, when some answers were a stand-in's, then only the others are looked at."""
    game = load_game("weaver")
    match: Match[Any] = game.start("review")
    while match.decision is not None and len(match.answers()) < 4:
        match.answer(match.decision.options[0])
    match.concede(0)
    record = Record.of(match)
    looked = []
    for stand_ins in ({}, {0: "normal", 1: "clock"}):
        record.stand_ins = stand_ins
        reviewing = Reviewing(record, (0,))
        reviewing.go_on(game)
        looked.append(reviewing.looked)
    assert looked[0] - looked[1] == 2
