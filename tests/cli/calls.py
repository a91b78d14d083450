"""A command of the program as people call it, in this very process."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner, Result

from fatebox.cli import cli
from fatebox.cli.language import said
from fatebox.kernel import FateboxError


@dataclass(frozen=True, slots=True)
class Command:
    """One command, to be called with arguments."""

    name: str

    def call(self, *arguments: str | Path) -> Result:
        """Whatever comes of it."""
        return CliRunner().invoke(cli, [self.name, *map(str, arguments)])

    def shown(self, *arguments: str | Path) -> str:
        """The output if all is well."""
        result = self.call(*arguments)
        assert result.exit_code == 0, result.output
        return result.stdout

    def refused(self, *arguments: str | Path) -> str:
        """The message of an error; the program shows it and exits with 2."""
        result = self.call(*arguments)
        assert isinstance(result.exception, FateboxError)
        return said(result.exception)
