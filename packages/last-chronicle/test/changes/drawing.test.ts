import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { passUntil, spell, unit } from '../cards.ts'

/** Drawing that is forbidden (2.2) or replaced (11.9.5.4). */

const played = (text: string, deck: number) => {
  const g = board(lastChronicle, {
    P1: {
      battlefield: [unit('A', { text })],
      hand: [spell('S', { text: 'あなたはカードを2枚引く。' })],
      deck,
      life: 20,
    },
    P2: { deck: 5 },
    at: 'main',
  })
  g.P1.acts('use-spell')
  g.everyonePasses()
  return g
}

describe('a player who cannot draw', () => {
  test('draws none by an effect', () => {
    const g = played('あなたはカードを引けない。', 5)
    expect(g.count('P1', 'hand')).toBe(0)
    expect(g.count('P1', 'deck')).toBe(5)
    g.proves('2.2')
  })
  test('leaves the opponent to draw', () => {
    expect(played('相手はカードを引けない。', 5).count('P1', 'hand')).toBe(2)
  })
  test('does not lose for an empty deck: nothing was tried', () => {
    const g = played('あなたはカードを引けない。', 0)
    expect(g.match.result).toBeNull()
    g.proves('2.2')
  })
  test('draws none in the draw phase', () => {
    const battlefield = [unit('A', { text: 'あなたはカードを引けない。' })]
    const g = board(lastChronicle, { P1: { battlefield, deck: 5 }, P2: { deck: 5 }, at: 'draw' })
    passUntil(g, { phase: 'main' })
    expect(g.count('P1', 'hand')).toBe(0)
    g.proves('2.2')
  })
})

describe('a draw that is replaced', () => {
  const text = 'あなたがカードを引く場合、かわりにあなたはライフを1得る。'
  test('does not happen, once for each card', () => {
    const g = played(text, 5)
    expect(g.count('P1', 'hand')).toBe(0)
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('11.9.5.4')
  })
  test('from an empty deck is replaced as well', () => {
    const g = played(text, 0)
    expect(g.count('P1', 'life')).toBe(22)
    expect(g.match.result).toBeNull()
  })
})
