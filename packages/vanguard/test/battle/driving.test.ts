import type { Ability, Effect } from '@fudaba/kernel/text'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { callGuardian } from '../../src/changes/moving.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { at, happens, plain, unit, vanguardUnit } from '../cards.ts'
import { act, activated, always, exactly, noun, phrase, self, some, when, yours, zone } from '../trees.ts'

/** Drive checks, and who takes part in a battle and leaves it. */

describe('drive abilities', () => {
  const gains = (keyword: string) =>
    always({ kind: 'grant', what: self, gains: [{ kind: 'keyword', keyword }] })
  const drive = (...keywords: readonly string[]) =>
    facing({ field: [vanguardUnit('A', { abilities: keywords.map(gains) })] }).at('A').values['drive']
  test('of several equally great ones the last counts', () => {
    expect(drive('twin', 'twin')).toBe(2)
    expect(drive('triple', 'twin', 'triple', 'twin')).toBe(3)
    const g = facing({ field: [vanguardUnit('A', { abilities: [gains('twin'), gains('twin')] })] })
    expect(g.at('A').values['drive']).toBe(2)
    g.proves('11.2.2')
  })
  test('a drive that is gained after a check is checked, too', () => {
    const text =
      '【自】【(V)】:このユニットのドライブチェックでグレード1のカードが出た時、そのターン中、このユニットは『ツインドライブ!!』を得る。'
    const g = facing({
      field: [vanguardUnit('A', { text })],
      deck: [unit('first', { grade: 1 }), unit('second', { grade: 0 }), ...plain('m', 6)],
    })
    attack(g)
    unguarded(g)
    expect(g.zone('P1', 'hand')).toEqual(['first', 'second'])
    g.proves('7.5.1.3')
  })
  test('a drive that is gained in the check timing behind a check', () => {
    const twin: Effect = {
      kind: 'grant',
      what: self,
      gains: [{ kind: 'keyword', keyword: 'twin' }],
      duration: 'turn',
    }
    const added: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'add', subject: phrase(yours, noun('card')) }] },
      effect: twin,
    }
    const g = facing({ field: [vanguardUnit('A', { abilities: [added] })] })
    attack(g)
    unguarded(g)
    expect(g.zone('P1', 'hand')).toHaveLength(2)
    g.proves('7.5.1.3')
  })
})

test('a charged booster goes under the deck though the attacker has left', () => {
  const calls = activated([], {
    kind: 'vanguard.call',
    what: some(phrase(yours, zone('drop'), noun('card')), exactly(1)),
  })
  const g = facing(
    {
      field: [
        vanguardUnit('A', { abilities: [calls] }, { turned: true }),
        at('front-left', 'L', { abilities: [when('hit', act('retire', self))], power: 20_000 }),
      ],
      drop: [unit('c', { keywords: ['charge'], skill: 'boost' })],
    },
    {},
    { at: 'main' },
  )
  g.P1.acts('ability', { with: 'A' })
  g.P1.answers('back-left')
  g.P1.answers(true)
  g.P1.passes()
  attack(g, { attacker: 'L', target: 'V', booster: 'c' })
  unguarded(g)
  expect(g.at('L').zone).toBe('drop')
  expect(g.at('c').zone).toBe('deck')
  g.proves('11.28.2')
})

test('all guardians retire, whosever they are', () => {
  const g = facing({}, { hand: [unit('H'), unit('spare')] })
  attack(g)
  happens(g, callGuardian, 'm1', 6, 'P1')
  g.P2.acts('guard', { with: 'H' })
  g.P2.passes()
  expect(g.at('m1').zone).toBe('drop')
  expect(g.at('H').zone).toBe('drop')
  g.proves('7.6.1.8')
})
