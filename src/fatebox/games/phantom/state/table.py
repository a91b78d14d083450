"""The table of The Phantom, with the queries and elementary moves that all rules share.

The pack is asked for `faces[level][card]`, the side of a card that is used on a level (None: the card is not
used there), `names[card]` and `traits[card]`, its name and all words that filters know it by, `ids[card]`,
its set and number ("SD-63"), and `at[id]`, the card again.

Frequent moves ask whether anybody listens before they emit an event: the call takes longer than they do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, count
from typing import TYPE_CHECKING, Any

from fatebox.games.phantom import events
from fatebox.kernel import EVERYONE, Card, DataError, FaceDown, FaceUp, Fixed, State, field

from .cause import Cause
from .pieces import Ending, Player
from .terms import TokenKind

if TYPE_CHECKING:
    from fatebox.games.phantom.content import PhantomPack
    from fatebox.games.phantom.content.designs import Design
else:
    PhantomPack = Any  # the cards are written in effects, which know the state: only types meet here


class PhantomState(State):
    """The table."""

    pack: Fixed[PhantomPack]
    result: Ending | None = None

    # options that the rules look at during play
    adventure: str
    level: int
    """An index of `LEVELS`."""
    rewarding: bool = False
    """Loot and Achievements are in use (PHA-VAR.LA)."""
    promo_unlock: bool = False
    promo_direct: bool = False
    universal_unique: bool = False
    item_restrictions: bool = False
    lingering_wounds: bool = False
    second_card: int = 0
    """The number of turns after which a second Destiny card is revealed; 0 for never (PHA-VAR.SC)."""
    legend: str = ""
    """The Legend of the first seat, if it was chosen beforehand."""
    owned: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The cards that each Legend had gained before this adventure, by set and number."""
    listed: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The deck list of each Legend."""

    players: list[Player]
    story: FaceDown = field(default_factory=list)
    """The Adventure deck."""
    numbers: list[int] = field(default_factory=list)
    """The numbers printed on its cards, by which they are found."""
    destiny: FaceDown = field(default_factory=list)
    """The Destiny deck, its top first."""
    resolved: FaceUp = field(default_factory=list)
    """The Resolved pile, its top first."""
    row: FaceUp = field(default_factory=list)
    """The Destiny row from left to right."""
    missions: FaceUp = field(default_factory=list)
    """The active Mission, alone; nothing before Lore I has been followed."""
    objectives: FaceUp = field(default_factory=list)
    """Objectives beside the Mission."""
    set_aside: FaceUp = field(default_factory=list)
    at_hand: FaceUp = field(default_factory=list)
    """Objectives that a Lore card has brought to light and nothing has placed yet."""
    lore: FaceUp = field(default_factory=list)
    """The Lore card that is being followed."""
    turned_up: FaceUp = field(default_factory=list)
    """A card revealed for a Cardcheck or for Loot: it is in no zone (R9)."""
    rewards: FaceUp = field(default_factory=list)
    """The Loot card, the Achievement card and their rewards, when they are in use (PHA-SET.6)."""
    promos: FaceUp = field(default_factory=list)
    """Promo cards that wait in the box (PHA-VAR.PU)."""
    shelf: FaceUp = field(default_factory=list)
    """The cards of Legends that nobody has chosen."""
    box: FaceUp = field(default_factory=list)
    """Cards out of this adventure that all have seen."""
    unseen: FaceDown = field(default_factory=list)
    """Cards of the Adventure deck that were passed over or belong to other levels (PHA-LVL.4)."""

    wounds: dict[Card, int] = field(default_factory=dict)
    tokens: dict[Card, dict[str, int]] = field(default_factory=dict)
    """Multi-use tokens on cards in play."""
    struck: Fixed[bool] = True
    """Whether Wounds, or texts that may change health, have come since no Enemy had fallen."""
    unsettled: Fixed[bool] = True
    """Whether anything that conditions count has changed since none of them was true."""

    start: int = 0
    """The starting player (R19)."""
    active: int = 0
    turn: int = 0
    phase: str = "setup"
    """The phase of the rulebook that is running."""
    resume: str = ""
    """The segment that goes on once the Lore cards to be read are done (PHA-LORE.5)."""
    to_read: list[int] = field(default_factory=list)
    """Lore cards to be read, the next one first."""
    line: int = 0
    """The next instruction of the Lore card that is being followed."""
    path: list[int] = field(default_factory=list)
    """The Lore cards read."""
    defeated: dict[str, int] = field(default_factory=dict)
    """The number of Enemies of a name that have been defeated in this adventure."""

    # this turn; cards that may lie hidden by now are mere numbers here, not places
    fresh: list[Card] = field(default_factory=list)
    """Row cards that were revealed this turn (R32)."""
    done: list[int] = field(default_factory=list)
    """Cards that have had their part in the running Destiny or Fate phase (R31)."""
    held: list[Card] = field(default_factory=list)
    """Enemies that do not attack this turn."""
    held_all: list[str] = field(default_factory=list)
    """Filters, as they are written: no Enemy that matches attacks this turn."""
    activated: list[int] = field(default_factory=list)
    """Cards that the active player has activated this turn (R54, R79)."""
    refused: list[int] = field(default_factory=list)
    """Cards that the other player has refused to lend this turn."""
    felled: list[int] = field(default_factory=list)
    """Enemies that the active player has defeated this turn."""
    following: list[int] = field(default_factory=list)
    """The cards whose text is being followed, the present one last; -1 is the Legend board."""
    settling: bool = False
    """Defeats are being gone through, one after the other (R44)."""
    combat: int = 0
    """The Combat value so far, in the combat that is being fought."""
    attacker: Card | None = None
    """The Enemy that attacks."""
    both_options: bool = False
    """Both options of the Recovery phase are carried out."""
    wished: Card | None = None
    """The partner's card that somebody wants to use, while consent is asked for."""
    owing: int = 0
    """The number of resources still to be given, while they are asked for."""

    # --- queries -------------------------------------------------------------------------------

    @property
    def you(self) -> Player:
        """The active player (PHA-GEN.5): the turn is played with this one's cards and tokens (PHA-COOP.4)."""
        return self.players[self.active]

    @property
    def mission(self) -> Card | None:
        """The active Mission (PHA-MIS.1)."""
        return self.missions[0] if self.missions else None

    def face(self, card: Card) -> Design:
        """The side of a card that is used on this level (PHA-LVL.3)."""
        face = self.pack.faces[self.level][card]
        assert face is not None, f"{self.pack.ids[card]} is not used on this level"
        return face

    def playing(self) -> list[Player]:
        """The players that are not Knocked Out, the active one first."""
        order = self.players
        if self.active:
            order = order[self.active :] + order[: self.active]
        return [player for player in order if not player.out]

    def owner(self, card: Card) -> Player | None:
        """The player in whose Play area a card lies; None if it is in nobody's."""
        for player in self.players:
            if card in player.play or card in player.injuries:
                return player
        return None

    def shared(self) -> Iterator[Card]:
        """The cards in play that belong to no player: Mission, Objectives beside it, row (PHA-GEN.8)."""
        yield from self.missions
        yield from self.objectives
        yield from self.row

    def is_shared(self, card: Card | None) -> bool:
        """Whether a card is in play and belongs to no player."""
        return card in self.row or card in self.objectives or card in self.missions

    def enemies(self) -> list[Card]:
        """The Enemies on the row from left to right."""
        return list(filter(self.pack.enemies.__contains__, self.row))

    def find(self, where: str, cause: Cause) -> Card | None:
        """The card in play that an effect calls `mission`, `self` or by its name; None if it is not there."""
        if where == "mission":
            return self.missions[0] if self.missions else None
        if where == "self":
            return cause.card if self.is_shared(cause.card) else None
        names = self.pack.names
        for pile in (self.missions, self.objectives, self.row):
            for card in pile:
                if names[card] == where:
                    return card
        return None

    def is_ready(self, card: Card) -> bool:
        """Whether a card lies Ready in a Play area (PHA-GEN.9)."""
        for player in self.players:
            if card in player.play or card in player.injuries:
                return card not in player.exhausted
        return False

    def in_story(self, first: int, last: int) -> list[Card]:
        """The cards of the Adventure deck with these numbers, in their order."""
        return [self.story[place] for place in self._places(first, last)]

    def tokens_on(self, card: Card, kind: TokenKind) -> int:
        """The number of tokens of a kind on a card in play."""
        on = self.tokens.get(card)
        return 0 if on is None else on.get(kind, 0)

    # --- elementary moves ----------------------------------------------------------------------

    def take_from_story(self, first: int, last: int) -> list[Card]:
        """Take the cards with these numbers out of the Adventure deck."""
        places = self._places(first, last)
        if places and places[-1] - places[0] == len(places) - 1:
            piece = slice(places[0], places[-1] + 1)
            taken = self.story[piece]
            del self.numbers[piece], self.story[piece]
            return taken
        taken = [self.story[place] for place in places]
        for place in reversed(places):
            del self.numbers[place], self.story[place]
        return taken

    def _places(self, first: int, last: int) -> Sequence[int]:
        """The places in the Adventure deck of the cards with these numbers."""
        if len(self.numbers) != len(self.story):
            raise DataError(
                f"numbers: expected {len(self.story)}, one for each card in story; got {len(self.numbers)}"
            )
        numbers = self.numbers
        if first in numbers:
            place = numbers.index(first)
            after = place + last - first + 1
            if first == last or numbers[place:after] == [*range(first, last + 1)]:  # as in a new deck
                return range(place, after)
        wanted = set(range(first, last + 1))
        return list(compress(count(), map(wanted.__contains__, numbers)))

    def add_tokens(self, card: Card, kind: TokenKind, number: int) -> None:
        """Put tokens on a card in play, or take them off if the number is negative (R14: never below 0)."""
        before = self.tokens_on(card, kind)
        after = max(0, before + number)
        if after != before:  # R15
            self.tokens.setdefault(card, {})[kind] = after
            self.unsettled = True
            if self.listener is not None:
                self.emit(events.Tokens, card, kind, after - before, after, clause="PHA-RES.6")

    def clear_tokens(self, card: Card) -> None:
        """All that lies on a card goes to the supply (R27)."""
        self.wounds.pop(card, None)
        self.tokens.pop(card, None)

    def unsettle(self, card: Card) -> None:
        """A shared card has come or gone: look again at conditions that weigh it, and at all it says."""
        moments = self.pack.moments[self.level]
        if card in moments.weighed:
            self.unsettled = True
        if card in moments.counted:
            self.recount(card, self.players)

    def recount(self, card: Card, players: list[Player]) -> None:
        """A card has come into play or left it: what its text gives these players is worked out anew."""
        moments = self.pack.moments[self.level]
        if card in moments.speaks:
            if card in moments.hardens:
                self.struck = True
            for player in players:
                player.standing = None
        if card in moments.serves:
            for player in players:
                player.uses = player.uses.copy()  # the old ones may be shared with copies of the table
                for when in moments.serves[card]:
                    player.uses.pop(when, None)

    def leave_table(self, card: Card) -> None:
        """Lift a shared card off the table, without its tokens."""
        for pile in (self.row, self.objectives, self.missions):
            if card in pile:
                pile.remove(card)
        for cards in (self.fresh, self.held):
            if card in cards:
                cards.remove(card)
        self.clear_tokens(card)
        self.unsettle(card)

    def to_resolved(self, card: Card, clause: str) -> None:
        """Put a row card on the Resolved pile."""
        self.leave_table(card)
        self.resolved.insert(0, card)
        if self.listener is not None:
            self.emit(events.Resolved, card, clause=clause)

    def to_box(self, card: Card, clause: str) -> None:
        """Return a shared card to the game box: it is out of this adventure (PHA-GEN.16)."""
        self.leave_table(card)
        self.box.append(card)
        self.emit(events.Boxed, card, clause=clause)

    def to_row(self, card: Card, clause: str) -> None:
        """Place a card at the right end of the row; it was not revealed (R32)."""
        self.row.append(card)
        self.unsettle(card)
        self.emit(events.Placed, card, clause=clause)

    def discard_from_play(self, card: Card) -> None:
        """Move a card from a Play area to its owner's Discard pile (PHA-GEN.12)."""
        player = self.owner(card)
        assert player is not None, "the card is in no Play area"
        player.play.remove(card)
        self.recount(card, [player])
        if card in player.exhausted:
            player.exhausted.remove(card)
        player.discard.insert(0, card)
        self.emit(events.Discarded, player.seat, card, clause="PHA-GEN.12")

    def exhaust(self, card: Card) -> None:
        """Exhaust a Ready card of a Play area (PHA-GEN.10)."""
        player = self.owner(card)
        assert player is not None
        assert card not in player.exhausted
        player.exhausted.append(card)
        if self.listener is not None:
            self.emit(events.Exhausted, player.seat, card, clause="PHA-GEN.10")

    def make_ready(self, card: Card) -> None:
        """Ready an exhausted card of a Play area."""
        player = self.owner(card)
        assert player is not None
        player.exhausted.remove(card)
        if self.listener is not None:
            self.emit(events.Readied, player.seat, card, clause="PHA-GEN.10")

    def discard_from_hand(self, player: Player, card: Card, clause: str) -> None:
        """Put a card from hand on the Discard pile."""
        player.hand.remove(card)
        self.forget([card])
        player.discard.insert(0, card)
        if self.listener is not None:
            self.emit(events.Dropped, player.seat, card, clause=clause)

    def show_all(self, card: Card) -> None:
        """All have seen this card and know where it lies (PHA-HID.4)."""
        self.show(card, EVERYONE)

    def shuffle_deck(self, player: Player, clause: str) -> None:
        """Shuffle a Player deck."""
        self.shuffle(f"{player.legend} deck", player.deck)
        self.emit(events.Shuffled, player.seat, len(player.deck), clause=clause)

    def renew_deck(self, player: Player) -> None:
        """Shuffle the Discard pile into a new Player deck, when the old one is empty (PHA-PRE.2)."""
        player.deck, player.discard = player.discard, player.deck
        self.shuffle(f"{player.legend} deck", player.deck)
        self.emit(events.DeckRenewed, player.seat, len(player.deck), clause="PHA-PRE.2")
