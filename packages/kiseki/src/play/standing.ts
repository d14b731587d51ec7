import { type Action, type Game, O } from '@fudaba/kernel'
import { book } from '../book.ts'

/** What a pseudo-card stands for: the action by which it was played, or the trigger. */

const TRIGGERS = 1 << 16

export const standsForAction = (action: number): number => action + 1
export const standsForTrigger = (trigger: number): number => TRIGGERS + trigger

/** The action that put it into the waiting zone; none for a card that waits itself, or for a trigger. */
export const actionOf = (g: Game, row: number): Action | undefined =>
  book.actions[g.object(row, O.stands) - 1]

/** Words for it, in positions and views. */
export const standing = {
  number(word: string): number | undefined {
    const action = book.actions.find(({ name }) => name === word)
    if (action !== undefined) return standsForAction(action.id)
    const trigger = book.triggers.find(({ name }) => name === word)
    return trigger === undefined ? undefined : standsForTrigger(trigger.id)
  },
  word: (n: number): string => (n >= TRIGGERS ? book.triggers[n - TRIGGERS].name : book.actions[n - 1].name),
}
