import { aquarianAge } from '@fudaba/aquarian-age'
import { Random, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { type Transcript, board, describe, expect, ref, test } from '@fudaba/kernel/testing'
import { catalogue } from '../set1.ts'
import type { AquarianCard } from '../../src/board/cards.ts'
import { durationOf } from '../../src/text/printedText.ts'
import { breakCard, character, fast, permanent, powers, project } from '../cards.ts'

/** Whatever a card declares is declared on a rich board, and something comes of it. */

const ICONS = [...new Set(catalogue.flatMap(({ icons }) => icons))]
const everyone = { icons: ICONS, endurance: 3, mind: 9 }
const FACTIONS = ['ego', 'arayashiki', 'wizdom', 'darklore', 'polaris', 'eraser']

const literal = (card: AquarianCard, more: object) => {
  const { abilities: _, ...rest } = card
  return ref('it', { ...JSON.parse(JSON.stringify(rest)), ...more } as Record<string, unknown>)
}

/** P1 has the card; both have characters, power, permanents, cards in every pile and something to declare. */
function table(own: object, turnPlayer: 'P1' | 'P2' = 'P1'): Transcript {
  const side = (name: string) => ({
    controlled: [
      ...FACTIONS.map((faction, i) =>
        character(`${name}${i}`, { ...everyone, factions: [faction], attack: 1 + (i % 3) }),
      ),
      character(`${name}z`, { type: 'break', endurance: 3 }),
    ],
    factions: [character(`${name}f`, { ...everyone, factions: ['ego'] })],
    power: Array.from({ length: 6 }, (_, i) => powers(`${name}${i}`, 2)).flat(),
    permanents: [permanent(`${name}q`, {}, { 'set on': `${name}0` })],
    damage: [fast(`${name}d`, { text: 'あなたは1ドローする。' }), character(`${name}e`)],
    discard: [character(`${name}g`)],
    deck: [
      character(`${name}h`, { factions: ['polaris'] }),
      ...Array.from({ length: 8 }, (_, i) => breakCard(`${name}x${i}`)),
    ],
    hand: [
      project(`${name}p`, { text: 'あなたは1ドローする。' }),
      fast(`${name}s`, { text: 'あなたは1ドローする。' }),
      breakCard(`${name}b`, everyone),
      character(`${name}c`),
    ],
  })
  const mine = side('a')
  const { hand = [], controlled = [], power = [] } = own as Record<string, readonly never[]>
  return board(aquarianAge, {
    at: 'main',
    turn: 3,
    turnPlayer,
    P1: {
      ...mine,
      hand: [...mine.hand, ...hand],
      controlled: [...mine.controlled, ...controlled],
      power: [...mine.power, ...power],
    },
    P2: side('b'),
  })
}

/** The moments at which something might be declared: the own window, and the answers to everything there is. */
const MOMENTS: readonly ((g: Transcript) => void)[] = [
  () => undefined,
  (g) => {
    g.P1.acts('attack', { with: 'a1' }).chooses('a1p1')
    g.P2.passes()
  },
  (g) => {
    g.P1.acts('project', { with: 'ap' })
    g.P2.passes()
  },
  (g) => {
    g.P1.acts('fast', { with: 'as' })
    g.P2.passes()
  },
  (g) => {
    g.P1.acts('break', { with: 'ab', target: 'a0' })
    g.P2.passes()
  },
]
const THEIRS: readonly ((g: Transcript) => void)[] = [
  (g) => void g.P2.acts('attack', { with: 'b1' }).chooses('b1p1'),
  (g) => void g.P2.acts('project', { with: 'bp' }),
  (g) => void g.P2.acts('fast', { with: 'bs' }),
]

/** A board on which the action can be done now. */
function ready(action: string, own: object): Transcript | undefined {
  for (const [player, moments] of [
    ['P1', MOMENTS],
    ['P2', THEIRS],
  ] as const)
    for (const moment of moments) {
      const g = table(own, player)
      moment(g)
      if (g.may('P1', action, 'it')) return g
    }
  return undefined
}

const QUIET = new Set(['decide', 'create', 'remove', 'relate', 'unrelate', 'mark', 'payWith', 'phaseBegins'])

/** Does it, answers at random until nothing of it is left, and says what happened to others. */
function changes(action: string, own: object): string[] {
  const g = ready(action, own)
  expect(g, `${action} can be declared`).toBeDefined()
  const before = g!.log().length
  const random = new Random('run')
  g!.P1.acts(action, { with: 'it' })
  const { match } = g!
  for (let i = 0; i < 60 && match.decision !== null && match.decision.message.key !== 'main.window'; i++) {
    const d = match.decision
    if (d.pass) match.answer(d.player, [])
    else
      match.answer(
        d.player,
        idsFor(
          d,
          randomAnswer(match.game.offer, (n) => random.below(n)),
        ),
      )
  }
  return g!
    .log()
    .slice(before)
    .filter(({ event, card }) => !QUIET.has(event) && card !== 'it')
    .map(({ event, card }) => `${event} ${card}`)
}

const declaresEffect = ({ text = '' }: AquarianCard): boolean => /^[0-9X]+:/mu.test(text)

describe('what cards declare comes to something', () => {
  const cards = catalogue.filter(({ type }) => type === 'project' || type === 'fast')
  for (const card of cards)
    test(`${card.id} ${card.name}`, () => {
      const lasts = durationOf(aquarianAge.book, card) !== 'instant'
      const said = changes(card.type, { hand: [literal(card, { factor: {} })] })
      // A lasting card says it all the time; that it stays is what happened.
      if (!lasts) expect(said).not.toEqual([])
    })

  const effects = catalogue.filter(declaresEffect)
  for (const card of effects)
    test(`${card.id} ${card.name}`, () => {
      const bearer =
        card.type === 'permanent'
          ? { controlled: [ref('it', { name: 'it', text: card.text, mind: 9, attack: 1, endurance: 9 })] }
          : { controlled: [literal(card, { type: 'character', mind: 9, endurance: 9 })] }
      expect(changes('use-effect', { ...bearer, power: powers('it', 4) })).not.toEqual([])
    })

  test('at least fifty cards declare something', () =>
    expect(cards.length + effects.length).toBeGreaterThan(50))
})
