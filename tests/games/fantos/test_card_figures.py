"""The figures of all cards; what their effects do is tested elsewhere.

They are those of the rulebook's tables, but for the few that docs/fantos-balance.md lists as changed.
"""

from __future__ import annotations

from fatebox.games.fantos import GAME
from fatebox.games.fantos.content.designs import Ability

PACK = GAME.pack()

LEGACIES = """
freeman feral 5 2 2 1 fa harvest task spend-2
brigands feral 5 1 3 1 fa after.tribute task
shirazad feral 7 2 3 3 inst any task
vizier feral 6 1 1 3 native
cook feral 3 1 1 1 sec any task
quarryman feral 5 3 1 0 fa war.own task
packmother feral 6 1 3 1 native
mirewalker feral 4 2 1 1 sec any task spend-1
navigator enlightened 4 1 1 2 inst end untasked
astrologers enlightened 5 1 1 3 inst any task
alchemist enlightened 5 2 1 2 sec any task spend-1
archivist enlightened 4 1 1 2 sec any task
clockwarden enlightened 6 1 3 1 inst dice spend-1
lenswright enlightened 5 3 2 0 native
null-sentinel enlightened 7 0 4 1 fa war.own task
logician enlightened 6 2 1 3 inst ability task spend-1
bishop cult 6 3 1 2 sec any task
executioner cult 6 0 3 1 sec any task spend-1
gong-farmer cult 3 2 1 0 inst any discard
apothecary cult 4 1 3 0 inst any discard
tempest-oracle cult 7 1 2 3 sec any task spend-2
tithe-reeve cult 5 1 1 2 native
coil-guard cult 6 1 3 1 native
fang-confessor cult 4 1 2 2 sec any task
mummers hollow 5 2 2 2 fa action task
gravedigger hollow 5 2 1 1 sec any task
troubadour hollow 5 1 2 3 inst action task
siphon hollow 5 1 2 1 sec any task
pale-duchess hollow 8 1 2 4 native
frost-revenant hollow 4 0 3 1 native
gaoler-of-rime hollow 7 1 2 2 sec any task spend-2
mistbroker hollow 6 2 1 2 inst any task
marquis marked 6 1 2 3 native
herzog marked 7 2 2 2 fa any spend-1
knight marked 5 1 2 2 sec any spend-1 task
sperviter marked 5 1 2 1 sec any task spend-1
envoy marked 4 1 1 2 inst vote task
brandsworn marked 8 1 4 1 native
castellan marked 6 2 2 1 fa war.declared task
provost marked 5 2 2 1 inst labor task spend-1
diver starborn 4 2 1 1 fa after.harvest task
sapper starborn 4 1 3 0 fa war.own discard
pioneer starborn 6 2 2 1 fa war task
star-tinker starborn 3 1 1 1 sec any task
salvager starborn 4 2 1 0 native
bargain-captain starborn 5 2 1 2 inst hire task
drift-pilot starborn 5 1 2 2 fa war.declared task spend-2
grey-commodore starborn 8 3 2 2 fa idle task spend-2
"""
"""Name, race, Hiring Cost, Harvest, War, Tribute; icon and moment, then the condition."""

LABOR = """
duel 4 1 sec any
a-time-of-peace 3 2 fa war
shell-game 4 1 inst any
alms 2 0 sec any
bled-dry 2 2 fa tribute
camp-followers 2 1 fa war
mill-fee 2 1 fa after.harvest
raid 3 1 sec any
skull-of-lodan 1 0 sec any
thacko 1 2 inst any
zradas 1 1 inst any
clever-ruse 2 2 inst ability
council 2 1 inst vote
pilgrimage 2 0 sec any
forced-march 2 1 inst any
press-gang 2 1 inst any
iridium-picks 2 1 fa harvest
whetstones 2 1 inst war+duel
gilded-tongues 2 1 inst tribute
loaded-shard 2 0 inst dice
bitter-draught 2 3 inst any
field-surgeon 2 0 inst any
rust-plague 1 1 sec any
smugglers-ledger 2 1 sec any
night-market 1 0 sec any
mirror-shield 1 2 inst any
deepdrill 1 2 sec any
appease-the-warden 1 2 inst trials
"""
"""Title, copies, cost, icon and moments."""

ABOUT = 2
"""The sum of a Legacy's Stats differs from its Hiring Cost by at most this."""

TRIALS = """
overtime 1 diplomacy
stimulus 1 diplomacy
bad-blood 1 diplomacy
shard-rain 1 cosmic
dark-unions 2 cosmic
arena-of-ash 2 cosmic
iridium-levy 2 diplomacy
long-night 2 cosmic
star-witch 3 cosmic
wasting-plague 3 cosmic
open-borders 3 diplomacy
comet-swarm 3 cosmic
cull-of-kytu 4 cosmic
tribunal-of-the-warden 4 cosmic
iron-hunger 4 cosmic
common-cause 4 diplomacy
zodraz 4 cosmic
"""
"""Name, tier, kind."""


def missing(printed: list[str], found: list[str]) -> list[str]:
    """The lines of the rulebook's table that no card has; a card that was added since is in no table."""
    return [line for line in printed if line not in found]


def timing(ability: Ability | None) -> str:
    """Icon, moment and condition of a Legacy's ability, as in the table."""
    if ability is None:
        return "native"
    conditions = {"task": ability.task, "discard": ability.discard, "untasked": ability.untasked}
    words = [word for word, holds in conditions.items() if holds]
    if ability.spend:
        words.append(f"spend-{ability.spend}")
    return " ".join([ability.icon, "+".join(ability.moments), *sorted(words)])


def test_legacies_have_the_figures_of_the_table() -> None:
    """Race, cost, Stats, icon, moment and condition."""
    expected = []
    for line in LEGACIES.strip().splitlines():
        words = line.split()
        expected.append(" ".join(words[:8] + sorted(words[8:])))
    found = []
    for key, card in PACK.legacies.items():
        stats = " ".join(map(str, card.stats))
        found.append(f"{key} {card.race} {card.cost} {stats} {timing(card.ability)}")
    assert missing(expected, found) == []


def test_labor_has_the_figures_of_the_table() -> None:
    """Copies, cost, icon and moments."""
    found = [
        f"{key} {card.copies} {card.cost} {card.icon} {'+'.join(card.moments)}"
        for key, card in PACK.labors.items()
    ]
    assert missing(LABOR.strip().splitlines(), found) == []


def test_figures_stay_within_the_ranges_of_the_rulebook() -> None:
    """Hiring Cost 3 to 8, Stats 0 to 4 with a sum of about the cost, cost of Labor 0 to 3."""
    wrong = [
        key
        for key, card in PACK.legacies.items()
        if not 3 <= card.cost <= 8 or max(card.stats) > 4 or abs(sum(card.stats) - card.cost) > ABOUT
    ]
    wrong += [key for key, labor in PACK.labors.items() if labor.cost > 3]
    assert wrong == []


def test_trials_have_the_figures_of_the_table() -> None:
    """Tier and kind."""
    found = [f"{key} {card.tier} {card.kind}" for key, card in PACK.trials.items()]
    assert missing(TRIALS.strip().splitlines(), found) == []


def test_mats_have_the_figures_of_the_table() -> None:
    """One for each race, and each pays 2 of the Hiring Cost."""
    names = [(mat.name, mat.race, mat.incentive) for mat in PACK.mats.values()]
    assert names == [
        ("Rootmaw", "feral", 2),
        ("Axiom", "enlightened", 2),
        ("Tempestgate", "cult", 2),
        ("Rimehold", "hollow", 2),
        ("Brandspire", "marked", 2),
        ("Landfall", "starborn", 2),
    ]
