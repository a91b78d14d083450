"""The supply: resources that players gain from it and return to it (PHA-RES.1, PHA-RES.2)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.kernel import NOBODY_ASKED, Card, Decision, Option, Prompt, Rules

from .pieces import Player
from .table import PhantomState
from .terms import RESOURCES, WILD, Resource


def most_numerous(s: PhantomState, decision: Decision) -> Option:
    """The resource that the player has most of."""
    held = s.players[decision.seat].resources
    return max(decision.options, key=lambda option: held[option[1]])


SUPPLY = "PHA-RES.1"
"""The clause of resources that are gained or lost, unless another one says why they move."""
GAIN = Prompt("wild_gain", "PHA-RES.2", follow_up=True)
GIVE_BACK = Prompt("return", SUPPLY, default=most_numerous)


def gain(s: PhantomState, player: Player, symbols: str) -> Rules[None]:
    """Resources from the supply; each Wild is chosen (PHA-RES.1, PHA-RES.2)."""
    if WILD in symbols:
        return _gain_some(s, player, symbols)
    for symbol in symbols:
        change(s, player, symbol, 1)
    return NOBODY_ASKED


def _gain_some(s: PhantomState, player: Player, symbols: str) -> Rules[None]:
    for symbol in symbols:
        resource = symbol
        if symbol == WILD:
            option = yield Decision(player.seat, GAIN, [("gain", each) for each in RESOURCES])
            resource = option[1]
        change(s, player, resource, 1)


def change(s: PhantomState, player: Player, resource: str, number: int, clause: str = SUPPLY) -> None:
    """Put resources on a Legend board, or take them off."""
    player.resources[resource] += number  # type: ignore[index]
    if s.listener is not None:
        s.emit(events.Resources, player.seat, resource, number, clause=clause)


def give_back(s: PhantomState, player: Player, number: int, prompt: Prompt = GIVE_BACK) -> Rules[None]:
    """Return resources of the player's choice to the supply, or all if there are fewer."""
    number = min(number, player.total)
    if not number:
        return NOBODY_ASKED
    return return_some(s, player, number, dict(player.resources), prompt, "return", prompt.clause)


def return_some(
    s: PhantomState,
    player: Player,
    number: int,
    held: dict[Resource, int],
    prompt: Prompt,
    verb: str,
    clause: str,
    about: Card | None = None,
) -> Rules[None]:
    """Give resources of what is held, kind after kind: each choice can be made in one way only."""
    kinds: list[Resource] = list(RESOURCES)
    while number:
        s.owing = number
        options = _givable(kinds, held, number, verb)
        option = (
            options[0] if len(options) == 1 else (yield Decision(player.seat, prompt, options, about=about))
        )
        held[option[1]] -= 1
        change(s, player, option[1], -1, clause)
        kinds = kinds[kinds.index(option[1]) :]
        number -= 1
    s.owing = 0


def _givable(kinds: list[Resource], held: dict[Resource, int], number: int, verb: str) -> list[Option]:
    """The kinds to give one of, if it and the kinds after it are enough for all that is to be given."""
    options: list[Option] = []
    rest = sum(map(held.__getitem__, kinds))
    for kind in kinds:
        if rest < number:
            break
        if held[kind]:
            options.append((verb, kind))
            rest -= held[kind]
    return options
