"""Campaigns of The Phantom at the table: what the Legends bring to an adventure, and what stays of it.

A game knows its campaign by its option `campaign`. It is part of the record, so a saved game belongs to its
campaign; as long as there is one, its Legends and its adventure are in use (R84).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from fatebox.games.phantom.campaign import (
    Campaign,
    CampaignError,
    Running,
    check_carried,
    game_options,
    highest_won,
    legends_of,
    owned_of,
)
from fatebox.games.phantom.campaign import revealed as come_to_light
from fatebox.games.phantom.campaign import settle as settled
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.terms import LEGENDS
from fatebox.games.phantom.turn import between_turns
from fatebox.kernel import Game, Match, OptionsError
from fatebox.shelf.bests import by_the_book
from fatebox.shelf.campaigns import Campaigns
from fatebox.shelf.files import ShelfError

from .saves import SaveError, SaveFolder
from .terminal.screen import Terminal


def enter(
    game: Game[Any],
    options: Mapping[str, Any],
    seats: int,
    players: Sequence[str],
    decks: Sequence[str],
    data: Path,
) -> dict[str, Any]:
    """The options of an adventure of a campaign: with what the Legends own, and their decks."""
    if players or decks:
        raise OptionsError("--players, --deck: a campaign of The Phantom keeps the decks (fatebox campaign)")
    name = options.get("campaign")
    if name is None:
        return dict(options)
    if seats == 1 and options.get("legend") not in LEGENDS:
        raise OptionsError("--legend: who plays a campaign alone says which Legend: phantom or diana")
    pack: PhantomPack = game.pack()
    campaign = Campaigns(pack, data).get(name)
    return game_options(pack, campaign, options, legends_of(options, seats), running(name, data))


def running(campaign: str, data: Path) -> list[Running]:
    """The adventures of a campaign that are saved and not over."""
    saves, _ = SaveFolder(data).list()
    return [
        Running(
            save.name, save.record.options["adventure"], legends_of(save.record.options, save.record.seats)
        )
        for save in saves
        if save.record.game == "phantom" and _same(save.record.options.get("campaign"), campaign)
    ]


def _same(one: str | None, other: str) -> bool:
    return one is not None and one.casefold() == other.casefold()


def check_save(match: Match[Any], name: str, data: Path, *, original: bool) -> None:
    """Refuse a saved adventure that may not go on here, before anything is written.

    In the middle of a turn it stays where it was saved (PHA-SAVE.1, R86); it belongs to its campaign (R84).
    """
    if not original and not between_turns(match):
        file = SaveFolder(data).path_of(name)
        raise SaveError(
            f"{name} was saved elsewhere in the middle of a turn; only a game saved between two turns may be"
            " copied or carried elsewhere (PHA-SAVE.1, R86). Finish the turn where it was saved and copy it"
            f" again, or delete {file}"
        )
    campaign = match.options.get("campaign")
    if campaign is None:
        return
    pack: PhantomPack = match.game.pack()
    others = [game for game in running(campaign, data) if game.id != name]
    try:
        kept = Campaigns(pack, data).get(campaign)
        if not original:
            check_carried(pack, kept, match.options, match.state.seats, match.seed, others)
    except (CampaignError, ShelfError) as error:
        raise SaveError(
            f"{name} belongs to the campaign {campaign!r} and cannot go on here: {error}"
        ) from None


def settle(match: Match[Any], name: str, data: Path, terminal: Terminal) -> None:
    """Let a finished adventure change its campaign, once, and say what has changed."""
    campaign, result = match.options.get("campaign"), match.result
    if campaign is None or result is None:
        return
    if not by_the_book(match):
        terminal.say("A forced step back or changed cards: this game changes no campaign.", "yellow")
        return
    pack: PhantomPack = match.game.pack()
    game_id = f"{name}-{match.seed}"
    rewarding = match.options["loot_achievements"]
    _, after = Campaigns(pack, data).change(
        campaign, lambda before: settled(before, game_id, result.outcome, result.details, rewarding)
    )
    for legend, gained in result.details["gained"].items():
        if gained:
            cards = ", ".join(pack.names[pack.at[each]] for each in gained)
            terminal.say(f"{pack.boards[legend].name} keeps for good: {cards} (PHA-GAIN.1).", "green")
    terminal.say(f"Campaign {campaign}: {standing(pack, after)}.", "bold")


def standing(pack: PhantomPack, campaign: Campaign) -> str:
    """How far a campaign has come, in words."""
    parts = []
    for key, adventure in pack.adventures.items():
        level = highest_won(campaign, key)
        if level is not None:
            parts.append(f"{adventure.title} won on {level.capitalize()}")
        elif any(play.adventure == key for play in campaign.plays):
            parts.append(f"{adventure.title} not won yet")
    owned, there, promos, all_promos = owned_of(pack, campaign)
    parts.append(f"{owned} of {there} cards owned")
    if promos:
        parts.append(f"{promos} of {all_promos} promo cards")
    return ", ".join(parts)


def again(game: Game[Any], options: Mapping[str, Any], seats: int, data: Path) -> dict[str, Any]:
    """The options of another adventure in the same campaign: with the decks as they are now."""
    kept = {name: value for name, value in options.items() if name not in ("holdings", "loot_achievements")}
    return enter(game, kept, seats, (), (), data)


def revealed(game: Game[Any], campaign: str, data: Path) -> Collection[str]:
    """What has come to light in a campaign."""
    pack: PhantomPack = game.pack()
    return come_to_light(pack, Campaigns(pack, data).get(campaign))
