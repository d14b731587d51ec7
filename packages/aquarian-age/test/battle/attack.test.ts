import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { aquarianAge } from '@fudaba/aquarian-age'
import { breakCard, character, permanent, powers, skill } from '../cards.ts'

/** P1 attacks with A, whose power pays; P2 may guard with B. */
const facing = (
  a: Parameters<typeof character>[1] = {},
  b: Parameters<typeof character>[1] = {},
  more: { P1?: object; P2?: object; at?: string; aPower?: number; bPower?: number } = {},
) =>
  board(aquarianAge, {
    at: more.at ?? 'main',
    P1: { controlled: [character('A', a)], power: powers('A', more.aPower ?? 1), deck: 10, ...more.P1 },
    P2: { controlled: [character('B', b)], power: powers('B', more.bPower ?? 1), deck: 10, ...more.P2 },
  })
const attacks = (g: ReturnType<typeof facing>) => g.P1.acts('attack', { with: 'A' })
const guards = (g: ReturnType<typeof facing>) => g.P2.acts('guard', { with: 'B' })

describe('an attack', () => {
  test('costs one power card of the attacker, which is discarded', () => {
    const g = facing({}, {}, { aPower: 2 })
    attacks(g)
    expect(g.P1).toBeAsked('pay.own')
    expect(g.P1).toOfferExactly('Ap1', 'Ap2')
    g.P1.chooses('Ap2')
    expect(g.at('Ap2').zone).toBe('discard')
    expect(g.at('Ap1').zone).toBe('power')
    g.proves('base.1.6.1', '17-4')
  })

  test('needs a power card of its own', () => {
    const g = facing({}, {}, { P1: { controlled: [character('A'), character('C')], power: powers('A', 1) } })
    expect(g.may('P1', 'attack', 'A')).toBe(true)
    expect(g.may('P1', 'attack', 'C')).toBe(false)
    g.proves('base.1.6.1')
  })

  test('is declared in the own main phase, by controlled characters only', () => {
    const g = facing(
      {},
      {},
      { P1: { factions: [character('F')], power: [...powers('A', 1), ...powers('F', 1)] } },
    )
    expect(g.may('P1', 'attack', 'F')).toBe(false)
    expect(g.may('P2', 'attack', 'B')).toBe(false)
    g.proves('3-1', '3-2')
  })

  test('cannot be declared while another one is not resolved', () => {
    const g = facing({}, {}, { aPower: 2 })
    attacks(g).chooses('Ap1')
    expect(g.may('P1', 'attack', 'A')).toBe(false)
    g.proves('3-1')
  })

  test('may be made again as long as power lasts', () => {
    const g = facing({}, {}, { aPower: 2 })
    attacks(g).chooses('Ap1')
    g.everyonePasses()
    expect(g.P1).toBeAsked('main.window')
    expect(g.may('P1', 'attack', 'A')).toBe(true)
    g.proves('base.1.6.2')
  })

  test('that nobody guards is judged as often as its value', () => {
    const g = facing(
      { attack: 3 },
      {},
      { P2: { deck: [breakCard('X1'), breakCard('X2'), breakCard('X3'), breakCard('X4')] } },
    )
    attacks(g)
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(3)
    expect(g.at('X4').zone).toBe('deck')
    g.proves('base.1.6.13', '3-3')
  })

  test('on an own party is answered by its active character, for nothing', () => {
    const g = facing({ attack: 1 }, {}, { P1: { factions: [character('F', { attack: 5 })] } })
    g.P1.acts('attack-party', { with: 'A', party: 'F' })
    g.everyonePasses()
    expect(g.at('A').zone).toBe('discard')
    expect(g.at('F').zone).toBe('factions')
    g.proves('3-5-b', 'base.1.6.5')
  })
})

describe('a guard', () => {
  test('costs one power card of the guard', () => {
    const g = facing({}, {}, { bPower: 2 })
    attacks(g)
    guards(g)
    expect(g.P2).toBeAsked('pay.own')
    g.P2.chooses('Bp1')
    expect(g.at('Bp1').zone).toBe('discard')
    g.proves('base.1.6.4', '17-5')
  })

  test('needs power of its own, unless it intercepts', () => {
    const without = facing({}, {}, { bPower: 0 })
    attacks(without)
    expect(without.may('P2', 'guard', 'B')).toBe(false)
    const free = facing({}, skill({ skill: 'intercept' }), { bPower: 0 })
    attacks(free)
    expect(free.may('P2', 'guard', 'B')).toBe(true)
    guards(free)
    free.everyonePasses()
    free.proves('base.1.7.12')
  })

  test('answers an attack on its own player directly, and only once', () => {
    const g = facing(
      {},
      {},
      { P2: { controlled: [character('B'), character('C')], power: [...powers('B', 1), ...powers('C', 1)] } },
    )
    expect(g.may('P2', 'guard', 'B')).toBe(false)
    attacks(g)
    expect(g.may('P2', 'guard', 'B')).toBe(true)
    guards(g)
    expect(g.may('P2', 'guard', 'C')).toBe(false)
    g.proves('4-1')
  })

  test('is for controlled characters', () => {
    const g = facing(
      {},
      {},
      { P2: { factions: [character('F')], power: [...powers('B', 1), ...powers('F', 1)] } },
    )
    attacks(g)
    expect(g.may('P2', 'guard', 'F')).toBe(false)
    g.proves('4-2')
  })

  test('sees through stealth only with a faction in common', () => {
    const g = facing(skill({ skill: 'stealth' }), { factions: ['wizdom'] })
    attacks(g)
    expect(g.may('P2', 'guard', 'B')).toBe(false)
    g.proves('base.1.7.10')
    const same = facing(skill({ skill: 'stealth' }), {})
    attacks(same)
    expect(same.may('P2', 'guard', 'B')).toBe(true)
  })

  test('never stops stealth without a faction', () => {
    const g = facing({ ...skill({ skill: 'stealth' }), factions: [] }, { factions: [] })
    attacks(g)
    expect(g.may('P2', 'guard', 'B')).toBe(false)
    g.proves('18-2-a')
  })
})

describe('a battle', () => {
  test('both deal their attack at once, and who has no more endurance is discarded', () => {
    const g = facing({ attack: 2, endurance: 2 }, { attack: 2, endurance: 2 })
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect(g.at('A').zone).toBe('discard')
    expect(g.at('B').zone).toBe('discard')
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('base.1.6.10', 'base.1.6.11', 'base.1.6.8')
  })

  test('only what characters strike each other with is damage of the battle, nothing else in its course', () => {
    const named = (name: string, endurance: number) =>
      character(name, { personal: name, attack: 2, endurance })
    const volley = {
      text: 'このキャラクターがバトルした場合、≪対戦相手のキャラクター全て≫に3ダメージを与える。',
    }
    const g = facing(
      volley,
      {},
      { P2: { controlled: [named('B', 4), named('C', 3)], power: powers('B', 1) } },
    )
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect(g.at('C').zone).toBe('discard')
    expect(g.at('B').zone).toBe('controlled')
    const beaten = facing({}, {}, { P2: { controlled: [named('B', 2)], power: powers('B', 1) } })
    attacks(beaten)
    guards(beaten)
    beaten.everyonePasses()
    expect(beaten.at('B').zone).toBe('damage')
    beaten.proves('5-2')
  })

  test('damage of a battle does not stay', () => {
    const g = facing({ attack: 1, endurance: 3 }, { attack: 1, endurance: 2 }, { aPower: 2, bPower: 2 })
    for (const n of [1, 2]) {
      attacks(g)
      if (n === 1) g.P1.chooses('Ap1')
      guards(g)
      if (n === 1) g.P2.chooses('Bp1')
      g.everyonePasses()
    }
    expect(g.at('B').zone).toBe('controlled')
    g.proves('base.1.6.12')
  })

  test('initiative deals its damage first, and the beaten do not strike back', () => {
    const g = facing(
      { attack: 2, endurance: 1, ...skill({ skill: 'initiative' }) },
      { attack: 5, endurance: 2 },
    )
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect(g.at('A').zone).toBe('controlled')
    expect(g.at('B').zone).toBe('discard')
    g.proves('base.1.7.4')
  })

  test('penetrate lets what exceeds endurance through to the player', () => {
    const g = facing(
      { attack: 4, endurance: 9, ...skill({ skill: 'penetrate' }) },
      { endurance: 1 },
      { P2: { deck: [breakCard('X1'), breakCard('X2'), breakCard('X3'), breakCard('X4')] } },
    )
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(3)
    g.proves('6-1', 'base.1.7.9')
  })

  test('power and permanents fall with their character', () => {
    const g = facing({ attack: 9, endurance: 9 }, {}, { bPower: 3 })
    attacks(g)
    guards(g).chooses('Bp1')
    g.everyonePasses()
    expect(g.zone('P2', 'power')).toHaveLength(0)
    expect(g.at('Bp3').zone).toBe('discard')
    g.proves('base.1.6.11')
  })

  test('a name-level character that is beaten goes to the damage pile', () => {
    const g = facing({ attack: 9, endurance: 9 }, { personal: 'セツ' })
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect(g.at('B').zone).toBe('damage')
    g.proves('9-3')
  })

  test('resist takes no damage from its faction', () => {
    const g = facing(
      { attack: 9, endurance: 9 },
      { factions: ['wizdom'], ...skill({ skill: 'resist', of: 'ego' }) },
    )
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect(g.at('B').zone).toBe('controlled')
    g.proves('base.1.7.13')
  })

  test('resist of a permanent is that of its character, and as long as it has it', () => {
    const g = (more: object) =>
      facing(
        { attack: 9, endurance: 9 },
        { factions: ['wizdom'] },
        {
          P2: {
            permanents: [permanent('P', skill({ skill: 'resist', of: 'ego' }), { 'set on': 'B' })],
            ...more,
          },
        },
      )
    const after = (table: ReturnType<typeof facing>) => {
      attacks(table)
      guards(table)
      table.everyonePasses()
      return table.at('B').zone
    }
    const table = g({})
    expect(after(table)).toBe('controlled')
    table.proves('base.1.7.13', '11-5')
    const loses = character('N', { text: '≪あなたのキャラクター全て≫はレジスト(E.G.O.)を失う。' })
    expect(after(g({ controlled: [character('B', { factions: ['wizdom'] }), loses] }))).toBe('discard')
    const given = character('N', { text: '≪あなたのキャラクター全て≫にレジスト(E.G.O.)を与える。' })
    const got = g({ controlled: [character('B', { factions: ['wizdom'] }), given], permanents: [] })
    expect(after(got)).toBe('controlled')
    const other = character('N', { text: '≪あなたのキャラクター全て≫にレジスト(イレイザー)を与える。' })
    expect(after(g({ controlled: [character('B'), other], permanents: [] }))).toBe('discard')
  })
})

describe('mental attacks', () => {
  test('discard as many power cards as the owner chooses', () => {
    const g = facing({ attack: 1, mental: true, endurance: 9 }, { attack: 0 }, { bPower: 3 })
    attacks(g)
    guards(g).chooses('Bp1')
    g.everyonePasses()
    expect(g.P2).toBeAsked('damage.power')
    expect(g.P2).toOfferExactly('Bp2', 'Bp3')
    g.P2.chooses('Bp3')
    expect(g.at('Bp3').zone).toBe('discard')
    expect(g.at('B').zone).toBe('controlled')
    g.proves('12-5', 'base.1.6.15', 'base.1.3.3')
  })

  test('remove a character with less power, and leave one with just as much', () => {
    const gone = facing({ attack: 2, mental: true, endurance: 9 }, { attack: 0 }, { bPower: 2 })
    attacks(gone)
    guards(gone).chooses('Bp1')
    gone.everyonePasses()
    expect(gone.at('B').zone).toBe('discard')
    gone.proves('base.1.6.16')
    const left = facing({ attack: 2, mental: true, endurance: 9 }, { attack: 0 }, { bPower: 3 })
    attacks(left)
    guards(left).chooses('Bp1')
    left.everyonePasses()
    expect(left.at('B').zone).toBe('controlled')
    expect(left.zone('P2', 'power')).toHaveLength(0)
  })

  test('are compared with mind in a party', () => {
    const weak = facing(
      { attack: 2, mental: true, endurance: 9 },
      {},
      { P1: { factions: [character('F', { mind: 3, attack: 0 })] } },
    )
    weak.P1.acts('attack-party', { with: 'A', party: 'F' })
    weak.everyonePasses()
    expect(weak.at('F').zone).toBe('factions')
    const strong = facing(
      { attack: 3, mental: true, endurance: 9 },
      {},
      { P1: { factions: [character('F', { mind: 3, attack: 0 })] } },
    )
    strong.P1.acts('attack-party', { with: 'A', party: 'F' })
    strong.everyonePasses()
    expect(strong.at('F').zone).toBe('discard')
    strong.proves('base.1.6.17')
  })

  test('on a player are judged, or do nothing, as the table plays it', () => {
    const mental = { attack: 2, mental: true }
    const usual = facing(mental, {}, { P2: { deck: [breakCard('X1'), breakCard('X2')] } })
    attacks(usual)
    usual.everyonePasses()
    expect(usual.zone('P2', 'damage')).toHaveLength(2)
    const none = board(aquarianAge, {
      config: { mentalAttackOnPlayer: 'none' },
      at: 'main',
      P1: { controlled: [character('A', mental)], power: powers('A', 1) },
      P2: { deck: [breakCard('X1'), breakCard('X2')] },
    })
    none.P1.acts('attack', { with: 'A' })
    none.everyonePasses()
    expect(none.zone('P2', 'damage')).toHaveLength(0)
    none.proves('base.1.6.18')
  })
})

describe('bind', () => {
  const bound = () => facing({ attack: 9, endurance: 9 }, skill({ skill: 'bind', value: 1 }), { bPower: 3 })

  test('puts power into the damage pile and stays, if its owner wants', () => {
    const g = bound()
    attacks(g)
    guards(g).chooses('Bp1')
    g.everyonePasses()
    expect(g.P2).toBeAsked('damage.bind')
    g.P2.answers(true)
    expect(g.P2).toBeAsked('damage.bindWith')
    g.P2.chooses('Bp2')
    expect(g.at('B').zone).toBe('controlled')
    expect(g.at('Bp2').zone).toBe('damage')
    expect(g.at('Bp3').zone).toBe('power')
    g.proves('base.1.7.5', 'base.1.7.6')
  })

  test('may be declined', () => {
    const g = bound()
    attacks(g)
    guards(g).chooses('Bp1')
    g.everyonePasses()
    g.P2.answers(false)
    expect(g.at('B').zone).toBe('discard')
    g.proves('base.1.7.6')
  })
})
