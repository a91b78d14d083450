"""Reports of problems: a file that opens at the moment, without what others hold."""

from __future__ import annotations

from fatebox.games import load_game
from fatebox.kernel import Record
from tests.server.visitor import Visitor


def test_a_report_opens_at_the_moment_and_tells_nothing_hidden(ann: Visitor, ben: Visitor) -> None:
    # Given two people at a table
    table = ann.open("outposts", {"kind": "open"})
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with ann.sit(table["id"]) as chair:
        shown = chair.shown["view"]["table"]
        # when one of them reports a problem
        report = ann.ask("POST", f"/api/tables/{table['id']}/report", {"words": "stuck", "error": "oops"})
    # then its file shows what that person sees,
    record = Record.from_json(report["file"])
    match = record.replay(load_game("outposts"))
    assert match.view(0)["table"] == shown
    assert (record.notes["problem"], record.notes["error"]) == ("stuck", "oops")
    # and knows nothing of the seed
    assert record.seed == "imagined"


def test_only_who_sits_at_a_running_table_may_report(ann: Visitor, ben: Visitor) -> None:
    table = ann.open("weaver")["id"]
    ben.ask("POST", f"/api/tables/{table}/report", {}, status=403)
    ann.ask("POST", f"/api/tables/{table}/report", {"seat": 3}, status=403)


def test_when_the_game_is_over_the_report_holds_all_of_it(ann: Visitor) -> None:
    table = ann.open("weaver")["id"]
    with ann.sit(table) as chair:
        while chair.shown["status"] == "playing":
            chair.answer(chair.shown["asked"]["choices"][-1]["option"])
    report = Record.from_json(ann.ask("POST", f"/api/tables/{table}/report", {})["file"])
    whole = Record.from_json(ann.ask("GET", f"/api/tables/{table}/record")["record"])
    assert (report.seed, report.answers) == (whole.seed, whole.answers)
