import { priority as kernelPriority } from '@fudaba/kernel/rules'
import { book } from '../book.ts'
// First: players are told of actions in the order of their declarations, and what resolves them declares one too.
import { actions } from '../play/actions.ts'
import { resolveWaiting } from '../play/resolve.ts'
import { priorityWindow } from '../battle/battleResolution.ts'
import { ruleCheck } from './ruleCheck.ts'
import { primary } from '../board/state.ts'
import { lastWaiting } from '../board/zones.ts'

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
priorityWindow.fill(priority.procedure)
