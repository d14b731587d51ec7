import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { character, fast, powers } from '../cards.ts'

const instant = { duration: 'instant', text: 'あなたは1ドローする。' }
const table = () =>
  board(aquarianAge, {
    at: 'main',
    P1: { deck: 5, controlled: [character('A')], power: powers('A', 1), hand: [character('C')] },
    P2: { deck: 5, controlled: [character('B')], power: powers('B', 2), hand: [fast('F', instant)] },
  })
const kind = (g: ReturnType<typeof table>): string | undefined =>
  aquarianAge.table.window?.(g.view(g.deciding ?? null))

describe('what a moment for responses is', () => {
  test('the main phase is the own time to act, and a character that is set is let be', () => {
    const g = table()
    expect(kind(g)).toBe('own')
    g.P1.acts('set', { with: 'C' })
    while (g.deciding === 'P1') g.P1.passes()
    expect(kind(g)).toBe('quiet')
  })

  test('an attack is answered by who is attacked, and may be joined by who attacks', () => {
    const g = table()
    g.P1.acts('attack', { with: 'A' })
    const seen = new Set([`${g.deciding} ${kind(g)}`])
    g[g.deciding!].passes()
    seen.add(`${g.deciding} ${kind(g)}`)
    expect([...seen].sort()).toEqual(['P1 answer', 'P2 attacked'])
  })

  test('the end of a phase is quiet', () => {
    const g = table()
    g.P1.passes()
    expect(kind(g)).toBe('quiet')
  })
})
