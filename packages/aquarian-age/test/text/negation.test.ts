import { aquarianAge, withSkills } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { type Stats, breakCard, character, fast, permanent, powers, project, skill } from '../cards.ts'
import {
  CHARACTER,
  PERMANENT,
  POWER,
  act,
  aimAt,
  always,
  change,
  damage,
  discard,
  does,
  draw,
  effect,
  it,
  negate,
  phrase,
  prohibit,
  self,
  steps,
  texts,
} from '../trees.ts'

const table = (mine: Stats, theirs: Stats = {}, rules = aquarianAge) =>
  board(rules, { at: 'main', P1: { deck: 5, ...mine }, P2: { deck: 5, ...theirs } })
const holder = (name: string, ...abilities: readonly Stats[]) => character(name, { abilities })

describe('negation', () => {
  const boost = effect(0, steps(aimAt(), change(it, 'attack', 3, 'lasting')))
  const seals = effect(0, steps(aimAt(), negate(it, 'effects', 'lasting')))

  test('stops what is in force and what comes, and when it ends all of that works again', () => {
    const g = table(
      {
        controlled: [holder('A', boost), character('C')],
        hand: [fast('K', texts(does(aimAt(), discard(it))))],
      },
      { controlled: [holder('N', seals)] },
    )
    g.P1.acts('use-effect', { with: 'A', target: 'C' })
    g.everyonePasses()
    expect(g.at('C').values['attack']).toBe(5)
    g.P1.acts('use-effect', { with: 'A', target: 'A' })
    g.P2.acts('use-effect', { with: 'N', target: 'A' })
    g.everyonePasses()
    expect(g.at('C').values['attack']).toBe(2)
    expect(g.at('A').values['attack']).toBe(2)
    g.P1.plays('fast', { with: 'K', target: 'N' })
    expect(g.at('C').values['attack']).toBe(5)
    expect(g.at('A').values['attack']).toBe(2)
    g.proves('13-1')
  })

  test('of a negation restores what it had negated', () => {
    const g = table(
      { controlled: [holder('A', boost), character('C'), holder('M', seals)] },
      { controlled: [holder('N', seals)] },
    )
    g.P1.acts('use-effect', { with: 'A', target: 'C' })
    g.P2.passes()
    g.P1.passes()
    g.P1.acts('use-effect', { with: 'M', target: 'C' })
    g.P2.acts('use-effect', { with: 'N', target: 'A' })
    g.everyonePasses()
    expect(g.at('C').values['attack']).toBe(2)
    g.P1.plays('use-effect', { with: 'M', target: 'N' })
    expect(g.at('C').values['attack']).toBe(5)
    g.proves('13-1-a')
  })

  test('of abilities leaves effects alone', () => {
    const g = table({
      hand: [
        project('P', { duration: 'lasting', ...texts(does(aimAt(), negate(it, 'abilities', 'lasting'))) }),
      ],
      controlled: [holder('A', always(change(self, 'attack', 4)), effect(0, draw(1)))],
    })
    expect(g.at('A').values['attack']).toBe(6)
    g.P1.plays('project', { with: 'P' })
    expect(g.at('A').values['attack']).toBe(2)
    expect(g.may('P1', 'use-effect', 'A')).toBe(true)
  })
})

describe('negated skills', () => {
  const mute = (of: 'skills' | 'abilities' = 'skills') =>
    fast('K', { duration: 'turn', ...texts(does(aimAt(), negate(it, of, 'turn'))) })
  const burn = fast('D', texts(does(aimAt(phrase(CHARACTER)), damage(it, 3))))

  test('do nothing in this turn, and of no other character', () => {
    const shield = skill({ skill: 'shield' })
    const g = table(
      { hand: [mute(), burn, fast('E', texts(does(aimAt(phrase(CHARACTER)), damage(it, 3))))] },
      { controlled: [character('B', shield), character('bystander', shield)] },
    )
    g.P1.plays('fast', { with: 'K', target: 'B' })
    expect(g.at('B').values['skills']).toBe('')
    g.P1.plays('fast', { with: 'D', target: 'B' })
    expect(g.at('B').zone).toBe('discard')
    g.P1.plays('fast', { with: 'E', target: 'bystander' })
    expect(g.at('bystander').zone).toBe('controlled')
    g.proves('13-1')
  })

  test('with a number count as none, and work again in the next turn', () => {
    const g = table(
      { hand: [mute()], controlled: [character('A', skill({ skill: 'charge', value: 1 }))] },
      { controlled: [character('B', skill({ skill: 'draw', value: 1 }))] },
    )
    g.P1.plays('fast', { with: 'K', target: 'A' })
    g.P1.passes()
    g.everyonePasses()
    // Without charge there is nothing to set in the power phase.
    expect(g.P1).not.toBeAsked('power.charge')
    expect(g.at('A').values['skills']).toBe('')
    while (g.view(null).facts['turnPlayer'] === 'P1') g.everyonePasses()
    expect(g.at('A').values['skills']).toBe('charge')
  })

  test('are not what is negated with abilities', () => {
    const g = table(
      { hand: [mute('abilities'), burn] },
      { controlled: [character('B', skill({ skill: 'shield' }))] },
    )
    g.P1.plays('fast', { with: 'K', target: 'B' })
    g.P1.plays('fast', { with: 'D', target: 'B' })
    expect(g.at('B').zone).toBe('controlled')
  })

  test('may be one whose meaning somebody has supplied', () => {
    const rules = withSkills(aquarianAge, { boost: 'このキャラクターの攻撃力に+Xする。' })
    const after = (of: 'skills' | 'abilities') => {
      const boost = skill({ skill: 'boost', value: 2 })
      const g = table({ hand: [mute(of)], controlled: [character('A', boost)] }, {}, rules)
      expect(g.at('A').values['attack']).toBe(4)
      g.P1.plays('fast', { with: 'K', target: 'A' })
      return g.at('A').values['attack']
    }
    expect(after('skills')).toBe(2)
    expect(after('abilities')).toBe(4)
  })
})

describe('protection', () => {
  const immune = always(prohibit({ verb: 'affected', subject: self, cause: { means: 'card' } }))
  const untouchable = always(prohibit({ verb: 'targeted', subject: self }))
  const against = (aim: Stats | undefined, ability: Stats) =>
    table(
      { hand: [fast('K', texts(does(aimAt(aim as never), discard(it))))] },
      {
        controlled: [holder('B', ability)],
        power: powers('B', 1),
        permanents: [permanent('P', {}, { 'set on': 'B' })],
      },
    )

  test('"is not affected" keeps off whatever is done to the character itself', () => {
    const g = against(phrase(CHARACTER), immune)
    g.P1.plays('fast', { with: 'K' })
    expect(g.at('B').zone).toBe('controlled')
    g.proves('22-1')
  })

  test('"is not affected" does not protect what is set on the character', () => {
    const g = against(phrase(PERMANENT), immune)
    g.P1.plays('fast', { with: 'K' })
    expect(g.at('P').zone).toBe('discard')
    const power = against(phrase(POWER), immune)
    power.P1.plays('fast', { with: 'K' })
    expect(power.at('Bp1').zone).toBe('discard')
    g.proves('13-2')
  })

  test('one that cannot be a target does not keep its permanents and power cards from being one', () => {
    const g = against(phrase(CHARACTER), untouchable)
    expect(g.may('P1', 'fast', 'K')).toBe(false)
    const permanents = against(phrase(PERMANENT), untouchable)
    expect(permanents.may('P1', 'fast', 'K')).toBe(true)
    const power = against(phrase(POWER), untouchable)
    expect(power.may('P1', 'fast', 'K')).toBe(true)
    permanents.proves('11-1')
    power.proves('12-1')
  })

  test('"is not affected" protects the break card on top of the character', () => {
    const g = board(aquarianAge, {
      at: 'main',
      P1: { deck: 5, controlled: [character('A')], hand: [breakCard('X', { abilities: [immune] })] },
      P2: { deck: 5, hand: [fast('K', texts(does(aimAt(), act('strip', it))))] },
    })
    g.P1.plays('break', { with: 'X' })
    g.P1.passes()
    g.P2.acts('fast', { with: 'K', target: 'A' })
    g.everyonePasses()
    expect(g.at('A').cards).toHaveLength(2)
    g.proves('10-1')
  })
})

describe('power cards', () => {
  test('which power cards X is about is said on resolution, by whoever has the text', () => {
    const g = table(
      { hand: [fast('K', texts(does(aimAt(), { kind: 'aquarian-age.lose-power', what: it, amount: 1 })))] },
      { controlled: [character('B')], power: powers('B', 3) },
    )
    g.P1.acts('fast', { with: 'K', target: 'B' })
    expect(g.deciding).toBe('P2')
    g.everyonePasses()
    expect(g.deciding).toBe('P1')
    expect(g.P1).toOfferExactly('Bp1', 'Bp2', 'Bp3')
    g.P1.chooses('Bp2')
    expect(g.at('Bp2').zone).toBe('discard')
    g.proves('12-4')
  })

  test('may be sent to a full character; what cannot be set is discarded', () => {
    const g = table(
      {
        hand: [
          fast(
            'G',
            texts(does(aimAt(), { kind: 'aquarian-age.set-power', what: it, from: 'deck', amount: 1 })),
          ),
        ],
        controlled: [character('A', { mind: 1 })],
        power: powers('A', 1),
        deck: [character('D'), character('E')],
      },
      {},
    )
    expect(g.may('P1', 'fast', 'G')).toBe(true)
    g.P1.plays('fast', { with: 'G', target: 'A' })
    expect(g.at('D').zone).toBe('discard')
    g.proves('12-2')
  })

  test('a mind that equals power and is raised has room for any number', () => {
    const g = board(aquarianAge, {
      at: 'power',
      P1: {
        hand: [character('h1'), character('h2')],
        controlled: [
          character('A', {
            mind: 0,
            abilities: [always(change(self, 'mind', { kind: 'value', of: self, characteristic: 'power' }))],
          }),
        ],
        power: powers('A', 2),
        permanents: [permanent('P', { mind: 1 }, { 'set on': 'A' })],
        deck: 5,
      },
      P2: { deck: 5 },
    })
    expect(g.at('A').values['mind']).toBe(3)
    g.P1.chooses('h1')
    expect(g.at('A').values['power']).toBe(3)
    expect(g.P1).toBeAsked('power.card')
    expect(g.at('A').values['mind']).toBe(4)
    g.proves('8-2')
  })
})
