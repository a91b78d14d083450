"""The position that a scenario starts from."""

from __future__ import annotations

import traceback
from typing import Any

from fatebox.kernel import (
    ContentError,
    DataError,
    FateboxError,
    Game,
    Listener,
    Match,
    OptionsError,
    ScriptError,
)
from fatebox.kernel.options import complete
from fatebox.kernel.rng import Script

from .errors import ScenarioError
from .given import lay
from .names import CardNames
from .sheet import Sheet


def set_up(game: Game[Any], sheet: Sheet, listener: Listener | None = None) -> tuple[Match[Any], CardNames]:
    """The match in the given position, and the names of its cards as the file uses them."""
    given = dict(sheet.given)
    segment = given.pop("segment", None)
    if segment is not None and segment not in game.segments:
        raise ScenarioError(f"given.segment: expected one of {', '.join(game.segments)}, got {segment!r}")
    if "seats" in given:
        raise ScenarioError("given.seats: expected `seats` at the top of the file instead")
    try:
        options = complete(game.settings, sheet.options)
    except OptionsError as error:
        raise ScenarioError(f"options.{error}") from None
    try:
        names = CardNames(game.pack(sheet.changes))
    except ContentError as error:
        raise ScenarioError(f"changes: {error}") from None
    try:
        # A position in mid-game has its set-up behind it, so chance is scripted from there on only.
        script = _script(names, sheet) if segment is None else None
        state, _ = game.set_up(
            sheet.seed, seats=sheet.seats, options=options, changes=sheet.changes, script=script
        )
        if given or segment is not None:
            state = lay(game, state, given, names, segment or game.first)
        if segment is not None and sheet.chance:
            state.rng.script = _script(names, sheet)
        state.listener = listener
        return Match(game, options, sheet.seed, state, segment or game.first), names
    except OptionsError as error:
        raise ScenarioError(str(error)) from None
    except ScriptError as error:
        raise ScenarioError(f"chance: {error}") from None
    except DataError as error:
        raise ScenarioError(f"given.{error}") from None
    except FateboxError:
        raise
    except Exception as error:
        raise ScenarioError(f"given: the rules cannot go on from here: {crash_text(error)}") from error


def crash_text(error: Exception) -> str:
    """A fault of the rules in one line, with the place where it happened."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{frame.filename.rpartition('/')[2]}:{frame.lineno}, in {frame.name}"
    return f"stopped with {type(error).__name__}: {error} ({place})"


def _script(names: CardNames, sheet: Sheet) -> Script:
    return {what: [names.outcome(value) for value in outcomes] for what, outcomes in sheet.chance.items()}
