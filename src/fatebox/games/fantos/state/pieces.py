"""The pieces on the table: Citadels, Legacies, actions in progress, waiting items, windows and Offers."""

from __future__ import annotations

from fatebox.kernel import Card, FaceUp, InHand, Plain, field

from .terms import CANCELLED, DECLARED, FINAL, TASKED, UNTASKED


class Legacy(Plain):
    """A hired Legacy; its card lies in the tableau of its Citadel."""

    seat: int
    card: Card
    shards: int
    state: str = UNTASKED
    """Untasked, tasked, disabled (FAN-TASK.1) or dormant (R52)."""
    role: str = ""
    """The action it is tasked to; empty if it was forced (FAN-TASK.10)."""
    attached: FaceUp = field(default_factory=list)
    used: tuple[str, ...] = ()
    """The specific actions it was tasked to this turn, and its ability (FAN-TASK.7, FAN-LEG.16)."""
    worked: tuple[Card, ...] = ()
    """The attached Labor to whose effect it was tasked this turn (FAN-TASK.8)."""
    copied: Card | None = None
    """The Legacy whose printed Stats it has until the end of the turn (COPYSTAT)."""

    @property
    def up(self) -> bool:
        """Whether it is neither disabled nor dormant, so that it counts and may be named (FAN-DIS.1, R52)."""
        return self.state == UNTASKED or self.state == TASKED

    def take(self, n: int) -> int:
        """Take up to n Shards off it (FAN-GEN.13); how many there were."""
        n = min(n, self.shards)
        self.shards -= n
        return n

    def put(self, n: int) -> None:
        """Put n Shards on it."""
        self.shards += n

    def empty(self) -> bool:
        """Whether its Shards are exhausted (FAN-LEG.6)."""
        return self.shards == 0


class Citadel(Plain):
    """The possessions of one player."""

    seat: int
    mat: str
    """The key of its Citadel Mat."""
    reserve: int
    hand: InHand
    tableau: FaceUp = field(default_factory=list)
    legacies: list[Legacy] = field(default_factory=list)
    """The hired Legacies in order of hiring; their cards are those of the tableau."""
    alive: bool = True
    fell: int = 0
    """The order of elimination: the first to fall has 1; equal numbers fell at the same time."""
    last_hire: int = -1
    """The number of its last setup hire (FAN-SET.9)."""

    def take(self, n: int) -> int:
        """Take up to n Shards from its Reserve (FAN-GEN.13); how many there were."""
        n = min(n, self.reserve)
        self.reserve -= n
        return n

    def put(self, n: int) -> None:
        """Put n Shards into its Reserve."""
        self.reserve += n

    def empty(self) -> bool:
        """Whether its Reserve is exhausted (FAN-ELIM.1)."""
        return self.reserve == 0

    def untasked(self) -> list[Legacy]:
        """Its untasked Legacies."""
        return [legacy for legacy in self.legacies if legacy.state == UNTASKED]

    def free_for(self, action: str) -> list[Legacy]:
        """Its untasked Legacies that were not yet tasked to this action this turn (FAN-TASK.4, .7)."""
        return [legacy for legacy in self.legacies if legacy.state == UNTASKED and action not in legacy.used]

    def on_legacies(self) -> int:
        """The Shards on its Legacies that count (FAN-WIN.1)."""
        return sum(legacy.shards for legacy in self.legacies if legacy.up)


class Part(Plain):
    """One die of a side and the Legacy it belongs to; None: a bare defense, or an extra die."""

    card: Card | None
    die: int = 0


class Side(Plain):
    """One Score that is being formed: a Citadel with its Legacies in an action."""

    seat: int
    parts: list[Part] = field(default_factory=list)
    bonus: int = 0
    """The sum that abilities have added (SCORE)."""
    prevented: int = 0
    """By how much abilities lower damage against it (PREVENT)."""


class Bonus(Plain):
    """A bonus of linked or attached Labor to a Legacy, or to a bare defense (LEGBONUS, R72)."""

    source: Card
    on: Card | None
    """The Legacy; None is the bare defense of a War."""
    amount: int


class Action(Plain):
    """A Fantos Action, a Special Tribute or a Duel: a procedure that pauses at windows (FAN-RES.7)."""

    kind: str
    seat: int
    """The Citadel whose action it is."""
    then: str
    """The segment that follows when it is over."""
    stage: str = DECLARED
    sides: list[Side] = field(default_factory=list)
    """Harvest: one. War: attacker, defender. Tribute: the nominees. Duel: challenger, challenged."""
    bonuses: list[Bonus] = field(default_factory=list)
    linked: FaceUp = field(default_factory=list)
    """Labor that stays beside the action until it ends (FAN-LAB.9)."""
    attached: tuple[Card, ...] = ()
    """Labor that was attached while the action went on (FAN-CARD.7)."""
    position: int = 0
    """The number of Citadels that have been asked to join."""
    scores: tuple[int, ...] = ()
    """The final Scores, by side."""
    winner: int = -1
    """The seat of the winner, when it is known."""
    amount: int = 0
    """The Shards gained, the damage, or the reward."""

    @property
    def open(self) -> bool:
        """Whether its cut-off has not come yet (FAN-CAN.2)."""
        return self.stage != FINAL and self.stage != CANCELLED

    def side_of(self, card: Card) -> int:
        """The side on which a Legacy takes part; -1 if it does not."""
        for i, side in enumerate(self.sides):
            for part in side.parts:
                if part.card == card:
                    return i
        return -1


class Item(Plain):
    """Labor or an ability that waits on the stack (FAN-RES.3)."""

    seat: int
    kind: str
    """Labor, ability, or the effect of attached Labor (R83)."""
    source: Card
    """The Labor, or the Legacy whose ability it is, or the attached Labor."""
    by: Card
    """The Legacy that paid for it or met its condition."""
    card: FaceUp = field(default_factory=list)
    """The Labor card itself while it waits."""
    cards: tuple[Card, ...] = ()
    """Its targets that are cards."""
    numbers: tuple[int, ...] = ()
    """Its other targets and choices: seats, sides, amounts, as its effect reads them."""


class Window(Plain):
    """An open window, in which items may be played (FAN-RES.1)."""

    kind: str
    then: str
    """The segment that follows when it closes."""
    base: int
    """The number of items that waited before it opened."""
    action: int = -1
    """The action it belongs to, as an index; -1 for none."""


class Timer(Plain):
    """Counters on a Trial that lasts one round: the Citadels whose counter is still there (R56)."""

    card: Card
    waiting: tuple[int, ...]


class Promise(Plain):
    """A promise of one Citadel to another (FAN-NEG.7); nothing enforces it."""

    seat: int
    """The Citadel that promised."""
    to: int
    kind: str
    word: str = ""
    number: int = 0
    turn: int = 0
    """The turn in which it was made."""


class Offer(Plain):
    """One Offer on the table (FAN-NEG.2)."""

    seat: int
    """The Citadel that offers."""
    to: int
    give: int = 0
    cards: InHand = field(default_factory=list)
    """Cards that would be given; the receiver has been shown them (FAN-NEG.6)."""
    want: int = 0
    want_cards: int = 0
    want_titles: tuple[str, ...] = ()
    promises: list[Promise] = field(default_factory=list)
    """By either party; they are made when the Offer is accepted."""
    counter: bool = False
    """Whether it answers another Offer and may only be accepted or declined (FAN-NEG.10)."""


class Parley(Plain):
    """A negotiation window (FAN-NEG.9, .10)."""

    kind: str
    then: str
    round: int = 0
    position: int = 0
    sent: bool = False
    """Whether somebody sent an Offer in this pass."""
    writer: int = -1
    """The Citadel that is putting an Offer together; -1 for none."""
