import type { Page } from '@playwright/test'

/** What of the table is not as it should be, in words; empty where all is well. Looked at inside the page. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(source) as Promise<string[]>

const source = `(() => {
  const faults = []
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(seen)
  const called = (element) => (element.dataset.object ?? element.dataset.strip ?? element.dataset.pile ?? element.className) +
    ' "' + (element.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40) + '"'
  const box = (element) => element.getBoundingClientRect()
  const size = ({ width, height }) => Math.round(width) + '×' + Math.round(height)
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const inside = (a, b, slack) => a.left >= b.left - slack && a.top >= b.top - slack && a.right <= b.right + slack && a.bottom <= b.bottom + slack
  const shared = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  const isPhone = document.documentElement.dataset.viewport !== 'wide'
  const board = document.querySelector('.board')
  const whole = isPhone ? [...all('.seat-plate'), ...all('.board .line'), ...all('.hand-mat'), ...all('.lane')]
    : [...all('.seat-plate'), ...all('.half .slot'), ...all('.lane')]

  // Life and hand stand inside the window, and nothing of the table has to be scrolled to.
  for (const part of [...whole, ...all('.life'), ...all('.near .fan .card'), ...all('.prompt [data-primary]'), ...all('.prompt .sentence')])
    if (!inside(box(part), screen, 1)) faults.push(called(part) + ' is not inside the window')
  if (isPhone && board.scrollHeight > board.clientHeight + 1) faults.push('the table has to be scrolled: ' + board.scrollHeight + ' in ' + board.clientHeight)
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
  for (const life of ['.far', '.near']) if (document.querySelector('.board .life') !== null && all(life + ' .life').length !== 1) faults.push('no life at ' + life)

  // Parts of the table do not lie over each other.
  whole.forEach((a, i) => whole.slice(i + 1).forEach((b) => {
    if (!a.contains(b) && !b.contains(a) && shared(box(a), box(b)) > 1.5) faults.push(called(a) + ' lies over ' + called(b))
  }))
  // A card stays in its row; on a phone none lies over another, except at one place.
  for (const row of all('.half .slot')) {
    const cards = all('.things > li > .card', row)
    for (const card of cards) if (row.dataset.scrolls === undefined && !inside(box(card), box(row), 9)) faults.push(called(card) + ' leaves its row ' + row.getAttribute('aria-label'))
    if (isPhone && !row.classList.contains('cell'))
      cards.forEach((a, i) => cards.slice(i + 1).forEach((b) => { if (shared(box(a), box(b)) > 1) faults.push(called(a) + ' lies over ' + called(b)) }))
  }
  // Numbers are whole.
  for (const words of [...all('.card .amount b'), ...all('.card .cost'), ...all('.seat-facts dd'), ...all('.slot-count'), ...all('.verb > button'), ...all('.pile-chips b')]) {
    const frame = words.closest('.face') ?? words.closest('button')
    // Of a card under another one sees an edge.
    if (words.closest('.cell li:not(:last-child)') !== null) continue
    if (frame !== null && !inside(box(words), box(frame), 1.5)) faults.push(called(words) + ' is clipped by ' + called(frame))
    else if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 0 && words.querySelector('.change') === null) faults.push(called(words) + ' is clipped')
  }
  // What can be touched is large enough.
  if (isPhone)
    for (const target of [...all('.board button'), ...all('.prompt button'), ...all('.status button')]) {
      const { width, height } = box(target)
      const isUnder = target.closest('.cell li:not(:last-child)') !== null
      const isBare = target.matches('.card') && target.dataset.legal === undefined && target.closest('.fan') === null
      if (!isUnder && !isBare && (width < 43.5 || height < 43.5)) faults.push(called(target) + ' is a target of ' + size({ width, height }))
    }
  return [...new Set(faults)]
})()`
