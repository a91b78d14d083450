"""Playing over a WebSocket: what is wrong changes nothing, what is hidden stays hidden, all can come back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.visitor import Chair, Json, ServerProcess, Visitor

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def test_an_answer_is_accepted_and_the_new_view_comes(ann: Visitor) -> None:
    with ann.sit(ann.open("weaver")["id"]) as chair:
        first = chair.shown
        assert chair.answer()["type"] == "accepted"
        assert chair.shown["number"] == first["number"] + 1
        assert len(chair.shown["view"]["table"]["row"]) == 1
        assert any(event["kind"] == "played" for event in chair.events)


def test_the_same_answer_twice_counts_once(ann: Visitor) -> None:
    with ann.sit(ann.open("weaver")["id"]) as chair:
        number = chair.shown["number"]
        option = chair.shown["asked"]["choices"][0]["option"]
        assert chair.say("answer", number=number, option=option)["type"] == "accepted"
        after = chair.shown
        assert chair.say("answer", number=number, option=option)["code"] == "stale"
        assert chair.shown == after


def test_two_windows_of_one_person_see_the_same(ann: Visitor) -> None:
    table = ann.open("weaver")["id"]
    with ann.sit(table) as one, ann.sit(table) as other:
        one.answer()
        other.until(lambda: other.shown["number"] == one.shown["number"])
        assert other.shown["view"] == one.shown["view"]
        assert other.shown["asked"] == one.shown["asked"]


def test_whoever_comes_back_is_asked_the_same_again(ann: Visitor) -> None:
    table = ann.open("fantos", BOT, BOT)["id"]
    with ann.sit(table) as chair:
        chair.until(lambda: chair.shown["asked"] is not None)
        chair.answer()
        chair.until(lambda: chair.shown["asked"] is not None)
        before, heard = chair.shown, chair.events
    with ann.sit(table) as chair:
        chair.until(lambda: chair.shown["asked"] is not None)
        same = ("number", "view", "asked", "waiting")
        assert [chair.shown[key] for key in same] == [before[key] for key in same]
        assert chair.events == heard


def test_a_seat_is_its_owners_alone(ann: Visitor, ben: Visitor) -> None:
    table = ann.open("fantos", OPEN, BOT)
    path = f"/api/tables/{table['id']}"
    ben.ask("POST", f"{path}/join", {"invite": table["invite"]})
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        Chair(ben, table["id"], 0)
    with ann.sit(table["id"]) as hers, ben.sit(table["id"]) as his:
        assert (hers.shown["seat"], his.shown["seat"]) == (0, 1)
        hand = hers.shown["view"]["table"]["citadels"][0]["hand"]
        assert all(card is not None for card in hand)
        assert his.shown["view"]["table"]["citadels"][0]["hand"] == [None] * len(hand)


def test_a_spectator_sees_what_is_public_and_can_do_nothing(server: ServerProcess, ann: Visitor) -> None:
    table = ann.open("fantos", BOT, BOT)["id"]
    with ann.sit(table) as hers, Visitor(server.address).sit(table) as chair:
        hers.until(lambda: hers.shown["asked"] is not None)
        assert chair.shown["seat"] is None
        hands = [citadel["hand"] for citadel in chair.shown["view"]["table"]["citadels"]]
        assert all(card is None for hand in hands for card in hand)
        option = hers.shown["asked"]["choices"][0]["option"]
        assert chair.say("answer", number=hers.shown["number"], option=option)["code"] == "not-yours"


def test_a_page_of_another_site_cannot_listen(ann: Visitor) -> None:
    table = ann.open("weaver")["id"]
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        Chair(ann, table, None, origin="https://elsewhere.example")


def test_several_steps_are_one_gesture_or_nothing(ann: Visitor) -> None:
    table = ann.open("fantos", BOT, BOT)["id"]
    with ann.sit(table) as chair:
        for _ in range(60):
            chair.until(lambda: chair.shown["asked"] is not None or chair.shown["status"] == "over")
            group = chair.shown["asked"]["group"]
            if group is not None and group["kind"] == "pick":
                break
            options = [choice["option"] for choice in chair.shown["asked"]["choices"]]
            busy = [option for option in options if option[0] not in ("pass", "done", "end")]
            chair.answer((busy or options)[0])
        else:
            pytest.skip("no choice of several things came up")
        before = chair.shown
        everything = list(range(len(group["items"]) + 1))
        assert chair.say("gesture", number=before["number"], values=everything)["code"] == "illegal"
        assert chair.shown == before
        wanted = list(range(max(1, group["least"])))
        assert chair.say("gesture", number=before["number"], values=wanted)["type"] == "accepted"
        assert chair.shown["number"] > before["number"]


def test_a_step_back_is_free_until_something_is_revealed(ann: Visitor) -> None:
    with ann.sit(ann.open("weaver")["id"]) as chair:
        nothing = chair.say("undo", number=chair.shown["number"])
        assert (nothing["code"], nothing["text"]) == ("undo", "There is nothing to undo.")
        chair.answer()
        refused = chair.say("undo", number=chair.shown["number"])
        assert refused["code"] == "undo"
        row = chair.shown["view"]["table"]["row"]
        assert chair.say("undo", number=chair.shown["number"], force=True)["type"] == "accepted"
        assert (len(row), chair.shown["view"]["table"]["row"]) == (1, [])


def test_bots_forget_a_card_that_they_were_shown(ann: Visitor) -> None:
    """Given a card discarded before a bot's eyes, then it goes back to the hand without force."""
    with ann.sit(ann.open("outposts", BOT)["id"]) as chair:

        def discards() -> list[Json]:
            options = [choice["option"] for choice in chair.shown["asked"]["choices"]]
            return [option for option in options if option[0] == "discard"]

        def hand() -> Json:
            return chair.shown["view"]["table"]["players"][0]["hand"]

        chair.until(lambda: chair.shown["asked"] is not None)
        while not discards():
            chair.answer()
            chair.until(lambda: chair.shown["asked"] is not None)
        before = hand()
        chair.answer(discards()[0])
        assert len(hand()) == len(before) - 1
        assert chair.say("undo", number=chair.shown["number"])["type"] == "accepted"
        assert hand() == before
        assert "taken_back" not in [event["kind"] for event in chair.events]


@pytest.mark.parametrize("game", ["fantos", "seven"])
def test_who_passes_on_is_not_asked(ann: Visitor, game: str) -> None:
    """Given a setting to pass always, when others act, then windows go by without a question."""
    table = ann.open(game, BOT, BOT)["id"]
    with ann.sit(table) as chair:
        assert chair.say("passing", passing="never")["type"] == "accepted"
        assert chair.shown["passing"] == "never"
        for _ in range(40):
            chair.until(lambda: chair.shown["asked"] is not None or chair.shown["status"] == "over")
            if chair.shown["status"] == "over":
                return
            assert not chair.shown["asked"]["passable"]
            chair.answer(chair.shown["asked"]["choices"][-1]["option"])


def test_who_passes_on_can_hold_one_window(ann: Visitor) -> None:
    """Given a setting to pass always, when a seat holds, then its next window is asked, and no other."""
    table = ann.open("fantos", BOT, BOT)["id"]
    with ann.sit(table) as chair:
        chair.say("passing", passing="never")
        chair.say("hold", hold=True)
        assert chair.shown["holding"]
        asked = []
        for _ in range(40):
            chair.until(lambda: chair.shown["asked"] is not None or chair.shown["status"] == "over")
            if chair.shown["status"] == "over":
                break
            asked.append(chair.shown["asked"]["passable"])
            option = ["pass"] if asked[-1] else chair.shown["asked"]["choices"][-1]["option"]
            chair.answer(option)
        assert asked.count(True) == 1
        assert not chair.shown["holding"]


# --- anything at all ---------------------------------------------------------------------------------

scraps = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
fields = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["answer", "gesture", "undo", "concede", "passing", "shown", "x"]),
        "id": st.just(1),
    },
    optional={
        "number": st.integers(-3, 40) | scraps,
        "option": st.lists(scraps, max_size=4),
        "values": st.lists(st.integers(-2, 9), max_size=4),
        "force": scraps,
        "passing": scraps,
        "more": scraps,
    },
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=fields | scraps)
def test_no_message_but_a_right_answer_changes_anything(ann: Visitor, message: Any) -> None:
    with ann.sit(_quiet_table(ann)) as chair:
        before = chair.shown
        rightly = isinstance(message, dict) and message.get("type") == "undo"
        right_option = [choice["option"] for choice in before["asked"]["choices"]]
        if isinstance(message, dict) and message.get("option") in right_option:
            message["number"] = before["number"] + 1
        number = message.get("id") if isinstance(message, dict) and "type" in message else None
        reply = chair.reply(json.dumps(message), number)
        assert reply["type"] == "refused" or rightly
        assert reply.get("text", "x")
    with ann.sit(_quiet_table(ann)) as chair:
        same = ("number", "view", "asked")
        assert [chair.shown[key] for key in same] == [before[key] for key in same]


_tables: dict[str, str] = {}


def _quiet_table(ann: Visitor) -> str:
    """A table at which nothing happens by itself; the same one again and again."""
    key = ann.http.cookies["fatebox"]
    if key not in _tables:
        _tables[key] = ann.open("weaver")["id"]
    return _tables[key]


def test_a_flood_of_messages_is_slowed_down(ann: Visitor) -> None:
    with ann.sit(ann.open("weaver")["id"]) as chair:
        codes = [chair.say("ping").get("code") for _ in range(200)]
        assert "too-fast" in codes
        assert codes[0] is None


def test_people_at_one_device_learn_whom_to_hand_it_to_even_if_the_question_is_secret(ann: Visitor) -> None:
    """Given two people at one device, when one is asked in secret, then the other's screen says so; and to a
    stranger's screen it does not."""
    table = ann.open("fantos", {"kind": "person", "name": "Bea"}, BOT)["id"]
    for seat in (0, 1):
        with ann.sit(table, seat) as chair:
            chair.say("passing", passing="ask")
    somebody = Visitor(ann.address)
    for _ in range(600):
        with ann.sit(table, 0) as hers, somebody.sit(table) as stranger:
            hers.until(lambda: hers.shown["asked"] or hers.shown["seats"][1]["asked"])
            assert not any(seat["asked"] for seat in stranger.shown["seats"])
            if hers.shown["asked"]:
                hers.answer(hers.shown["asked"]["choices"][-1]["option"])
                continue
            with ann.sit(table, 1) as beas:
                asked = beas.shown["asked"]
                assert asked is not None
                if hers.shown["waiting"] is None:
                    return  # a question that others must not know of
                beas.answer(asked["choices"][-1]["option"])
    pytest.fail("nothing was asked in secret")
