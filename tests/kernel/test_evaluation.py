"""Terms times weights: the chance that comes out, what each term adds to it, and weights that are refused."""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from typing import NamedTuple

import pytest

from fatebox.kernel import ContentError, Evaluator, Judgement, Measured, Weights
from fatebox.kernel.evaluation import EVEN, Memory, dot, log_odds, logistic, read_weights, share, slopes
from tests.kernel.toy import GAME as TOY
from tests.kernel.toy.state import ToyState


class Terms(NamedTuple):
    """Two terms, or their weights."""

    gold: float
    walls: float


def _sum(weights: Weights, measured: Measured) -> float:
    return logistic(dot(weights, measured))


def _rivals(weights: Weights, measured: Measured) -> float:
    return share([dot(weights, row) for row in measured], 4.0)


def _evaluator(measured: Measured | float, weights: Weights | None = None) -> Evaluator[ToyState]:
    return Evaluator(Terms, lambda state, seat: measured, _sum, weights)


def test_without_weights_every_term_counts_as_it_is() -> None:
    match = TOY.start(1)
    assert _evaluator((0.5, -2.0))(match.state, 0) == pytest.approx(1 / (1 + exp(1.5)))


def test_weights_multiply_the_terms() -> None:
    match = TOY.start(1)
    assert _evaluator((0.5, -2.0), weights=(4.0, 0.5))(match.state, 0) == pytest.approx(1 / (1 + exp(-1.0)))


def test_what_is_settled_needs_no_terms() -> None:
    match = TOY.start(1)
    settled = _evaluator(1.0)
    assert settled(match.state, 0) == 1.0
    assert settled.terms(match.state, 0) == []


def test_the_terms_of_a_sum_are_what_is_added() -> None:
    match = TOY.start(1)
    terms = dict(_evaluator((0.5, -2.0), weights=(4.0, 0.5)).terms(match.state, 0))
    assert terms == pytest.approx({EVEN: 0.0, "gold": 2.0, "walls": -1.0}, abs=1e-6)


def test_among_rivals_the_terms_and_even_chances_make_the_log_odds() -> None:
    rows = ((9.0, 1.0), (5.0, 6.0), (2.0, 1.0))
    evaluator: Evaluator[ToyState] = Evaluator(Terms, lambda state, seat: rows, _rivals)
    terms = dict(evaluator.terms(TOY.start(1).state, 0))
    chance = share([10.0, 11.0, 3.0], 4.0)
    assert sum(terms.values()) == pytest.approx(log(chance / (1 - chance)))
    assert terms[EVEN] == pytest.approx(log_odds(1 / 3), abs=1e-3)
    assert terms["gold"] > 0 > terms["walls"]


def test_slopes_are_those_of_the_link() -> None:
    assert slopes(_sum, (1.0, 1.0), (0.5, -2.0)) == pytest.approx([0.5, -2.0], abs=1e-6)


@pytest.mark.parametrize("odds", [-800.0, -3.0, 0.0, 40.0, 800.0])
def test_chances_stay_between_nothing_and_all(odds: float) -> None:
    assert 0.0 <= logistic(odds) <= 1.0
    assert -25 < log_odds(logistic(odds)) < 25


def test_a_game_gives_its_evaluator_only_if_it_has_terms() -> None:
    evaluator = _evaluator((1.0, 1.0))
    assert Judgement(evaluator).evaluator is evaluator
    assert Judgement(lambda state, seat: 0.5).evaluator is None


def test_reweighted_leaves_the_first_one_alone() -> None:
    first = _evaluator((1.0, 1.0))
    assert first.reweighted((0.0, 2.0)).weights == (0.0, 2.0)
    assert first.weights == (1.0, 1.0)


def test_an_answer_is_foreseen_with_the_weights_or_has_to_be_tried() -> None:
    known = {("earn",): (1.0, -2.0)}
    options = [("earn",), ("build",)]
    first: Evaluator[ToyState] = Evaluator(
        Terms, lambda state, seat: 0.5, _sum, foresight=lambda state, seat, asked: [*map(known.get, asked)]
    )
    state = TOY.start(1).state
    assert first.foresee(state, 0, options) == [logistic(-1.0), None]
    assert first.reweighted((3.0, 0.5)).foresee(state, 0, options) == [logistic(2.0), None]
    assert _evaluator((1.0, 1.0)).foresee(state, 0, options) == [None, None]


def test_what_is_foreseen_may_be_a_plain_chance_and_is_judged_once_if_it_is_the_same() -> None:
    judged = []

    def link(weights: Terms, measured: Measured) -> float:
        judged.append(measured)
        return _sum(weights, measured)

    lost, same, other = 0.0, (1.0, 2.0), (3.0, 4.0)
    found: list[Measured | float | None] = [lost, same, same, None, other]
    evaluator: Evaluator[ToyState] = Evaluator(
        Terms, lambda state, seat: 0.5, link, foresight=lambda state, seat, asked: found
    )
    values = evaluator.foresee(TOY.start(1).state, 0, [("wait",)] * len(found))
    assert values == [0.0, logistic(3.0), logistic(3.0), None, logistic(7.0)]
    assert judged == [same, other]


def test_weights_are_read_by_name_and_default_to_one(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("[weights]\nwalls = 0.25\n")
    assert read_weights(file, ("gold", "walls")) == (1.0, 0.25)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[weights]\nwals = 1.0\n", "weights.toml: wals: there is no such term; did you mean walls?"),
        ("[weights]\ngold = -1.0\n", "weights.toml: gold: expected a number from 0 to 20, got -1.0"),
        ("[weights]\ngold = nan\n", "weights.toml: gold: expected a number from 0 to 20, got nan"),
        ("[weights]\ngold = true\n", "weights.toml: gold: expected a number from 0 to 20, got True"),
        ("gold = 1.0\n", "weights.toml: expected one table [weights] with a number for each term"),
        ("[weights\n", "weights.toml: Expected ']' at the end of a table declaration (at line 1, column 9)"),
    ],
)
def test_bad_weights_are_refused_with_the_reason(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(text)
    with pytest.raises(ContentError) as refused:
        read_weights(file, ("gold", "walls"))
    assert str(refused.value) == complaint


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"nothing\.toml: No such file or directory"):
        read_weights(tmp_path / "nothing.toml", ("gold",))


def test_a_memory_holds_no_more_than_it_may() -> None:
    memory: Memory[int, str] = Memory(2)
    for number in range(5):
        memory[number] = str(number)
        assert memory[number] == str(number)
        assert len(memory) <= 2


def test_weights_have_the_names_of_the_terms() -> None:
    assert _evaluator((1.0, 1.0), weights=(4.0, 0.5)).weights.walls == 0.5
