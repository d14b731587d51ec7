import {
  type Ask,
  FACE_DOWN,
  FACE_UP,
  type Game,
  PLAYERS,
  type Player,
  atom,
  opponent,
} from '@fudaba/kernel/rules'
import { ask, book, change, fact, procedure, step, direct } from '../book.ts'
import { type VanguardCard, printed } from '../board/cards.ts'
import { draw } from '../changes/moving.ts'
import { beginTurn, vanguardDamage } from '../board/state.ts'
import { turns } from './turn.ts'
import { deck, field, gZone, hand, vanguardCircle } from '../board/zones.ts'

/** ゲーム前の準備 (5.4). */

/** The deck as it is brought to the table: its fighter looks through it. */
export const brought = book.zone(
  'brought',
  { ja: 'メインデッキ', en: 'Main deck' },
  { shared: false, ordered: false, sight: () => 'owner' },
)
/** ファーストヴァンガード (5.4.3): face down until stand up. */
export const first = book.zone(
  'first',
  { ja: 'ファーストヴァンガード', en: 'First vanguard' },
  { shared: false, ordered: false, sight: () => 'owner' },
)

const FIRST = 0
const shuffle = (g: Game, player: Player): void => g.propose(book.kernelVerb('shuffle'), g.zone(deck, player))
/** 1 in a position whose decks lie in a chosen order. */
export const stacked = book.variable('stacked')

const setAside = change('setAside', (g, row, who) =>
  atom.move(g, row, g.zone(first, who as Player), atom.BOTTOM, 0),
)
/** The G deck lies face down (4.11.4). */
const faceDown = fact('4.11.4', atom.FACE_DOWN_FLAG, 0)
const isG = (g: Game, row: number): boolean => printed(g, g.cardOf(row)).type === 'G'
/** First the one, then the other: card by card it would show which of those brought was a G unit. */
const layDown = change('layDown', (g, who) => {
  const player = who as Player
  const rows = g.objects(brought, player)
  for (const row of rows) if (!isG(g, row)) atom.move(g, row, g.zone(deck, player), atom.BOTTOM, 0)
  for (const row of rows) if (isG(g, row)) atom.move(g, row, g.zone(gZone, player), atom.BOTTOM, faceDown())
})
const standUp = change('standUp', (g, who) => {
  const player = who as Player
  for (const row of g.objects(first, player))
    atom.move(g, row, g.zone(field, player), atom.BOTTOM, atom.cellFlag(vanguardCircle()))
})
const putBack = change('putBack', (g, row) => atom.move(g, row, g.zone(deck, g.owner(row)), atom.BOTTOM, 0))

const chooseFirst = (player: Player): Ask => ({
  offer(g, d) {
    const zeros = g.objects(brought, player).filter((row) => printed(g, g.cardOf(row)).grade === 0)
    d.choose(player, 'setup.first', zeros, 1, 1)
  },
  take: (g, answer) => g.propose(setAside, answer.value, player),
})

const HAND = 5
const RETURNED = 1
/** Any of the hand back, a shuffle, as many from the top (5.4.3.4). */
const exchange = (who: (g: Game) => Player): Ask => ({
  offer(g, d) {
    const cards = g.objects(hand, who(g))
    d.choose(who(g), 'setup.exchange', cards, 0, cards.length)
  },
  take(g, answer) {
    for (const row of answer.values) g.propose(putBack, row)
    g.setLocal(RETURNED, answer.values.length)
  },
})
const redraw = (who: (g: Game) => Player, label: string) => [
  step(
    '5.4.3.4',
    (g) => {
      if (g.local(RETURNED) > 0) shuffle(g, who(g))
    },
    `${label} shuffles`,
  ),
  step(
    '5.4.3.4',
    (g) => {
      draw(g, who(g), g.local(RETURNED))
      g.setLocal(RETURNED, 0)
    },
    `${label} draws`,
  ),
]
const firstFighter = (g: Game): Player => g.local(FIRST) as Player
const secondFighter = (g: Game): Player => opponent(g.local(FIRST) as Player)
/** Nobody chooses who goes first (5.4.3.2.1) … */
const nobodyChooses = fact('5.4.3.2.1', true, false)
/** … it is chance alone (5.4.3.2). */
const byChance = fact('5.4.3.2', true, false)

export const start = procedure('start', 2, [
  ask('5.4.3', chooseFirst(0), 'the first vanguard of P1'),
  ask('5.4.3', chooseFirst(1), 'the first vanguard of P2'),
  step('5.4.3.1', (g) => {
    for (const player of PLAYERS) g.propose(layDown, player)
  }),
  step(
    '5.4.3.1',
    (g) => {
      if (g.get(stacked) === 0) for (const player of PLAYERS) shuffle(g, player)
    },
    'shuffle',
  ),
  step('5.4.3.2', (g) => g.setLocal(FIRST, byChance() ? g.random(2) : 0)),
  ask(
    '5.4.3.2',
    {
      offer(g, d) {
        if (!nobodyChooses()) d.yesNo(firstFighter(g), 'setup.order')
      },
      take: (g, answer) => g.setLocal(FIRST, answer.value === 0 ? firstFighter(g) : secondFighter(g)),
    },
    'no choice',
  ),
  step('5.4.3.3', (g) => {
    for (const player of PLAYERS) g.setCounter(vanguardDamage, player, 0)
  }),
  step(
    '5.4.3.4',
    (g) => {
      for (const player of PLAYERS) draw(g, player, HAND)
    },
    'first hands',
  ),
  ask('5.4.3.4', exchange(firstFighter), 'the first fighter exchanges'),
  ...redraw(firstFighter, 'the first fighter'),
  ask('5.4.3.4', exchange(secondFighter), 'the second fighter exchanges'),
  ...redraw(secondFighter, 'the second fighter'),
  step('6.1.1', (g) => {
    for (const player of PLAYERS) g.propose(standUp, player)
  }),
  step('5.4.1', (g) => beginTurn(g, firstFighter(g)), 'first turn'),
  step('5.4.1', (g) => g.call(turns), 'turns'),
])

/** Whoever brought a card in his deck owns it (3.3.2). */
direct('3.3.2')
const isGCard = (g: Game, def: number): boolean => (g.cards[def] as VanguardCard).type === 'G'
/** Puts the decks on the table. G units are a deck of their own: nobody has to wonder whether one is in a hand. */
export function begin(g: Game, decks: readonly [readonly number[], readonly number[]]): void {
  const down = faceDown() === 0 ? FACE_UP : FACE_DOWN
  for (const player of PLAYERS)
    for (const def of decks[player])
      if (isGCard(g, def)) atom.addCard(g, def, player, g.zone(gZone, player), down)
      else atom.addCard(g, def, player, g.zone(brought, player))
  g.call(start)
}
