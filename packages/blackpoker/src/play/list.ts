import type { Bilingual } from '@fudaba/kernel'
import { type Action, NONE } from '@fudaba/kernel/rules'
import type { BlackpokerClause } from '../../rulebook/index.ts'
import { book, fact, requirement } from '../book.ts'
import { costRequirements } from './cost.ts'
import { type Frame, priceOf } from './frame.ts'
import { keyBit, keyRequirements } from './keys.ts'
import { request, requestsThisTurn } from './request.ts'
import { targetRequirements } from './targets.ts'
import { timingRequirements } from './timing.ts'

type FrameSpec = Omit<Frame, 'exists' | 'clause' | 'cost' | 'price' | 'keys' | 'keyBits' | 'allKeys'> &
  Partial<Pick<Frame, 'cost' | 'keys'>>

const onTheList = [NONE]
const notOnTheList: number[] = []

/** 誘発: requested by the rules alone, never by a player. */
const directOnly = requirement('base.3.5.1', () => false)

/** Puts an action on the action list. */
export function list(name: string, title: Bilingual, clause: BlackpokerClause, spec: FrameSpec): Action {
  const { cost = '', keys = [] } = spec
  const exists = fact(clause, true, false, null, name)
  const keyBits = keys.map(keyBit)
  const allKeys = keyBits.reduce((set, bit) => set | bit, 0)
  const frame: Frame = { ...spec, cost, price: priceOf(cost), keys, keyBits, allKeys, clause, exists }
  const action: Action = book.action({
    name,
    title,
    requirements:
      frame.trigger === 'triggered'
        ? [directOnly]
        : [
            ...timingRequirements(frame.timing),
            ...(frame.onceATurn === undefined
              ? []
              : [requirement(frame.onceATurn, (g, player) => requestsThisTurn(g, action.id, player) === 0)]),
            ...costRequirements(frame),
            ...keyRequirements(frame),
            ...targetRequirements(frame),
          ],
    sources: () => (frame.exists() ? onTheList : notOnTheList),
    perform: request,
    data: frame,
  })
  return action
}
