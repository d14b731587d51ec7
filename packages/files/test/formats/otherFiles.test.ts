import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileSchemas, parseReplay, readReplay, writeReplay } from '../../src/index.ts'
import { parseAnswers } from '../../src/formats/answersFile.ts'
import { parsePosition } from '../../src/formats/positionFile.ts'
import { parseSettings } from '../../src/formats/settingsFile.ts'

const replay = {
  format: 'fudaba-replay/2',
  game: 'blackpoker',
  rulesVersion: '8.0',
  config: { frame: 'entry20' },
  revision: 3,
  cards: { '♠A': { id: '♠A' } },
  correctionsDate: null,
  start: { seed: '1', decks: [['♠A'], ['♠A']] },
  inputs: [
    { player: 'P1', answer: ['attack'] },
    { player: 'P2', concede: true },
  ],
  digests: [
    [0, 'm0123456789abcdef'],
    [2, 'm0123456789abcdee'],
  ],
  events: [
    [{ time: 0, event: 'turn', clause: '1' }],
    [
      {
        P1: { time: 1, event: 'move', clause: '2', object: { card: '♠A' } },
        P2: { time: 1, event: 'move', clause: '2' },
      },
    ],
    [],
  ],
} as const

describe('a replay file', () => {
  test('is read as it was written', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'fudaba-files-')), 'deep', 'game.json')
    writeReplay(file, replay)
    expect(readReplay(file)).toEqual(replay)
  })

  test('of 0.1.0 or 0.2.0 is read as one of the present format', () => {
    const { revision: _, cards: __, events: ___, ...rest } = replay
    const digests = ['0123456789abcdef', 'm0123456789abcdef', 'm0123456789abcdee']
    const first = { ...rest, format: 'fudaba-replay/1', cardsHash: '0123456789abcdef', digests }
    expect(parseReplay('r.json', JSON.stringify(first))).toEqual({
      ...rest,
      revision: 1,
      cards: {},
      events: [],
      digests: [
        [1, digests[1]],
        [2, digests[2]],
      ],
    })
  })

  test('with an input of nobody is refused by its number', () => {
    const broken = { ...replay, inputs: [replay.inputs[0], { player: 'P3', answer: [] }] }
    expect(() => parseReplay('r.json', JSON.stringify(broken, null, 1))).toThrow(
      /^r\.json:\d+:\d+: inputs\.2\.player: "P3" is none of P1, P2$/,
    )
  })

  test('that starts from nothing is refused', () => {
    expect(() => parseReplay('r.json', JSON.stringify({ ...replay, start: { seed: 1 } }))).toThrow('start')
  })
})

describe('a position file', () => {
  test('keeps the zones of its game', () => {
    const position = parsePosition(
      'p.yaml',
      'format: fudaba-position/1\ngame: blackpoker\nP1: {hand: ♠5 ♡8}\nstage: []\n',
    )
    expect(position.P1).toEqual({ hand: '♠5 ♡8' })
    expect(position['stage']).toEqual([])
  })

  test('with a player who is none is refused with its place', () => {
    expect(() => parsePosition('p.yaml', 'format: fudaba-position/1\ngame: b\nturnPlayer: me\n')).toThrow(
      'p.yaml:3:13: turnPlayer: "me" is none of P1, P2',
    )
  })
})

test('settings may leave out everything but the format', () => {
  expect(parseSettings('s.yaml', 'format: fudaba-settings/1\nlang: ja\n')).toEqual({
    format: 'fudaba-settings/1',
    lang: 'ja',
  })
})

test('answers are lines without their comments', () => {
  expect(parseAnswers('a.txt', '# first\nattack\n\n  1 3  # both\n')).toEqual([
    { text: 'attack', line: 2 },
    { text: '1 3', line: 4 },
  ])
})

test('every format has a JSON Schema that says so', () => {
  const schemas = Object.entries(fileSchemas())
  expect(schemas.map(([format]) => format)).toEqual([
    'fudaba-deck/1',
    'fudaba-position/1',
    'fudaba-puzzle/1',
    'fudaba-replay/2',
    'fudaba-set/1',
    'fudaba-settings/1',
  ])
  for (const [format, schema] of schemas)
    expect(schema).toMatchObject({ type: 'object', properties: { format: { const: format } } })
})
