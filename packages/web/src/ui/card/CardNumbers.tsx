import type { ObjectView } from '@fudaba/kernel'
import { type Words, printedNumber } from '@fudaba/table'

/** A number of a card: current and printed value. */
export interface CardNumber {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly printed: number
}

export const changeOf = ({ value, printed }: CardNumber): string =>
  value > printed ? 'up' : value < printed ? 'down' : ''

/** The game's one-letter label of a number, if it has one: a word would not fit on the face. */
export function letterFor(words: Words, name: string): string | undefined {
  const short = words.find(`short.${name}`)
  return short?.length === 1 ? short : undefined
}

/** A current number; where it differs, with ▲ or ▼ and the printed one in brackets. */
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

/** The numbers to show: those of the face layout, else those in the game's `label.<kind>`, else all with a `value.<name>`. */
export function numbersOf(words: Words, object: ObjectView): CardNumber[] {
  const { kind, values } = object
  const { face } = words.rules.table.layout
  if (face !== undefined) return numbersIn(words, object, [...face.worth, ...face.cost])
  const label = words.rules.table.messages[`label.${kind}`]
  const names = Object.keys(values).filter(
    (name) =>
      !name.startsWith('printed') &&
      (label === undefined ? words.find(`value.${name}`) !== undefined : label.en.includes(`{${name}}`)),
  )
  return numbersIn(words, object, names)
}

export function numbersIn(words: Words, object: ObjectView, names: readonly string[]): CardNumber[] {
  const { face } = words.rules.table.layout
  return names.flatMap((name) => {
    const value = object.values[name]
    if (typeof value !== 'number') return []
    // A negative cost means that the card has none.
    if (value < 0 && face?.cost.includes(name) === true) return []
    const printed = object.faceDown ? value : (printedNumber(words, object, name) ?? value)
    return [{ name, label: words.find(`value.${name}`) ?? name, value, printed }]
  })
}
