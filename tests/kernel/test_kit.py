"""The test kit on the tests' own game, which keeps all rules."""

from pathlib import Path

from fatebox.testkit import Coverage, Variant, game_tests
from tests.kernel.toy import GAME
from tests.kernel.toy.state import ToyState


def invariants(s: ToyState) -> None:
    """Nobody owes coins, and rounds do not run over."""
    assert all(player.coins >= 0 for player in s.players)
    assert s.round <= s.rounds


test_game = game_tests(
    GAME,
    variants=[Variant(2, {"short": True}), Variant(3), Variant(4, {"rounds": 9, "light": "bright"})],
    golden=Path(__file__).parent / "golden",
    invariants=invariants,
    coverage=Coverage(games=20),
)
