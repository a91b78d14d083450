"""The events of Fate of Fantos: one class for each kind, with its values and its audience."""

from __future__ import annotations

from dataclasses import dataclass, field

from fatebox.kernel import Card, Event, Seat

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

    outcome: str
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


@dataclass(frozen=True)
class Activated(Event):
    """A Citadel activates an ability of a Legacy or of attached Labor, with its targets."""

    seat: Seat
    source: Card
    legacy: Card
    targets: tuple[Card, ...]
    numbers: tuple[int, ...]


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


# --- actions --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ActionDeclared(Event):
    """An action begins."""

    action: str
    seat: Seat


@dataclass(frozen=True)
class ActionCancelled(Event):
    """An action is cancelled."""

    action: str
    seat: Seat


@dataclass(frozen=True)
class LeftAction(Event):
    """A Legacy leaves an action."""

    action: str
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


@dataclass(frozen=True)
class ScoreChanged(Event):
    """An ability changes the Score of a Citadel in an action."""

    action: str
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

    action: str
    seats: tuple[Seat, ...]
    scores: tuple[int, ...]


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


@dataclass(frozen=True)
class VoteResult(Event):
    """A Diplomacy Trial passes or fails."""

    card: Card
    passed: bool


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


@dataclass(frozen=True)
class Promised(Event):
    """A Citadel makes a promise to another."""

    seat: Seat
    to_seat: Seat
    promise: str
    word: str
    number: int


@dataclass(frozen=True)
class PromiseSettled(Event):
    """A promise is kept or broken, lapses, or goes on record unjudged."""

    seat: Seat
    to_seat: Seat
    promise: str
    outcome: str
