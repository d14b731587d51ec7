import { describe, expect, test } from 'vitest'
import type { View } from '@fudaba/kernel'
import { helper } from '../src/guidance.ts'
import { window } from '../src/window.ts'

/** A view with what a window is judged by, and nothing else. */
function view(given: {
  readonly clauses?: readonly string[]
  readonly actions?: readonly string[]
  readonly primary?: 'P1' | 'P2'
  readonly waiting?: 'P1' | 'P2'
}): View {
  const { clauses = [], actions = ['acquire-ep'], primary = 'P1', waiting } = given
  const top = { id: 'o1', controller: waiting, values: {} }
  return {
    viewer: 'P1',
    facts: { primary },
    zones: [{ zone: 'waiting', owner: null, objects: waiting === undefined ? [] : [top] }],
    relations: [],
    result: null,
    decision: { clauses, candidates: actions.map((name, i) => ({ id: `a${i}`, kind: 'action', name })) },
  } as unknown as View
}

const plays = ['acquire-ep', 'play-unit']

describe('what a window is to whoever has priority', () => {
  test('with nothing but EP to get there is nothing to do', () => {
    expect(window(view({ clauses: ['703.8c'] }))).toBe('quiet')
    expect(window(view({ clauses: ['804.9'], primary: 'P2' }))).toBe('quiet')
  })

  test('the own deployment step is the time to act, the other one is not', () => {
    expect(window(view({ clauses: ['703.8c'], actions: plays }))).toBe('own')
    expect(window(view({ clauses: ['703.8c'], actions: plays, primary: 'P2' }))).toBe('quiet')
  })

  test('who is attacked is told so before the battle is decided, and not after', () => {
    expect(window(view({ clauses: ['804.9'], actions: plays, primary: 'P2' }))).toBe('attacked')
    expect(window(view({ clauses: ['804.9'], actions: plays }))).toBe('answer')
    expect(window(view({ clauses: ['804.12'], actions: plays, primary: 'P2' }))).toBe('quiet')
  })

  test('what the opponent played can be answered, what one played oneself waits', () => {
    expect(window(view({ actions: plays, waiting: 'P2' }))).toBe('answer')
    expect(window(view({ actions: plays, waiting: 'P1' }))).toBe('quiet')
  })
})

describe('the helper panel', () => {
  const unit = (id: string, controller: string, values: object): object => ({
    id,
    controller,
    cards: [id],
    turned: false,
    values: { cp: 2, str: 0, def: 0, ...values },
  })
  const battle = (units: readonly object[], facts: object = {}): View =>
    ({
      viewer: 'P1',
      facts,
      zones: [{ zone: 'field', owner: 'P1', objects: units }],
      relations: [],
      result: null,
      decision: { message: { key: 'priority.window' }, clauses: [], candidates: [] },
    }) as unknown as View

  test('one attacker that reaches the DEF takes the CP cost and what is left over', () => {
    const lines = helper(
      battle([
        unit('A', 'P2', { str: 5, def: 9, attacking: true }),
        unit('B', 'P1', { str: 1, def: 3, cp: 4, countering: true }),
      ]),
      [],
    )
    expect(lines[0]).toMatchObject({ key: 'helper.stuns', parameters: { card: 'B', bond: 4 + 2 } })
    expect(lines[1]).toMatchObject({ key: 'helper.counterHolds', parameters: { card: 'A' } })
  })

  test('support and a scrum let nothing through beside the CP cost', () => {
    const target = { str: 1, def: 3, cp: 4, countering: true }
    const attacker = { str: 5, def: 1, attacking: true }
    const supported = battle([unit('A', 'P2', attacker), unit('B', 'P1', { ...target, support: true })])
    expect(helper(supported, [])[0]).toMatchObject({ parameters: { bond: 4 } })
    const scrum = battle([unit('A', 'P2', attacker), unit('C', 'P2', attacker), unit('B', 'P1', target)])
    expect(helper(scrum, [])[0]).toMatchObject({ parameters: { bond: 4, str: 10 } })
  })

  test('an attack on the player costs the STR of all attackers', () => {
    const lines = helper(battle([unit('A', 'P2', { str: 5, attacking: true })], { attacked: 'P1' }), [])
    expect(lines).toMatchObject([{ key: 'helper.player', parameters: { n: 5 } }])
  })
})
