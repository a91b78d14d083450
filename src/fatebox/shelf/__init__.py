"""What players keep between games, in plain files of the data folder: decks, collections, campaigns, bests.

    files         the one way to write a file so that a crash loses nothing
    names         the names of decks and players, which are names of files too
    sheets        lists of cards as TOML: by name, with errors that say file, field and clause
    decks         named decks, which people may write themselves
    campaigns     campaigns of The Phantom: what the Legends own, and have lived through
    bests         results of finished games, and personal bests
    collections   what each player owns in campaigns; a finished game changes all of it or nothing

Everything here works for the terminal and for a server alike. Decks and collections are those of Outposts,
the one game in which they are brought to the table; its rules say what is legal.
"""
