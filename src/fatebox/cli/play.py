"""`fatebox play`: play a game in the terminal, go on with a saved one."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import click

from fatebox.games import game_ids, load_game
from fatebox.kernel import PERSON, Choice, Event, FateboxError, Game, Match, OptionsError
from fatebox.kernel.messages import Message
from fatebox.storage.files import data_folder
from fatebox.terminal import plain
from fatebox.text.speaker import Speaker

from .games import option_name, options_in_words
from .keeping import again, check_save, enter
from .language import language
from .refusals import CARDS_CHANGED, EXCLUDED, RESUMED
from .saves import Save, SaveError, SaveFolder
from .settings import GameCommand, read_options, read_seed, read_texts
from .terminal.finish import finish
from .terminal.people import seat_players
from .terminal.screen import Terminal
from .terminal.session import Left, Session

LATEST = "latest"
HOUR, DAY = 60, 24 * 60
"""In minutes."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A new game as it was asked for."""

    game: Game[Any]
    options: Mapping[str, Any]
    seats: int | None = None
    bots: Sequence[str] | None = None
    people: int | None = None
    changes: Sequence[str] = ()
    seed: int | str | None = None


@click.command("play", cls=GameCommand)
@click.argument("game_id", metavar="[GAME]", required=False)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="Set an option of the game.")
@click.option("--seats", type=int, help="The number of seats.")
@click.option(
    "--bots",
    help="The bots: `hard` for all other seats, `hard,easy` for the last two. `none`: people only.",
)
@click.option("--people", type=int, help="The number of people who share the keyboard. [default: 1]")
@click.option("--seed", help="The same seed gives the same game.")
@click.option("--set", "changes", multiple=True, metavar="KIND.CARD.FIELD=VALUE", help="Change a card.")
@click.option("--deck", metavar="NAME", help="The first player's deck; see `fatebox deck`.")
@click.option("--decks", metavar="NAME,NAME", help="The players' decks, in seat order.")
@click.option("--players", metavar="NAME,NAME", help="Players of a campaign game who have collections.")
@click.option("--new", is_flag=True, help="Start a new game without asking about saved ones.")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[NAME]", help="Continue a saved game.")
def command(
    game_id: str | None,
    pairs: tuple[str, ...],
    seats: int | None,
    bots: str | None,
    people: int | None,
    seed: str | None,
    changes: tuple[str, ...],
    deck: str | None,
    decks: str | None,
    players: str | None,
    new: bool,
    resume: str | None,
    **settings: str | None,
) -> None:
    """Play a game in the terminal. Without GAME, choose one, or continue a saved game."""
    if new and resume is not None:
        raise OptionsError(EXCLUDED(one="--new", other="--resume"))
    terminal, folder = Terminal(language()), SaveFolder(data_folder())
    game = None if game_id is None else load_game(game_id)
    texts = read_texts(settings, pairs)
    brought = _brought(deck, decks, players)
    details = (texts, seats, bots, people, changes, seed, brought)
    if resume is not None:
        if any(details):
            raise OptionsError(RESUMED())
        choice: Save | Wish | None = _find_save(terminal, folder, game, resume)
    elif game is not None and (new or any(details)):
        choice = _wish(game, texts, seats, bots, people, changes, seed, brought)
    else:
        choice = _offer(terminal, [] if new else _saves(terminal, folder, game), game)
        if isinstance(choice, Wish) and game is None:
            texts = texts or _ask_options(terminal, choice.game)
            choice = _wish(choice.game, texts, seats, bots, people, changes, seed, brought)
    while choice is not None:
        choice = _play(terminal, folder, choice)


@dataclass(frozen=True, slots=True)
class Brought:
    """The decks and factions named for the players, by seat."""

    decks: Sequence[str]
    players: Sequence[str]


def _brought(deck: str | None, decks: str | None, players: str | None) -> Brought | None:
    if deck is not None and decks is not None:
        raise OptionsError(EXCLUDED(one="--deck", other="--decks"))
    if deck is decks is players is None:
        return None
    lists = [deck] if deck is not None else decks.split(",") if decks is not None else []
    names = [] if players is None else players.split(",")
    return Brought([each.strip() for each in lists], [each.strip() for each in names])


# --- what to play -------------------------------------------------------------------------------------


def _wish(
    game: Game[Any],
    texts: Mapping[str, str],
    seats: int | None,
    bots: str | None,
    people: int | None,
    changes: Sequence[str],
    seed: str | None,
    brought: Brought | None,
) -> Wish:
    names = None if bots is None else [] if bots == "none" else bots.split(",")
    options = read_options(game, texts)
    if brought is not None or options.get("campaign"):
        decks, players = (brought.decks, brought.players) if brought is not None else ((), ())
        if changes and (players or options.get("campaign")):
            raise OptionsError(CARDS_CHANGED())
        taken = len(seat_players(game, seats, names, people))
        options = enter(game, options, taken, players, decks, data_folder())
    return Wish(game, options, seats, names, people, changes, None if seed is None else read_seed(seed))


def _saves(terminal: Terminal, folder: SaveFolder, game: Game[Any] | None) -> list[Save]:
    """The saved games (of one game), the latest first; damaged ones are reported."""
    saves, troubles = folder.list()
    for trouble in troubles:
        terminal.say(trouble, "bold red")
    wanted = game_ids() if game is None else (game.id,)
    return [save for save in saves if save.record.game in wanted]


def _find_save(terminal: Terminal, folder: SaveFolder, game: Game[Any] | None, name: str) -> Save:
    if name in game_ids():
        game, name = load_game(name), LATEST
    saves = _saves(terminal, folder, game)
    found = next((save for save in saves if name in (LATEST, save.name)), None)
    if found is None:
        there = ", ".join(save.name for save in saves) or "none"
        raise SaveError(
            f"there is no saved game{'' if name == LATEST else f' {name!r}'}; saved games: {there}"
        )
    return found


def _offer(terminal: Terminal, saves: list[Save], game: Game[Any] | None) -> Save | Wish | None:
    """The saved games and the new ones to choose from; None if the person wants none of them."""
    games = [load_game(game_id) for game_id in game_ids()] if game is None else [game]
    if game is not None and not saves:
        return Wish(game, {})
    say = terminal.speaker.text
    lines = [terminal.speaker.say(_describe_save(save, terminal)) for save in saves]
    lines += [say("terminal-play-new", game=each.title) for each in games]
    choices: list[Save | Wish] = [*saves, *(Wish(each, {}) for each in games)]
    terminal.say(Message("terminal-play"), "bold")
    terminal.show(plain.lines(list(enumerate(lines, start=1))))
    while True:
        line = terminal.ask(say("terminal-play-ask", count=len(choices)))
        if line is None or line.lower() in ("q", "quit"):
            return None
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            return choices[int(line) - 1]
        terminal.say(Message("terminal-play-number", count=len(choices)), "yellow")


def _describe_save(save: Save, terminal: Terminal) -> Message:
    record = save.record
    game = load_game(record.game)
    options = options_in_words(game, record.options, terminal.speaker.language)
    return Message(
        "terminal-play-save",
        name=save.name,
        game=game.title,
        options=options or None,
        moves=len(record.answers),
        age=_age(int(max(0, time.time() - save.changed) // 60)),
    )


def _age(minutes: int) -> Message:
    if minutes < 2 * HOUR:
        return Message("terminal-age-minutes", count=minutes)
    if minutes < 2 * DAY:
        return Message("terminal-age-hours", count=minutes // HOUR)
    return Message("terminal-age-days", count=minutes // DAY)


def _ask_options(terminal: Terminal, game: Game[Any]) -> dict[str, str]:
    """Ask for those options that are one of a few words; Enter takes what they are without a choice."""
    texts = {}
    for setting in game.settings:
        if isinstance(setting, Choice) and (chosen := _ask_option(terminal, game, setting)):
            texts[setting.name] = chosen
    return texts


def _ask_option(terminal: Terminal, game: Game[Any], setting: Choice) -> str:
    """A value of an option, by its name; nothing for the default."""
    say = partial(option_name, Speaker(terminal.speaker.language, game.package), setting)
    names = {say(value): value for value in setting.values}
    while True:
        line = terminal.ask(f"{say()} ({', '.join(names)}) [{say(setting.default)}] ")
        if not line:
            return ""
        fitting = [value for name, value in names.items() if line.lower() in (name.lower(), value)]
        if fitting:
            return fitting[0]
        terminal.say(Message("terminal-option-unknown", known=tuple(names)), "yellow")


# --- playing ------------------------------------------------------------------------------------------


def _play(terminal: Terminal, folder: SaveFolder, choice: Save | Wish) -> Wish | None:
    """Play one game; the wish for another one, or None."""
    session = (
        _resume(terminal, folder, choice) if isinstance(choice, Save) else _start(terminal, folder, choice)
    )
    try:
        session.play()
        finish(session, folder)
    except (Left, KeyboardInterrupt) as stop:
        _say_goodbye(terminal, session)
        if isinstance(stop, KeyboardInterrupt):
            raise
        return None
    finally:
        session.slot.close()
    match = session.match
    bots = [player for player in session.players if player != PERSON]
    if not terminal.confirm(terminal.speaker.text("terminal-again")):
        return None
    try:
        options = again(match, folder.folder)
    except FateboxError as error:
        terminal.say(error.message, "yellow")
        return None
    people = len(session.players) - len(bots)
    return Wish(match.game, options, match.state.seats, bots, people, match.state.pack.changes)


def _start(terminal: Terminal, folder: SaveFolder, wish: Wish) -> Session:
    players = seat_players(wish.game, wish.seats, wish.bots, wish.people)
    seed = secrets.token_hex(4) if wish.seed is None else wish.seed
    heard: list[tuple[int, Event]] = []
    match = wish.game.start(
        seed,
        seats=len(players),
        options=wish.options,
        changes=wish.changes,
        listener=lambda event: heard.append((0, event)),
    )
    return Session(match, players, _open(folder, wish.game.id), terminal, heard)


def _open(folder: SaveFolder, game_id: str) -> Any:
    try:
        return folder.open_new(game_id)
    except OSError as error:
        raise SaveError(f"games cannot be saved in {folder.folder}: {error.strerror}") from None


def _resume(terminal: Terminal, folder: SaveFolder, save: Save) -> Session:
    game = load_game(save.record.game)
    slot, record = folder.open_existing(save.name)
    heard: list[tuple[int, Event]] = []
    match: Match[Any] | None = None
    try:
        for match in record.steps(game, lambda event: heard.append((0, event))):
            number = len(match.answers()) + 1
            match.state.listener = lambda event, number=number: heard.append((number, event))
        assert match is not None
        check_save(match, save.name, folder.folder, original=folder.is_original(save.name, record))
    except FateboxError:
        slot.close()
        raise
    players = record.players or seat_players(game, record.seats, None)
    return Session(match, players, slot, terminal, heard, record.notes)


def _say_goodbye(terminal: Terminal, session: Session) -> None:
    name = session.slot.name
    if session.slot.path.exists():
        terminal.say("")
        terminal.say(Message("terminal-saved", name=name))
    else:
        terminal.say("")
        terminal.say(Message("terminal-unplayed"))
