"""`python -m fatebox` is the program `fatebox`."""

from fatebox.cli import main

main()
