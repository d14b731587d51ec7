import { type Game, OBJECT_COLUMNS } from '@fudaba/kernel'
import { book } from '../book.ts'
import { stack } from '../zones.ts'
import { machine } from './record.ts'
import { texts } from './texts.ts'

/** Triggers on a situation (11.6.19): not again before the one that triggered has left the stack. */

/** Of what lies on the stack and of what is being put there: the ability it comes from. */
const instance = OBJECT_COLUMNS + book.columns.indexOf('program.instance')

const isOf = (g: Game, row: number, key: number): boolean =>
  texts.programOf(g, row) !== null && g.object(row, instance) === key

book.rearms('11.6.19', 'settled', (g, key) =>
  [stack, machine.zone].some((zone) => g.objects(zone, 0).some((row) => isOf(g, row, key))),
)
