import { Random, withCards } from '@fudaba/kernel'
import { sample } from '@fudaba/kernel/search'
import type { Ability, Effect, Feature } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { type VanguardCard, characteristics, vanguard, zones } from '@fudaba/vanguard'
import '../../src/text/deckAbilities.ts'
import { deleteUnit } from '../../src/changes/locking.ts'
import { rest } from '../../src/changes/moving.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { at as on, happens, plain, unit, vanguardUnit } from '../cards.ts'
import { type Seat, hand, having, table, use } from '../playing.ts'
import {
  act,
  activated,
  always,
  at,
  draw,
  exactly,
  it as that,
  noun,
  phrase,
  self,
  sentences,
  some,
  steps,
  strengthen,
  upTo,
  when,
  whenever,
  yours,
  zone,
} from '../trees.ts'

type Table = ReturnType<typeof table>
const anyCard = noun('card')
const deals = (amount: number): Effect => ({ kind: 'count', verb: 'damage', amount, resource: 'damage' })
const toOpponent = (effect: Effect): Effect => ({ kind: 'by', player: 'opponent', effect })
const soulCharge = (amount: number): Effect => ({
  kind: 'count',
  verb: 'soul-charge',
  amount,
  resource: 'soul',
})
const putInto = (into: string, what = some(phrase(yours, zone('hand'), anyCard))): Effect => ({
  kind: 'move',
  what,
  verb: 'put',
  to: { zone: into },
})
const began = (g: Table): number => g.log().filter((line) => line.event === 'beginEffect').length

describe('ground rules', () => {
  test('what cannot be done is not done, and the rest is', () => {
    const g = having([activated([], sentences(putInto('soul'), draw()))])
    use(g)
    expect(hand(g)).toBe(1)
    g.proves('1.3.2')
  })

  test('what is so already does not become so', () => {
    const g = table({ field: [vanguardUnit('A'), on('front-left', 'L')] })
    happens(g, deleteUnit, 'L')
    const before = g.log().length
    happens(g, deleteUnit, 'L')
    expect(g.log()).toHaveLength(before)
    g.proves('1.3.2.1')
  })

  test('zero times is not at all', () => {
    const whenDamaged: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'damaged', player: 'opponent' }] },
      effect: draw(),
    }
    const g = having([activated([], toOpponent(deals(0))), whenDamaged])
    use(g)
    expect(hand(g)).toBe(0)
    expect(g.log().some((line) => line.event === 'dealDamage')).toBe(false)
    g.proves('1.3.2.2')
  })

  test('a ban wins over what lets it', () => {
    const checks = { kind: 'event' as const, verb: 'make-drive-checks', subject: self }
    const g = facing({
      field: [
        vanguardUnit('A'),
        on('front-left', 'L', {
          abilities: [always({ kind: 'permit', event: checks }), always({ kind: 'prohibit', event: checks })],
        }),
      ],
    })
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(g.zone('P1', 'hand')).toEqual([])
    g.proves('1.3.3')
  })

  test('a number that is chosen is none below zero', () => {
    const g = having([
      activated([], strengthen(self, { kind: 'variable', name: 'X' } as unknown as number, 'turn')),
    ])
    use(g)
    expect(g.match.decision?.shape).toBe('number')
    expect(g.match.decision?.min).toBe(0)
    g.P1.answers(3)
    expect(g.at('A').values['power']).toBe(10_003)
    g.proves('1.3.5')
  })
})

describe('information of cards', () => {
  const powerOf = (g: Table, word: string): unknown => g.at(word).values['power']
  const rears = [on('front-left', 'L'), on('front-right', 'R', { name: '別', clans: ['宵'], race: '鳥' })]
  const strengthens = (feature: Feature) =>
    having([activated([], strengthen(phrase(yours, feature, noun('rear-guard')), 1000, 'turn'))], {
      more: rears,
    })

  test('a text speaks of a card by its name', () => {
    const g = strengthens({ kind: 'name', name: '別' })
    use(g)
    expect([powerOf(g, 'L'), powerOf(g, 'R')]).toEqual([7000, 8000])
    g.proves('2.1.1.2')
  })

  test('of a clan by its word', () => {
    const g = strengthens({ kind: 'class', class: '宵' })
    use(g)
    expect([powerOf(g, 'L'), powerOf(g, 'R')]).toEqual([7000, 8000])
    g.proves('2.2.3')
  })

  test('of a race by its word', () => {
    const g = strengthens({ kind: 'vanguard.race', race: '鳥' })
    use(g)
    expect([powerOf(g, 'L'), powerOf(g, 'R')]).toEqual([7000, 8000])
    g.proves('2.3.1.2')
  })

  const alsoOf = (clan: string, of: ReturnType<typeof on>) =>
    having(
      [
        always({
          kind: 'grant',
          what: phrase(yours, noun('rear-guard')),
          gains: [{ kind: 'class', class: clan }],
        }),
        activated(
          [],
          strengthen(phrase(yours, { kind: 'class', class: clan }, noun('rear-guard')), 1000, 'turn'),
        ),
      ],
      { more: [of] },
    )
  test('a clan may be added', () => {
    const g = alsoOf('宵', on('front-left', 'L'))
    use(g)
    expect(powerOf(g, 'L')).toBe(8000)
    g.proves('2.2.4')
  })

  test('a clan that is added to its own counts once', () => {
    const g = alsoOf('暁', on('front-left', 'L', { clans: ['暁'] }))
    use(g)
    expect(powerOf(g, 'L')).toBe(8000)
    const clans = characteristics.clans
    const { game } = g.match
    const words = clans.words!.in(game.book)
    const own = words.own(game.value(clans, g.names.row('L')))
    expect(own.map((word) => words.text(word))).toEqual(['暁'])
  })

  test('power that changes by nothing does not change', () => {
    const g = having([activated([], strengthen(self, 0, 'turn'))])
    use(g)
    expect(began(g)).toBe(0)
    g.proves('2.5.4.1')
  })

  test('more by less than nothing is less', () => {
    const weak = { kind: 'value', of: self, characteristic: 'critical' } as const
    const g = having([activated([], strengthen(self, weak as unknown as number, 'turn'))], {
      field: [
        vanguardUnit('A', {
          critical: -2000,
          abilities: [activated([], strengthen(self, weak as unknown as number, 'turn'))],
        }),
      ],
    })
    use(g)
    expect(powerOf(g, 'A')).toBe(8000)
    g.proves('2.5.4.2')
  })

  test('the original power is the printed one', () => {
    const original = {
      kind: 'value',
      of: self,
      characteristic: 'original-power',
      comparison: { than: 'exactly', amount: 10_000 },
    } as const
    const g = having([
      activated([], strengthen(self, 5000, 'turn')),
      activated([], whenever(original, draw())),
    ])
    use(g)
    g.P1.acts('ability-2', { with: 'A' })
    expect(hand(g)).toBe(1)
    g.proves('3.7.1.2')
  })

  test('a text in brackets that explains is no part of what it does', () => {
    const g = table()
    const text = '【起】【(V)】:あなたは1枚引く。(引いたカードは相手に見せない。)'
    const rules = withCards(vanguard, [vanguard.readCard!({ name: '注', text })])
    const card = rules.cards.at(-1)!
    expect(card.abilities).toHaveLength(1)
    expect(rules.cardText!(card, rules.book).some(({ unread }) => unread)).toBe(false)
    g.proves('2.11.3')
  })

  test('a zone without a fighter named is that of the master of the card', () => {
    const g = having(
      [activated([], act('retire', some(phrase(zone('field'), noun('rear-guard')))))],
      { more: [on('front-left', 'L'), on('front-right', 'R')] },
      { field: [vanguardUnit('V'), on('front-left', 'X')] },
    )
    use(g)
    expect(g.P1).toOfferExactly('L', 'R')
    g.proves('2.11.4')
  })

  test('texts that are listed as invalid do nothing', () => {
    const g = table({ field: [vanguardUnit('A', { id: 'MB/010', abilities: [activated([], draw())] })] })
    expect(g.may('P1', 'ability', 'A')).toBe(false)
    g.proves('12.4.1')
  })
})

describe('abilities on cards', () => {
  test('one of the deck is valid there', () => {
    const called = at('main-start', strengthen(phrase(yours, noun('vanguard')), 1000, 'turn'), {
      where: ['deck'],
    })
    const g = table({ deck: [unit('d', { abilities: [called] }), ...plain('m', 5)] }, {}, 'ride')
    while (!g.P1.isAsked('main.window')) g.P1.chooses()
    expect(g.at('A').values['power']).toBe(11_000)
    g.proves('3.1.1.3.9')
  })

  test('an automatic one that is not paid for does not go on', () => {
    const paid = at('main-start', draw(), {
      cost: [{ kind: 'do', effect: act('soul-blast', some(phrase(yours, zone('soul'), anyCard))) }],
    })
    const g = having([paid], { soul: [unit('s')] }, {}, 'ride')
    while (!g.P1.isAsked('program.may')) g.P1.chooses()
    g.P1.answers(false)
    expect(hand(g)).toBe(0)
    expect(g.at('s').zone).toBe('soul')
    g.proves('3.1.1.5.2')
  })

  /** A unit of P2's on P1's field: its master is P1. */
  const borrowed = (ability: Ability) =>
    table({ field: [vanguardUnit('A'), on('front-left', 'L', { abilities: [ability] }, { owner: 'P2' })] })
  test('that are played have who played them for master, whoever owns the card', () => {
    const activatedOne = borrowed(activated([], draw()))
    activatedOne.P1.acts('ability', { with: 'L' })
    expect(hand(activatedOne)).toBe(1)
    activatedOne.proves('3.4.4', '3.4.3')
  })

  test('that wait have the master of their card', () => {
    const automatic = borrowed(when('rest', draw()))
    happens(automatic, rest, 'L')
    automatic.P1.passes()
    expect(hand(automatic)).toBe(1)
    automatic.proves('3.4.5')
  })

  test('that always apply are seen from the master of their card', () => {
    const continuous = borrowed(always(strengthen(phrase(yours, noun('vanguard')), 1000)))
    expect(continuous.at('A').values['power']).toBe(11_000)
    expect(continuous.at('V').values['power']).toBe(10_000)
    continuous.proves('3.4.6')
  })
})

describe('drawing and looking', () => {
  test('up to so many is decided card by card', () => {
    const g = having([activated([], { kind: 'draw', quantity: upTo(2) })])
    use(g)
    expect(g.P1).toBeAsked('program.draw-one')
    g.P1.answers(true)
    expect(hand(g)).toBe(1)
    expect(g.P1).toBeAsked('program.draw-one')
    g.P1.answers(true)
    expect(hand(g)).toBe(2)
    expect(g.P1).toBeAsked('main.window')
    g.proves('3.12.4', '3.12.4.2', '3.12.4.3')
    const stops = having([activated([], { kind: 'draw', quantity: upTo(2) })])
    use(stops)
    stops.P1.answers(true)
    stops.P1.answers(false)
    expect(hand(stops)).toBe(1)
    stops.proves('3.12.4.1')
  })

  const looks = (quantity: ReturnType<typeof upTo>) =>
    having([
      activated(
        [],
        sentences(
          { kind: 'look', from: { whose: 'you', zone: 'deck', place: 'top' }, quantity },
          {
            kind: 'move',
            what: { kind: 'reference', to: 'seen' },
            verb: 'put',
            to: { zone: 'drop' },
          },
        ),
      ),
    ])
  test('so many cards of the top are looked at', () => {
    const g = looks(exactly(3) as ReturnType<typeof upTo>)
    use(g)
    expect(g.zone('P1', 'drop')).toHaveLength(3)
    g.proves('3.13.2')
  })

  test('at up to so many one looks card by card', () => {
    const g = looks(upTo(2))
    use(g)
    expect(g.P1).toBeAsked('program.look-one')
    g.P1.answers(true)
    g.P1.answers(true)
    expect([...g.zone('P1', 'drop')].sort()).toEqual(['m1', 'm2'])
    g.proves('3.13.3', '3.13.3.2', '3.13.3.3')
    const stops = looks(upTo(2))
    use(stops)
    stops.P1.answers(true)
    stops.P1.answers(false)
    expect(stops.zone('P1', 'drop')).toEqual(['m1'])
    stops.proves('3.13.3.1')
  })
})

describe('sources of effects and damage', () => {
  const byEffect = (means = 'effect'): Ability => ({
    kind: 'triggered',
    trigger: {
      kind: 'event',
      of: [{ kind: 'event', verb: 'retire', subject: phrase(yours, noun('rear-guard')), cause: { means } }],
    },
    effect: draw(),
  })
  test('an effect has one, a rule action none', () => {
    const g = having([byEffect(), activated([], act('retire', some(phrase(yours, noun('rear-guard')))))], {
      more: [on('front-left', 'L')],
      hand: [unit('h')],
    })
    g.P1.acts('call', { with: 'h', circle: 'front-left' })
    expect(g.at('L').zone).toBe('drop')
    expect(hand(g)).toBe(0)
    g.proves('3.14.1.2')
    use(g)
    expect(g.at('h').zone).toBe('drop')
    expect(hand(g)).toBe(1)
    g.proves('3.14.1.1')
  })

  const whenItDamages: Ability = {
    kind: 'triggered',
    trigger: { kind: 'event', of: [{ kind: 'event', verb: 'damaged', subject: self }] },
    effect: draw(),
  }
  test('of battle damage it is the unit', () => {
    const g = facing({
      field: [vanguardUnit('A'), on('front-left', 'L', { power: 10_000, abilities: [whenItDamages] })],
    })
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(g.zone('P1', 'hand')).toHaveLength(1)
    g.proves('3.15.1.1')
  })

  test('of skill damage the card with the ability, though a fighter seems to deal it', () => {
    const g = having([whenItDamages, activated([], toOpponent(deals(1)))])
    use(g)
    expect(g.zone('P2', 'damage')).toHaveLength(1)
    expect(hand(g)).toBe(1)
    g.proves('3.15.1.2', '3.15.1.2.1')
  })
})

describe('what chance decides', () => {
  const discards = (seed: number) => {
    const g = board(vanguard, {
      at: 'main',
      seed,
      P1: {
        field: [
          vanguardUnit('A', {
            abilities: [
              activated([], {
                kind: 'discard',
                what: { ...some(phrase(yours, zone('hand'), anyCard)), random: true },
              }),
            ],
          }),
        ],
        hand: [unit('h1'), unit('h2'), unit('h3')],
        deck: plain('m', 5),
      },
      P2: { field: [vanguardUnit('V')], deck: plain('t', 5) },
    })
    g.P1.acts('ability', { with: 'A' })
    return g
  }
  test('chooses what is chosen at random, each as likely', () => {
    const gone = new Set(Array.from({ length: 20 }, (_, seed) => discards(seed).zone('P1', 'drop').join()))
    expect(gone).toEqual(new Set(['h1', 'h2', 'h3']))
    const g = discards(1)
    expect(g.P1).toBeAsked('main.window')
    g.proves('3.16.1', '3.16.2')
  })
})

describe('cards that move', () => {
  const toDeck = (place: string, order: readonly string[]) => {
    const g = having(
      [
        activated([], {
          kind: 'move',
          what: some(phrase(yours, zone('drop'), anyCard), exactly(2)),
          verb: 'put',
          to: { zone: 'deck', place },
        }),
      ],
      { drop: [unit('a'), unit('b')] },
    )
    use(g)
    expect(g.P1).toBeAsked('program.order')
    g.P1.answers(...order)
    return g
  }
  test('together to the deck lie there as their owner says', () => {
    const g = toDeck('top', ['b', 'a'])
    expect(g.zone('P1', 'deck').slice(0, 2)).toEqual(['b', 'a'])
    g.proves('4.1.5')
    expect(toDeck('bottom', ['b', 'a']).zone('P1', 'deck').slice(-2)).toEqual(['b', 'a'])
  })

  test('lie there in an order that nobody else knows', () => {
    const places = (g: Table, viewer: 'P1' | 'P2') =>
      g.view(viewer).zones.find(({ zone: name, owner }) => name === 'deck' && owner === 'P1')
    const [one, other] = [toDeck('top', ['b', 'a']), toDeck('top', ['a', 'b'])]
    expect(places(one, 'P1')).not.toEqual(places(other, 'P1'))
    expect(places(one, 'P2')).toEqual(places(other, 'P2'))
    expect(places(one, 'P2')).toMatchObject({ contains: ['a', 'b'] })
    expect(one.log('P2')).toEqual(other.log('P2'))
    // To P2 either of the two may lie on top, and nothing else.
    const { game } = one.match
    const tops = Array.from({ length: 24 }, (_, seed) => {
      const world = sample(game, 1, new Random(seed))
      return [0, 1].map((at) => world.printed(world.cardOf(world.objects(zones.deck, 0)[at])) as VanguardCard)
    })
    expect(new Set(tops.map((cards) => cards.map(({ name }) => name).join('')))).toEqual(
      new Set(['ab', 'ba']),
    )
    one.proves('4.1.5.1')
  })

  test('without a fighter named go to their owner', () => {
    const seats: Seat = { more: [on('front-left', 'L', {}, { owner: 'P2' })] }
    const g = having([activated([], putInto('damage', some(phrase(yours, noun('rear-guard')))))], seats)
    use(g)
    expect(g.zone('P2', 'damage')).toEqual(['L'])
    expect(g.zone('P1', 'damage')).toEqual([])
    g.proves('4.1.6')
  })

  test('are followed by the text that moved them', () => {
    const g = having(
      [activated([], steps({ ...(putInto('soul') as object) } as Effect, act('soul-blast', that)))],
      { hand: [unit('h')] },
    )
    use(g)
    expect(g.at('h').zone).toBe('drop')
    g.proves('4.1.8')
  })

  test('from the deck go one by one', () => {
    const g = having([activated([], soulCharge(3))])
    use(g)
    expect(g.zone('P1', 'soul')).toHaveLength(3)
    g.proves('4.2.3')
  })
})
