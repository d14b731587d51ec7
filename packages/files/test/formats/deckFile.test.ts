import { describe, expect, test } from 'vitest'
import { FileError, parseDeck } from '../../src/index.ts'
import { formatData } from '../../src/source/disk.ts'

function problemOf(text: string): FileError {
  try {
    parseDeck('deck.yaml', text)
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
  throw new Error('the file was accepted')
}

const head = 'format: fudaba-deck/1\ngame: blackpoker\n'

describe('a deck file', () => {
  test('lists a card for each copy', () => {
    const deck = parseDeck('deck.yaml', `${head}cards: [♠A, 2 Joker, 3x ♡5, {card: ♣K, count: 2}]\n`)
    expect(deck.cards).toEqual(['♠A', 'Joker', 'Joker', '♡5', '♡5', '♡5', '♣K', '♣K'])
  })

  test('may be JSON', () => {
    const deck = parseDeck('d.json', '{"format":"fudaba-deck/1","game":"g","cards":["01-017"]}')
    expect(deck.cards).toEqual(['01-017'])
  })

  test('is written as it is read', () => {
    const deck = parseDeck('deck.yaml', `${head}name: 手本\nconfig: {frame: full54}\ncards: [♠A, Joker]\n`)
    for (const as of ['yaml', 'json'] as const) expect(parseDeck('deck', formatData(deck, as))).toEqual(deck)
  })

  test('of another format is refused with the format that is wanted', () => {
    const error = problemOf('format: fudaba-deck/9\ngame: blackpoker\ncards: []\n')
    expect(error.message).toBe('deck.yaml:1:9: format "fudaba-deck/9" is not fudaba-deck/1')
  })

  test('without a format is refused', () => {
    expect(problemOf('game: blackpoker\n').problem).toBe('format: is missing; expected fudaba-deck/1')
  })

  test('with a wrong type is refused with line and column', () => {
    const error = problemOf(`${head}cards:\n  - ♠A\n  - [1]\n`)
    expect([error.line, error.column]).toEqual([5, 5])
  })

  test('with a key nobody knows is refused by its name', () => {
    const error = problemOf(`${head}cards: []\ncardz: []\n`)
    expect(error.problem).toBe('cardz is not known here')
    expect(error.line).toBe(4)
  })

  test('with several mistakes names all of them', () => {
    const error = problemOf('format: fudaba-deck/1\ngame: 5\ncards: no\n')
    expect([error.problem, ...error.more.map((each) => each.problem)]).toEqual([
      'game: expected string, found 5',
      'cards: expected array, found "no"',
    ])
  })

  test('that is no YAML is refused where the parser stopped', () => {
    const error = problemOf(`${head}cards: [♠A,\nname: x\n`)
    expect(error.line).toBeGreaterThan(2)
  })

  test('with the same key twice is refused', () => {
    expect(problemOf(`${head}game: other\ncards: []\n`).problem).toContain('unique')
  })
})
