import { describe, expect, test } from 'vitest'
import { type LogLevel, Match, publicEvents } from '@fudaba/kernel'
import type { Messages } from '@fudaba/kernel/rules'
import { LogBook, Words, isShown, languages, logLevels, namesFor, whyLines } from '../../src/index.ts'
import { playThrough, rules, words } from '../game.ts'

function logOf(match: Match, viewer: 0 | 1 | null, lang: 'ja' | 'en' = 'en'): LogBook {
  const name = viewer === null ? null : viewer === 0 ? 'P1' : 'P2'
  const log = new LogBook(words(lang, name))
  log.add(match.view(name), publicEvents(rules, match.game, viewer))
  return log
}

describe('the log', () => {
  test('the log says who drew, and which cards only to him', () => {
    const match = new Match({ rules, seed: 3 })
    const drawn = (viewer: 0 | 1): string[] =>
      logOf(match, viewer)
        .lines('standard')
        .map((line) => line.text)
        .filter((text) => text.includes('drew'))
    expect(drawn(0)[0]).toMatch(/^You drew( [♠♡◇♣]\w+){7}$/)
    expect(drawn(1)[0]).toBe('Opponent drew 7 cards')
  })

  test('the log makes one line of cards that move together', () => {
    const texts = logOf(new Match({ rules, seed: 3 }), 0)
      .lines('detail')
      .map((line) => line.text)
    expect(texts.filter((text) => text.includes('drew'))).toHaveLength(3)
  })

  test('the log has three levels, each with everything of the one before', () => {
    const log = logOf(
      playThrough(4, () => undefined),
      null,
    )
    const [few, some, all] = logLevels.map((level) => log.lines(level))
    expect(few.length).toBeGreaterThan(3)
    expect(some.length).toBeGreaterThan(few.length)
    expect(all.length).toBeGreaterThan(some.length)
    expect(few.every((line) => isShown(line, 'standard'))).toBe(true)
  })

  test('the log ends with who won', () => {
    const match = playThrough(4, () => undefined)
    const last = logOf(match, null).lines('result').at(-1)
    expect(last?.text).toBe(`${match.result!.winner} won (no life left)`)
  })

  test.each(languages)('the log leaves no parameter unfilled in a whole game (%s)', (lang) => {
    for (const seed of [1, 2, 3, 4]) {
      const match = playThrough(seed, () => undefined)
      for (const viewer of [0, 1, null] as const)
        for (const { text } of logOf(match, viewer, lang).lines('detail'))
          expect(text).not.toMatch(/\{\w+\}|undefined|null|^\s*$/)
    }
  })

  test('the log cites a clause of the rulebook in every line', () => {
    const known = new Set(Object.keys(rules.book.rulebook.clauses))
    const lines = logOf(
      playThrough(6, () => undefined),
      null,
    ).lines('detail')
    expect(lines.flatMap((line) => line.chain).filter((id) => !known.has(id))).toEqual([])
    expect(lines.every((line) => line.chain.at(-1) === line.clause)).toBe(true)
  })

  test('the log removes what was undone', () => {
    const match = new Match({ rules, seed: 3 })
    const { decision } = match
    const log = logOf(match, 0)
    const before = log.count
    const { time } = match.view('P1')
    match.answer(decision!.player, [decision!.candidates[0].id])
    log.add(match.view('P1'), publicEvents(rules, match.game, 0, time))
    expect(log.count).toBeGreaterThan(before)
    log.truncate(time)
    expect(log.count).toBe(before)
  })
})

describe('the log in the game’s own messages', () => {
  /** The log of a whole game whose sentences are changed. */
  const withMessages = (more: Messages): LogBook => {
    const changed = { ...rules, table: { ...rules.table, messages: { ...rules.table.messages, ...more } } }
    const log = new LogBook(new Words(changed, 'en', namesFor('en', null)))
    const match = playThrough(6, () => undefined)
    log.add(match.view(null), publicEvents(rules, match.game, null))
    return log
  }
  const said = (log: LogBook, level: LogLevel, text: string): number =>
    log.lines(level).filter((line) => line.text === text).length

  test('a game can word an event that came without others: a turn without damage', () => {
    const log = withMessages({ 'without.beginTurn.damage': { ja: '無傷', en: 'Nobody was hurt' } })
    const turns = log.lines('result').filter(({ event }) => event === 'beginTurn')
    const quiet = said(log, 'result', 'Nobody was hurt')
    expect(quiet).toBeGreaterThan(0)
    expect(quiet).toBeLessThan(turns.length)
    let hurt = false
    for (const { event, text } of log.lines('detail')) {
      if (event === 'damage') hurt = true
      if (event !== 'beginTurn') continue
      expect(text === 'Nobody was hurt').toBe(!hurt)
      hurt = false
    }
  })

  test('an event with a `detail` message is logged at that level only', () => {
    const log = withMessages({ 'detail.resolved': { ja: '済', en: 'It is done' } })
    expect(said(log, 'detail', 'It is done')).toBeGreaterThan(0)
    expect(said(log, 'standard', 'It is done')).toBe(0)
  })
})

test('the why lines list the clauses from the innermost outwards, with titles and confidence', () => {
  const log = logOf(new Match({ rules, seed: 3 }), 0)
  const line = log.lines('standard').find(({ text }) => text.includes('drew'))!
  expect(whyLines(words('en'), line.text, line.chain, 80)).toEqual([
    line.text,
    expect.stringMatching(/^ {2}● base\.3\.2\.28 {2}.+\(official\)$/) as string,
    '  (BlackPoker Lite 8.0)',
  ])
})
