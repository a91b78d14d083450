"""One game at this terminal: people and bots at their seats, saved after every answer of a person.

Bots answer alike when a game is gone on with, so what they have answered since need not be saved at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from rich.text import Text

from fatebox.bots import make_bot
from fatebox.cli.saves import Slot
from fatebox.games import load_rulebook, rulebook_ids
from fatebox.kernel import (
    DONE,
    PASS,
    PERSON,
    Decision,
    Event,
    FateboxError,
    Match,
    Option,
    Perspective,
    Record,
    UndoError,
)
from fatebox.kernel.messages import Message
from fatebox.kernel.passing import WAYS, WhenToAsk, passable, passes
from fatebox.terminal.face import Face
from fatebox.terminal.passing import PassingForAWhile
from fatebox.text.speaker import Speaker

from .choices import Numbers, Unclear, read_option
from .gestures import carry_out, describe, is_gesture, unsaid
from .lookups import show_card, show_hint, show_rule
from .screen import Terminal

KEYS = (
    ("terminal-number", "number"),
    ("terminal-words", "words"),
    ("Enter", "table"),
    ("h", "hint"),
    ("u", "undo"),
    ("r", "rule"),
    ("c", "card"),
    ("l", "log"),
    ("terminal-command-concede", "concede"),
    ("q", "quit"),
)
"""Keys to type, and the names of their help."""


def _typed(key: str, say: Callable[[str], str]) -> str:
    """A key to type; some are words of the language."""
    return say(key) if key.startswith("terminal-") else key


def _note(seat: int) -> str:
    """Under which name a record notes how a seat passes."""
    return f"passing of seat {seat + 1}"


def _brief(label: str) -> str:
    """A label without what is in brackets."""
    return label.partition(" (")[0]


class Left(Exception):
    """The person has left the table; the game can be gone on with."""


class Session:
    """A match with its players, from where it stands to its end."""

    def __init__(
        self,
        match: Match[Any],
        players: tuple[str, ...],
        slot: Slot,
        terminal: Terminal,
        heard: Sequence[tuple[int, Event]] = (),
        notes: Mapping[str, str] | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.slot = slot
        self.terminal = terminal
        self.face = Face(match.game, terminal.speaker.language)
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        self.heard = list(heard)
        """The events, each with the number of answers given until then."""
        last = len(match.answers())
        before = sum(number < last for number, _ in self.heard)
        self._saved = last
        """The number of answers when the game was last saved."""
        self._shown_events = dict.fromkeys(range(len(players)), before)
        """The number of events each seat has been shown; whoever comes back sees the last ones again."""
        self._looking: int | None = None
        """The seat whose person looks at the screen."""
        self._steps: list[str] = []
        """The answers this person gave in a row since the table was shown, while nothing happened."""
        self.numbers = Numbers(match)
        self._greeted: set[int] = set()
        """The seats that have been shown the goal of the game."""
        self.passing = self._read_passing(notes or {})
        """The setting of each person for questions at which it could pass; it may change at any time."""
        self._passing: dict[int, PassingForAWhile] = {}
        """The seats that pass for a while without being asked."""
        match.state.listener = self._listen

    def _listen(self, event: Event) -> None:
        self.heard.append((len(self.match.answers()), event))

    def record(self) -> Record:
        """The record of the game so far, with a snapshot while it is running."""
        record = Record.of(self.match, snapshot=self.match.result is None)
        record.players = self.players
        default = self._read_passing({})
        record.notes = {
            _note(seat): passing for seat, passing in self.passing.items() if passing != default[seat]
        }
        return record

    def _read_passing(self, notes: Mapping[str, str]) -> dict[int, WhenToAsk]:
        """The setting of each person, as it was saved, or the default."""
        default: WhenToAsk = "ask" if self.face.passes else "concerned"  # with words to pass for a while: ask
        kept = {seat: notes.get(_note(seat)) for seat in self.people}
        return {seat: next((each for each in WAYS if each == kept[seat]), default) for seat in self.people}

    def play(self) -> None:
        """Play to the end of the game; `Left` is raised if a person leaves before."""
        while self.match.result is None:
            bots = [d for d in self.match.decisions if d.seat not in self.people]
            if bots:
                self._let_bot_answer(bots[0])
            else:
                assert self.match.decision is not None
                self._let_person_answer(self.match.decision)

    # --- answers ---------------------------------------------------------------------------------

    def _answer_of_person(self, option: Option, seat: int) -> None:
        """Answer, and remember the step if the same person is asked on and nothing has happened."""
        label, heard = self.face.say(self.match, seat, self.match.label(option)), len(self.heard)
        self.match.answer(option, seat)
        self._save()
        within = option not in (PASS, DONE) and len(self.heard) == heard
        goes_on = within and self.match.decision_of(seat) is not None
        self._steps = [*self._steps, _brief(label)] if goes_on else []

    def _save(self) -> None:
        self._saved = len(self.match.answers())
        try:
            self.slot.write(self.record())
        except OSError as error:
            self.terminal.say(Message("terminal-unsaved", error=str(error)), "bold red")

    def _let_bot_answer(self, decision: Decision) -> None:
        """Ask the bot; its generator starts from the place in the game, so a resumed game goes on alike."""
        seat, answers = decision.seat, len(self.match.answers())
        bot = make_bot(self.players[seat], self.match.game, f"{self.match.seed} {seat} {answers}")
        self.match.answer(bot.choose(Perspective(self.match, seat)), seat)

    def _let_person_answer(self, decision: Decision) -> None:
        seat = decision.seat
        if self._passes_on(decision):
            self.match.answer(PASS, seat)
            self._steps = []
            return
        if self._saved < len(self.match.answers()):
            self._save()
        self._pass_keyboard(seat)
        self._show(decision)
        answers = len(self.match.answers())
        while len(self.match.answers()) == answers:
            line = self.terminal.ask("> ")
            if line is None:
                raise Left
            try:
                if self._obey(line, decision):
                    return
            except FateboxError as trouble:
                self.terminal.say(trouble.message, "yellow")

    def _obey(self, line: str, decision: Decision) -> bool:
        """Do what was typed; True if the table has to be shown again."""
        seat = decision.seat
        first, _, rest = line.partition(" ")
        match first.lower():
            case "" if len(decision.options) > 1:
                self._steps = []
                return True
            case "?" | "help":
                self._help()
            case "h" | "hint":
                show_hint(self.terminal, self.face, self.match, decision, self.numbers.of(decision))
            case "u" | "undo" | "u!" | "undo!":
                self._undo(seat, force=first.endswith("!"))
                return True
            case "r" | "rule" if rest:
                show_rule(self.terminal, self.match, rest)
            case "c" | "card" if rest:
                show_card(self.terminal, self.match, rest)
            case "l" | "log":
                self._show_log(seat)
            case "q" | "quit":
                raise Left
            case _ if line.lower() == self._word("concede"):
                self._give_up(seat)
            case "p" if PASS in decision.options:
                self._answer_of_person(PASS, seat)
            case word if word == self._word("passing"):
                self._set_passing(rest.lower(), seat)
            case word if word in self.face.passes:
                self._pass_on(word, decision)
            case word if word in self.face.looks:
                self.terminal.show(self.face.looks[word](self.match.view(seat), self.match.state.pack))
            case _:
                self._choose(line, decision)
        return False

    def _word(self, command: str) -> str:
        """The word to type for a command."""
        return self.terminal.speaker.text(f"terminal-command-{command}")

    def _choose(self, line: str, decision: Decision) -> None:
        seat = decision.seat
        speaker = self.terminal.speaker
        if is_gesture(line, decision, speaker):
            give = partial(self._answer_of_person, seat=seat)
            carry_out(self.match, seat, line, give, speaker)
            return
        state = self.match.state
        if not line:
            option = decision.options[0]
        else:
            numbers = {o: number for o, number in self.numbers.of(decision).items() if o in decision.options}
            option = read_option(line, numbers, self.face.labels(self.match, seat, numbers))
        warning = self.face.warning(self.match.view(seat), state.pack, option)
        if warning is not None:
            self.terminal.say(warning, "bold red")
            if not self.terminal.confirm(speaker.text("terminal-anyway")):
                return
        self._answer_of_person(option, seat)

    def _pass_on(self, word: str, decision: Decision) -> None:
        """Pass, and go on passing for a while; not by the way at a choice of one's own, such as hiring."""
        if not passable(self.match, decision.seat):
            raise Unclear(Message("terminal-pass-once" if PASS in decision.options else "terminal-no-pass"))
        view, pack = self.match.view(decision.seat), self.match.state.pack
        concerns = self.face.concerns(view, pack)
        self._passing[decision.seat] = PassingForAWhile(self.face.passes[word], view, concerns)
        self._answer_of_person(PASS, decision.seat)

    def _set_passing(self, wish: str, seat: int) -> None:
        """Show or change when this person wants to be asked where it could pass."""
        if not self.match.game.passing:
            raise Unclear(Message("terminal-passing-never-asked"))
        ways = {self.terminal.speaker.text(f"terminal-passing-{way}"): way for way in WAYS}
        found = [way for word, way in ways.items() if wish and word.startswith(wish)]
        if wish and not found:
            raise Unclear(Message("terminal-passing-unknown", word=wish, known=tuple(ways)))
        if found:
            self.passing[seat] = found[0]
            self._save()
        self.terminal.say(self.terminal.speaker.text(f"terminal-passing-{self.passing[seat]}.set"))

    def _passes_on(self, decision: Decision) -> bool:
        """Whether the person has said before that it passes here."""
        seat = decision.seat
        if passes(self.match, seat, self.passing[seat]):
            return True
        passing = self._passing.get(seat)
        if passing is None or not passable(self.match, seat):
            return False
        view = self.match.view(seat)
        news = passing.news(self.face.concerns(view, self.match.state.pack))
        for concern in news:
            said = self.face.say(self.match, seat, concern)
            self.terminal.say(Message("terminal-pass-ends", concern=said), "yellow")
        if news or not passing.lasts(view):
            del self._passing[seat]
        return seat in self._passing

    # --- the screen ------------------------------------------------------------------------------

    def _pass_keyboard(self, seat: int) -> None:
        """Hide the screen between people who share it, so that nobody sees another one's cards."""
        if len(self.people) > 1 and self._looking != seat:
            self.terminal.hide()
            who = self.face.speaker(self.match.view(seat), self.match.state.pack).seat(seat)
            if self.terminal.ask(self.terminal.speaker.text("terminal-hand-over", who=who)) is None:
                raise Left
        self._looking = seat

    def _show(self, decision: Decision) -> None:
        seat, state = decision.seat, self.match.state
        self._greet(seat)
        if self._steps:  # the table is as it was: only the way so far and the next question
            self.terminal.say(" › ".join(self._steps), "italic")
        else:
            self._show_news(seat)
            self.terminal.show(self.face.table(self.match.view(seat), state.pack))
        asked = self.face.say(self.match, seat, self.match.game.display.question(state, decision))
        question = Text.assemble((asked, "bold"), (f" ({decision.prompt.clause})", "dim"))
        if decision.group is not None:
            labels = self.face.labels(self.match, seat, decision.options)
            brief = {option: _brief(label) for option, label in labels.items()}
            if taken := unsaid(decision, self._steps, brief):
                question.append(f" {self.terminal.speaker.text('terminal-taken', items=tuple(taken))}")
            question.append(f" {self.terminal.speaker.say(describe(decision))}")
        numbers = self.numbers.of(decision)
        if note := self.numbers.note:
            question.append(f" {self.terminal.speaker.text(note)}", "dim")
        self.terminal.show(question, self.face.menu(self.match, seat, numbers))

    def _greet(self, seat: int) -> None:
        """Say once what the game is about, and where help is."""
        if seat in self._greeted:
            return
        self._greeted.add(seat)
        if self.match.game.id in rulebook_ids():
            speaker = self.face.speaker(self.match.view(seat), self.match.state.pack)
            goal = speaker.text("rules-goal", content=load_rulebook(self.match.game.id).goal)
            self.terminal.say(Message("terminal-goal", goal=goal), "bold")
        self.terminal.say(Message("terminal-start"), "dim")

    def _show_news(self, seat: int) -> None:
        """Show the events since this seat last looked."""
        shown = self._shown_events[seat]
        self._shown_events[seat] = len(self.heard)
        self.terminal.say("")
        for paragraph in self._story([event for _, event in self.heard[shown:]], seat):
            paragraph.stylize_before("italic")
            self.terminal.show(paragraph)

    def show_the_end(self) -> None:
        """Show the last events to everybody."""
        self._show_news(self.people[0] if self.people else 0)

    def _story(self, events: Sequence[Event], seat: int) -> list[Text]:
        heard = [event for event in events if event.visible(seat)]
        return self.face.story(self.match.view(seat), self.match.state.pack, heard)

    # --- commands --------------------------------------------------------------------------------

    def _help(self) -> None:
        """Help: how to type, with the words of this game, and how to read its table."""
        say = self.terminal.speaker.text
        lines = [(_typed(key, say), say(f"terminal-key-{name}")) for key, name in KEYS]
        if self.match.game.passing:
            lines.append(("p", say("terminal-key-pass")))
            speaker = Speaker(self.face.language, self.match.game.package)
            lines += [(word, speaker.say(text)) for word, (text, _) in self.face.passes.items()]
            words = tuple(say(f"terminal-passing-{way}") for way in WAYS)
            lines.append((self._word("passing"), say("terminal-key-passing", words=words)))
        typed = "\n".join(f"{key:<10} {text}" for key, text in lines)
        self.terminal.say(f"{typed}\n\n{self.face.help}")

    def _undo(self, seat: int, *, force: bool) -> None:
        if force and not self._may_force():
            raise UndoError(Message("terminal-undo-alone"))
        try:
            self.match.undo(seat, force=force, among_bots=len(self.people) == 1)
        except UndoError as error:
            raise UndoError(
                Message("terminal-undo-refused", why=error.message, forced=self._may_force())
            ) from None
        kept = len(self.match.answers())
        self.heard = [(number, event) for number, event in self.heard if number <= kept]
        self._shown_events = {who: min(shown, len(self.heard)) for who, shown in self._shown_events.items()}
        self._steps = self._steps[:-1]
        self._passing.pop(seat, None)
        self._save()
        self.terminal.say(Message("terminal-undone", forced=self.match.undos[-1].forced), "yellow")

    def _may_force(self) -> bool:
        """Only a person alone may go back behind what was revealed: others could not forget it."""
        return len(self.people) == 1 and any(seat in self.people for seat, _ in self.match.answers())

    def _show_log(self, seat: int) -> None:
        for _, event in self.heard:
            for text in self._story([event], seat):
                self.terminal.show(Text.assemble(text, (f" ({event.clause})", "dim")))

    def _give_up(self, seat: int) -> None:
        if self.match.game.concede is None:
            raise Unclear(Message("terminal-no-concede"))
        if self.terminal.confirm(self.terminal.speaker.text("terminal-concede")):
            self.match.concede(seat)
            self._save()
