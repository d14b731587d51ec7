import { type Ask, type Game, PLAYERS, type Player, atom, opponent } from '@fudaba/kernel/rules'
import { ask, book, change, fact, procedure, step, direct } from '../book.ts'
import { bond, initiativeIs, scopes } from '../board/state.ts'
import { turns } from './turn.ts'
import { deck, hand } from '../board/zones.ts'

/** ゲームの準備 (603). */

const CHOOSER = 0
const FIRST = 1

const startingBond = fact('base.2.1.1', 40, 0)
const setBond = change('setBond', (g, player) => atom.count(g, player as Player, bond, startingBond()))

/** Several leave the deck one by one, each time the one that is on top then (504.3). */
direct('504.3')

/** Taking cards for the first hand is no draw. */
const takeTop = change('takeTop', (g, player) => {
  const top = g.top(deck, player as Player)
  if (top >= 0) atom.move(g, top, g.zone(hand, player as Player), atom.BOTTOM, 0)
})
const putUnder = change('putUnder', (g, row, player) =>
  atom.move(g, row, g.zone(deck, player as Player), atom.BOTTOM, 0),
)

/** 1 in a position whose decks lie in a chosen order: they were shuffled before. */
export const stacked = book.variable('stacked')

/** The owner says in which order cards that move together lie (502.4). */
const ordered = fact('502.4', true, false)
const inOrder = (g: Game, who: Player, rows: readonly number[]): readonly number[] =>
  ordered() ? rows : g.objects(hand, who).filter((row) => rows.includes(row))

/** 手札の入れ替え: any of the hand under the deck, as many from its top. */
const exchange = (who: (g: Game) => Player): Ask => ({
  offer(g, d) {
    const cards = g.objects(hand, who(g))
    d.choose(who(g), 'setup.exchange', cards, 0, cards.length).ordered = ordered()
  },
  take(g, answer) {
    for (const row of inOrder(g, who(g), answer.values)) g.propose(putUnder, row, who(g))
    for (let i = answer.values.length; i > 0; i--) g.propose(takeTop, who(g))
  },
})

export const start = procedure('start', 2, [
  step('603', (g) => {
    g.propose(book.kernelVerb('beginScope'), scopes.game.id)
    for (const player of PLAYERS) g.propose(setBond, player)
  }),
  step('603.1a', (g) => g.setLocal(CHOOSER, g.random(2)), 'chance picks a player'),
  ask(
    '603.1a',
    {
      offer: (g, d) => void d.choose(g.local(CHOOSER) as Player, 'setup.initiative', PLAYERS, 1, 1, 'player'),
      take: (g, answer) => g.setLocal(FIRST, answer.value),
    },
    'who decides on the initiative',
  ),
  step('603.1b', (g) => {
    if (g.get(stacked) === 0)
      for (const player of PLAYERS) g.propose(book.kernelVerb('shuffle'), g.zone(deck, player))
  }),
  step('603.1c', (g) => {
    for (const player of PLAYERS) for (let i = 0; i < 4; i++) g.propose(takeTop, player)
  }),
  ask(
    '603.1d',
    exchange((g) => g.local(FIRST) as Player),
    'the initiative player exchanges',
  ),
  ask(
    '603.1d',
    exchange((g) => opponent(g.local(FIRST) as Player)),
    'the other exchanges',
  ),
  step('603.1e', (g) => g.variable(initiativeIs, g.local(FIRST))),
  step('603', (g) => g.call(turns), 'turns'),
])

/** Puts the decks on the table. */
export function begin(g: Game, decks: readonly [readonly number[], readonly number[]]): void {
  for (const player of PLAYERS)
    for (const def of decks[player]) atom.addCard(g, def, player, g.zone(deck, player))
  g.call(start)
}
