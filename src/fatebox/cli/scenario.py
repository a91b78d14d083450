"""`fatebox scenario`: run scenario files and check what they expect."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from fatebox.scenario import Report, ScenarioError, load_scenario, scenario_files


@click.command("scenario")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the reports as JSON.")
def command(paths: tuple[Path, ...], as_json: bool) -> None:
    """Run scenario files, or all files in a folder, and check their expectations.

    The exit code is 1 if an expectation was not met, 2 if a file could not be read or set up.
    """
    results = [_run(file) for path in paths for file in _files(path)]
    if as_json:
        click.echo(
            json.dumps([_data(file, result) for file, result in results], indent=2, ensure_ascii=False)
        )
    else:
        for _, result in results:
            click.echo(str(result), err=isinstance(result, ScenarioError))
        click.echo(_summary([result for _, result in results]))
    if any(isinstance(result, ScenarioError) for _, result in results):
        raise click.exceptions.Exit(2)
    if not all(isinstance(result, Report) and result.ok for _, result in results):
        raise click.exceptions.Exit(1)


def _files(path: Path) -> list[Path]:
    files = scenario_files(path)
    if not files:
        raise ScenarioError(f"{path}: there are no scenario files (*.toml) in this folder")
    return files


def _run(file: Path) -> tuple[Path, Report | ScenarioError]:
    """One bad file does not keep the others from being run."""
    try:
        return file, load_scenario(file).run()
    except ScenarioError as error:
        return file, error


def _data(file: Path, result: Report | ScenarioError) -> dict[str, Any]:
    if isinstance(result, Report):
        return result.to_data()
    return {"path": str(file), "ok": False, "error": str(result)}


def _summary(results: list[Report | ScenarioError]) -> str:
    errors = sum(isinstance(result, ScenarioError) for result in results)
    passed = sum(isinstance(result, Report) and result.ok for result in results)
    failed = len(results) - passed - errors
    parts = [f"{passed} ok"]
    parts += [f"{failed} failed"] if failed else []
    parts += [f"{errors} with errors"] if errors else []
    return ", ".join(parts)
