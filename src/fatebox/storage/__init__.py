"""Storage of what players keep between games: decks, campaigns, collections, results.

    documents     the interface: named documents of one owner, changed in transactions
    files         files that survive a crash
    folders       documents in files
    names         names of decks, players and campaigns
    sheets        lists of cards as TOML: by name, with errors that name the file, the field and the clause
    decks         named decks
    campaigns     campaigns: begun, entered, changed by a finished game exactly once
    collections   what players own by name; a finished game changes all collections or none
    results       finished games, and the best of them

The logic exists once. Where documents are kept is a matter of the store: plain files in a folder (`folders`),
or the database of a server (`fatebox.server`). Which decks are legal and what a finished game changes is for
the game to say (`fatebox.kernel.keeping`).
"""
