import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { formLegion } from '../../src/changes/legion.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { at, happens, icon, plain, unit, vanguardUnit } from '../cards.ts'

/** A attacks and its drive check shows this icon. */
function shown(trigger: string | undefined, mine: object = {}, theirs: object = {}) {
  const card = trigger === undefined ? unit('T', { grade: 0 }) : icon('T', trigger)
  const g = board(vanguard, {
    at: 'battle',
    turn: 3,
    P1: {
      field: [vanguardUnit('A'), at('front-left', 'L', {}, { turned: true }), at('front-right', 'R')],
      deck: [card, ...plain('m', 6)],
      ...mine,
    },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 6), ...theirs },
  })
  g.P1.answers(true)
  if (g.P1.isAsked('battle.attacker')) g.P1.chooses('A')
  if (g.P1.isAsked('battle.target')) g.P1.chooses('V')
  if (g.match.decision?.message.key === 'guard.window') g.P2.passes()
  return g
}

describe('trigger icons', () => {
  test('without one nothing is asked', () => {
    const g = shown(undefined)
    expect(g.zone('P1', 'hand')).toEqual(['T'])
    g.proves('2.8.1.1.1')
  })

  test('critical: +1 critical and +5000 power, each to a unit of choice', () => {
    const g = shown('critical')
    expect(g.P1).toBeAsked('icon.order')
    g.P1.answers('icon')
    expect(g.P1).toBeAsked('icon.critical')
    g.P1.chooses('A')
    expect(g.P1).toBeAsked('icon.power')
    g.P1.chooses('L')
    expect(g.at('A').values['critical']).toBe(2)
    expect(g.at('L').values['power']).toBe(12_000)
    expect(g.zone('P2', 'damage')).toHaveLength(2)
    g.proves('2.8.1.1.2', '8.2.1.2')
  })

  test('draw: a card and +5000 power', () => {
    const g = shown('draw')
    g.P1.answers('icon')
    expect(g.zone('P1', 'hand')).toEqual(['m1'])
    g.P1.chooses('A')
    expect(g.zone('P1', 'hand')).toEqual(['m1', 'T'])
    g.proves('2.8.1.1.3')
  })

  test('stand: a rear-guard stands', () => {
    const g = shown('stand')
    expect(g.P1).toBeAsked('icon.order')
    g.P1.answers('icon')
    g.P1.chooses('L')
    expect(g.at('L').turned).toBe(false)
    g.proves('2.8.1.1.4', '3.17.1.1')
  })

  test('heal: a card leaves the damage zone if that of the opponent is no fuller', () => {
    const g = shown('heal', { damage: plain('d', 2) }, { damage: plain('e', 2) })
    expect(g.P1).toBeAsked('icon.order')
    g.P1.answers('icon')
    expect(g.P1).toBeAsked('icon.heal')
    g.P1.chooses('d2')
    expect(g.at('d2').zone).toBe('drop')
    g.proves('2.8.1.1.5', '10.8.1')
    const behind = shown('heal', { damage: plain('d', 1) }, { damage: plain('e', 2) })
    behind.P1.answers('icon')
    expect(behind.P1).toBeAsked('icon.power')
    // Nothing is healed, and that is told.
    expect(behind.log().filter(({ event }) => event === 'noHeal')).toHaveLength(1)
    expect(g.log().filter(({ event }) => event === 'noHeal')).toHaveLength(0)
  })

  test('both see the card in the trigger zone', () => {
    const g = shown('critical')
    const zone = g.view('P2').zones.find((each) => each.zone === 'trigger' && each.owner === 'P1')
    expect(zone?.objects.filter(({ cards }) => typeof cards[0] === 'string')).toHaveLength(1)
    g.proves('4.10.4')
  })

  test('its parts come in any order', () => {
    const g = shown('critical')
    expect(g.P1).toBeAsked('icon.order')
    g.P1.answers('power')
    expect(g.P1).toBeAsked('icon.power')
    g.proves('2.8.2')
  })

  test('what it gives is over at the end of the turn', () => {
    const g = shown('critical')
    g.P1.answers('icon')
    g.P1.chooses('A')
    g.P1.chooses('A')
    expect(g.at('A').values['power']).toBe(15_000)
    if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
    expect(g.view(null).facts['turnFighter']).toBe('P2')
    expect(g.at('A').values['power']).toBe(10_000)
    expect(g.at('A').values['critical']).toBe(1)
    g.proves('6.8.1.4')
  })

  const guardian = at('foremost', 'G', { clans: ['same'] })
  /** P2's vanguard is hit, and its damage check shows this icon. */
  function checkedByHit(theirs: readonly unknown[], trigger = 'critical', clans = ['same']) {
    const g = facing(
      { field: [vanguardUnit('A', { power: 50_000 })] },
      {
        field: [vanguardUnit('V', { clans: ['other'] }), ...theirs],
        deck: [icon('T', trigger, { clans }), ...plain('t', 6)],
      },
    )
    attack(g, { target: 'V' })
    unguarded(g)
    return g
  }
  test('a guardian may be chosen, but is none of those whose clan counts', () => {
    const none = checkedByHit([guardian])
    expect(none.P2.isAsked('icon.order')).toBe(false)
    expect(none.zone('P2', 'damage')).toEqual(['T'])
    const g = checkedByHit([guardian, at('back-left', 'B', { clans: ['same'] })])
    g.P2.answers('power')
    expect(g.P2).toOfferExactly('V', 'G', 'B')
    g.P2.chooses('G')
    expect(g.at('G').values['power']).toBe(12_000)
    g.proves('9.6.5', '2.8.1.1.2')
  })

  test('the mate may be chosen, and its clan counts', () => {
    const g = board(vanguard, {
      at: 'main',
      turn: 3,
      P1: {
        field: [vanguardUnit('A', { clans: ['one'], mates: ['M'] })],
        deck: [unit('M', { clans: ['two'] }), icon('T', 'critical', { clans: ['two'] }), ...plain('m', 6)],
      },
      P2: { field: [vanguardUnit('V')], deck: plain('t', 6) },
    })
    happens(g, formLegion, 'A', 'M')
    g.P1.passes()
    attack(g)
    unguarded(g)
    g.P1.answers('icon')
    expect(g.P1).toOfferExactly('A', 'M')
    g.P1.chooses('M')
    expect(g.at('M').values['critical']).toBe(2)
    g.proves('7.5.1.2.4', '10.25.3', '10.25.4')
  })

  test('what it does is an effect of its card: 闘魂 hears of a stand trigger', () => {
    const rush = '【自】【(R)】闘魂:そのターン中、このユニットのパワー+1000。'
    const g = shown('stand', {
      field: [vanguardUnit('A'), at('front-left', 'L', { text: rush }, { turned: true })],
    })
    g.P1.answers('icon')
    if (g.P1.isAsked('icon.stand')) g.P1.chooses('L')
    g.P1.chooses('A')
    expect(g.at('L').turned).toBe(false)
    expect(g.at('L').values['power']).toBe(8000)
    g.proves('11.26.1')
  })
})
