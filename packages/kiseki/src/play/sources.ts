import { type Game, NONE, type Player, type ZoneDef } from '@fudaba/kernel'
import { hand, homebase } from '../zones.ts'

const ZONES = [hand, homebase]

/** The player's cards in hand and homebase that pass the test. */
export function cardsOf(
  g: Game,
  player: Player,
  test: (g: Game, row: number) => boolean,
  zones: readonly ZoneDef[] = ZONES,
): number[] {
  const out: number[] = []
  for (const zone of zones)
    for (let row = g.top(zone, player); row !== NONE; row = g.next(row)) if (test(g, row)) out.push(row)
  return out
}
