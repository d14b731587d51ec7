import { describe, expect, test } from '@fudaba/kernel/testing'
import { attack, facing } from '../battling.ts'
import { at, unit, vanguardUnit } from '../cards.ts'

/** Power that a battle adds, as texts see it. */

type Table = ReturnType<typeof facing>
const value = (g: Table, word: string, of: string): unknown => g.at(word).values[of]
const strong = (n: number) =>
  `【永】【(V)/(R)】:このユニットのパワーが${n}以上なら、このユニットのクリティカル+1。`
const booster = (n: number, stats = {}) => at('back-left', 'B', { power: n, skill: 'boost', ...stats })
const spare = { hand: [unit('spare')] }

describe('power that a battle adds is power for every text', () => {
  const front = (text: string, boost = {}) =>
    facing(
      { field: [vanguardUnit('A'), at('front-left', 'L', { power: 8000, text }), booster(5000, boost)] },
      spare,
    )
  test('of a boost, as long as it boosts', () => {
    const g = front(strong(13_000))
    expect(value(g, 'L', 'critical')).toBe(1)
    attack(g, { attacker: 'L', target: 'V', booster: 'B' })
    expect(value(g, 'L', 'critical')).toBe(2)
    expect(value(g, 'B', 'critical')).toBe(1)
    g.P2.passes()
    expect(value(g, 'L', 'power')).toBe(8000)
    expect(value(g, 'L', 'critical')).toBe(1)
    const less = front(strong(13_001))
    attack(less, { attacker: 'L', target: 'V', booster: 'B' })
    expect(value(less, 'L', 'critical')).toBe(1)
    g.proves('7.3.1.7')
  })
  test('what changes the booster changes the boosted, whichever came first', () => {
    const g = front(strong(16_000), {
      text: '【永】【(R)】:あなたの他のリアガードがアタックしているなら、このユニットのパワー+3000。',
    })
    attack(g, { attacker: 'L', target: 'V', booster: 'B' })
    expect(value(g, 'B', 'power')).toBe(8000)
    expect(value(g, 'L', 'power')).toBe(16_000)
    expect(value(g, 'L', 'critical')).toBe(2)
    g.proves('8.7.2')
  })
  test('of guardians, as they come', () => {
    const g = facing(
      {},
      {
        field: [vanguardUnit('V', { text: strong(20_000) })],
        hand: [unit('H', { shield: 5000 }), unit('I', { shield: 5000 }), unit('spare')],
      },
    )
    attack(g)
    g.P2.acts('guard', { with: 'H' })
    expect(value(g, 'V', 'critical')).toBe(1)
    g.P2.acts('guard', { with: 'I' })
    expect(value(g, 'V', 'power')).toBe(20_000)
    expect(value(g, 'V', 'critical')).toBe(2)
    g.P2.passes()
    expect(value(g, 'V', 'critical')).toBe(1)
    g.proves('3.11.1.3')
  })
})

describe('達成', () => {
  const rears = (mine: readonly unknown[]) =>
    facing(
      {
        field: [
          vanguardUnit('A', { power: 30_000 }),
          at('back-right', 'S', { text: '【自】:達成(13000)' }),
          at('front-left', 'L', { power: 8000 }),
          ...mine,
        ],
      },
      spare,
    )
  const succeeded = (g: Table): boolean => g.at('S').marks['success'] !== 0
  test('a boost reaches the power, the vanguard does not', () => {
    const g = rears([booster(5000)])
    expect(succeeded(g)).toBe(false)
    attack(g, { attacker: 'L', target: 'V' })
    expect(succeeded(g)).toBe(false)
    const boosted = rears([booster(5000)])
    attack(boosted, { attacker: 'L', target: 'V', booster: 'B' })
    expect(succeeded(boosted)).toBe(true)
    g.proves('11.36.2', '8.6.7')
  })
  /** The boost makes L strong enough; before 達成 resolves, an ability of L that waits, too, moves power to R. */
  test('asks about the rear-guard because of whom it triggered, and no other', () => {
    const both = (text: string) => {
      const g = facing(
        {
          field: [
            vanguardUnit('A'),
            at('back-right', 'S', { text: '【自】:達成(13000)' }),
            at('front-left', 'L', { power: 8000, text }),
            at('front-right', 'R', { power: 8000 }),
            booster(5000),
          ],
        },
        spare,
      )
      attack(g, { attacker: 'L', target: 'V', booster: 'B' })
      expect(g.P1).toBeAsked('timing.trigger')
      const own = g.match.decision!.candidates.find(({ id }) => id.startsWith('L'))
      g.P1.answers(own!.id)
      return g
    }
    const less = 'このユニットのパワー-1000'
    const weaker = both(`【自】【(R)】:このユニットがアタックした時、そのターン中、${less}。`)
    expect(succeeded(weaker)).toBe(false)
    const other = both(
      `【自】【(R)】:このユニットがアタックした時、そのターン中、あなたの「R」すべてのパワー+5000。そのターン中、${less}。`,
    )
    expect(value(other, 'R', 'power')).toBe(13_000)
    expect(succeeded(other)).toBe(false)
    weaker.proves('11.36.4')
  })
})
