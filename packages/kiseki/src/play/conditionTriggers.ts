import { book } from '../book.ts'
import { waiting } from '../board/zones.ts'
import { machine } from '../changes/playRecord.ts'
import { texts } from './texts.ts'

/** 条件誘発クラフト (1211.9): one that has triggered triggers again only when that has been settled. */

book.rearms('1211.9', 'settled', (g, key) =>
  [waiting, machine.zone].some((zone) => g.objects(zone, 0).some((row) => texts.isOf(g, row, key))),
)
