import { describe, expect, test } from 'vitest'
import { fudaba } from '../process.ts'

describe('decks that a game makes', () => {
  test('--sealed plays with the boosters that the seed opens, and the replay is the same game', async () => {
    const args = ['play', 'kiseki', '--sealed', '--watch', '--bot', 'random', '--seed', '5', '--json']
    const [first, again] = await Promise.all([fudaba(args), fudaba(args)])
    expect(first.code).toBe(0)
    expect(again.out).toBe(first.out)
  })

  test('sim --sealed opens new boosters for every game', async () => {
    const { out } = await fudaba(['sim', 'kiseki', '--sealed', '-n', '2', '--json'])
    expect(JSON.parse(out)).toMatchObject({ games: 2, unfinished: 0 })
  })

  test('--sealed is refused for a game without boosters', async () => {
    const { code, err } = await fudaba(['sim', 'blackpoker', '--sealed', '-n', '1'])
    expect([code, err]).toEqual([2, expect.stringContaining('makes no decks called sealed')])
  })

  test('boosters by their seed can be named as a deck; an unknown deck is refused with those that exist', async () => {
    const { err } = await fudaba(['sim', 'kiseki', '--deck', 'opened', '-n', '1'])
    expect(err).toContain('sealed:<seed>')
  })

  test('--sealed and --deck exclude each other', async () => {
    const { code } = await fudaba(['play', 'kiseki', '--sealed', '--deck', 'lighthouse'])
    expect(code).toBe(2)
  })
})
