"""People around a table in the browser: consent, chat, those who look on, and being called."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, serious_faults
from tests.browser.pointer import BAR

Visit = Callable[..., Page]
CHAT = "section.chat"
QUESTION = f"{BAR} .ask"


def two_at_a_table(
    visit: Visit, *, how: dict[str, object] | None = None, **customs: object
) -> tuple[Page, Page]:
    """Ann and Ben at a table of Outposts; Ann has to choose a faction first."""
    ann, ben = visit("Ann"), visit("Ben", **(how or {}))
    seats = [{"kind": "person"}, {"kind": "open"}]
    body = {"game": "outposts", "seats": seats, "customs": customs}
    table = ann.request.post("/api/tables", data=body).json()
    assert ben.request.post(f"/api/tables/{table['id']}/join", data={"invite": table["invite"]}).ok
    for page in (ann, ben):
        page.goto(f"/t/{table['id']}?pace=0")
    ann.locator(f"{BAR}.yours").wait_for()
    return ann, ben


def choose_faction(page: Page) -> None:
    """Take the first faction that is left."""
    expect(page.locator(QUESTION)).to_contain_text("faction")
    page.get_by_role("button", name="Play the").first.click()
    expect(page.locator(QUESTION).filter(has_text="faction")).to_have_count(0)


def open_chat(page: Page) -> None:
    """Bring the chat to the front; on a phone its panel comes first."""
    tab = page.locator("#tab-chat")
    tab.wait_for(state="attached")
    if not tab.is_visible():
        page.locator("nav button.icon[aria-expanded]").click()
    tab.click()


def say(page: Page, text: str) -> None:
    """Write a line into the chat."""
    open_chat(page)
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def test_a_step_back_by_consent(visit: Visit) -> None:
    """Given a choice that led to a shuffle, when the other one agrees, then it is open again, and logged."""
    ann, ben = two_at_a_table(visit)
    choose_faction(ann)
    choose_faction(ben)
    ben.get_by_role("button", name="Undo", exact=True).click()
    ben.get_by_role("button", name="Ask the others").click()
    expect(ben.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(ann.get_by_role("status").filter(has_text="Ben asks")).to_be_visible()
    assert serious_faults(ann) == []
    ann.get_by_role("button", name="Agree").click()
    expect(ben.locator(QUESTION)).to_contain_text("faction")
    expect(ann.locator(".log")).to_contain_text("Ben undoes the last move")
    expect(ann.get_by_role("button", name="Agree")).to_have_count(0)


def test_a_step_back_that_is_refused(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    choose_faction(ann)
    choose_faction(ben)
    ben.get_by_role("button", name="Undo", exact=True).click()
    ben.get_by_role("button", name="Ask the others").click()
    ann.get_by_role("button", name="Refuse").click()
    expect(ben.get_by_role("status").filter(has_text="Ann refused")).to_be_visible()
    expect(ben.locator(QUESTION)).not_to_contain_text("faction")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_people_talk_and_whoever_annoys_is_muted(visit: Visit, how: dict[str, object]) -> None:
    """Given a chat, when Ben mutes Ann, then her lines are gone for him, also later, until he hears her."""
    ann, ben = two_at_a_table(visit, how=how)
    choose_faction(ann)
    say(ann, "Hello <b>Ben</b>")
    expect(ben.locator("#tab-chat")).to_have_text("Chat (1)")
    open_chat(ben)
    lines = ben.locator(f"{CHAT} [role=log]")
    expect(lines).to_contain_text("Ann Hello <b>Ben</b>")
    say(ben, "Hello Ann")
    expect(ann.locator(CHAT)).to_contain_text("Hello Ann")
    assert serious_faults(ben) == []
    ben.get_by_role("button", name="Mute Ann").click()
    expect(lines).not_to_contain_text("Hello <b>Ben</b>")
    ben.reload()
    open_chat(ben)
    expect(lines).to_contain_text("Hello Ann")
    expect(lines).not_to_contain_text("Hello <b>Ben</b>")
    ben.get_by_role("button", name="Hear Ann again").click()
    expect(lines).to_contain_text("Hello <b>Ben</b>")


@pytest.mark.parametrize("audience", [False, True])
def test_a_friend_looks_on_by_the_link(visit: Visit, audience: bool) -> None:
    ann, _ = two_at_a_table(visit, audience=audience)
    ann.get_by_role("button", name="More", exact=True).click()
    address = ann.get_by_label("Looking on").input_value()
    ann.keyboard.press("Escape")
    cid = visit("Cid")
    cid.goto(address)
    expect(cid.locator("nav")).to_contain_text("You're watching")
    expect(ann.locator("nav")).to_contain_text("1 watching")
    if audience:
        say(cid, "Good game")
        expect(ann.locator(CHAT)).to_contain_text("Cid (looking on) Good game")
    else:
        expect(cid.get_by_label("Say something")).to_have_count(0)
    expect(cid.locator(f"{BAR}.yours")).to_have_count(0)


def test_a_phone_counts_those_who_look_on(visit: Visit) -> None:
    """Given Ben at a phone, when two look on, then he sees their number, and the bar still has one line."""
    _, ben = two_at_a_table(visit, how=PHONE)
    count = ben.locator("nav .lookers [aria-hidden]").last
    expect(count).to_have_count(0)
    for name in ("Cid", "Dan"):
        visit(name).goto(ben.url)
    expect(count).to_be_visible()
    expect(count).to_have_text("2")
    expect(ben.locator("nav")).to_contain_text("2 watching")
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_rematch_leads_both_to_one_table(visit: Visit) -> None:
    """Given a game that is over, when one plays again, then the other is led to the same table and begins."""
    ann, ben = two_at_a_table(visit)
    ann.get_by_role("button", name="More", exact=True).click()
    ann.get_by_role("button", name="Give up").click()
    ann.get_by_role("dialog", name="Do you want to give up?").get_by_role("button", name="Give up").click()
    old = ann.url.partition("?")[0]
    ann.get_by_role("button", name="Play again").click()
    expect(ann.locator(BAR)).to_contain_text("Waiting for Ben")
    assert ann.url != old
    ben.get_by_role("link", name="The next game has begun").click()
    ben.locator(f"{BAR}.yours").wait_for()
    assert ben.url == ann.url


COUNT_CALLS = """() => {
    window.rung = 0; window.noted = [];
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.rung++; return create.call(this); };
    window.Notification = class { constructor(title) { window.noted.push(title) }
        static requestPermission() { return Promise.resolve('granted') } };
    document.hasFocus = () => false;
}"""


def test_whoever_wants_is_called_by_a_sound_and_a_notification(visit: Visit) -> None:
    """Given wishes that are off at first, when they are on and it is one's turn, then both are heard of."""
    ann, ben = two_at_a_table(visit)
    ben.evaluate(COUNT_CALLS)
    ben.get_by_role("button", name="Settings").click()
    sound, note = ben.get_by_label("Play sounds"), ben.get_by_label("Show a notification")
    expect(sound).not_to_be_checked()
    expect(note).not_to_be_checked()
    assert serious_faults(ben) == []
    sound.check()
    note.check()
    ben.keyboard.press("Escape")
    before = ben.evaluate("window.rung")
    choose_faction(ann)
    expect(ben.locator(QUESTION)).to_contain_text("faction")
    assert ben.evaluate("window.rung") > before
    assert ben.evaluate("window.noted") == ["Outposts"]
    assert ben.title().startswith("●")


def test_time_is_chosen_shown_and_paused_by_consent(visit: Visit) -> None:
    """Given a table with clocks, when both agree to a pause, then the clocks stand until one goes on."""
    ann, ben = visit("Ann"), visit("Ben")
    ann.goto("/new/outposts")
    ann.get_by_label("Who plays? 2").select_option("open")
    ann.get_by_label("Time for each player").select_option("10 minutes")
    ann.get_by_label("When the time is up").select_option("a bot answers")
    ann.get_by_label("When somebody is away").select_option("a bot takes over after 3 minutes")
    assert serious_faults(ann) == []
    ann.get_by_role("button", name="Start").click()
    ben.goto(ann.get_by_label("Send this link").input_value())
    ben.get_by_role("button", name="Take a seat").click()
    hers, his = ann.get_by_role("timer", name="Time of You"), ann.get_by_role("timer", name="Time of Ben")
    expect(his).to_contain_text("Ben 10:00")
    expect(hers).to_contain_text("You 9:5")
    ann.get_by_role("button", name="Pause").click()
    expect(ben.get_by_role("status").filter(has_text="Ann asks for a pause")).to_be_visible()
    assert serious_faults(ben) == []
    ben.get_by_role("button", name="Agree").click()
    expect(ann.get_by_text("Paused")).to_be_visible()
    ann.get_by_role("button", name="Go on").click()
    expect(ben.get_by_text("Paused")).to_have_count(0)
    choose_faction(ann)
    expect(ben.locator(QUESTION)).to_contain_text("faction")


def test_a_bot_plays_for_somebody_who_went_away(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit, absent=1, stand_in="random")
    ann.goto("/")
    expect(ben.get_by_text("A bot plays for Ann")).to_be_visible()
    expect(ben.locator(QUESTION)).to_contain_text("faction")
    ann.get_by_role("link", name="Continue").first.click()
    expect(ben.get_by_text("A bot plays for Ann")).to_have_count(0)
