"""Merits: what a relic is bought for, what a play does about Death, what a reading pays then. Hints say it.

Nothing on the table shows at once what a relic is for, nor which card lies ready for a Death card.
"""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.weaver.content.designs import Ability
from fatebox.games.weaver.effects.round import CycleTop
from fatebox.games.weaver.events.resolve import amounts
from fatebox.games.weaver.rules.reading import FINISH, plays
from fatebox.games.weaver.rules.refresh import is_last_round
from fatebox.games.weaver.rules.resolve import reading_pay
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING, SUIT_INDEX
from fatebox.kernel import Card, Option
from fatebox.kernel.messages import CardName, Message

from .rows import lay, tried
from .sense import failing


def merits(s: WeaverState, seat: int, option: Option) -> tuple[Message, ...]:
    """The merits of buying a relic, or of a play or an ability that changes the row."""
    del seat  # there is only one
    if option[0] == "buy":
        return tuple(_gains(s, option[1]))
    if option[0] == "play":
        return (*_about_death(s, option), *_pay_after(s, option))
    if option == FINISH:
        return tuple(_pays(s, "event-paid"))
    if option[0] != "use":
        return ()
    if _swallows(s, option):
        return (Message("merit-stuck"),) if _is_stuck(s) else ()
    return tuple(_pay_after(s, option))


def _gains(s: WeaverState, key: str) -> Iterator[Message]:
    """The abilities that the next rank of a relic brings, or what it does for those of the last one.

    After the last reading a relic is only worth its points.
    """
    relic = s.pack.relic_keys.index(key)
    rank, abilities, values = s.relics[relic], s.pack.abilities[relic], s.pack.values[relic]
    if is_last_round(s):
        if values[rank + 1] > values[rank]:
            yield Message("merit-scores", amount=values[rank + 1] - values[rank])
        return
    owned = {ability.line: ability for ability in abilities[rank]}
    for ability in abilities[rank + 1]:
        found = _merit(ability, owned.get(ability.line))
        if found is not None:
            yield found


def _merit(ability: Ability, before: Ability | None) -> Message | None:
    if before is None:
        return Message("merit-gained", ability=ability.title, cost=ability.cost)
    if ability.effect != before.effect:
        return Message("merit-stronger", ability=ability.title)
    if ability.cost < before.cost:
        return Message("merit-cheaper", ability=ability.title, cost=ability.cost, before=before.cost)
    return None


def _about_death(s: WeaverState, play: Option) -> Iterator[Message]:
    """The Death cards that a play conquers, and those that another open card can conquer after it.

    One that is played between two cards that match it is conquered itself (WEA-DTH.3).
    """
    trial = tried(s)
    lay(trial, s, play)
    left = _open_deaths(trial)
    played = s.tops[SUIT_INDEX[play[1]]][0]
    if s.pack.death[played] and played not in left:
        yield Message("merit-conquered")
    for death in _open_deaths(s):
        if death not in left:
            yield Message("merit-conquers", death=CardName(death))
    if len(trial.row) == READING:
        return
    trial.tops = s.tops[:]
    trial.tops[SUIT_INDEX[play[1]]] = []  # nobody knows the next one
    for death in left:
        conqueror = _conqueror(trial, death)
        if conqueror is not None:
            yield Message("merit-conqueror", card=CardName(conqueror), death=CardName(death))


def _pay_after(s: WeaverState, option: Option) -> Iterator[Message]:
    """The pay of a reading that an option completes or changes (WEA-RES.2)."""
    trial = tried(s)
    lay(trial, s, option)
    return _pays(trial, "merit-pays")


def _pays(s: WeaverState, key: str) -> Iterator[Message]:
    """The pay of a full row that passes, if it pays anything."""
    if len(s.row) < READING or failing(s):
        return
    gold, shards, clairvoyance = reading_pay(s)
    paid = amounts((gold, shards, max(0, clairvoyance)))
    if paid:
        yield Message(key, amounts=paid, cost=max(0, -clairvoyance))


def _swallows(s: WeaverState, use: Option) -> bool:
    """Whether an ability swaps an open card for the next one (WEA-REL.11)."""
    relic = s.pack.relic_keys.index(use[1])
    return isinstance(s.pack.abilities[relic][s.relics[relic]][use[2] - 1].effect, CycleTop)


def _is_stuck(s: WeaverState) -> bool:
    """Whether no open card completes a reading that passes, without an ability (WEA-REA.11)."""
    if len(s.row) != READING - 1:
        return False
    trial = tried(s)
    for play in plays(s):
        lay(trial, s, play)
        if not failing(trial):
            return False
    return True


def _open_deaths(s: WeaverState) -> list[Card]:
    """The Death cards of the row that are not conquered (WEA-GEN.9)."""
    return [card for place, card in enumerate(s.row) if s.is_open_death(place)]


def _conqueror(s: WeaverState, death: Card) -> Card | None:
    """An open card that conquers a Death card of the row where it is played now (WEA-DTH.2)."""
    trial = tried(s)
    for play in plays(s):
        lay(trial, s, play)
        if death not in _open_deaths(trial):
            return s.tops[SUIT_INDEX[play[1]]][0]
    return None
