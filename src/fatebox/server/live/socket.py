"""Play over a WebSocket: one connection looks at one table from one seat."""

from __future__ import annotations

import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fatebox.kernel.errors import error_message
from fatebox.kernel.messages import Message
from fatebox.server import words
from fatebox.server.http.limits import MESSAGE_BYTES, MESSAGES, SPECTATORS, Bucket
from fatebox.server.http.protocol import (
    Accepted,
    Hold,
    Identifier,
    Incoming,
    Look,
    PassOn,
    Ping,
    Propose,
    Ready,
    Refusal,
    Refused,
    Resume,
    Say,
    Vote,
    decode,
    encode,
    in_english,
)
from fatebox.server.live.line import Line
from fatebox.server.live.watching import Watcher
from fatebox.server.people.people import Person
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.table import Table

log = logging.getLogger("fatebox.live")

NO_TABLE, NOT_YOURS, FOREIGN, FULL = 4404, 4403, 4401, 4429


class _Id(msgspec.Struct):
    id: Identifier


async def serve(socket: WebSocket, table: Table, person: Person | None, seat: int | None) -> None:
    """Talk with one client until it leaves."""
    line = Line(socket)
    watcher = Watcher(
        seat,
        line.post,
        None if person is None else person.id,
        line.close,
        "" if person is None else person.session,
    )
    await socket.accept()
    if seat is None and table.audience.spectators >= SPECTATORS:
        await socket.close(FULL, "too many look on at this table; try again later")
        return
    if seat is None:
        line.spare()
    try:
        async with table.lock:
            await table.social.load()
            table.audience.join(watcher)
        table.wake()
        await _receive(socket, table, person, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        table.audience.leave(watcher)
        await line.end()


async def _receive(socket: WebSocket, table: Table, person: Person | None, watcher: Watcher) -> None:
    bucket = Bucket(*MESSAGES)
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text")
        if text is None:
            watcher.send(_refused(None, "malformed", "expected a message of text"))
            continue
        if not bucket.take():
            watcher.send(_refused(_id_of(text), "too-fast", words.MESSAGES()))
            continue
        if len(text) > MESSAGE_BYTES:
            watcher.send(_refused(None, "malformed", f"a message has at most {MESSAGE_BYTES} bytes"))
            continue
        try:
            message = decode(text)
        except RecursionError:
            watcher.send(_refused(None, "malformed", "this message is nested too deeply"))
            continue
        except (msgspec.DecodeError, UnicodeError) as error:
            watcher.send(_refused(_id_of(text), "malformed", str(error)))
            continue
        try:
            await _do(table, person, watcher, message)
        except Refuse as refusal:
            watcher.send(_refused(message.id, refusal.code, refusal.message))
        else:
            watcher.send(encode(Accepted(message.id)))


def _refused(id: int | None, code: Refusal, why: Message | str) -> bytes:
    message = error_message(why)
    return encode(Refused(id, code, in_english(message), message.to_data()))


async def _do(table: Table, person: Person | None, watcher: Watcher, message: Incoming) -> None:
    seat = watcher.seat
    if isinstance(message, Ping):
        return
    if isinstance(message, Look):
        table.audience.look(watcher, message.looking)
        return
    if isinstance(message, Say):
        await table.social.say(person, seat, message)
        return
    if seat is None or person is None or table.seats[seat].person != person.id:
        raise Refuse("not-yours", words.SEATLESS())
    if isinstance(message, PassOn):
        await table.set_passing(seat, message)
    elif isinstance(message, Hold):
        await table.set_hold(seat, message)
    elif isinstance(message, Propose):
        await table.social.propose(seat, message)
    elif isinstance(message, Vote):
        await table.social.vote(seat, message)
    elif isinstance(message, Resume):
        await table.social.resume()
    elif isinstance(message, Ready):
        await table.begin_clock(seat, message)
    else:
        await table.receive(seat, message)


def _id_of(text: str) -> int | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_Id).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
