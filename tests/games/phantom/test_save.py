"""Saving and loading (PHA-SAVE)."""

from __future__ import annotations

import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import Match, Record
from tests.games.phantom.table import Table, start


def loaded(t: Table) -> Match[PhantomState]:
    """The game, written down and read again."""
    return Record.from_json(Record.of(t.match, snapshot=True).to_json()).replay(GAME)


def play_on(match: Match[PhantomState], answers: int) -> None:
    """Give a number of answers by default."""
    for _ in range(answers):
        if match.decision is not None:
            match.answer(match.decision.default(match.state))


def between_turns(turn: int) -> Table:
    """A game in which a Cleanup phase has just ended."""
    t = start(2, adventure="devil", seed=5)
    while t.prompt in ("legend", "starting_player"):
        t.idles()
    while t.s.turn < turn:
        discards = [option for option in t.options if option[0] == "discard"]
        t.answer(discards[0]) if discards and t.s.you.total < 2 else t.idles()
    return t


@pytest.mark.clause("PHA-SAVE.1", "PHA-SAVE.2", "PHA-SAVE.3")
@pytest.mark.parametrize("turn", [2, 5, 6])
def test_loading_restores_everything_in_its_order(turn: int) -> None:
    t = between_turns(turn)
    assert loaded(t).state.to_data() == t.s.to_data()


@pytest.mark.clause("PHA-SAVE.3")
def test_a_loaded_game_goes_on_as_the_other_would_have() -> None:
    """WE12, R83: hands and chance are part of a save."""
    t = between_turns(4)
    other = loaded(t)
    assert [t.names(each.hand) for each in t.s.players] == [
        t.names(each.hand) for each in other.state.players
    ]
    for match in (t.match, other):
        play_on(match, 60)
    assert other.state.to_data() == t.s.to_data()


@pytest.mark.clause("PHA-SAVE.1")
def test_a_game_that_is_left_in_the_middle_of_a_turn_stays_as_it_is() -> None:
    """R86: the open question included."""
    t = between_turns(3)
    t.to("action")
    t.do("discard", t.hand(t.s.active).split()[0])
    other = loaded(t)
    assert other.decision is not None
    assert (other.decision.prompt.id, other.decision.options) == (t.prompt, t.options)
    assert other.state.to_data() == t.s.to_data()
