"""The table over the network: people and bots at one match, durable, each seat with its own view.

    store/       the database: what is acknowledged is on the disk (group commit)
    tables/      tables: config and log, seats, clocks, what people do with each other, bots
    lessons/     the tables of people who learn
    people/      guests with a signed cookie, their profiles and personal data
    campaigns/   what people keep between games: the logic of `fatebox.storage` on the database
    replays/     finished games, scene by scene
    coach/       hints and reviews
    http/        the HTTP interface, its limits and its description
    live/        the WebSocket interface: what each seat is shown
    app          everything put together

The match never leaves this package but through `Match.view(seat)`, the decision of the seat itself, and
events addressed to it.
"""
