"""Campaigns as documents: what a game changes, which decks are chosen, how it is shown (PHA-CAMP)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Any

import msgspec

from fatebox.games.phantom.campaigns import pages
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.events import reason_message
from fatebox.games.phantom.rules import campaign as rules
from fatebox.games.phantom.rules.campaign import Campaign
from fatebox.games.phantom.rules.deckbuilding import collection
from fatebox.games.phantom.rules.turn import between_turns
from fatebox.games.phantom.state.terms import LEGENDS, Legend
from fatebox.kernel import DataError, OptionsError
from fatebox.kernel.keeping import (
    CampaignDeck,
    CampaignEntry,
    CampaignError,
    Document,
    Finished,
    Player,
    Running,
)
from fatebox.kernel.messages import Message, chain, declare
from fatebox.kernel.options import Options
from fatebox.kernel.problem import Problem

CAMPAIGN_BUSY = declare("server-campaign-busy", "name")
MID_TURN = declare("campaign-mid-turn")

CardId = Annotated[str, msgspec.Meta(max_length=10)]


class PhantomCampaigns:
    """The rules of campaigns as documents."""

    shared = False
    line = pages.CampaignLine
    page = pages.CampaignData
    deck: Any = Annotated[list[CardId], msgspec.Meta(max_length=500)]
    own_options: tuple[str, ...] = ("campaign", "holdings")

    # --- documents -------------------------------------------------------------------------------------

    def new(self, players: Sequence[Player], options: Options) -> Document:
        """Both Legends with their starter decks."""
        del players, options
        return rules.new_campaign().to_data()

    def restarted(self, data: Document) -> Document:
        """Every card back to its set, both Legends to their starter decks (PHA-CAMP.5)."""
        del data
        return rules.new_campaign().to_data()

    def check_idle(self, entry: CampaignEntry) -> None:
        """A campaign stays as it is while an adventure of it is not over."""
        if entry.running:
            raise CampaignError(CAMPAIGN_BUSY(name=entry.name))

    def check(self, pack: PhantomPack, data: Any, *, brought: bool) -> list[str]:
        """All that is impossible about a campaign; in one that is brought along, decks keep to the rules."""
        try:
            campaign = Campaign.from_data(data, path="campaign")
        except DataError as error:
            return [str(error)]
        problems = rules.check_campaign(pack, campaign)
        if brought and not problems:
            problems = rules.check_decks(pack, campaign)
        return [f"campaign.{problem}" for problem in problems]

    def players(self, data: Document) -> Sequence[Player] | None:
        """Anybody may play the next adventure."""
        del data
        return None

    def replaced(self, data: Document, person: str, successor: Player) -> Document:
        """A campaign belongs to Legends, not to people."""
        del person, successor
        return data

    # --- playing ---------------------------------------------------------------------------------------

    def enter(self, pack: PhantomPack, entry: CampaignEntry, options: Options, seats: int) -> dict[str, Any]:
        """The options of an adventure: with what the Legends own, and their decks."""
        if seats == 1 and options.get("legend") not in LEGENDS:
            raise OptionsError(
                f"legend: a campaign that is played alone needs the Legend: {' or '.join(LEGENDS)}"
            )
        legends = rules.legends_of(options, seats)
        chosen = rules.game_options(pack, _read(entry.data), options, legends, _away(entry.running))
        return {**chosen, "campaign": entry.name}

    def again(self, options: Options) -> dict[str, Any]:
        """Without what the campaign decides anew: decks, Loot and Achievements (PHA-SET.6)."""
        decided = (*self.own_options, "loot_achievements")
        return {name: value for name, value in options.items() if name not in decided}

    def why_not_carried(self, match: Any) -> Message | None:
        """Only a game saved between two turns may be carried elsewhere (PHA-SAVE.1, R86)."""
        return None if between_turns(match) else MID_TURN()

    def check_carried(self, pack: PhantomPack, entry: CampaignEntry, match: Any) -> None:
        """A save that was carried here must belong to the campaign (R84)."""
        away = _away(entry.running)
        rules.check_carried(pack, _read(entry.data), match.options, match.state.seats, match.seed, away)

    def settle(self, pack: PhantomPack, data: Document, finished: Finished) -> tuple[bool, Document]:
        """The campaign after an adventure (PHA-GAIN.1, PHA-END.3)."""
        del pack
        campaign, result = _read(data), finished.result
        rewarding = finished.options["loot_achievements"]
        after = rules.settle(campaign, finished.id, result.outcome, result.details, rewarding)
        return after is not campaign, after.to_data()

    # --- decks -----------------------------------------------------------------------------------------

    def choose_deck(
        self, pack: PhantomPack, entry: CampaignEntry, person: str, which: str, deck: Any
    ) -> Document:
        """Choose the deck of a Legend, between adventures (PHA-DECK)."""
        del person
        after = rules.customize(pack, _read(entry.data), _legend(which), deck, _away(entry.running))
        return after.to_data()

    def deck_problems(
        self, pack: PhantomPack, entry: CampaignEntry, person: str, which: str, deck: Any
    ) -> list[Problem]:
        """The reasons why a list cannot be a Legend's deck."""
        del person
        return rules.deck_problems(pack, _read(entry.data), _legend(which), deck or ())

    def decks(self, pack: PhantomPack, data: Document) -> Sequence[CampaignDeck]:
        """The decks of both Legends."""
        campaign = _read(data)
        found = []
        for legend in LEGENDS:
            cards = rules.deck_of(pack, campaign, legend)
            owned = collection(pack, legend, campaign.holdings[legend].owned)
            names = {each: pack.names[pack.at[each]] for each in (*owned, *cards)}
            left_out = [each for each in owned if each not in cards]
            found.append(CampaignDeck(legend, pack.boards[legend].name, cards, left_out, names))
        return found

    # --- showing ---------------------------------------------------------------------------------------

    def revealed(self, pack: PhantomPack, data: Document) -> Collection[str]:
        """Chapters read, Loot and Achievements, cards owned (PHA-HID.5)."""
        return rules.revealed(pack, _read(data))

    def in_list(self, pack: PhantomPack, entry: CampaignEntry, person: str) -> pages.CampaignLine:
        """A campaign among others."""
        del person
        return pages.line(pack, entry, _read(entry.data))

    def in_full(self, pack: PhantomPack, entry: CampaignEntry, person: str) -> pages.CampaignData:
        """A campaign."""
        del person
        away = {legend for game in _away(entry.running) for legend in game.legends}
        return pages.page(pack, entry, _read(entry.data), away)

    def summary(self, pack: PhantomPack, data: Document) -> Message:
        """The progress of a campaign."""
        campaign = _read(data)
        parts = []
        for key, adventure in pack.adventures.items():
            level = rules.highest_won(campaign, key)
            if level is not None:
                parts.append(
                    Message("campaign-won", adventure=adventure.title, level=Message(f"word-{level}"))
                )
            elif any(play.adventure == key for play in campaign.plays):
                parts.append(Message("campaign-not-won", adventure=adventure.title))
        owned, there, promos, all_promos = rules.owned_of(pack, campaign)
        parts.append(Message("campaign-owned", owned=owned, there=there))
        if promos:
            parts.append(Message("campaign-promos", owned=promos, there=all_promos))
        return chain("campaign-parts", parts)

    def chronicle(self, pack: PhantomPack, entry: CampaignEntry) -> list[Message]:
        """The adventures played, those that are not over, and what was gained."""
        campaign = _read(entry.data)
        lines = []
        for play in campaign.plays:
            lines.append(
                Message(
                    "campaign-play",
                    adventure=pack.adventures[play.adventure].title,
                    level=Message(f"word-{play.level}"),
                    legends=tuple(pack.boards[legend].name for legend in play.legends),
                    won=play.outcome == "win",
                    turns=play.turns,
                    reason=reason_message(play.reason),
                )
            )
        for game in entry.running:
            title = pack.adventures[game.options["adventure"]].title
            lines.append(Message("campaign-running", adventure=title, game=game.label))
        for legend in LEGENDS:
            owned = tuple(f"{pack.names[pack.at[each]]} ({each})" for each in campaign.holdings[legend].owned)
            lines.append(Message("campaign-gained", legend=pack.boards[legend].name, cards=owned))
        return lines

    def news(self, pack: PhantomPack, finished: Finished) -> list[Message]:
        """The cards that the Legends keep."""
        lines = []
        for legend, gained in finished.result.details["gained"].items():
            if gained:
                cards = tuple(pack.names[pack.at[each]] for each in gained)
                lines.append(Message("campaign-kept", legend=pack.boards[legend].name, cards=cards))
        return lines


def _read(data: Document) -> Campaign:
    return Campaign.from_data(data, path="campaign")


def _legend(which: str) -> Legend:
    for legend in LEGENDS:
        if which == legend:
            return legend
    raise CampaignError(f"there is no Legend {which!r}; expected {' or '.join(LEGENDS)}")


def _away(running: Sequence[Running]) -> list[rules.Running]:
    """The adventures that are not over: their Legends are away (R84)."""
    return [
        rules.Running(game.label, game.options["adventure"], rules.legends_of(game.options, game.seats))
        for game in running
    ]
