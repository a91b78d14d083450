"""Each kind of event in words, without capital and full stop: patterns and writers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fatebox.games.fantos.view.names import ACTION_NAMES
from fatebox.games.fantos.view.targets import aim_words
from fatebox.kernel import Card
from fatebox.terminal.sentences import Sentences
from fatebox.text.words import counted, listed

from .bargains import Pledge, deal_words, promise_words
from .names import Names

TASKS = {
    "harvest": ("harvests", "harvest"),
    "war": ("goes to War", "go to War"),
    "tribute": ("enters the Tribute", "enter the Tribute"),
    "duel": ("is tasked to the Duel", "are tasked to the Duel"),
    "ability": ("is tasked to its ability", "are tasked to their abilities"),
    "attached": ("is tasked to attached Labor", "are tasked to attached Labor"),
    "": ("is tasked by force", "are tasked by force"),
}
"""The deed of one Legacy that is tasked, and of several."""
ENDINGS = {
    "final_round": "the final round is over",
    "last_survivor": "only one Citadel is left",
    "simultaneous": "all Citadels fall at once",
    "limit": "the game is stopped by the limit of turns",
}
PATTERNS = {
    # the turn
    "turn": "turn {0}: {1:does begin}",
    "first-citadel": "{0:does are} the First Citadel",
    "untasked-all": "all of {0:whose} Legacies are untasked",
    "drew": "{0:does draw} {1:count card}",
    "drew-cards": "{0:does draw} {1:cards}",
    "labor-shuffled": "the Labor discard pile becomes a new deck",
    "legacies-shuffled": "the Legacy discard pile becomes a new deck",
    "extra-action": "{0:does have} one more Fantos Action",
    # Legacies and Citadels
    "hired": "{0:does hire} {1:card}",
    "pool-refilled": "{0:card} comes into the Pool",
    "pool-turned-down": "{0:does lay} out the {1} cards of the Pool face down",
    "legacy-revealed": "{0:card} is turned up",
    "hire-aid": "the Trove will pay {1} of {0:whose} hire",
    "untasked": "{0:card} is untasked",
    "disabled": "{0:card} is disabled",
    "dormant": "{0:card} falls dormant",
    "revived": "{0:card} is revived",
    "legacy-discarded": "{0:card} is discarded",
    "copied-stats": "{0:card} has the Stats of {1:card} this turn",
    "title-ended": "{0:card} reigns no more",
    "reigning-tribute": "{0:card} is the Reigning Tribute",
    "eliminated": "{0:does are} eliminated",
    # items
    "resolves": "{2:card} resolves",
    "item-cancelled": "{2:card} is cancelled",
    "labor-cancelled": "{0:card} is cancelled",
    "labor-discarded": "{0:card} goes to the discard pile",
    "attached": "{0:card} is attached to {1:card}",
    "recovered": "{0:does take} {1:card} from the discard pile",
    "looked-at-hand": "{0:does look} at {1:whose} hand",
    "saw-hand": "{0:does hold} {1:cards}",
    # actions
    "action-cancelled": "{1:whose} {0:action} is cancelled",
    "left-action": "{1:card} leaves the {0:action}",
    "withdrawn": "{0:whose} nominee is withdrawn",
    "score-changed": "{1:whose} {0:action} Score changes by {2:+}",
    "damage-prevented": "damage to {0:seat} will be {1} less",
    "war-declared": "{0:does make} War on {1:seat}",
    "war-redirected": "{0:does turn} the War against {1:seat}",
    "war-drawn": "the War is a draw at {0}",
    "war-won": "{0:does win} the War (damage {1})",
    "duel": "{0:card} challenges {1:card} to a Duel",
    "duel-won": "{0:card} wins the Duel (damage {1})",
    "final-tribute": "{0:does reach} {1} in the final Tribute",
    # Trials and votes
    "trial-revealed": "the Trial {0:card} is revealed",
    "trial-stays": "{0:card} stays in play",
    "trial-removed": "{0:card} is removed from the game",
    "draws-dropped": "no Trial can make space: no more are drawn",
    "fewer-trials": "the number of Trials to draw is {0} less",
    "looked-at-trials": "{0:does look} at the next {1:count Trial} and may change their order",
    "saw-trials": "the next Trials are {0:cards}",
    "counter-removed": "{1:does take} a counter off {0:card}, {2} left",
    "final-round": "the final round begins: {0:does have} drawn Zodraz",
    "extra-votes": "{0:does have} {1:count more vote}",
    "voted": "{0:does vote} {1}",
    # deals
    "offered-cards": "on offer: {0:cards}",
    "offer-accepted": "{1:does accept} the Offer of {0:seat}",
    "traded-cards": "cards change hands: {0:cards} for {1:cards}",
}


# --- those that no pattern can say --------------------------------------------------------------


def _game_over(names: Names, outcome: str, winners: Sequence[int], places: Sequence[int]) -> str:
    del places
    won = f", {names.does(winners[0], 'win')}" if winners else ""
    return f"the game is over: {ENDINGS[outcome]}{won}"


def _shards(names: Names, giver: str, from_: int | None, taker: str, to: int | None, n: int) -> str:
    amount = counted(n, "Shard")
    if giver == "trove":
        return f"{_purse(names, taker, to, 'gain')} {amount}"
    if taker == "trove":
        return f"{_purse(names, giver, from_, 'lose')} {amount}"
    return f"{_purse(names, giver, from_, 'give')} {_purse(names, taker, to)} {amount}"


def _purse(names: Names, kind: str, which: int | None, verb: str = "") -> str:
    """A Citadel or a Legacy, with what it does."""
    assert which is not None
    if kind == "reserve":
        return names.does(which, verb) if verb else names.who(which)
    name = names.card(Card(which))
    return f"{name} {verb}s" if verb else name


def _tasked(names: Names, card: Card, role: str) -> str:
    return f"{names.card(card)} {TASKS[role][0]}"


def _played(
    names: Names, seat: int, card: Card, payer: Card, cards: Sequence[Card], numbers: Sequence[int]
) -> str:
    aim = aim_words(names, card, "labor", cards, numbers)
    return f"{names.does(seat, 'play')} {names.card(card)}{aim} ({names.card(payer)} pays)"


def _activated(
    names: Names, seat: int, source: Card, by: Card, cards: Sequence[Card], numbers: Sequence[int]
) -> str:
    own = source == by
    aim = aim_words(names, source, "ability" if own else "attached", cards, numbers)
    bearer = "" if own else f" of {names.card(by)}"
    return f"{names.does(seat, 'use')} {names.card(source)}{bearer}{aim}"


def _linked(names: Names, card: Card, legacy: Card | None, amount: int) -> str:
    who = "the bare defense" if legacy is None else names.card(legacy)
    return f"{who} counts {amount} more by {names.card(card)}"


def _action_declared(names: Names, kind: str, seat: int) -> str:
    if kind == "special":
        return "a Special Tribute takes place"
    return f"{names.does(seat, 'declare')} a {ACTION_NAMES[kind]}"


def _rolled(names: Names, kind: str, who: int | None, die: int) -> str:
    if who is None:
        return f"a die without Legacy shows {die}"
    if kind in ACTION_NAMES:
        return f"{names.card(Card(who))} rolls {die}"
    return f"{names.does(who, 'roll')} {die}{' to break the tie' if kind == 'tie' else ''}"


def _scores(names: Names, kind: str, seats: Sequence[int], totals: Sequence[int]) -> str:
    if len(totals) == 1:
        return f"the {ACTION_NAMES[kind]} Score is {totals[0]}"
    each = (f"{names.who(seat)} {n}" for seat, n in zip(seats, totals, strict=True))
    return f"{ACTION_NAMES[kind]} Scores: {listed(each)}"


def _vote(names: Names, votes: Sequence[tuple[int, str]], yea: int, nay: int) -> str:
    said = []
    for word, total in (("yea", yea), ("nay", nay)):
        who = ", ".join(names.who(seat) for seat, each in votes if each == word)
        said.append(f"{word} {total}{f' ({who})' if who else ''}")
    return ", ".join(said)


def _vote_result(names: Names, card: Card, passed: bool) -> str:
    return f"{names.card(card)} {'passes' if passed else 'fails'}"


def _offer(
    names: Names,
    seat: int,
    to: int,
    give: int,
    cards: int,
    want: int,
    want_cards: int,
    titles: Sequence[str],
    promises: Sequence[Pledge],
) -> str:
    given = [counted(cards, "card")] * bool(cards)
    return deal_words(names, seat, to, give, given, want, want_cards, titles, promises)


def _offer_declined(names: Names, seat: int, counter: bool) -> str:
    if not counter:
        return f"{names.does(seat, 'decline')} the Offer"
    return f"{names.does(seat, 'answer')} with another Offer"


def _promised(names: Names, seat: int, to: int, kind: str, word: str, number: int) -> str:
    return f"{names.does(seat, 'promise')} {names.who(to)}: {promise_words(names, kind, word, number)}"


def _promise_settled(names: Names, seat: int, to: int, kind: str, outcome: str) -> str:
    became = {"open": "stays open", "lapsed": "lapses"}.get(outcome, f"is {outcome}")
    return f"{names.whose(seat)} promise to {names.who(to)} ({kind.replace('_', ' ')}) {became}"


WRITERS: dict[str, Callable[..., str]] = {
    "game-over": _game_over,
    "shards": _shards,
    "tasked": _tasked,
    "played": _played,
    "activated": _activated,
    "linked": _linked,
    "action-declared": _action_declared,
    "rolled": _rolled,
    "scores": _scores,
    "vote": _vote,
    "vote-result": _vote_result,
    "offer": _offer,
    "offer-declined": _offer_declined,
    "promised": _promised,
    "promise-settled": _promise_settled,
}
SENTENCES: Sentences[Names] = Sentences(
    PATTERNS, WRITERS, {"action": lambda names, kind, _: ACTION_NAMES[kind]}
)
