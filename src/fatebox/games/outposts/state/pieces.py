"""The pieces on the table: players, Outposts, and what is going on between them."""

from __future__ import annotations

from fatebox.kernel import Card, FaceDown, FaceUp, InHand, Pile, Plain, Secret, field

from .terms import Trigger, Until

POSTS = 3
"""Outposts per player: an Outpost's number is `seat * POSTS + n` (18 cards for six players)."""


class Post(Plain):
    """An Outpost (OUT-POST), with what is assigned to it."""

    id: int
    standing: bool = True
    """Face-up; a destroyed Outpost is face-down and stays (OUT-POST.4)."""
    counters: int = 0
    defenders: FaceUp = field(default_factory=list)
    upgrades: FaceUp = field(default_factory=list)
    hidden: InHand = field(default_factory=list)
    """Face-down upgrades: their owner may look at them (OUT-UPG.5)."""
    bills: list[tuple[int, int, int]] = field(default_factory=list)
    """For each face-down upgrade the mana paid, the discount at that time (OUT-INFO.4), and its arrival."""
    sanctuary: bool = False
    """No group can be assigned to it until its owner's next turn."""

    @property
    def owner(self) -> int:
        """The seat it belongs to."""
        return self.id // POSTS


class Player(Plain):
    """One player's side of the table."""

    seat: int
    faction: str = ""
    deck: FaceDown = field(default_factory=list)
    hand: InHand = field(default_factory=list)
    discard: FaceUp = field(default_factory=list)
    placing: InHand = field(default_factory=list)
    """The upgrade that is being placed: its side is not chosen yet, so only its player sees it."""

    # creatures are in the reserve, in the offense or among the defenders of an Outpost (OUT-ZONE.1)
    reserve: FaceUp = field(default_factory=list)
    offense: FaceUp = field(default_factory=list)
    posts: list[Post] = field(default_factory=list)

    held: InHand = field(default_factory=list)
    """The hand of the Silver draft (OUT-DRAFT.2)."""
    kept: InHand = field(default_factory=list)
    """Cards that will be in the deck: Shard cards dealt, then Silver cards drafted."""
    spare: InHand = field(default_factory=list)
    """Cards of the collection that were not chosen for the deck."""
    aside: InHand = field(default_factory=list)
    """All cards of a player who is out of the game (OUT-ELIM.5)."""

    crystals: int = 0
    mana: int = 0
    tax: int = 0
    """Mana that the next Second Step brings less (OUT-EFF.13)."""
    cut: int = 0
    """The discount on Mana Crystals this turn."""
    turns: int = 0
    """Own turns begun."""
    no_attack: int = 0
    """The number of the player's turn whose Fourth Step is skipped by force."""
    out: int = 0
    """0: in the game; else the how-manieth departure this was (players leaving together share one)."""

    shards: int = 0
    """Shard cards announced and dealt (OUT-OPT.2)."""
    collection: int = 0
    """The number of cards that the player owns (OUT-CAMP.4)."""
    owns: dict[str, int] = field(default_factory=dict)
    """Until the decks are made: the cards available to the player, and how many (OUT-SET.2)."""
    brings: Secret[dict[str, int]] = field(default_factory=dict)
    """Until the decks are made: the deck list that the player came with, if any."""
    learned: Secret[list[int]] = field(default_factory=list)
    """Cards of others that this player knows to be in their decks, though not where."""
    burned: int = 0
    """Damage suffered from drawing."""

    def creatures(self) -> Pile:
        """All creatures in play."""
        found = self.reserve + self.offense
        for post in self.posts:
            if post.defenders:
                found += post.defenders
        return found

    def zone_of(self, card: Card) -> Pile | None:
        """The pile in which this creature lies; None if the player does not have it in play."""
        if card in self.reserve:
            return self.reserve
        if card in self.offense:
            return self.offense
        for post in self.posts:
            if card in post.defenders:
                return post.defenders
        return None

    def standing(self) -> list[Post]:
        """The face-up Outposts."""
        return [post for post in self.posts if post.standing]


class Boost(Plain):
    """A change of a creature for some time (MOD, GRANT)."""

    card: Card
    attack: int = 0
    defense: int = 0
    health: int = 0
    pierce: int = 0
    elusive: bool = False
    until: Until
    by: int
    """The seat whose effect it is: `round` ends with its next turn, or when it leaves (OUT-EFF.8)."""


class Fort(Plain):
    """A change of an Outpost until the next turn of the player who made it (FORTIFY)."""

    post: int
    attack: int
    defense: int
    by: int


class Waiting(Plain):
    """An ability that has triggered and waits to be resolved (OUT-EFF.3)."""

    seat: int
    card: Card
    on: Trigger
    since: int
    """The moment at which the card came into play."""
    post: int | None = None
    """The Outpost that the card, an upgrade, lies or lay on."""


class Assault(Plain):
    """The assault in progress (OUT-ASLT)."""

    group: int
    """The number of the attacking group."""
    post: int
    # the totals of stage d, fixed from then on (OUT-ASLT.3)
    strength: int = 0
    defense: int = 0
    strike: int = 0
    """Defender's Strength."""
    siege: int = 0
    remaining: int = 0
    """Strength that the attacker has still to distribute; then, what the defender has."""
    struck: bool = False
    """The attacker's damage is dealt: it is the defender's turn to distribute."""
    doomed: list[Card] = field(default_factory=list)
    """Creatures that have been assigned what destroys them; it is dealt when all is distributed."""
