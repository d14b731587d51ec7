import type { ObjectView, View } from '@fudaba/kernel'
import { type Words, cardsOf } from '@fudaba/table'

/** A card without a picture: its name, what it is here, and its numbers as they are now. */
export function CardFace({ words, object }: { words: Words; object: ObjectView; view: View }) {
  const action = object.values['action']
  const name = cardsOf(words, object)
  if (name === '' && typeof action !== 'string')
    return (
      <span class="face back" aria-hidden="true">
        <span class="kind">{kindName(words, object)}</span>
      </span>
    )
  const title = typeof action === 'string' ? words.action(action) : name
  return (
    <span class={`face${object.faceDown ? ' known-back' : ''}`} aria-hidden="true">
      <span class={`name${title.length <= 3 ? ' short' : title.length > 8 ? ' long' : ''}`}>
        <Signs text={title} />
      </span>
      <span class="chips">
        {typeof action === 'string' && name !== '' ? (
          <span class="chip">
            <Signs text={name} />
          </span>
        ) : null}
        {kindName(words, object) === '' ? null : <span class="kind">{kindName(words, object)}</span>}
        {flags(words, object).map((flag) => (
          <span key={flag} class="chip">
            {flag}
          </span>
        ))}
      </span>
      <span class="numbers">
        {numbersOf(words, object).map((number) => (
          <Amount key={number.name} {...number} />
        ))}
      </span>
    </span>
  )
}

/** Suit signs in their customary colours; their shapes tell them apart without. */
export function Signs({ text }: { text: string }) {
  const parts = text.split(/([♡♥◇♦♢♤♠♣♧])/)
  return (
    <>
      {parts.map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <span key={i} class={'♡♥◇♦♢'.includes(part) ? 'suit red' : 'suit'}>
            {part}
          </span>
        ),
      )}
    </>
  )
}

export interface CardNumber {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly printed: number
}

function Amount({ label, value, printed }: CardNumber) {
  const change = value > printed ? 'up' : value < printed ? 'down' : ''
  return (
    <span class={`amount ${change}`} title={label}>
      {change === '' ? null : <span class="sign">{change === 'up' ? '▲' : '▼'}</span>}
      <b>{value}</b>
      {change === '' ? null : <small>[{printed}]</small>}
    </span>
  )
}

const kindName = (words: Words, { kind }: ObjectView): string =>
  kind === 'card' || kind === 'request' ? '' : (words.find(`kind.${kind}`) ?? '')

/** The numbers that the game's own label of this kind speaks of; without a label, all that have a name. */
export function numbersOf(words: Words, { kind, values }: ObjectView): CardNumber[] {
  const label = words.rules.messages[`label.${kind}`]
  return Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'number' || name.startsWith('printed')) return []
    if (label === undefined ? words.find(`value.${name}`) === undefined : !label.en.includes(`{${name}}`))
      return []
    const printed = values[`printed${name.slice(0, 1).toUpperCase()}${name.slice(1)}`]
    return [
      {
        name,
        label: words.find(`value.${name}`) ?? name,
        value,
        printed: typeof printed === 'number' ? printed : value,
      },
    ]
  })
}

function flags(words: Words, { values }: ObjectView): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === true ? [words.find(`value.${name}`) ?? name] : [],
  )
}
