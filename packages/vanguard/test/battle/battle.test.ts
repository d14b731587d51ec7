import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { at, icon, plain, unit, vanguardUnit } from '../cards.ts'

type Seat = Readonly<Record<string, unknown>>

/** P1's vanguard A and P2's vanguard V, with decks that hold no icons unless they say otherwise. */
const facing = (mine: Seat = {}, theirs: Seat = {}, more: Seat = {}) =>
  board(vanguard, {
    at: 'battle',
    turn: 3,
    P1: { field: [vanguardUnit('A')], deck: plain('m', 10), ...mine },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 10), ...theirs },
    ...more,
  })
type Table = ReturnType<typeof facing>
/** Who has a card to guard with is asked. */
const spare = { hand: [unit('spare')] }

/** Attacks, answering whatever is asked with these words; the defender passes unless told. */
function attack(g: Table, words: Readonly<Record<string, string>> = {}): void {
  g.P1.answers(true)
  for (let i = 0; i < 12; i++) {
    const key = g.match.decision?.message.key ?? ''
    if (!key.startsWith('battle.') || key === 'battle.attack') return
    const said = words[key.slice('battle.'.length)]
    if (said !== undefined) g.P1.chooses(said)
    else if (key === 'battle.booster') g.P1.chooses()
    else return
  }
}
/** Passes the guard and leaves everything else as it comes. */
const unguarded = (g: Table): void => {
  if (g.match.decision?.message.key === 'guard.window') g.P2.passes()
}

describe('attacks', () => {
  test('by standing units of the front row on the front row', () => {
    const g = facing(
      {
        field: [
          vanguardUnit('A'),
          at('front-left', 'L'),
          at('front-right', 'R', {}, { turned: true }),
          at('back-left', 'B'),
        ],
      },
      { field: [vanguardUnit('V'), at('front-left', 'X'), at('back-left', 'Y')] },
    )
    g.P1.answers(true)
    expect(g.P1).toBeAsked('battle.attacker')
    expect(g.P1).toOfferExactly('A', 'L')
    g.P1.chooses('L')
    expect(g.at('L').turned).toBe(true)
    expect(g.P1).toBeAsked('battle.target')
    expect(g.P1).toOfferExactly('V', 'X')
    g.proves('7.1.1', '7.3.1.3', '7.3.1.4', '4.6.3', '3.17.1.2')
  })

  test('not in the very first turn', () => {
    const g = facing({}, {}, { turn: 1 })
    expect(g.match.decision?.message.key).not.toBe('battle.attack')
    g.proves('7.2.1.3')
  })

  test('one may decline, and the turn ends', () => {
    const g = facing({ field: [vanguardUnit('A'), at('front-left', 'L')] })
    expect(g.P1).toBeAsked('battle.attack')
    g.P1.answers(false)
    expect(g.view(null).facts['turnFighter']).toBe('P2')
    g.proves('7.2.1.2', '7.2.1.2.2', '6.8.1.5')
  })

  test('after the attack one may attack again', () => {
    const g = facing({ field: [vanguardUnit('A'), at('front-left', 'L')] })
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(g.P1).toBeAsked('battle.attack')
    expect(g.at('L').to['attacking']).toBeUndefined()
    g.proves('7.7.1.4')
  })
})

describe('boosting', () => {
  const boosted = (stats: Seat = { skill: 'boost' }, cell = 'back-left') =>
    facing(
      {
        field: [
          vanguardUnit('A'),
          at('front-left', 'L', { power: 8000 }),
          at(cell, 'B', { power: 5000, ...stats }),
        ],
      },
      spare,
    )

  test('a unit behind the attacker rests and adds its power', () => {
    const g = boosted()
    attack(g, { attacker: 'L', target: 'V', booster: 'B' })
    expect(g.at('B').turned).toBe(true)
    expect(g.at('L').values['power']).toBe(13_000)
    g.proves('7.3.1.6', '7.3.1.7', '2.10.1.3', '4.6.2')
  })

  test('needs the icon and the same column', () => {
    const g = boosted({})
    attack(g, { attacker: 'L', target: 'V' })
    expect(g.P2).toBeAsked('guard.window')
    const other = boosted({ skill: 'boost' }, 'back-right')
    attack(other, { attacker: 'L', target: 'V' })
    expect(other.P2).toBeAsked('guard.window')
  })
})

describe('the guard step', () => {
  test('a card of no higher grade comes resting to the guardian circle and adds its shield', () => {
    const g = facing(
      {},
      {
        hand: [unit('H', { grade: 1, shield: 10_000 }), unit('high', { grade: 4 }), unit('spare')],
        field: [vanguardUnit('V', { grade: 3 })],
      },
    )
    attack(g, { attacker: 'A', target: 'V' })
    expect(g.P2).toBeAsked('guard.window')
    expect(g.may('P2', 'guard', 'high')).toBe(false)
    g.P2.acts('guard', { with: 'H' })
    expect(g.at('H').cell).toBe('foremost')
    expect(g.at('H').turned).toBe(true)
    expect(g.at('V').values['power']).toBe(20_000)
    expect(g.P2).toBeAsked('guard.window')
    g.proves('7.4.1.2', '7.4.1.2.2', '8.5.2.1.1.2', '4.6.5', '4.6.5.1', '3.11.1.3', '8.5.3.3', '7.4.1.3')
  })

  test('without a shield it adds nothing', () => {
    const g = facing({}, { hand: [unit('H', { shield: undefined }), unit('spare')] })
    attack(g, { attacker: 'A', target: 'V' })
    g.P2.acts('guard', { with: 'H' })
    expect(g.at('V').values['power']).toBe(10_000)
    g.proves('3.11.1.2')
  })

  test('a front rear-guard intercepts, unless it is attacked itself', () => {
    const theirs = {
      ...spare,
      field: [
        vanguardUnit('V'),
        at('front-left', 'I', { skill: 'intercept' }),
        at('back-left', 'J', { skill: 'intercept' }),
      ],
    }
    const g = facing({}, theirs)
    attack(g, { attacker: 'A', target: 'V' })
    expect(g.may('P2', 'intercept', 'I')).toBe(true)
    expect(g.may('P2', 'intercept', 'J')).toBe(false)
    g.P2.acts('intercept', { with: 'I' })
    expect(g.at('I').cell).toBe('foremost')
    g.proves('7.4.1.2.4', '2.10.1.2')
    const itself = facing({}, theirs)
    attack(itself, { attacker: 'A', target: 'I' })
    expect(itself.may('P2', 'intercept', 'I')).toBe(false)
  })

  test('guardians retire when the damage is done', () => {
    const field = [vanguardUnit('A', { power: 1000 }), at('front-left', 'more')]
    const g = facing({ field }, { hand: [unit('H')] })
    attack(g, { attacker: 'A', target: 'V' })
    g.P2.acts('guard', { with: 'H' })
    unguarded(g)
    expect(g.P1).toBeAsked('battle.attack')
    expect(g.at('H').zone).toBe('drop')
    g.proves('7.6.1.8', '10.4.1')
  })
})

describe('drive checks', () => {
  test('an attacking vanguard turns up a card, which goes to the hand', () => {
    const g = facing()
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.at('m1').zone).toBe('hand')
    expect(g.at('m2').zone).toBe('deck')
    g.proves('7.5.1.2.3', '7.5.1.2.6', '2.16.2')
  })

  test('as many as its drive: two with twin drive, three with triple drive', () => {
    for (const [skill, n] of [
      ['twin', 2],
      ['triple', 3],
    ] as const) {
      const g = facing({ field: [vanguardUnit('A', { skill })] })
      attack(g, { attacker: 'A', target: 'V' })
      unguarded(g)
      expect(g.zone('P1', 'hand')).toHaveLength(n)
      g.proves('7.5.1.3', ...(skill === 'twin' ? ['2.10.1.1', '11.2.3.1'] : ['2.10.1.4', '11.2.4.1']))
    }
  })

  test('a rear-guard makes none', () => {
    const g = facing({ field: [vanguardUnit('A'), at('front-left', 'L')] })
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(g.zone('P1', 'hand')).toHaveLength(0)
    g.proves('7.4.1.2.1')
  })

  test('an icon works only with a unit of its clan', () => {
    const g = facing({ deck: [icon('T', 'draw', { clans: ['別'] }), ...plain('m', 5)] })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.zone('P1', 'hand')).toEqual(['T'])
    g.proves('7.5.1.2.4')
  })
})

describe('hits and damage', () => {
  test('a unit of no more power is hit; a vanguard takes damage equal to critical', () => {
    const g = facing({ field: [vanguardUnit('A', { critical: 2 })] })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.zone('P2', 'damage')).toHaveLength(2)
    expect(g.at('t1').zone).toBe('damage')
    g.proves('7.6.1.2', '7.6.1.5', '10.33.1', '9.6.1', '9.6.2', '9.6.3', '9.6.6', '9.6.7')
  })

  test('more power is not hit', () => {
    const g = facing({ field: [vanguardUnit('A', { power: 9000 })] })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('7.6.1.2')
  })

  test('a hit rear-guard retires, without a damage check', () => {
    const g = facing({}, { field: [vanguardUnit('V'), at('front-left', 'X')] })
    attack(g, { attacker: 'A', target: 'X' })
    unguarded(g)
    expect(g.at('X').zone).toBe('drop')
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('7.6.1.8')
  })

  test('critical zero deals none', () => {
    const g = facing({ field: [vanguardUnit('A', { critical: 0 })] })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.log().some((line) => line.event === 'dealDamage')).toBe(false)
    g.proves('7.6.1.5.1')
  })

  test('an icon of a damage check works for the damaged fighter', () => {
    const g = facing(
      { field: [vanguardUnit('A'), at('front-left', 'L')] },
      { deck: [icon('T', 'draw'), ...plain('t', 5)] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.P2).toBeAsked('icon.order')
    g.P2.answers('icon')
    expect(g.zone('P2', 'hand')).toEqual(['t1'])
    g.proves('9.6.5', '2.8.1.1.3')
  })
})
