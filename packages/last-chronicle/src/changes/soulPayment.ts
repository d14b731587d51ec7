import { type Game, NONE, type Player } from '@fudaba/kernel/rules'
import { ask, book, change, procedure, step } from '../book.ts'
import { powers } from '../board/words.ts'
import { paying, soulActions } from './soulAction.ts'
import { FREE, POWER_PARTS, type SoulCost, partOf, plus, totalOf } from '../board/soulCost.ts'
import { COLOURLESS, canCover, inPools, poolCovers, pools } from '../board/soulPool.ts'

/** The payment of souls: stones are wiped on the way until the pool covers the cost (15.1.16.2). */

const LOCAL = { player: 0, source: 1, record: 2, cost: 3, chosen: 4 } as const
const playerHere = (g: Game): Player => g.local(LOCAL.player) as Player

/** What is left of the cost once the souls of the pool are taken off it: those that power cost leaves pay free cost. */
function unpaid(g: Game, player: Player, cost: SoulCost): SoulCost {
  let left = cost
  let spare = g.counter(pools[COLOURLESS], player)
  for (const part of POWER_PARTS) {
    const there = g.counter(pools[part - 1], player)
    left = plus(left, part, -there)
    spare += Math.max(0, there - partOf(cost, part))
  }
  return plus(left, FREE, -spare)
}

/** Whether a soul of this pool pays something that is still unpaid, so that the rest can be paid too. */
function helps(
  g: Game,
  player: Player,
  cost: SoulCost,
  left: SoulCost,
  pool: number,
  stone: number,
): boolean {
  const own = pool === COLOURLESS ? FREE : pool + 1
  const part = partOf(left, own) > 0 ? own : FREE
  return partOf(left, part) > 0 && canCover(g, player, plus(cost, part, -1), stone)
}

/** Soul actions that pay: (action, stone), those for power cost first. */
function waysToPay(g: Game, player: Player, cost: SoulCost, left: SoulCost): (readonly [number, number])[] {
  const forPower: (readonly [number, number])[] = []
  const forFree: (readonly [number, number])[] = []
  soulActions.forEach((action, pool) => {
    const to = pool !== COLOURLESS && partOf(left, pool + 1) > 0 ? forPower : forFree
    for (const stone of action.sources!(g, player))
      if (helps(g, player, cost, left, pool, stone)) to.push([action.id, stone])
  })
  return [...forPower, ...forFree]
}

/** What is still to be paid, for the question and the lines under it. */
const stillToPay = (left: SoulCost): Record<string, number> => ({
  n: totalOf(left),
  free: partOf(left, FREE),
  ...Object.fromEntries(powers.map((power, i) => [power, partOf(left, i + 1)])),
})

/** Of a play: which souls pay its free cost, as a cost with a part for each pool; 0 if there was no choice. */
export const spent = book.recordColumn('play.spent')

/** Souls of a pool that power cost does not need and that were not chosen before. */
const spare = (g: Game, player: Player, cost: SoulCost, pool: number, taken: SoulCost): number =>
  g.counter(pools[pool], player) - (pool === COLOURLESS ? 0 : partOf(cost, pool + 1)) - partOf(taken, pool)

/** Pools among which there is a choice for the next soul of free cost; none if they all have to be spent. */
function choices(g: Game, player: Player, cost: SoulCost, taken: SoulCost): number[] {
  const free = partOf(cost, FREE) - totalOf(taken)
  const from = pools.map((_, pool) => pool).filter((pool) => spare(g, player, cost, pool, taken) > 0)
  const there = from.reduce((sum, pool) => sum + spare(g, player, cost, pool, taken), 0)
  return free > 0 && there > free && from.length > 1 ? from : []
}
/** Whether a play is ready to be paid: the pool covers it, and it is known which souls pay. */
export const isReadyToPay = (g: Game, player: Player, cost: SoulCost, record: number): boolean =>
  poolCovers(g, player, cost) &&
  (record === NONE || g.object(record, spent) > 0 || choices(g, player, cost, 0).length === 0)

/**
 * Asks for soul actions until the pool covers the cost, and which souls pay free cost if there is a choice: (player, what
 * it is paid for, record or NONE, cost). Hands back what was chosen, as a cost with a part for each pool; negative: it
 * could not be gathered.
 */
export const gatherSouls = procedure('gatherSouls', 5, [
  ask(
    '15.1.16.2',
    {
      offer(g, d) {
        const player = playerHere(g)
        const cost = g.local(LOCAL.cost)
        if (poolCovers(g, player, cost) || !canCover(g, player, cost)) return
        const left = unpaid(g, player, cost)
        const ways = waysToPay(g, player, cost, left)
        d.act(player, 'cost.resource', false).about(g.local(LOCAL.source), stillToPay(left))
        // As many as are wanted: all of them pay, one after the other, and there is nothing to ask.
        const only = ways.length === totalOf(left)
        for (const [action, stone] of only ? ways.slice(0, 1) : ways) d.action(action, stone)
      },
      take(g, answer) {
        g.goto('gather')
        g.call(g.book.actions[answer.value].perform, playerHere(g), answer.source, answer.value)
      },
    },
    'gather',
  ),
  ask(
    'base.4.3.4',
    {
      offer(g, d) {
        if (!poolCovers(g, playerHere(g), g.local(LOCAL.cost))) return
        const from = choices(g, playerHere(g), g.local(LOCAL.cost), g.local(LOCAL.chosen))
        if (from.length > 0)
          d.option(
            playerHere(g),
            'cost.free',
            from.map((pool) => powers[pool] ?? 'colourless'),
          ).about(g.local(LOCAL.source))
      },
      take(g, answer) {
        const pool =
          answer.key === 'colourless' ? COLOURLESS : powers.findIndex((power) => power === answer.key)
        g.setLocal(LOCAL.chosen, plus(g.local(LOCAL.chosen), pool, 1))
        g.goto('free')
      },
    },
    'free',
  ),
  step(
    '15.1.16',
    (g) => {
      if (g.local(LOCAL.chosen) > 0 && g.local(LOCAL.record) !== NONE)
        g.propose(book.kernelVerb('mark'), g.local(LOCAL.record), spent, g.local(LOCAL.chosen))
    },
    'note',
  ),
  step(
    '15.1.16',
    (g) => g.done(poolCovers(g, playerHere(g), g.local(LOCAL.cost)) ? g.local(LOCAL.chosen) : NONE),
    'gathered',
  ),
])

/** Souls leave the pool: (player, cost, what was chosen for free cost). Without a choice the order does not matter. */
export const spendSouls = change('spendSouls', (g, who, cost, chosen) => {
  const player = who as Player
  const take = (pool: number, n: number): void =>
    g.setCounter(pools[pool], player, g.counter(pools[pool], player) - n)
  let free = partOf(cost, FREE)
  for (const part of POWER_PARTS) {
    const there = Math.min(partOf(cost, part), g.counter(pools[part - 1], player))
    take(part - 1, there)
    free += partOf(cost, part) - there
  }
  g.emit(g.verbNow, NONE, player, totalOf(cost))
  for (let pool = 0; pool < pools.length; pool++) {
    take(pool, partOf(chosen, pool))
    free -= partOf(chosen, pool)
  }
  for (; free > 0 && inPools(g, player) > 0; free--) take(fullest(g, player), 1)
})

function fullest(g: Game, player: Player): number {
  if (g.counter(pools[COLOURLESS], player) > 0) return COLOURLESS
  let best = 0
  for (let i = 1; i < COLOURLESS; i++)
    if (g.counter(pools[i], player) > g.counter(pools[best], player)) best = i
  return best
}

const COST = 1
const PAID_FOR = 2

/** A cost in souls outside of a play: (player, cost, what it is paid for). Negative: it could not be paid. */
export const paySouls = procedure('paySouls', 3, [
  step(
    '15.1.16',
    (g) => {
      g.variable(paying, g.get(paying) + 1)
      g.call(gatherSouls, g.local(0), g.local(PAID_FOR), NONE, g.local(COST))
    },
    'gather',
  ),
  step(
    '15.1.16',
    (g) => {
      g.variable(paying, g.get(paying) - 1)
      if (g.result < 0) return g.done(NONE)
      g.propose(spendSouls, g.local(0), g.local(COST), g.result)
    },
    'spend',
  ),
  step('15.1.16', (g) => g.done(1), 'paid'),
])
