import type { Ability } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import type { ConditionKeyword } from '../../grammar/keywords.ts'
import { keywordConditions } from '../../src/text/keywordConditions.ts'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'
import { activated, always, at, draw, self, strengthen } from '../trees.ts'

type Seat = Readonly<Record<string, unknown>>
type Seats = readonly [mine: Seat, theirs: Seat]
const gUp = (name: string) => unit(name, { type: 'G', grade: 4 })
const firsts = (count: number) => Array.from({ length: count }, (_, i) => unit(`f${i}`, { grade: 1 }))

interface Case {
  readonly n?: number
  readonly met: Seats
  readonly unmet: Seats
}
/** Each keyword just met, and just not. */
const cases: Readonly<Record<ConditionKeyword, Case>> = {
  'limit-break': {
    n: 4,
    met: [{ damage: plain('d', 4) }, {}],
    unmet: [{ damage: plain('d', 3) }, { damage: plain('e', 4) }],
  },
  'generation-break': {
    n: 2,
    met: [{ g: [gUp('G1'), gUp('G2')] }, {}],
    unmet: [{ g: [gUp('G1'), unit('G2', { type: 'G', grade: 4 }, { faceDown: true })] }, {}],
  },
  brave: { met: [{ hand: plain('h', 3) }, {}], unmet: [{ hand: plain('h', 4) }, {}] },
  oracle: { met: [{ hand: plain('h', 5) }, {}], unmet: [{ hand: plain('h', 4) }, {}] },
  ritual: {
    n: 2,
    met: [{ drop: firsts(2) }, {}],
    unmet: [{ drop: [...firsts(1), unit('z', { grade: 0 })] }, {}],
  },
  unite: { met: [{ calledIn: 3, calledTimes: 2 }, {}], unmet: [{ calledIn: 3, calledTimes: 1 }, {}] },
  thunderstrike: {
    n: 2,
    met: [{}, { bind: plain('b', 2) }],
    unmet: [{ bind: plain('c', 2) }, { bind: plain('b', 1) }],
  },
  darkness: { met: [{ chargedIn: 3 }, {}], unmet: [{ chargedIn: 2 }, {}] },
  stealth: {
    met: [{}, { field: [vanguardUnit('V', {}, { turned: true }), on('front-left', 'X')] }],
    unmet: [{}, { field: [vanguardUnit('V', {}, { turned: true }), on('back-centre', 'X')] }],
  },
  'true-fight': { met: [{ damage: plain('d', 3) }, {}], unmet: [{ damage: plain('d', 2) }, {}] },
}

const table = (moment: string, ability: Ability, [mine, theirs]: Seats) =>
  board(vanguard, {
    at: moment,
    turn: 3,
    P1: { field: [vanguardUnit('A', { abilities: [ability] })], deck: plain('m', 10), ...mine },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 10), ...theirs },
  })
const bases: Readonly<Record<ConditionKeyword, string>> = {
  'limit-break': '11.6.1',
  'generation-break': '11.12.1',
  brave: '11.15.1',
  oracle: '11.16.1',
  ritual: '11.18.1',
  unite: '11.19.1',
  thunderstrike: '11.25.1',
  darkness: '11.29.1',
  stealth: '11.35.1',
  'true-fight': '11.38.1',
}

for (const [word, { n, met, unmet }] of Object.entries(cases) as [ConditionKeyword, Case][]) {
  const under = (ability: Ability): Ability => ({
    ...ability,
    condition: { kind: 'vanguard.keyword', word, of: ability.kind, ...(n === undefined ? {} : { n }) },
  })
  const clauses = keywordConditions[word].clauses

  describe(word, () => {
    test('a continuous ability applies only while it holds', () => {
      const ability = under(always(strengthen(self, 5000)))
      const g = table('main', ability, met)
      expect(g.at('A').values['power']).toBe(15_000)
      const without = table('main', ability, unmet)
      expect(without.at('A').values['power']).toBe(10_000)
      without.proves(...clauses.continuous, bases[word])
    })

    test('an automatic ability triggers only if it holds then', () => {
      const ability = under(at('start-step', draw()))
      const drew = (seats: Seats): number => {
        const g = table('battle', ability, seats)
        if (seats === unmet) g.proves(...clauses.triggered)
        return g.log().filter((line) => line.event === 'drawOne').length
      }
      expect(drew(met)).toBe(1)
      expect(drew(unmet)).toBe(0)
    })

    test('an activated ability can be played only if it holds then', () => {
      const ability = under(activated([], draw()))
      const g = table('main', ability, met)
      expect(g.may('P1', 'ability', 'A')).toBe(true)
      const without = table('main', ability, unmet)
      expect(without.may('P1', 'ability', 'A')).toBe(false)
      without.proves(...clauses.activated)
    })
  })
}

describe('columns', () => {
  test('mine on the left is yours on the right', () => {
    const ability = {
      ...always(strengthen(self, 5000)),
      condition: { kind: 'vanguard.keyword' as const, word: 'stealth' as const, of: 'continuous' },
    }
    const g = board(vanguard, {
      at: 'main',
      turn: 3,
      P1: {
        field: [
          vanguardUnit('A'),
          on('front-left', 'L', { abilities: [ability] }),
          on('front-right', 'R', { abilities: [ability] }),
        ],
        deck: plain('m', 5),
      },
      P2: { field: [vanguardUnit('V'), on('back-right', 'X')], deck: plain('t', 5) },
    })
    expect(g.at('L').values['power']).toBe(7000)
    expect(g.at('R').values['power']).toBe(12_000)
    g.proves('4.6.2.1')
  })
})
