import { describe, expect, test } from 'vitest'
import { KernelError, Match, type Replay, cardsHash, playReplay, toReplay } from '../../src/index.ts'
import { hush, playHush } from './hush.ts'

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

  test('has a digest of the start and one after each input', () => {
    expect(replay.digests.length).toBe(played.inputs.length + 1)
    expect(replay.digests.at(-1)).toBe(played.digest())
  })

  test('can be stopped before any input, and the game goes on from there', () => {
    const match = playReplay(hush, replay, { at: 5 })
    expect(match.inputs.length).toBe(5)
    match.apply(replay.inputs[5])
    expect(match.digest()).toBe(replay.digests[6])
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
  const other = '0123456789abcdef'
  const cases: readonly (readonly [string, unknown, RegExp])[] = [
    ['no object', 'replay', /a replay is an object/],
    ['nothing', null, /a replay is an object/],
    ['a list', [], /a replay is an object/],
    ['another format', { ...replay, format: 'fudaba-replay/2' }, /format fudaba-replay\/2/],
    ['no format', { ...replay, format: undefined }, /format undefined/],
    ['another game', { ...replay, game: 'chess' }, /of chess, not of hush/],
    ['another version', { ...replay, rulesVersion: '9' }, /version 9/],
    ['other cards', { ...replay, cardsHash: other }, /cardsHash/],
    ['no settings', { ...replay, config: null }, /config/],
    ['an unknown setting', { ...replay, config: { speed: 2 } }, /begin.*speed/],
    ['no start', { ...replay, start: undefined }, /start/],
    ['no seed', { ...replay, start: { decks: [[], []] } }, /seed/],
    ['one deck', { ...replay, start: { seed: 3, decks: [['1']] } }, /neither two decks nor a position/],
    ['an unknown card', { ...replay, start: { seed: 3, decks: [['9'], ['1']] } }, /begin.*no card 9/],
    ['another seed', { ...replay, start: { ...replay.start, seed: 4 } }, /before the first input/],
    ['no inputs', { ...replay, inputs: undefined }, /inputs/],
    ['no digests', { ...replay, digests: {} }, /digests/],
    ['inputs cut short', { ...replay, inputs: inputs.slice(0, -1) }, /cut short/],
    ['digests cut short', { ...replay, digests: digests.slice(0, -1) }, /cut short/],
    ['a broken digest', { ...replay, digests: digests.with(2, 'x') }, /digest 2/],
    ['another digest', { ...replay, digests: digests.with(3, other) }, /after input 2/],
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

  test('but not its digests, if nobody asks for them', () => {
    expect(refusal({ ...replay, digests: digests.with(3, other) }, { verify: false })).toBe('played')
  })
})

test('the hash of the cards changes with any of them', () => {
  expect(cardsHash({ ...hush, cards: [1, 2, 3, 4, 5, 7] })).not.toBe(cardsHash(hush))
})
