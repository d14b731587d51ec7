import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FileError, cardsFileSchema, readCardSet } from '../../src/index.ts'
import { parseCards } from '../../src/cards/cardsFile.ts'
import { formatCardsTable, parseCardsTable } from '../../src/cards/cardsTable.ts'
import { game, problem } from './lamps.ts'

const head = 'format: fudaba-cards/1\ngame: lamps\n'
const yaml = (text: string) => parseCards('c.yaml', text).cards(game)
const cards = `${head}cards:
  - id: L-1
    name: 小さなランプ
    types: [ランプ]
    light: 2
    text: |
      ・一行目。
      ・二行目。
  - {id: L-2, name: 唄, types: [唄], text: '歌う。', song: {oil: 1, text: 油を注ぐ。}}
`
const columnOf = (text: string): number => cards.split('\n')[10].indexOf(text) + 1

describe('a file with cards', () => {
  test('gives the cards as they are printed', () => {
    expect(yaml(cards).map(({ card }) => card)).toEqual([
      { id: 'L-1', name: '小さなランプ', types: ['ランプ'], light: 2, text: '・一行目。\n・二行目。' },
      { id: 'L-2', name: '唄', types: ['唄'], text: '歌う。', song: { oil: 1, text: '油を注ぐ。' } },
    ])
  })
  test('gives the place in the file of a letter of a text: in a block, in quotes, plain', () => {
    const [first, second] = yaml(cards)
    expect(first.inside(['text'], { line: 2, column: 2 })).toEqual({ line: 10, column: 8 })
    expect(second.inside(['text'], { line: 1, column: 2 })).toEqual({ line: 11, column: columnOf('う') })
    expect(second.inside(['song', 'text'], { line: 1, column: 1 })).toEqual({
      line: 11,
      column: columnOf('油を'),
    })
  })
  test('names every mistake with line and column', () => {
    const error = problem(() => yaml(cards.replace('light: 2', 'light: two').replace('[唄]', '[石]')))
    expect(error.message).toBe('c.yaml:7:12: light is a whole number from 0 up, not "two"')
    expect(error.more.map(({ message }) => message)).toEqual([
      `c.yaml:11:${columnOf('唄]')}: types: there is no "石"; there are ランプ, 唄`,
    ])
  })
  test('names the card that lacks a number', () => {
    const error = problem(() => yaml(cards.replace('    light: 2\n', '')))
    expect(error).toMatchObject({ line: 4, column: 5, problem: 'light is missing: ランプ has one' })
  })
  test('refuses words of a field that brings none', () => {
    const error = problem(() => yaml(`${head}words: {light: {灯: light}}\ncards: []\n`))
    expect(error.message).toBe('c.yaml:3:16: words.light: cards bring words of these fields: kin, name')
  })
  test('has a schema that editors can use', () => {
    expect(cardsFileSchema(game)).toMatchObject({
      properties: {
        format: { const: 'fudaba-cards/1' },
        game: { const: 'lamps' },
        cards: { items: { required: ['id', 'name', 'types'] } },
      },
    })
  })
})

describe('a table of cards (CSV)', () => {
  const table = `id,since,name,types,light,kin,text,song.oil,song.text
L-1,,小さなランプ,ランプ,2,葦組|苔組,"・一行目。
・二行目、「""」。",,
L-2,,唄,唄,,,歌う。,1,油を注ぐ。
L-1,2026-04-10,,,3,,,,
`
  const read = (text: string) => parseCardsTable('c.csv', text, game)

  test('gives the same cards as YAML, and corrections by rows with a day', () => {
    expect(read(table).map(({ card }) => card)).toEqual([
      {
        id: 'L-1',
        name: '小さなランプ',
        types: ['ランプ'],
        light: 2,
        kin: ['葦組', '苔組'],
        text: '・一行目。\n・二行目、「"」。',
        corrections: [{ since: '2026-04-10', light: 3 }],
      },
      { id: 'L-2', name: '唄', types: ['唄'], text: '歌う。', song: { oil: 1, text: '油を注ぐ。' } },
    ])
  })
  test('is written as it is read', () => {
    const all = read(table).map(({ card }) => card)
    expect(read(formatCardsTable(all, game.fields)).map(({ card }) => card)).toEqual(all)
  })
  test('names the cell that is wrong', () => {
    expect(problem(() => read(table.replace('ランプ,2', 'ランプ,two'))).message).toBe(
      'c.csv:2:17: light is a whole number from 0 up, not "two"',
    )
  })
  test.each([
    ['an unknown column', 'id,nmae\n', /^c\.csv:1:4: no field "nmae"; there are/],
    ['a column twice', 'id,name,id\n', /^c\.csv:1:9: the field id is there twice/],
    ['nothing at all', '\n\n', /^c\.csv: the first row names the fields/],
    ['a quote without end', 'id,name\nL-1,"x\n', /^c\.csv:2:5: the quote that opens here is never closed/],
    ['letters after a quote', 'id,name\nL-1,"x"y\n', /^c\.csv:2:8: a comma or the end/],
    ['more cells than columns', 'id,name\nL-1,x,y\n', /^c\.csv:2:7: more cells/],
    ['a correction of nothing', 'id,since,name\nL-9,2026-01-01,x\n', /^c\.csv:2:1: a correction of "L-9"/],
  ])('with %s is refused with its place', (_, text, message) => {
    expect(problem(() => read(text)).message).toMatch(message)
  })
})

describe('a set of cards on disk', () => {
  const folder = (files: Readonly<Record<string, string>>): string => {
    const root = mkdtempSync(join(tmpdir(), 'fudaba-set-'))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true })
      writeFileSync(join(root, name), text)
    }
    return root
  }
  const load = async (name: string) => {
    if (name !== 'lamps') throw new Error(`no game ${name}`)
    return game
  }
  const manifest = `format: fudaba-set/1
id: night
name: {ja: 夜, en: Night}
version: '2'
game: lamps
words: {kin: {葦組: Reed}}
`
  const more = 'id,name,types\nL-3,長い唄,唄\n'
  const deck = 'format: fudaba-deck/1\ngame: lamps\nname: 夜の籠\ncards: [2 L-1, L-3, OLD-1]\n'
  const whole = { 'set.yaml': manifest, 'a.yaml': cards, 'b.csv': more, 'decks/basket.yaml': deck }
  const read = (path: string) => readCardSet(path, { load, knows: (id) => id === 'OLD-1' })

  test('is a folder with a manifest, cards and decks', async () => {
    expect(await read(folder(whole))).toMatchObject({
      id: 'night',
      name: { ja: '夜', en: 'Night' },
      version: '2',
      words: { kin: { 葦組: 'Reed' } },
      cards: [{ id: 'L-1' }, { id: 'L-2' }, { id: 'L-3' }],
      decks: [{ name: 'basket', title: { ja: '夜の籠' }, cards: { 'L-1': 2, 'L-3': 1, 'OLD-1': 1 } }],
    })
  })
  test('may be one file', async () => {
    const one = await readCardSet(join(folder({ 'mine.csv': more }), 'mine.csv'), { load, game: 'lamps' })
    expect(one).toMatchObject({ id: 'mine', cards: [{ id: 'L-3' }] })
  })
  test.each([
    [
      'one id twice, naming both places',
      { 'b.csv': 'id,name,types\nL-1,又,唄\n' },
      /b\.csv:2:1: the id L-1 is already at .*a\.yaml:4:9/,
    ],
    [
      'a deck with an unknown card',
      { 'decks/basket.yaml': deck.replace('L-3', 'L-9') },
      /basket\.yaml:4:16: there is no card L-9/,
    ],
    [
      'a version that is no text',
      { 'set.yaml': manifest.replace("'2'", '2') },
      /set\.yaml:4:10: version: expected string, found 2/,
    ],
    [
      'cards of another game',
      { 'a.yaml': cards.replace('game: lamps', 'game: other') },
      /a\.yaml: cards of other in a set of lamps/,
    ],
  ])('with %s is refused', async (_, changed, message) => {
    const error = await read(folder({ ...whole, ...(changed as Record<string, string>) })).catch(
      (e: unknown) => e,
    )
    expect(error).toBeInstanceOf(FileError)
    expect((error as FileError).message).toMatch(message)
  })
  test('names only files of its own folder', async () => {
    const outside = { ...whole, 'set.yaml': `${manifest}cards: [../a.yaml]\n` }
    await expect(read(folder(outside))).rejects.toThrow(
      /set\.yaml:7:9: cards\.1: a YAML, JSON, CSV or text file of this/,
    )
    const named = {
      ...whole,
      'set.yaml': `${manifest}cards: [b.csv]\n`,
      'decks/basket.yaml': deck.replace('2 L-1, ', ''),
    }
    expect((await read(folder(named))).cards).toHaveLength(1)
  })
  test('with a file where the decks should be is refused', async () => {
    const { 'decks/basket.yaml': _, ...rest } = whole
    await expect(read(folder({ ...rest, decks: '' }))).rejects.toThrow(
      /decks: a part of the path is not a folder/,
    )
  })
  test('without a manifest is refused by its name', async () => {
    await expect(read(folder({ 'a.yaml': cards }))).rejects.toThrow(/set\.yaml: no such file/)
  })
})
