import { describe, expect, test } from 'vitest'
import {
  type GameRules,
  KernelError,
  Match,
  type Replay,
  playReplay,
  publicEvents,
  toReplay,
} from '@fudaba/kernel'
import { eventsTold, openReplay } from '@fudaba/kernel/host'
import { hush, playHush } from '../testing/hush.ts'

const played = playHush(3, () => undefined)
const replay: Replay = JSON.parse(JSON.stringify(toReplay(played))) as Replay

function refusal(spoilt: unknown, options = {}): string {
  try {
    playReplay(hush, spoilt, options)
  } catch (error) {
    if (error instanceof KernelError && error.code === 'bad-replay') return error.message
    throw error
  }
  return 'played'
}

describe('a replay', () => {
  test('plays the same game', () => {
    expect(playReplay(hush, replay).digest()).toBe(played.digest())
  })

  test('has digests of the start, of the end and of moments between', () => {
    const [first] = replay.digests
    expect(first).toEqual([0, new Match({ rules: hush, seed: 3 }).digest()])
    expect(replay.digests.at(-1)).toEqual([played.inputs.length, played.digest()])
    for (const [inputs, digest] of replay.digests)
      expect(playReplay(hush, replay, { at: inputs }).digest()).toBe(digest)
  })

  test('has what each seat was told, without bookkeeping and chains', () => {
    for (const [viewer, seat] of ['P1', 'P2'].entries()) {
      const told = replay.events.flatMap((events) => eventsTold(events, seat as 'P1' | 'P2'))
      const other = publicEvents(hush, played.game, (1 - viewer) as 0 | 1, 0)
      const kept = publicEvents(hush, played.game, viewer as 0 | 1, 0).filter(
        ({ level }, i) => level !== 'detail' || other[i].level !== 'detail',
      )
      expect(told).toEqual(
        kept.map((event) => ({
          ...event,
          chain: [event.clause],
          decision: event.decision && { ...event.decision },
        })),
      )
    }
  })

  test('has the printed data of its cards', () => {
    expect(Object.keys(replay.cards).length).toBeGreaterThan(0)
    for (const [id, printed] of Object.entries(replay.cards))
      expect(hush.cards.map((card) => [hush.cardId(card), card])).toContainEqual([id, printed])
  })

  test('can be stopped before any input, and the game goes on from there', () => {
    const match = playReplay(hush, replay, { at: 5 })
    expect(match.inputs.length).toBe(5)
    match.apply(replay.inputs[5])
    expect(match.digest()).toBe(playReplay(hush, replay, { at: 6 }).digest())
  })

  test('of a game with a concession ends with it', () => {
    const match = playHush(3, () => undefined, 4)
    match.concede('P1')
    expect(playReplay(hush, toReplay(match)).result).toEqual({ winner: 'P2', ending: 'concession' })
  })

  test('cannot be made of a match that did not begin at its start', () => {
    const match = new Match({ rules: hush, seed: 3 })
    match.load(playHush(3, () => undefined, 4).save())
    expect(() => toReplay(match)).toThrow(/not played from its start/)
  })
})

describe('a spoilt replay is refused, and what is wrong is named:', () => {
  const { inputs, digests } = replay
  const other = 'm0123456789abcdef'
  const cases: readonly (readonly [string, unknown, RegExp])[] = [
    ['no object', 'replay', /a replay is an object/],
    ['nothing', null, /a replay is an object/],
    ['a list', [], /a replay is an object/],
    ['another format', { ...replay, format: 'fudaba-replay/3' }, /format fudaba-replay\/3/],
    ['no format', { ...replay, format: undefined }, /format undefined/],
    ['another game', { ...replay, game: 'chess' }, /of chess, not of hush/],
    ['no version', { ...replay, rulesVersion: undefined }, /rulesVersion/],
    ['no revision', { ...replay, revision: '1' }, /revision/],
    ['no cards', { ...replay, cards: [] }, /cards/],
    ['no settings', { ...replay, config: null }, /config/],
    ['no start', { ...replay, start: undefined }, /start/],
    ['no seed', { ...replay, start: { decks: [[], []] } }, /seed/],
    ['one deck', { ...replay, start: { seed: 3, decks: [['1']] } }, /neither two decks nor a position/],
    ['an unknown card', { ...replay, start: { seed: 3, decks: [['9'], ['1']] } }, /begin.*no card 9/],
    ['another seed', { ...replay, start: { ...replay.start, seed: 4 } }, /before the first input/],
    ['no inputs', { ...replay, inputs: undefined }, /inputs/],
    ['no digests', { ...replay, digests: {} }, /digests/],
    ['inputs cut short', { ...replay, inputs: inputs.slice(0, -1) }, /cut short/],
    ['digests cut short', { ...replay, digests: digests.slice(0, -1) }, /cut short/],
    ['a broken digest', { ...replay, digests: digests.with(1, [16, 'x']) }, /digest 1/],
    ['digests out of order', { ...replay, digests: [...digests].reverse() }, /out of order/],
    ['another digest', { ...replay, digests: digests.with(1, [16, other]) }, /after input 15/],
    ['events cut short', { ...replay, events: replay.events.slice(0, -1) }, /cut short/],
    ['events that are none', { ...replay, events: replay.events.with(4, [{}] as never) }, /events 4/],
    ['other events', { ...replay, events: replay.events.with(4, []) }, /after input 3/],
    ['an input that is none', { ...replay, inputs: inputs.with(1, 7 as never) }, /input 1/],
    [
      'a stranger',
      { ...replay, inputs: inputs.with(1, { player: 'P3', answer: [] } as never) },
      /input 1.*P3/,
    ],
    ['an input of no kind', { ...replay, inputs: inputs.with(1, { player: 'P1' } as never) }, /input 1/],
    [
      'an answer in numbers',
      { ...replay, inputs: inputs.with(0, { player: 'P1', answer: [1] } as never) },
      /input 0/,
    ],
    [
      'an unknown candidate',
      { ...replay, inputs: inputs.with(0, { player: 'P1', answer: ['x'] }) },
      /input 0: x/,
    ],
    ['an answer out of turn', { ...replay, inputs: inputs.with(0, { player: 'P2', answer: [] }) }, /input 0/],
  ]
  test.each(cases)('%s', (_what, spoilt, says) => {
    expect(refusal(spoilt)).toMatch(says)
  })

  test('a stop behind its end', () => {
    expect(refusal(replay, { at: inputs.length + 1 })).toMatch(/no input/)
  })
})

describe('a replay of another release', () => {
  const told = (events: Replay['events']): unknown => events.flat()

  test('plays by rules of another version, and with settings that no longer are', () => {
    const older = { ...replay, rulesVersion: '0.9', revision: 0, config: { ...replay.config, speed: 2 } }
    expect(openReplay(hush, older).difference).toBeNull()
    expect(openReplay(hush, older).match.digest()).toBe(played.digest())
  })

  test('stands before the input from which on the players are told something else, and goes on from there', () => {
    const { match, recording, difference } = openReplay(hush, {
      ...replay,
      events: replay.events.with(9, []),
    })
    expect(difference).toMatchObject({ input: 8, by: 'events' })
    expect(match.inputs).toEqual(replay.inputs.slice(0, 8))
    match.apply(replay.inputs[8])
    recording.note(match)
    expect(told(recording.events)).toEqual(told(replay.events.slice(0, 10)))
  })

  test('stands at the last digest that agrees if a later one does not', () => {
    const other: Replay['digests'][number] = [32, 'm0123456789abcdef']
    const { match, difference } = openReplay(hush, { ...replay, digests: replay.digests.with(2, other) })
    expect(difference).toMatchObject({ input: 16, by: 'digest' })
    expect(match.digest()).toBe(replay.digests[1][1])
  })

  test('stands before an input that is refused now', () => {
    const inputs = replay.inputs.with(7, { player: replay.inputs[7].player, answer: ['gone'] })
    const { match, difference } = openReplay(hush, { ...replay, inputs })
    expect(difference).toMatchObject({ input: 7, by: 'refused' })
    expect(match.inputs).toHaveLength(7)
  })

  test('says by which revisions it was played then and is now', () => {
    const later: GameRules = { ...hush, revision: 5 }
    const odd = { ...replay, revision: 2, events: replay.events.with(9, []) }
    expect(openReplay(later, odd).difference?.revisions).toEqual([2, 5])
    expect(toReplay(openReplay(later, odd).match).revision).toBe(5)
  })

  test('whose difference lies behind the stop has none up to there', () => {
    const odd = { ...replay, events: replay.events.with(9, []) }
    expect(openReplay(hush, odd, { at: 8 }).difference).toBeNull()
  })

  test('begins with a deck that may no longer be played', () => {
    const strict: GameRules = {
      ...hush,
      checkDeck: () => [{ clause: 'start', message: { ja: '', en: 'forbidden' }, cards: [] }],
    }
    expect(() => new Match({ rules: strict, seed: 3 })).toThrow('forbidden')
    expect(openReplay(strict, replay).difference).toBeNull()
  })

  test('does not mind cards that are not in it', () => {
    const more = { ...hush, cards: [...hush.cards, 99] }
    expect(openReplay(more, replay).difference).toBeNull()
  })
})
