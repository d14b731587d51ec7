import type { Ability, Condition, Effect } from '@fudaba/kernel/text'
import { NONE, enterAt, until } from '@fudaba/kernel/rules'
import { run } from '@fudaba/kernel/search'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { HIT, battlePhase } from '../../src/battle/battle.ts'
import { battles } from '../../src/battle/battleUnits.ts'
import { book } from '../../src/book.ts'
import { retire } from '../../src/changes/moving.ts'
import { scopes } from '../../src/board/state.ts'
import { type Seat, type Table, attack, facing, place, unguarded } from '../battling.ts'
import { at as on, happens, unit, vanguardUnit } from '../cards.ts'
import {
  act,
  always,
  at,
  draw,
  noun,
  phrase,
  self,
  sentences,
  some,
  steps,
  strengthen,
  when,
  whenever,
  yours,
  zone,
} from '../trees.ts'

const hand = (g: Table): number => g.zone('P1', 'hand').length
const during = (period: string): Condition => ({ kind: 'time', period })
const prohibitAttack = (duration?: string): Effect => ({
  kind: 'prohibit',
  event: { kind: 'event', verb: 'attack', subject: self },
  ...(duration === undefined ? {} : { duration }),
})
const callFromDrop: Effect = { kind: 'vanguard.call', what: some(phrase(yours, zone('drop'), noun('card'))) }
const opponent = (of: 'self' | 'it' = 'self') =>
  phrase({ kind: 'battle', relation: 'battling', with: { kind: 'reference', to: of } }, noun('unit'))
const rearGuardL = (abilities: readonly Ability[], stats: Seat = {}, mine: Seat = {}, theirSeat: Seat = {}) =>
  facing({ field: [vanguardUnit('A'), on('front-left', 'L', { abilities, ...stats })], ...mine }, theirSeat)

describe('a battle', () => {
  test('counts once it has begun, though nobody is attacked in it', () => {
    const g = rearGuardL([])
    happens(g, book.kernelVerb('beginEffect'), battles.id, NONE, g.names.row('L'), 0, until(scopes.turn))
    attack(g, { attacker: 'L', target: 'V' })
    expect(g.P1).toBeAsked('battle.attack')
    expect(g.at('L').turned).toBe(true)
    expect(place(g, 'closeStepStart')).toBeGreaterThan(-1)
    expect(place(g, 'guardStepStart')).toBe(-1)
    expect(g.view(null).facts['battles']).toBe(1)
    g.proves('7.1.2.1', '7.3.1.4')
  })

  test('has begun when its attack step does: what lasts for it lasts from then', () => {
    const g = rearGuardL([at('attack-step', strengthen(self, 5000, 'battle'))])
    g.P1.answers(true)
    expect(g.at('L').values['power']).toBe(12_000)
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(g.P1).toBeAsked('battle.attack')
    expect(g.at('L').values['power']).toBe(7000)
    expect(g.at('L').to['attacking']).toBeUndefined()
    g.proves('7.3.1.1', '7.7.1.2')
  })

  test('is one with a rear-guard to its end, though that has retired', () => {
    const g = facing(
      {
        field: [
          vanguardUnit('A', {
            abilities: [at('close-step', whenever(during('attacks-rear-guard'), draw()))],
          }),
        ],
      },
      { field: [vanguardUnit('V'), on('front-left', 'X')] },
    )
    attack(g, { attacker: 'A', target: 'X' })
    unguarded(g)
    expect(g.at('X').zone).toBe('drop')
    expect(g.zone('P1', 'hand')).toEqual(['m1', 'm2'])
    g.proves('7.1.2.2')
  })

  test('is another when all that are attacked are changed for others', () => {
    const changed = (period: string) => {
      const g = facing(
        {
          field: [vanguardUnit('A', { abilities: [at('close-step', whenever(during(period), draw()))] })],
        },
        {
          field: [
            vanguardUnit('V', {
              abilities: [when('attacked', act('attack-instead', some(phrase(yours, noun('rear-guard')))))],
            }),
            on('front-left', 'X'),
          ],
          hand: [unit('spare')],
        },
      )
      attack(g, { attacker: 'A', target: 'V' })
      expect(g.at('A').to['attacking']).toEqual(['X'])
      unguarded(g)
      expect(g.at('X').zone).toBe('drop')
      expect(g.zone('P2', 'damage')).toHaveLength(0)
      g.proves('7.1.2.3', '7.1.2.4')
      return hand(g)
    }
    expect(changed('attacks-rear-guard')).toBe(2)
    expect(changed('attacks-vanguard')).toBe(1)
    expect(changed('rear-guard-attacked')).toBe(2)
    expect(changed('vanguard-attacked')).toBe(1)
  })
})

describe('the attack', () => {
  test('once chosen, a check timing comes before the attack step', () => {
    const g = rearGuardL(
      [],
      {},
      {
        field: [
          vanguardUnit('A'),
          on('front-left', 'L'),
          on('back-left', 'B', { abilities: [when('retire', draw())] }),
        ],
      },
    )
    happens(g, retire, 'B')
    expect(hand(g)).toBe(0)
    g.P1.answers(true)
    expect(place(g, 'drawOne')).toBeGreaterThan(-1)
    expect(place(g, 'drawOne')).toBeLessThan(place(g, 'attackStepStart'))
    g.proves('7.2.1.2.1')
  })

  test('goes on though the attacker can no longer attack', () => {
    const g = rearGuardL([when('attack', prohibitAttack('turn'))], { power: 10_000 })
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(g.zone('P2', 'damage')).toHaveLength(1)
    g.proves('7.3.1.3.2')
  })

  test('goes on though the attacked unit has left: the drive checks are made', () => {
    const g = facing(
      {},
      {
        field: [
          vanguardUnit('V'),
          on('front-left', 'X', { abilities: [when('attacked', act('retire', self))] }),
        ],
      },
    )
    attack(g, { attacker: 'A', target: 'X' })
    expect(g.at('X').zone).toBe('drop')
    unguarded(g)
    expect(g.zone('P1', 'hand')).toEqual(['m1'])
    g.proves('7.3.1.4.2')
  })

  test('both in legion attack', () => {
    const attackers = phrase(yours, { kind: 'battle', relation: 'attacking' }, noun('unit'))
    const g = facing(
      {
        field: [
          vanguardUnit('A', { mates: ['M'] }, { legion: 'M' }),
          vanguardUnit('M'),
          on('back-left', 'B', { abilities: [at('guard-step', strengthen(attackers, 1000, 'turn'))] }),
        ],
      },
      { hand: [unit('spare')] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    expect(g.P2).toBeAsked('guard.window')
    expect(g.at('M').values['power']).toBe(11_000)
    g.proves('7.3.1.3.1')
  })

  test('attacked and attacking units are each other’s opponents', () => {
    const g = rearGuardL(
      [when('attack', act('retire', some(opponent())))],
      {},
      {},
      {
        field: [vanguardUnit('V'), on('front-left', 'X', { power: 20_000 }), on('front-right', 'Y')],
      },
    )
    attack(g, { attacker: 'L', target: 'X' })
    expect(g.at('X').zone).toBe('drop')
    expect(g.at('Y').zone).toBe('field')
    g.proves('7.3.1.4.4', '7.3.1.4.1')
  })

  test('a boosting unit and a boosted one are such until the battle is over', () => {
    const boosted = (relation: string): Effect =>
      strengthen(phrase(yours, { kind: 'battle', relation }, noun('unit')), 1000, 'turn')
    const g = facing(
      {
        field: [
          vanguardUnit('A', {
            abilities: [at('guard-step', sentences(boosted('boosting'), boosted('boosted')))],
          }),
          on('front-left', 'L', { power: 1000 }),
          on('back-left', 'B', { power: 1000, skill: 'boost' }),
        ],
      },
      { hand: [unit('H')] },
    )
    attack(g, { attacker: 'L', target: 'V', booster: 'B' })
    expect(g.P2).toBeAsked('guard.window')
    expect(g.at('B').values['power']).toBe(2000)
    expect(g.at('L').values['power']).toBe(4000)
    g.proves('7.3.1.6.1')
  })

  test('of two in legion either is boosted, and the attack has the power of all three', () => {
    const total = (whom: string) => {
      const g = facing(
        {
          field: [
            vanguardUnit('A', { mates: ['M'] }, { legion: 'M' }),
            vanguardUnit('M', { power: 9000 }),
            on('back-centre', 'B', { power: 5000, skill: 'boost' }),
          ],
        },
        { hand: [unit('spare')] },
      )
      attack(g, { attacker: 'A', target: 'V', booster: 'B', boosted: whom })
      expect(g.P2).toBeAsked('guard.window')
      expect(g.at('B').to['boosting']).toEqual([whom])
      return g.at('A').values['power']
    }
    expect([total('A'), total('M')]).toEqual([24_000, 24_000])
  })

  test('whoever comes to the circle of the attacker later does not attack', () => {
    const g = rearGuardL([when('attack', steps(act('retire', self), callFromDrop))], { power: 10_000 })
    attack(g, { attacker: 'L', target: 'V' })
    while (!g.P1.isAsked('call.circle')) g.P1.chooses('L')
    g.P1.answers('front-left')
    expect(g.at('L').cell).toBe('front-left')
    unguarded(g)
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('7.3.1.5', '7.6.1.3')
  })

  test('who must attack does, and nobody else before; a mate is never forced', () => {
    const must = always({ kind: 'require', event: { kind: 'event', verb: 'attack', subject: self } })
    const g = facing({
      field: [
        vanguardUnit('A'),
        on('front-left', 'L', { abilities: [must] }),
        on('front-right', 'R', { abilities: [must] }),
      ],
    })
    expect(g.P1).toBeAsked('battle.attacker')
    expect(g.P1).toOfferExactly('L', 'R')
    const pair = facing({
      field: [vanguardUnit('A', { mates: ['M'] }, { legion: 'M' }), vanguardUnit('M', { abilities: [must] })],
    })
    expect(pair.P1).toBeAsked('battle.attack')
    pair.proves('7.3.1.4.7')
  })
})

describe('the guard and drive steps', () => {
  test('after the guard a rear-guard goes straight to the damage step', () => {
    const g = facing({
      field: [vanguardUnit('A', { abilities: [at('drive-step', draw())] }), on('front-left', 'L')],
    })
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(hand(g)).toBe(0)
    g.proves('7.4.1.2.1')
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(hand(g)).toBe(2)
  })

  test('without a card to guard with, the defender passes by himself', () => {
    const g = facing({}, { hand: [unit('high', { grade: 4 })] })
    attack(g, { attacker: 'A', target: 'V' })
    expect(g.zone('P2', 'damage')).toHaveLength(1)
    g.proves('7.4.1.2.1.1')
  })

  test('a card may let a rear-guard make drive checks', () => {
    const checks = always({
      kind: 'permit',
      event: { kind: 'event', verb: 'make-drive-checks', subject: self },
    })
    const g = rearGuardL([checks])
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(g.zone('P1', 'hand')).toEqual(['m1'])
    g.proves('7.5.1.2.1', '1.3.1')
  })

  test('without the attacking vanguard there is no check', () => {
    const g = facing({
      field: [vanguardUnit('A', { abilities: [at('guard-step', act('retire', self))] })],
      soul: [unit('s')],
    })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.at('s').cell).toBe('front-centre')
    expect(hand(g)).toBe(0)
    g.proves('7.5.1.2')
  })

  test('what waits for the last drive check to be over comes before the damage step', () => {
    const put: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'event',
        of: [
          {
            kind: 'event',
            verb: 'put',
            subject: phrase(yours, noun('card')),
            from: { zone: 'trigger' },
            to: { zone: 'hand' },
          },
        ],
      },
      effect: strengthen(self, 1000, 'turn'),
    }
    const g = facing({ field: [vanguardUnit('A', { abilities: [put] }), on('front-left', 'L')] })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.at('A').values['power']).toBe(11_000)
    expect(place(g, 'beginEffect')).toBeGreaterThan(-1)
    expect(place(g, 'beginEffect')).toBeLessThan(place(g, 'damageStepStart'))
    g.proves('7.5.1.3')
  })
})

describe('the damage step', () => {
  test('several that are attacked are all hit', () => {
    const g = facing({}, { field: [vanguardUnit('V'), on('front-left', 'X'), on('front-right', 'Y')] })
    happens(g, book.kernelVerb('beginEffect'), battles.id, NONE, g.names.row('A'), 2, until(scopes.turn))
    attack(g, { attacker: 'A', target: ['X', 'Y'] })
    unguarded(g)
    expect(g.at('X').zone).toBe('drop')
    expect(g.at('Y').zone).toBe('drop')
    g.proves('7.3.1.4.6')
  })

  test('without its attacker there is no hit', () => {
    const g = rearGuardL(
      [at('guard-step', act('retire', self))],
      { power: 10_000 },
      {},
      { field: [vanguardUnit('V'), on('front-left', 'X')] },
    )
    attack(g, { attacker: 'L', target: 'X' })
    unguarded(g)
    expect(g.at('X').zone).toBe('field')
    g.proves('7.6.1.3')
  })

  test('an attacker that has left since it hit deals no damage', () => {
    const g = rearGuardL([], { power: 10_000 }, {}, { hand: [unit('H')] })
    attack(g, { attacker: 'L', target: 'V' })
    happens(g, retire, 'L')
    // Nothing ordinary comes between the comparison and the damage: the step itself is looked at.
    const { game } = g.match
    enterAt(game, battlePhase, '7.6.1.5')
    game.setLocal(0, g.names.row('L'))
    game.setList(HIT, [g.names.row('V')])
    run(game)
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('7.6.1.5.2')
  })

  test('damage is processed before guardians retire, hits are noticed after', () => {
    const g = facing(
      { field: [vanguardUnit('A', { abilities: [when('hit', draw())] })] },
      { hand: [unit('H', { shield: 0 })] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    g.P2.acts('guard', { with: 'H' })
    unguarded(g)
    const damageCheck = place(g, 'turnUp', 1)
    expect(damageCheck).toBeGreaterThan(-1)
    expect(damageCheck).toBeLessThan(place(g, 'retire'))
    expect(place(g, 'drawOne')).toBeGreaterThan(place(g, 'retire'))
    g.proves('7.6.1.4', '7.6.1.6')
  })

  test('a hit rear-guard brings no damage check', () => {
    const g = facing({}, { field: [vanguardUnit('V'), on('front-left', 'X')] })
    attack(g, { attacker: 'A', target: 'X' })
    unguarded(g)
    expect(g.at('X').zone).toBe('drop')
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('7.6.1.7')
  })
})

describe('the close step', () => {
  test('comes again for who came late, and for nobody twice', () => {
    const g = facing({
      field: [vanguardUnit('A', { abilities: [at('close-step', sentences(draw(), callFromDrop))] })],
      drop: [unit('late', { abilities: [at('close-step', draw(), { where: ['R'] })] })],
    })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    g.P1.answers('back-left')
    // One of the drive check, one of A, one of the unit that came late.
    expect(hand(g)).toBe(3)
    g.proves('7.7.1.3', '7.7.1.1')
  })
})
