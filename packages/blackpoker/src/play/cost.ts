import {
  type Game,
  NONE,
  PLAYERS,
  type Player,
  type Requirement,
  TURNED,
  tellNumbers,
  tellPlace,
} from '@fudaba/kernel/rules'
import { ask, book, procedure, requirement, rule, step } from '../book.ts'
import { buryCard, damage } from '../changes/verbs.ts'
import { isBarrier } from '../board/characteristics.ts'
import { type Frame, type Price, frameOf } from './frame.ts'
import { discardable } from './keys.ts'
import { discardReasons } from './reasons.ts'
import { field, hand, life } from '../board/zones.ts'

/** コスト: B 防壁をドライブする, L 1点ダメージを受ける, D 手札を1枚捨てる. */

const ONLY: readonly (readonly Player[])[] = [[0], [1]]
const whose = rule(
  'base.3.5.11',
  (player: Player): readonly Player[] => ONLY[player],
  () => PLAYERS,
)
const charged = rule(
  'base.3.5.12',
  (g: Game, row: number): boolean => !g.turned(row),
  () => true,
)

const canPay = (g: Game, row: number): boolean => isBarrier(g, row) && charged(g, row)

/** Barriers that can pay B. */
export const payingBarriers = (g: Game, player: Player): number[] =>
  whose(player).flatMap((owner) => g.objects(field, owner).filter((row) => canPay(g, row)))

/** Whether there are as many; asked for every action of every window, so without a list. */
function enoughBarriers(g: Game, player: Player, n: number): boolean {
  let left = n
  for (const owner of whose(player))
    for (let row = g.top(field, owner); row !== NONE && left > 0; row = g.next(row))
      if (canPay(g, row)) left--
  return left === 0
}

/** What an action costs must be there before it is requested. */
export function costRequirements(frame: Frame): readonly Requirement[] {
  const { B: b, L: l, D: d } = frame.price
  return [
    ...(b > 0
      ? [
          requirement('legend.cost-B', (g, player) => enoughBarriers(g, player, b), {
            tells: tellNumbers('cost.B', (g, player) => [payingBarriers(g, player).length, b]),
          }),
        ]
      : []),
    ...(l > 0
      ? [
          requirement('legend.cost-L', (g, player) => g.count(life, player) >= l, {
            tells: tellNumbers('cost.L', (g, player) => [g.count(life, player), l]),
          }),
        ]
      : []),
    ...(d > 0
      ? [
          requirement('legend.cost-D', (g, player) => g.count(hand, player) >= d + frame.keys.length, {
            tells: tellNumbers('cost.D', (g, player) => [g.count(hand, player), d + frame.keys.length]),
          }),
        ]
      : []),
  ]
}

const PLAYER = 0
const ACTION = 1
const REQUEST = 2

const frameHere = (g: Game): Frame => frameOf(book.actions[g.local(ACTION)])
const playerHere = (g: Game): Player => g.local(PLAYER) as Player
const price = (g: Game, letter: keyof Price): number => frameHere(g).price[letter]

/** Why something is no barrier to pay with. */
const barrierReasons: readonly Requirement[] = [
  requirement(
    'base.3.5.11',
    (g, player, row) => whose(player).some((owner) => g.zoneOf(row) === g.zone(field, owner)),
    {
      tells: tellPlace(field),
    },
  ),
  requirement('legend.cost-B', (g, _player, row) => isBarrier(g, row)),
  requirement('base.3.5.12', (g, _player, row) => charged(g, row)),
]
const discards = discardReasons(frameHere)

/** Pays what the action costs, in the order it is written; called with the player, the action and the request. */
export const payCost = procedure(
  'payCost',
  3,
  [
    ask('legend.cost-B', {
      offer(g, d) {
        const n = price(g, 'B')
        if (n === 0) return
        d.choose(playerHere(g), 'cost.barrier', payingBarriers(g, playerHere(g)), n, n)
        d.about(g.local(REQUEST)).because(barrierReasons)
      },
      take(g, answer) {
        for (const row of answer.values) g.propose(book.kernelVerb('turn'), row, TURNED)
      },
    }),
    step('legend.cost-L', (g) => {
      if (price(g, 'L') > 0) g.propose(damage, playerHere(g), price(g, 'L'))
    }),
    ask('legend.cost-D', {
      offer(g, d) {
        const n = price(g, 'D')
        if (n === 0) return
        const from = discardable(g, playerHere(g), frameHere(g))
        d.choose(playerHere(g), 'cost.discard', from, n, n)
        d.about(g.local(REQUEST)).because(discards)
      },
      take(g, answer) {
        for (const row of answer.values) g.propose(buryCard, g.cardOf(row))
      },
    }),
  ],
  { locals: { [ACTION]: 'action' } },
)
