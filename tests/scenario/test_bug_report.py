"""A match written down as a scenario goes on exactly as the match does."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games import load_game
from fatebox.kernel import Match, Rng
from fatebox.scenario import Scenario
from fatebox.scenario.position import set_up
from fatebox.scenario.sheet import read_sheet
from tests.kernel.toy import GAME as TOY


def play_on(match: Match[Any], seed: int, answers: int) -> None:
    """Give random answers."""
    rng = Rng.from_seed(seed)
    for _ in range(answers):
        if match.decision is not None:
            match.answer(rng.choose("answer", match.decision.options))


def reread(match: Match[Any]) -> Match[Any]:
    """The match after a journey through the text of a file."""
    text = Scenario.from_match(match, "A bug").to_toml()
    report = Scenario(read_sheet(text)).run()
    assert report.failures == []
    assert report.match is not None
    return report.match


@pytest.mark.parametrize("answers", [0, 1, 4, 9, 30, 120])
def test_a_bug_report_arrives_where_the_match_stands(answers: int) -> None:
    match = load_game("weaver").start(answers, options={"difficulty": "adept"})
    play_on(match, answers, answers)
    again = reread(match)
    assert again.state == match.state
    assert [d.options for d in again.decisions] == [d.options for d in match.decisions]


def test_what_happens_next_is_the_same_as_well() -> None:
    match = load_game("weaver").start("bug", changes=["relics.naga-stone.price=1"])
    play_on(match, 3, 12)
    again = reread(match)
    for each in (match, again):
        play_on(each, 5, 40)
    assert again.state == match.state


def test_giving_up_is_part_of_the_report() -> None:
    match = load_game("weaver").start("quits")
    match.concede(0)
    assert reread(match).result == match.result


def test_several_seats_in_mid_segment_with_known_cards_and_future_chance() -> None:
    for seed in range(20):
        match = TOY.start(seed, seats=3)
        play_on(match, seed, 3 * seed % 23)
        sheet = Scenario.from_match(match, "A bug").sheet
        again, _ = set_up(TOY, sheet)
        for step in sheet.when:
            assert step.answer is not None
            decision = again.decision_of(step.seat)
            assert decision is not None
            box = again.state.pack.box
            kinds = TOY.verbs[step.answer[0]]
            arguments = [
                box.find(a)[0] if kind == "card" else a
                for kind, a in zip(kinds, step.answer[1:], strict=True)
            ]
            again.answer((step.answer[0], *arguments), step.seat)
        assert again.state == match.state
        for each in (match, again):
            play_on(each, seed + 1, 15)
        assert again.state == match.state


def test_what_is_still_scripted_is_written_as_chance() -> None:
    match = TOY.start(1, script={"die": [3, 1]})
    sheet = Scenario.from_match(match, "A bug").sheet
    assert sheet.chance == {"die": [3, 1]}
    again, _ = set_up(TOY, sheet)
    assert again.state == match.state
