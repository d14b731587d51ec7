import { book } from '../book.ts'
import { stack } from '../board/zones.ts'
import { machine } from './record.ts'
import { texts } from './texts.ts'

/** Triggers on a situation (11.6.19): not again before the one that triggered has left the stack. */

book.rearms('11.6.19', 'settled', (g, key) =>
  [stack, machine.zone].some((zone) => g.objects(zone, 0).some((row) => texts.isOf(g, row, key))),
)
