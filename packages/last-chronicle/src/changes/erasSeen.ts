import { type Game, NONE, type Player, type Procedure } from '@fudaba/kernel/rules'
import type { ChronicleClause } from '../../rulebook/index.ts'
import { book, procedure, step } from '../book.ts'
import { era } from '../board/state.ts'

/** The eras that a spell or an ability looks at are fixed as it is used (11.2.6, 11.5.7, 11.6.9). */

/** Of a play: the eras of both players as it saw them, three bits each above a 1; 0: as they are. */
const erasSeen = book.recordColumn('play.eras')
const BITS = 3
const MASK = (1 << BITS) - 1

/** The era of a player as this play sees it, or as it is outside of one. */
export function eraFor(g: Game, player: Player, record: number): number {
  const seen = record === NONE ? 0 : g.object(record, erasSeen)
  return seen === 0 ? era(g, player) : (seen >> (1 + BITS * player)) & MASK
}

const RECORD = 2
/** Notes on the record what the eras are now: (player, source, record). */
export const fixEras = (clause: ChronicleClause, name: string): Procedure =>
  procedure(name, RECORD + 1, [
    step(clause, (g) => {
      const now = 1 | (era(g, 0) << 1) | (era(g, 1) << (1 + BITS))
      g.propose(book.kernelVerb('mark'), g.local(RECORD), erasSeen, now)
    }),
    step('11', (g) => g.done(1), 'fixed'),
  ])
