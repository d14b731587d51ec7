import type { Ability, Effect, Feature } from '@fudaba/kernel/text'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { deleteUnit, lock, unlock } from '../../src/changes/locking.ts'
import { ride } from '../../src/changes/moving.ts'
import { formLegion } from '../../src/changes/legion.ts'
import { facing } from '../battling.ts'
import { at as on, happens, icon, plain, unit, vanguardUnit } from '../cards.ts'
import { type Seat, hand, having, table, use } from '../playing.ts'
import {
  activated,
  always,
  at,
  draw,
  exactly,
  noun,
  phrase,
  self,
  sentences,
  some,
  state,
  steps,
  strengthen,
  when,
  whenever,
  yours,
  zone,
} from '../trees.ts'

const clan = (word: string): Feature => ({ kind: 'class', class: word })
const rears = phrase(yours, noun('rear-guard'))

describe('calls by effects', () => {
  test('a card from the deck is known before its circle is chosen', () => {
    const calls = activated([], {
      kind: 'vanguard.call',
      what: {
        kind: 'selection',
        of: phrase({ kind: 'vanguard.end', zone: 'deck', place: 'top' }),
        quantity: exactly(1),
      },
    })
    const g = having([calls], { deck: [unit('top', { grade: 2 }), ...plain('m', 5)] })
    use(g)
    expect(g.P1).toBeAsked('call.circle')
    for (const viewer of ['P1', 'P2'] as const) {
      const shown = g.log(viewer).filter((line) => line.event === 'show' && line.card === 'top')
      expect(shown).toHaveLength(1)
    }
    g.P1.answers('back-left')
    expect(g.at('top').faceDown).toBe(false)
    g.proves('10.7.1.4', 'ex.10.7.1.4')
  })

  test('guardians rest, and each chooses whom it guards', () => {
    const calls = at('guard-step', {
      kind: 'vanguard.call',
      what: some(phrase(yours, zone('drop'), noun('card')), exactly(1)),
      onto: 'G',
    })
    const g = facing(
      {},
      {
        field: [vanguardUnit('V', { abilities: [calls] })],
        drop: [unit('d', { shield: 5000 })],
        hand: [unit('q')],
      },
    )
    g.P1.answers(true)
    expect(g.at('d').cell).toBe('foremost')
    expect(g.at('d').turned).toBe(true)
    expect(g.at('V').values['power']).toBe(15_000)
    g.proves('10.7.1.3.1')
  })
})

describe('a text that moves units', () => {
  const waits = when('move', draw())
  test('an exchange and an intercept are moves', () => {
    const g = table({ field: [vanguardUnit('A'), on('front-left', 'L', { abilities: [waits] })] })
    g.P1.acts('exchange', { with: 'L' })
    expect(hand(g)).toBe(1)
    g.proves('10.32.2')
    const battle = facing(
      {},
      { field: [vanguardUnit('V'), on('front-left', 'X', { skill: 'intercept', abilities: [waits] })] },
    )
    battle.P1.answers(true)
    battle.P1.chooses('V')
    battle.P2.acts('intercept', { with: 'X' })
    expect(battle.at('X').cell).toBe('foremost')
    expect(battle.at('X').turned).toBe(true)
    expect(battle.zone('P2', 'hand')).toHaveLength(1)
    expect(battle.count('P2', 'calledTimes')).toBe(0)
  })
  test('rides and calls are none', () => {
    const g = table({ hand: [unit('h', { abilities: [waits] })] })
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(hand(g)).toBe(0)
    g.proves('10.32.3')
  })
})

describe('blasts and damage', () => {
  const dawn = phrase(clan('暁'), noun('card'))
  test('a blast with a condition is paid with cards that meet it', () => {
    const counter = having([activated([{ kind: 'vanguard.counter-blast', amount: 1, of: dawn }], draw())], {
      damage: [unit('d1', { clans: ['宵'] }), unit('d2', { clans: ['暁'] })],
    })
    use(counter)
    expect(counter.at('d2').faceDown).toBe(true)
    expect(counter.at('d1')).toBeUnchanged()
    counter.proves('10.16.1.1')
    const soul = having([activated([{ kind: 'vanguard.soul-blast', amount: 1, of: dawn }], draw())], {
      soul: [unit('s1', { clans: ['宵'] }), unit('s2', { clans: ['暁'] })],
    })
    use(soul)
    expect(soul.at('s2').zone).toBe('drop')
    expect(soul.at('s1')).toBeUnchanged()
    soul.proves('10.17.1.1')
  })
  test('a counter blast that is an effect is made wholly or not at all', () => {
    const g = having([activated([], { kind: 'vanguard.counter-blast', amount: 2 })], {
      damage: plain('d', 1),
    })
    use(g)
    expect(g.at('d1').faceDown).toBe(false)
    g.proves('10.16.1.2')
  })
  test('damage by a text is checked like that of a battle', () => {
    const g = having(
      [activated([], { kind: 'vanguard.damage', who: 'opponent', amount: 1 })],
      {},
      {
        deck: [icon('i', 'draw'), ...plain('t', 6)],
      },
    )
    use(g)
    expect(g.P2).toBeAsked('icon.order')
    g.proves('10.15.1.1')
  })
})

describe('gaining and losing', () => {
  const plays = activated([], draw())
  test('what is lost is as if it were not printed', () => {
    const lose: Effect = {
      kind: 'lose',
      what: some(rears),
      losses: [{ kind: 'ability', ability: plays }],
      duration: 'turn',
    }
    const g = having([activated([], lose)], { more: [on('front-left', 'L', { abilities: [plays] })] })
    expect(g.may('P1', 'ability', 'L')).toBe(true)
    use(g)
    expect(g.may('P1', 'ability', 'L')).toBe(false)
    g.proves('10.21.2')
  })
  test('what a unit gains for itself is as if it were printed', () => {
    const gain: Effect = {
      kind: 'grant',
      what: self,
      gains: [{ kind: 'ability', ability: plays }],
      duration: 'turn',
    }
    const g = having([activated([], gain)])
    use(g)
    expect(g.P1.offered()).toContain('ability-2')
    g.proves('10.21.3')
  })
  test('a cost that is taken away is not carried out', () => {
    const costly = activated([{ kind: 'vanguard.soul-blast', amount: 1 }], draw())
    const g = having([activated([], { kind: 'vanguard.costless', what: some(rears), duration: 'turn' })], {
      more: [on('front-left', 'L', { abilities: [costly] })],
    })
    expect(g.may('P1', 'ability', 'L')).toBe(false)
    use(g)
    expect(g.may('P1', 'ability', 'L')).toBe(true)
    use(g, 'L')
    expect(hand(g)).toBe(1)
    g.proves('10.29.1')
  })
})

describe('a text that lets declare', () => {
  const takes: Effect = {
    kind: 'move',
    what: some(phrase(yours, zone('drop'), { kind: 'vanguard.declared', of: 'name' }, noun('card'))),
    verb: 'add',
    to: { zone: 'hand' },
  }
  test('a name of a card that exists, and texts speak of it', () => {
    const g = having([activated([], steps({ kind: 'vanguard.declare', of: 'name' }, takes))], {
      drop: [unit('灯台守'), unit('渡し守')],
    })
    use(g)
    expect(g.P1).toBeAsked('declare.word')
    expect(g.P1.canChoose('灯台守')).toBe(true)
    expect(g.P1.canChoose('?')).toBe(false)
    g.P1.answers('渡し守')
    expect(g.at('渡し守').zone).toBe('hand')
    expect(g.at('灯台守').zone).toBe('drop')
    g.proves('10.23.1', '10.23.2', 'ex.10.23.2')
  })
})

describe('locked circles', () => {
  test('a circle is locked while a locked card is there, and then what it was', () => {
    const g = table({ field: [vanguardUnit('A'), on('front-left', 'L')], hand: [unit('h')] })
    happens(g, lock, 'L')
    g.P1.acts('call', { with: 'h' })
    expect(g.P1.canChoose('front-left')).toBe(false)
    g.proves('10.22.6')
    const freed = table({ field: [vanguardUnit('A'), on('front-left', 'L')], hand: [unit('h')] })
    happens(freed, lock, 'L')
    happens(freed, unlock, 'L')
    freed.P1.acts('call', { with: 'h' })
    expect(freed.P1.canChoose('front-left')).toBe(true)
    freed.proves('10.22.7')
  })
})

describe('deleted units', () => {
  const deleting = (stats: Seat = {}, mine: Seat = {}, moment = 'main') => {
    const g = table({ field: [vanguardUnit('A', stats), on('front-left', 'L')], ...mine }, {}, moment)
    happens(g, deleteUnit, 'A')
    return g
  }
  test('can battle', () => {
    const g = deleting({}, {}, 'battle')
    g.P1.answers(true)
    expect(g.P1).toOfferExactly('A', 'L')
    g.proves('10.26.4')
  })
  test('gain abilities and power, and keep them when they are themselves again', () => {
    const gives = activated(
      [],
      steps(
        {
          kind: 'grant',
          what: some(phrase(yours, noun('vanguard'))),
          gains: [{ kind: 'ability', ability: activated([], draw()) }],
          duration: 'turn',
        },
        strengthen(some(phrase(yours, noun('vanguard'))), 3000, 'turn'),
      ),
    )
    const g = table({
      field: [vanguardUnit('A', { power: 11_000 }), on('front-left', 'L', { abilities: [gives] })],
    })
    happens(g, deleteUnit, 'A')
    use(g, 'L')
    expect(g.may('P1', 'ability', 'A')).toBe(true)
    g.proves('10.26.7')
    expect(g.at('A').values['power']).toBe(3000)
    g.proves('10.26.8')
  })
  test('a unit with power from another text has that alone, and boosts', () => {
    // The example of the rulebook: printed 10000, +2000 by another card, deleted.
    const helper = activated([], strengthen(some(phrase(yours, noun('vanguard'))), 2000, 'turn'))
    const g = table({
      field: [
        vanguardUnit('A', { abilities: [always(strengthen(self, 5000))] }),
        on('front-left', 'L', { abilities: [helper] }),
      ],
    })
    use(g, 'L')
    expect(g.at('A').values['power']).toBe(17_000)
    happens(g, deleteUnit, 'A')
    expect(g.at('A').values['power']).toBe(2000)
    g.proves('ex.10.26.3')
  })
  test('what changed them meanwhile changes them further', () => {
    const lasting = activated([], strengthen(some(phrase(yours, noun('vanguard'))), 3000, 'game'))
    const g = table({
      field: [vanguardUnit('A', { power: 11_000 }), on('front-left', 'L', { abilities: [lasting] })],
    })
    happens(g, deleteUnit, 'A')
    use(g, 'L')
    g.P1.passes()
    if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
    expect(g.at('A').faceDown).toBe(false)
    expect(g.at('A').values['power']).toBe(14_000)
    g.proves('10.26.9')
  })
  test('stay in legion, and go face up into the soul when they are ridden over', () => {
    const g = table({
      field: [vanguardUnit('A', { mates: ['友'] })],
      deck: [unit('M', { name: '友' }), ...plain('m', 5)],
      hand: [unit('h', { grade: 3 })],
    })
    happens(g, formLegion, 'A', 'M')
    happens(g, deleteUnit, 'A')
    expect(g.at('A').to['legion']).toEqual(['M'])
    g.proves('10.26.10')
    happens(g, ride, 'h', 'P1')
    expect(g.at('A').zone).toBe('soul')
    expect(g.at('A').faceDown).toBe(false)
    g.proves('10.26.11')
  })
})

describe('legion by a text', () => {
  const leader: Seat = { mates: ['友'], power: 11_000 }
  const inLegion = (
    stats: Seat = leader,
    mate: Seat = {},
    mine: Seat = {},
    moment = 'main',
    theirs: Seat = {},
  ) => {
    const g = table(
      {
        field: [vanguardUnit('A', { ...leader, ...stats })],
        deck: [unit('M', { name: '友', power: 9000, grade: 2, ...mate }), ...plain('m', 8)],
        ...mine,
      },
      theirs,
      moment,
    )
    happens(g, formLegion, 'A', 'M')
    return g
  }
  test('each of the two has its own information', () => {
    const g = inLegion()
    expect(
      g.match.game.value(
        g.rules.book.characteristics.find(({ name }) => name === 'power')!,
        g.names.row('M'),
      ),
    ).toBe(9000)
    g.proves('10.25.4')
  })
  test('if one of them deals no damage neither does the other', () => {
    const ban = always({ kind: 'prohibit', event: { kind: 'event', verb: 'deal-damage', subject: self } })
    const fights = (mate: Seat) => {
      const g = inLegion({}, mate, {}, 'battle')
      g.P1.answers(true)
      return g
    }
    expect(fights({}).zone('P2', 'damage')).toHaveLength(1)
    const g = fights({ abilities: [ban] })
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('10.25.6.1')
  })
  test('two damage are two checks', () => {
    const hurts = activated([], { kind: 'vanguard.damage', who: 'you', amount: 2 })
    const g = inLegion({ abilities: [hurts] })
    use(g)
    expect(g.zone('P1', 'damage')).toHaveLength(2)
    g.proves('10.25.7')
  })
  test('a ride looks at the grade of the leader', () => {
    const g = table(
      {
        field: [vanguardUnit('A', { ...leader, grade: 2 })],
        deck: [unit('M', { name: '友', grade: 0 }), ...plain('m', 8)],
        hand: [unit('h3', { grade: 3 }), unit('h1', { grade: 1 })],
      },
      {},
      'draw',
    )
    happens(g, formLegion, 'A', 'M')
    while (!g.P1.isAsked('ride.card')) g.P1.answers(false)
    expect(g.P1).toOfferExactly('h3')
    g.proves('10.25.9')
  })
  test('what keeps one from standing keeps the other', () => {
    const ban = always({ kind: 'prohibit', event: { kind: 'event', verb: 'stand', subject: self } })
    const stands = activated([], { kind: 'turn', what: self, verb: 'stand' })
    const resting = (mate: Seat) => {
      const g = table({
        field: [vanguardUnit('A', { ...leader, abilities: [stands] }, { turned: true })],
        deck: [unit('M', { name: '友', ...mate }), ...plain('m', 8)],
      })
      happens(g, formLegion, 'A', 'M')
      use(g)
      return g
    }
    expect(resting({}).at('A').turned).toBe(false)
    const g = resting({ abilities: [ban] })
    expect(g.at('A').turned).toBe(true)
    g.proves('10.25.11')
  })
  test('texts speak of coming to be in legion, being so, and having come to be so this turn', () => {
    const inNow = whenever(
      { kind: 'exists', what: phrase(yours, state('in-legion'), noun('vanguard')), how: 'there' },
      draw(),
    )
    const sinceNow = whenever(
      { kind: 'exists', what: phrase(yours, state('legioned-this-turn'), noun('vanguard')), how: 'there' },
      draw(),
    )
    const waits: Ability = { ...when('legion', draw()) }
    const text = activated([], sentences(inNow, sinceNow))
    const alone = having([text])
    use(alone)
    expect(hand(alone)).toBe(0)
    const g = inLegion({ abilities: [text, waits] })
    use(g)
    // One for each sentence, one for having come to be so.
    expect(hand(g)).toBe(3)
    g.proves('10.25.12', '10.25.13', '10.25.14')
  })
  test('a mate does not lead a legion of its own, and legion is no ride', () => {
    const g = table({
      field: [vanguardUnit('A', { ...leader, abilities: [when('ride', draw())] })],
      deck: [unit('M', { name: '友', mates: ['影'] }), unit('K', { name: '影' }), ...plain('m', 8)],
    })
    happens(g, formLegion, 'A', 'M')
    happens(g, formLegion, 'M', 'K')
    expect(g.at('K').zone).toBe('deck')
    g.proves('10.25.16')
    g.P1.passes()
    expect(hand(g)).toBe(0)
    g.proves('10.6.1.5')
  })
  test('either of two named mates, one of them', () => {
    const g = table({
      field: [vanguardUnit('A', { mates: ['蒼の剣', '蒼の剣士'] })],
      drop: plain('d', 4),
      deck: [
        unit('M', { name: '蒼の剣' }),
        unit('N', { name: '蒼の剣士' }),
        unit('O', { name: '蒼' }),
        ...plain('m', 6),
      ],
    })
    g.P1.acts('legion', { with: 'A' })
    expect(g.P1).toBeAsked('legion.mate')
    expect(g.P1).toOfferExactly('M', 'N')
    expect(g.match.decision?.max).toBe(1)
    g.proves('ex.11.10.2.1')
  })
})

describe('time leap', () => {
  test('bound, one of the next grade in its place, and back at the end of the turn', () => {
    const leaps = activated([], { kind: 'vanguard.time-leap', what: some(rears) })
    const g = having([leaps], {
      more: [on('front-left', 'L', { grade: 1 })],
      deck: [unit('n2', { grade: 2 }), unit('n3', { grade: 3 }), ...plain('m', 6)],
    })
    use(g)
    expect(g.at('L').zone).toBe('bind')
    expect(g.P1).toOfferExactly('n2')
    g.P1.chooses('n2')
    g.P1.answers('back-right')
    expect(g.at('n2').cell).toBe('back-right')
    g.P1.passes()
    if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
    expect(g.at('n2').zone).toBe('deck')
    expect(g.P1).toBeAsked('call.circle')
    g.P1.answers('front-left')
    expect(g.at('L').cell).toBe('front-left')
    g.proves('10.31.2')
  })
})
