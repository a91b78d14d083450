"""Effects on tokens, and those that move the story on."""

from __future__ import annotations

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.ending import lose
from fatebox.games.phantom.state.terms import TokenKind
from fatebox.kernel import Card
from fatebox.kernel.messages import Message

from .base import Effect, Positive
from .numbers import Amount, Where, amount_about, amount_of
from .printing import Printed, amount, place, token


class OnTokens(Effect, frozen=True, kw_only=True):
    """Tokens on a card in play; on the Mission only those of a kind that its own text uses."""

    kind: TokenKind
    tokens: Amount = 1
    on: Where

    def value(self) -> float:
        return 1.4 * amount_about(self.tokens)  # for a Mission that may not be the active one

    def target(self, s: PhantomState, where: str, cause: Cause) -> Card | None:
        """The card in play that is meant, if it takes tokens of this kind: the target decides (PHA-GEN.4)."""
        card = s.find(where, cause)
        if card is not None and card == s.mission and self.kind not in s.pack.token_kinds[card]:
            return None
        return card


class PutTokens(OnTokens, frozen=True, tag="put_tokens", kw_only=True):
    """Place tokens."""

    def apply(self, s: PhantomState, cause: Cause) -> None:
        card = self.target(s, self.on, cause)
        if card is not None:
            s.add_tokens(card, self.kind, amount_of(self.tokens, s, cause))

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return self.target(s, self.on, cause) is not None

    def message(self, on: Printed) -> Message:
        return Message(
            "effect-put-tokens",
            token=token(self.kind),
            place=place(self.on, on),
            only=_only_if(self.on, on),
            **amount(self.tokens, on),
        )


class RemoveTokens(OnTokens, frozen=True, tag="remove_tokens", kw_only=True):
    """Remove tokens, as far as there are any."""

    def apply(self, s: PhantomState, cause: Cause) -> None:
        card = self.target(s, self.on, cause)
        if card is not None:
            s.add_tokens(card, self.kind, -amount_of(self.tokens, s, cause))

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        card = self.target(s, self.on, cause)
        return card is not None and s.tokens_on(card, self.kind) > 0

    def message(self, on: Printed) -> Message:
        return Message(
            "effect-remove-tokens",
            token=token(self.kind),
            place=place(self.on, on),
            **amount(self.tokens, on),
        )


class MoveTokens(OnTokens, frozen=True, tag="move_tokens", kw_only=True):
    """Move up to `tokens` tokens from one card to another."""

    to: Where

    def apply(self, s: PhantomState, cause: Cause) -> None:
        source, target = s.find(self.on, cause), self.target(s, self.to, cause)
        if source is not None and target is not None:
            number = min(s.tokens_on(source, self.kind), amount_of(self.tokens, s, cause))
            s.add_tokens(source, self.kind, -number)
            s.add_tokens(target, self.kind, number)

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        source = s.find(self.on, cause)
        there = source is not None and s.tokens_on(source, self.kind) > 0
        return there and self.target(s, self.to, cause) is not None

    def message(self, on: Printed) -> Message:
        return Message(
            "effect-move-tokens",
            token=token(self.kind),
            source=place(self.on, on),
            target=place(self.to, on),
            **amount(self.tokens, on),
        )


def _only_if(where: str, on: Printed) -> str:
    """The condition for tokens to be placed there, where it is not always true.

    A Mission uses its own tokens, and the Lore card that made it active has placed its Objectives.
    """
    if where == "self" or on.form == "mission":
        return "always"
    return "used" if where == "mission" else "in-play"


class ReadLore(Effect, frozen=True, tag="read_lore", kw_only=True):
    """Read a Lore card (PHA-LORE.2)."""

    lore: Positive

    def apply(self, s: PhantomState, cause: Cause) -> None:
        del cause
        s.to_read.append(self.lore)

    def value(self) -> float:
        return 0.0  # the evaluation counts Lore cards by what they lead to (judgement/evaluate.py)

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-read-lore", number=self.lore)


class Lose(Effect, frozen=True, tag="lose"):
    """The adventure is lost."""

    def apply(self, s: PhantomState, cause: Cause) -> None:
        lose(s, "mission" if cause.card is None else s.pack.names[cause.card])

    def value(self) -> float:
        return -100.0

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-lose")
