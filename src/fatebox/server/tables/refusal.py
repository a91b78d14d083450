"""A refusal: what a message gets that changes nothing."""

from __future__ import annotations

from fatebox.server.http.protocol import Refusal


class Refuse(Exception):
    """A message that changes nothing; the code and the text go back to its sender."""

    def __init__(self, code: Refusal, text: str) -> None:
        super().__init__(text)
        self.code: Refusal = code
