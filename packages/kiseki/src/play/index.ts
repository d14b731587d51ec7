import type { Action } from '@fudaba/kernel'
import { playArt } from './arts.ts'
import { playBase } from './base.ts'
import { playCrafts } from './craft.ts'
import { playItem, playUnit } from './deployment.ts'
import { acquireEp } from './ep.ts'
import { playEvent } from './event.ts'
import '../replacement.ts'
import '../sameMoment.ts'
import './conditionTriggers.ts'
import './hiddenTriggers.ts'
import './numbers.ts'
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

export { resolveWaiting } from './resolve.ts'
export { playTrigger } from './triggered.ts'
export { actionOf, standing } from './standing.ts'

export { abilityKinds, effectKinds, sourceOf } from './kinds.ts'
export { machine, played, supported } from './record.ts'
export { artOf, textOf } from './texts.ts'
export { costKinds } from './cost.ts'
