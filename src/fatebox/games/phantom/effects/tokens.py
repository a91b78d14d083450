"""Effects on tokens, and those that move the story on."""

from __future__ import annotations

from fatebox.games.phantom.terms import TokenKind

from .base import Effect, Positive
from .numbers import Amount, Where, amount_text, card_text
from .words import roman


class OnTokens(Effect, frozen=True, kw_only=True):
    """Tokens on a card in play; on the Mission only those of a kind that its own text uses."""

    kind: TokenKind
    tokens: Amount = 1
    on: Where


class PutTokens(OnTokens, frozen=True, tag="put_tokens", kw_only=True):
    """Place tokens."""

    def text(self) -> str:
        return f"place {amount_text(self.tokens, f'{self.kind} token')} on {card_text(self.on)}"


class RemoveTokens(OnTokens, frozen=True, tag="remove_tokens", kw_only=True):
    """Remove tokens, as far as there are any."""

    def text(self) -> str:
        return f"remove {amount_text(self.tokens, f'{self.kind} token')} from {card_text(self.on)}"


class MoveTokens(OnTokens, frozen=True, tag="move_tokens", kw_only=True):
    """Move up to so many tokens from one card to another."""

    to: Where

    def text(self) -> str:
        what = amount_text(self.tokens, f"{self.kind} token")
        return f"move {what} from {card_text(self.on)} to {card_text(self.to)}"


class ReadLore(Effect, frozen=True, tag="read_lore", kw_only=True):
    """Read a Lore card (PHA-LORE.2)."""

    lore: Positive

    def text(self) -> str:
        return f"read Lore {roman(self.lore)}"


class Lose(Effect, frozen=True, tag="lose"):
    """The adventure is lost."""

    def text(self) -> str:
        return "you lose"
