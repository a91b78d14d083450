"""All checks of a game as one parametrised pytest function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from fatebox.kernel import Game

from .copying import copies_equal_their_original, steps_back_change_nothing
from .coverage import Coverage, all_content_is_used
from .excerpts import excerpts_tell_nothing_hidden
from .golden import no_transcript_is_left_over, transcript_is_as_before
from .history import nothing_hidden_was_ever_told
from .playing import plays_to_the_end
from .recording import records_replay, replays_show_what_was_seen, states_survive_json
from .secrecy import imagined_worlds_agree, imagined_worlds_are_not_the_truth, views_show_nothing_hidden
from .shuffling import Shuffling, imagined_worlds_agree_after_shuffles
from .subject import Policy, Subject, Variant

CHECKS: tuple[Callable[[Subject], None], ...] = (
    plays_to_the_end,
    copies_equal_their_original,
    steps_back_change_nothing,
    records_replay,
    replays_show_what_was_seen,
    states_survive_json,
    views_show_nothing_hidden,
    nothing_hidden_was_ever_told,
    imagined_worlds_agree,
    imagined_worlds_are_not_the_truth,
    excerpts_tell_nothing_hidden,
    transcript_is_as_before,
)
"""The checks for each variant."""


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
    cases: list[tuple[str, Callable[[], None]]] = [
        (f"{subject.variant.name}-{check.__name__}", lambda check=check, subject=subject: check(subject))  # type: ignore[misc]
        for subject in subjects
        for check in CHECKS
    ]
    cases.append(("no_transcript_is_left_over", lambda: no_transcript_is_left_over(subjects)))
    cases.append(("all_content_is_used", lambda: all_content_is_used(subjects, coverage or Coverage())))
    if shuffling is not None:
        run = partial(imagined_worlds_agree_after_shuffles, subjects, shuffling)
        cases.append(("imagined_worlds_agree_after_shuffles", run))

    @pytest.mark.parametrize("check", [pytest.param(run, id=name) for name, run in cases])
    def test_game(check: Callable[[], None]) -> None:
        check()

    return test_game
