"""The vocabulary that the abilities of relics are written in."""
