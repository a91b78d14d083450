"""Refit the forecast: play trial games, then fit its weights to them. It needs scipy.

    python -m fatebox.games.weaver.bots.solver.refit play trials.jsonl -n 5000
    python -m fatebox.games.weaver.bots.solver.refit fit trials.jsonl -o 3.toml

`play` goes on with a file that it finds, so you can stop it at any time; `--first` makes other games. Fits
have numbers, and the last one in `fits/` is the best (see `weights.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from fatebox.games.weaver import GAME
from fatebox.games.weaver.effects.base import Prices

from .fitting import ROUNDS, Data, Table, fit, loss, measured
from .trials import Trial, play_trial
from .weights import FITS, Ease, Weights, weights

FAST = {"draws": 1, "cards": 2, "margin": 0.003}
"""The limits of the search in trial games."""
LEVELS = tuple(GAME.pack().difficulties)
EASE = Ease(calm=0.4, comfort=0.35)
"""The chances of readings in no danger, where every second game or more is won."""
HELD_OUT = 5
"""Every fifth game is left out of a first fit, which says how well the weights foretell."""


@click.group(help=__doc__)
def main() -> None:
    """Refit the forecast."""


@main.command("play")
@click.argument("path", type=click.Path(dir_okay=False, path_type=Path))
@click.option("-n", "--games", default=5000, show_default=True, help="The number of games in the file.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
@click.option("--by", default=FITS, show_default=True, help="The fit by which they are played.")
def play(path: Path, games: int, first: int, by: int) -> None:
    """Play trial games, as many of each difficulty, and add them to a file."""
    done = sum(1 for _ in read_trials([path])) if path.exists() else 0
    with path.open("ab") as out:
        for number in range(first + done, first + games):
            trial = play_trial(GAME, number, LEVELS[number % len(LEVELS)], {**FAST, "fit": by})
            out.write(msgspec.json.encode(trial) + b"\n")


@main.command("fit")
@click.argument(
    "paths", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@click.option("-o", "--out", required=True, type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--point", default=0.003, show_default=True, help="A point of the score, in parts of a won game."
)
def refit(paths: tuple[Path, ...], out: Path, point: float) -> None:
    """Fit weights to trial games, and write them as a file of `fits/`."""
    data = measured(GAME.pack(), read_trials(paths), point)
    text = text_of(fit(data), point, said(data))
    out.write_text(text, encoding="utf-8")
    click.echo(text.partition("\n[")[0])


def said(data: Data) -> str:
    """A summary of the standings, and of how well weights foretell those of games held out."""
    held_out = data.game % HELD_OUT == 0
    unseen = data.where(held_out)
    before = loss([weights(rounds) for rounds in ROUNDS], unseen)
    after = loss(fit(data.where(~held_out)), unseen)
    games = len(set(data.game.tolist()))
    return (
        f"# {games} games past their first round, {len(data.game)} standings between rounds\n"
        f"# loss of games held out: {after:.4f}; {before:.4f} by the last fit, which may know them\n"
    )


def text_of(table: Table, point: float, head: str) -> str:
    """Weights as a file; what counts nothing is left out."""
    parts = [head, "[ease]\n" + "".join(f"{name} = {value}\n" for name, value in EASE._asdict().items())]
    parts.append(_section(0, Weights(point=point)))
    parts += [_section(rounds, w) for rounds, w in zip(ROUNDS, table, strict=True)]
    return "\n".join(parts)


def _section(rounds: int, w: Weights) -> str:
    return "".join([f"[rounds.{rounds}]\n", *_lines(w)])


def _lines(w: Weights) -> Iterator[str]:
    for name, value in w._asdict().items():
        if isinstance(value, Prices):
            prices = ", ".join(f"{each} = {number}" for each, number in value._asdict().items() if number)
            if prices:
                yield f"{name} = {{ {prices} }}\n"
        elif value:
            yield f"{name} = {value}\n"


def read_trials(paths: tuple[Path, ...] | list[Path]) -> Iterator[Trial]:
    """The games of some files."""
    for path in paths:
        with path.open("rb") as lines:
            for line in lines:
                yield msgspec.json.decode(line, type=Trial)


if __name__ == "__main__":
    sys.exit(main())
