"""Games on a Ray cluster: the same rows as on one core, whatever the number of workers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest


def rows(folder: Path, *more: str) -> list[dict[str, object]]:
    """The rows of a small simulation, without the time that each game took."""
    file = folder / "games.jsonl"
    command = ["sim", "weaver", "--games", "12", "--bots", "random", "--seed", "7", "-o", str(file), *more]
    done = subprocess.run(
        [sys.executable, "-m", "fatebox", *command], capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [{name: value for name, value in row.items() if name != "seconds"} for row in found]


def test_a_cluster_gives_the_same_rows_as_one_core(tmp_path: Path) -> None:
    """Given a plan, when it is carried out on a cluster, then its rows are those of one core."""
    pytest.importorskip("ray")
    assert rows(tmp_path, "--ray", "local", "-j", "2") == rows(tmp_path, "-j", "1")


LABOR = """
import json, os, signal, sys
from pathlib import Path

from fatebox.games import load_game
from fatebox.lab import Plan
from fatebox.lab.cluster import RayExecutor
from fatebox.lab.ladder import climb, make_ladder
from fatebox.lab.tune import tune

GAME = load_game("weaver")


class DeadlyExecutor(RayExecutor):
    # kills the worker of its third task, once

    def submit(self, fn, /, *args, **kwargs):
        self.submitted = getattr(self, "submitted", 0) + 1
        if self.submitted == 3:
            marker = Path(sys.argv[1]) / f"died-{len(list(Path(sys.argv[1]).iterdir()))}"

            def dying(*args, **kwargs):
                if not marker.exists():
                    marker.touch()
                    os.kill(os.getpid(), signal.SIGKILL)
                return fn(*args, **kwargs)

            return super().submit(dying, *args, **kwargs)
        return super().submit(fn, *args, **kwargs)


def climbed(pool):
    results = climb(make_ladder(GAME, ["random", "greedy:worlds=1"], 4, seed=5), pool=pool)
    return [[(pair.score, pair.won) for pair in result.pairs] for result in results]


def tuned(pool):
    found = tune(Plan.of(GAME, 6, ["random"], seed=5), 2, pool=pool, afresh=True)
    return [found.positions, found.new, found.lead]


both = {"ladder": climbed, "tune": tuned}
rows = {name: [work(None)] for name, work in both.items()}
for workers in (1, 2):
    with DeadlyExecutor("local", workers) as pool:
        for name, work in both.items():
            pool.submitted = 0
            rows[name].append(work(pool))
print(json.dumps(rows))
"""


def test_ladders_and_tuning_are_the_same_on_any_number_of_workers_even_if_some_die(tmp_path: Path) -> None:
    """Given one and two workers, each killed once under either work, then the rows are those of one core."""
    pytest.importorskip("ray")
    done = subprocess.run(
        [sys.executable, "-c", LABOR, str(tmp_path)], capture_output=True, text=True, timeout=400, check=False
    )
    assert done.returncode == 0, done.stderr
    assert len(list(tmp_path.iterdir())) == 4, "a worker has died each time"
    for alone, one, two in json.loads(done.stdout.splitlines()[-1]).values():
        assert alone == one == two


def test_an_address_without_a_cluster_is_an_error_that_says_so(tmp_path: Path) -> None:
    """Given no cluster at an address, when it is named, then the error names it."""
    pytest.importorskip("ray")
    command = ["sim", "weaver", "--games", "2", "--bots", "random", "--ray", "127.0.0.1:1"]
    done = subprocess.run(
        [sys.executable, "-m", "fatebox", *command], capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode != 0
    assert "--ray 127.0.0.1:1" in done.stderr
    assert "Traceback" not in done.stderr
