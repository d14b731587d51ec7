import { type Game, PLAYERS, type Player, atom, opponent } from '@fudaba/kernel/rules'
import { ask, book, change, procedure, step } from '../book.ts'
import { drawCard } from '../changes/moving.ts'
import { beginTurn, turnScope } from '../board/state.ts'
import { turns } from './turn.ts'
import { deck, hand } from '../board/zones.ts'

/** ゲームの準備 (1.1 of the base rules). */

const FIRST = 0
const HAND = 7

const shuffle = (g: Game, player: Player): void => g.propose(book.kernelVerb('shuffle'), g.zone(deck, player))
/** 1 in a position whose decks lie in a chosen order. */
export const stacked = book.variable('stacked')

const putBack = change('putBack', (g, row) => atom.move(g, row, g.zone(deck, g.owner(row)), atom.BOTTOM, 0))
const draws = (g: Game, player: Player): void => {
  for (let i = 0; i < HAND; i++) g.propose(drawCard, player)
}

export const start = procedure('start', 1, [
  step(
    'base.1.1.4',
    (g) => {
      if (g.get(stacked) === 0) for (const player of PLAYERS) shuffle(g, player)
      g.setLocal(FIRST, g.random(2))
    },
    'shuffle',
  ),
  step(
    'base.1.1.4',
    (g) => {
      for (const player of PLAYERS) draws(g, player)
    },
    'first hands',
  ),
  ask('base.1.1.5', {
    offer: (g, d) => void d.yesNo(opponent(g.local(FIRST) as Player), 'setup.mulligan'),
    take(g, answer) {
      if (answer.value === 1) return g.goto('first turn')
      for (const row of g.objects(hand, opponent(g.local(FIRST) as Player))) g.propose(putBack, row)
    },
  }),
  step('base.1.1.5', (g) => shuffle(g, opponent(g.local(FIRST) as Player)), 'shuffled again'),
  step('base.1.1.5', (g) => draws(g, opponent(g.local(FIRST) as Player)), 'new hand'),
  step(
    'base.1.1.4',
    (g) => {
      g.propose(beginTurn, g.local(FIRST))
      turnScope(g, 'begins')
    },
    'first turn',
  ),
  step('base.1.1.4', (g) => g.call(turns), 'turns'),
])

/** Puts the decks on the table. */
export function begin(g: Game, decks: readonly [readonly number[], readonly number[]]): void {
  for (const player of PLAYERS)
    for (const def of decks[player]) atom.addCard(g, def, player, g.zone(deck, player))
  g.call(start)
}
