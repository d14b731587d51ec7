import { type Game, type Player, type Requirement } from '@fudaba/kernel'
import { fact, requirement } from './book.ts'
import { printed } from './cards.ts'
import { type Frame, type KeyTest, times } from './frame.ts'
import { targetsFor } from './targets.ts'
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
  return frame.targets?.byKey !== true || targetsFor(g, player, frame, printed(g, g.cardOf(row))).length > 0
}

/** Whether each test finds a card of its own among these; frames have one or two. */
export function coversKeys(g: Game, player: Player, frame: Frame, from: readonly number[]): boolean {
  const { keys } = frame
  if (keys.length === 0) return true
  const usable = from.filter((row) => hasTargetWith(g, player, frame, row))
  const [first, second] = keys
  if (second === undefined) return usable.some((row) => fits(g, row, first))
  return usable.some(
    (row) => fits(g, row, first) && usable.some((other) => other !== row && fits(g, other, second)),
  )
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
  return cards.filter((row) =>
    coversKeys(
      g,
      player,
      frame,
      cards.filter((other) => other !== row),
    ),
  )
}

export function keyRequirements(frame: Frame): readonly Requirement[] {
  if (frame.keys.length === 0) return []
  const inHand = requirement(frame.clause, (g, player) =>
    coversKeys(g, player, frame, g.objects(hand, player)),
  )
  if (times(frame.cost, 'D') === 0) return [inHand]
  return [inHand, requirement('base.3.5.19', (g, player) => discardable(g, player, frame).length > 0)]
}
