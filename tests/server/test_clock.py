"""Time: banks and increments, late people, absent people, pauses, and clocks that survive a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fatebox.server.tables.clock import Clock
from fatebox.server.tables.timing import SCENES_S
from tests.server.visitor import Chair, ServerProcess, Visitor, all_go_home

BOT = {"kind": "bot", "bot": "random"}


# --- the clock itself ------------------------------------------------------------------------------------


def test_a_bank_runs_while_its_seat_is_asked_and_an_answer_adds_to_it() -> None:
    clock = Clock(bank=60, increment=5, seats=2)
    clock.follow({0: True}, now=100)
    clock.follow({0: True}, now=110)
    assert clock.settled(now=120) == [40, 60]
    clock.answered(0, now=120)
    clock.follow({1: True}, now=120)
    assert clock.settled(now=130) == [45, 50]
    assert clock.late(now=179) == []
    assert clock.late(now=180) == [1]


def test_a_question_in_secret_or_of_several_is_charged_to_no_bank() -> None:
    clock = Clock(bank=60, increment=5, seats=2)
    clock.follow({0: False, 1: False}, now=0)
    assert clock.remaining(0, now=1) == 5 + 6 - 1
    clock.answered(0, now=10)
    assert clock.late(now=11) == [1]
    clock.answered(1, now=11)
    assert clock.settled(now=11) == [60, 60]


def test_a_question_that_goes_away_stops_the_clock_without_an_increment() -> None:
    clock = Clock(bank=60, increment=5, seats=1)
    clock.follow({0: True}, now=0)
    clock.follow({}, now=10)
    assert clock.settled(now=50) == [50]
    clock.follow({0: True}, now=50)
    clock.follow({0: False}, now=55)
    assert clock.settled(now=99) == [45]


def test_nothing_runs_in_a_pause() -> None:
    clock = Clock(bank=60, increment=0, seats=1)
    clock.follow({0: True}, now=0)
    clock.pause(now=10)
    clock.follow({0: True}, now=20)
    assert clock.settled(now=1000) == [50]
    clock.resume()
    clock.follow({0: True}, now=1000)
    assert clock.settled(now=1010) == [40]


def test_a_clock_runs_when_what_happened_was_watched_or_the_time_for_it_is_over() -> None:
    """Given twelve seconds of scenes, then nothing is charged for them, and they can be cut short once."""
    clock = Clock(bank=60, increment=0, seats=2)
    clock.follow({0: True}, now=0, watching=lambda seat: 12)
    assert clock.settled(now=12) == [60, 60]
    assert clock.settled(now=20) == [52, 60]
    assert clock.due(0, now=0) == 72
    assert not clock.begin(0, now=20)
    clock.answered(0, now=20)
    clock.follow({1: True}, now=20, watching=lambda seat: 12)
    assert clock.begin(1, now=22)
    assert clock.settled(now=30) == [52, 52]
    assert clock.late(now=81) == []
    assert clock.late(now=82) == [1]


# --- at the table ------------------------------------------------------------------------------------------


def open_table(host: Visitor, *others: Any, game: str = "outposts", **customs: Any) -> Any:
    """A table with customs of its own."""
    body = {"game": game, "seats": [{"kind": "person"}, *others], "customs": customs}
    return host.ask("POST", "/api/tables", body)


def with_friend(host: Visitor, friend: Visitor, **customs: Any) -> str:
    """A table for two."""
    table = open_table(host, {"kind": "open"}, **customs)
    friend.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return str(table["id"])


def question(chair: Chair) -> str:
    """The open decision of a person."""
    return "" if chair.shown["asked"] is None else str(chair.shown["asked"]["prompt"])


@pytest.mark.parametrize("late", ["default", "bot"])
def test_somebody_answers_when_the_time_is_up(ann: Visitor, ben: Visitor, late: str) -> None:
    table = with_friend(ann, ben, bank=1, increment=600, late=late, stand_in="random")
    with ben.sit(table) as his:
        his.until(lambda: question(his) == "faction")
        his.until(lambda: his.social["clocks"][1]["since"])
        assert his.social["clocks"][0] == {"left": 600, "since": None}


def test_the_clock_allows_for_scenes_until_the_client_has_played_them(ann: Visitor, ben: Visitor) -> None:
    """Given a move of Ann's to watch, then Ben's time runs later by some seconds, or when he is ready."""
    table = with_friend(ann, ben, bank=600)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.answer()
        his.until(lambda: question(his) == "faction" and his.social["clocks"][1]["since"])
        begins = his.social["clocks"][1]["since"] - his.social["now"]
        assert 0 < begins <= SCENES_S
        assert his.say("ready", number=his.shown["number"] + 1)["type"] == "accepted"  # another question
        assert his.social["clocks"][1]["since"] > his.social["now"]
        assert his.say("ready", number=his.shown["number"])["type"] == "accepted"
        his.until(lambda: his.social["clocks"][1]["since"] <= his.social["now"] + 0.1)


def test_all_see_who_is_there_who_looks_elsewhere_and_who_has_left(ann: Visitor, ben: Visitor) -> None:
    table = with_friend(ann, ben)
    with ann.sit(table) as hers:
        assert [seat["presence"] for seat in hers.shown["seats"]] == ["online", "left"]
        with ben.sit(table) as his:
            hers.until(lambda: hers.shown["seats"][1]["presence"] == "online")
            his.say("look", looking=False)
            hers.until(lambda: hers.shown["seats"][1]["presence"] == "away")
            his.say("look", looking=True)
            hers.until(lambda: hers.shown["seats"][1]["presence"] == "online")
        hers.until(lambda: hers.shown["seats"][1]["presence"] == "left")


def test_what_all_do_at_once_is_charged_to_nobody(ann: Visitor, ben: Visitor) -> None:
    """Given a draft, when somebody has chosen, then nobody's clock shows it."""
    table = with_friend(ann, ben, bank=600, increment=0)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.answer()
        his.until(lambda: question(his) == "faction")
        his.answer()
        his.until(lambda: question(his) == "draft_pick" and his.social["allowance"])
        before = his.social
        assert before["allowance"]["left"] == 60
        assert [clock["since"] for clock in before["clocks"]] == [None, None]
        hers.until(lambda: question(hers) == "draft_pick")
        hers.answer()
        his.say("ping")
        assert his.social == before


def test_a_bot_takes_over_for_somebody_who_is_away_and_hands_back(ann: Visitor, ben: Visitor) -> None:
    """Given Ann is away when it is her turn, when Ben waits, then a bot plays for her until she is back."""
    table = with_friend(ann, ben, absent=1, stand_in="random")
    with ben.sit(table) as his:
        his.until(lambda: his.social["stand_ins"] == [0])
        his.until(lambda: question(his) == "faction")
        with ann.sit(table) as hers:
            his.until(lambda: his.social["stand_ins"] == [])
            his.answer()
            hers.until(lambda: question(hers) == "draft_pick")
            his.say("ping")
            assert hers.social["stand_ins"] == []


def test_a_pause_needs_consent_and_anybody_ends_it(ann: Visitor, ben: Visitor) -> None:
    table = with_friend(ann, ben, bank=600)
    with ann.sit(table) as hers, ben.sit(table) as his:
        assert his.say("propose", matter="pause", number=his.shown["number"])["type"] == "accepted"
        hers.until(lambda: hers.social["proposal"])
        assert not hers.social["paused"]
        assert [clock["since"] is None for clock in hers.social["clocks"]] == [False, True]
        hers.say("vote", proposal=hers.social["proposal"]["id"], agree=True)
        his.until(lambda: his.social["paused"])
        assert [clock["since"] for clock in his.social["clocks"]] == [None, None]
        assert hers.answer()["code"] == "not-running"
        assert his.say("resume")["type"] == "accepted"
        hers.until(lambda: not hers.social["paused"])
        assert hers.answer()["type"] == "accepted"
        assert his.say("resume")["code"] == "not-running"


def test_a_table_without_time_has_no_pause(ann: Visitor, ben: Visitor) -> None:
    table = with_friend(ann, ben)
    with ann.sit(table) as hers:
        assert hers.social["clocks"] is None
        assert not hers.social["pausable"]
        assert hers.say("propose", matter="pause", number=0)["code"] == "not-running"


def test_clocks_survive_a_crash_and_run_on_without_anybody_looking(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    ann = Visitor(server.address, "Ann")
    table = open_table(ann, BOT, bank=500, increment=7)["id"]
    paused = open_table(ann, BOT, bank=500)["id"]
    late = open_table(ann, {"kind": "person"}, bank=1)["id"]
    with ann.sit(paused) as chair:
        assert chair.say("propose", matter="pause", number=0)["type"] == "accepted"
    with ann.sit(table) as chair:
        chair.answer()
        before = chair.social["clocks"][0]["left"]
    server.kill()
    server.start()
    ann = ann.at(server.address)
    with ann.sit(table) as chair:
        assert 500 < before <= 507
        assert abs(chair.social["clocks"][0]["left"] - before) < 0.2
    with ann.sit(paused) as chair:
        assert chair.social["paused"]
    with ann.sit(late, 0) as chair:
        chair.until(lambda: question(chair) != "faction")
    all_go_home()
    server.stop()


@pytest.mark.parametrize(
    ("customs", "text"),
    [
        ({"bank": -1}, "bank"),
        ({"late": "never"}, "late"),
        ({"absent": 60, "stand_in": "nobody"}, "nobody"),
        ({"bank": 60, "late": "bot"}, "bot"),
        ({"tempo": 1}, "tempo"),
    ],
)
def test_customs_that_cannot_be_are_refused(ann: Visitor, customs: Any, text: str) -> None:
    body = {"game": "weaver", "seats": [{"kind": "person"}], "customs": customs}
    assert text in ann.ask("POST", "/api/tables", body, status=400)["error"]
