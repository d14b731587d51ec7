import type { KeywordWord, Words } from '@fudaba/kernel/text'
import type { KisekiClause } from '../../../rulebook/index.ts'
// First, for zones are searched for abilities in the order in which these name them: the homebase before the field.
import { dispatch } from './dispatch.ts'
import { curse } from './curse.ts'
import { covert } from './covert.ts'
import { covertChoice } from './covertChoice.ts'
import { hate } from './hate.ts'
import { reinforcement } from './reinforcement.ts'
import * as tree from './trees.ts'
import { wingsAbility } from './wings.ts'

/** アイコンクラフト (1401): a word in brackets stands for a whole craft. The ids are those of the grammar. */
export const iconCrafts: Words<KeywordWord<KisekiClause>> = {
  covert: { clause: '1402.1', declared: covert.id },
  'covert-choice': { clause: '1415.1', declared: covertChoice.id },
  reinforcement: { clause: '1403.1', declared: reinforcement.id },
  belonging: { clause: '1404.1', ability: tree.belonging },
  dispatch: { clause: '1405.1', declared: dispatch.id },
  martial: { clause: '1406.1', ability: tree.martial },
  hate: { clause: '1407.1', declared: hate.id },
  'tactical-link': { clause: '1408.1', ability: tree.tacticalLinking },
  elation: { clause: '1409.1', of: tree.elation },
  upheaval: { clause: '1410.1', ability: tree.upheaval },
  boarding: { clause: '1411.1', of: tree.boarding },
  magic: { clause: '1412.1', ability: tree.magic },
  wings: { clause: '1413.1', declared: wingsAbility },
  curse: { clause: '1414.1', declared: curse.id },
  doll: { clause: '1416.1', ability: tree.doll },
}
