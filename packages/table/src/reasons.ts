import type { HelperLine, ObjectView, Refusal, View } from '@fudaba/kernel'
import { type Parameters } from './language.ts'
import { cardsOf, valueWord } from './labels.ts'
import type { Words } from './words.ts'

/** A line of a game's helper. A parameter called `card` is a card's id, one called `action` the name of an action. */
export function helperText(words: Words, { key, parameters }: HelperLine): string {
  const { card, action } = parameters
  return words.message(key, {
    ...parameters,
    ...(typeof card === 'string' ? { card: words.card(card) } : {}),
    ...(typeof action === 'string' ? { action: words.action(action) } : {}),
  })
}

/**
 * What stands in the way first, as it is now: what the game says of this moment (`refused`), else its sentence for
 * that requirement — `refused.<clause>#<n>` for the n-th one of a clause, or `refused.<clause>` — else the clause.
 */
export function reasonFor(
  words: Words,
  view: View | null,
  refusal: Refusal,
  thing: ObjectView | null = null,
): string | null {
  const at = refusal.requirements.findIndex(({ met }) => met === false)
  if (at < 0) return null
  const { clause } = refusal.requirements[at]
  const said = view === null ? null : (words.rules.refused?.(view, refusal.action, clause, thing) ?? null)
  if (said !== null) return helperText(words, said)
  const nth = refusal.requirements.slice(0, at + 1).filter((each) => each.clause === clause).length
  const given = thing === null ? {} : wordsOf(words, thing)
  return (
    words.find(`refused.${refusal.action}.${clause}`, given) ??
    words.find(`refused.${clause}#${nth}`, given) ??
    words.find(`refused.${clause}`, given) ??
    words.clause(clause)
  )
}

/** What the view says of it, by name, and its own name. */
const wordsOf = (words: Words, thing: ObjectView): Parameters => ({
  ...Object.fromEntries(
    Object.entries(thing.values).map(([name, value]) => [
      name,
      typeof value === 'string' ? valueWord(words, name, value) : String(value),
    ]),
  ),
  card: cardsOf(words, thing),
})
