"""Decks and collections at the table: what players bring to a game, and what they take home.

A game knows what players bring by its option `entrants`: name, faction, collection and deck list of each
seat. It is part of the record, so a game that is gone on with knows whose collections it changes.
"""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fatebox.games.outposts.campaign import Campaign, is_over, ranking
from fatebox.games.outposts.content import OutpostsPack
from fatebox.kernel import Game, Match, OptionsError
from fatebox.shelf.bests import by_the_book
from fatebox.shelf.collections import Collection, Collections, Settled, campaign_of
from fatebox.shelf.decks import Deck, Decks, read_deck
from fatebox.shelf.names import checked_name, same_name
from fatebox.shelf.sheets import refuse

from .terminal.screen import Terminal


def enter(
    game: Game[Any],
    options: Mapping[str, Any],
    seats: int,
    names: Sequence[str],
    decks: Sequence[str],
    data: Path,
) -> dict[str, Any]:
    """The options of a game to which players bring decks, or as players of a campaign their collections."""
    campaign = options.get("campaign") is True or bool(names)
    if not campaign and not decks:
        return dict(options)
    if all(setting.name != "entrants" for setting in game.settings):
        raise OptionsError(f"--deck, --players: nothing is brought to a game of {game.title}")
    if options.get("campaign") is False:
        raise OptionsError("--players: only in a campaign do players have names (--campaign)")
    if campaign and not names:
        raise OptionsError("--campaign: --players must say who plays, for collections belong to names")
    pack: OutpostsPack = game.pack()
    people = _named(names, seats) if campaign else [None] * seats
    if len(decks) > seats:
        raise OptionsError(f"--decks: {len(decks)} decks for {seats} seats")
    collections = Collections(pack, data)
    owned = [None if name is None else collections.find(name) for name in people]
    entrants = []
    for name, collection, deck in zip(people, owned, [*decks, *[""] * seats][:seats], strict=True):
        entrants.append(_entrant(pack, name, collection, deck, data))
    entered = {**options, "entrants": entrants}
    if campaign:
        entered["campaign"] = True
        _refuse_what_is_over(pack, owned, entered)
    if any("deck" in entrant for entrant in entrants):
        entered.setdefault("deck_mode", "custom")
    return entered


def _named(names: Sequence[str], seats: int) -> list[str | None]:
    """A name for every seat: those that are given, and `Bot 3` for the others."""
    given = [checked_name(name, "player") for name in names]
    if len(given) > seats:
        raise OptionsError(f"--players: {len(given)} names for {seats} seats")
    given += [f"Bot {seat + 1}" for seat in range(len(given), seats)]
    for seat, name in enumerate(given):
        if any(same_name(name, other) for other in given[:seat]):
            raise OptionsError(f"--players: {name} is named twice")
    return list(given)


def _entrant(
    pack: OutpostsPack, name: str | None, collection: Collection | None, deck: str, data: Path
) -> dict[str, Any]:
    entrant: dict[str, Any] = {} if name is None else {"name": name}
    if collection is not None:
        entrant |= {"faction": collection.faction, "collection": dict(collection.cards)}
    if deck:
        brought, where = _deck(pack, deck, data)
        if collection is not None and brought.faction != collection.faction:
            wrong, right = (pack.factions[each.faction].name for each in (brought, collection))
            raise OptionsError(
                f"{where}: faction: {name} plays {right}, this is a deck of {wrong} (OUT-CAMP.5)"
            )
        refuse(brought.problems(pack, None if collection is None else collection.cards), where)
        entrant |= {"faction": brought.faction, "deck": dict(brought.cards)}
    return entrant


def _deck(pack: OutpostsPack, deck: str, data: Path) -> tuple[Deck, str]:
    """A deck by its name, or the one in a file."""
    if deck.endswith(".toml"):
        return read_deck(pack, Path(deck)), deck
    decks = Decks(pack, data)
    return decks.get(deck), str(decks.path_of(deck))


def _standing(owned: Sequence[Collection], options: Mapping[str, Any]) -> Campaign:
    numbers = {"wins_needed": options.get("campaign_wins"), "games_most": options.get("campaign_max_games")}
    return campaign_of(owned, **{name: number for name, number in numbers.items() if number is not None})


def _refuse_what_is_over(
    pack: OutpostsPack, owned: Sequence[Collection | None], options: Mapping[str, Any]
) -> None:
    known = [collection for collection in owned if collection is not None]
    if len(known) == len(owned):
        campaign = _standing(known, options)
        if is_over(campaign):
            names = shlex.join(collection.player for collection in known)
            raise OptionsError(
                f"this campaign is over: {_places(pack, known, campaign)} (OUT-CAMP.6). "
                f"A new one: fatebox deck collection reset {names}"
            )


def _places(pack: OutpostsPack, owned: Sequence[Collection], campaign: Campaign) -> str:
    """The ranking in words: `1. Ada (3 wins), 2. Ben (1 win)`."""
    places = ranking(pack, campaign)
    order = sorted(range(len(owned)), key=lambda seat: places[seat])
    wins = ["1 win" if number == 1 else f"{number} wins" for number in campaign.wins]
    return ", ".join(f"{places[seat]}. {owned[seat].player} ({wins[seat]})" for seat in order)


# --- after the game -------------------------------------------------------------------------------------


def names_of(options: Mapping[str, Any]) -> list[str]:
    """The names of the players of a campaign; none if it is no campaign, or they have no names."""
    entrants = options.get("entrants") or []
    names = [entrant.get("name") for entrant in entrants if entrant]
    return names if options.get("campaign") and names and all(names) else []


def settle(match: Match[Any], name: str, data: Path, terminal: Terminal) -> None:
    """Let a finished game of a campaign change the collections, once, and say what has changed."""
    names, result = names_of(match.options), match.result
    if not names or result is None:
        return
    if not by_the_book(match):
        terminal.say("A forced step back or changed cards: this game changes no collection.", "yellow")
        return
    factions = result.details["factions"]
    if not all(factions):  # somebody gave up before the factions were chosen
        terminal.say("The game ended before it began: it changes no collection.", "yellow")
        return
    pack: OutpostsPack = match.game.pack()
    collections = Collections(pack, data)
    settled = collections.settle(_game_id(match, name), names, factions, result)
    _tell(terminal, settled)
    owned = [collections.get(each) for each in names]
    campaign = _standing(owned, match.options)
    after = f"After game {campaign.games} of at most {campaign.games_most}"
    head = "The campaign is over" if is_over(campaign) else after
    terminal.say(f"{head}: {_places(pack, owned, campaign)}.", "bold")


def _game_id(match: Match[Any], name: str) -> str:
    """What a game is known by in collections: its name among the saves, and how it began."""
    start = json.dumps([match.game.id, match.seed, match.state.seats, match.options], sort_keys=True)
    return f"{name}-{hashlib.sha256(start.encode()).hexdigest()[:8]}"


def _tell(terminal: Terminal, settled: Settled) -> None:
    played = settled.played
    if settled.void:
        terminal.say(f"No card changes hands: {settled.void}.", "yellow")
    elif played.took:
        terminal.say(f"{played.winner} keeps {played.took} of {played.loser} for good (OUT-CAMP.3).", "green")


def again(game: Game[Any], options: Mapping[str, Any], seats: int, data: Path) -> dict[str, Any]:
    """The options of another game with the same players: with their collections as they are now."""
    names = names_of(options)
    if not names:
        return dict(options)
    pack: OutpostsPack = game.pack()
    entered = enter(game, {**options, "entrants": None}, seats, names, (), data)
    for old, new in zip(options["entrants"], entered["entrants"], strict=True):
        deck = old.get("deck")
        if deck and not Deck(new["faction"], deck).problems(pack, new["collection"]):
            new["deck"] = deck
    return entered
