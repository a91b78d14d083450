"""The end of a game: its result, the bests, and the record that is kept."""

from __future__ import annotations

import hashlib
from typing import Any

from fatebox.cli.games import options_in_words
from fatebox.cli.keeping import settle
from fatebox.cli.saves import SaveFolder
from fatebox.kernel.messages import Message
from fatebox.kernel.options import without_secrets
from fatebox.storage.results import Played, Results, by_the_book

from .session import Session


def finish(session: Session, folder: SaveFolder) -> None:
    """Show the result and the bests, and keep the record."""
    match, face, terminal = session.match, session.face, session.terminal
    result = match.result
    assert result is not None
    session.show_the_end()
    view, pack = match.view(session.people[0]), match.state.pack
    terminal.show(face.table(view, pack), face.ending(result, face.speaker(view, pack)))
    settle(match, session.slot.name, folder.folder, terminal)  # first: if it fails, nothing is written
    record = session.record()
    if len(session.people) == 1:
        played = Played(
            name=session.slot.name,
            digest=hashlib.sha256(record.to_json().encode()).hexdigest()[:16],
            game=match.game.id,
            options=without_secrets(match.game.settings, match.options),
            seats=match.state.seats,
            seat=session.people[0],
            counts=by_the_book(match),
            result=result,
        )
        _show_bests(session, Results(folder.folder), played)
    kept = session.slot.finish(record)
    commands = f"fatebox replay {kept.stem}, fatebox review {kept.stem}"
    terminal.say(Message("terminal-kept", name=session.slot.name, commands=commands), "dim")


def _show_bests(session: Session, results: Results, played: Played) -> None:
    """Announce a new best (WEA-SCO.4), for these options and over all; then add the game."""
    game, face, terminal = session.match.game, session.face, session.terminal
    if not played.counts:
        terminal.say(Message("terminal-uncounted"), "yellow")
    scopes: list[tuple[str, dict[str, Any] | None]] = [("", None)]
    if game.settings:
        words = options_in_words(game, played.options, terminal.speaker.language)
        scopes.insert(0, (words or terminal.speaker.text("terminal-default-options"), played.options))
    reached = game.ranking.rank(played.result, played.seat)
    for scope, options in scopes:
        best = results.best(game, options, besides=played.digest)
        better = best is None or reached > game.ranking.rank(best.result, best.seat)
        if played.counts and better and played.seat in played.result.winners:
            before = "" if best is None else face.headline(best.result, best.seat)
            now = face.headline(played.result, played.seat)
            new = Message("terminal-new-best", scope=_scope(scope), now=now, first=not before, before=before)
            terminal.say(new, "bold green")
        elif best is not None:
            held = face.headline(best.result, best.seat)
            terminal.say(Message("terminal-best", scope=_scope(scope), best=held, name=best.name))
    results.add(played)


def _scope(options: str) -> Message:
    """The games that a best is about: those with the same options, or all."""
    return Message("terminal-scope-options", options=options) if options else Message("terminal-scope-all")
