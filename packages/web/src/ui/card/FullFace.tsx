import type { ObjectView } from '@fudaba/kernel'
import type { FaceLayout } from '@fudaba/kernel/rules'
import { type Words, valueWord } from '@fudaba/table'
import { Amount, type CardNumber, changeOf, letterFor, numbersIn } from './CardNumbers.tsx'
import { EmblemArt, emblemFor } from './Emblem.tsx'
import { FaceText } from './FaceText.tsx'
import { costsFit, numbersFit } from './fit.ts'
import { groupOf, stripeOf } from './group.ts'
import { keywordsOf } from './keywords.ts'
import { TypeSign } from './TypeSign.tsx'

interface FullFaceProps {
  readonly words: Words
  readonly object: ObjectView
  readonly face: FaceLayout
  readonly name: string
}

/** The face of a game with a `layout.face`: cost and type at the head, worth at the foot. */
export function FullFace({ words, object, face, name }: FullFaceProps) {
  const { title, sub } = nameParts(name)
  const group = groupOf(words, object, face)
  const type = String(object.values[face.type] ?? '')
  const costs = numbersIn(words, object, face.cost)
  const texts = textsIn(words, object, face.cost)
  const worth = numbersIn(words, object, face.worth)
  const sign = face.signs?.[type]
  const emblem = emblemFor(object.cards.at(-1) ?? name, rankOf(costs))
  return (
    <span
      class={`face full stripe-${stripeOf(words, face, group)}${object.faceDown ? ' known-back' : ''}`}
      style={{ '--turn': emblem.turn }}
      aria-hidden="true"
    >
      <EmblemArt emblem={emblem} />
      <span
        class="head"
        style={costsFit(
          [...texts.map(([, text]) => text), ...costs.map(costText)],
          costs.map(({ name }) => words.find(`short.${name}`) ?? ''),
        )}
      >
        {texts.map(([field, text]) => (
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
        <span class="type">
          {sign === undefined ? null : <TypeSign sign={sign} />}
          <span class="type-word">{valueWord(words, face.type, type)}</span>
        </span>
      </span>
      <span class={`name${title.length > 6 ? ' long' : ''}${LATIN.test(title) ? ' latin' : ''}`}>
        {title}
      </span>
      {sub === '' ? null : <span class="sub">{sub}</span>}
      <span class="keywords">
        {keywordsOf(words, object).map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
      <FaceText words={words} object={object} />
      <span class="foot">
        <span class="group" title={valueWord(words, face.group, group.split('・')[0])}>
          {valueWord(words, face.group, group.split('・')[0]).slice(0, 1)}
        </span>
        <span
          class={`numbers${worth.length > 2 ? ' many' : ''}${digitsOf(worth) > 5 ? ' digits' : digitsOf(worth) > 3 ? ' wide' : ''}`}
          style={numbersFit(worth, (name) => letterFor(words, name))}
        >
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

/** Words that are not broken between any two letters. */
const LATIN = /^[\x20-\x7eÀ-ž’]+$/

/** Costs that are texts, not numbers. */
const textsIn = (words: Words, { values }: ObjectView, names: readonly string[]): [string, string][] =>
  names.flatMap((name): [string, string][] => {
    const value = values[name]
    return typeof value === 'string' ? [[name, valueWord(words, name, value)]] : []
  })

/** What it costs stands for what it is worth: the emblem of a dear card is richer. */
const rankOf = (costs: readonly CardNumber[]): number => Math.max(0, ...costs.map(({ printed }) => printed))

const costText = (number: CardNumber): string =>
  `${number.value}${changeOf(number) === '' ? '' : `[${number.printed}]`}`

const digitsOf = (numbers: readonly CardNumber[]): number =>
  numbers.reduce((digits, { value }) => digits + String(value).length, 0)

/** "リネ[見習い]" → the title, and the sub-title in brackets. */
export function nameParts(name: string): { readonly title: string; readonly sub: string } {
  const [, title, sub] = /^(.+?)\s*[[［(（](.+)[\]］)）]$/.exec(name) ?? []
  return title === undefined ? { title: name, sub: '' } : { title, sub }
}
