import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'
import { event, unit } from '../playing.ts'

/** 舟幽霊ヒシャク takes any card as it is printed, only an EVENT since it was corrected. */
const arrives = (correctionsDate: string) => {
  const g = board(kiseki, {
    at: 'deployment',
    config: { correctionsDate },
    P1: { hand: [ref('ghost', 'S1-138')], cp: 5 },
    P2: { hand: [event('E'), event('F'), unit('U')] },
  })
  g.P1.plays('play-unit', { with: 'ghost' })
  return g.everyonePasses()
}

describe('テキスト訂正 (1601)', () => {
  test('from its day on, a card is what it was corrected to', () => {
    const g = arrives('2026-04-10')
    expect(g.P1).toOfferExactly('E', 'F')
    g.P1.chooses('E')
    expect(g.at('E').zone).toBe('trails')
    expect(g.at('U')).toBeUnchanged()
    g.proves('1601.1')
  })

  test('a game of an earlier date uses the text as printed then', () => {
    const g = arrives('2025-07-23')
    expect(g.P1).toOfferExactly('E', 'F', 'U')
    g.P1.chooses('U')
    expect(g.at('U').zone).toBe('trails')
  })

  const changed = (since: string | null) => ({
    cp: 1,
    corrections: [
      { since, cp: 2 },
      { since: '2026-04-10', cp: 3 },
    ],
  })
  const costOn = (correctionsDate: string, since: string | null): number => {
    const g = board(kiseki, {
      at: 'deployment',
      config: { correctionsDate },
      P1: { hand: [unit('A', changed(since))], cp: 5 },
    })
    g.P1.acts('play-unit', { with: 'A' })
    return 5 - g.count('P1', 'cp')
  }
  test('of several corrections the newest one up to the day counts', () => {
    expect(costOn('2024-10-18', '2025-07-11')).toBe(1)
    expect(costOn('2025-07-23', '2025-07-11')).toBe(2)
    expect(costOn('2026-04-10', '2025-07-11')).toBe(3)
  })

  test('unless a day is named, every correction there is holds', () => {
    const later = { cp: 1, corrections: [{ since: '2031-01-01', cp: 4 }] }
    const cost = (config: Record<string, string>): number => {
      const g = board(kiseki, {
        at: 'deployment',
        config,
        P1: { hand: [unit('A', later)], cp: 5 },
      })
      g.P1.acts('play-unit', { with: 'A' })
      return 5 - g.count('P1', 'cp')
    }
    expect(cost({})).toBe(4)
    expect(cost({ correctionsDate: '2026-04-10' })).toBe(1)
  })

  test('a correction without a date holds in every game', () => {
    expect(costOn('2024-10-18', null)).toBe(2)
    expect(costOn('2026-04-10', null)).toBe(3)
  })
})
