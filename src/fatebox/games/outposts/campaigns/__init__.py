"""Decks, collections and campaigns that players of Outposts keep between games.

deck_rules    decks that are built before a game (OUT-SET.2 to .4)
series        campaigns: games in a row with the same players (OUT-CAMP)
pages         what is published of a campaign
collections   what players own by name, in campaigns that they play with one another at one terminal
"""

from .collections import OutpostsCollections
from .deck_rules import OutpostsDecks
from .series import OutpostsCampaigns

CAMPAIGNS = OutpostsCampaigns()
COLLECTIONS = OutpostsCollections()
DECKS = OutpostsDecks()
