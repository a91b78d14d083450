"""Resources: gaining, paying and giving back (PHA-RES)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fatebox.games.phantom import events
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import RESOURCES, WILD, Resource
from fatebox.kernel import Decision, Option, Prompt, Rules

from .values import spendable

if TYPE_CHECKING:
    from fatebox.games.phantom.state import PhantomState


def most_numerous(s: PhantomState, decision: Decision) -> Option:
    """The resource that the player has most of."""
    held = s.players[decision.seat].resources
    return max(decision.options, key=lambda option: held[option[1]])


GAIN = Prompt("wild_gain", "PHA-RES.2", "Choose the resource that you gain.", follow_up=True)
PAY = Prompt("pay", "PHA-RES.2", "Choose a resource to pay with.", default=most_numerous, follow_up=True)
GIVE_BACK = Prompt("return", "PHA-RES.1", "Choose a resource to return to the supply.", default=most_numerous)


def gain(s: PhantomState, player: Player, symbols: str) -> Rules[None]:
    """Resources from the supply; each Wild is chosen (PHA-RES.1, PHA-RES.2)."""
    for symbol in symbols:
        resource = symbol
        if symbol == WILD:
            option = yield Decision(player.seat, GAIN, [("gain", each) for each in RESOURCES])
            resource = option[1]
        change(s, player, resource, 1)


def change(s: PhantomState, player: Player, resource: str, number: int) -> None:
    """Put resources on a Legend board, or take them off."""
    player.resources[resource] += number  # type: ignore[index]
    s.emit(events.Resources, player.seat, resource, number, clause="PHA-RES.1")


def give_back(s: PhantomState, player: Player, number: int, prompt: Prompt = GIVE_BACK) -> Rules[None]:
    """Return resources of the player's choice to the supply, or all if there are fewer."""
    number = min(number, player.total)
    yield from _return(s, player, number, dict(player.resources), prompt, "return")


def payable(s: PhantomState, player: Player, cost: str) -> bool:
    """Whether a cost can be paid in full (PHA-ADV.4)."""
    return covers(spendable(s, player), cost)


def covers(held: dict[Resource, int], cost: str) -> bool:
    """Whether these resources pay a cost; a symbol but Wild is paid only by itself (PHA-RES.4, R11)."""
    if len(cost) > sum(held.values()):
        return False
    return all(symbol == WILD or held[symbol] >= cost.count(symbol) for symbol in cost)  # type: ignore[index]


def pay(s: PhantomState, player: Player, cost: str) -> Rules[None]:
    """Return the exact cost to the supply; the payer picks what pays Wild symbols (R12)."""
    for symbol in cost:
        if symbol != WILD:
            change(s, player, symbol, -1)
    yield from _return(s, player, cost.count(WILD), spendable(s, player), PAY, "pay")


def _return(
    s: PhantomState, player: Player, number: int, held: dict[Resource, int], prompt: Prompt, verb: str
) -> Rules[None]:
    """Give so many of what is held, kind after kind in a fixed order: each choice has one way to be made."""
    kinds: list[Resource] = list(RESOURCES)
    while number:
        s.owing = number
        options = [(verb, kind) for kind, rest in _tails(kinds, held) if held[kind] and rest >= number]
        option = yield Decision(player.seat, prompt, options)
        held[option[1]] -= 1
        change(s, player, option[1], -1)
        kinds = kinds[kinds.index(option[1]) :]
        number -= 1
    s.owing = 0


def _tails(kinds: list[Resource], held: dict[Resource, int]) -> Iterator[tuple[Resource, int]]:
    """Each kind, and how many resources are held of it and of the kinds after it."""
    for i, kind in enumerate(kinds):
        yield kind, sum(held[later] for later in kinds[i:])
