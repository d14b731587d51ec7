import { type Action, priority as kernelPriority } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'
import { actions, isAbilityUse, isSpecial, isSpellUse, resolveTop } from '../play/index.ts'
import { beforePriority } from './beforePriority.ts'
import { priorityWindow } from '../battle/battle.ts'
import { turnPlayer } from '../board/state.ts'
import { topOfStack } from '../board/zones.ts'

const yes = (): boolean => true
const no = (): boolean => false
/** Whoever used a spell (11.2.12) or an ability (11.5.13) has priority again. */
const afterSpell = rule('11.2.12', yes, no)
const afterAbility = rule('11.5.13', yes, no)
const keeps = (action: Action): boolean =>
  isSpellUse(action) ? afterSpell() : isAbilityUse(action) ? afterAbility() : !isSpecial(action)

/** 優先権 (11.1): act or pass; two passes in a row resolve what lies on top of the stack, or go on. */
export const priority = kernelPriority(book, {
  clauses: {
    first: '11.1.2',
    check: '11.1.3',
    window: '11.1',
    pass: '11.1.4',
    keep: '11.1.1',
    special: '11.1.6',
    passOn: '11.1.7',
    resolve: '11.1.8',
    afterResolution: '11.1.5',
    takenBack: '14.5',
  },
  first: turnPlayer,
  ruleCheck: beforePriority,
  actions,
  keeps: (_g, action) => keeps(action),
  special: isSpecial,
  top: topOfStack,
  resolve: resolveTop,
})
priorityWindow.fill(priority.procedure)
