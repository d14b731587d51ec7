import { type Action, type Book, type Game, Obj } from '@fudaba/kernel/rules'

/** What a pseudo-card stands for: the action by which it was played, or the trigger. */

const TRIGGERS = 1 << 16

export const standsForAction = (action: number): number => action + 1
export const standsForTrigger = (trigger: number): number => TRIGGERS + trigger

/** The action that put it into the waiting zone; none for a card that waits itself, or for a trigger. */
export const actionOf = (g: Game, row: number): Action | undefined =>
  g.book.actions[g.object(row, Obj.stands) - 1]

/** Words for it, in positions and views. */
export const standsFor = {
  number(word: string, book: Book): number | undefined {
    const action = book.actions.find(({ name }) => name === word)
    if (action !== undefined) return standsForAction(action.id)
    const trigger = book.triggers.find(({ name }) => name === word)
    return trigger === undefined ? undefined : standsForTrigger(trigger.id)
  },
  word: (n: number, { triggers, actions }: Book): string =>
    n >= TRIGGERS ? triggers[n - TRIGGERS].name : actions[n - 1].name,
}
