"""The table of Fate of Fantos, with the queries that the rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fatebox.kernel import Card, FaceDown, FaceUp, Fixed, State, field

from .pieces import Action, Citadel, Item, Legacy, Offer, Parley, Promise, Timer, Window
from .terms import BOX_SHARDS, SETUP, TASKED, UNTASKED

if TYPE_CHECKING:
    from fatebox.games.fantos.content import FantosPack
else:
    FantosPack = Any  # the pack's effects use the state: the names meet only for the type checker


class FantosState(State):
    """The table."""

    pack: Fixed[FantosPack]

    # options that the rules read during play (FAN-VAR)
    trial_order: str = "standard"
    no_elimination: bool = False
    discard_fee: bool = False
    negotiation: bool = True
    open_vote: bool = False
    setup_hires: int = 3

    citadels: list[Citadel]
    orders: Fixed[dict[int, list[int]]] = field(default_factory=dict)
    """`order` from each seat, remembered until a Citadel falls."""
    trove: int = BOX_SHARDS
    """The Trove never runs out (FAN-GEN.4): it may go below 0; the sum of all Shards never changes."""

    legacy_deck: FaceDown
    pool: FaceUp = field(default_factory=list)
    pool_down: FaceDown = field(default_factory=list)
    """Pool cards that were turned face down (FAN-CARD.3); who arranged them has seen them."""
    turned_up: FaceUp = field(default_factory=list)
    """The top Legacy of the deck while a Citadel thinks about hiring it (FAN-CARD.23)."""
    legacy_discard: FaceUp = field(default_factory=list)
    labor_deck: FaceDown
    labor_discard: FaceUp = field(default_factory=list)
    trimmed: FaceUp = field(default_factory=list)
    """Cards that take no part in this game (FAN-VAR.12)."""

    trial_deck: list[FaceDown]
    """The Trials Deck in the blocks that were shuffled together; the first block is on top."""
    trials_out: FaceDown = field(default_factory=list)
    """Trials removed unseen before the start (FAN-VAR.8)."""
    revealed: FaceUp = field(default_factory=list)
    """The Trial that was just drawn, before its effect or vote."""
    trials: FaceUp = field(default_factory=list)
    """The Trials in play, oldest first."""
    trials_gone: FaceUp = field(default_factory=list)
    timers: list[Timer] = field(default_factory=list)
    zodraz: int = -1
    """The Citadel that drew Zodraz; -1 before the final round (FAN-FIN.1)."""
    drawn: tuple[Card, ...] = ()
    """The Trials drawn this turn (FAN-TRI.8)."""

    turn: int = 0
    active: int = 0
    starter: int = 0
    """The Citadel that hires first at setup (FAN-SET.7)."""
    first: int = -1
    """The First Citadel (FAN-SET.9)."""
    phase: int = SETUP
    reigning: Card | None = None
    """The Reigning Tribute (FAN-TRB.7)."""
    position: int = 0
    """The progress of a procedure that goes round the table, or through the Trials in play."""
    passes: int = 0
    """The number of passes in a row in such a procedure."""

    # this turn
    attempted: tuple[str, ...] = ()
    """Fantos Actions attempted this turn (FAN-ACT.4)."""
    actions_left: int = 0
    """Fantos Actions that may still be completed this turn (FAN-ACT.3)."""
    gained: int = -1
    """Shards gained by a Harvest completed this turn; -1 if there was none (FAN-TRI.1)."""
    draws: int = 0
    """Trials still to be drawn in this phase."""
    extra_votes: list[int]
    """Votes that items have added to the vote now held (VOTES)."""
    hire_aid: int = 0
    """The extra share of the Trove in this phase's hire (HIREAID)."""

    windows: list[Window] = field(default_factory=list)
    stack: list[Item] = field(default_factory=list)
    resolving: Item | None = None
    """The item whose effects are being carried out."""
    actions: list[Action] = field(default_factory=list)
    """Actions in progress; the last one is the innermost."""

    parley: Parley | None = None
    offer: Offer | None = None
    promises: list[Promise] = field(default_factory=list)
    """Promises that are still open (FAN-NEG.8)."""
    settled: tuple[tuple[int, int, str, str, int, int, str], ...] = ()
    """Earlier promises with what became of them: by, to, kind, word, number, turn, outcome."""

    ending: str = ""
    """The reason why the game is about to end; set at the instant it is decided."""

    # --- seats ---------------------------------------------------------------------------------

    def order(self, start: int) -> list[int]:
        """The living Citadels clockwise from a seat on (FAN-GEN.2); not to be changed."""
        order = self.orders.get(start)
        if order is None:
            citadels = self.citadels[start:] + self.citadels[:start]
            order = self.orders[start] = [citadel.seat for citadel in citadels if citadel.alive]
        return order

    def others(self, seat: int) -> list[int]:
        """The living Citadels other than this one, clockwise from its left."""
        order = self.order(seat)
        return order[1:] if self.citadels[seat].alive else order[:]

    def left_of(self, seat: int) -> int:
        """The next living Citadel clockwise (FAN-GEN.2)."""
        return next(s for i in range(1, self.seats + 1) if self.citadels[s := (seat + i) % self.seats].alive)

    def right_of(self, seat: int) -> int:
        """The next living Citadel counter-clockwise (FAN-GEN.2)."""
        return next(s for i in range(1, self.seats + 1) if self.citadels[s := (seat - i) % self.seats].alive)

    def active_citadel(self) -> Citadel:
        """The Citadel whose turn it is (FAN-GEN.7)."""
        return self.citadels[self.active]

    # --- Legacies ------------------------------------------------------------------------------

    def legacy(self, card: Card) -> Legacy | None:
        """The Legacy with this card, whatever its state, if it is in some tableau."""
        for citadel in self.citadels:
            if card in citadel.tableau:
                for legacy in citadel.legacies:
                    if legacy.card == card:
                        return legacy
        return None

    def hired(self, card: Card) -> Legacy | None:
        """The Legacy with this card if it is hired, not disabled and not dormant."""
        legacy = self.legacy(card)
        return legacy if legacy is not None and legacy.up else None

    def all_hired(self) -> list[Legacy]:
        """All hired Legacies that are not disabled, in turn order from the active Citadel."""
        citadels, active = self.citadels, self.active
        return [
            legacy
            for citadel in citadels[active:] + citadels[:active]
            if citadel.alive
            for legacy in citadel.legacies
            if legacy.state == UNTASKED or legacy.state == TASKED  # it is `up`
        ]

    def any_hired(self, but: Legacy | None) -> bool:
        """Whether any other Legacy than this one is hired and not disabled."""
        for citadel in self.citadels:
            if citadel.alive:
                for legacy in citadel.legacies:
                    if legacy.up and legacy is not but:
                        return True
        return False

    def stat(self, legacy: Legacy, which: int) -> int:
        """A Stat of a Legacy as it counts now (FAN-LEG.1)."""
        card = legacy.card if legacy.copied is None else legacy.copied
        value = self.pack.stats[card][which]
        if legacy.attached:
            for labor in legacy.attached:
                value += self.pack.stat_bonus[labor][which]
        return value

    def stats(self, legacy: Legacy) -> tuple[int, int, int]:
        """All three Stats of a Legacy as they count now (FAN-LEG.1)."""
        if legacy.attached:
            return self.stat(legacy, 0), self.stat(legacy, 1), self.stat(legacy, 2)
        stats: tuple[int, int, int] = self.pack.stats[legacy.card if legacy.copied is None else legacy.copied]
        return stats

    def reign(self) -> int | None:
        """The Citadel of the Reigning Tribute (FAN-RT)."""
        if self.reigning is None:
            return None
        legacy = self.legacy(self.reigning)
        return None if legacy is None else legacy.seat

    # --- actions and windows -------------------------------------------------------------------

    def open_action(self, *kinds: str) -> Action | None:
        """The innermost unfinished action of one of these kinds."""
        for action in reversed(self.actions):
            if action.open and action.kind in kinds:
                return action
        return None

    def window_action(self, kind: str) -> Action | None:
        """The action to which the open window belongs, if the window is of this kind."""
        if not self.windows:
            return None
        window = self.windows[-1]
        return self.actions[window.action] if window.kind == kind and window.action >= 0 else None

    # --- sums ----------------------------------------------------------------------------------

    def total_shards(self) -> int:
        """All Shards there are; it never changes (FAN-GEN.4)."""
        return self.trove + sum(
            citadel.reserve + sum(legacy.shards for legacy in citadel.legacies) for citadel in self.citadels
        )
