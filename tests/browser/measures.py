"""Measures of a table in the browser: text sizes, cut-off text, use of the window, places of regions."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SIZES = {
    "1280x720": {"viewport": {"width": 1280, "height": 720}},
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1920x1080": {"viewport": {"width": 1920, "height": 1080}},
}

_TEXTS = """() => {
  const found = []
  const words = (node) => {
    const range = document.createRange()
    return [...node.textContent.matchAll(/[\\p{L}\\d]{2,}/gu)].filter(({ 0: word, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()].filter((box) => box.width > 1)
      return lines.length > 1 && lines.at(-1).top > lines[0].bottom - 2
    }).map(([word]) => word)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim()
    const element = walker.currentNode.parentElement
    if (!text || !element || element.closest('.hidden-text, script, style, [hidden]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const box = range.getBoundingClientRect()
    if (!box.width) continue
    const size = parseFloat(getComputedStyle(element).fontSize)
    let cut = false
    for (let each = element; each && each.id !== 'app'; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.overflowX === 'auto' || style.overflowY === 'auto') break
      if (style.overflow !== 'hidden' && style.overflow !== 'clip') continue
      const room = each.getBoundingClientRect()
      const air = size / 4 // above and below the letters of a line
      cut ||= box.right > room.right + 1.5 || box.bottom > room.bottom + air
      cut ||= box.left < room.left - 1.5 || box.top < room.top - air
    }
    found.push({ text, size, cut, broken: words(walker.currentNode) })
  }
  return found
}"""


def text_faults(page: Page, least: float) -> dict[str, list[str]]:
    """Visible texts smaller than a number of pixels, cut texts, and words broken without a hyphen."""
    texts = _texts(page)
    return {
        "small": [f"{each['size']:.1f} px: {each['text']}" for each in texts if each["size"] < least - 0.05],
        "cut": [each["text"] for each in texts if each["cut"]],
        "broken": [word for each in texts for word in each["broken"]],
    }


def cut_texts(page: Page) -> list[str]:
    """Visible texts of which a part is outside the box that clips them."""
    return text_faults(page, 0)["cut"]


def _texts(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(_TEXTS)
    return found


def used_share(page: Page) -> float:
    """The share of the stage that something of the board covers, on a raster of points."""
    share: float = page.evaluate(
        """() => {
          const board = document.querySelector('#board')
          const box = board.getBoundingClientRect()
          const whole = (each) => each === board || (each.parentElement === board && !each.dataset.spot)
          let used = 0, all = 0
          // one look takes a millisecond on a board of many drawings: 700 are enough for a share
          const step = Math.max(30, Math.sqrt(box.width * box.height / 700))
          for (let x = 4; x < box.width; x += step) for (let y = 4; y < box.height; y += step) {
            const hit = document.elementFromPoint(box.left + x, box.top + y)
            all += 1
            used += hit && board.contains(hit) && !whole(hit) ? 1 : 0
          }
          return used / all
        }"""
    )
    return share


def places(page: Page, regions: dict[str, str]) -> dict[str, tuple[float, float, float, float]]:
    """The regions as they are now: left, top, width, height."""
    found = page.evaluate(
        """regions => Object.entries(regions).flatMap(([name, selector]) => {
          const box = document.querySelector(selector)?.getBoundingClientRect()
          return box ? [[name, [box.x, box.y, box.width, box.height]]] : []
        })""",
        regions,
    )
    return {name: tuple(box) for name, box in found}


_COVERED = """() => {
  const covered = []
  // a sheet lies over the board on purpose
  const onSheet = (hit, thing) => {
    for (let each = hit; each && !each.contains(thing); each = each.parentElement) {
      if (Number(getComputedStyle(each).zIndex) > 0) return true
    }
    return false
  }
  for (const thing of document.querySelectorAll('#board :is(button, .usable):not(:disabled)')) {
    if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const box = thing.getBoundingClientRect()
    const x = box.left + box.width / 2, y = box.top + box.height / 2
    const scrolled = (each) => {
      const style = getComputedStyle(each)
      if (style.overflowX !== 'auto' && style.overflowY !== 'auto') return false
      const room = each.getBoundingClientRect()
      return x < room.left || x > room.right || y < room.top || y > room.bottom
    }
    let around = thing.parentElement
    while (around && !scrolled(around)) around = around.parentElement
    if (around || !box.width) continue
    const hit = document.elementFromPoint(x, y)
    // a button for the whole of a place lies below what is in that place
    const own = thing.classList.contains('whole') ? thing.parentElement : thing
    if (hit && (own.contains(hit) || onSheet(hit, thing))) continue
    const by = hit ? `${hit.tagName} ${hit.getAttribute('class')} ${hit.textContent.trim()}` : 'nothing'
    covered.push(`${thing.getAttribute('aria-label') ?? thing.textContent.trim()}: ${by.slice(0, 80)}`)
  }
  return covered
}"""


def covered_things(page: Page) -> list[str]:
    """Things of the board that can be clicked, but have something else on their middle; and what it is."""
    found: list[str] = page.evaluate(_COVERED)
    return found
