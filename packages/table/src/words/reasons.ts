import type { ObjectView, Refusal, View } from '@fudaba/kernel'
import type { HelperLine } from '@fudaba/kernel/rules'
import { findObject } from './labels.ts'
import { requirementText } from './requirement.ts'
import type { Words } from './words.ts'

/**
 * A helper line in words. The parameters `card` and `by` are card ids, `cards` several, one a line, `action` the name of an action.
 */
export function helperText(words: Words, { key, parameters }: HelperLine): string {
  const { card, by, cards, action } = parameters
  return words.message(key, {
    ...parameters,
    ...(typeof card === 'string' ? { card: words.card(card) } : {}),
    ...(typeof by === 'string' ? { by: words.card(by) } : {}),
    ...(typeof cards === 'string'
      ? {
          cards: words.list(
            cards
              .split('\n')
              .filter((id) => id !== '')
              .map((id) => words.card(id)),
          ),
        }
      : {}),
    ...(typeof action === 'string' ? { action: words.action(action) } : {}),
  })
}

/**
 * The first requirement that is not met, in words; of an action asked about without a thing, that of the first thing it
 * could be done with. Null if none is: all are met, or it depends on hidden cards.
 */
export function reasonFor(
  words: Words,
  view: View | null,
  refusal: Refusal,
  thing: ObjectView | null = null,
): string | null {
  const at = refusal.requirements.findIndex(({ met }) => met === false)
  if (at >= 0) return requirementText(words, view, refusal, at, thing)
  const [first] = refusal.with.filter(({ allowed }) => allowed === false)
  return first === undefined ? null : reasonFor(words, view, first, thingOf(view, first))
}

/** The thing that an answer is about, as the view shows it. */
export const thingOf = (view: View | null, { thing }: Refusal): ObjectView | null =>
  view === null || thing === null ? null : (findObject(view, thing)?.object ?? null)

/** The heading of an answer: the action, or the question that something was to be chosen for. */
export const refusedName = (words: Words, { action, question }: Refusal): string =>
  question ? words.message(action) : words.action(action)
