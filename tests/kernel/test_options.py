"""Options, seats and seeds: what a game offers is taken, anything else is refused with a reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fatebox.kernel import Data, OptionsError, Record, Rng
from tests.kernel.toy import GAME


def test_options_left_out_take_their_defaults() -> None:
    match = GAME.start(1, options={"short": True})
    assert match.options == {"rounds": 3, "short": True, "light": "dim"}
    assert match.state.seats == 2


def test_all_options_can_be_given() -> None:
    match = GAME.start(1, seats=4, options={"light": "bright", "rounds": 9})
    assert match.options == {"rounds": 9, "short": False, "light": "bright"}
    assert (match.state.seats, match.state.rounds) == (4, 9)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rounds": 11}, "rounds: expected a number from 1 to 9 in steps of 2, got 11"),
        ({"rounds": 2}, "rounds: expected a number from 1 to 9 in steps of 2, got 2"),
        ({"rounds": True}, "rounds: expected a number from 1 to 9 in steps of 2, got True"),
        ({"rounds": 3.0}, "rounds: expected a number from 1 to 9 in steps of 2, got 3.0"),
        ({"rounds": "3"}, "rounds: expected a number from 1 to 9 in steps of 2, got '3'"),
        ({"short": 1}, "short: expected true or false, got 1"),
        ({"light": "dark"}, "light: expected one of dim, bright, got 'dark'"),
        ({"light": ["dim"]}, "light: expected one of dim, bright, got ['dim']"),
        ({"wind": 1}, "wind: no such option; this game has rounds, short, light"),
    ],
)
def test_a_bad_option_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionsError) as error:
        GAME.start(1, options=options)
    assert str(error.value) == message


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, 2.0, "2", [2]])
def test_a_number_of_seats_that_is_not_offered_is_refused(seats: Any) -> None:
    with pytest.raises(OptionsError, match=r"^seats: The Night Market is for 2 to 4 players, got "):
        GAME.start(1, seats=seats)


@pytest.mark.parametrize(
    "seed",
    [None, 1.5, True, ["x"], pytest.param("\ud800", id="surrogate"), pytest.param(10**5000, id="huge")],
)
def test_a_seed_that_could_not_be_written_down_is_refused(seed: Any) -> None:
    with pytest.raises(OptionsError, match=r"^seed: expected a number"):
        GAME.start(seed)


# --- options with a shape of their own ------------------------------------------------------------

DECKS = Data("decks", list[list[str]], "TOY-SET.1", secret=True)
BRINGING = replace(GAME, settings=(*GAME.settings, DECKS))


def test_data_is_taken_if_it_fits_its_type() -> None:
    assert BRINGING.start(1).options["decks"] is None
    match = BRINGING.start(1, options={"decks": [["lamp"], ["silk", "jade"]]})
    assert match.options["decks"] == [["lamp"], ["silk", "jade"]]
    again = Record.from_json(Record.of(match).to_json()).replay(BRINGING)
    assert again.options == match.options


@pytest.mark.parametrize(
    ("decks", "message"),
    [
        ("lamp", "decks: expected array, got str"),
        ([["lamp"], "silk"], "decks[1]: expected array, got str"),
        ([["lamp", 3]], "decks[0][1]: expected str, got int"),
    ],
)
def test_data_that_does_not_fit_is_refused_with_its_path(decks: Any, message: str) -> None:
    with pytest.raises(OptionsError) as error:
        BRINGING.start(1, options={"decks": decks})
    assert str(error.value) == message


def test_secret_data_is_in_no_imagined_world() -> None:
    match = BRINGING.start(1, options={"decks": [["lamp"], ["silk"]], "rounds": 5})
    world = match.imagine(0, Rng.from_seed(1))
    assert (world.options["decks"], world.options["rounds"]) == (None, 5)
    assert match.options["decks"] == [["lamp"], ["silk"]]


def test_a_script_is_not_used_up_by_the_match_it_is_given_to() -> None:
    script: dict[str, list[Any]] = {"die": [3], "goal": ["jade", "jade"]}
    first, second = (GAME.start(1, script=script) for _ in range(2))
    assert first.state == second.state
    assert script == {"die": [3], "goal": ["jade", "jade"]}
