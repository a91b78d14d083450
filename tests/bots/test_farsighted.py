"""Looking ahead: as many trials as patience allows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.bots.learned.farsighted import PATIENCE, FarsightedBot, Outcome
from fatebox.bots.learned.mind import mind_of, packed_weights
from fatebox.bots.learned.thinking import Line, think
from fatebox.games import load_game
from fatebox.kernel import Match, Option, OptionsError, Perspective


@pytest.mark.parametrize(
    ("answers", "worlds"),
    [(1, [8, 8, 4, 4]), (50, [6, 6, 4, 4]), (70, [5, 5, 2, 2]), (120, [2, 2, 2, 2])],
)
def test_long_turns_leave_fewer_trials(
    answers: int, worlds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given turns of this length, then the best two options get as many trials as there is time for."""
    tried: Counter[Option] = Counter()

    def outcome(
        self: FarsightedBot, mind: Any, seat: int, world: Match[Any], option: Option
    ) -> Line[Outcome]:
        yield from ()
        tried[option] += 1
        return Outcome(0.5, answers)

    monkeypatch.setattr(FarsightedBot, "_outcome", outcome)
    game = load_game("fantos")
    match = game.start("patience", seats=3)
    assert match.decision is not None
    make_bot("farsighted:likely=0", game, 0).choose(Perspective(match, match.decision.seat))
    assert sorted(tried.values(), reverse=True) == worlds
    assert answers * sum(worlds) <= PATIENCE


def test_a_rival_must_do_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a rival better by 1.3 standard errors, then it is taken, unless more is asked for."""
    game = load_game("outposts")
    match = game.start("likely", seats=2)
    assert match.decision is not None
    seat = Perspective(match, match.decision.seat)
    own = make_bot("learned", game, 0).choose(seat)
    tried: Counter[Option] = Counter()

    def outcome(
        self: FarsightedBot, mind: Any, seat: int, world: Match[Any], option: Option
    ) -> Line[Outcome]:
        yield from ()
        tried[option] += 1
        return Outcome(0.5 if option == own else (0.8, 0.4)[tried[option] % 2], 1)

    monkeypatch.setattr(FarsightedBot, "_outcome", outcome)
    assert make_bot("farsighted:likely=0", game, 0).choose(seat) != own
    tried.clear()
    assert make_bot("farsighted:likely=0:clearly=1.5", game, 0).choose(seat) == own


@pytest.mark.parametrize("turns", [1, 2, 6])
def test_a_trial_lasts_as_many_turns_as_it_looks_ahead(turns: int) -> None:
    """Given a network that plays on for some turns of 7, then that many have ended."""
    game = load_game("seven")
    weights = packed_weights(game)
    assert weights is not None
    match = game.start("turns", seats=3)
    for _ in range(40):  # past the choice of heroes
        assert match.decision is not None
        match.answer(match.decision.options[0])
    turn, mind = game.judgement.turn, mind_of(weights, game, match.state.pack)
    assert turn is not None
    passed = [turn(match.state)]
    for _ in range(think(mind.play_on(match.copy(), turns))):
        assert match.decision is not None
        think(mind.answer(match, match.decision))
        if turn(match.state) != passed[-1]:
            passed.append(turn(match.state))
    assert len(passed) == turns + 1


def test_less_than_no_difference_is_refused() -> None:
    """Given a difference below zero, then the bot is not made."""
    with pytest.raises(OptionsError, match="bot farsighted: clearly: expected 0 or more, got -1"):
        make_bot("farsighted:clearly=-1", load_game("outposts"), 0)
