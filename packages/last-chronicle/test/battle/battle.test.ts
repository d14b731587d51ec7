import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { takeControl, toHand } from '../../src/changes/verbs.ts'
import { begins, fresh, happened, happens, history, phaseOf, spell, stone, unit, wiped } from '../cards.ts'
import '../effects.ts'

type Units = readonly ReturnType<typeof unit>[]
const fighting = (mine: Units, theirs: Units = [], more = {}) =>
  board(lastChronicle, {
    P1: { battlefield: mine, eras: 1, deck: 3, hand: [spell('E')] },
    P2: { battlefield: theirs, eras: 1, deck: 3, hand: [spell('F')] },
    at: 'attack',
    ...more,
  })
type Table = ReturnType<typeof fighting>
/** The window before the defence, or before damage, is passed over. */
const window = (g: Table): void => {
  g.everyonePasses()
}

describe('before the attack', () => {
  test('the turn player attacks, and has a window of the step', () => {
    const g = fighting([unit('A')], [], { at: 'battle' })
    expect(g.view(null).facts['attackingPlayer']).toBe('P1')
    expect(happened(g, 'attackStepStart')).toBe(true)
    expect(g.P1).toBeAsked('priority.window')
    expect(g.P1).toOffer('use-spell')
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    g.P2.passes()
    expect(g.P1).toBeAsked('battle.attackers')
    g.proves('10.1.1.1', '10.1.1.2', '10.1.1.3', '10.1.2.1')
  })
})

describe('who may attack', () => {
  const offered = (g: Table, ...words: readonly string[]): void => {
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.P1).toOfferExactly(...words)
  }

  test('active units that were there when the turn began may attack, and no others', () => {
    const g = fighting(
      [unit('A'), unit('wiped', {}, { ...wiped }), unit('new', {}, { ...fresh })],
      [unit('B')],
    )
    offered(g, 'A')
    g.proves('10.1.2.3.1')
  })

  test('a quick unit attacks though it was just placed', () => {
    const g = fighting([unit('A'), unit('quick', { keywords: { haste: true } }, { ...fresh })])
    offered(g, 'A', 'quick')
    g.proves('15.2.2.2')
  })

  test('a unit whose level is above the era does not attack', () => {
    const g = fighting([unit('A'), unit('high', { level: 2 })])
    offered(g, 'A')
    g.proves('10.1.2.3.2', '5.13.2')
  })

  test('a level stays between one and four', () => {
    const g = fighting([unit('A', { level: 6 }), unit('B', { level: 0 })], [], {
      P1: { battlefield: [unit('A', { level: 6 }), unit('B', { level: 0 })], eras: 4, deck: 3 },
    })
    offered(g, 'A', 'B')
    expect([g.at('A').values['level'], g.at('B').values['level']]).toEqual([4, 1])
    g.proves('5.13.3')
  })

  test('a unit designated before in this turn does not attack again, though nothing came of it', () => {
    const g = fighting([unit('A'), unit('again', {}, { declaredIn: 1 })])
    offered(g, 'A')
    g.proves('10.1.2.3.3')
  })

  test('a unit that may not attack does not', () => {
    const g = fighting([unit('A'), unit('held')], [], {
      effects: [
        { effect: 'test cannot attack', by: 'P2', on: 'held' },
        { effect: 'test may attack', by: 'P1', on: 'held' },
      ],
    })
    offered(g, 'A')
    g.proves('10.1.2.3.4', '2.2')
  })

  test('a unit that must attack does, as far as nothing prevents it', () => {
    const g = fighting([unit('A'), unit('must'), unit('held')], [], {
      effects: [
        { effect: 'test must attack', by: 'P2', on: 'must' },
        { effect: 'test must attack', by: 'P2', on: 'held' },
        { effect: 'test cannot attack', by: 'P2', on: 'held' },
      ],
    })
    offered(g, 'A', 'must')
    expect(() => g.P1.chooses('A')).toThrow()
    expect(() => g.P1.chooses()).toThrow()
    expect(g.P1).toBeAsked('battle.attackers')
    g.P1.chooses('must')
    expect(g.at('must').values['attacking']).toBe(true)
    g.proves('10.1.2.3.5')
  })
})

describe('the attack', () => {
  test('declared units are wiped and become attack units', () => {
    const g = fighting([unit('A'), unit('B')])
    g.P1.chooses('A')
    expect(g.at('A').turned).toBe(true)
    expect(g.at('A').values['attacking']).toBe(true)
    expect(g.at('B')).toBeUnchanged()
    expect(happened(g, 'attacked')).toBe(true)
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    g.proves('10.1.2.4', '10.1.2.6', '10.1.2.7', '15.1.3.1')
  })

  test('before a defender is named the turn player has priority', () => {
    const g = fighting([unit('A')], [unit('B')])
    g.P1.chooses('A')
    expect(g.P1).toBeAsked('priority.window')
    g.everyonePasses()
    expect(g.P2).toBeAsked('battle.defender')
    g.proves('10.1.3.2')
  })

  test('one unit, several or none may be named, of the own battlefield alone', () => {
    const g = fighting([unit('A'), history('H'), unit('B')], [unit('C')])
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.P1).toOfferExactly('A', 'B')
    expect([g.match.decision?.min, g.match.decision?.max]).toEqual([0, 2])
    g.proves('10.1.2.2')
  })

  test('a unit of valor is not wiped by attacking', () => {
    const g = fighting([unit('A', { keywords: { valor: true } })])
    g.P1.chooses('A')
    expect(g.at('A').turned).toBe(false)
    expect(g.at('A').values['attacking']).toBe(true)
    g.proves('15.2.1.2')
  })

  test('without an attack all up to the end of the phase is skipped', () => {
    const g = fighting([unit('A')], [unit('B')])
    g.P1.chooses()
    expect(phaseOf(g)).toBe('main 2')
    expect(g.count('P2', 'life')).toBe(20)
    g.proves('10.1.2.8', '10.3.2')
  })

  test('costs of attacking are counted when it is declared and paid', () => {
    const g = fighting([unit('A'), unit('B')], [], {
      P1: {
        battlefield: [unit('A'), unit('B')],
        souls: [stone('s1', '白'), stone('s2', '黒')],
        eras: 1,
        deck: 3,
      },
      effects: [{ effect: 'test attack costs', by: 'P2', on: 'A', values: [1] }],
    })
    g.P1.chooses('A')
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('soul-black')
    expect(g.at('A').values['attacking']).toBe(true)
    expect(g.at('s1')).toBeUnchanged()
    expect(g.count('P1', 'black')).toBe(0)
    g.proves('10.1.2.5')
  })

  test('costs of attacking are counted once the attacker is wiped, and not again', () => {
    const g = fighting([unit('A')], [], {
      P1: { battlefield: [unit('A')], souls: [stone('s1', '白')], eras: 1, deck: 3 },
      effects: [{ effect: 'test attack costs if wiped', by: 'P2', on: 'A' }],
    })
    g.P1.chooses('A')
    expect(g.at('A').turned).toBe(true)
    expect(g.P1).toBeAsked('cost.resource')
    g.proves('10.1.2.4', '10.1.2.5')
  })

  test('units whose costs of attacking cannot be paid together are not declared together', () => {
    const g = fighting([unit('A'), unit('B')], [], {
      P1: { battlefield: [unit('A'), unit('B')], white: 1, eras: 1, deck: 3 },
      effects: [{ effect: 'test attack costs', by: 'P2', values: [1] }],
    })
    expect(() => g.P1.chooses('A', 'B')).toThrow()
    expect(g.P1).toBeAsked('battle.attackers')
    g.P1.chooses('A')
    expect(g.at('A').values['attacking']).toBe(true)
    expect(g.count('P1', 'white')).toBe(0)
  })
})

describe('the defence', () => {
  const defending = (theirs: Units, mine: Units = [unit('A')], more = {}) => {
    const g = fighting(mine, theirs, more)
    g.P1.chooses(...mine.map((card) => (card as { ref: string }).ref))
    window(g)
    return g
  }

  test('the other player names one defender or none, before anyone can act', () => {
    const g = defending([unit('B'), unit('C')])
    expect(g.P2).toBeAsked('battle.defender')
    expect(g.P2).toOfferExactly('B', 'C')
    expect(() => g.P2.chooses('B', 'C')).toThrow()
    g.P2.chooses('B')
    expect(g.at('B').values['defending']).toBe(true)
    expect(g.at('C')).toBeUnchanged()
    expect(happened(g, 'defended')).toBe(true)
    expect(g.P1).toBeAsked('priority.window')
    expect(g.at('B').marks['damage']).toBe(0)
    g.proves('10.1.4.1', '10.1.4.2', '10.1.4.3', '10.1.4.5', '10.1.5.2')
  })

  test('only an active unit defends', () => {
    const g = defending([unit('B'), unit('wiped', {}, { ...wiped })])
    expect(g.P2).toOfferExactly('B')
    g.proves('10.1.4.2.1')
  })

  test('a unit whose level is above the era of its player does not defend', () => {
    const g = defending([unit('B'), unit('high', { level: 2 })])
    expect(g.P2).toOfferExactly('B')
    g.proves('10.1.4.2.2', '5.13.2')
  })

  test('a unit that may not defend does not', () => {
    const g = defending([unit('B'), unit('held')], undefined, {
      effects: [{ effect: 'test cannot defend', by: 'P1', on: 'held' }],
    })
    expect(g.P2).toOfferExactly('B')
    g.proves('10.1.4.2.3')
  })

  test('a unit that must defend does', () => {
    const g = defending([unit('B'), unit('must')], undefined, {
      effects: [{ effect: 'test must defend', by: 'P1', on: 'must' }],
    })
    expect(g.P1).toBeAsked('priority.window')
    expect(g.at('must').values['defending']).toBe(true)
    g.proves('10.1.4.2.4')
  })

  test('a cost of defending is paid', () => {
    const g = defending([unit('B')], undefined, {
      P2: { battlefield: [unit('B'), unit('C')], souls: [stone('t', '白')], eras: 1, deck: 3 },
      effects: [{ effect: 'test defence costs', by: 'P1', on: 'B', values: [1] }],
    })
    g.P2.chooses('B')
    expect(g.P2).toBeAsked('cost.resource')
    g.P2.acts('soul-white')
    expect(g.at('B').values['defending']).toBe(true)
    expect(g.at('t').turned).toBe(true)
    expect(g.count('P2', 'white')).toBe(0)
    g.proves('10.1.4.2.5')
  })

  test('only aura defends against aura', () => {
    const aura = { keywords: { aura: true } }
    const g = defending([unit('B'), unit('too', aura)], [unit('A', aura)])
    expect(g.P2).toOfferExactly('too')
    g.proves('15.2.3.2')
  })

  test('a squad that is not all of aura may be defended by anyone', () => {
    const g = defending([unit('B')], [unit('A', { keywords: { aura: true } }), unit('plain')])
    expect(g.P2).toBeAsked('battle.defender')
    expect(g.P2).toOfferExactly('B')
    g.proves('15.2.3.3')
  })
})

describe('damage', () => {
  test('unblocked, a unit deals its ATK to the opponent', () => {
    const g = fighting([unit('A', { atk: 3 })], [unit('B')])
    g.P1.chooses('A')
    window(g)
    g.P2.chooses()
    window(g)
    expect(g.count('P2', 'life')).toBe(17)
    expect(g.at('B')).toBeUnchanged()
    expect(happened(g, 'dealtToPlayer')).toBe(true)
    expect(g.P1).toBeAsked('priority.window')
    expect(phaseOf(g)).toBe('battle')
    g.proves('10.2.1', '10.2.1.4', '6.4.1.1')
  })

  test('blocked, both deal their power to each other and nothing to the player', () => {
    const g = fighting([unit('A', { power: 2500 })], [unit('B', { power: 3000 })])
    g.P1.chooses('A')
    window(g)
    g.P2.chooses('B')
    window(g)
    expect(g.at('B').marks['damage']).toBe(2500)
    expect(g.at('A').zone).toBe('discard')
    expect(g.count('P2', 'life')).toBe(20)
    g.proves('10.2.1.2', '12.4.4')
  })

  test('with the defender gone nobody takes damage', () => {
    const g = fighting([unit('A')], [unit('B')])
    g.P1.chooses('A')
    window(g)
    g.P2.chooses('B')
    happens(g, toHand, 'B')
    window(g)
    expect(g.count('P2', 'life')).toBe(20)
    expect(g.at('A').marks['damage']).toBe(0)
    g.proves('10.2.1.1')
  })

  test('a defender that changed sides takes no damage and deals none', () => {
    const g = fighting([unit('A')], [unit('B', { power: 3000 })])
    g.P1.chooses('A')
    window(g)
    g.P2.chooses('B')
    happens(g, takeControl, 'B', 'P1')
    window(g)
    expect(g.at('B').marks['damage']).toBe(0)
    expect(g.at('A').marks['damage']).toBe(0)
    g.proves('10.1.4.4')
  })

  test('damage of zero is not dealt at all', () => {
    const g = fighting([unit('A', { atk: 0 })])
    g.P1.chooses('A')
    window(g)
    window(g)
    expect(happened(g, 'damagePlayer')).toBe(false)
    expect(g.count('P2', 'life')).toBe(20)
    g.proves('6.4.2')
  })

  test('a negative ATK deals nothing', () => {
    const g = fighting([unit('A', { atk: 1 })])
    begins(g, 'test atk', 'A', { values: [-3] })
    expect(g.at('A').values['atk']).toBe(-2)
    begins(g, 'test atk', 'A', { values: [1] })
    expect(g.at('A').values['atk']).toBe(-1)
    g.P1.chooses('A')
    window(g)
    window(g)
    expect(g.count('P2', 'life')).toBe(20)
  })

  test('damage adds up', () => {
    const g = fighting([unit('A', { power: 1000 })], [unit('B', { power: 3000 }, { damage: 1500 })])
    g.P1.chooses('A')
    window(g)
    g.P2.chooses('B')
    window(g)
    expect(g.at('B').marks['damage']).toBe(2500)
    g.proves('6.4.1.2')
  })
})

describe('going on', () => {
  test('with a unit that can still attack the turn player goes on or ends', () => {
    const g = fighting([unit('A'), unit('B')])
    g.P1.chooses('A')
    window(g)
    window(g)
    window(g)
    expect(g.P1).toBeAsked('battle.again')
    expect(g.at('A').values['attacking']).toBe(false)
    g.P1.answers(true)
    expect(phaseOf(g)).toBe('battle')
    expect(g.P1).toBeAsked('priority.window')
    window(g)
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.P1).toOfferExactly('B')
    g.proves('10.3.1', '10.3.3', '10.1.2.3.3')
  })

  test('after the battle phase there is no attacking player', () => {
    const g = fighting([unit('A'), unit('B')])
    g.P1.chooses('A')
    window(g)
    window(g)
    window(g)
    g.P1.answers(false)
    expect(phaseOf(g)).toBe('main 2')
    expect(g.view(null).facts['attackingPlayer']).toBe(undefined)
    g.proves('10.3.4')
  })

  test('without a unit that can still attack the battle phase ends by itself', () => {
    const g = fighting([unit('A')])
    g.P1.chooses('A')
    window(g)
    window(g)
    window(g)
    expect(phaseOf(g)).toBe('main 2')
    g.proves('10.3.3.1')
  })
})
