import { describe, expect, test } from 'vitest'
import type { View } from '@fudaba/kernel'
import { kiseki } from '@fudaba/kiseki'
import { helper as helperOf } from '../../src/table/guidance.ts'
import { window } from '../../src/table/window.ts'

/** A view with what a window is judged by, and nothing else. */
function view(given: {
  readonly clauses?: readonly string[]
  readonly actions?: readonly string[]
  readonly primary?: 'P1' | 'P2'
  readonly waiting?: 'P1' | 'P2'
  /** What waits is this action. */
  readonly action?: string
}): View {
  const { clauses = [], actions = ['acquire-ep'], primary = 'P1', waiting, action } = given
  const top = { id: 'o1', controller: waiting, values: action === undefined ? {} : { action } }
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
const helper = (view: View, chosen: readonly string[]) => helperOf(view, chosen, kiseki.cards)

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

  test('support that the opponent gives is let be: it counts in the battle', () => {
    expect(window(view({ actions: plays, waiting: 'P2', action: 'scrum-support' }))).toBe('quiet')
    expect(window(view({ actions: plays, waiting: 'P2', action: 'play-event' }))).toBe('answer')
  })
})

describe('a window where only support can be given', () => {
  const supporting = (attacker: object, target: object): View => {
    const { facts, ...rest } = view({ clauses: ['804.9'], actions: ['acquire-ep', 'scrum-support'] })
    const objects = [
      { id: 'A', controller: 'P2', values: { attacking: true, str: 5, ...attacker } },
      { id: 'B', controller: 'P1', values: { countering: true, def: 3, ...target } },
    ]
    const field = { zone: 'field', owner: 'P1', objects }
    return { ...rest, facts: { ...facts, primary: 'P2' }, zones: [field] } as unknown as View
  }

  test('is asked for while it keeps something off', () => {
    expect(window(supporting({}, {}))).toBe('attacked')
    expect(window(supporting({ str: 3 }, {}))).toBe('quiet')
    expect(window(supporting({}, { support: true }))).toBe('quiet')
  })

  test('is no answer to what the opponent played', () => {
    expect(window(view({ actions: ['scrum-support'], waiting: 'P2' }))).toBe('quiet')
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

  const choosing = (units: readonly object[], facts: object = {}): View => {
    const asking = { message: { key: 'battle.attackers' }, clauses: [], candidates: [] }
    return { ...battle(units, facts), decision: asking } as unknown as View
  }
  const mine = (id: string, values: object): object => unit(id, 'P1', { str: 4, def: 3, cp: 2, ...values })
  const theirs = (id: string, values: object): object => unit(id, 'P2', { str: 1, def: 3, cp: 2, ...values })

  test('a forecast names what can be attacked and nothing else, with what both sides lose', () => {
    const units = [mine('A', {}), theirs('B', {}), theirs('C', { str: 5, def: 6 }), theirs('D', {})]
    expect(helper(choosing(units, { aims: 'A B C' }), ['A'])).toMatchObject([
      { key: 'helper.stuns.theirs.safe', parameters: { card: 'B', bond: 3 } },
      { key: 'helper.holds.countered', parameters: { card: 'C', by: 'A', lost: 2 } },
    ])
  })

  test('with nothing to attack it is the player, and it is his bond', () => {
    const lines = helper(choosing([mine('A', {}), theirs('B', {})], { aims: 'A' }), ['A'])
    expect(lines).toMatchObject([{ key: 'helper.player.theirs', parameters: { n: 4 } }])
  })

  test('what a card says about its own attack is named, for it is not in the numbers', () => {
    const gant = { ...mine('G', {}), cards: ['S1-002'] }
    const lines = helper(choosing([gant]), ['G'])
    expect(lines.at(-1)).toMatchObject({ key: 'helper.notCounted', parameters: { cards: 'S1-002' } })
  })

  test('without bond the game is not over yet, and that is said', () => {
    const keys = (facts: object): string[] => helper(choosing([], facts), []).map(({ key }) => key)
    expect(keys({ 'bond.P1': 5, 'bond.P2': -2 })[0]).toBe('helper.beaten.theirs')
    expect(keys({ 'bond.P1': 0, 'bond.P2': 3 })[0]).toBe('helper.beaten')
    expect(keys({ 'bond.P1': 0, 'bond.P2': -1 })[0]).toBe('helper.beaten.both')
    expect(keys({ 'bond.P1': 1, 'bond.P2': 1 })).toEqual(['helper.attackers'])
  })

  test('an attack on the player costs the STR of all attackers', () => {
    const lines = helper(battle([unit('A', 'P2', { str: 5, attacking: true })], { attacked: 'P1' }), [])
    expect(lines).toMatchObject([{ key: 'helper.player', parameters: { n: 5 } }])
  })
})
