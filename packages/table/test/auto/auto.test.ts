import { describe, expect, test } from 'vitest'
import { type Match, type View, beginFromPosition } from '@fudaba/kernel'
import { type AutoMode, AutoPass } from '../../src/index.ts'
import { rules } from '../game.ts'

/** P2 has a quick action for every moment; P1 is on turn. */
function table(): Match {
  return beginFromPosition(rules, {
    format: 'fudaba-position/1',
    game: 'blackpoker',
    config: { frame: 'full54' },
    turn: 3,
    P1: { soldiers: '♠5', barriers: '♣2 ♣3', hand: '♡8 ◇7 ♠3 ♣4', life: 5 },
    P2: { soldiers: '♠6', hand: '♡9 ◇3 ♠2', life: 6 },
  })
}

const passes = (auto: AutoPass, view: View): boolean => auto.passes(rules, view)
const asks = (mode: AutoMode, view: View): boolean => !passes(new AutoPass(mode), view)

const attacked = (): View => {
  const match = table()
  match.answer('P1', ['attack'])
  match.answer('P1', [])
  return match.view('P2')
}
const ending = (): View => {
  const match = table()
  match.answer('P1', ['end'])
  match.answer('P1', [])
  return match.view('P2')
}
const own = (): View => table().view('P1')

describe('the AUTO switch', () => {
  test('ON asks at every window', () => {
    expect([own(), attacked(), ending()].map((view) => asks('on', view))).toEqual([true, true, true])
  })

  test('AUTO asks in one’s own time and when attacked, and passes the rest of the turn', () => {
    expect([own(), attacked(), ending()].map((view) => asks('auto', view))).toEqual([true, true, false])
  })

  test('OFF asks in one’s own time only', () => {
    expect([own(), attacked(), ending()].map((view) => asks('off', view))).toEqual([true, false, false])
  })

  test('a question that is no open window is always asked', () => {
    const match = table()
    match.answer('P1', ['up'])
    expect(match.decision?.shape).toBe('choose')
    expect(asks('off', match.view('P1'))).toBe(true)
  })
})

describe('a skip', () => {
  test('a skip passes what was waiting when it was started', () => {
    const auto = new AutoPass('on')
    const view = ending()
    auto.startSkip(rules, view, 'stage')
    expect(passes(auto, view)).toBe(true)
  })

  test('a skip of what waits ends when that has resolved, whatever waits then', () => {
    const auto = new AutoPass('on')
    const view = ending()
    auto.startSkip(rules, view, 'stage')
    const [done] = view.zones.filter((zone) => zone.owner === null && zone.objects.length > 0)
    const later = { ...done, objects: done.objects.map((each) => ({ ...each, id: `${each.id}0` })) }
    const zones = view.zones.map((zone) => (zone === done ? later : zone))
    expect(passes(auto, { ...view, zones })).toBe(false)
  })

  test('a skip ends when the player is attacked', () => {
    const auto = new AutoPass('on')
    auto.startSkip(rules, ending(), 'turn')
    expect(passes(auto, attacked())).toBe(false)
    expect(auto.skipping).toBe(false)
  })

  test('a skip ends at something new that can be responded to', () => {
    const match = table()
    match.answer('P1', ['summon-soldier'])
    while (match.decision!.shape !== 'act') match.answer('P1', [match.decision!.candidates[0].id])
    match.answer('P1', [])
    const auto = new AutoPass('on')
    auto.startSkip(rules, table().view('P2'), 'turn')
    expect(passes(auto, match.view('P2'))).toBe(false)
  })

  test('a skip does not pass one’s own time', () => {
    const auto = new AutoPass('auto')
    auto.startSkip(rules, ending(), 'turn')
    expect(passes(auto, own())).toBe(false)
  })

  test('a skip ends after an undo', () => {
    const auto = new AutoPass('on')
    auto.startSkip(rules, ending(), 'stage')
    auto.stopSkip()
    expect(passes(auto, ending())).toBe(false)
  })

  test('a skip of the phase ends the own time in which it began, and goes no further than the turn', () => {
    const auto = new AutoPass('on')
    auto.startSkip(rules, own(), 'phase')
    expect(passes(auto, ending())).toBe(true)
    expect(passes(auto, { ...ending(), turn: 4 })).toBe(false)
    expect(auto.skipping).toBe(false)
  })

  test('a skip of the phase stops at the next phase and at an attack', () => {
    const phase = (view: View, name: string): View => ({ ...view, facts: { ...view.facts, phase: name } })
    for (const [next, passed] of [
      [phase(ending(), 'main'), true],
      [phase(ending(), 'battle'), false],
      [phase(attacked(), 'main'), false],
    ] as const) {
      const auto = new AutoPass('on')
      auto.startSkip(rules, phase(ending(), 'main'), 'phase')
      expect(passes(auto, next)).toBe(passed)
    }
  })

  test('a skip of the phase passes own time only if it began there, and only where a pass ends it', () => {
    const usual = (id: string | null) => ({ ...rules, table: { ...rules.table, usual: () => id } })
    for (const [began, how, passed] of [
      [own(), usual(null), true],
      [ending(), usual(null), false],
      [own(), usual('end'), false],
    ] as const) {
      const auto = new AutoPass('on')
      auto.startSkip(how, began, 'phase')
      expect(auto.passes(how, own())).toBe(passed)
    }
  })
})
