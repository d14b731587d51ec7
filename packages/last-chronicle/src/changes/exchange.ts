import { type Game, type Player, atom } from '@fudaba/kernel/rules'
import { ask, change, fact, procedure, rule, step } from '../book.ts'
import { ownerOf } from '../board/cards.ts'
import { show } from './verbs.ts'
import { eras, hand } from '../board/zones.ts'

/** 交換する (15.1.15): so many era markers against as many cards of the hand. Called with the player and the number. */

const PLAYER = 0
const NUMBER = 1
const MARKERS = 2
const HELD = 3
const EVERYONE = 3
const playerHere = (g: Game): Player => g.local(PLAYER) as Player

/** Without enough of both it is not done at all (15.1.15.4). */
const isPossible = rule(
  '15.1.15.4',
  (g: Game, player: Player, n: number): boolean => g.count(eras, player) >= n && g.count(hand, player) >= n,
  () => true,
)
/** The number of markers stays what it was (15.1.15.2). */
const keepsNumber = fact('15.1.15.2', true, false)
/** They change places: (marker, card of the hand). */
const swap = change('exchange', (g, marker, held) => {
  const owner = ownerOf(g, g.cardOf(marker))
  atom.move(g, marker, g.zone(hand, owner), atom.BOTTOM, 0)
  if (keepsNumber()) atom.move(g, held, g.zone(eras, owner), atom.BOTTOM, atom.FACE_DOWN_FLAG)
})
const swaps = fact('15.1.15.1', true, false)

export const exchange = procedure('exchange', 4, [
  ask(
    '15.1.15',
    {
      offer(g, d) {
        const n = g.local(NUMBER)
        if (isPossible(g, playerHere(g), n))
          d.choose(playerHere(g), 'exchange.markers', g.objects(eras, playerHere(g)), n, n)
      },
      take: (g, answer) => g.setList(MARKERS, answer.values),
    },
    'markers',
  ),
  ask(
    '15.1.15',
    {
      offer(g, d) {
        const n = g.list(MARKERS).length
        if (n > 0) d.choose(playerHere(g), 'exchange.hand', g.objects(hand, playerHere(g)), n, n)
      },
      take: (g, answer) => g.setList(HELD, answer.values),
    },
    'cards of the hand',
  ),
  step('15.1.15.3', (g) => {
    for (const row of [...g.list(MARKERS), ...g.list(HELD)]) g.propose(show, row, EVERYONE)
  }),
  step(
    '15.1.15',
    (g) => {
      const held = g.list(HELD)
      if (swaps()) g.list(MARKERS).forEach((marker, i) => i < held.length && g.propose(swap, marker, held[i]))
    },
    'exchanged',
  ),
])
