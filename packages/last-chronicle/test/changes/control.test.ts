import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { passUntil, spell, unit } from '../cards.ts'

/** Control that is gained for a time (9.7.3.2.2). */

const steals = (name: string, until = 'ターンの終わりまで、') =>
  spell(name, { text: `${until}ユニット1体を選び、それのコントロールを得る。` })
const table = (hand: readonly ReturnType<typeof spell>[], more: Record<string, unknown> = {}) =>
  board(lastChronicle, {
    P1: { hand, deck: 5, ...more },
    P2: { battlefield: [unit('A'), unit('B')], deck: 5 },
    at: 'main',
  })
const use = (g: ReturnType<typeof table>, name: string, on = 'A'): void => {
  g.P1.acts('use-spell', { with: name, target: on })
  g.everyonePasses()
}

describe('control until the end of turn', () => {
  test('goes back when the turn ends, with what does not change', () => {
    const g = table([steals('S')])
    use(g, 'S')
    expect(g.at('A').by).toBe('P1')
    passUntil(g, { phase: 'draw' })
    expect(g.turn).toBe(2)
    expect(g.at('A')).toMatchObject({ zone: 'battlefield', by: 'P2', of: 'P2' })
    expect(g.at('B')).toBeUnchanged()
    g.proves('9.7.3.2.2')
  })
  test('gained twice goes back once, to whom it was taken from', () => {
    const g = table([steals('S'), steals('T')])
    use(g, 'S')
    use(g, 'T')
    passUntil(g, { phase: 'draw' })
    expect(g.at('A').by).toBe('P2')
  })
  test('and then for good stays', () => {
    const g = table([steals('S'), steals('T', '')])
    use(g, 'S')
    use(g, 'T')
    passUntil(g, { phase: 'draw' })
    expect(g.at('A').by).toBe('P1')
  })
  test('without an end stays', () => {
    const g = table([steals('T', '')])
    use(g, 'T')
    passUntil(g, { phase: 'draw' })
    expect(g.at('A').by).toBe('P1')
  })
  test('of a unit that has left meanwhile does nothing to what comes back', () => {
    const g = table([steals('S'), spell('R', { text: 'ユニット1体を選び、それをオーナーの手札に戻す。' })])
    use(g, 'S')
    use(g, 'R')
    expect(g.at('A').zone).toBe('hand')
    passUntil(g, { phase: 'draw' })
    expect(g.at('A').zone).toBe('hand')
  })
})
