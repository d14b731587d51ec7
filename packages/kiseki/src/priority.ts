import { priority as kernelPriority } from '@fudaba/kernel'
import { book } from './book.ts'
import { actions, resolveWaiting } from './play/index.ts'
import { ruleCheck } from './ruleCheck.ts'
import { primary } from './state.ts'
import { lastWaiting } from './zones.ts'

/** 優先権処理 (902): act or pass; two passes in a row resolve what came last into the waiting zone, or end it. */
export const priority = kernelPriority(book, {
  clauses: {
    first: '902.2',
    check: '902.3',
    window: '902.4',
    pass: '902.4a',
    keep: '902.5a',
    passOn: '902.5b',
    resolve: '902.5c',
    afterResolution: '902.5c',
    again: '902.6',
  },
  first: primary,
  ruleCheck,
  actions,
  top: lastWaiting,
  resolve: resolveWaiting,
})
