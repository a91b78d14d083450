"""Records: they replay byte for byte; with other rules or content they go on from their snapshot."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fatebox.kernel import Game, Match, Record, RecordError, Rng, Source
from tests.kernel.little import TOY, answer_at_random, face, finish, little, text_of
from tests.kernel.test_undo import votes
from tests.kernel.toy.state import ToyPack, ToyState

NEWER = replace(TOY, version="2")


def played(seed: int | str, steps: int, seats: int = 3) -> Match[ToyState]:
    match, rng = TOY.start(seed, seats=seats), Rng.from_seed(seed)
    for _ in range(steps):
        if match.decision is not None:
            answer_at_random(match, rng)
    return match


def through_json(match: Match[Any], game: Game[Any] = TOY, snapshot: bool = False) -> Match[Any]:
    return Record.from_json(Record.of(match, snapshot=snapshot).to_json()).replay(game)


# --- replay --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, -5, 2**80, "", "night", 'ünï"\n\\cöde'])
def test_a_record_replays_to_the_identical_match_at_every_decision(seed: int | str) -> None:
    match, rng = TOY.start(seed, seats=3, options={"rounds": 1, "light": "bright"}), Rng.from_seed(1)
    while True:
        text = Record.of(match).to_json()
        again = Record.from_json(text).replay(TOY)
        assert face(again) == face(match)
        assert Record.of(again).to_json() == text
        assert Record.from_json(text) == Record.of(match)
        if match.decision is None:
            break
        answer_at_random(match, rng)


def test_a_record_is_json_with_one_answer_a_line() -> None:
    match = played("text", 5)
    lines = Record.of(match).to_json().splitlines()
    data = json.loads("\n".join(lines))
    assert data["game"] == "toy"
    assert data["answers"] == [[seat, *option] for seat, option in match.answers()]
    for seat, option in match.answers():
        assert any(json.loads(line.strip().rstrip(",")) == [seat, *option] for line in lines if "  [" in line)


def test_answers_given_in_any_order_to_a_joint_decision_are_replayed_in_that_order() -> None:
    game = little(votes)
    match = game.start(1, seats=3)
    for seat in (2, 0, 1, 1, 2):
        match.answer(("b",), seat)
    again = through_json(match, game)
    assert [seat for seat, _ in again.answers()] == [2, 0, 1, 1, 2]
    assert face(again) == face(match)


def test_giving_up_is_part_of_the_record() -> None:
    match = played("up", 7)
    assert match.decision is not None
    match.concede(match.decision.seat)
    finish(match, Rng.from_seed(1))
    assert face(through_json(match)) == face(match)


def test_changes_of_content_are_part_of_the_record() -> None:
    match = TOY.start(1, changes=["wares.lamp.worth=7", 'omens.carp.name="Koi"'])
    finish(match, Rng.from_seed(1))
    again = through_json(match)
    assert again.state.pack.wares["lamp"].worth == 7
    assert face(again) == face(match)


def test_steps_shows_the_match_after_each_answer() -> None:
    match = played("steps", 9)
    record = Record.of(match)
    lengths = [len(step.answers()) for step in record.steps(TOY)]
    assert lengths == list(range(10))


# --- records that do not fit the game ------------------------------------------------------------


def error_of(record: Record, game: Game[Any] = TOY) -> str:
    with pytest.raises(RecordError) as error:
        Record.from_json(record.to_json()).replay(game)
    return str(error.value)


def test_a_record_of_another_game_is_refused() -> None:
    assert error_of(Record.of(played(1, 3)), little(votes)) == "this is a record of 'toy', not of 'little'"


def test_a_record_of_other_rules_or_content_without_a_snapshot_is_refused() -> None:
    record = Record.of(played(1, 3))
    assert error_of(record, NEWER) == (
        "the record was made with rules version 1, these are 2, and it has no snapshot to go on from"
    )
    here = record.content
    record.content = "0123456789abcdef"
    assert error_of(record) == (
        f"the record was made with content 0123456789abcdef, this is {here}, "
        "and it has no snapshot to go on from"
    )


@pytest.mark.parametrize(
    ("number", "answer", "message"),
    [
        (0, (0, ("bid", 9)), r"answers[0]: ('bid', 9) is not among the options of bid (TOY-BID.1)"),
        (0, (0, ("fly",)), r"answers[0]: ('fly',) is not among the options of bid (TOY-BID.1)"),
        (0, (3, ("bid", 0)), r"answers[0]: seat 3 is not asked now"),
        (0, (-1, ("bid", 0)), r"answers[0]: seat -1 is not asked now"),
        (0, (0, ("bid", {"a": 1})), r"answers[0]: ('bid', {'a': 1}) is not among the options"),
        (0, (0, ("bid", float("nan"))), r"answers[0]: ('bid', nan) is not among the options"),
    ],
)
def test_an_answer_that_was_not_possible_is_named(number: int, answer: Any, message: str) -> None:
    record = Record.of(played("wrong", 3))
    record.answers[number] = answer
    assert error_of(record).startswith(message)


def test_answers_after_the_end_are_refused() -> None:
    match = played("end", 999)
    record = Record.of(match)
    record.answers.append((0, ("bid", 0)))
    assert error_of(record) == f"answers[{len(match.answers())}]: the game is over"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("seats", 7, "seats: The Night Market is for 2 to 4 players, got 7"),
        ("options", {"rounds": 40}, "rounds: expected a number from 1 to 9 in steps of 2, got 40"),
        ("options", {"wind": 1}, "wind: no such option; this game has rounds, short, light"),
        ("changes", ("wares.sun.worth=1",), "changes: --set 'wares.sun.worth=1': wares has no 'sun'; it has"),
        ("seed", "\ud800", "seed: expected a number of at most 4300 digits or a valid text"),
    ],
)
def test_a_header_that_the_game_does_not_know_is_refused(field: str, value: Any, message: str) -> None:
    record = Record.of(played("head", 3))
    setattr(record, field, value)
    with pytest.raises(RecordError) as error:
        record.replay(TOY)
    assert str(error.value).startswith(message)


# --- snapshots -----------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", range(24))
def test_a_running_match_goes_on_under_other_rules_from_its_snapshot(steps: int) -> None:
    match = played("snapshot", steps)
    again = through_json(match, NEWER, snapshot=True)
    assert face(again) == face(match)
    if steps % 4 == 0:
        finish(again, Rng.from_seed("on"))
        finish(match, Rng.from_seed("on"))
        assert face(again) == face(match)


def test_with_the_same_rules_a_record_replays_from_its_start_whatever_its_snapshot_says() -> None:
    match = played("snapshot", 12)
    record = Record.of(match, snapshot=True)
    assert record.snapshot is not None
    record.snapshot.state["round"] = 99
    assert face(record.replay(TOY)) == face(match)


def test_a_match_that_went_on_from_a_snapshot_is_recorded_so_that_it_replays() -> None:
    """Its answers were given under two sets of rules: they alone would not lead there."""
    record = Record.of(played("twice", 12), snapshot=True)
    assert record.snapshot is not None
    record.snapshot.state["players"][0]["coins"] += 5  # as if the newer rules had dealt otherwise
    match = record.replay(NEWER)
    for seed in range(6):
        answer_at_random(match, Rng.from_seed(seed))
    again = through_json(match, NEWER)
    assert face(again) == face(match)
    assert again.resumed
    newest = through_json(again, replace(TOY, version="3"))
    assert face(newest) == face(match)
    finish(match, Rng.from_seed("end"))
    assert face(through_json(match, NEWER)) == face(match)


def test_copies_steps_back_and_worlds_of_a_resumed_match_are_right() -> None:
    match = through_json(played("resumed", 12), NEWER, snapshot=True)
    before = face(match)
    assert face(match.copy()) == before
    world = match.imagine(0, Rng.from_seed(1))
    assert text_of(world.view(0)) == text_of(match.view(0))
    assert match.decision is not None
    seat = match.decision.seat
    match.answer(match.decision.options[0])
    match.undo(seat, force=True)
    assert face(match) == before
    assert match.copy().resumed


def test_a_scripted_match_is_recorded_with_a_snapshot_because_its_seed_does_not_tell_its_dice() -> None:
    match = TOY.start("script", script={"die": [3, 3, 3, 3]}, seats=2)
    for seed in range(8):
        answer_at_random(match, Rng.from_seed(seed))
    again = through_json(match)
    assert face(again) == face(match)
    finish(again, Rng.from_seed(1))
    finish(match, Rng.from_seed(1))
    assert face(again) == face(match)


def test_a_match_that_did_not_begin_with_its_set_up_is_seen_whole_when_it_is_over() -> None:
    match = TOY.start("script", script={"die": [3, 3, 3, 3]}, seats=2)
    finish(match, Rng.from_seed(1))
    *earlier, last = Record.from_json(Record.of(match).to_json()).steps(TOY)
    assert len(earlier) == len(match.answers())
    assert face(last) == face(match)


@pytest.fixture
def reordered(tmp_path: Path) -> Game[ToyState]:
    """The same cards in another order of the files, so that every card has another number."""

    def reorder(name: str, edit: Callable[[str], str]) -> None:
        text = (Path(__file__).parent / "toy" / "cards" / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(edit(text), encoding="utf-8")

    reorder("omens.toml", lambda text: text)
    reorder("wares.toml", lambda text: text[text.index("[jade]") :] + text[: text.index("[jade]")])
    return replace(TOY, make_pack=lambda source: ToyPack(Source(tmp_path, source.changes)))


@pytest.mark.parametrize("steps", [3, 9, 12, 15, 18])
def test_cards_are_found_by_their_key_when_content_numbers_them_otherwise(
    steps: int, reordered: Game[ToyState]
) -> None:
    match = played("cards", steps)
    again = through_json(match, reordered, snapshot=True)

    def named(match: Match[Any]) -> str:
        return text_of(match.state.to_data(naming=lambda card: match.state.pack.box.keys[card]))

    assert match.state.pack.box.keys != again.state.pack.box.keys
    assert named(again) == named(match)
    finish(again, Rng.from_seed(1))
    assert face(through_json(again, reordered)) == face(again)


def test_a_card_that_is_gone_from_the_content_is_named() -> None:
    record = Record.of(played("cards", 9), snapshot=True)
    assert record.snapshot is not None
    record.snapshot.cards = [*record.snapshot.cards[:-1], "whale"]
    assert error_of(record, NEWER) == "snapshot: these cards are no longer in the content: whale"


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda s: s.state.update(round="two"), "snapshot: round: expected int, got 'two'"),
        (lambda s: s.state.update(moon=1), "snapshot: moon: unknown; expected one of seats"),
        (lambda s: s.state.pop("deck"), "snapshot: deck: missing"),
        (lambda s: s.state.update(segment="noon"), "snapshot: there is no segment 'noon'"),
        (lambda s: s.state.update(rng=[1]), "snapshot: rng: expected the data of Rng, got [1]"),
        (
            lambda s: s.state["players"][1].update(hand=3),
            "snapshot: players[1].hand: expected a list",
        ),
        (lambda s: setattr(s, "at", 99), "snapshot.at: expected a number from 0 to 9, got 99"),
        (lambda s: setattr(s, "at", -1), "snapshot.at: expected a number from 0 to 9, got -1"),
        (lambda s: setattr(s, "at", True), "snapshot.at: expected int, got bool"),
        (lambda s: setattr(s, "cards", [1]), "snapshot.cards[0]: expected str, got int"),
        (lambda s: setattr(s, "state", []), "snapshot.state: expected object, got array"),
    ],
)
def test_a_bad_snapshot_is_refused_with_its_path(edit: Callable[[Any], Any], message: str) -> None:
    record = Record.of(played("bad", 9), snapshot=True)
    edit(record.snapshot)
    assert error_of(record, NEWER).startswith(message)


def test_a_record_says_which_answers_were_given_for_somebody() -> None:
    record = Record.of(played("late", 5))
    assert "stand_ins" not in record.to_json()
    record.stand_ins = {3: "clock", 1: "normal"}
    assert '"stand_ins": [[1,"normal"],[3,"clock"]]' in record.to_json()
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize("bad", [{5: "clock"}, {-1: "clock"}, {0: 7}])
def test_a_stand_in_of_no_answer_is_no_record(bad: dict[int, Any]) -> None:
    record = Record.of(played("late", 5))
    record.stand_ins = bad
    with pytest.raises(RecordError, match=r"stand_ins\[[0.]+\]\[[01.]+\]: expected"):
        Record.from_json(record.to_json())
