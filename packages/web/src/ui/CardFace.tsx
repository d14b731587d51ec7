import type { FaceLayout, ObjectView } from '@fudaba/kernel'
import { type Words, cardsOf, valueWord } from '@fudaba/table'
import { say } from '../app.ts'
import { Amount, type CardNumber, changeOf, letterFor, numbersIn, numbersOf } from './CardNumbers.tsx'
import { keywordsOf } from './keywords.ts'

interface CardFaceProps {
  readonly words: Words
  readonly object: ObjectView
  /** What it comes from, if it has no card of its own. */
  readonly origin?: ObjectView
}

/** A card without a picture: its name, what it is here, and its numbers as they are now. */
export function CardFace({ words, object, origin }: CardFaceProps) {
  const action = object.values['action']
  const from = origin === undefined ? '' : cardsOf(words, origin)
  const name = cardsOf(words, object) || from
  if (name === '' && typeof action !== 'string')
    return (
      <span class="face back" aria-hidden="true">
        <span class="kind">{kindName(words, object)}</span>
      </span>
    )
  const { face } = words.rules.layout
  if (face !== undefined && typeof action !== 'string' && from === '')
    return <FullFace words={words} object={object} face={face} name={name} />
  const title =
    typeof action === 'string'
      ? words.action(action)
      : from === ''
        ? name
        : (words.find(`of.${object.kind}`, { card: from }) ?? say.value('effectOf', { card: from }))
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
        {kindName(words, object) === '' || from !== '' ? null : (
          <span class="kind">{kindName(words, object)}</span>
        )}
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
  const group = groupOf(words, object, face)
  const type = String(object.values[face.type] ?? '')
  const costs = numbersIn(words, object, face.cost)
  const worth = numbersIn(words, object, face.worth)
  return (
    <span
      class={`face full stripe-${stripeOf(words, face, group)}${object.faceDown ? ' known-back' : ''}`}
      aria-hidden="true"
    >
      <span class="head">
        {textsIn(words, object, face.cost).map(([field, text]) => (
          <span key={field} class="cost" title={words.find(`value.${field}`) ?? field}>
            {text}
          </span>
        ))}
        {costs.map((number) => (
          <span key={number.name} class={`cost ${changeOf(number)}`} title={number.label}>
            <small>{words.find(`short.${number.name}`) ?? ''}</small>
            {number.value}
            {changeOf(number) === '' ? null : <small>[{number.printed}]</small>}
          </span>
        ))}
        <span class="type">{valueWord(words, face.type, type)}</span>
      </span>
      <span class={`name${title.length > 6 ? ' long' : ''}`}>{title}</span>
      {sub === '' ? null : <span class="sub">{sub}</span>}
      <span class="keywords">
        {keywordsOf(words, object).map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
      <span class="foot">
        <span class="group" title={valueWord(words, face.group, group.split('・')[0])}>
          {valueWord(words, face.group, group.split('・')[0]).slice(0, 1)}
        </span>
        <span class={`numbers${isLong(worth) ? ' long' : ''}${digitsOf(worth) > 5 ? ' digits' : ''}`}>
          {worth.map((number, i) => (
            <>
              {i === 0 ? null : <span class="slash">/</span>}
              <Amount key={number.name} {...number} letter={letterFor(words, number.name)} />
            </>
          ))}
        </span>
      </span>
    </span>
  )
}

/** What it belongs to; first what is printed, as long as it still does: a card keeps its pattern. */
function groupOf(words: Words, { values, cards }: ObjectView, { group }: FaceLayout): string {
  const now = String(values[group] ?? '').split('・')
  const card = words.printed(cards.at(-1) ?? '') as Readonly<Record<string, unknown>> | undefined
  const printed = [card?.[group]].flat()
  return [
    ...now.filter((each) => printed.includes(each)),
    ...now.filter((each) => !printed.includes(each)),
  ].join('・')
}

/** A cost that is no number alone, as it is printed. */
const textsIn = (words: Words, { values }: ObjectView, names: readonly string[]): [string, string][] =>
  names.flatMap((name): [string, string][] => {
    const value = values[name]
    return typeof value === 'string' ? [[name, valueWord(words, name, value)]] : []
  })

/** So many numbers, or of so many digits, have to be smaller to fit. */
const isLong = (numbers: readonly CardNumber[]): boolean => numbers.length > 2 || digitsOf(numbers) > 4

const digitsOf = (numbers: readonly CardNumber[]): number =>
  numbers.reduce((digits, { value }) => digits + String(value).length, 0)

/** "リネ[見習い]": the name, and the by-name in brackets. */
export function nameParts(name: string): { readonly title: string; readonly sub: string } {
  const [, title, sub] = /^(.+?)\s*[[［(（](.+)[\]］)）]$/.exec(name) ?? []
  return title === undefined ? { title: name, sub: '' } : { title, sub }
}

const STRIPES = 6

const sumOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0)

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
  const [first] = group.split('・')
  const given = face.stripes?.[first]
  if (given !== undefined) return given
  // What no card prints as such has a pattern by its name: the same in every game.
  if (first !== '' && !known.has(first)) known.set(first, sumOf(first) % STRIPES)
  return known.get(first) ?? STRIPES
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
          <span key={i} class={`suit suit-${letterOf(part)}`} data-letter={letterOf(part)}>
            {part}
          </span>
        ),
      )}
    </>
  )
}

function letterOf(sign: string): 'S' | 'H' | 'D' | 'C' {
  if ('♡♥'.includes(sign)) return 'H'
  if ('◇♦♢'.includes(sign)) return 'D'
  return '♣♧'.includes(sign) ? 'C' : 'S'
}

const kindName = (words: Words, { kind }: ObjectView): string =>
  kind === 'card' || kind === 'request' ? '' : (words.find(`kind.${kind}`) ?? '')

function flags(words: Words, { values }: ObjectView): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === true ? [words.find(`short.${name}`) ?? words.find(`value.${name}`) ?? name] : [],
  )
}
