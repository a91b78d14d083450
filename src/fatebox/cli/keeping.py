"""Decks, collections and campaigns that players bring to a game in the terminal and take home.

What is brought becomes part of the game's options, and so of its record: a saved game knows which campaign or
whose collections it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from fatebox.cli.language import speaker_of
from fatebox.games import game_ids, load_game
from fatebox.kernel import Game, Match, OptionsError
from fatebox.kernel.keeping import CampaignError, Entrant, Finished, Player, Running
from fatebox.kernel.messages import Message, declare
from fatebox.storage.campaigns import Campaigns, campaign_folder
from fatebox.storage.collections import Collections, collection_folder
from fatebox.storage.decks import Deck, Decks, deck_folder, read_deck
from fatebox.storage.errors import StorageError
from fatebox.storage.names import checked_name, same_name
from fatebox.storage.results import by_the_book

from .refusals import (
    CAMPAIGN_DECKS,
    NAMED_TWICE,
    NO_SPOILERS,
    NOTHING_BROUGHT,
    TOO_MANY_DECKS,
    TOO_MANY_NAMES,
)
from .saves import SaveError, SaveFolder
from .terminal.screen import Terminal

SAVED_ELSEWHERE = declare("save-elsewhere", "name", "why", "file")
NOT_HERE = declare("save-not-here", "name", "campaign", "why")


def the_game(able: Callable[[Game[Any]], bool], wanted: str | None = None) -> Game[Any]:
    """The game that is able to do something; if several are, it must be named."""
    games = [game for game in map(load_game, game_ids()) if able(game)]
    chosen = [game for game in games if wanted in (None, game.id)]
    if len(chosen) != 1:
        there = ", ".join(game.id for game in games)
        raise OptionsError(f"--game: expected one of {there}, got {wanted!r}")
    return chosen[0]


def has_named_campaigns(game: Game[Any]) -> bool:
    """Whether campaigns of a game are kept under names, not by the collections of its players."""
    return game.campaigns is not None and game.collections is None


def campaigns_of(game: Game[Any], data: Path) -> Campaigns:
    """The campaigns of a game in the data folder, with the saved games that belong to them."""
    return Campaigns(game, campaign_folder(game, data, lambda name: running(game, name, data)))


def running(game: Game[Any], campaign: str, data: Path) -> list[Running]:
    """The games of a campaign that are saved and not over."""
    saves, _ = SaveFolder(data).list()
    return [
        Running(save.name, save.name, save.record.options, save.record.seats)
        for save in saves
        if save.record.game == game.id and _belongs(save.record.options.get("campaign"), campaign)
    ]


def _belongs(named: Any, campaign: str) -> bool:
    return isinstance(named, str) and same_name(named, campaign)


def revealed(game: Game[Any], campaign: str, data: Path) -> Collection[str]:
    """The spoilers that have come to light in a campaign."""
    if not has_named_campaigns(game):
        raise OptionsError(NO_SPOILERS(game=game.title))
    return campaigns_of(game, data).revealed(campaign)


# --- before a game --------------------------------------------------------------------------------------


def enter(
    game: Game[Any],
    options: Mapping[str, Any],
    seats: int,
    players: Sequence[str],
    decks: Sequence[str],
    data: Path,
) -> dict[str, Any]:
    """The options of a game with what players bring to it."""
    if game.collections is not None:
        return _with_collections(game, options, seats, players, decks, data)
    if game.campaigns is None:
        raise OptionsError(NOTHING_BROUGHT(game=game.title))
    if players or decks:
        raise OptionsError(CAMPAIGN_DECKS(game=game.title))
    name = options.get("campaign")
    if name is None:
        return dict(options)
    chosen = {option: value for option, value in options.items() if option != "campaign"}
    return campaigns_of(game, data).enter(name, chosen, seats)


def _with_collections(
    game: Game[Any],
    options: Mapping[str, Any],
    seats: int,
    names: Sequence[str],
    decks: Sequence[str],
    data: Path,
) -> dict[str, Any]:
    if options.get("campaign") is not True and not names and not decks:
        return dict(options)
    if len(decks) > seats:
        raise OptionsError(TOO_MANY_DECKS(decks=len(decks), seats=seats))
    collections = Collections(game, collection_folder(game, data))
    entrants = []
    for name, deck in zip(_named(names, seats), [*decks, *[""] * seats][:seats], strict=True):
        owned = None if name is None else collections.find(name)
        brought, where = _deck(game, deck, data) if deck else (None, "")
        entrants.append(
            Entrant(
                name,
                None if owned is None else owned.data(),
                "" if brought is None else brought.faction,
                None if brought is None else brought.cards,
                where,
            )
        )
    return collections.rules.enter(game.pack(), dict(options), entrants)


def _named(names: Sequence[str], seats: int) -> list[str | None]:
    """A name for every seat: those that are given, and `Bot 3` for the others; none if nobody has one."""
    given = [checked_name(name, "player") for name in names]
    if len(given) > seats:
        raise OptionsError(TOO_MANY_NAMES(names=len(given), seats=seats))
    if not given:
        return [None] * seats
    given += [f"Bot {seat + 1}" for seat in range(len(given), seats)]
    for seat, name in enumerate(given):
        if any(same_name(name, other) for other in given[:seat]):
            raise OptionsError(NAMED_TWICE(name=name))
    return list(given)


def _deck(game: Game[Any], deck: str, data: Path) -> tuple[Deck, str]:
    """A deck by its name, or the one in a file; and where it comes from."""
    if deck.endswith(".toml"):
        return read_deck(game, Path(deck)), deck
    folder = deck_folder(game, data)
    return Decks(game, folder).get(deck), str(folder.path_of(deck))


def check_save(match: Match[Any], name: str, data: Path, *, original: bool) -> None:
    """Refuse a saved game that may not go on here, before anything is written; `original`: it is no copy."""
    game, campaign = match.game, match.options.get("campaign")
    if not has_named_campaigns(game):
        return
    campaigns = campaigns_of(game, data)
    why_not = None if original else campaigns.rules.why_not_carried(match)
    if why_not is not None:
        file = SaveFolder(data).path_of(name)
        raise SaveError(SAVED_ELSEWHERE(name=name, why=why_not, file=str(file)))
    if campaign is None:
        return
    try:
        entry = campaigns.get(campaign)
        if not original:
            others = [each for each in entry.running if each.id != name]
            campaigns.rules.check_carried(game.pack(), replace(entry, running=others), match)
    except (CampaignError, StorageError) as error:
        raise SaveError(NOT_HERE(name=name, campaign=campaign, why=error.message)) from None


# --- after a game ---------------------------------------------------------------------------------------


def settle(match: Match[Any], name: str, data: Path, terminal: Terminal) -> None:
    """Let a finished game change what is kept, once, and say what has changed."""
    game, result, campaign = match.game, match.result, match.options.get("campaign")
    if not campaign or result is None:
        return
    names = [] if game.collections is None else game.collections.players(match.options)
    if game.collections is not None and not names:
        return
    if not by_the_book(match):
        kept = "campaign" if game.collections is None else "collection"
        terminal.say(Message("terminal-not-kept", kept=kept), "yellow")
        return
    players = [Player("person", None, each, "") for each in names]
    finished = Finished(f"{name}-{match.seed}", game.id, match.options, players, result, True)
    if game.collections is None:
        _settle_campaign(game, campaign, finished, data, terminal)
    else:
        _settle_collections(game, names, finished, data, terminal)


def _settle_campaign(
    game: Game[Any], campaign: str, finished: Finished, data: Path, terminal: Terminal
) -> None:
    campaigns = campaigns_of(game, data)
    _, entry = campaigns.settle(campaign, finished)
    speaker = speaker_of(game)
    for line in campaigns.rules.news(game.pack(), finished):
        terminal.say(speaker.say(line), "green")
    progress = speaker.say(campaigns.rules.summary(game.pack(), entry.data))
    terminal.say(Message("terminal-campaign", campaign=campaign, progress=progress), "bold")


def _settle_collections(
    game: Game[Any], names: Sequence[str], finished: Finished, data: Path, terminal: Terminal
) -> None:
    settled = Collections(game, collection_folder(game, data)).settle(names, finished)
    if settled is None:
        terminal.say(Message("terminal-unbegun"), "yellow")
        return
    speaker = speaker_of(game)
    if settled.refused is not None:
        terminal.say(Message("terminal-no-reward", why=settled.refused), "yellow")
    for line in settled.news:
        terminal.say(speaker.say(line), "green")
    terminal.say(speaker.say(settled.standing), "bold")


def again(match: Match[Any], data: Path) -> Mapping[str, Any]:
    """The options of another game with the same players: with what they own now."""
    game, options, seats = match.game, match.options, match.state.seats
    if not options.get("campaign"):
        return options
    if game.collections is not None:
        return _again_with_collections(game, options, seats, data)
    assert game.campaigns is not None
    kept = {**game.campaigns.again(options), "campaign": options["campaign"]}
    return enter(game, kept, seats, (), (), data)


def _again_with_collections(
    game: Game[Any], options: Mapping[str, Any], seats: int, data: Path
) -> Mapping[str, Any]:
    """Decks are brought again if they are still legal with what their players own."""
    assert game.collections is not None
    names = game.collections.players(dict(options))
    if not names:
        return options
    collections = Collections(game, collection_folder(game, data))
    entrants = []
    for name, deck in zip(names, game.collections.decks(dict(options)), strict=True):
        owned = collections.get(name)
        legal = deck is not None and not Deck(owned.faction, dict(deck)).problems(game, owned.cards)
        entrants.append(Entrant(name, owned.data(), owned.faction, deck if legal else None))
    assert len(entrants) == seats
    return game.collections.enter(game.pack(), {**options, "entrants": None}, entrants)
