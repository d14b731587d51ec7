import { type Game, OBJECT_COLUMNS } from '@fudaba/kernel'
import { book } from '../book.ts'
import { waiting } from '../zones.ts'
import { machine } from './record.ts'
import { texts } from './texts.ts'

/** 条件誘発クラフト (1211.9): one that has triggered triggers again only when that has been settled. */

/** Of what waits and of what is being played: the craft it comes from. */
const instance = OBJECT_COLUMNS + book.columns.indexOf('program.instance')

/** A program that nobody has noted yet is none of ours; `texts` has declared the column by now. */
const isOf = (g: Game, row: number, key: number): boolean =>
  texts.programOf(g, row) !== null && g.object(row, instance) === key

book.rearms('1211.9', 'settled', (g, key) =>
  [waiting, machine.zone].some((zone) => g.objects(zone, 0).some((row) => isOf(g, row, key))),
)
