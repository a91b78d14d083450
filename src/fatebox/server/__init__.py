"""The table over the network: people and bots at one match, durable, each seat with its own view.

    store      SQLite: what is acknowledged is on the disk (group commit)
    sheet      the log of a table, and how it becomes a match again
    thinking   bots in processes of their own
    table      one table: validate, make durable, apply, tell
    tables     all tables: open, join, leave, wake up after a restart
    people     who is who: guests with a signed cookie
    protocol   the messages between table and client, as types
    library    games, cards and rules as the client shows them
    api, live  HTTP and WebSocket
    openapi    the description of the HTTP interface, made from the same types
    app        everything put together

The match never leaves this package but through `Match.view(seat)`, the decision of the own seat, and events
addressed to it.
"""
