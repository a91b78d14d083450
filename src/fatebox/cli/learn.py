"""`fatebox learn`: train the network of a game, go on with it, see how it plays, bring it along."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from fatebox.bots.learned import network_file
from fatebox.games import load_game
from fatebox.kernel import Game

from . import flags
from .pools import cores
from .settings import GameCommand, read_options, read_seed, read_texts

ACTIONS = ("train", "resume", "adapt", "evaluate", "export", "calibrate", "check")
TRAINING = (
    "seconds",
    "games",
    "lessons",
    "horizon",
    "minibatch",
    "anchor",
    "older",
    "taught",
    "rate",
    "entropy",
    "teacher",
)
"""The options that are settings of a training by the same name."""
EVALUATION, SNAPSHOT = "evaluation.json", "snapshot-"


@click.command("learn", cls=GameCommand)
@click.argument("game_id", metavar="GAME")
@click.argument("action", type=click.Choice(ACTIONS))
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder for everything; default: learning/GAME.",
)
@click.option("--seconds", default=600.0, show_default=True, help="How long to train.")
@click.option("--workers", type=int, help="Processes that play games; default: all cores but one.")
@click.option("--games", default=160, show_default=True, help="Games that each process plays at once.")
@click.option("--lessons", default=60.0, show_default=True, help="Seconds of imitation at the start.")
@click.option("--horizon", default=64, show_default=True, help="Answers per game in a rollout.")
@click.option("--minibatch", default=12288, show_default=True, help="Decisions per minibatch.")
@click.option("--anchor", default=0.0, show_default=True, help="The initial pull toward the teacher.")
@click.option("--older", default=0.15, show_default=True, help="Share of games against an earlier version.")
@click.option("--taught", default=0.0, show_default=True, help="Share of those against the imitator.")
@click.option("--rate", default=5e-4, show_default=True, help="The initial learning rate of self-play.")
@click.option("--entropy", default=0.02, show_default=True, help="The initial entropy bonus.")
@click.option("--teacher", default="greedy:worlds=1", show_default=True, help="The bot to imitate.")
@click.option("--against", default="hard", show_default=True, help="Bots to evaluate against.")
@click.option(
    "--levels",
    default="easy,normal,hard",
    show_default=True,
    help="Levels to calibrate on; one named twice plays twice as often.",
)
@click.option("-n", "--pairs", default=100, show_default=True, help="The number of deals, each played twice.")
@click.option("--weights", default="last.npz", show_default=True, help="The file in the folder to use.")
@flags.seats
@flags.texts
@flags.seed
@flags.jobs
def command(
    game_id: str,
    action: str,
    folder: Path | None,
    workers: int | None,
    against: str,
    levels: str,
    pairs: int,
    weights: str,
    seats: int | None,
    texts: tuple[str, ...],
    seed: str,
    jobs: int | None,
    **settings: Any,
) -> None:
    """Train a game's neural network by imitation and self-play, and evaluate it.

    `train` starts from scratch, `resume` continues with what is in the folder, `adapt` with the weights in
    the game's package (to learn a changed pack). `evaluate` plays paired games against other bots. `export`
    puts the weights into the game's package; those of a snapshot go beside the last ones. `calibrate` fits
    the coach's chances to the results of games between mixed levels (-n), and `check` compares them with the
    results of other games.
    Training needs PyTorch (pip install 'fatebox[learn]') and is worthwhile only with an accelerator.
    """
    game = load_game(game_id)
    folder = folder or Path("learning") / game.id
    training = {name: settings.pop(name) for name in TRAINING}
    if action in ("train", "resume", "adapt"):
        began = {"resume": action == "resume", "packed": action == "adapt"}
        workers = workers or max(1, cores() - 1)
        _train(game, folder, workers=workers, seed=seed, **began, **training)
    elif action == "evaluate":
        options = read_options(game, read_texts(settings, texts))
        _evaluate(game, folder, weights, against.split(","), pairs, read_seed(seed), seats, options, jobs)
    elif action in ("calibrate", "check"):
        from .calibrate import calibrate, check

        options = read_options(game, read_texts(settings, texts))
        work = calibrate if action == "calibrate" else check
        work(game, pairs, jobs or cores(), tuple(levels.split(",")), seats, options)
    else:
        _export(game, folder / weights)


def _train(game: Game[Any], folder: Path, **chosen: Any) -> None:
    try:
        train = import_module("fatebox.learn.train").train
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise click.UsageError("training needs PyTorch: pip install 'fatebox[learn]'") from None
    from fatebox.learn.settings import Settings

    train(Settings(game.id, folder, **chosen), _print_line)


def _print_line(line: dict[str, Any]) -> None:
    click.echo("  ".join(f"{name} {value}" for name, value in line.items() if value != ""))


def _evaluate(
    game: Game[Any],
    folder: Path,
    weights: str,
    against: list[str],
    pairs: int,
    seed: int | str,
    seats: int | None,
    options: dict[str, Any],
    jobs: int | None,
) -> None:
    from fatebox.lab.ladder import climb, make_ladder

    file = folder / weights
    learned = f"learned:weights={file}"
    results: list[dict[str, Any]] = []
    for other in against:
        duels = make_ladder(game, [other, learned], pairs, seed=seed, seats=seats, options=options)
        for standing in climb(duels, min(jobs or cores(), pairs)):
            data = standing.to_data() | {"better": f"learned ({weights})", "seats": duels[0].plan.seats}
            results.append(data | {"seed": seed, "options": options})
            interval = "" if data["low"] is None else f" ({data['low']:.1%} to {data['high']:.1%})"
            click.echo(f"{weights} against {other}: {data['share']:.1%}{interval}, {data['pairs']} pairs")
    path = folder / EVALUATION
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    path.write_text(json.dumps(known + results, indent=1) + "\n", encoding="utf-8")


def _export(game: Game[Any], file: Path) -> None:
    """Put the weights into the package in their small form, after a check that they can be played with."""
    from fatebox.bots.learned.network import Network
    from fatebox.bots.learned.weights import load
    from fatebox.kernel.encoding.encoder import encoder_of

    weights = load(file)
    Network(weights, encoder_of(game, game.pack()))
    after = int(weights.about["seconds"]) if file.stem.startswith(SNAPSHOT) else 0
    target = Path(str(network_file(game, after)))
    weights.save(target, small=True)
    click.echo(f"{file} -> {target}")
