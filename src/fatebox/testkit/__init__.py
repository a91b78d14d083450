"""The test kit: what every game must keep, checked by playing it. One call gives a game all these tests.

    # tests/games/mygame/test_kit.py
    from pathlib import Path
    from fatebox.testkit import Variant, game_tests
    from mygame import GAME

    test_game = game_tests(
        GAME,
        variants=[Variant(2), Variant(4, {"difficulty": "hard"})],
        golden=Path(__file__).parent / "golden",
    )

Each check is one test for each variant, such as `test_game[2p-records_replay]`. A playthrough and a digest
of a seeded game of each variant are kept in the golden folder. If you want a change, renew them with
`pytest -p fatebox.testkit.plugin --accept`, and read the difference before you commit it.
"""

from .coverage import Coverage, Step, designs_seen, every_design
from .pytests import CHECKS, game_tests
from .shuffling import Shuffling, into_discard
from .subject import Fault, Policy, Subject, Variant, at_random, face, greedy, lasting, text_of

__all__ = [
    "CHECKS",
    "Coverage",
    "Fault",
    "Policy",
    "Shuffling",
    "Step",
    "Subject",
    "Variant",
    "at_random",
    "designs_seen",
    "every_design",
    "face",
    "game_tests",
    "greedy",
    "into_discard",
    "lasting",
    "text_of",
]
