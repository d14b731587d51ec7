import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import type { Effect } from '@fudaba/kernel/text'
import { type Stats, breakCard, character, fast, permanent, powers, project } from '../cards.ts'
import {
  CARD,
  CHARACTER,
  X,
  aimAt,
  always,
  change,
  damage,
  defines,
  discard,
  does,
  draw,
  exactly,
  inZone,
  it,
  phrase,
  prohibit,
  self,
  texts,
  theirs,
  type,
  yours,
} from '../trees.ts'

const table = (mine: Stats, theirs: Stats = {}, more: Stats = {}) =>
  board(aquarianAge, { at: 'main', P1: { deck: 5, ...mine }, P2: { deck: 5, ...theirs }, ...more })
const holder = (name: string, ...abilities: readonly Stats[]) => character(name, { abilities })
const cheaper = defines(change(self, 'cost', 1, undefined, '-'))
const dearer = (player: 'any' | 'opponent' = 'any') =>
  always({
    kind: 'alter-cost',
    player,
    verb: 'use',
    what: phrase(CARD),
    change: { kind: 'add', characteristic: 'cost', sign: '+', amount: 1 },
  })

describe('what changes the cost of the card itself', () => {
  test('works in the hand, when declared, and not in the piles', () => {
    const card = (name: string) => fast(name, { cost: 2, ...texts(does(draw(1)), cheaper) })
    const g = table({
      hand: [card('H')],
      discard: [card('D')],
      damage: [card('G')],
      controlled: [character('A')],
      power: powers('A', 1),
    })
    expect(g.at('H').values['cost']).toBe(1)
    expect(g.at('D').values['cost']).toBe(2)
    expect(g.at('G').values['cost']).toBe(2)
    expect(g.may('P1', 'fast', 'H')).toBe(true)
    g.P1.acts('fast', { with: 'H' })
    expect(g.at('H').zone).toBe('declared')
    expect(g.at('H').values['cost']).toBe(1)
    expect(g.at('Ap1').zone).toBe('discard')
    g.proves('8-1-c-1', '8-1-c-2', '8-1-c-3')
  })

  test('a card that changes its own factor is declared and resolves with the factor it has then', () => {
    const asks = { factor: { ego: 2, wizdom: 1 } }
    const lighter = defines(change(self, 'factor-ego', 1, undefined, '-'))
    const card = (name: string) => fast(name, { ...asks, ...texts(does(draw(1)), lighter) })
    const g = table({
      hand: [card('H'), fast('plain', { ...asks, ...texts(does(draw(1))) })],
      discard: [card('D')],
      damage: [card('G')],
      controlled: [character('A'), character('W', { factions: ['wizdom'] })],
    })
    expect(g.at('H').values['factor']).toBe(2)
    expect(g.at('D').values['factor']).toBe(3)
    expect(g.at('G').values['factor']).toBe(3)
    expect(g.may('P1', 'fast', 'H')).toBe(true)
    expect(g.may('P1', 'fast', 'plain')).toBe(false)
    g.P1.acts('fast', { with: 'H' })
    expect(g.at('H').values['factor']).toBe(2)
    g.everyonePasses()
    expect(g.zone('P1', 'hand')).toHaveLength(2)
    g.proves('8-1-c-1', '8-1-c-2', '8-1-c-3')
  })

  test('a factor that is no longer lowered on resolution is not met, and the card is discarded', () => {
    const g = table(
      {
        hand: [
          fast('H', {
            factor: { ego: 2 },
            text: 'あなたは1ドローする。\nあなたの支配キャラクターが2人以上の場合、このカードのE.G.O.の必要ファクターを1減少する。',
          }),
        ],
        controlled: [character('A'), character('W', { factions: ['wizdom'] })],
      },
      { hand: [fast('K', texts(does(aimAt(), discard(it))))] },
    )
    expect(g.at('H').values['factor']).toBe(1)
    g.P1.acts('fast', { with: 'H' })
    g.P2.acts('fast', { with: 'K', target: 'W' })
    g.everyonePasses()
    expect(g.at('H').zone).toBe('discard')
    expect(g.zone('P1', 'hand')).toHaveLength(0)
    g.proves('19-1')
  })
})

describe('costs that rise', () => {
  test('after payment change nothing', () => {
    const raising = fast('R', {
      duration: 'turn',
      ...texts(does(aimAt(phrase(type('project'))), change(it, 'cost', 3, 'turn'))),
    })
    const g = table(
      {
        hand: [project('P', { cost: 1, ...texts(does(draw(2))) })],
        controlled: [character('A')],
        power: powers('A', 1),
      },
      { hand: [raising] },
    )
    g.P1.acts('project', { with: 'P' })
    g.P2.acts('fast', { with: 'R' })
    g.P1.passes()
    g.P2.passes()
    expect(g.at('P').zone).toBe('discard')
    expect(g.zone('P1', 'hand')).toHaveLength(2)
    g.proves('20-4')
  })

  test('are taken off X', () => {
    const g = table(
      {
        hand: [fast('F', { cost: 'X', ...texts(does(aimAt(phrase(theirs, CHARACTER)), damage(it, X))) })],
        controlled: [character('A')],
        power: powers('A', 3),
      },
      { controlled: [character('B', { endurance: 3 }), holder('T', dearer('opponent'))] },
    )
    g.P1.acts('fast', { with: 'F' })
    expect(g.P1).toBeAsked('pay.x')
    expect([g.match.decision?.min, g.match.decision?.max]).toEqual([1, 3])
    g.P1.answers(3)
    g.P1.chooses('B')
    g.everyonePasses()
    expect(g.at('B').zone).toBe('controlled')
    g.proves('20-7')
  })
})

describe('X', () => {
  const lastingX = (x: Stats) =>
    fast('F', {
      cost: 'X',
      x,
      duration: 'turn',
      ...texts(does(aimAt(phrase(yours, CHARACTER)), change(it, 'attack', X, 'turn'))),
    })
  const used = (x: Stats) => {
    const g = table(
      { hand: [lastingX(x)], controlled: [character('A')], power: powers('A', 3) },
      {
        hand: [
          fast('R', {
            duration: 'turn',
            ...texts(does(aimAt(phrase(type('fast'))), change(it, 'cost', 3, 'turn'))),
          }),
        ],
      },
    )
    g.P1.acts('fast', { with: 'F' })
    expect(g.P1).toBeAsked('pay.x')
    return g
  }
  const raised = (g: ReturnType<typeof used>) => {
    g.P1.answers(2)
    if (g.P1.isAsked('pay.card')) g.P1.chooses('Ap1', 'Ap2')
    g.everyonePasses()
    expect(g.at('A').values['attack']).toBe(4)
    expect(g.at('F').values['cost']).toBe(2)
    g.P1.passes()
    g.P2.acts('fast', { with: 'R', target: 'F' })
    g.P1.passes()
    g.P2.passes()
    return g.at('F').values['cost']
  }

  test('that is chosen and stays is what it was when used', () => {
    const g = used({ kind: 'fixed' })
    expect(g.match.decision?.max).toBe(3)
    expect(raised(g)).toBe(2)
    g.proves('20-5-a')
  })

  test('that is chosen and may change is what it is now', () => {
    const g = used({ kind: 'changing' })
    expect(raised(g)).toBe(5)
    g.proves('20-5-b')
  })

  test('with a limit is not chosen above it', () => {
    const g = used({ kind: 'fixed', most: 2 })
    expect(g.match.decision?.max).toBe(2)
    expect(raised(g)).toBe(2)
    g.proves('20-5-d')
  })

  test('that nobody chooses is counted, wherever the card is', () => {
    const counted = (name: string) =>
      fast(name, {
        cost: 'X',
        x: { kind: 'counted' },
        ...texts(
          does(draw(1)),
          defines({
            kind: 'modify',
            what: self,
            changes: [
              {
                kind: 'set',
                characteristic: 'cost',
                amount: { kind: 'count', of: phrase(yours, CHARACTER) },
              },
            ],
          }),
        ),
      })
    const g = table({
      hand: [counted('H'), character('N')],
      discard: [counted('D')],
      controlled: [character('A')],
      power: powers('A', 1),
    })
    expect(g.at('H').values['cost']).toBe(1)
    expect(g.at('D').values['cost']).toBe(1)
    expect(g.may('P1', 'fast', 'H')).toBe(true)
    g.P1.plays('set', { with: 'N' })
    expect(g.at('H').values['cost']).toBe(2)
    expect(g.may('P1', 'fast', 'H')).toBe(false)
    g.proves('20-5-c')
  })

  test('of too few targets means as many as there are', () => {
    const g = table(
      {
        hand: [
          fast('F', { cost: 'X', ...texts(does(aimAt(phrase(theirs, CHARACTER), exactly(X)), discard(it))) }),
        ],
        controlled: [character('A')],
        power: powers('A', 3),
      },
      { controlled: [character('B'), character('C')] },
    )
    g.P1.acts('fast', { with: 'F' })
    g.P1.answers(3)
    expect(g.at('F').zone).toBe('declared')
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('C').zone).toBe('discard')
    g.proves('20-6')
  })

  test('of a card that an effect uses out of a pile is none', () => {
    const g = table(
      {
        hand: [
          project(
            'U',
            texts(does(aimAt(phrase(yours, inZone('damage'), CARD)), { kind: 'aquarian-age.use', what: it })),
          ),
        ],
        damage: [fast('F', { cost: 'X', ...texts(does(damage(phrase(theirs, CHARACTER), X), draw(1))) })],
      },
      { controlled: [character('B', { endurance: 1 })] },
    )
    g.P1.plays('project', { with: 'U' })
    expect(g.zone('P1', 'hand')).toHaveLength(1)
    expect(g.at('B').zone).toBe('controlled')
  })
})

describe('breaks', () => {
  test('a card usable as a break card is one from its declaration on, and then a plain character', () => {
    const asBreak = always({ kind: 'aquarian-age.as-break' })
    const kills = fast(
      'K',
      texts(does(aimAt(phrase({ kind: 'state', state: 'broken' }, CHARACTER)), discard(it))),
    )
    const g = table(
      { hand: [character('N', { attack: 6, abilities: [asBreak] })], controlled: [character('A')] },
      { hand: [kills] },
    )
    expect(g.may('P1', 'break', 'N')).toBe(true)
    g.P1.acts('break', { with: 'N', target: 'A' })
    g.everyonePasses()
    expect(g.at('A').values['attack']).toBe(6)
    g.P1.passes()
    expect(g.may('P2', 'fast', 'K')).toBe(false)
    g.proves('8-1-b')
  })

  test('a restriction on breaking is no ability', () => {
    const only = breakCard('X', { breaks: 'レン', personal: 'レン' })
    const g = table({ hand: [only], controlled: [character('A')] })
    expect(g.may('P1', 'break', 'X')).toBe(false)
    const right = table({ hand: [only], controlled: [character('A', { personal: 'レン' })] })
    expect(right.may('P1', 'break', 'X')).toBe(true)
    g.proves('base.1.3.5')
  })
})

describe('factions', () => {
  const shares = always({ kind: 'aquarian-age.share-faction', what: phrase(CHARACTER), faction: 'wizdom' })

  test('that are shared are all there for stealth, and bring no factor', () => {
    const g = table({
      hand: [breakCard('X', { factor: { wizdom: 1 } })],
      controlled: [holder('A', shares)],
    })
    expect(g.may('P1', 'break', 'X')).toBe(false)
    g.proves('18-1')
  })

  test('of several the owner chooses the party, or it is the first where the table plays so', () => {
    const both = character('N', { factions: ['polaris', 'wizdom'] })
    const g = table({ hand: [both] })
    g.P1.acts('set', { with: 'N' })
    g.everyonePasses()
    expect(g.P1).toBeAsked('set.party')
    g.P1.answers('polaris')
    expect(g.at('N').cell).toBe('polaris')
    const first = table({ hand: [both] }, {}, { config: { multiFactionPlacement: 'first' } })
    first.P1.plays('set', { with: 'N' })
    expect(first.at('N').cell).toBe('wizdom')
    g.proves('base.1.8.2')
  })
})

describe('priority of cards', () => {
  /** B says that attackers may not be guarded by it; another card says it may. */
  const against = (forbids: Stats, allows: Stats) => {
    const no = always(prohibit({ verb: 'attack', subject: phrase(CHARACTER) }))
    const yes = always({
      kind: 'permit',
      event: { kind: 'event', verb: 'attack', subject: phrase(CHARACTER) },
    })
    const g = board(aquarianAge, {
      at: 'main',
      P1: {
        deck: 5,
        controlled: [
          character('A'),
          character('no', { abilities: [no], ...forbids }),
          character('yes', { abilities: [yes], ...allows }),
        ],
        power: powers('A', 1),
      },
      P2: { deck: 5 },
    })
    return g
  }
  const obeyed = (forbids: Stats, allows: Stats) => against(forbids, allows).may('P1', 'attack', 'A')

  test('by type: a break before a character', () => {
    expect(obeyed({}, { type: 'break' })).toBe(true)
    expect(obeyed({ type: 'break' }, {})).toBe(false)
    const g = against({}, { type: 'break' })
    g.may('P1', 'attack', 'A')
    g.proves('22-2')
  })

  test('by factor, then by cost', () => {
    const two = { type: 'break', factor: { ego: 2 } }
    const one = { type: 'break', factor: { ego: 1 }, factions: ['ego'] }
    expect(obeyed({ ...one, factions: ['ego'] }, { ...two, factions: ['eraser'] })).toBe(true)
    expect(obeyed({ ...one, cost: 1 }, { ...one, cost: 2, factions: ['eraser'] })).toBe(true)
    expect(obeyed({ ...one, cost: 2, factions: ['eraser'] }, { ...one, cost: 1 })).toBe(false)
    const g = against(one, two)
    g.may('P1', 'attack', 'A')
    g.proves('22-3')
  })

  test('by the cost as it is now, and an X as it was paid', () => {
    const one = { type: 'break', cost: 1 }
    const raises = fast('R', {
      duration: 'turn',
      ...texts(does(aimAt(phrase(CHARACTER)), change(it, 'cost', 2, 'turn'))),
    })
    const said = (kind: 'permit' | 'prohibit', duration?: 'turn'): Effect => ({
      kind,
      event: { kind: 'event', verb: 'attack', subject: phrase(CHARACTER) },
      ...(duration !== undefined && { duration }),
    })
    const g = board(aquarianAge, {
      at: 'main',
      P1: {
        deck: 5,
        controlled: [
          character('A'),
          character('no', { ...one, abilities: [always(said('prohibit'))] }),
          character('yes', { ...one, cost: 0, abilities: [always(said('permit'))] }),
        ],
        power: powers('A', 1),
        hand: [raises],
      },
      P2: { deck: 5 },
    })
    expect(g.may('P1', 'attack', 'A')).toBe(false)
    g.P1.plays('fast', { with: 'R', target: 'yes' })
    expect(g.may('P1', 'attack', 'A')).toBe(true)
    g.proves('22-3')
    const paying = board(aquarianAge, {
      at: 'main',
      P1: {
        deck: 5,
        controlled: [character('A')],
        power: powers('A', 4),
        hand: [
          fast('N', { cost: 1, duration: 'turn', ...texts(does(said('prohibit', 'turn'))) }),
          fast('X', {
            cost: 'X',
            x: { kind: 'fixed' },
            duration: 'turn',
            ...texts(does(said('permit', 'turn'))),
          }),
        ],
      },
      P2: { deck: 5 },
    })
    paying.P1.acts('fast', { with: 'N' })
    paying.P1.chooses('Ap1')
    paying.everyonePasses()
    expect(paying.may('P1', 'attack', 'A')).toBe(false)
    paying.P1.acts('fast', { with: 'X' })
    paying.P1.answers(2)
    paying.P1.chooses('Ap2', 'Ap3')
    paying.everyonePasses()
    expect(paying.may('P1', 'attack', 'A')).toBe(true)
    paying.proves('22-3')
  })

  test('by faction', () => {
    expect(obeyed({ factions: ['wizdom'], id: 'Z-009' }, { factions: ['arayashiki'], id: 'Z-001' })).toBe(
      true,
    )
    expect(obeyed({ factions: ['arayashiki'], id: 'Z-001' }, { factions: ['wizdom'], id: 'Z-009' })).toBe(
      false,
    )
    const g = against({ factions: ['wizdom'] }, { factions: ['arayashiki'] })
    g.may('P1', 'attack', 'A')
    g.proves('22-4')
  })

  test('by number, the newer first', () => {
    expect(obeyed({ id: 'Z-001' }, { id: 'Z-002' })).toBe(true)
    expect(obeyed({ id: 'Z-002' }, { id: 'Z-001' })).toBe(false)
    const g = against({ id: 'Z-001' }, { id: 'Z-002' })
    g.may('P1', 'attack', 'A')
    g.proves('22-5')
  })
})

describe('permanents', () => {
  test('one permanent too many is set, then the owner discards down', () => {
    const puts = fast(
      'F',
      texts(
        does(aimAt(phrase({ kind: 'type', type: 'permanent' })), {
          kind: 'aquarian-age.put-on',
          what: it,
          onto: phrase(
            yours,
            {
              kind: 'except',
              feature: {
                kind: 'number',
                characteristic: 'attack',
                comparison: { than: 'at-most', amount: 2 },
              },
            },
            CHARACTER,
          ),
        }),
      ),
    )
    const g = table({
      hand: [puts],
      controlled: [character('A'), character('C', { attack: 3 })],
      permanents: [permanent('P', {}, { 'set on': 'A' }), permanent('Q', {}, { 'set on': 'C' })],
    })
    g.P1.acts('fast', { with: 'F', target: 'P' })
    g.everyonePasses()
    expect(g.P1).toBeAsked('permanent.tooMany')
    expect(g.P1).toOfferExactly('P', 'Q')
    g.P1.chooses('Q')
    expect(g.at('Q').zone).toBe('discard')
    expect(g.at('P').to['set on']).toEqual(['C'])
    g.proves('11-3')
  })
})
