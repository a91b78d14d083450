"""A step back that reveals something needs the consent of all other people at the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

import pytest

from tests.server.visitor import Chair, ServerProcess, Visitor

OPEN = {"kind": "open"}


def question(chair: Chair) -> str:
    """The open decision of a person."""
    asked = chair.shown["asked"]
    return "" if asked is None else str(asked["prompt"])


@pytest.fixture
def chairs(server: ServerProcess) -> Iterator[list[Chair]]:
    """Three people who have chosen their factions in Outposts: the last choice led to a shuffle."""
    people = [Visitor(server.address, name) for name in ("Ann", "Ben", "Cid")]
    table = people[0].open("outposts", OPEN, OPEN)
    for friend in people[1:]:
        friend.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with ExitStack() as stack:
        chairs = [stack.enter_context(person.sit(table["id"])) for person in people]
        for chair in chairs:
            chair.until(partial(question, chair))
            assert chair.answer()["type"] == "accepted"
        for chair in chairs:
            chair.until(lambda: question(chair) == "draft_pick")  # noqa: B023 - called at once
        yield chairs


def ask(chair: Chair) -> None:
    """Ask the others for a step back."""
    assert chair.say("propose", matter="undo", number=chair.shown["number"])["type"] == "accepted"


def vote(chair: Chair, agree: bool) -> None:
    """Answer what is asked for."""
    chair.until(lambda: chair.social["proposal"])
    number = chair.social["proposal"]["id"]
    assert chair.say("vote", proposal=number, agree=agree)["type"] == "accepted"


def test_it_happens_when_all_others_have_agreed_and_the_log_tells(chairs: list[Chair]) -> None:
    ann, ben, cid = chairs
    assert cid.say("undo", number=cid.shown["number"])["code"] == "undo"
    assert cid.say("undo", number=cid.shown["number"], force=True)["code"] == "undo"
    ask(cid)
    vote(ann, True)
    ben.until(lambda: (ben.social["proposal"] or {}).get("agreed") == [0])
    assert (ben.social["proposal"]["seat"], ben.social["proposal"]["open"]) == (2, [1])
    assert question(ben) == "draft_pick"
    vote(ben, True)
    cid.until(lambda: question(cid) == "faction")
    for chair in chairs:
        chair.until(lambda: chair.social["proposal"] is None)  # noqa: B023 - called at once
        last = chair.events[-1]
        assert (last["kind"], last["args"], last["clause"]) == ("taken-back", [2], "")
        assert last["message"] == {"key": "event-taken-back", "args": {"seat": {"seat": 2}}}


def test_one_refusal_is_enough_and_is_not_asked_again_at_once(chairs: list[Chair]) -> None:
    ann, ben, cid = chairs
    ask(cid)
    vote(ben, False)
    cid.until(lambda: cid.social["proposal"]["refused"] == 1)
    assert question(cid) == "draft_pick"
    proposal = cid.social["proposal"]["id"]
    assert ann.say("vote", proposal=proposal, agree=True)["code"] == "stale"
    assert cid.say("propose", matter="undo", number=cid.shown["number"])["code"] == "undo"


def test_it_is_withdrawn_by_hand_or_when_the_game_goes_on(chairs: list[Chair]) -> None:
    ann, ben, cid = chairs
    ask(cid)
    vote(cid, False)
    assert cid.social["proposal"] is None
    ask(cid)
    ben.until(lambda: ben.social["proposal"])
    number = ben.social["proposal"]["id"]
    for chair in (*chairs, *chairs):  # everybody keeps two cards, then the packs are handed on
        assert chair.answer()["type"] == "accepted"
    ben.until(lambda: ben.social["proposal"] is None)
    assert ben.say("vote", proposal=number, agree=True)["code"] == "stale"
    ann.say("ping")
    assert ann.social["proposal"] is None


def test_an_answer_that_nobody_may_notice_does_not_withdraw_it(chairs: list[Chair]) -> None:
    """Given a draft in which all choose at once, when one has chosen, then the others learn nothing."""
    ann, ben, cid = chairs
    ask(cid)
    ben.until(lambda: ben.social["proposal"])
    ann.answer()
    ben.say("ping")
    assert ben.social["proposal"]["seat"] == 2


def test_what_reveals_nothing_needs_no_consent(chairs: list[Chair]) -> None:
    ann, ben, _ = chairs
    ann.answer()
    number = ann.shown["number"]
    ask(ann)
    ann.until(lambda: ann.shown["number"] == number + 1)
    ben.say("ping")
    assert ben.social["proposal"] is None
    assert all(event["kind"] != "taken-back" for event in ben.events)


def test_who_has_nothing_to_take_back_or_no_seat_asks_in_vain(server: ServerProcess, ann: Visitor) -> None:
    table = ann.open("outposts", {"kind": "bot", "bot": "random"})["id"]
    with ann.sit(table) as chair, Visitor(server.address, "Eve").sit(table) as looker:
        chair.until(lambda: chair.shown["asked"])
        assert chair.say("propose", matter="undo", number=chair.shown["number"])["code"] == "undo"
        assert chair.say("propose", matter="undo", number=99)["code"] == "stale"
        assert chair.say("propose", matter="everything", number=0)["code"] == "malformed"
        assert chair.say("vote", proposal=1, agree=True)["code"] == "stale"
        assert looker.say("propose", matter="undo", number=0)["code"] == "not-yours"
        assert looker.say("vote", proposal=1, agree=True)["code"] == "not-yours"
