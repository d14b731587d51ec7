import type { ObjectView } from '@fudaba/kernel'
import { type Words, cardsOf } from '@fudaba/table'
import { say } from '../../settings/say.ts'
import { Amount, numbersOf } from './CardNumbers.tsx'
import { FullFace } from './FullFace.tsx'
import { Pips } from './Pips.tsx'
import { playingCard } from './playingCard.ts'
import { Signs } from './Signs.tsx'

interface CardFaceProps {
  readonly words: Words
  readonly object: ObjectView
  /** The object it comes from, if it has no card of its own. */
  readonly origin?: ObjectView
}

/** A card as text: its name, kind and current numbers. */
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
  const { face } = words.rules.table.layout
  if (face !== undefined && typeof action !== 'string' && from === '')
    return <FullFace words={words} object={object} face={face} name={name} />
  const title =
    typeof action === 'string'
      ? words.action(action)
      : from === ''
        ? name
        : (words.find(`of.${object.kind}`, { card: from }) ?? say.value('effectOf', { card: from }))
  const playing = object.cards.length === 1 ? playingCard(words, object.cards[0]) : null
  return (
    <span
      class={`face${playing === null ? '' : ' playing'}${object.faceDown ? ' known-back' : ''}`}
      aria-hidden="true"
    >
      {playing === null ? null : <Pips {...playing} />}
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

const kindName = (words: Words, { kind }: ObjectView): string =>
  kind === 'card' || kind === 'request' ? '' : (words.find(`kind.${kind}`) ?? '')

function flags(words: Words, { values }: ObjectView): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === true ? [words.find(`short.${name}`) ?? words.find(`value.${name}`) ?? name] : [],
  )
}
