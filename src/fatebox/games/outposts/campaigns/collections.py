"""Collections: the cards that players own by name, in campaigns that they play with one another (OUT-CAMP).

A campaign is read from the collections of its players: the games that all of them have played together.
Whoever starts anew with a fresh collection starts a new campaign for all.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.rules.campaign import (
    GAMES_MOST,
    WINS_NEEDED,
    Campaign,
    apply_reward,
    is_over,
    reward_problem,
)
from fatebox.games.outposts.rules.decks import check_collection, check_deck
from fatebox.kernel import OptionsError
from fatebox.kernel.keeping import CardCounts, Document, Entrant, Finished, Settlement
from fatebox.kernel.messages import Message, declare
from fatebox.kernel.options import Options
from fatebox.kernel.problem import Problem, in_lines

from .series import places, reward_kept

CAMPAIGN_OVER = declare("campaign-over", "places", "command")
WRONG_FACTION = declare("campaign-wrong-faction", "where", "player", "right", "wrong")


class OutpostsCollections:
    """The rules of collections as documents: player, faction, cards by key, games."""

    comment = (
        "A collection of Outposts. The program notices changes made by hand: fatebox deck collection --help"
    )

    def fresh(self, pack: OutpostsPack, player: str, faction: str) -> Document:
        """All cards of the faction (OUT-CAMP.2)."""
        return {"player": player, "faction": faction, "cards": pack.faction_deck(faction), "games": []}

    def check(self, pack: OutpostsPack, data: Document) -> list[Problem]:
        """Problems with the cards of a collection."""
        return check_collection(pack, data["cards"])

    # --- before a game ---------------------------------------------------------------------------------

    def enter(self, pack: OutpostsPack, options: Options, entrants: Sequence[Entrant]) -> dict[str, Any]:
        """The options of a game to which players bring decks or collections."""
        campaign = options.get("campaign") is True or any(entrant.name for entrant in entrants)
        if options.get("campaign") is False and campaign:
            raise OptionsError("--players: only in a campaign do players have names (--campaign)")
        if campaign and not all(entrant.name for entrant in entrants):
            raise OptionsError("--campaign: --players must say who plays, for collections belong to names")
        brought = [_brought(pack, entrant) for entrant in entrants]
        entered = {**options, "entrants": brought}
        if campaign:
            entered["campaign"] = True
            _refuse_what_is_over(pack, [entrant.collection for entrant in entrants], entered)
        if any("deck" in each for each in brought):
            entered.setdefault("deck_mode", "custom")
        return entered

    def players(self, options: Options) -> list[str]:
        """The names of the players of a campaign; none if it is no campaign, or they have no names."""
        entrants = options.get("entrants") or []
        names = [entrant.get("name") for entrant in entrants if entrant]
        return names if options.get("campaign") and names and all(names) else []

    def decks(self, options: Options) -> list[CardCounts | None]:
        """The decks that were brought to a game."""
        return [(entrant or {}).get("deck") for entrant in options.get("entrants") or []]

    # --- after a game ----------------------------------------------------------------------------------

    def settle(
        self,
        pack: OutpostsPack,
        players: Sequence[str],
        owned: Sequence[Document | None],
        finished: Finished,
    ) -> Settlement | None:
        """Note a finished game in all collections, and let the reward change hands.

        Players without a collection get all cards of their faction first. The cards may have changed while
        the game was played, by another one; a card that cannot be taken any more stays where it is.
        """
        result = finished.result
        factions = result.details["factions"]
        if not all(factions):  # somebody gave up before the factions were chosen
            return None
        now = [
            data or self.fresh(pack, player, faction)
            for player, faction, data in zip(players, factions, owned, strict=True)
        ]
        if any(game["id"] == finished.id for data in now for game in data["games"]):
            return Settlement(None, [], None, _standing(pack, now, finished.options))
        names, cards = [data["player"] for data in now], [data["cards"] for data in now]
        refused = reward_problem(pack, cards, names, result)
        if refused is None:
            cards = apply_reward(cards, result)
        played = _played(pack, names, finished, taken=refused is None)
        after = [
            {**data, "cards": kept, "games": [*data["games"], played]}
            for data, kept in zip(now, cards, strict=True)
        ]
        news = []
        if "took" in played:
            news = [reward_kept(played["winner"], played["took"], played["loser"])]
        return Settlement(after, news, refused, _standing(pack, after, finished.options))


def _brought(pack: OutpostsPack, entrant: Entrant) -> dict[str, Any]:
    brought: dict[str, Any] = {} if entrant.name is None else {"name": entrant.name}
    collection = entrant.collection
    if collection is not None:
        brought |= {"faction": collection["faction"], "collection": dict(collection["cards"])}
    if entrant.deck is not None:
        if collection is not None and entrant.faction != collection["faction"]:
            wrong, right = (pack.factions[each].name for each in (entrant.faction, collection["faction"]))
            player = str(entrant.name)
            raise OptionsError(WRONG_FACTION(where=entrant.where, player=player, right=right, wrong=wrong))
        problems = check_deck(pack, entrant.faction, entrant.deck, brought.get("collection"))
        if problems:
            raise OptionsError(in_lines(problems, f"{entrant.where}: cards"))
        brought |= {"faction": entrant.faction, "deck": dict(entrant.deck)}
    return brought


def _refuse_what_is_over(
    pack: OutpostsPack, owned: Sequence[Document | None], options: Mapping[str, Any]
) -> None:
    known = [data for data in owned if data is not None]
    if len(known) < len(owned):
        return
    campaign = campaign_of(known, options)
    if is_over(campaign):
        names = [data["player"] for data in known]
        command = f"fatebox deck collection reset {shlex.join(names)}"
        raise OptionsError(CAMPAIGN_OVER(places=places(pack, names, campaign), command=command))


def campaign_of(owned: Sequence[Document], options: Mapping[str, Any]) -> Campaign:
    """The campaign of these players: the games that all of them have played with one another."""
    common = [game for game in owned[0]["games"] if _is_of(game, owned)]
    wins_needed, games_most = options.get("campaign_wins"), options.get("campaign_max_games")
    return Campaign(
        factions=[data["faction"] for data in owned],
        collections=[dict(data["cards"]) for data in owned],
        wins=[sum(_same(game.get("winner", ""), data["player"]) for game in common) for data in owned],
        games=len(common),
        wins_needed=WINS_NEEDED if wins_needed is None else wins_needed,
        games_most=GAMES_MOST if games_most is None else games_most,
    )


def _is_of(game: Document, owned: Sequence[Document]) -> bool:
    together = {name.casefold() for name in game["players"]} == {data["player"].casefold() for data in owned}
    return together and all(any(game["id"] == other["id"] for other in data["games"]) for data in owned)


def _same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def _played(pack: OutpostsPack, players: Sequence[str], finished: Finished, *, taken: bool) -> Document:
    result = finished.result
    played: Document = {"id": finished.id, "players": list(players)}
    if len(result.winners) == 1:
        played["winner"] = players[result.winners[0]]
    reward = result.details.get("reward")
    if reward is not None and taken:
        played |= {"took": pack.designs[reward["card"]].name, "loser": players[reward["from"]]}
    return played


def _standing(pack: OutpostsPack, owned: Sequence[Document], options: Options) -> Message:
    campaign = campaign_of(owned, options)
    return Message(
        "campaign-standing",
        over=is_over(campaign),
        games=campaign.games,
        most=campaign.games_most,
        places=places(pack, [data["player"] for data in owned], campaign),
    )
