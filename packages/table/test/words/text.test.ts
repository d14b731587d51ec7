import { describe, expect, test } from 'vitest'
import { languages, promptLines, promptOf, tableLines, width, zoneLines } from '../../src/index.ts'
import { playThrough, words } from '../game.ts'

describe.each(languages)('the table as text (%s)', (lang) => {
  test('the text view keeps to 80 columns throughout a game', () => {
    for (const seed of [1, 2])
      playThrough(seed, (match) => {
        for (const viewer of ['P1', 'P2', null] as const) {
          const view = match.view(viewer)
          const lines = tableLines(words(lang, viewer), view, { columns: 80, status: ['AUTO'] })
          if (view.decision !== null)
            lines.push(
              ...promptLines(words(lang, viewer), promptOf(words(lang, viewer), view, view.decision), 80),
            )
          for (const zone of view.zones) lines.push(...zoneLines(words(lang, viewer), view, zone, 80))
          for (const line of lines) if (width(line) > 80) throw new Error(`${width(line)} columns: ${line}`)
        }
      })
  })

  test('the text view never shows a message key or an unfilled parameter', () => {
    playThrough(5, (match) => {
      const { decision } = match
      if (decision === null) return
      const view = match.view(decision.player)
      const say = words(lang, decision.player)
      const text = [
        ...tableLines(say, view, { columns: 80 }),
        ...promptLines(say, promptOf(say, view, decision), 80),
      ].join('\n')
      expect(text).not.toMatch(/\{\w+\}|\b(?:kind|label|option|value|fact|action)\.\w/)
    })
  })
})

test('the text view shows a character with kind, size and orientation', () => {
  let label = ''
  playThrough(1, (match) => {
    const view = match.view('P1')
    const say = words('en')
    for (const { objects, zone } of view.zones)
      for (const object of objects)
        if (zone === 'field' && object.kind === 'soldier' && !object.turned)
          label = tableLines(say, view, { columns: 200 }).find((line) => line.includes('soldier')) ?? label
  })
  expect(label).toMatch(/[♠♡◇♣]\d+ \(soldier, size \d+/)
})

test('the text view shows a hidden hand as a count', () => {
  playThrough(1, (match) => {
    const hand = match.view('P1').zones.find((zone) => zone.zone === 'hand' && zone.owner === 'P2')!
    expect(hand.objects).toEqual([])
  })
})
