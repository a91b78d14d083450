"""Plain data as typed objects: several threads may read the first card at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import fatebox
from fatebox.games import game_ids

TOGETHER = """
import sys
from threading import Barrier, Thread
from fatebox.games import load_game

game, both = load_game(sys.argv[1]), Barrier(2)
def read():
    both.wait()
    game.pack()

sys.setswitchinterval(1e-6)
threads = [Thread(target=read) for _ in range(2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("game_id", game_ids())
def test_two_threads_may_read_the_content_of_a_game_at_once(game_id: str) -> None:
    """Given a fresh process, when two threads load the same game, then it lives on: it once crashed."""
    for _ in range(3):
        assert subprocess.run([sys.executable, "-c", TOGETHER, game_id], check=False).returncode == 0


def test_all_conversions_go_through_it() -> None:
    """Nobody else calls msgspec for it: one who does may meet a class while another thread looks at it."""
    package = Path(fatebox.__file__).parent
    callers = {path.name for path in package.rglob("*.py") if "msgspec.convert(" in path.read_text("utf-8")}
    assert callers == {"conversion.py"}
