import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { type Stats, breakCard, character, fast, powers, project, skill } from '../cards.ts'
import {
  CHARACTER,
  act,
  aimAt,
  always,
  change,
  does,
  draw,
  it,
  permit,
  phrase,
  prohibit,
  self,
  texts,
  theirs,
  type,
  weak,
  yours,
} from '../trees.ts'

const table = (mine: Stats, theirs: Stats = {}, more: Stats = {}) =>
  board(aquarianAge, {
    at: 'main',
    P1: { deck: 5, ...mine },
    P2: { deck: [breakCard('x1'), breakCard('x2'), breakCard('x3'), breakCard('x4')], ...theirs },
    ...more,
  })
const holder = (name: string, ...abilities: readonly Stats[]) => character(name, { abilities })
const attacks = (name: string) =>
  project(name, texts(does(aimAt(phrase(yours, CHARACTER)), { kind: 'aquarian-age.attack', what: it })))
const guards = (name: string, surely?: true) =>
  fast(
    name,
    texts(
      does(aimAt(phrase(yours, CHARACTER)), {
        kind: 'aquarian-age.guard',
        what: it,
        ...(surely ? { surely } : {}),
      }),
    ),
  )

describe('cards that make someone attack', () => {
  test('cost no power, and the attack can be guarded', () => {
    const g = table(
      { hand: [attacks('S')], controlled: [character('A')], power: powers('A', 1) },
      { controlled: [character('B')], power: powers('B', 1) },
    )
    g.P1.acts('project', { with: 'S' })
    g.P2.passes()
    g.P1.passes()
    expect(g.at('Ap1').zone).toBe('power')
    expect(g.P2).toBeAsked('chain.respond')
    expect(g.may('P2', 'guard', 'B')).toBe(true)
    g.P2.acts('guard', { with: 'B' })
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    expect(g.at('B').zone).toBe('discard')
    g.proves('base.1.6.3', '3-1-b')
  })

  test('need a time for attacks', () => {
    const quick = fast(
      'S',
      texts(does(aimAt(phrase(yours, CHARACTER)), { kind: 'aquarian-age.attack', what: it })),
    )
    const g = table({ hand: [quick], controlled: [character('A')], power: powers('A', 1) })
    expect(g.may('P1', 'fast', 'S')).toBe(true)
    g.P1.acts('attack', { with: 'A' })
    g.P2.passes()
    expect(g.may('P1', 'fast', 'S')).toBe(false)
    g.proves('3-1-a')
  })

  test('a ban on attacks does not undo one already declared', () => {
    const bans = fast('F', {
      duration: 'turn',
      ...texts(does(prohibit({ verb: 'attack', subject: phrase(theirs, CHARACTER) }, 'turn'))),
    })
    const g = table({ controlled: [character('A', { attack: 2 })], power: powers('A', 2) }, { hand: [bans] })
    g.P1.acts('attack', { with: 'A' }).chooses('Ap1')
    g.P2.acts('fast', { with: 'F' })
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(2)
    expect(g.may('P1', 'attack', 'A')).toBe(false)
    g.proves('3-8')
  })
})

describe('what attacks and guards cost beside', () => {
  test('is attack cost and guard cost, too', () => {
    const dear = always({
      kind: 'alter-cost',
      player: 'any',
      verb: 'attack',
      what: phrase(CHARACTER),
      change: { kind: 'add', characteristic: 'attackCost', sign: '+', amount: 1 },
    })
    const dearGuard = always({
      kind: 'alter-cost',
      player: 'any',
      verb: 'guard',
      what: phrase(CHARACTER),
      change: { kind: 'add', characteristic: 'guardCost', sign: '+', amount: 1 },
    })
    const g = table(
      {
        controlled: [character('A'), character('C'), holder('T', dear, dearGuard)],
        power: [...powers('A', 3), ...powers('C', 1)],
      },
      { controlled: [character('B'), character('D')], power: [...powers('B', 3), ...powers('D', 1)] },
    )
    expect(g.may('P1', 'attack', 'C')).toBe(false)
    g.P1.acts('attack', { with: 'A' })
    expect([g.match.decision?.min, g.match.decision?.max]).toEqual([2, 2])
    g.P1.chooses('Ap1', 'Ap2')
    expect(g.may('P2', 'guard', 'D')).toBe(false)
    g.P2.acts('guard', { with: 'B' })
    expect([g.match.decision?.min, g.match.decision?.max]).toEqual([2, 2])
    g.proves('3-6', '4-3')
  })
})

describe('cards that make someone guard', () => {
  const attacked = (hand: readonly ReturnType<typeof character>[], a: Stats = {}, b: Stats = {}) => {
    const g = table(
      { controlled: [character('A', a)], power: powers('A', 1) },
      { controlled: [character('B', { endurance: 9, ...b })], hand },
    )
    return g
  }

  test('need a time for guards, and cost no power', () => {
    const g = attacked([guards('G')])
    g.P1.passes()
    expect(g.may('P2', 'fast', 'G')).toBe(false)
    const now = attacked([guards('G')])
    now.P1.acts('attack', { with: 'A' })
    expect(now.may('P2', 'fast', 'G')).toBe(true)
    now.P2.acts('fast', { with: 'G' })
    now.everyonePasses()
    expect(now.zone('P2', 'damage')).toHaveLength(0)
    g.proves('4-1-a')
  })

  test('an attack that is not guarded may be guarded in vain', () => {
    const g = table(
      {
        controlled: [holder('A', always(prohibit({ verb: 'guarded', subject: self })))],
        power: powers('A', 1),
      },
      { controlled: [character('B')], power: powers('B', 1) },
    )
    g.P1.acts('attack', { with: 'A' })
    g.P2.acts('guard', { with: 'B' })
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(2)
    g.proves('base.1.6.6')
  })

  test('"guards" comes about against "is not guarded" if its card has priority', () => {
    const unguarded = always(prohibit({ verb: 'guarded', subject: self }))
    const plain = attacked([guards('G')], { abilities: [unguarded] })
    plain.P1.acts('attack', { with: 'A' })
    plain.P2.acts('fast', { with: 'G' })
    plain.everyonePasses()
    expect(plain.zone('P2', 'damage')).toHaveLength(2)
    const sure = attacked([guards('G', true)], { abilities: [unguarded] })
    sure.P1.acts('attack', { with: 'A' })
    sure.P2.acts('fast', { with: 'G' })
    sure.everyonePasses()
    expect(sure.zone('P2', 'damage')).toHaveLength(0)
    sure.proves('4-4')
  })
})

describe('who is made to attack', () => {
  const text = (sentence: string) => ({ text: sentence })
  const sides = (sentence: string) =>
    table(
      { hand: [project('S', text(sentence))], controlled: [character('A')], factions: [character('F')] },
      { controlled: [character('B')] },
    )

  test('is an own controlled character, if the card does not say more', () => {
    const g = sides('目標の≪キャラクター1人≫はアタック宣言する。')
    g.P1.acts('project', { with: 'S' })
    g.everyonePasses()
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(2)
    expect(g.zone('P1', 'damage')).toHaveLength(0)
    g.proves('3-2')
  })

  test('is one of the opponent where the card says so, and attacks its player’s opponent', () => {
    const g = sides('目標の≪対戦相手の支配キャラクター1人≫はアタック宣言する。')
    g.P1.acts('project', { with: 'S' })
    g.P2.passes()
    g.P1.passes()
    expect(g.may('P1', 'guard', 'A')).toBe(false)
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    expect(g.zone('P1', 'deck')).toHaveLength(3)
    expect(g.zone('P1', 'factions')).toHaveLength(3)
  })

  test('is nobody of those who have come under the opponent’s control meanwhile', () => {
    const takes = fast('T', text('ターン終了時まで、目標の≪対戦相手のキャラクター1人≫を支配する。'))
    const g = table(
      {
        hand: [project('S', text('目標の≪キャラクター1人≫はアタック宣言する。'))],
        controlled: [character('A')],
      },
      { hand: [takes] },
    )
    g.P1.acts('project', { with: 'S' })
    g.P2.acts('fast', { with: 'T' })
    g.everyonePasses()
    expect(g.zone('P1', 'damage')).toHaveLength(0)
    expect(g.zone('P2', 'damage')).toHaveLength(0)
  })
})

describe('attacks on characters', () => {
  const hunts = always(permit({ verb: 'attack-character', subject: self }))
  const hunting = (b: Stats = {}, power = 1) => {
    const g = table(
      {
        controlled: [character('A', { abilities: [hunts], attack: 3, endurance: 1 })],
        power: powers('A', 1),
      },
      { controlled: [character('B', { attack: 5, ...b }), character('C')], power: powers('C', power) },
    )
    g.P1.acts('attack-character', { with: 'A' })
    expect(g.P1).toBeAsked('attack.character')
    g.P1.chooses('B')
    return g
  }

  test('the owner may guard; otherwise only the attacked one takes damage, which is not of battle', () => {
    const g = hunting()
    expect(g.may('P2', 'guard', 'C')).toBe(true)
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('A').zone).toBe('controlled')
    const shielded = hunting(skill({ skill: 'shield' }))
    shielded.everyonePasses()
    expect(shielded.at('B').zone).toBe('controlled')
    g.proves('3-5-a')
  })

  const pierced = (guardSkill: Stats, targetSkill: Stats = {}) => {
    const pierces = { abilities: [hunts], attack: 4, endurance: 9, ...skill({ skill: 'penetrate' }) }
    const g = table(
      { controlled: [character('A', pierces)], power: powers('A', 1) },
      {
        controlled: [
          character('B', { endurance: 2, ...targetSkill }),
          character('C', { endurance: 2, ...guardSkill }),
          character('bystander', { endurance: 1 }),
        ],
        power: powers('C', 1),
      },
    )
    g.P1.acts('attack-character', { with: 'A' })
    g.P1.chooses('B')
    g.P2.acts('guard', { with: 'C' })
    g.everyonePasses()
    return g
  }

  test('penetrate deals to the character that was attacked what the guard cannot hold', () => {
    const g = pierced({})
    expect(g.at('C').zone).toBe('discard')
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('bystander').zone).toBe('controlled')
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('6-1')
    // Also where the guard takes no damage at all, and as damage that is not of a battle.
    const resisting = pierced(skill({ skill: 'resist', of: 'ego' }))
    expect(resisting.at('C').zone).toBe('controlled')
    expect(resisting.at('B').zone).toBe('discard')
    expect(pierced({}, skill({ skill: 'shield' })).at('B').zone).toBe('controlled')
    resisting.proves('6-1', 'base.1.7.9')
  })

  test('what is added for a judgement goes through, too', () => {
    const g = table(
      {
        controlled: [
          character('A', {
            abilities: [always(change(self, 'judgement', 1))],
            endurance: 9,
            ...skill({ skill: 'penetrate' }),
          }),
        ],
        power: powers('A', 1),
      },
      { controlled: [character('B', { endurance: 1 })], power: powers('B', 1) },
    )
    g.P1.acts('attack', { with: 'A' })
    g.P2.acts('guard', { with: 'B' })
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(2)
    g.proves('6-1', '15-1')
  })

  test('characters are attacked only by a card that says so', () => {
    const g = table({ controlled: [character('A')], power: powers('A', 1) }, { controlled: [character('B')] })
    expect(g.may('P1', 'attack-character', 'A')).toBe(false)
    g.proves('22-1')
  })

  test('a card wins over a rule, skills among them', () => {
    const g = table(
      {
        controlled: [character('A', { factions: ['wizdom'], ...skill({ skill: 'stealth' }) })],
        power: powers('A', 1),
      },
      {
        controlled: [holder('B', always(permit({ verb: 'guard', subject: self }))), character('C')],
        power: [...powers('B', 1), ...powers('C', 1)],
      },
    )
    g.P1.acts('attack', { with: 'A' })
    expect(g.may('P2', 'guard', 'C')).toBe(false)
    expect(g.may('P2', 'guard', 'B')).toBe(true)
    g.proves('22-1')
  })

  test('a changed target must be one the attack could have had', () => {
    const turns = fast(
      'R',
      texts(does(aimAt(phrase(type('attack'))), { kind: 'aquarian-age.change-target', what: it })),
    )
    const g = table(
      {
        controlled: [character('A', { abilities: [hunts] })],
        power: powers('A', 1),
        factions: [character('F')],
      },
      {
        controlled: [character('B'), character('C'), character('D')],
        factions: [character('E')],
        hand: [turns],
      },
    )
    g.P1.acts('attack-character', { with: 'A', character: 'B' })
    g.P2.acts('fast', { with: 'R' })
    g.P1.passes()
    g.P2.passes()
    expect(g.P2).toBeAsked('redirect.target')
    expect(g.P2).toOfferExactly('C', 'D')
    g.P2.chooses('C')
    g.everyonePasses()
    expect(g.at('C').zone).toBe('discard')
    expect(g.at('B').zone).toBe('controlled')
    g.proves('14-3')
  })
})

describe('targets of cards', () => {
  test('that are changed must be ones the card could have had', () => {
    const turns = fast(
      'R',
      texts(does(aimAt(phrase(type('project'))), { kind: 'aquarian-age.change-target', what: it })),
    )
    const kills = project('K', texts(does(aimAt(phrase(theirs, weak(2), CHARACTER)), act('discard', it))))
    const g = table(
      { hand: [kills], controlled: [character('A')] },
      { hand: [turns], controlled: [character('B'), character('C'), character('D', { attack: 3 })] },
    )
    g.P1.acts('project', { with: 'K', target: 'B' })
    g.P2.acts('fast', { with: 'R' })
    g.P1.passes()
    g.P2.passes()
    // D is too strong, A is not theirs: only C is left, and nobody has to be asked.
    expect(g.at('C').zone).toBe('discard')
    expect(g.at('B').zone).toBe('controlled')
    g.proves('14-3')
  })
})

describe('in place of the judgement', () => {
  test('an effect replaces the judgement of an attack that reaches a player', () => {
    const instead = {
      kind: 'replacement' as const,
      effect: {
        kind: 'replace' as const,
        event: { kind: 'event' as const, verb: 'hit', subject: self },
        effect: draw(2),
      },
    }
    const g = table({ controlled: [holder('A', instead)], power: powers('A', 1) })
    g.P1.acts('attack', { with: 'A' })
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    expect(g.zone('P1', 'hand')).toHaveLength(2)
    g.proves('3-4')
  })

  test('plus X for a judgement counts there and is no part of the attack', () => {
    const g = table({
      controlled: [holder('A', always(change(self, 'judgement', 1)))],
      power: powers('A', 1),
    })
    expect(g.at('A').values['attack']).toBe(2)
    g.P1.acts('attack', { with: 'A' })
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(3)
    g.proves('15-1')
    const guarded = (config: Stats) => {
      const battle = table(
        { controlled: [holder('A', always(change(self, 'judgement', 1)))], power: powers('A', 1) },
        { controlled: [character('B', { attack: 0, endurance: 3 })], power: powers('B', 1) },
        { config },
      )
      battle.P1.acts('attack', { with: 'A' })
      battle.P2.acts('guard', { with: 'B' })
      battle.everyonePasses()
      return battle.at('B').zone
    }
    expect([guarded({}), guarded({ judgementPlus: 'attack' })]).toEqual(['controlled', 'discard'])
  })
})

describe('several in one battle', () => {
  test('synchro joins a declared attack, and attack values are not added up', () => {
    const joined = (endurance: number) => {
      const g = table(
        {
          controlled: [
            character('A', { attack: 2 }),
            character('S', { attack: 3, ...skill({ skill: 'synchro' }) }),
            character('C'),
          ],
          power: [...powers('A', 1), ...powers('S', 1), ...powers('C', 1)],
        },
        { controlled: [character('B', { attack: 0, endurance })], power: powers('B', 1) },
      )
      g.P1.acts('attack', { with: 'A' })
      expect(g.may('P1', 'synchro', 'S')).toBe(false)
      g.P2.acts('guard', { with: 'B' })
      expect(g.may('P1', 'synchro', 'C')).toBe(false)
      expect(g.may('P1', 'synchro', 'S')).toBe(true)
      g.P1.acts('synchro', { with: 'S' })
      expect(g.at('Sp1').zone).toBe('discard')
      g.everyonePasses()
      return g
    }
    expect(joined(3).at('B').zone).toBe('discard')
    const g = joined(5)
    expect(g.at('B').zone).toBe('controlled')
    g.proves('base.1.7.14', '23-2')
  })

  test('the guarding player says which of two battles comes first', () => {
    const both = project(
      'S',
      texts(
        does(
          { kind: 'aquarian-age.attack', what: phrase(yours, weak(2), CHARACTER) },
          {
            kind: 'aquarian-age.attack',
            what: phrase(yours, { kind: 'except', feature: weak(2) }, CHARACTER),
          },
        ),
      ),
    )
    const g = table(
      { hand: [both], controlled: [character('A'), character('C', { attack: 3 })] },
      { controlled: [character('B'), character('D')], power: [...powers('B', 1), ...powers('D', 1)] },
    )
    g.P1.acts('project', { with: 'S' })
    g.P2.passes()
    g.P1.passes()
    g.P2.acts('guard', { with: 'B' })
    g.P1.passes()
    g.P2.passes()
    g.P2.acts('guard', { with: 'D' })
    g.P1.passes()
    g.P2.passes()
    expect(g.P2).toBeAsked('battle.first')
    expect(g.at('B').zone).toBe('controlled')
    g.proves('23-3')
  })
})
