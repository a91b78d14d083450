"""All checks of a game as one parametrized pytest function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from fatebox.kernel import Game

from .copying import copies_equal_their_original, steps_back_change_nothing
from .coverage import Coverage, all_content_is_used
from .excerpts import excerpts_show_nothing_hidden
from .golden import digest_is_as_before, no_golden_game_is_left_over, playthrough_is_as_before
from .history import nothing_hidden_was_ever_shown
from .playing import first_game_plays_to_the_end, other_games_play_to_the_end
from .recording import records_replay, replays_show_what_was_seen, states_survive_json
from .secrecy import imagined_worlds_agree, imagined_worlds_are_not_the_truth, views_show_nothing_hidden
from .shuffling import Shuffling, imagined_worlds_agree_after_shuffles
from .subject import Policy, Subject, Variant

CHECKS: tuple[Callable[[Subject], None], ...] = (
    first_game_plays_to_the_end,
    other_games_play_to_the_end,
    copies_equal_their_original,
    steps_back_change_nothing,
    records_replay,
    replays_show_what_was_seen,
    states_survive_json,
    views_show_nothing_hidden,
    nothing_hidden_was_ever_shown,
    imagined_worlds_agree,
    imagined_worlds_are_not_the_truth,
    excerpts_show_nothing_hidden,
    playthrough_is_as_before,
    digest_is_as_before,
)
"""The checks for each variant."""
GOLDEN = (playthrough_is_as_before, digest_is_as_before)
"""The checks that compare a game with files."""
CONTENT = (first_game_plays_to_the_end, *GOLDEN)
"""The checks that a new card can break; the others depend on the rules alone."""


@dataclass(frozen=True)
class Case:
    """One check of the kit, ready to run."""

    run: Callable[[], None]
    golden: bool = False
    """Whether it compares games with files, which `--accept` renews."""
    content: bool = True
    """Whether a new card can break it."""


def game_tests(
    game: Game[Any],
    *,
    variants: Sequence[Variant],
    golden: Path,
    invariants: Callable[[Any], None] | None = None,
    policies: Sequence[Policy] = (),
    coverage: Coverage | None = None,
    shuffling: Shuffling | None = None,
    games: int = 4,
    samples: int = 8,
) -> Callable[..., None]:
    """A pytest function that runs every check on every variant; see `Subject` for what the numbers mean."""
    import pytest

    subjects = [
        Subject(game, variant, golden, invariants, tuple(policies), games, samples) for variant in variants
    ]
    cases = {
        f"{subject.variant.name}-{check.__name__}": Case(
            partial(check, subject), golden=check in GOLDEN, content=check in CONTENT
        )
        for subject in subjects
        for check in CHECKS
    }
    cases["no_golden_game_is_left_over"] = Case(partial(no_golden_game_is_left_over, subjects))
    cases["all_content_is_used"] = Case(partial(all_content_is_used, subjects, coverage or Coverage()))
    if shuffling is not None:
        run = partial(imagined_worlds_agree_after_shuffles, subjects, shuffling)
        cases["imagined_worlds_agree_after_shuffles"] = Case(run, content=False)

    @pytest.mark.parametrize("check", [pytest.param(case, id=name) for name, case in cases.items()])
    def test_game(check: Case) -> None:
        check.run()

    return test_game
