"""The table of Outposts, with the queries and elementary moves that all rules share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fatebox.games.outposts import events
from fatebox.kernel import EVERYONE, Card, FaceDown, FaceUp, Fixed, Pile, State, field
from fatebox.kernel.cards import bit

from .pieces import POSTS, Assault, Boost, Fort, Player, Post, Waiting
from .terms import Step

if TYPE_CHECKING:
    from fatebox.games.outposts.content import OutpostsPack
else:
    OutpostsPack = Any  # the cards are written in effects, which know the state: only types meet here


class OutpostsState(State):
    """The table."""

    pack: Fixed[OutpostsPack]

    # the options that the rules look at during play
    custom: bool = False
    """Decks are secret selections (OUT-SET.4); otherwise starter decks."""
    shard_option: bool = False
    unique_factions: bool = True
    opening_truce: bool = False
    """The starting player makes no attack in their first turn (OUT-OPT.8)."""
    reward: bool = False
    """The winner may take a card (OUT-TEAR.2)."""
    max_rounds: int = 60
    owned_shards: dict[str, int] = field(default_factory=dict)
    """Shard cards that belong to collections, by key: their first copies; the others are dealt (R90)."""

    players: list[Player]
    box: FaceUp
    """Faction cards that nobody has chosen."""
    silver_deck: FaceDown
    shard_deck: FaceDown = field(default_factory=list)
    casting: FaceUp = field(default_factory=list)
    """The spell that is being resolved: it is in no zone (OUT-PLAY.3)."""

    start: int = 0
    """The starting player."""
    active: int = 0
    step: Step = "setup"
    round: int = 0
    departures: int = 0
    """The number of times that players have left the game."""
    draft_pass: int = 0
    """Passes of the Silver draft done."""

    # this turn
    fresh: list[Card] = field(default_factory=list)
    """Creatures that came into play this turn (Slow)."""
    discarded: int = 0
    """Cards discarded for mana this turn (OUT-MANA.5)."""
    sacrificed: int = 0
    """Creatures sacrificed for mana this turn."""
    arriving: list[Card] = field(default_factory=list)
    """Defenders that have to be assigned to an Outpost (OUT-WAR.3)."""
    groups: list[list[Card]] = field(default_factory=list)
    """The attacking groups (OUT-WAR.5)."""
    targets: list[int | None] = field(default_factory=list)
    """The Outpost that each group attacks; None: held back, or done."""
    assault: Assault | None = None

    boosts: list[Boost] = field(default_factory=list)
    forts: list[Fort] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    resolving: list[Card] = field(default_factory=list)
    """The cards whose text is being carried out, the present one last."""

    arrivals: int = 0
    """The number of cards that have come into play."""
    entered: dict[Card, int] = field(default_factory=dict)
    """The creatures and face-up upgrades in play, with the moment at which each came: the order that is taken
    when nobody chooses one.
    """
    shown: list[int] = field(default_factory=list)
    """Cards that all know to be in their owner's deck, though not where; numbers, not places."""

    outcome: str = ""
    """The way in which the game ended; the result follows after the teardown."""
    winners: tuple[int, ...] = ()

    # --- queries -------------------------------------------------------------------------------

    def post(self, number: int) -> Post:
        """The Outpost of that number."""
        return self.players[number // POSTS].posts[number % POSTS]

    def in_game(self) -> list[Player]:
        """The players still in the game, in turn order from the active one (OUT-GEN.3)."""
        players, active = self.players, self.active
        return [player for player in players[active:] + players[:active] if not player.out]

    def opponents(self, seat: int) -> list[Player]:
        """All other players still in the game, in turn order from the seat (OUT-GEN.1, OUT-ELIM.8)."""
        players = self.players
        return [player for player in players[seat + 1 :] + players[:seat] if not player.out]

    def attackers(self) -> list[Card]:
        """The creatures of the attacking group; none outside an assault."""
        return [] if self.assault is None else self.groups[self.assault.group]

    def controller(self, card: Card) -> Player:
        """The player who has this creature in play."""
        return next(player for player in self.players if card in player.creatures())

    # --- elementary moves ----------------------------------------------------------------------

    def arrive(self) -> int:
        """The number of a card that comes into play now."""
        self.arrivals += 1
        return self.arrivals

    def take_out_of_play(self, card: Card) -> Player:
        """Lift a creature off its zone: bonuses and its place in a group are gone. Its owner."""
        for player in self.players:
            zone = player.zone_of(card)
            if zone is not None:
                zone.remove(card)
                del self.entered[card]
                if card in self.fresh:  # it may lie hidden from now on
                    self.fresh.remove(card)
                if self.boosts:
                    self.boosts = [boost for boost in self.boosts if boost.card != card]
                for group in self.groups:
                    if card in group:
                        group.remove(card)
                return player
        raise AssertionError(f"card {card} is not in play")

    def reveal_to_hand(self, player: Player, card: Card) -> None:
        """A card that all have seen goes to a hand: all know that it is there (OUT-INFO.6)."""
        player.hand.append(card)
        self.show(card, EVERYONE)

    def lose_sight(self, cards: Pile) -> None:
        """Forget where these cards lie, but not that they belong to their deck."""
        if not self.seen:
            return
        open_to_all: Pile = []
        for card in self.seen.keys() & cards:
            mask = self.seen.pop(card)
            if mask == EVERYONE:
                open_to_all.append(card)
            else:
                for player in self.players:
                    if mask & bit(player.seat):
                        player.learned = sorted({*player.learned, card})
        if open_to_all:
            self.shown = sorted({*self.shown, *open_to_all})

    def shuffle_deck(self, player: Player, opened: Pile) -> None:
        """Shuffle cards that all have seen into a deck (OUT-DRAW.2)."""
        self.shown = sorted({*self.shown, *opened})
        self.lose_sight(player.deck)
        player.deck += opened
        self.shuffle("deck", player.deck)
        self.emit(events.Shuffled, player.seat, len(player.deck), clause="OUT-DRAW.2")
