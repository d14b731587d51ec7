import { type Game, NONE, type Player, type Requirement } from '@fudaba/kernel'
import { fact, requirement } from './book.ts'
import { printed } from './cards.ts'
import type { Frame, KeyTest } from './frame.ts'
import { hasTarget } from './targets.ts'
import { hand } from './zones.ts'

/** Hand cards that fit one of the tests and leave a legal target. */
export function keyCandidates(
  g: Game,
  player: Player,
  frame: Frame,
  from = g.objects(hand, player),
): number[] {
  return from.filter(
    (row) => frame.keys.some((test) => fits(g, row, test)) && hasTargetWith(g, player, frame, row),
  )
}

const fits = (g: Game, row: number, test: KeyTest): boolean => test(printed(g, g.cardOf(row)))

/** Where the target depends on the key (装備), a key without a target is no key. */
function hasTargetWith(g: Game, player: Player, frame: Frame, row: number): boolean {
  return frame.targets?.byKey !== true || hasTarget(g, player, frame, printed(g, g.cardOf(row)))
}

/** Whether each test finds a card of its own in the hand, leaving out `but`; frames have one or two. */
export function coversKeys(g: Game, player: Player, frame: Frame, but: number = NONE): boolean {
  const [first, second] = frame.keys
  if (first === undefined) return true
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) {
    if (row === but || !fits(g, row, first) || !hasTargetWith(g, player, frame, row)) continue
    if (second === undefined || coversOther(g, player, frame, second, row, but)) return true
  }
  return false
}

function coversOther(
  g: Game,
  player: Player,
  frame: Frame,
  test: KeyTest,
  taken: number,
  but: number,
): boolean {
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row))
    if (row !== taken && row !== but && fits(g, row, test) && hasTargetWith(g, player, frame, row)) return true
  return false
}

/** Which key slots each candidate can fill, for the combined choice. */
export function keySlots(g: Game, frame: Frame, rows: readonly number[]): number[][] {
  return rows.map((row) => frame.keys.flatMap((test, slot) => (fits(g, row, test) ? [slot] : [])))
}

/** The key is separate from the cost: what is discarded may not take the last key away. */
const keyIsNotCost = fact('base.3.5.19', true, false)

export function discardable(g: Game, player: Player, frame: Frame): number[] {
  const cards = g.objects(hand, player)
  if (!keyIsNotCost()) return cards
  return cards.filter((row) => coversKeys(g, player, frame, row))
}

function canDiscard(g: Game, player: Player, frame: Frame): boolean {
  if (!keyIsNotCost()) return g.count(hand, player) > 0
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row))
    if (coversKeys(g, player, frame, row)) return true
  return false
}

export function keyRequirements(frame: Frame): readonly Requirement[] {
  if (frame.keys.length === 0) return []
  const inHand = requirement(frame.clause, (g, player) => coversKeys(g, player, frame))
  if (frame.price.D === 0) return [inHand]
  return [inHand, requirement('base.3.5.19', (g, player) => canDiscard(g, player, frame))]
}
