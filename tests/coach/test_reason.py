"""Reasons: what is compared with what, what is no reason, and the words for what is."""

from __future__ import annotations

from fatebox.bots import Appraisal
from fatebox.coach.facts import Fact
from fatebox.coach.hint import _plain
from fatebox.coach.reason import Reasons, compare, in_words
from fatebox.games import load_game
from fatebox.games.outposts import events as outposts
from fatebox.kernel import PASS, Perspective, Rng
from tests.coach.market import asked


def test_what_reads_alike_after_both_options_is_no_reason() -> None:
    """Given the choice who goes first, then nobody is told that both get a horse, one copy or the other."""
    match = load_game("phantom").start("alike", seats=2, options={"adventure": "devil"})
    match.answer(("legend", "phantom"), 0)
    assert match.decision is not None
    assert match.decision.prompt.id == "starting_player"
    one, other = match.decision.options
    for options in ((one, other), (other, one)):
        assert compare(Perspective(match, 0), *options, Rng.from_seed(1)).facts == ()


def test_to_let_it_be_is_to_pass_or_to_end_something() -> None:
    """Given answers of a single word, then only an end does nothing; without one, the worst is compared."""
    match = load_game("phantom").start("plain", seats=2)
    seat = Perspective(match, 0)
    words = [
        Appraisal((word,), chance, 1) for word, chance in (("allow", 0.4), ("always", 0.4), ("refuse", 0.3))
    ]
    assert _plain(seat, words[0], words).option == ("refuse",)
    words.insert(1, Appraisal(("end",), 0.35, 1))
    assert _plain(seat, words[0], words).option == ("end",)


def test_of_the_rest_of_a_turn_only_events_are_told() -> None:
    """Given an option that helps a term, then nothing is said of that term by the end of the turn."""
    seat = Perspective(asked("act"), 0)
    option = next(each for each in seat.decision.options if each[0] == "set")
    assert compare(seat, option, PASS, Rng.from_seed(1)).terms
    assert not compare(seat, option, PASS, Rng.from_seed(1), far=True).terms


def test_of_what_comes_this_turn_it_is_said_once() -> None:
    """Given two events of the rest of the turn, then "This turn" stands before the first alone."""
    fell = Fact(outposts.Fell(post=3, clause=""), 3)
    other = Fact(outposts.Fell(post=4, clause=""), 3)
    keys = [message.key for message in in_words(Reasons(facts=(fell, other), far=True))]
    assert keys == ["coach-this-turn", "event-fell"]
    averted = Reasons(facts=(fell,), averted=other, far=True)
    assert [message.key for message in in_words(averted)] == ["coach-this-turn", "coach-otherwise"]
