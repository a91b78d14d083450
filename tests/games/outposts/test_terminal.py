"""Outposts in the terminal: drawn from views alone, every question with a menu, every event in words."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from rich.console import Console

from fatebox.cli.terminal.choices import numbered
from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.values import post_limit, post_stats, stats_of
from fatebox.games.outposts.view.clash import clash
from fatebox.kernel import Card, Event, Match, Rng
from fatebox.kernel.cards import Eye
from fatebox.terminal.face import Face
from fatebox.text.bundles import LANGUAGES
from fatebox.text.speaker import Speaker
from tests.games.outposts.screens import FACE, events, positions
from tests.games.outposts.table import DOWN, A, B, C, Table, player, post, start, table
from tests.games.screens import event_of, menu, screen, text_of
from tests.games.translated import said_in

# --- what is shown ------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 50)])
def test_the_screen_fits_its_width(width: int, height: int) -> None:
    for seed, seats in ((0, 2), (1, 4), (3, 6)):
        for match in positions(seed, every=37, seats=seats):
            seat = None if match.decision is None else match.decision.seat
            full = text_of(FACE.looks["full"](match.view(seat), match.state.pack), width, height)
            lines = (screen(match, seat, width, height) + full).splitlines()
            assert max(len(line) for line in lines) <= width, lines


@pytest.mark.clause("OUT-INFO.1", "OUT-INFO.2", "OUT-UPG.5", "OUT-DRAFT.7")
def test_no_card_that_a_seat_does_not_know_is_named_on_its_screen() -> None:
    """Cards that lie only in decks, in others' hands and face-down are named on nobody's screen."""
    checked = 0
    for seed in range(2):
        for match in positions(seed, every=40, seats=3):
            for seat in range(match.state.seats):
                view, pack = match.view(seat), match.state.pack
                shown = screen(match, seat, 120) + text_of(FACE.looks["full"](view, pack), 120)
                shown += text_of(FACE.looks["piles"](view, pack), 120)
                for name in hidden_names(match, seat):
                    assert name not in shown, (seed, seat, name, shown)
                    checked += 1
    assert checked > 2_000


def hidden_names(match: Match[OutpostsState], seat: int) -> set[str]:
    """Names of which every card on the table is hidden from the seat; deck lists to choose from are not."""
    s = match.state
    eye = Eye(seat, s.seen)
    hidden: set[Card] = set()
    known: set[Card] = set()
    for pile, audience, owner in s.piles():
        seen = eye.sees(audience, owner)
        for card in pile:
            (known if seen or eye.knows(card) else hidden).add(card)
    decision = match.decision_of(seat)
    if decision is not None and decision.prompt.id in ("deck_list", "reward_pick"):
        return set()
    names = s.pack.name
    return {names(card) for card in hidden} - {names(card) for card in known}


@pytest.mark.clause("OUT-INFO.1", "OUT-INFO.2", "OUT-UPG.5")
def test_the_screen_is_the_same_in_every_world_that_a_player_can_imagine() -> None:
    """Given any position, when hidden cards are exchanged, then not a letter on the screen changes."""
    rng = Rng.from_seed("worlds")
    for match in positions(2, every=60, seats=3):
        for seat in range(match.state.seats):
            assert screen(match.imagine(seat, rng), seat) == screen(match, seat)


def test_the_open_part_of_the_table_counts_as_the_table_does() -> None:
    """Values that are shown are those of the rules."""
    creatures = 0
    for match in positions(4, every=5, seats=3):
        s, seen = match.state, OutpostsState.from_view(match.view(None), match.state.pack)
        for each in s.players:
            for card in each.creatures():
                assert stats_of(seen, card) == stats_of(s, card)
                creatures += 1
            for place in each.posts:
                assert post_stats(seen, seen.post(place.id)) == post_stats(s, place)
                assert post_limit(seen, seen.post(place.id)) == post_limit(s, place)
    assert creatures > 200


def at_war() -> Table:
    """A may attack with one group; B has a Guard, a trap and ruins, C is taxed."""
    return table(
        player(post(3, upgrades="stone-wall"), reserve="r=1/1/1", offense="x=5/1/2 y=3/2/2", crystals=1),
        player(post(2, "gate-warden", hidden="needle-trap"), post(9), DOWN, hand=3),
        player(tax=1),
        at="fourth_step",
        groups=["x y"],
    )


def test_the_table_shows_what_a_player_has_to_know() -> None:
    t = at_war()
    shown = text_of(FACE.looks["full"](t.match.view(A), t.s.pack), 100)
    for part in (
        "round 2, your turn, Fourth Step (attack)",
        "▶ Cinder Legion, you  ◆◇◇  income 2  hand 0  deck 10  discard 0",
        "A ■■■······· 3/10 Def 2  +Stone Wall",
        "reserve r 1/1/1",
        "offense x 5/1/2  y 3/2/2",
        "Bastion Compact  ◇◇◇  income 2  hand 3  deck 10",
        "A ■■········ 2/10 Def 2 Str 1  Gate Warden 1/2/2 Guard  ?face-down (2 mana)",
        "B ■■■■■■■■■· 9/10  C ruins",
        "Wildroot Kin  ◇◇◇  income 2  hand 0  deck 10  discard 0  taxed 1",
        "Group 1 x 5/1/2  y 3/2/2",
    ):
        assert part in shown, (part, shown)
    own = text_of(FACE.looks["full"](t.match.view(B), t.s.pack), 100)
    assert "?Needle Trap" in own  # its owner may look at it


def test_an_assault_is_forecast_as_the_rules_total_it() -> None:
    """The Guard takes 2 of the 6 that get through; an Outpost close to its end falls."""
    t = at_war()
    shown = " ".join(menu(t.match, 80).split())
    guarded = "2/10 8 against 2, 6 get through (2 for Guards): to 6/10; 1 strikes back"
    assert f"Bastion A {guarded} (face-down cards may change this)" in shown
    assert "Bastion B 9/10 8 against 0, 8 get through: it falls" in shown
    assert "ruins" not in shown
    assert clash(t.s, 0, t.post("b2")).fells


@pytest.mark.clause("OUT-ATK.4")
def test_assaults_to_choose_from_are_named_by_their_creatures() -> None:
    """Given two groups on their way, then each has its creatures beside its number, as hints name them."""
    t = table(
        player(offense="x=5/1/2 y=3/2/2 z=1/1/1"), player(post(2)), at="fourth_step", groups=["x y", "z"]
    )
    t.attack("b1", "b1")
    shown = " ".join(menu(t.match, 80).split())
    for part in ("Group 1: x 5/1/2", "Group 2: z 1/1/1", "1 Group 1 on Bastion A", "2 Group 2 on Bastion A"):
        assert part in shown


def test_a_question_about_a_part_of_the_table_shows_that_part() -> None:
    t = table(player(reserve="x=1/1/1 y=1/1/2"), player(post(), offense="z=1/1/1"), at="third_step")
    assert "Bastion Compact" in screen(t.match, A)
    assert "reserve x 1/1/1  1  defend  2  attack  y 1/1/2  3  defend  4  attack" in screen(t.match, A)
    t.do("move", "x", "defense")
    t.do("done")
    shown = screen(t.match, A)  # to which Outpost?
    assert "Cinder Legion, you" in shown
    assert "Bastion Compact" not in shown


def test_each_card_of_the_hand_has_one_line_with_the_numbers_to_play_and_to_discard_it() -> None:
    t = table(player(hand="ash-hound ash-hound pyre-giant", mana=1), player())
    shown = menu(t.match)
    assert re.search(r"^ 2 +4 +Ash Hound ×2 +1 +2/0/1 +Swift", shown, re.MULTILINE), shown
    assert re.search(r"^ – +6 +Pyre Giant +6 ", shown, re.MULTILINE), shown
    assert "cards marked –: more than your 1 mana (OUT-MANA.7)" in shown


def test_creatures_to_sacrifice_stand_there_with_their_place_and_their_mana() -> None:
    posts = (post(0, "kindling-imp"),)
    t = table(player(*posts, reserve="kindling-imp kindling-imp"), player())
    shown = menu(t.match)
    harvest = t.s.pack.harvest[t.find("kindling-imp")]
    assert f"(reserve) for {1 + harvest}" in shown
    assert f"(A) for {1 + harvest}" in shown
    assert shown.count("(reserve)") == 1  # two of a kind: one number is enough


def test_what_cannot_be_done_is_said_with_the_reason() -> None:
    missing = {"OUT-MANA.7", "OUT-CRYS.2", "OUT-EFF.9"}
    for match in chain.from_iterable(positions(seed, every=2, seats=3) for seed in range(6, 12)):
        if match.decision is not None and match.decision.prompt.id in ("play_action", "moves"):
            shown = screen(match, match.decision.seat)
            for refusal in GAME.display.refusals(match.state, match.decision.seat):
                assert refusal.clause in shown
                missing.discard(refusal.clause)
        if not missing:
            break
    assert not missing


def test_every_option_of_every_decision_has_its_number_in_the_menu() -> None:
    """Copies of the same card at the same place need only one number."""
    prompts = set()
    for seed in range(12):
        for match in positions(seed, seats=2 + seed % 3):
            decision = match.decision
            if decision is None or decision.prompt.key in prompts:
                continue
            prompts.add(decision.prompt.key)
            shown = menu(match)
            if decision.group is not None and decision.group.kind == "share":
                assert re.search(r"In this order:|asked for now", shown), shown
                continue
            english = Speaker.of(GAME, match.state.pack)
            labels = {option: english.say(match.label(option)) for option in numbered(decision)}
            for option in numbered(decision):
                alike = {n for o, n in numbered(decision).items() if labels[o] == labels[option]}
                assert any(re.search(rf"(^|\s){n}\s", shown) for n in alike), (decision, shown)
    assert len(prompts) > 27, prompts


def test_only_numbers_to_type_are_shown_in_reverse() -> None:
    console = Console(width=80, color_system="truecolor", force_terminal=True, highlight=False)
    for match in positions(3, every=29, seats=3):
        if match.decision is not None:
            drawn = FACE.menu(match, match.decision.seat, numbered(match.decision))
            for segment in console.render(drawn):
                if segment.style is not None and segment.style.reverse:
                    assert re.fullmatch(r" \d+ ", segment.text), segment


def test_the_silver_draft_shows_every_card_with_cost_and_text() -> None:
    t = start(2)
    while t.prompt != "draft_pick":
        t.answer(t.options[0])
    shown = text_of(FACE.table(t.match.view(t.asked), t.s.pack)) + menu(t.match)
    assert "setup: Silver draft, pass 1 of 3" in shown
    assert t.asked is not None
    for card in t.player(t.asked).held:
        assert re.search(rf"\d   {t.s.pack.name(card)} +{t.s.pack.cost[card]} ", shown), shown


# --- what is warned of --------------------------------------------------------------------------


def test_losses_that_are_certain_are_warned_of() -> None:
    def warned(t: Table, verb: str, *words: object) -> str:
        option = next(o for o in t.options if t.fits(o, verb, words))
        return FACE.warning(t.match.view(t.asked), t.s.pack, option) or ""

    hound = table(player(hand="ash-hound", mana=2), player())
    assert "2 mana would be lost, though it pays for Ash Hound (OUT-MANA.7)" in warned(hound, "finish")
    assert not warned(table(player(hand="pyre-giant", mana=2), player()), "finish")
    recall = table(player(hand="royal-recall", mana=2), player())
    assert "Royal Recall would do nothing now" in warned(recall, "play", "royal-recall")
    aimed = table(player(hand="royal-recall", mana=2), player(reserve="x=1/1/1"))
    assert not warned(aimed, "play", "royal-recall")
    last = table(player(post(7), DOWN, DOWN, deck=1), player(), at="first_step")
    assert "5 damage would destroy your last Outpost" in warned(last, "go")
    safe = table(player(post(7), DOWN, DOWN, deck=2), player(), at="first_step")
    assert not warned(safe, "go")
    weak = table(player(offense="x=1/1/1"), player(post(0, "p=1/3/3")), at="fourth_step", groups=["x"])
    assert "1 against 3, nothing gets through" in warned(weak, "attack", 0, "b1")
    fewer = table(player(offense="x=3/1/1"), player(post(0)), at="fourth_step", groups=["x"])
    fewer.attack("b1")
    assert "2 points would be wasted" in warned(fewer, "batter", "b1", 1)
    assert not warned(fewer, "batter", "b1", 3)
    early = table(player(post(), turns=2), player(), at="first_step")
    assert "no Outpost this turn" in warned(early, "skip")


# --- what happened ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence(language: str) -> None:
    face, pack = Face(GAME, language), GAME.pack()
    told = set()
    for _, event in events(range(6)):
        words = face.event(Speaker.of(GAME, pack, language), pack, event)
        assert re.fullmatch(r"[^a-z{}$].*\.", words) or not words, words
        told |= {event.kind} if words else set()
    assert len(told) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_said_in_the_language_of_the_reader(language: str) -> None:
    for seed, seats in ((0, 2), (3, 4)):
        for match in positions(seed, every=31, seats=seats):
            if match.decision is not None:
                said_in(language, match, match.decision.seat)


@pytest.mark.clause("OUT-INFO.2", "OUT-INFO.4")
def test_the_story_names_what_a_player_draws_and_hides_only_to_that_player() -> None:
    t = table(player(hand="needle-trap", mana=3, deck="firebolt"), player())
    t.play("needle-trap", "a1", "down")

    def read(seat: int) -> str:
        return " ".join(p.plain for p in FACE.story(t.match.view(seat), t.s.pack, t.heard(seat)))

    assert read(A) == "You put a face-down upgrade on your Outpost A for 2 mana."
    assert read(B) == "Cinder puts a face-down upgrade on Cinder's Outpost A for 2 mana."


def test_a_story_has_a_paragraph_for_each_turn() -> None:
    t = start(3)
    while t.prompt == "faction":
        t.answer(t.options[0])
    pack = t.s.pack
    hound, crew, guard = (pack.copies[key][0] for key in ("cin_ash_hound", "cin_ram_crew", "bas_gate_warden"))
    events = [
        event_of(GAME, "turn", A, 4, clause="OUT-TURN.1"),
        event_of(GAME, "drew", A, 2, clause="OUT-DRAW.1"),
        event_of(GAME, "mana", A, 3, clause="OUT-MANA.1"),
        event_of(GAME, "discarded-for-mana", A, crew, clause="OUT-MANA.3"),
        event_of(GAME, "played", A, hound, clause="OUT-PLAY.1"),
        event_of(GAME, "played", A, crew, clause="OUT-PLAY.1"),
        event_of(GAME, "moved", A, hound, "offense", clause="OUT-WAR.1"),
        event_of(GAME, "moved", A, crew, "offense", clause="OUT-WAR.1"),
        event_of(GAME, "grouped", A, [hound, crew], clause="OUT-WAR.5"),
        event_of(GAME, "assigned-attack", A, 0, 3, clause="OUT-ATK.1"),
        event_of(GAME, "assault", A, [hound, crew], 3, clause="OUT-ASLT.1"),
        event_of(GAME, "totals", 5, 2, 1, clause="OUT-ASLT.2"),
        event_of(GAME, "destroyed", B, guard, clause="OUT-ASLT.7"),
        event_of(GAME, "damaged", 3, 1, 4, clause="OUT-ASLT.7"),
        event_of(GAME, "destroyed", A, hound, clause="OUT-ASLT.11"),
    ]
    (paragraph,) = FACE.story(t.match.view(B), pack, events)
    assert paragraph.plain == (
        "Round 4: Cinder's turn. Cinder draws 2 cards. Cinder has 3 mana. Cinder discards Ram Crew for mana. "
        "Cinder plays Ash Hound. Cinder plays Ram Crew. Cinder moves Ash Hound to the offense. "
        "Cinder moves Ram Crew to the offense. Ash Hound and Ram Crew get ready to attack. "
        "Cinder sends group 1 against your Outpost A. Cinder attacks your Outpost A with Ash Hound and Ram "
        "Crew. 5 attack vs 2 defense; 1 damage back. Gate Warden is destroyed. "
        "Your Outpost A takes 1 damage and now has 4 counters. Ash Hound is destroyed."
    )


def test_players_of_the_same_faction_are_told_apart() -> None:
    t = start(2, unique_factions=False)
    while t.prompt == "faction":
        t.do("faction", "veil")
    shown = text_of(FACE.table(t.match.view(C - 2), t.s.pack))
    assert "Veil Syndicate 1, you  Veil Syndicate 2" in shown


def test_a_seat_with_the_name_of_its_faction_joins() -> None:
    """Seats have the names of their factions here: "Cinder chooses the Cinder Legion" says nothing."""
    heard: list[Event] = []
    match = GAME.start("joins", seats=2, listener=heard.append)
    while not all(each.faction for each in match.state.players):
        assert match.decision is not None
        match.answer(("faction", "cinder" if match.decision.seat else "veil"))
    chosen = [event for event in heard if event.kind == "faction"]
    story = [paragraph.plain for paragraph in FACE.story(match.view(0), match.state.pack, chosen)]
    assert story == ["You choose the Veil Syndicate.", "The Cinder Legion joins the game."]
