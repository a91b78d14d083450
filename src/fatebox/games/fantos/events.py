"""The events of Fate of Fantos: one class for each kind, with its values and its audience."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from fatebox.kernel import Card, Event, Seat
from fatebox.kernel.events import word
from fatebox.kernel.messages import CardName, DesignName, Message, SeatName, Value, key_of, seats

# --- the turn and the round ---------------------------------------------------------------------


@dataclass(frozen=True)
class Turn(Event):
    """A turn begins."""

    number: int
    seat: Seat


@dataclass(frozen=True)
class FirstCitadel(Event):
    """A Citadel becomes First Citadel."""

    seat: Seat


@dataclass(frozen=True)
class UntaskedAll(Event):
    """The Legacies of a Citadel are untasked at the start of its turn."""

    seat: Seat


@dataclass(frozen=True)
class ExtraAction(Event):
    """A Citadel may take one more Fantos Action."""

    seat: Seat


@dataclass(frozen=True)
class FinalRound(Event):
    """Zodraz was drawn: the final round begins."""

    seat: Seat


@dataclass(frozen=True)
class CounterRemoved(Event):
    """A Citadel has had its turn under a Trial that lasts one round."""

    trial: Card
    seat: Seat
    left: int


@dataclass(frozen=True)
class Eliminated(Event):
    """A Citadel is out of the game."""

    seat: Seat


@dataclass(frozen=True)
class FinalTribute(Event):
    """The Score of a tied Citadel in the last Special Tribute."""

    seat: Seat
    score: int


@dataclass(frozen=True)
class GameOver(Event):
    """The game has ended."""

    outcome: Annotated[str, word("word")]
    winners: tuple[Seat, ...]
    places: tuple[int, ...]


# --- Shards, cards and piles ----------------------------------------------------------------------


@dataclass(frozen=True)
class Shards(Event):
    """Shards move. A place is the `trove`, the `reserve` of a seat, or a `legacy` with its card."""

    giver: str
    giver_id: int | None
    taker: str
    taker_id: int | None
    amount: int

    def message(self) -> Message:
        """From where to where, with the seat or the card of each place."""
        return self.saying(
            form=f"{self.giver}-{self.taker}",
            giver=_place(self.giver, self.giver_id),
            taker=_place(self.taker, self.taker_id),
            amount=self.amount,
        )


@dataclass(frozen=True)
class Drew(Event):
    """A Citadel draws Labor cards."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class DrewCards(Event, to="seat"):
    """The Labor cards that a Citadel draws."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Recovered(Event):
    """A Citadel takes a card from the Labor discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class LaborDiscarded(Event):
    """A Labor card goes to the discard pile."""

    card: Card

    @property
    def form(self) -> str:
        """Labor that is discarded after it was played goes without saying (FAN-LAB.8, .9)."""
        return "spent" if self.clause in ("FAN-LAB.8", "FAN-LAB.9") else "other"


@dataclass(frozen=True)
class LaborShuffled(Event):
    """The Labor discard pile becomes the new deck."""


@dataclass(frozen=True)
class LegaciesShuffled(Event):
    """The Legacy discard pile becomes the new deck."""


@dataclass(frozen=True)
class LookedAtHand(Event):
    """A Citadel looks at the hand of another."""

    seat: Seat
    owner: Seat


@dataclass(frozen=True)
class SawHand(Event, to="looker"):
    """The hand that a Citadel looked at."""

    owner: Seat
    cards: tuple[Card, ...]
    looker: Seat = field(kw_only=True)


# --- Legacies -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hired(Event):
    """A Citadel hires a Legacy."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class HireAid(Event):
    """The Trove will pay more of a Citadel's hire."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class LegacyRevealed(Event):
    """A face-down Legacy is turned up."""

    card: Card


@dataclass(frozen=True)
class PoolRefilled(Event):
    """A Legacy comes into the Pool."""

    card: Card


@dataclass(frozen=True)
class PoolTurnedDown(Event):
    """A Citadel lays out the Pool face down."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Tasked(Event):
    """A Legacy is tasked to something; to nothing if it is forced."""

    card: Card
    role: str

    @property
    def form(self) -> str:
        """The variant of its message."""
        return self.role or "forced"


@dataclass(frozen=True)
class Untasked(Event):
    """A Legacy is untasked."""

    card: Card


@dataclass(frozen=True)
class Disabled(Event):
    """A Legacy is disabled."""

    card: Card


@dataclass(frozen=True)
class Dormant(Event):
    """A Legacy falls dormant."""

    card: Card


@dataclass(frozen=True)
class Revived(Event):
    """A dormant Legacy is revived."""

    card: Card


@dataclass(frozen=True)
class LegacyDiscarded(Event):
    """A Legacy is discarded."""

    card: Card


@dataclass(frozen=True)
class CopiedStats(Event):
    """A Legacy has the Stats of another for this turn."""

    card: Card
    other: Card


@dataclass(frozen=True)
class ReigningTribute(Event):
    """A Legacy becomes the Reigning Tribute."""

    card: Card


@dataclass(frozen=True)
class TitleEnded(Event):
    """A Legacy is the Reigning Tribute no more."""

    card: Card


# --- items ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played(Event):
    """A Citadel plays a Labor card, with its targets."""

    seat: Seat
    card: Card
    payer: Card
    targets: tuple[Card, ...]
    numbers: tuple[int, ...]
    at: tuple[Card, ...]
    """Those of the targets that it is aimed at: not the challenger of a Duel."""
    aimed: Seat | None
    """The Citadel that it is aimed at, if it names one."""

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "on" if self.at else "alone" if self.aimed is None else "seat"


@dataclass(frozen=True)
class Activated(Event):
    """A Citadel activates an ability of a Legacy or of attached Labor, with its targets."""

    seat: Seat
    source: Card
    legacy: Card
    targets: tuple[Card, ...]
    numbers: tuple[int, ...]
    at: tuple[Card, ...]
    """Those of the targets that it is aimed at: not the challenger of a Duel."""
    aimed: Seat | None
    """The Citadel that it is aimed at, if it names one."""

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "on" if self.at else "alone" if self.aimed is None else "seat"


@dataclass(frozen=True)
class Resolves(Event):
    """An item takes effect."""

    seat: Seat
    item: str
    source: Card


@dataclass(frozen=True)
class ItemCancelled(Event):
    """An item is cancelled before it takes effect."""

    seat: Seat
    item: str
    source: Card


@dataclass(frozen=True)
class LaborCancelled(Event):
    """A Labor card that was linked or attached is cancelled."""

    card: Card


@dataclass(frozen=True)
class Attached(Event):
    """A Labor card is attached to a Legacy."""

    labor: Card
    legacy: Card


@dataclass(frozen=True)
class Linked(Event):
    """A Labor card raises a Legacy's part in an action, or a bare defense."""

    labor: Card
    legacy: Card | None
    amount: int

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "bare" if self.legacy is None else "legacy"


# --- actions --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ActionDeclared(Event):
    """An action begins."""

    action: Annotated[str, word("word")]
    seat: Seat

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "special" if self.action == "special" else "other"


@dataclass(frozen=True)
class ActionCancelled(Event):
    """An action is cancelled."""

    action: Annotated[str, word("word")]
    seat: Seat


@dataclass(frozen=True)
class LeftAction(Event):
    """A Legacy leaves an action."""

    action: Annotated[str, word("word")]
    card: Card


@dataclass(frozen=True)
class Withdrawn(Event):
    """A nominee is withdrawn from a Tribute."""

    seat: Seat


@dataclass(frozen=True)
class Rolled(Event):
    """The Shard Die is rolled: for a Legacy in an action, or by a seat for a `trial` or a `tie`."""

    occasion: str
    roller: int | None
    die: int

    def message(self) -> Message:
        """The die, with the Legacy or the seat that it was rolled for."""
        if self.roller is None:
            return self.saying(form="extra" if self.occasion == "harvest" else "alone", die=self.die)
        if self.occasion in ("tie", "trial", "start"):
            return self.saying(form="seat", roller=SeatName(self.roller), die=self.die)
        return self.saying(form="legacy", roller=CardName(Card(self.roller)), die=self.die)


@dataclass(frozen=True)
class ScoreChanged(Event):
    """An ability changes the Score of a Citadel in an action."""

    action: Annotated[str, word("word")]
    seat: Seat
    amount: int


@dataclass(frozen=True)
class DamagePrevented(Event):
    """Damage against a Citadel will be less."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Scores(Event):
    """The Scores of an action are final."""

    action: Annotated[str, word("word")]
    seats: tuple[Seat, ...]
    scores: tuple[int, ...]

    def message(self) -> Message:
        """Each Score, with its Citadel where there are several; a Duel is between Legacies."""
        single = len(self.scores) == 1 or self.action == "duel"
        scores = tuple(
            score if single else Message("seat-score", seat=SeatName(seat), score=score)
            for seat, score in zip(self.seats, self.scores, strict=False)
        )
        return self.saying(action=Message(key_of("word", self.action)), scores=scores)


@dataclass(frozen=True)
class WarDeclared(Event):
    """A Citadel declares War on another."""

    seat: Seat
    target: Seat


@dataclass(frozen=True)
class WarRedirected(Event):
    """A Citadel turns a War against another."""

    seat: Seat
    target: Seat


@dataclass(frozen=True)
class WarDrawn(Event):
    """A War ends with equal Scores."""

    score: int


@dataclass(frozen=True)
class WarWon(Event):
    """A Citadel wins a War."""

    seat: Seat
    damage: int


@dataclass(frozen=True)
class Duel(Event):
    """A Legacy challenges another to a Duel."""

    challenger: Card
    challenged: Card


@dataclass(frozen=True)
class DuelWon(Event):
    """A Legacy wins a Duel."""

    card: Card
    damage: int


# --- Trials and votes -----------------------------------------------------------------------------


@dataclass(frozen=True)
class TrialRevealed(Event):
    """A Trial is drawn."""

    card: Card


@dataclass(frozen=True)
class TrialStays(Event):
    """A Trial stays in play."""

    card: Card


@dataclass(frozen=True)
class TrialRemoved(Event):
    """A Trial leaves the game."""

    card: Card


@dataclass(frozen=True)
class DrawsDropped(Event):
    """No Trial can make space, so that no more are drawn."""


@dataclass(frozen=True)
class FewerTrials(Event):
    """Fewer Trials are drawn in this phase."""

    amount: int


@dataclass(frozen=True)
class LookedAtTrials(Event):
    """A Citadel looks at the top cards of the Trials Deck."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class SawTrials(Event, to="looker"):
    """The Trials that a Citadel looked at."""

    cards: tuple[Card, ...]
    looker: Seat = field(kw_only=True)


@dataclass(frozen=True)
class ExtraVotes(Event):
    """A Citadel gets more votes."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Voted(Event):
    """A Citadel votes openly."""

    seat: Seat
    vote: str


@dataclass(frozen=True)
class Vote(Event):
    """All have voted: the vote of each Citadel, and the sums."""

    votes: tuple[tuple[Seat, str], ...]
    yea: int
    nay: int

    def message(self) -> Message:
        """The sums, with those who voted so."""
        said = {word: seats(seat for seat, vote in self.votes if vote == word) for word in ("yea", "nay")}
        return self.saying(yea=self.yea, nay=self.nay, yeas=said["yea"], nays=said["nay"])


@dataclass(frozen=True)
class VoteResult(Event):
    """A Diplomacy Trial passes or fails."""

    card: Card
    passed: bool

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "passed" if self.passed else "failed"


# --- negotiation ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Offer(Event):
    """An Offer is on the table; a promise is a seat with kind, word and number."""

    seat: Seat
    to_seat: Seat
    give: int
    cards: int
    want: int
    want_cards: int
    want_titles: tuple[str, ...]
    promises: tuple[tuple[Seat, str, str, int], ...]

    def message(self) -> Message:
        """The two sides of a deal: gifts and returns."""
        cards = (Message("board-deal-ncards", count=self.cards),) if self.cards else ()
        choice = (Message("board-deal-nchoice", count=self.want_cards),) if self.want_cards else ()
        titles = tuple(map(DesignName, self.want_titles))
        given = tuple(p for p in self.promises if p[0] == self.seat)
        wanted = tuple(p for p in self.promises if p[0] != self.seat)
        return self.saying(
            seat=SeatName(self.seat),
            to=SeatName(self.to_seat),
            gives=_goods(self.give, cards, given),
            wants=_goods(self.want, (*choice, *titles), wanted),
        )


@dataclass(frozen=True)
class OfferedCards(Event, to="parties"):
    """The cards of an Offer."""

    cards: tuple[Card, ...]
    parties: tuple[Seat, ...] = field(kw_only=True)


@dataclass(frozen=True)
class OfferDeclined(Event):
    """An Offer is declined, perhaps with a counter-Offer."""

    seat: Seat
    countered: bool

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "counter" if self.countered else "plain"


@dataclass(frozen=True)
class OfferAccepted(Event):
    """An Offer is accepted: Shards and cards change hands."""

    seat: Seat
    to_seat: Seat
    give: int
    cards: int
    want: int
    want_cards: int


@dataclass(frozen=True)
class TradedCards(Event, to="parties"):
    """The cards that change hands."""

    given: tuple[Card, ...]
    returned: tuple[Card, ...]
    parties: tuple[Seat, ...] = field(kw_only=True)

    @property
    def form(self) -> str:
        """Whether cards go both ways."""
        if self.given and self.returned:
            return "both"
        return "given" if self.given else "back" if self.returned else "none"


@dataclass(frozen=True)
class Promised(Event):
    """A Citadel makes a promise to another."""

    seat: Seat
    to_seat: Seat
    promise: str
    word: str
    number: int

    def message(self) -> Message:
        """A promise of one Citadel to another."""
        promise = promise_message(self.promise, self.word, self.number)
        return self.saying(seat=SeatName(self.seat), to=SeatName(self.to_seat), promise=promise)


@dataclass(frozen=True)
class PromiseSettled(Event):
    """A promise is kept or broken, lapses, or goes on record unjudged."""

    seat: Seat
    to_seat: Seat
    promise: str
    word: str
    number: int
    outcome: str

    def message(self) -> Message:
        """A promise of one Citadel to another, and its outcome."""
        return self.saying(
            seat=SeatName(self.seat),
            to=SeatName(self.to_seat),
            outcome=Message(key_of("outcome", self.outcome)),
            promise=promise_message(self.promise, self.word, self.number),
        )


def _place(kind: str, number: int | None) -> Value:
    """A place of Shards as an argument: the seat of a reserve, the card of a Legacy."""
    if number is None:
        return None
    return SeatName(number) if kind == "reserve" else CardName(Card(number))


def promise_message(kind: str, word: str, number: int) -> Message:
    """A promise as a part of a sentence (FAN-NEG.7)."""
    card: Value = DesignName(word) if word else Message("any-card")
    seat = SeatName(number) if kind in ("no_war", "war_on") else None
    return Message(key_of("promise", kind), word=word, number=number, seat=seat, card=card)


def _goods(
    shards: int, cards: tuple[Value, ...], promises: tuple[tuple[int, str, str, int], ...]
) -> tuple[Value, ...]:
    """One side of an Offer as a list."""
    count = (Message("board-deal-nshards", count=shards),) if shards else ()
    promised = tuple(
        Message("board-deal-promise", promise=promise_message(kind, about, number))
        for _, kind, about, number in promises
    )
    return (*count, *cards, *promised)
