import { type Ask, type Game, PLAYERS, type Player, atom, opponent } from '@fudaba/kernel/rules'
import { ask, book, change, procedure, step } from '../book.ts'
import { invasion, life, turnPlayerIs } from '../board/state.ts'
import { turns } from './turn.ts'
import { draw, enterEras, shuffle } from '../changes/verbs.ts'
import { deck, hand } from '../board/zones.ts'

/** ゲームの始め方 (8.2). */

const LIFE = 20
const OPENING_HAND = 5
const CHOOSER = 0
const FIRST = 1
const first = (g: Game): Player => g.local(FIRST) as Player

const setLife = change('setLife', (g, player, n) =>
  atom.count(g, player as Player, life, n - g.counter(life, player as Player)),
)
const setInvasion = change('setInvasion', (g, player, n) =>
  atom.count(g, player as Player, invasion, n - g.counter(invasion, player as Player)),
)
const underDeck = change('underDeck', (g, row, player) =>
  atom.move(g, row, g.zone(deck, player as Player), atom.BOTTOM, 0),
)

/** 1 in a position whose decks lie in a chosen order: they were shuffled before. */
export const stacked = book.variable('stacked')

const wants = (who: (g: Game) => Player): Ask => ({
  offer: (g, d) => void d.yesNo(who(g), 'setup.exchange'),
  take: (g, answer) => g.setLocal(2, answer.yes ? 1 : 0),
})
const order = (who: (g: Game) => Player): Ask => ({
  offer(g, d) {
    if (g.local(2) === 1) d.order(who(g), 'setup.order', g.objects(hand, who(g)))
  },
  take(g, answer) {
    for (const row of answer.values) g.propose(underDeck, row, who(g))
  },
})
const redraw = (who: (g: Game) => Player) => (g: Game) => {
  if (g.local(2) === 1) for (let i = 0; i < OPENING_HAND; i++) g.propose(draw, who(g))
  g.setLocal(2, 0)
}
const second = (g: Game): Player => opponent(first(g))

export const start = procedure('start', 3, [
  step('8.2.1.1', (g) => {
    for (const player of PLAYERS) g.propose(setLife, player, LIFE)
  }),
  step('8.2.1.2', (g) => {
    for (const player of PLAYERS) g.propose(setInvasion, player, 0)
  }),
  step('8.2.1.3', (g) => {
    if (g.get(stacked) === 0) for (const player of PLAYERS) g.propose(shuffle, player)
  }),
  step('8.2.1.4', (g) => g.setLocal(CHOOSER, g.random(2)), 'chance picks a player'),
  ask(
    '8.2',
    {
      offer: (g, d) => void d.choose(g.local(CHOOSER) as Player, 'setup.first', PLAYERS, 1, 1, 'player'),
      take: (g, answer) => g.setLocal(FIRST, answer.value),
    },
    'who decides who is first',
  ),
  step('8.2.1.5', (g) => {
    for (const player of PLAYERS) for (let i = 0; i < OPENING_HAND; i++) g.propose(draw, player)
  }),
  ask('8.2.1.6', wants(first), 'the first player'),
  ask('8.2.1.6', order(first), 'the first player orders'),
  step('8.2.1.6', redraw(first), 'the first player draws'),
  ask('8.2.1.6', wants(second), 'the second player'),
  ask('8.2.1.6', order(second), 'the second player orders'),
  step('8.2.1.6', redraw(second), 'the second player draws'),
  step('8.2.1.7', (g) => {
    for (const player of PLAYERS) g.propose(enterEras, g.top(deck, player), player, atom.FACE_DOWN_FLAG)
  }),
  step('8.2.1.8', (g) => g.variable(turnPlayerIs, first(g))),
  step('8.2', (g) => g.call(turns), 'turns'),
])

/** Puts the decks on the table. */
export function begin(g: Game, decks: readonly [readonly number[], readonly number[]]): void {
  for (const player of PLAYERS)
    for (const def of decks[player]) atom.addCard(g, def, player, g.zone(deck, player))
  g.call(start)
}
