"""A refusal: what a message gets that changes nothing."""

from __future__ import annotations

from fatebox.kernel.errors import error_message
from fatebox.kernel.messages import Message
from fatebox.server.http.protocol import Refusal


class Refuse(Exception):
    """A message that changes nothing; the code and the reason go back to its sender."""

    def __init__(self, code: Refusal, why: Message | str) -> None:
        super().__init__(why)
        self.code: Refusal = code
        self.message = error_message(why)
