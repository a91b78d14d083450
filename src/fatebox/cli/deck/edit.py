"""The deck editor: the cards there are, the deck so far, one change a line."""

from __future__ import annotations

import re

from rich.text import Text

from fatebox.cli.cards import find
from fatebox.cli.language import language, said, say
from fatebox.cli.terminal.choices import Unclear, read_option
from fatebox.cli.terminal.screen import Terminal
from fatebox.kernel import FateboxError
from fatebox.kernel.messages import declare
from fatebox.storage.collections import Collection
from fatebox.storage.decks import Deck, Decks
from fatebox.storage.sheets import deck_rules, in_order

from .show import card_table, problem_lines, summary

EDIT_NUMBER = declare("deck-edit-number", "line")
EDIT_NO_CARD = declare("deck-edit-no-card", "words")
EDIT_NOT_IN = declare("deck-edit-not-in", "card")
EDIT_NO = declare("deck-edit-no", "problem")
EDIT_FULL = declare("deck-edit-full", "number", "size", "clause")
EDIT_NOTHING = declare("deck-edit-nothing")


class Editor:
    """A person building a deck. What is on the screen is on the disk."""

    def __init__(self, decks: Decks, name: str, owner: Collection | None) -> None:
        self.decks = decks
        self.name = name
        self.deck = decks.get(name)
        self.terminal = Terminal(language())
        self.owned = None if owner is None else owner.cards
        self.game = decks.game
        self.rules = deck_rules(decks.game)
        self.pack = decks.game.pack()
        self.cards = self.rules.cards(self.pack)
        self.available = self.rules.available(self.pack, self.deck.faction) if owner is None else owner.cards
        self._before: list[Deck] = []

    def run(self) -> None:
        """Read lines until the person leaves."""
        self._show()
        while True:
            line = self.terminal.ask(say("deck-edit-ask"))
            if line is None or line.lower() in ("q", "quit"):
                break
            try:
                self._obey(line)
            except (Unclear, FateboxError) as trouble:
                self.terminal.say(said(trouble), "yellow")
        self.terminal.show(summary(self.deck), *problem_lines(self.deck, self.owned))

    def _obey(self, line: str) -> None:
        first, _, rest = line.partition(" ")
        match first.lower():
            case "":
                self._show()
            case "?" | "help":
                self.terminal.say(say("deck-edit-help"))
            case "u" | "undo":
                self._undo()
            case "c" | "card" if rest:
                for info in find(self.pack.describe(language()), rest):
                    self.terminal.show(Text.assemble((info.name, "bold"), f"\n{info.text}"))
            case _:
                self._change(line)

    def _show(self) -> None:
        faction = self.rules.factions(self.pack)[self.deck.faction]
        self.terminal.show(
            Text.assemble((self.name, "bold"), ": ", say("deck-edit-head", faction=faction)),
            card_table(self.deck.cards, self._listed()),
            summary(self.deck),
        )

    def _listed(self) -> dict[str, int]:
        """All cards to choose from, and those of the deck that are not among them."""
        return {**dict.fromkeys(self.deck.cards, 0), **self.available}

    # --- changes ---------------------------------------------------------------------------------

    def _change(self, line: str) -> None:
        """`7`, `-7`, `7 = 2`, or the same with words."""
        wanted, equals, number = line.partition("=")
        less = wanted.startswith("-")
        key = self._card(wanted.lstrip("+-").strip())
        copies = self.deck.cards.get(key, 0)
        if equals:
            if not number.strip().isdecimal():
                raise Unclear(EDIT_NUMBER(line=line))
            self._set(key, int(number))
        else:
            self._set(key, copies - 1 if less else copies + 1)

    def _card(self, words: str) -> str:
        """The card that a number or words mean, whether it is available or not."""
        keys = in_order(self.game, self._listed())
        names = {(key,): self.cards[key].name for key in keys}
        numbers = {(key,): number for number, key in enumerate(keys, start=1)}
        try:
            return str(read_option(words, numbers, names)[0])
        except Unclear:
            if re.fullmatch(r"\d+", words) or any(words.lower() in name.lower() for name in names.values()):
                raise
        found = [info.key for info in find(self.pack.describe(language()), words)]
        cards = [key for key in found if key in self.cards]
        if len(cards) != 1:
            raise Unclear(EDIT_NO_CARD(words=words))
        return cards[0]

    def _set(self, key: str, copies: int) -> None:
        """Change the copies of a card, unless the rules are against it."""
        name, old = self.cards[key].name, self.deck.cards.get(key, 0)
        if copies < 0:
            raise Unclear(EDIT_NOT_IN(card=name))
        cards = {**self.deck.cards, key: copies}
        after = Deck(self.deck.faction, {card: number for card, number in cards.items() if number})
        if copies > old:
            self._why_not(after, name)
        self._before.append(self.deck)
        self._keep(after)
        self.terminal.say(f"{copies} x {name}")
        self.terminal.show(summary(self.deck))

    def _why_not(self, after: Deck, name: str) -> None:
        """Refuse a card more with the clause that is against it."""
        for problem in after.problems(self.game, self.owned):
            if problem.card == name:
                raise Unclear(EDIT_NO(problem=problem.message()))
        total = sum(after.cards.values())
        size = self.rules.size
        if total > size:
            raise Unclear(EDIT_FULL(number=total, size=size, clause=self.rules.card_clause))

    def _undo(self) -> None:
        if not self._before:
            raise Unclear(EDIT_NOTHING())
        self._keep(self._before.pop())
        self.terminal.say(say("deck-edit-undone"), "yellow")
        self.terminal.show(summary(self.deck))

    def _keep(self, deck: Deck) -> None:
        self.decks.add(self.name, deck, replace=True)
        self.deck = deck
