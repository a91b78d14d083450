"""Options in words, made only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fatebox.games.fantos.rules.hiring import price
from fatebox.games.fantos.rules.winning import score as final_score
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import DUEL
from fatebox.kernel import Option

PROMISE_TEXT = {
    "vote": "vote {word} on this Trial",
    "no_war": "no War on {seat} in the next Fantos Action Phase",
    "war_on": "War on {seat} in the next Fantos Action Phase",
    "no_challenge": "do not challenge in this Tribute",
    "challenge": "challenge in this Tribute",
    "defend_with": "defend with at least {number}",
    "no_cancel": "do not cancel this action",
    "play_for_you": "play {title} for the other",
    "spare_in_reward": "spare the other when the reward is paid",
    "remove_trial": "remove {trial}",
    "keep_trial": "keep {trial}",
    "harvest_at_most": "harvest at most {number} next",
    "free_text": "what is agreed in words",
}

PART_TEXT = {
    "give": "Give Shards",
    "give-card": "Give a card",
    "want": "Want Shards",
    "want-cards": "Want cards of their choice",
    "want-title": "Want a certain card",
    "promise": "Promise something",
    "ask": "Ask for a promise",
}


def citadel(s: FantosState, seat: int) -> str:
    """The name of a Citadel."""
    return s.pack.mats[s.citadels[seat].mat].name


def promise_text(s: FantosState, kind: str, word: str, number: int) -> str:
    """A promise in words."""
    seat = citadel(s, number) if kind in ("no_war", "war_on") else ""
    title = s.pack.labors[word].name if word in s.pack.labors else "a card"
    trial = s.pack.trials[word].name if word in s.pack.trials else ""
    return PROMISE_TEXT[kind].format(word=word, number=number, seat=seat, title=title, trial=trial)


def label(s: FantosState, option: Option) -> str:
    """An option in words."""
    return LABELS[option[0]](s, *option[1:])


def _shards(n: int) -> str:
    return f"{n} Shard{'' if n == 1 else 's'}"


def _card(text: str) -> Callable[..., str]:
    return lambda s, card, *_: text.format(s.pack.name(card))


def _seat(text: str) -> Callable[..., str]:
    return lambda s, seat, *_: text.format(citadel(s, seat))


def _plain(text: str) -> Callable[..., str]:
    return lambda s, *arguments: text.format(*arguments)


def _legacy(s: FantosState, card: int, text: str) -> str:
    """A Legacy with its Citadel and Shards."""
    legacy = s.legacy(card)  # type: ignore[arg-type]
    if legacy is None:
        return text.format(s.pack.name(card))  # type: ignore[arg-type]
    name = s.pack.name(legacy.card)
    return f"{text.format(name)} ({citadel(s, legacy.seat)}, {_shards(legacy.shards)}, {legacy.state})"


def _play(s: FantosState, card: Any) -> str:
    return f"Play {s.pack.name(card)} (cost {s.pack.labor_cost[card]})"


def _side(s: FantosState, number: int, name: int) -> str:
    action = s.actions[number]
    if action.kind == DUEL:
        card = action.sides[name].parts[0].card
        return s.pack.name(card) if card is not None else ""
    return citadel(s, name)


def _score(sign: str) -> Callable[..., str]:
    def text(s: FantosState, number: int, name: int) -> str:
        return f"{sign} the {s.actions[number].kind.title()} Score of {_side(s, number, name)}"

    return text


def _die(s: FantosState, side: int, place: int) -> str:
    action = s.actions[s.windows[-1].action]
    part = action.sides[side].parts[place]
    owner = citadel(s, action.sides[side].seat) if part.card is None else s.pack.name(part.card)
    return f"Reroll the {part.die} of {owner}"


def _hire(s: FantosState, card: Any) -> str:
    own = price(s, s.citadels[s.active], card, s.hire_aid)
    return f"Hire {s.pack.name(card)} (cost {s.pack.hiring_cost[card]}, you pay {own})"


def _target(s: FantosState, seat: int) -> str:
    return f"War on {citadel(s, seat)} (Reserve {s.citadels[seat].reserve})"


def _reserve(s: FantosState, seat: int, n: int) -> str:
    return f"{citadel(s, seat)} pays {_shards(n)} (Reserve {s.citadels[seat].reserve})"


def _accept(s: FantosState) -> str:
    offer = s.offer
    if offer is None:
        return "Accept"
    get = [_shards(offer.give)] if offer.give else []
    get += [s.pack.name(card) for card in offer.cards]
    pay = [_shards(offer.want)] if offer.want else []
    if offer.want_cards:
        pay.append(f"{offer.want_cards} card{'s' if offer.want_cards > 1 else ''} of your choice")
    pay += [s.pack.labors[title].name for title in offer.want_titles]
    for promise in offer.promises:
        text = promise_text(s, promise.kind, promise.word, promise.number)
        (get if promise.seat == offer.seat else pay).append(f"the promise: {text}")
    return f"Accept: get {', '.join(get) or 'nothing'}; give {', '.join(pay) or 'nothing'}"


def _promise(s: FantosState, kind: str, word: str, number: int) -> str:
    text = promise_text(s, kind, word, number)
    return text[0].upper() + text[1:]


def _name(s: FantosState, seat: int) -> str:
    return f"{citadel(s, seat)} (Reserve {s.citadels[seat].reserve}, in all {final_score(s.citadels[seat])})"


LABELS: dict[str, Callable[..., str]] = {
    "pass": _plain("Pass"),
    "done": _plain("Done"),
    "play": _play,
    "use": _card("Use {}"),
    "pay": lambda s, card: _legacy(s, card, "{} pays"),
    "choose": lambda s, card: _legacy(s, card, "{}"),
    "name": _name,
    "raise": _score("Raise"),
    "lower": _score("Lower"),
    "boost": lambda s, number, card: _legacy(s, card, "{}"),
    "boost-bare": lambda s, number: f"The bare defense of {citadel(s, s.actions[number].sides[1].seat)}",
    "die": _die,
    "keep": _plain("No"),
    "charge": _card("Spend for {}"),
    "reroll": _card("Reroll the die of {}"),
    "amount": _plain("{}"),
    "give": lambda s, card, n: _legacy(s, card, "{}: " + _shards(n)),
    "recover": _card("Take {}"),
    "discard": _card("Discard {}"),
    "next": _card("Next: {}"),
    "declare": lambda s, kind: kind.title(),
    "task": lambda s, card: _legacy(s, card, "Task {}"),
    "attack": _target,
    "charge-reserve": _reserve,
    "nominate": lambda s, card: _legacy(s, card, "Nominate {}"),
    "free": _card("Untask {} for a Shard"),
    "buy": lambda s, n: f"Buy a card for {_shards(n)}",
    "remove": _card("Remove {}"),
    "vote": lambda s, word: f"Vote {word}",
    "fail": _plain("The Trial fails"),
    "pass-trial": _plain("The Trial passes"),
    "challenge": lambda s, card: _legacy(s, card, "Challenge with {}"),
    "hire": _hire,
    "hire-blind": lambda s, place: f"Hire face-down card {place + 1}",
    "reveal": _plain("Reveal the next Legacy of the deck"),
    "refuse": _card("Do not hire {}"),
    "revive": lambda s, card: f"Revive {s.pack.name(card)} for {price(s, s.citadels[s.active], card)} Shards",
    "let-go": _card("Let {} go"),
    "offer": _plain("Make an Offer"),
    "to": _seat("To {}"),
    "drop": _plain("No Offer"),
    "send": _plain("Send the Offer"),
    "add": lambda s, part: PART_TEXT[part],
    "more": _plain("{} and more"),
    "give-card": _card("Give {}"),
    "title": lambda s, key: s.pack.labors[key].name,
    "promise": _promise,
    "decline": _plain("Decline"),
    "accept": _accept,
    "counter": _plain("Make a counter-Offer"),
}
