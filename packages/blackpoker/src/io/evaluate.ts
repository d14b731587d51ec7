import { type Game, type Player, scoreFor } from '@fudaba/kernel/rules'
import { isCourt, printed } from '../board/cards.ts'
import { characterOf, sizeOf } from '../board/characteristics.ts'
import { field, hand, life } from '../board/zones.ts'

/**
 * How far a player is ahead, in the game's own quantities: life is what is lost, soldiers take it, barriers pay and
 * protect, cards in hand are what is still possible. One life card is the unit. What the rest is worth in it was learned
 * from who won games between greedy players (docs/ai.md).
 */
export const evaluate = (g: Game, player: Player): number => scoreFor(g, player, worth)

/** Below this, every life card that is gone weighs more. */
const LOW = 5

function worth(g: Game, player: Player): number {
  // Nobody may count a large life: it is taken for a little more than the least it can be.
  const hidden = life.countHiddenFrom?.() ?? Infinity
  const count = g.count(life, player) < hidden ? g.count(life, player) : hidden + 2
  let sum = count - 2.25 * Math.max(0, LOW - count) + g.count(hand, player)
  const part = partTaken(g, player)
  for (let row = g.top(field, player); row >= 0; row = g.next(row)) sum += character(g, row, part)
  return sum
}

/** What a character is worth, and what it costs if 世代交代 takes this part of the life for each of its court cards. */
function character(g: Game, row: number, part: number): number {
  const risk = part * courts(g, row)
  switch (characterOf(g, row)) {
    case 'barrier':
      return (g.turned(row) ? 0.7 : 2) - 2.3 * risk
    case 'ace':
      return soldier(g, row) - 6 * risk
    case 'soldier':
    case 'hero':
    case 'equipped':
      return soldier(g, row) - 1.2 * risk
  }
}

const soldier = (g: Game, row: number): number => 3.2 + (g.turned(row) ? 0.07 : 0.2) * sizeOf(g, row)

/**
 * How much of the life 世代交代 takes on average: it goes on to the first court card, and those left in the life part it
 * evenly. Without one it takes everything.
 */
function partTaken(g: Game, player: Player): number {
  let left = 0
  for (let row = g.top(life, player); row >= 0; row = g.next(row))
    if (isCourt(printed(g, g.cardOf(row)))) left++
  return 1 / (left + 1)
}

function courts(g: Game, row: number): number {
  let count = 0
  for (const card of g.cardsOf(row)) if (isCourt(printed(g, card))) count++
  return count
}
