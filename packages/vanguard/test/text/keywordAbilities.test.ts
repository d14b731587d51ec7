import type { Ability, Effect, Feature, What } from '@fudaba/kernel/text'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { success } from '../../src/text/keywordTexts.ts'
import { moveTo, retire } from '../../src/changes/moving.ts'
import { formLegion } from '../../src/changes/legion.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { at as on, happens, plain, unit, vanguardUnit } from '../cards.ts'
import { type Seat, hand, having, table, use } from '../playing.ts'
import {
  act,
  activated,
  always,
  at,
  counterBlast,
  draw,
  exactly,
  noun,
  phrase,
  self,
  some,
  state,
  steps,
  strengthen,
  theirs,
  when,
  whenever,
  yours,
  zone,
} from '../trees.ts'

const turn = 3
const rears = phrase(yours, noun('rear-guard'))
const gains = (what: What, ...keywords: readonly string[]): Ability =>
  always({ kind: 'grant', what, gains: keywords.map((keyword) => ({ kind: 'keyword', keyword })) })

describe('drive abilities', () => {
  test('of several only the greatest counts', () => {
    const g = having([gains(self, 'twin', 'triple')])
    expect(g.at('A').values['drive']).toBe(3)
    g.proves('11.2.2')
    const icon = table({ field: [vanguardUnit('A', { skill: 'twin', abilities: [gains(self, 'twin')] })] })
    expect(icon.at('A').values['drive']).toBe(2)
  })
})

describe('boost and intercept', () => {
  test('by the icon, or gained', () => {
    const g = facing({
      field: [vanguardUnit('A'), on('back-centre', 'B', { skill: 'boost' })],
    })
    g.P1.answers(true)
    expect(g.P1).toBeAsked('battle.booster')
    g.proves('11.4.1')
    const gained = facing({
      field: [vanguardUnit('A'), on('back-centre', 'B', { abilities: [gains(self, 'boost')] })],
    })
    gained.P1.answers(true)
    expect(gained.P1).toBeAsked('battle.booster')
  })
  test('a resting one intercepts, too', () => {
    const g = facing(
      {},
      { field: [vanguardUnit('V'), on('front-left', 'X', { skill: 'intercept' }, { turned: true })] },
    )
    attack(g, { target: 'V' })
    expect(g.may('P2', 'intercept', 'X')).toBe(true)
    g.proves('11.3.1')
  })
  test('the G guardian ability lets a card of the G zone be called', () => {
    const g = facing(
      {},
      {
        hand: [unit('heal', { grade: 0, type: 'trigger', trigger: 'heal' })],
        g: [
          unit('G1', { type: 'G', grade: 4, shield: 15_000, keywords: ['G guardian'] }, { faceDown: true }),
          unit('G2', { type: 'G', grade: 4 }, { faceDown: true }),
        ],
      },
    )
    attack(g)
    expect(g.may('P2', 'g-guardian', 'G1')).toBe(true)
    expect(g.may('P2', 'g-guardian', 'G2')).toBe(false)
    g.proves('11.14.1')
  })
})

describe('texts speak of abilities by their keywords', () => {
  const retires = (feature: Feature) =>
    activated([], act('retire', some(phrase(theirs, feature, noun('rear-guard')))))
  const has = (label: Extract<Feature, { kind: 'vanguard.has' }>['label']): Feature => ({
    kind: 'vanguard.has',
    label,
  })
  const under = (word: 'limit-break' | 'generation-break' | 'true-fight'): Ability => ({
    ...always(strengthen(self, 1000)),
    condition: { kind: 'vanguard.keyword', word, of: 'continuous', n: 4 },
  })
  for (const [clause, label, ability] of [
    ['11.6.2', 'limit-break', under('limit-break')],
    ['11.12.2', 'generation-break', under('generation-break')],
    ['11.38.2', 'true-fight', under('true-fight')],
    ['11.17.1.2', 'rescue', activated([], { kind: 'vanguard.rescue', amount: 2 })],
    ['11.39.2', 'honour', { ...activated([], draw()), labels: ['honour'] }],
    ['11.40.1.1', 'two-blades', { ...when('boost', draw()), labels: ['two-blades'] }],
  ] as const)
    test(`one with ${label}, whether it is valid or not`, () => {
      const g = having(
        [retires(has(label))],
        {},
        {
          field: [vanguardUnit('V'), on('front-left', 'X'), on('front-right', 'Y', { abilities: [ability] })],
        },
      )
      use(g)
      expect(g.at('Y').zone).toBe('drop')
      expect(g.at('X')).toBeUnchanged()
      g.proves(clause)
    })
  test('sentinels', () => {
    const g = having(
      [retires({ kind: 'type', type: 'sentinel' })],
      {},
      {
        field: [vanguardUnit('V'), on('front-left', 'X'), on('front-right', 'Y', { sentinel: true })],
      },
    )
    use(g)
    expect(g.at('Y').zone).toBe('drop')
    expect(g.at('X')).toBeUnchanged()
    g.proves('11.9.2')
  })
  for (const [clause, label, ability] of [
    [
      '11.27.1',
      'burst',
      activated(
        [],
        whenever(
          {
            kind: 'value',
            of: self,
            characteristic: 'power',
            comparison: { than: 'at-least', amount: 10_000 },
          },
          draw(),
        ),
      ),
    ],
    ['11.31.1', 'time-leap', activated([], { kind: 'vanguard.time-leap', what: some(rears) })],
  ] as const)
    test(`an ability named ${label} is played like others`, () => {
      const g = having([{ ...ability, labels: [label] }])
      expect(g.may('P1', 'ability', 'A')).toBe(true)
      g.proves(clause)
    })
})

describe('ritual', () => {
  test('the card that triggers it counts', () => {
    const waits: Ability = {
      ...when('retire', draw()),
      where: ['R'],
      condition: { kind: 'vanguard.keyword', word: 'ritual', of: 'triggered', n: 1 },
    }
    const g = having([activated([], act('retire', some(rears)))], {
      more: [on('front-left', 'L', { grade: 1, abilities: [waits] })],
    })
    use(g)
    expect(hand(g)).toBe(1)
    g.proves('11.18.3.1')
  })

  const calls: Effect = {
    kind: 'vanguard.call',
    what: some(phrase(yours, zone('drop'), noun('card')), exactly(1)),
  }
  const under = (ability: Ability): Ability => ({
    ...ability,
    condition: { kind: 'vanguard.keyword', word: 'ritual', of: ability.kind, n: 1 },
  })
  const only = { drop: [unit('d', { grade: 1 })] }

  test('an automatic ability is carried out though fewer are left when it resolves', () => {
    const g = facing({
      field: [vanguardUnit('A', { abilities: [at('start-step', calls), under(at('start-step', draw()))] })],
      ...only,
    })
    expect(g.P1).toBeAsked('timing.trigger')
    g.P1.answers('A 1@o1')
    g.P1.answers('back-left')
    expect(g.zone('P1', 'drop')).toHaveLength(0)
    expect(hand(g)).toBe(1)
    g.proves('11.18.3.2')
  })

  test('an activated ability is carried out though its cost left fewer', () => {
    const g = having([under(activated([calls], draw()))], only)
    use(g)
    g.P1.answers('back-left')
    expect(g.zone('P1', 'drop')).toHaveLength(0)
    expect(hand(g)).toBe(1)
    g.proves('11.18.4.1')
  })
})

describe('revelation', () => {
  const called = (more: readonly ReturnType<typeof on>[], ability: readonly Ability[] = []) => {
    const g = table({
      field: [vanguardUnit('A', { abilities: ability }), ...more],
      hand: [unit('h', { keywords: ['revelation'] }, {})],
    })
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    return g
  }
  test('the card goes into the soul though nobody stands who could rest', () => {
    // The one that was called stands itself, so it is rested by a text first.
    const rests: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'call', player: 'you' }] },
      effect: { kind: 'turn', what: some(rears, { kind: 'all' }), verb: 'rest' },
    }
    const g = called([], [rests])
    expect(g.P1).toBeAsked('timing.trigger')
    g.P1.answers('A 1@o1')
    expect(g.at('h').turned).toBe(true)
    expect(g.P1).toBeAsked('program.may')
    expect(g.P1).toOfferExactly('yes', 'no')
    g.P1.answers(true)
    expect(g.at('m1').zone).toBe('soul')
    g.proves('11.20.2.1')
  })
  test('texts know what was put there by it', () => {
    const waits: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'put-by-revelation' }] },
      effect: draw(),
    }
    const g = called([], [waits])
    g.P1.answers(true)
    expect(hand(g)).toBe(1)
    g.proves('11.20.3')
  })
})

test('blaze: in legion both are ablaze', () => {
  const g = table(
    {
      field: [vanguardUnit('A', { keywords: ['blaze'], mates: ['友'] }), on('front-left', 'L')],
      deck: [unit('M', { name: '友' }), ...plain('m', 8)],
    },
    {},
    'battle',
  )
  happens(g, formLegion, 'A', 'M')
  g.P1.answers(true)
  expect(g.at('A').marks['blaze']).toBe(turn)
  expect(g.at('M').marks['blaze']).toBe(turn)
  g.proves('11.21.1.1')
})

test('afterimage: when the opponent takes a bound card it may return to the hand', () => {
  const takes = activated([], {
    kind: 'move',
    what: some(phrase(yours, zone('bind'), noun('card'))),
    verb: 'add',
    to: { zone: 'hand' },
  })
  const taking = (cards: number) => {
    const g = having(
      [takes],
      { bind: [unit('b')] },
      {
        field: [vanguardUnit('V'), on('front-left', 'X', { keywords: ['afterimage'] })],
        hand: plain('q', cards),
      },
    )
    use(g)
    return g
  }
  const g = taking(6)
  expect(g.P2).toBeAsked('program.may')
  g.P2.answers(true)
  expect(g.at('X').zone).toBe('hand')
  g.proves('11.22.1')
  expect(taking(7).P1).toBeAsked('main.window')
})

test('devour: that it retires others is no cost', () => {
  const free = always({ kind: 'vanguard.costless', what: some(rears, { kind: 'all' }) })
  const g = facing({
    field: [
      vanguardUnit('A', { abilities: [free] }),
      on('front-left', 'L', { keywords: ['devour'] }),
      on('back-left', 'B'),
    ],
  })
  attack(g, { attacker: 'L', target: 'V' })
  expect(g.P1).toBeAsked('program.may')
  expect(g.P1).toOfferExactly('yes', 'no')
  g.P1.answers(true)
  if (g.P1.isAsked('program.act')) g.P1.chooses('B')
  expect(g.at('B').zone).toBe('drop')
  g.proves('11.23.2')
})

test('shadowstitch: at the end of a battle that did not hit the vanguard', () => {
  const stitch: Ability = {
    ...whenMissed(draw()),
    labels: ['shadowstitch'],
  }
  const battle = (power: number) => {
    const g = facing({ field: [vanguardUnit('A'), on('front-left', 'L', { power, abilities: [stitch] })] })
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    return g
  }
  const missed = battle(5000)
  expect(missed.zone('P1', 'hand')).toHaveLength(1)
  const hit = battle(12_000)
  expect(hit.zone('P1', 'hand')).toHaveLength(0)
  hit.proves('11.24.1')
})
function whenMissed(effect: Effect): Ability {
  const missed = { kind: 'vanguard.missed' } as const
  return {
    kind: 'triggered',
    trigger: { kind: 'vanguard.battle-end', verb: 'attack-vanguard' },
    condition: missed,
    effect: whenever(missed, effect),
  }
}

test('rush: when an effect of an own card stands it', () => {
  const rush: Ability = {
    kind: 'triggered',
    trigger: {
      kind: 'event',
      of: [{ kind: 'event', verb: 'rush', subject: self, cause: { by: 'you', means: 'effect' } }],
    },
    effect: draw(),
  }
  const stands = activated([], { kind: 'turn', what: some(rears), verb: 'stand' })
  const g = having([stands], { more: [on('front-left', 'L', { abilities: [rush] }, { turned: true })] })
  use(g)
  expect(hand(g)).toBe(1)
  g.proves('11.26.1')
  // The stand phase is no effect.
  const phase = table(
    { field: [vanguardUnit('A'), on('front-left', 'L', { abilities: [rush] }, { turned: true })] },
    {},
    'stand',
  )
  expect(phase.at('L').turned).toBe(false)
  expect(phase.zone('P1', 'hand')).toHaveLength(1)
})

test('magia: called from the soul, and back there at the end of the turn', () => {
  const magia: Ability = {
    ...activated([], {
      kind: 'vanguard.magia',
      what: some(phrase(yours, zone('soul'), noun('card')), exactly(1)),
    }),
    labels: ['magia'],
  }
  const g = having([magia], { soul: [unit('s')] })
  expect(g.may('P1', 'ability', 'A')).toBe(true)
  use(g)
  expect(g.P1).toBeAsked('call.circle')
  g.P1.answers('front-left')
  expect(g.at('s').cell).toBe('front-left')
  g.P1.passes()
  if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
  expect(g.at('s').zone).toBe('soul')
  g.proves('11.30.1')
})

describe('harmony', () => {
  const board = (more: readonly Ability[] = [], mine: Seat = {}) =>
    table({
      field: [vanguardUnit('A'), on('front-left', 'L', { keywords: ['harmony'], abilities: more })],
      hand: [unit('h1'), unit('h2')],
      ...mine,
    })
  /** A text that looks at the state. */
  const looks = always(strengthen(phrase(yours, state('harmony'), noun('unit')), 1000))
  const strengthened = (g: ReturnType<typeof table>, word: string): boolean =>
    g.at(word).values['power'] === 8000
  const withLooks = (more: readonly Ability[] = [], mine: Seat = {}) => board([looks, ...more], mine)

  test('a unit placed in its column and it are in harmony, though one of them moves away', () => {
    const g = withLooks()
    g.P1.acts('call', { with: 'h1', circle: 'back-left' })
    expect(strengthened(g, 'L')).toBe(true)
    expect(strengthened(g, 'h1')).toBe(true)
    g.proves('11.33.1')
    happens(g, moveTo, 'h1', 5)
    expect(strengthened(g, 'L')).toBe(true)
    g.proves('11.33.1.2')
    g.P1.acts('call', { with: 'h2', circle: 'front-right' })
    expect(strengthened(g, 'h2')).toBe(false)
  })
  test('not if one is gone when it resolves', () => {
    const bounces: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'call', player: 'you' }] },
      effect: act(
        'retire',
        some(phrase(yours, { kind: 'position', position: 'back-row' }, noun('rear-guard'))),
      ),
    }
    const g = withLooks([bounces])
    g.P1.acts('call', { with: 'h1', circle: 'back-left' })
    expect(g.P1).toBeAsked('timing.trigger')
    g.P1.answers('L 3@o2')
    expect(g.at('h1').zone).toBe('drop')
    expect(strengthened(g, 'L')).toBe(false)
    g.proves('11.33.1.1')
  })
  test('with several it lasts until all of them are gone', () => {
    const g = withLooks()
    g.P1.acts('call', { with: 'h1', circle: 'back-left' })
    happens(g, moveTo, 'L', 2)
    g.P1.acts('call', { with: 'h2', circle: 'back-right' })
    expect(strengthened(g, 'h2')).toBe(true)
    happens(g, retire, 'h1')
    expect(strengthened(g, 'L')).toBe(true)
    g.proves('11.33.1.2.1')
    happens(g, retire, 'h2')
    expect(strengthened(g, 'L')).toBe(false)
  })
  test('what waits for it comes once, and is carried out though the other is gone', () => {
    const waits = when('harmony', draw())
    const g = board([waits])
    g.P1.acts('call', { with: 'h1', circle: 'back-left' })
    expect(hand(g)).toBe(2)
    happens(g, moveTo, 'h1', 5)
    g.P1.acts('call', { with: 'h2', circle: 'back-left' })
    // Already in harmony it does not come to be so.
    expect(hand(g)).toBe(1)
    g.proves('11.33.1.3.1')

    const retires: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'harmony', subject: self }] },
      effect: act(
        'retire',
        some(phrase(yours, { kind: 'position', position: 'back-row' }, noun('rear-guard'))),
      ),
    }
    const gone = board([retires, waits])
    gone.P1.acts('call', { with: 'h1', circle: 'back-left' })
    expect(gone.P1).toBeAsked('timing.trigger')
    gone.P1.answers('L 2@o2')
    expect(gone.at('h1').zone).toBe('drop')
    expect(hand(gone)).toBe(2)
    gone.proves('11.33.1.3')
  })
})

describe('wave', () => {
  const wave = (...battles: readonly (readonly [number, number])[]): Ability => ({
    ...when('attack', draw()),
    condition: { kind: 'vanguard.wave', battles },
  })
  /** How many are drawn in three battles of rear-guards. */
  const drawn = (ability: Ability, ...clauses: readonly string[]): number[] => {
    const g = facing({
      field: [
        vanguardUnit('A', {}, { turned: true }),
        on('front-left', 'L', { power: 1000, abilities: [ability] }),
        on('front-right', 'R', { power: 1000, abilities: [ability] }),
      ],
    })
    const each = ['L', 'R'].map((word) => {
      const before = g.zone('P1', 'hand').length
      attack(g, { attacker: word, target: 'V' })
      unguarded(g)
      return g.zone('P1', 'hand').length - before
    })
    g.proves(...clauses)
    return each
  }
  test('only in certain battles of a turn, in one or in a stretch of them', () => {
    expect(drawn(wave([2, 2]), '11.34.1')).toEqual([0, 1])
    expect(drawn(wave([1, 3]), '11.34.2')).toEqual([1, 1])
    const g = facing({ field: [vanguardUnit('A', { abilities: [wave([2, 4])] })] })
    attack(g)
    unguarded(g)
    expect(g.zone('P1', 'hand')).toHaveLength(1)
  })
})

describe('success', () => {
  const grows = (n: number) => activated([], strengthen(some(rears), n, 'turn'))
  test('once a rear-guard reaches the power it succeeds', () => {
    const g = having([grows(5000), success(10_000)], { more: [on('front-left', 'L')] })
    expect(g.at('A').marks['success']).toBe(0)
    use(g)
    expect(g.at('A').marks['success']).toBe(turn)
    g.proves('11.36.2', '11.36.3')
  })
  test('not if the power has fallen below by then', () => {
    const shrinks: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'rest', subject: self }] },
      effect: strengthen(some(rears), -5000, 'turn'),
    }
    const both = activated(
      [],
      steps(strengthen(some(rears), 5000, 'turn'), { kind: 'turn', what: self, verb: 'rest' }),
    )
    const g = having([both, shrinks, success(10_000)], { more: [on('front-left', 'L')] })
    use(g)
    expect(g.P1).toBeAsked('timing.trigger')
    g.P1.answers('A 2@o1')
    expect(g.at('A').marks['success']).toBe(0)
    g.proves('11.36.4')
  })
})

test('bloom: when a certain other unit is placed', () => {
  const bloom: Ability = {
    kind: 'triggered',
    labels: ['bloom'],
    trigger: {
      kind: 'event',
      of: [
        {
          kind: 'event',
          verb: 'enter',
          subject: phrase(yours, { kind: 'other' }, { kind: 'name', name: '花' }, noun('unit')),
        },
      ],
    },
    effect: draw(),
  }
  const g = having([bloom], { hand: [unit('f', { name: '花' }), unit('x')] })
  g.P1.acts('call', { with: 'x', circle: 'back-right' })
  expect(hand(g)).toBe(1)
  g.P1.acts('call', { with: 'f', circle: 'back-left' })
  expect(hand(g)).toBe(1)
  g.proves('11.37.1')
})

test('honour: its cost is paid once a turn over all of them', () => {
  const honour: Effect = { kind: 'count', verb: 'honour', amount: 1, resource: 'soul' }
  const ability: Ability = { ...activated([honour, counterBlast(1)], draw()), labels: ['honour'] }
  const g = having([ability], {
    more: [on('front-left', 'L', { abilities: [ability] })],
    damage: plain('d', 3),
  })
  expect(g.may('P1', 'ability', 'L')).toBe(true)
  use(g)
  if (!g.P1.isAsked('main.window')) g.P1.chooses('d1')
  expect(hand(g)).toBe(1)
  expect(g.may('P1', 'ability', 'L')).toBe(false)
  g.proves('11.39.1')
})

test('two blades: when it boosts a certain unit or is boosted by it', () => {
  const blades = (name: string): Ability => ({
    kind: 'triggered',
    labels: ['two-blades'],
    trigger: {
      kind: 'event',
      of: ['boost', 'boosted'].map((verb) => ({
        kind: 'event',
        verb,
        subject: self,
        object: phrase(yours, { kind: 'name', name }, noun('unit')),
      })),
    },
    effect: draw(),
  })
  const boosting = (front: Seat, back: Seat) => {
    const g = facing({
      field: [
        vanguardUnit('A', {}, { turned: true }),
        on('front-left', 'L', front),
        on('back-left', 'B', { skill: 'boost', ...back }),
      ],
    })
    g.P1.answers(true)
    if (g.P1.isAsked('battle.target')) g.P1.chooses('V')
    g.P1.chooses('B')
    while (g.P1.isAsked('timing.trigger')) g.P1.answers(g.P1.mayChoose()[0])
    return g.zone('P1', 'hand').length
  }
  expect(boosting({ name: '右', abilities: [blades('左')] }, { name: '左', abilities: [blades('右')] })).toBe(
    2,
  )
  expect(boosting({ name: '右', abilities: [blades('左')] }, { name: '他' })).toBe(0)
  const g = facing({
    field: [
      vanguardUnit('A'),
      on('back-centre', 'B', { skill: 'boost', name: '左', abilities: [blades('A')] }),
    ],
  })
  g.P1.answers(true)
  g.P1.chooses('B')
  expect(g.zone('P1', 'hand').length).toBeGreaterThan(0)
  g.proves('11.40.1')
})
