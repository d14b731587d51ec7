import type { Action } from '@fudaba/kernel'
import '../iconCrafts/index.ts'
import { playArt } from './arts.ts'
import { playBase } from './base.ts'
import { playItem, playUnit } from './deployment.ts'
import { acquireEp } from './ep.ts'
import { playEvent } from './event.ts'
import './numbers.ts'
import { scrumSupport } from './scrumSupport.ts'

/** What a player with priority may do (902.4b to 902.4h). */
export const actions: readonly Action[] = [
  playUnit,
  playItem,
  playEvent,
  playBase,
  playArt,
  acquireEp,
  scrumSupport,
]

export { resolveWaiting } from './resolve.ts'
export { playTrigger } from './triggered.ts'
export { actionOf, standing } from './standing.ts'
export { played } from './play.ts'
export { supported } from './scrumSupport.ts'
export { machine } from './record.ts'
export { costKinds } from './cost.ts'
