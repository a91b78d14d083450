"""Refusals of the commands that players use: said in the language of the program."""

from __future__ import annotations

from fatebox.kernel.messages import declare

CARD_UNKNOWN = declare("no-card", "name", "near")
CARD_SPOILER = declare("no-spoiler", "name")
RULE_UNKNOWN = declare("no-rule", "game", "word", "near")
RULE_NOWHERE = declare("no-rule-with", "game", "words")
FILE_UNKNOWN = declare("no-file", "file")
FILE_UNREADABLE = declare("no-reading", "file", "why")
SEAT_UNKNOWN = declare("no-seat", "seats", "seat")
ANSWER_UNKNOWN = declare("no-answer", "answers", "last")
ANSWER_SKIPPED = declare("no-early-answer", "first", "last")
NOT_OVER = declare("no-review-yet", "file")
EXCLUDED = declare("no-both", "one", "other")
RESUMED = declare("no-resume-with")
NO_PERSON = declare("no-person", "bots", "seats")
UNFILLED = declare("seats-unfilled", "people", "bots", "seats")
CARDS_CHANGED = declare("no-changed-campaign")
NOTHING_BROUGHT = declare("no-bringing", "game")
CAMPAIGN_DECKS = declare("no-own-decks", "game")
NO_SPOILERS = declare("no-secrets", "game")
TOO_MANY_DECKS = declare("no-such-decks", "decks", "seats")
TOO_MANY_NAMES = declare("no-such-names", "names", "seats")
NAMED_TWICE = declare("no-name-twice", "name")
OWNER_UNKNOWN = declare("no-owner", "owners", "owner")
NOT_IN_DECK = declare("no-card-in-deck", "card")
