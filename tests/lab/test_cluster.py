"""Games on a Ray cluster: the same rows as on one core, whatever the number of workers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

LABOR = """
import json, os, signal, sys
from pathlib import Path

from fatebox.games import load_game
from fatebox.lab import Plan, cluster, simulate
from fatebox.lab.ladder import climb, make_ladder
from fatebox.lab.tune import tune

GAME = load_game("weaver")
FOLDER = Path(sys.argv[1])


class DeadlyExecutor(cluster.RayExecutor):
    # kills the worker of its third task: never, once, or whoever takes it

    kills = 0

    def submit(self, fn, /, *args, **kwargs):
        self.submitted += 1
        if self.submitted != 3 or not self.kills:
            return super().submit(fn, *args, **kwargs)
        kills, marker = self.kills, FOLDER / f"died-{len(list(FOLDER.iterdir()))}"

        def dying(*args, **kwargs):
            if kills > 1 or not marker.exists():
                marker.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return fn(*args, **kwargs)

        return super().submit(dying, *args, **kwargs)


def simulated(pool):
    rows = simulate(Plan.of(GAME, 6, ["random"], seed=5), 1, pool=pool).rows
    return [{name: value for name, value in row.items() if name != "seconds"} for row in rows]


def climbed(pool):
    results = climb(make_ladder(GAME, ["random", "greedy:worlds=1"], 4, seed=5), pool=pool)
    return [[(pair.score, pair.won) for pair in result.pairs] for result in results]


def tuned(pool):
    found = tune(Plan.of(GAME, 6, ["random"], seed=5), 2, pool=pool, afresh=True)
    return [found.positions, found.new, found.lead]


works = {"sim": simulated, "ladder": climbed, "tune": tuned}
rows = {name: [work(None)] for name, work in works.items()}
cluster.RETRIES = 1
for workers in (1, 2):
    with DeadlyExecutor("local", workers) as pool:
        pool.kills = workers - 1
        for name, work in works.items():
            pool.submitted = 0
            rows[name].append(work(pool))
        if workers == 2:
            pool.kills, pool.submitted = 2, 0
            (kept,) = climb(make_ladder(GAME, ["random", "greedy:worlds=1"], 4, seed=5), pool=pool)
            partial = [[(pair.score, pair.won) for pair in kept.pairs], kept.broken]
print(json.dumps({"rows": rows, "partial": partial}))
"""


def test_work_is_the_same_on_any_number_of_workers_even_if_some_die(tmp_path: Path) -> None:
    """Given one worker, or two of which one is killed under each work, then the results are those of one
    core; given a task that kills everybody who takes it, then what was done before it is kept."""
    pytest.importorskip("ray")
    done = subprocess.run(
        [sys.executable, "-c", LABOR, str(tmp_path)], capture_output=True, text=True, timeout=400, check=False
    )
    assert done.returncode == 0, done.stderr
    assert len(list(tmp_path.iterdir())) == 4, "a worker has died each time"
    found = json.loads(done.stdout.splitlines()[-1])
    for alone, one, two in found["rows"].values():
        assert alone == one == two
    pairs, broken = found["partial"]
    assert pairs == found["rows"]["ladder"][0][0][:2]
    assert broken is not None


@pytest.mark.parametrize(
    "command",
    [
        ["sim", "weaver", "--games", "2", "--bots", "random"],
        ["ladder", "weaver", "--levels", "random,easy"],
        ["tune", "weaver", "--games", "5"],
    ],
    ids=lambda command: command[0],
)
def test_an_address_without_a_cluster_is_an_error_that_says_so(command: list[str]) -> None:
    """Given no cluster at an address, when it is named, then the error names it."""
    pytest.importorskip("ray")
    done = subprocess.run(
        [sys.executable, "-m", "fatebox", *command, "--ray", "127.0.0.1:1"],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode != 0
    assert "--ray 127.0.0.1:1" in done.stderr
    assert "Traceback" not in done.stderr
