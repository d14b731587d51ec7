import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { breakCard, character, powers, skill } from '../cards.ts'
import { CHARACTER, always, phrase, prohibit } from '../trees.ts'

/** Everyone passes until this is asked, or nothing is left to pass. */
function until(g: ReturnType<typeof board>, key: string): void {
  for (let i = 0; i < 60 && g.match.decision !== null; i++) {
    const { message, player, pass } = g.match.decision
    if (message.key === key) return
    if (!pass) return
    g[player].passes()
  }
}
const plain = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => breakCard(`${name}${i + 1}`))

describe('set-up', () => {
  const tables = () =>
    Array.from({ length: 12 }, (_, seed) =>
      board(aquarianAge, { at: 'setup', seed, P1: { deck: plain('a', 20) }, P2: { deck: plain('b', 20) } }),
    )

  test('both draw seven, and chance names who starts', () => {
    const all = tables()
    const asked = new Set(all.map((g) => g.deciding))
    expect(asked).toEqual(new Set(['P1', 'P2']))
    const [g] = all
    expect(g.zone('P1', 'hand')).toHaveLength(7)
    expect(g.zone('P2', 'hand')).toHaveLength(7)
    g.proves('base.1.1.4')
  })

  test('only the second player may take a new hand, once', () => {
    const [g] = tables()
    const second = g.deciding!
    expect(g[second]).toBeAsked('setup.mulligan')
    const before = g.zone(second, 'hand')
    g[second].answers(true)
    expect(g.zone(second, 'hand')).toHaveLength(7)
    expect(g.zone(second, 'hand')).not.toEqual(before)
    expect(g.match.decision?.message.key).not.toBe('setup.mulligan')
    g.proves('base.1.1.5')
  })
})

describe('the draw phase', () => {
  const drawing = (more: object = {}, config = {}) =>
    board(aquarianAge, { at: 'draw', turn: 3, config, P1: { deck: plain('d', 9), ...more } })
  const drawn = (g: ReturnType<typeof drawing>) => {
    until(g, 'main.window')
    return g.zone('P1', 'hand').length
  }

  test('one card is drawn, from the top', () => {
    const g = drawing()
    expect(drawn(g)).toBe(1)
    expect(g.at('d1').zone).toBe('hand')
    g.proves('base.1.4.2', '21-1')
  })

  test('the draw skills of controlled characters are added', () => {
    const g = drawing({
      controlled: [character('A', skill({ skill: 'draw', value: 2 }))],
      factions: [character('F', skill({ skill: 'draw', value: 4 }))],
    })
    expect(drawn(g)).toBe(3)
    g.proves('base.1.7.1')
  })

  test('skills of one name add up, and never go below no card', () => {
    const g = drawing({
      controlled: [character('A', skill({ skill: 'draw', value: 1 }, { skill: 'draw', value: 2 }))],
    })
    expect(drawn(g)).toBe(4)
    g.proves('base.1.7.15')
    const none = drawing({
      controlled: [
        character('A', skill({ skill: 'draw', value: -2 })),
        character('B', skill({ skill: 'draw', value: -2 })),
      ],
    })
    expect(drawn(none)).toBe(0)
    none.proves('base.1.4.3')
  })

  test('the very first turn draws, unless the table plays otherwise', () => {
    const first = (config = {}) =>
      board(aquarianAge, { at: 'draw', turn: 1, config, P1: { deck: plain('d', 3) } })
    expect(drawn(first())).toBe(1)
    expect(drawn(first({ firstTurnDraw: false }))).toBe(0)
    first().proves()
    const g = first()
    drawn(g)
    g.proves('base.1.8.1')
  })

  test('an empty deck that should give a card is defeat', () => {
    const g = board(aquarianAge, { at: 'draw', turn: 3, P1: { deck: [] }, P2: { deck: 5 } })
    g.everyonePasses()
    expect(g.winner).toBe('P2')
    expect(g.ending).toBe('deck')
    g.proves('base.1.1.7')
  })
})

describe('the faction phase', () => {
  const aggressive = skill({ skill: 'aggressive' })

  test('an aggressive active character attacks its owner for nothing', () => {
    const g = board(aquarianAge, {
      at: 'faction',
      P1: { factions: [character('F', { attack: 2, ...aggressive })], deck: plain('d', 5) },
    })
    until(g, 'main.window')
    expect(g.zone('P1', 'damage')).toHaveLength(2)
    g.proves('3-9', 'base.1.7.3')
  })

  test('the owner of an aggressive character may guard with a controlled one', () => {
    const g = board(aquarianAge, {
      at: 'faction',
      P1: {
        factions: [character('F', { attack: 1, ...aggressive })],
        controlled: [character('A', { attack: 5 })],
        power: powers('A', 1),
        deck: plain('d', 5),
      },
    })
    for (let i = 0; i < 20 && !g.may('P1', 'guard', 'A'); i++) g[g.deciding!].passes()
    while (g.deciding === 'P2') g.P2.passes()
    g.P1.acts('guard', { with: 'A' })
    until(g, 'main.window')
    expect(g.at('F').zone).toBe('discard')
    expect(g.zone('P1', 'damage')).toHaveLength(0)
    g.proves('3-9')
  })

  test('an aggressive character that may not declare attacks attacks nobody, and the phase goes on', () => {
    const no = always(prohibit({ verb: 'attack', subject: phrase(CHARACTER) }))
    const g = board(aquarianAge, {
      at: 'faction',
      P1: { factions: [character('F', { attack: 2, ...aggressive })], deck: plain('d', 5) },
      P2: { controlled: [character('no', { abilities: [no] })] },
    })
    until(g, 'main.window')
    expect(g.P1).toBeAsked('main.window')
    expect(g.zone('P1', 'damage')).toHaveLength(0)
  })

  test('only the top of a party is active', () => {
    const g = board(aquarianAge, {
      at: 'faction',
      P1: {
        factions: [character('top', { attack: 1 }), character('under', { attack: 5, ...aggressive })],
        deck: plain('d', 9),
      },
    })
    until(g, 'main.window')
    expect(g.zone('P1', 'damage')).toHaveLength(0)
    expect(g.at('top').values['active']).toBe(true)
    expect(g.at('under').values['active']).toBe(false)
    g.proves('base.1.2.3')
  })

  test('every faction is checked, even an empty one, and each check can be answered', () => {
    const g = board(aquarianAge, { at: 'faction', P1: { deck: 5 }, P2: { deck: 5 } })
    let checks = 0
    for (let i = 0; i < 40 && g.view(null).facts['phase'] === 'faction'; i++) {
      if (g.match.decision?.message.key !== 'chain.respond') break
      const [top] = g.view(null).zones.find((zone) => zone.zone === 'declared')!.objects
      if (top.values['declaration'] === 'faction-check' && g.deciding === 'P2') checks++
      g[g.deciding!].passes()
    }
    expect(checks).toBe(7)
    g.proves('17-8-a', 'base.1.2.2')
  })

  test('nobody answers the start of the faction phase', () => {
    const g = board(aquarianAge, { at: 'draw', turn: 3, P1: { deck: 5 }, P2: { deck: 5 } })
    g.everyonePasses()
    g.everyonePasses()
    expect(g.view(null).facts['phase']).toBe('faction')
    const [top] = g.view(null).zones.find((zone) => zone.zone === 'declared')!.objects
    expect(top.values['declaration']).toBe('faction-check')
    g.proves('17-8')
  })
})

describe('the power card phase', () => {
  const powering = (mine: object, more: object = {}) =>
    board(aquarianAge, { at: 'power', P1: { deck: plain('d', 9), ...mine }, P2: { deck: 5 }, ...more })

  test('any number of cards of the hand become power, up to the mind of each character', () => {
    const g = powering({ controlled: [character('A', { mind: 2 })], hand: plain('h', 4) })
    expect(g.P1).toBeAsked('power.card')
    g.P1.chooses('h1')
    g.P1.chooses('h2')
    expect(g.zone('P1', 'power')).toHaveLength(2)
    expect(g.zone('P1', 'hand')).toHaveLength(2)
    expect(g.match.decision?.message.key).not.toBe('power.card')
    g.proves('base.1.4.5', 'base.1.4.7')
  })

  test('power cards are set on controlled and active characters', () => {
    const g = powering({
      controlled: [character('A')],
      factions: [character('F'), character('under')],
      hand: plain('h', 1),
    })
    g.P1.chooses('h1')
    expect(g.P1).toBeAsked('power.character')
    expect(g.P1).toOfferExactly('A', 'F')
    g.proves('base.1.4.6')
  })

  test('power cards lie face down, and the opponent does not see which they are', () => {
    const g = powering({ controlled: [character('A')], hand: plain('h', 1) })
    g.P1.chooses('h1')
    const zone = (viewer: 'P1' | 'P2') =>
      g.view(viewer).zones.find((each) => each.zone === 'power' && each.owner === 'P1')!
    expect(zone('P2').objects[0].cards).toEqual([null])
    expect(zone('P1').objects[0].cards).not.toEqual([null])
    g.proves('base.1.2.4')
  })

  test('charge sets cards from the deck after those of the hand', () => {
    const g = powering({
      controlled: [character('A', { mind: 5, ...skill({ skill: 'charge', value: 2 }) })],
      hand: plain('h', 1),
    })
    expect(g.P1).toBeAsked('power.card')
    g.P1.chooses()
    expect(g.P1).toBeAsked('power.charge')
    g.P1.chooses('A')
    g.P1.chooses('A')
    expect(g.at('d1').zone).toBe('power')
    expect(g.at('d2').zone).toBe('power')
    expect(g.match.decision?.message.key).not.toBe('power.charge')
    g.proves('base.1.4.8', 'base.1.7.2', '6-3')
  })

  test('charging from an empty deck is defeat', () => {
    const g = board(aquarianAge, {
      at: 'power',
      P1: { deck: [], controlled: [character('A', skill({ skill: 'charge', value: 1 }))] },
      P2: { deck: 5 },
    })
    g.P1.chooses('A')
    expect(g.winner).toBe('P2')
    g.proves('12-3')
  })

  test('an active character with as much power as mind comes under control with its power', () => {
    const g = powering({
      factions: [character('F', { mind: 2 }), character('under', { mind: 1 })],
      power: powers('F', 1),
      hand: plain('h', 1),
    })
    g.P1.chooses('h1')
    expect(g.at('F').zone).toBe('controlled')
    expect(g.zone('P1', 'power')).toHaveLength(2)
    expect(g.at('Fp1').to['set on']).toEqual(['F'])
    expect(g.at('under').zone).toBe('factions')
    g.proves('base.1.4.9')
  })
})

describe('the discard phase', () => {
  test('the hand is discarded down to seven and capacity', () => {
    const g = board(aquarianAge, { at: 'discard', P1: { hand: plain('h', 9), deck: 5 }, P2: { deck: 5 } })
    expect(g.P1).toBeAsked('discard.hand')
    g.P1.chooses('h1', 'h2')
    expect(g.zone('P1', 'hand')).toHaveLength(7)
    g.proves('base.1.4.10')
    const more = board(aquarianAge, {
      at: 'discard',
      P1: {
        hand: plain('h', 9),
        deck: 5,
        controlled: [character('A', skill({ skill: 'capacity', value: 1 }))],
      },
      P2: { deck: 5 },
    })
    expect(more.match.decision?.min).toBe(1)
    more.proves('base.1.7.11')
  })

  test('after the discard phase the turn goes to the other player', () => {
    const g = board(aquarianAge, { at: 'discard', P1: { deck: 5 }, P2: { deck: plain('d', 5) } })
    g.everyonePasses()
    expect(g.view(null).facts['turnPlayer']).toBe('P2')
    expect(g.view(null).facts['phase']).toBe('draw')
    expect(g.turn).toBe(2)
    g.proves('base.1.4.1')
  })
})
