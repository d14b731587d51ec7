import type { Ability } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'
import {
  act,
  activated,
  at,
  draw,
  noun,
  phrase,
  self,
  sentences,
  some,
  strengthen,
  when,
  yours,
  zone,
} from '../trees.ts'

type Seat = Readonly<Record<string, unknown>>
const NAME = '声'
/** P1's vanguard A has this ability. */
const table = (
  moment: string,
  ability: ReturnType<typeof at>,
  mine: Seat = {},
  theirs: Seat = {},
  stats: Seat = {},
) =>
  board(vanguard, {
    at: moment,
    turn: 3,
    P1: {
      field: [vanguardUnit('A', { name: NAME, abilities: [ability], ...stats })],
      deck: plain('m', 10),
      ...mine,
    },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 10), ...theirs },
  })
type Table = ReturnType<typeof table>
/** Where in the log something of this name stands, the nth time. */
const place = (g: Table, event: string, nth = 0): number => {
  const found = g.log().flatMap((line, i) => (line.event === event ? [i] : []))
  return found[nth] ?? -1
}
const hand = (g: Table): number => g.zone('P1', 'hand').length
function attack(g: Table, target = 'V'): void {
  if (g.P1.isAsked('battle.attack')) g.P1.answers(true)
  if (g.P1.isAsked('battle.attacker')) g.P1.chooses('A')
  if (g.P1.isAsked('battle.target')) g.P1.chooses(target)
}
const unguarded = (g: Table): void => {
  if (g.match.decision?.message.key === 'guard.window') g.P2.passes()
}

describe('moments of the turn', () => {
  test('a turn begins: before anything stands', () => {
    const g = table('stand', at('turn-start', draw()), {
      field: [
        vanguardUnit('A', { abilities: [at('turn-start', draw())] }, { turned: true }),
        on('back-left', 'B', {}, { turned: true }),
      ],
    })
    expect(place(g, 'drawOne')).toBeLessThan(place(g, 'stand'))
    expect(place(g, 'drawOne')).toBeGreaterThan(-1)
    g.proves('6.3.1.1', '8.6.2', '8.1.1.2', '8.5.3.5')
  })

  test('after standing, before the draw phase', () => {
    const ability = when('stand', draw())
    const g = table('stand', ability, {
      field: [vanguardUnit('A', { abilities: [ability] }, { turned: true })],
    })
    expect(place(g, 'drawOne')).toBeGreaterThan(-1)
    expect(place(g, 'drawOne')).toBeLessThan(place(g, 'drawPhaseStart'))
    g.proves('6.3.1.3')
  })

  test('a draw phase begins: before its draw', () => {
    const g = table('draw', at('draw-start', act('retire', { kind: 'reference', to: 'self' })), {
      field: [
        vanguardUnit('A'),
        on('back-left', 'B', { abilities: [at('draw-start', act('retire', self))] }),
      ],
    })
    expect(place(g, 'retire')).toBeGreaterThan(-1)
    expect(place(g, 'retire')).toBeLessThan(place(g, 'drawOne'))
    g.proves('6.4.1.1.1')
  })

  test('after the draw, before the assist step', () => {
    const retires = { ...when('draw', act('retire', self)), trigger: drawing }
    const g = table('draw', at('draw-start', draw()), {
      field: [vanguardUnit('A'), on('back-left', 'B', { abilities: [retires] })],
    })
    expect(place(g, 'retire')).toBeGreaterThan(place(g, 'drawOne'))
    expect(place(g, 'retire')).toBeLessThan(place(g, 'assistStepStart'))
    g.proves('6.4.1.1.3')
  })

  test('an assist step begins', () => {
    const g = table('draw', at('assist-start', draw()))
    expect(place(g, 'drawOne', 1)).toBeGreaterThan(place(g, 'assistStepStart'))
    expect(place(g, 'drawOne', 1)).toBeLessThan(place(g, 'ridePhaseStart'))
    g.proves('6.4.1.2.1.1')
  })

  test('a ride phase begins: before the ride', () => {
    const g = table('ride', at('ride-start', draw()), { hand: [unit('h', { grade: 3 })] })
    expect(g.P1).toBeAsked('ride.card')
    expect(hand(g)).toBe(2)
    g.proves('6.5.1.1.1')
  })

  test('after a ride, before the stride step', () => {
    const g = table('ride', at('ride-start', draw()), {
      hand: [unit('h', { grade: 3, abilities: [when('ride', draw())] })],
    })
    g.P1.chooses('h')
    expect(place(g, 'drawOne', 1)).toBeGreaterThan(-1)
    expect(place(g, 'drawOne', 1)).toBeLessThan(place(g, 'strideStepStart'))
    g.proves('6.5.1.1.4')
  })

  test('a stride step begins: before the stride', () => {
    const g = table('ride', at('stride-start', draw()), {
      hand: [unit('h', { grade: 3, clans: ['他'] })],
      g: [unit('G', { type: 'G', grade: 4 }, { faceDown: true })],
    })
    if (g.P1.isAsked('ride.card')) g.P1.chooses()
    expect(g.P1).toBeAsked('stride.card')
    expect(hand(g)).toBe(2)
    g.proves('6.5.1.2.1')
  })

  test('after a stride, before the main phase', () => {
    const g = table('ride', at('ride-start', draw()), {
      hand: [unit('h', { grade: 3, clans: ['他'] })],
      g: [unit('G', { type: 'G', grade: 4, abilities: [when('stride', draw())] }, { faceDown: true })],
    })
    if (g.P1.isAsked('ride.card')) g.P1.chooses()
    g.P1.chooses('G')
    if (g.P1.isAsked('stride.cost')) g.P1.chooses('h')
    expect(place(g, 'drawOne', 1)).toBeGreaterThan(-1)
    expect(place(g, 'drawOne', 1)).toBeLessThan(place(g, 'mainPhaseStart'))
    g.proves('6.5.1.3')
  })

  test('a main phase begins: before anything is done in it', () => {
    const g = table('ride', at('main-start', draw()))
    while (!g.P1.isAsked('main.window')) g.P1.chooses()
    expect(hand(g)).toBe(1)
    g.proves('6.6.1.1', '8.4.2.1')
  })

  test('a turn ends: before what lasts for the turn is over', () => {
    const g = table('end', at('turn-end', draw(2)))
    expect(hand(g)).toBe(2)
    expect(place(g, 'drawOne')).toBeLessThan(place(g, 'endScope'))
    g.proves('6.8.1.3', '6.8.1.4')
  })

  test('what its end brings about belongs to it', () => {
    const weak: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'state',
        condition: {
          kind: 'value',
          of: self,
          characteristic: 'power',
          comparison: { than: 'at-most', amount: 10_000 },
        },
      },
      effect: draw(),
    }
    const strong = at('turn-end', draw())
    const g = table('main', strong, {
      field: [vanguardUnit('A', { abilities: [activated([], strengthen(self, 5000, 'turn')), weak] })],
    })
    g.P1.acts('ability', { with: 'A' })
    expect(g.at('A').values['power']).toBe(15_000)
    const before = hand(g)
    g.P1.passes()
    if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
    expect(hand(g)).toBe(before + 1)
    expect(place(g, 'drawOne', before)).toBeLessThan(place(g, 'beginTurn'))
    g.proves('6.8.1.4')
  })

  test('it comes again for who came late, and for nobody twice', () => {
    const late = unit('late', { abilities: [at('turn-end', draw(), { where: ['R'] })] })
    const calls = { kind: 'vanguard.call' as const, what: some(phrase(yours, zone('drop'), noun('card'))) }
    const g = table('end', at('turn-end', sentences(draw(), calls)), { drop: [late] })
    g.P1.answers('back-left')
    expect(hand(g)).toBe(2)
    expect(g.view(null).facts['turnFighter']).toBe('P2')
    g.proves('6.8.1.5', '6.8.1.3')
  })

  test('freed cards are looked at before the turn ends', () => {
    const g = table('end', at('turn-end', draw()), {
      field: [
        vanguardUnit('A'),
        on('front-left', 'L', { abilities: [when('unlock', draw())] }, { faceDown: true, locked: 1 }),
      ],
    })
    expect(place(g, 'drawOne')).toBeGreaterThan(-1)
    expect(place(g, 'drawOne')).toBeLessThan(place(g, 'turnEnd'))
    g.proves('6.8.1.1.1', '6.8.1.2')
  })
})

const drawing = {
  kind: 'event' as const,
  of: [{ kind: 'event' as const, verb: 'draw', player: 'you' as const }],
}

describe('moments of a battle', () => {
  const standing = (ability: ReturnType<typeof at>, mine: Seat = {}, theirs: Seat = {}, stats: Seat = {}) =>
    table('battle', ability, mine, theirs, stats)

  test('a start step begins: before the attack is chosen', () => {
    const g = standing(at('start-step', draw()))
    expect(g.P1).toBeAsked('battle.attack')
    expect(hand(g)).toBe(1)
    g.proves('7.2.1.1')
  })

  test('an attack step begins: before the attacker is chosen', () => {
    const g = standing(at('attack-step', draw()), {
      field: [vanguardUnit('A', { abilities: [at('attack-step', draw())] }), on('front-left', 'L')],
    })
    g.P1.answers(true)
    expect(g.P1).toBeAsked('battle.attacker')
    expect(hand(g)).toBe(1)
    g.proves('7.3.1.2')
  })

  test('what waits for an attack comes before the guard step', () => {
    const g = standing(when('attack', draw()))
    attack(g)
    expect(place(g, 'drawOne')).toBeGreaterThan(-1)
    expect(place(g, 'drawOne')).toBeLessThan(place(g, 'guardStepStart'))
    g.proves('7.3.1.8', '7.3.1.9')
  })

  test('a guard step begins: before the defender acts', () => {
    const g = standing(at('guard-step', draw()), {}, { hand: [unit('H')] })
    attack(g)
    expect(g.P2).toBeAsked('guard.window')
    expect(hand(g)).toBe(1)
    g.proves('7.4.1.1')
  })

  test('a drive step begins: before its checks', () => {
    const g = standing(at('drive-step', draw()))
    attack(g)
    unguarded(g)
    expect(place(g, 'drawOne')).toBeGreaterThan(-1)
    expect(place(g, 'drawOne')).toBeLessThan(place(g, 'turnUp'))
    g.proves('7.5.1.1')
  })

  test('what waits for a drive check comes while the card lies in the trigger zone', () => {
    const checked = {
      ...when('drive-check', draw()),
      trigger: {
        kind: 'event' as const,
        of: [{ kind: 'event' as const, verb: 'drive-check', player: 'you' as const }],
      },
    }
    const g = standing(checked)
    attack(g)
    unguarded(g)
    expect(g.zone('P1', 'hand')).toEqual(['m2', 'm1'])
    g.proves('7.5.1.2.5', '7.5.1.2.4')
  })

  test('a damage step begins: before hits are looked at', () => {
    const g = standing(at('damage-step', act('retire', self)), {
      field: [
        vanguardUnit('A'),
        on('front-left', 'L', { power: 20_000, abilities: [at('damage-step', act('retire', self))] }),
      ],
    })
    g.P1.answers(true)
    g.P1.chooses('L')
    unguarded(g)
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('7.6.1.1')
  })

  test('what waits for a hit comes when guardians have retired', () => {
    const g = standing(when('hit', draw()), {}, { hand: [unit('H', { shield: 0 })] })
    attack(g)
    g.P2.acts('guard', { with: 'H' })
    unguarded(g)
    expect(g.at('H').zone).toBe('drop')
    expect(place(g, 'drawOne')).toBeGreaterThan(place(g, 'retire'))
    expect(place(g, 'drawOne')).toBeLessThan(place(g, 'closeStepStart'))
    g.proves('7.6.1.9')
  })

  test('a battle ends: while its units still attack', () => {
    const g = standing(at('close-step', draw()))
    attack(g)
    unguarded(g)
    expect(place(g, 'drawOne')).toBeGreaterThan(place(g, 'closeStepStart'))
    expect(place(g, 'drawOne')).toBeLessThan(place(g, 'endBattle'))
    g.proves('7.7.1.1', '7.7.1.2')
  })
})
