"""Effects that are a choice between effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from fatebox.games.outposts.state.cause import Cause
from fatebox.games.outposts.state.leaving import unless_gone
from fatebox.kernel import Option, Prompt, Rules, ask
from fatebox.kernel.messages import Message, chain

from .base import Effect
from .battle import Bounce, Destroy, Grant, Mod, PaySac, Prey, Rally, Rout, RoutAll, Sac, Strike, Tuck
from .cards import Discard, Draw, Recover, Recycle, Return, Revive, Scry, Search
from .economy import CutNow, Mana, Shatter, Skip, Tax
from .outposts import Expose, Fortify, Hit, Raze, RazeSelf, Repair, Sanctuary
from .select import opponent
from .words import spoken

if TYPE_CHECKING:
    from fatebox.games.outposts.state import OutpostsState


MODE = Prompt("effect_mode", "OUT-PLAY.6", follow_up=True)
OPP_MODE = Prompt("opp_choice", "OUT-TURN.5")


class Choose(Effect, frozen=True, tag="choose"):
    """You choose one part."""

    modes: Annotated[tuple[Simple, ...], msgspec.Meta(min_length=2)]

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        """Parts that would do something are offered first."""
        modes = range(len(self.modes))
        order = sorted(modes, key=lambda i: not self.modes[i].possible(s, cause))
        option = yield from ask(cause.seat, MODE, [("mode", i) for i in order])
        cause.effect = self.modes[option[1]]
        rules = cause.effect.apply(s, cause)
        if rules is not None:
            yield from rules

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return any(mode.possible(s, cause) for mode in self.modes)

    def value(self) -> float:
        return max(mode.value() for mode in self.modes)

    def message(self) -> Message:
        modes = chain("effect-choose-or", [mode.message() for mode in self.modes])
        return Message("effect-choose", modes=modes)


class OppChoose(Effect, frozen=True, tag="opp_choose"):
    """You choose an opponent, who chooses one part that can be done at least partly, and does it."""

    modes: Annotated[tuple[Simple, ...], msgspec.Meta(min_length=2)]

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        player = yield from opponent(s, cause)
        if player is None:
            return
        cause.opponent = player.seat
        options: list[Option] = [("mode", i) for i, mode in enumerate(self.modes) if mode.possible(s, cause)]
        if options:
            option = yield from unless_gone(player.seat, ask(player.seat, OPP_MODE, options))
            rules = None if option is None else self.modes[option[1]].apply(s, cause)
            if rules is not None:
                yield from rules

    def value(self) -> float:
        return min(mode.value() for mode in self.modes)

    def message(self) -> Message:
        modes = tuple(self._mode(mode, "that") for mode in self.modes)
        return Message("effect-opp-choose", player=Message("player-opponent"), modes=modes)

    def for_chooser(self, number: int) -> Message:
        """One part as the opponent reads it who chooses."""
        return self._mode(self.modes[number], "you")

    @staticmethod
    def _mode(mode: Simple, who: str) -> Message:
        """A part in the words of the opponent who does it: `discard`, or `discards` if named before."""
        own = isinstance(mode, Discard | Sac) and mode.who == "opponent"
        return spoken("effect", mode, who=who) if own else mode.message()


Simple = (
    Draw | Discard | Scry | Search | Recover | Revive | Recycle | Return
    | Mana | Tax | Skip | Shatter | CutNow
    | Hit | Repair | Fortify | Sanctuary | Raze | RazeSelf | Expose
    | Strike | Prey | Destroy | Bounce | Tuck | Rout | RoutAll | Rally | Mod | Grant | Sac | PaySac
)  # fmt: skip
AnyEffect = Simple | Choose | OppChoose
