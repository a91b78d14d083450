"""Lines of thought: side by side they come to what each of them comes to alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import numpy as np
import pytest

from fatebox.bots.learned.mind import first_best, mind_of, packed_weights
from fatebox.bots.learned.network import Network, Opinion
from fatebox.bots.learned.thinking import Line, Question, begun, in_worlds, outcomes, think, think_all
from fatebox.games import load_game
from fatebox.kernel import Match, Option, Perspective, Rng
from fatebox.kernel.encoding.encoder import Encoded
from tests.bots.test_learned import positions


class Counting(Network):
    """A network that says how many options there are, and remembers the sizes of its batches."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    def __call__(self, batch: Sequence[Encoded]) -> list[Opinion]:
        """One opinion for each decision."""
        self.batches.append(len(batch))
        return [Opinion(np.zeros(len(each.options)), np.array([len(each.options)])) for each in batch]


class Failing(Counting):
    """A network that cannot judge a decision without options."""

    def __call__(self, batch: Sequence[Encoded]) -> list[Opinion]:
        """One opinion for each decision, if all have options."""
        if not all(each.options for each in batch):
            raise ValueError("no options")
        return super().__call__(batch)


def question(network: Network, options: int) -> Question:
    """A question about that many options."""
    return Question(network, Encoded([1], [0], [0], bytearray(), [(0,) * 7] * options, 0))


def total(network: Network, *options: int) -> Line[int]:
    """The options of several questions, one after the other."""
    found = 0
    for each in options:
        opinion = yield question(network, each)
        found += int(opinion.chances[0])
    return found


def test_lines_of_different_lengths_ask_together_as_long_as_they_go_on() -> None:
    network = Counting()
    lines = [total(network, 3), total(network), total(network, 1, 2, 4), total(network, 5, 5)]
    assert think_all(lines) == [3, 0, 7, 10]
    assert network.batches == [3, 2, 1]


def test_each_line_is_answered_by_the_network_that_it_asks() -> None:
    one, other = Counting(), Counting()
    assert think_all([total(one, 2), total(other, 3), total(one, 4)]) == [2, 3, 4]
    assert (one.batches, other.batches) == ([2], [1])


def test_outcomes_come_as_soon_as_they_are_known_and_no_more_after_a_stop() -> None:
    """Given lines of several questions and a stop after the first round, then the short one has come."""
    network, rounds = Counting(), iter([False, True])
    lines = [total(network, 1, 2, 3), total(network, 4), total(network)]
    assert list(outcomes(lines, lambda: next(rounds))) == [(2, 0), (1, 4)]
    assert network.batches == [2]


def test_an_error_of_the_network_reaches_the_line_that_asked() -> None:
    """Given a question that the network cannot judge, then its line gets the error and the other goes on."""
    network = Failing()

    def careful() -> Line[str]:
        try:
            yield question(network, 0)
        except ValueError as error:
            return str(error)
        return "no error"

    def careless() -> Line[str]:
        return str((yield from total(network, 3, 4)))

    assert think_all([careful(), careless()]) == ["no options", "7"]
    with pytest.raises(ValueError, match="no options"):
        think(total(network, 0))


def test_a_line_that_is_begun_has_seen_things_as_they_were() -> None:
    network, options = Counting(), [2]

    def looking() -> Line[int]:
        opinion = yield question(network, options[0])
        return int(opinion.chances[0])

    early, late = begun(looking()), looking()
    options[0] = 6
    assert think_all([early, late]) == [2, 6]
    assert think(begun(total(network))) == 0
    assert think(begun(total(network, 1, 2, 3))) == 6


@pytest.mark.parametrize(
    ("scores", "best"), [([3, 2, 2.0000002], 1), ([3, 2.0000002, 2], 1), ([3, 2, 2.002], 2), ([3, 1, 2], 2)]
)
def test_of_options_that_are_equal_the_first_is_the_best(scores: list[float], best: int) -> None:
    """Given scores that other positions in the same batch may change a little, then that changes nothing."""
    assert first_best(scores, [1, 2]) == best


def worlds(match: Match[Any], seat: int) -> Iterator[Match[Any]]:
    """Some worlds that a seat imagines."""
    perspective, rng = Perspective(match, seat), Rng.from_seed("worlds")
    while True:
        yield perspective.imagine(rng)


@pytest.mark.parametrize("game_id", ["outposts", "seven"])
def test_worlds_that_are_played_on_side_by_side_go_as_they_would_alone(game_id: str) -> None:
    """Given the options of a decision in some worlds, then each leads to the same chances as by itself."""
    game = load_game(game_id)
    weights = packed_weights(game)
    assert weights is not None
    mind = mind_of(weights, game, game.pack())
    match = next(islice(positions(game, 1, 5), 4, None))
    assert match.decision is not None
    seat, options = match.decision.seat, match.decision.options[:3]

    def played(world: Match[Any], option: Option) -> Line[tuple[int, list[float]]]:
        trial = world.copy()
        trial.answer(option, seat)
        yield from mind.play_on(trial, 1)
        chances = yield from mind.chances(trial)
        return len(trial.answers()) - len(world.answers()), chances

    imagined = list(islice(worlds(match, seat), 3))
    together = in_worlds(imagined, options, played)
    assert [len(found) for found in together] == [len(imagined)] * len(options)
    for option, found in zip(options, together, strict=True):
        for world, (answers, chances) in zip(imagined, found, strict=True):
            answers_alone, chances_alone = think(played(world, option))
            assert answers == answers_alone
            assert chances == pytest.approx(chances_alone, abs=1e-4)
    assert len({answers for found in together for answers, _ in found}) > 1
