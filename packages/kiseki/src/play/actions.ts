import type { Action } from '@fudaba/kernel/rules'
import { playArt } from './arts.ts'
import { playBase } from './base.ts'
import { playCrafts } from './craft.ts'
import { playItem, playUnit } from './deployment.ts'
import { acquireEp } from '../changes/ep.ts'
import { playEvent } from './event.ts'
import '../changes/replacement.ts'
// Both are asked after a batch, in this order: what applies first (1215.3b), then what is shown for it (1211.3a).
import '../changes/sameMoment.ts'
import './hiddenTriggers.ts'
import './conditionTriggers.ts'
import '../changes/numberModifiers.ts'
import { scrumSupport } from './scrumSupport.ts'

/** What a player with priority may do (902.4b to 902.4h). */
export const actions: readonly Action[] = [
  playUnit,
  playItem,
  playEvent,
  playBase,
  ...playCrafts,
  playArt,
  acquireEp,
  scrumSupport,
]
