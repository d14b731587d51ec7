import type { ObjectView } from '@fudaba/kernel'
import { type Words, printedNumber } from '@fudaba/table'

/** A number of a card, as it is now and as it is printed. */
export interface CardNumber {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly printed: number
}

export const changeOf = ({ value, printed }: CardNumber): string =>
  value > printed ? 'up' : value < printed ? 'down' : ''

/** One sign that says what a number is, where the game has one: a word would push the number off the card. */
export function letterFor(words: Words, name: string): string | undefined {
  const short = words.find(`short.${name}`)
  return short?.length === 1 ? short : undefined
}

/** `letter`: what the number is, where the game has so short a word. */
export function Amount(number: CardNumber & { readonly letter?: string | undefined }) {
  const { label, value, printed, letter } = number
  const change = changeOf(number)
  return (
    <span class={`amount ${change}`} title={label}>
      {change === '' ? null : <span class="sign">{change === 'up' ? '▲' : '▼'}</span>}
      {letter === undefined ? null : <small class="letter">{letter}</small>}
      <b>{value}</b>
      {change === '' ? null : <small>[{printed}]</small>}
    </span>
  )
}

/** The numbers that the game's own label of this kind speaks of; without a label, all that have a name. */
export function numbersOf(words: Words, object: ObjectView): CardNumber[] {
  const { kind, values } = object
  const { face } = words.rules.layout
  if (face !== undefined) return numbersIn(words, object, [...face.worth, ...face.cost])
  const label = words.rules.messages[`label.${kind}`]
  const names = Object.keys(values).filter(
    (name) =>
      !name.startsWith('printed') &&
      (label === undefined ? words.find(`value.${name}`) !== undefined : label.en.includes(`{${name}}`)),
  )
  return numbersIn(words, object, names)
}

export function numbersIn(words: Words, object: ObjectView, names: readonly string[]): CardNumber[] {
  const { face } = words.rules.layout
  return names.flatMap((name) => {
    const value = object.values[name]
    if (typeof value !== 'number') return []
    // Less than nothing: it has none. What lies face down has none of its own either.
    if (value < 0 && face?.cost.includes(name) === true) return []
    const printed = object.faceDown ? value : (printedNumber(words, object, name) ?? value)
    return [{ name, label: words.find(`value.${name}`) ?? name, value, printed }]
  })
}
