"""Campaigns of The Phantom, as the kernel's protocol asks for them (PHA-CAMP).

documents    campaigns as documents: what a game changes, which decks are chosen
pages        what is published of a campaign
"""

from .documents import PhantomCampaigns

CAMPAIGNS = PhantomCampaigns()
