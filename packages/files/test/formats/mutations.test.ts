import { Random } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { mutatedData, mutatedText, mutationsPerSubject } from '../../../../tests/mutations.ts'
import { FileError, parseDeck, parseReplay } from '../../src/index.ts'
import { parseCards } from '../../src/cards/cardsFile.ts'
import { parseCardsTable } from '../../src/cards/cardsTable.ts'
import { parsePlainCards } from '../../src/cards/plainCards.ts'
import { parseDeckList } from '../../src/decks/deckList.ts'
import { parseAnswers } from '../../src/formats/answersFile.ts'
import { parsePosition } from '../../src/formats/positionFile.ts'
import { parseSettings } from '../../src/formats/settingsFile.ts'
import { game } from '../cards/lamps.ts'

const subjects: readonly (readonly [string, (file: string, text: string) => unknown, unknown])[] = [
  [
    'deck',
    parseDeck,
    {
      format: 'fudaba-deck/1',
      game: 'lamps',
      name: '灯',
      hint: { ja: '灯', en: 'light' },
      config: { frame: 'lite', n: 3, on: true },
      cards: ['L-1', '2 L-2', { card: 'L-3', count: 2 }, 7],
    },
  ],
  [
    'position',
    parsePosition,
    {
      format: 'fudaba-position/1',
      game: 'lamps',
      config: { n: 1 },
      seed: 3,
      board: { turn: 2, P1: { hand: ['L-1', { card: 'L-2', as: 'a' }] }, P2: {} },
    },
  ],
  [
    'replay',
    parseReplay,
    {
      format: 'fudaba-replay/2',
      game: 'lamps',
      rulesVersion: '1',
      revision: 1,
      config: {},
      cards: { 'L-1': { id: 'L-1' } },
      correctionsDate: null,
      start: { seed: 1, decks: [['L-1'], ['L-2']] },
      inputs: [{ player: 'P1', answer: ['a'] }],
      digests: [
        [0, 'm0123456789abcdef'],
        [1, 'm0123456789abcdee'],
      ],
      events: [[{ time: 0, event: 'turn', clause: '1' }], []],
    },
  ],
  [
    'settings',
    parseSettings,
    {
      format: 'fudaba-settings/1',
      lang: 'ja',
      level: 'detail',
      auto: 'on',
      bot: 'easy',
      games: { lamps: { deck: 'x', config: { n: 1 } } },
    },
  ],
  [
    'cards',
    (file, text) => parseCards(file, text).cards(game),
    {
      format: 'fudaba-cards/1',
      game: 'lamps',
      cards: [{ id: 'L-1', name: '灯', types: ['ランプ'], light: 3, kin: ['a'], text: '・灯' }],
    },
  ],
]
const texts: readonly (readonly [string, (file: string, text: string) => unknown, string])[] = [
  [
    'cards in plain text',
    (file, text) => parsePlainCards(file, text, game),
    'id: L-1\nname: 灯\ntypes: ランプ\nlight: 3\ntext: ・灯\n\nid: L-2\nname: 唄\ntypes: 唄\n',
  ],
  [
    'list of a deck',
    (_, text) =>
      parseDeckList(text, [
        { id: 'L-1', names: ['灯'] },
        { id: 'L-2', names: ['唄[夜]'] },
      ]),
    'deck: 夜\n3 灯\n唄[夜] x2\n- 1 L-1\n',
  ],
  ['answers', parseAnswers, 'pass\n1\n# a remark\n2 3\n'],
  [
    'table of cards',
    (file, text) => parseCardsTable(file, text, game),
    'id,name,types,light\nL-1,灯,ランプ,3\nL-2,"a, ""b""",唄,\n',
  ],
]

/** Accepted, or refused in one line that begins with the file's name. */
function survives(parse: (file: string, text: string) => unknown, text: string): void {
  try {
    parse('it', text)
  } catch (error) {
    expect([text, error]).toEqual([text, expect.any(FileError)])
    expect((error as Error).message).toMatch(/^it(:\d+:\d+)?: \S[^\n]*$/)
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
}

describe('a file that was right and is made wrong is accepted or refused with a FileError', () => {
  test.each(subjects)('%s', (name, parse, data) => {
    expect(() => parse('it', JSON.stringify(data))).not.toThrow()
    const dice = new Random(`mutations/${name}`)
    for (let i = 0; i < mutationsPerSubject; i++) {
      const wrong = mutatedData(data, dice)
      survives(parse, JSON.stringify(wrong) ?? '')
      survives(parse, mutatedText(dice.below(2) === 0 ? JSON.stringify(data) : stringify(data), dice))
    }
  })

  // What the mutations found.
  test('a key without a name is named all the same', () => {
    const wrong = JSON.stringify({ format: 'fudaba-deck/1', game: 'lamps', cards: [], '': 1 })
    expect(() => parseDeck('it', wrong)).toThrow('it:1:56: "" is not known here')
  })

  test.each(texts)('%s', (name, parse, text) => {
    const dice = new Random(`mutations/${name}`)
    for (let i = 0; i < mutationsPerSubject; i++) survives(parse, mutatedText(text, dice))
  })
})
