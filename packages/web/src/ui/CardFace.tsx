import type { FaceLayout, ObjectView } from '@fudaba/kernel'
import { type Words, cardsOf, printedNumber } from '@fudaba/table'

/** A card without a picture: its name, what it is here, and its numbers as they are now. */
export function CardFace({ words, object }: { words: Words; object: ObjectView }) {
  const action = object.values['action']
  const name = cardsOf(words, object)
  if (name === '' && typeof action !== 'string')
    return (
      <span class="face back" aria-hidden="true">
        <span class="kind">{kindName(words, object)}</span>
      </span>
    )
  const { face } = words.rules.layout
  if (face !== undefined && typeof action !== 'string')
    return <FullFace words={words} object={object} face={face} name={name} />
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

interface FullFaceProps {
  readonly words: Words
  readonly object: ObjectView
  readonly face: FaceLayout
  readonly name: string
}

/** Cost and type at the head, what it is worth at the foot, as the game's playmat says. */
function FullFace({ words, object, face, name }: FullFaceProps) {
  const { title, sub } = nameParts(name)
  const group = String(object.values[face.group] ?? '')
  const type = String(object.values[face.type] ?? '')
  const costs = numbersIn(words, object, face.cost)
  const worth = numbersIn(words, object, face.worth)
  return (
    <span
      class={`face full stripe-${stripeOf(words, face, group)}${object.faceDown ? ' known-back' : ''}`}
      aria-hidden="true"
    >
      <span class="head">
        {costs.map((number) => (
          <span key={number.name} class={`cost ${changeOf(number)}`} title={number.label}>
            <small>{words.find(`short.${number.name}`) ?? ''}</small>
            {number.value}
            {changeOf(number) === '' ? null : <small>[{number.printed}]</small>}
          </span>
        ))}
        <span class="type">{type}</span>
      </span>
      <span class={`name${title.length > 6 ? ' long' : ''}`}>{title}</span>
      {sub === '' ? null : <span class="sub">{sub}</span>}
      <span class="keywords">
        {keywordsOf(words, object).map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
      <span class="foot">
        <span class="group">{group.slice(0, 1)}</span>
        <span class="numbers">
          {worth.map((number, i) => (
            <>
              {i === 0 ? null : <span class="slash">/</span>}
              <Amount key={number.name} {...number} />
            </>
          ))}
        </span>
      </span>
    </span>
  )
}

/** "リネ[見習い]": the name, and the by-name in brackets. */
export function nameParts(name: string): { readonly title: string; readonly sub: string } {
  const [, title, sub] = /^(.+?)\s*[[［(（](.+)[\]］)）]$/.exec(name) ?? []
  return title === undefined ? { title: name, sub: '' } : { title, sub }
}

const STRIPES = 6

const groups = new WeakMap<object, Map<string, number>>()

/** The same group has the same pattern everywhere; the letter tells two apart that share one. */
function stripeOf({ rules }: Words, face: FaceLayout, group: string): number {
  let known = groups.get(rules)
  if (known === undefined) {
    known = new Map()
    for (const card of rules.cards as readonly Readonly<Record<string, unknown>>[]) {
      const value = card[face.group]
      for (const each of Array.isArray(value) ? value : [value])
        if (typeof each === 'string' && !known.has(each)) known.set(each, known.size % STRIPES)
    }
    groups.set(rules, known)
  }
  return known.get(group.split('・')[0]) ?? STRIPES
}

/** Words in 【】 are the keywords of a text. */
function keywordsOf(words: Words, { cards }: ObjectView): string[] {
  const card = cards.length === 1 && cards[0] !== null ? words.printed(cards[0]) : undefined
  const text = (card as { readonly text?: unknown } | undefined)?.text
  if (typeof text !== 'string') return []
  return [...new Set([...text.matchAll(/【([^】「]+)/g)].map(([, word]) => word))].slice(0, 3)
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

const changeOf = ({ value, printed }: CardNumber): string =>
  value > printed ? 'up' : value < printed ? 'down' : ''

function Amount(number: CardNumber) {
  const { label, value, printed } = number
  const change = changeOf(number)
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

function numbersIn(words: Words, object: ObjectView, names: readonly string[]): CardNumber[] {
  return names.flatMap((name) => {
    const value = object.values[name]
    if (typeof value !== 'number') return []
    const printed = printedNumber(words, object, name) ?? value
    return [{ name, label: words.find(`value.${name}`) ?? name, value, printed }]
  })
}

function flags(words: Words, { values }: ObjectView): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === true ? [words.find(`value.${name}`) ?? name] : [],
  )
}
