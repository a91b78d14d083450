"""The people at a table: proposals, chat and spectators.

Nothing here reveals what is hidden in the game. A proposal is withdrawn when something happens that a
spectator sees, never because of a question that is asked in secret.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from sqlalchemy import select

from fatebox.kernel import UndoError
from fatebox.kernel.undo import why_no_undo
from fatebox.server import words
from fatebox.server.http.protocol import ProposalData, Propose, Say, SocialData, Vote, encode
from fatebox.server.live.news import News
from fatebox.server.live.watching import Company
from fatebox.server.people.people import Person
from fatebox.server.people.texts import clean_text
from fatebox.server.store.schema import rematches
from fatebox.server.tables.chat import LENGTH, Chat
from fatebox.server.tables.consent import Proposal
from fatebox.server.tables.log import Entry, step_back
from fatebox.server.tables.refusal import Refuse

if TYPE_CHECKING:
    from fatebox.server.live.watching import Watcher
    from fatebox.server.store.engine import Access
    from fatebox.server.tables.table import Table


class Social:
    """The people around a table."""

    def __init__(self, table: Table, store: Access) -> None:
        self.chat = Chat(store, table.id)
        self.next: str | None = None
        """The table of the rematch."""
        self._store = store
        self._table = table
        self._loaded = False
        self._proposal: Proposal | None = None
        self._asked = 0

    def begin(self) -> None:
        """Know that the store has nothing about them: the table is new."""
        self.chat.begin()
        self._loaded = True

    async def load(self) -> None:
        """Read what the store knows of them, once."""
        if self._loaded:
            return
        await self.chat.load()
        query = select(rematches.c.next).where(rematches.c.table_id == self._table.id)
        self.next = await self._store.read(lambda db: db.execute(query).scalar())
        self._loaded = True

    @property
    def holds(self) -> bool:
        """Whether bots wait, because people make something out among themselves."""
        proposal = self._proposal
        asked = proposal is not None and proposal.matter == "undo" and proposal.pending
        return asked or self._table.timing.clock.paused

    def others(self, seat: int) -> set[str]:
        """The people besides the one at a seat; who shares a device with others speaks for all of them."""
        seats = self._table.seats
        return {each.person for each in seats if each.person is not None} - {seats[seat].person or ""}

    # --- consent ---------------------------------------------------------------------------------------

    async def propose(self, seat: int, message: Propose) -> None:
        """Ask all other people; a step back that reveals nothing needs nobody's consent."""
        free = False
        table = self._table
        async with table.lock:
            table.check(seat, message.number)
            self._outlive()
            if self._proposal is not None and self._proposal.pending:
                raise Refuse("busy", words.ASK_BUSY())
            if self._proposal is not None and self._proposal.seat == seat:
                raise Refuse("undo", words.ASK_REFUSED())
            if message.matter == "undo":
                _can_be_taken_back(table, seat)
                free = why_no_undo(table.match, seat) is None
            elif not table.timing.used:
                raise Refuse("not-running", words.TIMELESS())
            others = self.others(seat)
            self._asked += 1
            proposal = Proposal(self._asked, message.matter, seat, message.number, others, self._moment())
            if free or not others:
                await self._grant(proposal)
            else:
                self._proposal = proposal
            table.emit()
        table.wake()

    async def vote(self, seat: int, message: Vote) -> None:
        """Agree or refuse; when the last one has agreed, it is done."""
        table = self._table
        async with table.lock:
            self._outlive()
            proposal, person = self._proposal, table.seats[seat].person or ""
            if proposal is None or proposal.id != message.proposal or not proposal.pending:
                raise Refuse("stale", words.ASK_GONE())
            if person == table.seats[proposal.seat].person:
                if message.agree:
                    raise Refuse("not-asked", words.ASK_OTHERS())
                self._proposal = None
            elif person not in proposal.open:
                raise Refuse("not-asked", words.ASK_ANSWERED())
            elif proposal.answer(person, message.agree):
                self._proposal = None
                await self._grant(proposal)
            elif not message.agree:
                proposal.moment = self._moment()
            table.emit()
        table.wake()

    async def _grant(self, proposal: Proposal) -> None:
        table = self._table
        if proposal.matter == "pause":
            table.timing.clock.pause(time.monotonic())
            await self._store.write(table.timing.save())
            return
        if table.number(proposal.seat) != proposal.number:
            raise Refuse("stale", words.ASK_LATE())
        if why_no_undo(table.match, proposal.seat) is None:
            await table.commit([step_back(table.match, proposal.seat)])
        else:
            await table.commit([Entry(proposal.seat, "undo", True)])

    def _outlive(self) -> None:
        """Withdraw a proposal when the game has gone on; a pause can be agreed upon later, too."""
        proposal = self._proposal
        if proposal is None or (
            proposal.matter == "pause" and proposal.pending and self._table.status == "playing"
        ):
            return
        if proposal.outlived(self._moment()):
            self._proposal = None

    def _moment(self) -> Hashable:
        """The progress of the game that everybody may know."""
        table = self._table
        if table.status != "playing":
            return table.status
        return table.public_events(), encode(table.match.view(None))

    async def resume(self) -> None:
        """Go on after a pause."""
        table = self._table
        async with table.lock:
            if not table.timing.clock.paused:
                raise Refuse("not-running", words.UNPAUSED())
            table.timing.resume()
            await self._store.write(table.timing.save())
            table.emit()
        table.wake()

    # --- the chat --------------------------------------------------------------------------------------

    def writes(self, seat: int | None) -> bool:
        """Whether somebody at this seat, or without one, may write in the chat."""
        return seat is not None or self._table.config.customs.audience

    async def say(self, person: Person | None, seat: int | None, message: Say) -> None:
        """Say something to all."""
        table = self._table
        if person is None or not self.writes(seat):
            raise Refuse("not-yours", words.CHAT_PLAYERS())
        text = clean_text(message.text, LENGTH)
        if not text:
            raise Refuse("malformed", words.CHAT_EMPTY())
        if not self.chat.may(person):
            raise Refuse("too-fast", words.CHAT_FAST())
        async with table.lock:
            name = person.name if seat is None else table.seats[seat].name
            await self.chat.say(person, seat, name, text)
            table.emit()

    # --- showing ---------------------------------------------------------------------------------------

    def emit(self, watchers: Iterable[Watcher]) -> None:
        """Send what is new to everybody at the table."""
        self._outlive()
        spectators = self._table.audience.spectators
        proposal, timing = self._proposal_data(), self._table.timing
        clocks, stand_ins = timing.shown(), sorted(timing.stand_ins())
        pausable = timing.used and self._table.status == "playing"
        made: dict[tuple[bool, int | None], Company] = {}
        spoken = News(self.chat.lines)
        for watcher in watchers:
            key = watcher.person is not None and self.writes(watcher.seat), watcher.seat
            if key not in made:
                data = SocialData(
                    spectators,
                    proposal,
                    key[0],
                    self.next,
                    clocks,
                    timing.allowance(watcher.seat),
                    stand_ins,
                    pausable,
                    timing.clock.paused,
                )
                made[key] = Company(data)
            watcher.meet(made[key])
            watcher.hear(spoken)

    def _proposal_data(self) -> ProposalData | None:
        proposal = self._proposal
        if proposal is None:
            return None

        def seats_of(people: set[str]) -> list[int]:
            return [i for i, seat in enumerate(self._table.seats) if seat.person in people]

        refused = None if proposal.refused is None else seats_of({proposal.refused})[0]
        opened, agreed = seats_of(proposal.open), seats_of(proposal.agreed)
        return ProposalData(proposal.id, proposal.matter, proposal.seat, opened, agreed, refused)


def _can_be_taken_back(table: Table, seat: int) -> None:
    """Refuse where a seat has nothing to take back: a forced step on a copy would fail."""
    try:
        table.match.copy().undo(seat, force=True)
    except UndoError as error:
        raise Refuse("undo", error.message) from None
