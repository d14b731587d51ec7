import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FileError, parseDeck, parseReplay, readDeck } from '../../src/index.ts'
import { parseCards } from '../../src/cards/cardsFile.ts'
import { parseCardsTable } from '../../src/cards/cardsTable.ts'
import { parseAnswers } from '../../src/formats/answersFile.ts'
import { parsePosition } from '../../src/formats/positionFile.ts'
import { parseSettings } from '../../src/formats/settingsFile.ts'
import { writeText } from '../../src/source/disk.ts'
import { game } from '../cards/lamps.ts'

const readCards = (file: string, text: string) => parseCards(file, text).cards(game)
const readTable = (file: string, text: string) => parseCardsTable(file, text, game)
const parsers = [parseDeck, parsePosition, parseReplay, parseSettings, parseAnswers, readCards, readTable]
const formats = [
  'fudaba-cards/1',
  'fudaba-deck/1',
  'fudaba-position/1',
  'fudaba-replay/2',
  'fudaba-settings/1',
]

/** Accepted, or refused in one line that begins with the file's name. */
function survives(text: string): void {
  for (const parse of parsers)
    try {
      parse('it', text)
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      if (!/^it(:\d+:\d+)?: \S/.test(error.message) || error.message.includes('\n')) throw error
    }
}

describe('whatever lies in a file,', () => {
  test('text is accepted or refused with a FileError', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), survives), { numRuns: 100 })
  })

  test('data of the right format is accepted or refused with a FileError', () => {
    const keys = fc.constantFrom('game', 'cards', 'config', 'start', 'inputs', 'digests', 'P1', 'games', 'x')
    const wild = fc.record({ format: fc.constantFrom(...formats), rest: fc.dictionary(keys, fc.jsonValue()) })
    fc.assert(
      fc.property(wild, ({ format, rest }) => survives(JSON.stringify({ ...rest, format }))),
      { numRuns: 100 },
    )
  })

  test('tables of any cells are accepted or refused with a FileError', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        'id',
        'name',
        'types',
        'light',
        'song.text',
        'since',
        'ランプ',
        '2026-01-01',
        '"',
        '""',
      ),
      fc.string({ maxLength: 5 }),
    )
    const table = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 5 })
    const header = 'id,name,types,light,kin,since\n'
    fc.assert(
      fc.property(table, fc.boolean(), (rows, headed) =>
        survives((headed ? header : '') + rows.map((row) => row.join(',')).join('\n')),
      ),
      { numRuns: 300 },
    )
  })

  test('cards with any values are accepted or refused with a FileError', () => {
    const names = ['id', 'name', 'types', 'light', 'kin', 'text', 'song', 'corrections', '__proto__', 'x']
    const card = fc.dictionary(fc.constantFrom(...names), fc.jsonValue())
    fc.assert(
      fc.property(fc.array(card), (cards) =>
        survives(JSON.stringify({ format: 'fudaba-cards/1', game: 'lamps', cards })),
      ),
      { numRuns: 200 },
    )
  })

  // Whoever went over them more than a few times would not come to an end: the time-out is the guard.
  test('lines of ten megabytes are accepted or refused', () => {
    const long = 'あ'.repeat(10_000_000)
    const head = 'format: fudaba-cards/1\ngame: lamps\ncards:\n  - id: L-1\n    name: 唄\n    types: [唄]\n'
    expect(() => readCards('it', long)).toThrow(FileError)
    expect(() => readCards('it', `${head}    text: ${long}\n`)).toThrow(
      'it:7:11: text is longer than any card: 10000000 characters',
    )
    expect(() => readTable('it', `id,name,types,text\nL-1,唄,唄,"${long}"\n`)).toThrow('longer than any card')
    expect(() => readTable('it', `id,${','.repeat(1_000_000)}\n`)).toThrow(FileError)
    expect(() => readTable('it', `id\n${'"'.repeat(9_999_999)}`)).toThrow(FileError)
  })

  test('brackets by the hundred thousand do not end the stack', () => {
    survives('['.repeat(100_000))
    survives(`{"format":"fudaba-deck/1","x":${'['.repeat(5000)}${']'.repeat(5000)}}`)
  })

  test('aliases that multiply are refused', () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}*a${i}]`,
    )
    survives(`format: fudaba-settings/1\na0: &a0 [x]\n${levels.join('\n')}\n`)
    expect(() => parseSettings('it', `a0: &a0 [x]\n${levels.join('\n')}\n`)).toThrow(FileError)
  })

  test('a program, a folder and nothing at all are refused by what they are', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fudaba-files-'))
    const binary = join(folder, 'program')
    writeFileSync(binary, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0xff, 0xfe, 0]))
    expect(() => readDeck(binary)).toThrow(`${binary}: not a text file in UTF-8`)
    expect(() => readDeck(folder)).toThrow(`${folder}: a folder, not a file`)
    expect(() => readDeck(join(folder, 'none'))).toThrow('no such file')
  })
})

test('a file that cannot be written leaves nothing behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fudaba-files-'))
  writeFileSync(join(folder, 'file'), '')
  expect(() => writeText(join(folder, 'file', 'below'), 'x')).toThrow(FileError)
  expect(readdirSync(folder)).toEqual(['file'])
})
