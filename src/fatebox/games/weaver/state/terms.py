"""The words and numbers of the rulebook that no card carries (WEA-GEN)."""

SUITS = ("happiness", "love", "power", "wealth")  # WEA-GEN.2; the order is that of WEA-SET.13
SUIT_INDEX = {suit: i for i, suit in enumerate(SUITS)}
SUN, MOON, BLOOD_MOON = HOURS = ("sun", "moon", "blood_moon")
LEVELS = ("apprentice", "adept", "master", "fateweaver")  # WEA-DIF.1
ICONS = 10  # WEA-SET.12: ten icons on a cycle card
READING = 4  # WEA-REA.1: four cards in a reading
RANKS = 3  # WEA-SET.8: three ranks of each relic
REQUIRED_PAY = 1  # WEA-ADV.4: gold for a met requirement
VISITORS = 10  # WEA-SET.7: ten of the adventurers take part
