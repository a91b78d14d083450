"""Negotiation at a table of Fate of Fantos, in words.

    offer(t, A, B, give=3, cards="raid", want_titles="shell-game", promise=["no_war 1"])
    t.do("accept")

Promises are written as a word with what it needs: `vote yea`, `no_war 1`, `play_for_you raid`.
"""

from __future__ import annotations

from typing import Any

from tests.games.fantos.table import Given, Table, citadel, table


def market(*citadels: Given | str, **fields: Any) -> Table:
    """A table at which deals may be made; left out, there are three Citadels with cards in hand."""
    usual = (
        citadel("freeman", hand="raid duel"),
        citadel("marquis", hand="shell-game alms"),
        citadel("pioneer", hand="bled-dry"),
    )
    return table(*(citadels or usual), negotiation=True, **fields)


def offer(t: Table, by: int, to: int, **parts: Any) -> None:
    """This Citadel sends an Offer, in this or the next negotiation window; those before it pass."""
    t.to("deal.offer", by)
    t.do("offer")
    if t.prompt == "deal.to":
        t.do("to", to)
    write(t, **parts)


def counter(t: Table, **parts: Any) -> None:
    """The receiver answers with another Offer."""
    t.do("counter")
    write(t, **parts)


def write(
    t: Table,
    *,
    give: int = 0,
    cards: str = "",
    want: int = 0,
    want_cards: int = 0,
    want_titles: str = "",
    promise: list[str] | None = None,
    ask: list[str] | None = None,
) -> None:
    """Put an Offer together and send it."""
    if give:
        t.do("add", "give")
        _amount(t, give)
    for card in cards.split():
        t.do("add", "give-card")
        if t.prompt == "deal.give":
            t.do("give-card", card)
    if want:
        t.do("add", "want")
        _amount(t, want)
    if want_cards:
        t.do("add", "want-cards")
        if t.prompt == "deal.cards":
            t.do("amount", want_cards)
    for title in want_titles.split():
        t.do("add", "want-title")
        t.do("title", title)
    for part, words in (("promise", promise), ("ask", ask)):
        for word in words or []:
            t.do("add", part)
            _promise(t, word)
    t.do("send")
    made = t.s.offer
    assert made is not None
    assert (made.give, made.want, made.want_cards) == (give, want, want_cards)
    assert t.names(made.cards).split() == cards.split()


def _amount(t: Table, n: int) -> None:
    while t.prompt == "deal.amount":
        step = 10 if n > 9 else n
        t.do("more" if n > 9 else "amount", step)
        n -= step


def _promise(t: Table, words: str) -> None:
    kind, _, what = words.partition(" ")
    if kind == "play_for_you":
        t.do("promise", kind)
        t.do("title", what)
    elif what.isdecimal():
        t.do("promise", kind, "", int(what))
    else:
        t.do("promise", kind, what)


def promises(t: Table) -> list[str]:
    """The promises that are open: who to whom, what."""
    return [_words(p.seat, p.to, p.kind, p.word, p.number) for p in t.s.promises]


def outcomes(t: Table) -> list[str]:
    """The outcome of earlier promises."""
    return [f"{_words(*settled[:5])}: {settled[6]}" for settled in t.s.settled]


def _words(seat: int, to: int, kind: str, word: str, number: int) -> str:
    what = f" {word or number}" if word or number else ""
    return f"{'ABCDEF'[seat]} to {'ABCDEF'[to]} {kind}{what}"
