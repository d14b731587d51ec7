import {
  type Effect,
  type Phrases,
  type Syntax,
  choice,
  field,
  godanVerb,
  many,
  map,
  maybe,
  node,
  number,
  phrase,
  seq,
  verb,
  word,
} from '@fudaba/cardtext'
import { powerNames } from '../vocabulary.ts'

/** A cost in souls as it is printed: 1白, 2, 黒黒 (5.2.2). */
const letters = (ids: readonly string[]): string => ids.map((id) => powerNames.get(id as 'white').ja).join('')
const idOf = (letter: string): string | undefined =>
  powerNames.ids.find((id) => powerNames.get(id).ja === letter)

export const soulCost: Syntax<string> = map(
  seq(maybe('free', number()), field('powers', many(word<string>(powerNames as never), { most: 6 }))),
  ({ free, powers }) => {
    const printed = `${free ?? ''}${letters(powers)}`
    return printed === '' || (free === 0 && powers.length > 0) ? undefined : printed
  },
  (cost) => {
    const match = typeof cost === 'string' ? /^(\d*)(\D*)$/.exec(cost) : null
    if (match === null) return undefined
    const powers = match[2].split('').map((letter) => idOf(letter) ?? '')
    if (powers.includes('')) return undefined
    return { free: match[1] === '' ? undefined : Number(match[1]), powers }
  },
)

const make = godanVerb('生み出す', 'make', { enPast: 'made' })

/** ソウル(1白)を支払う, 白のソウルを1生み出す. */
export const soulClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  node('last-chronicle.pay', 'ソウル(', field('cost', soulCost), ')を', verb(p.lexicon.verbs.pay)),
  node(
    'last-chronicle.soul',
    field('power', choice<string>(word<string>(powerNames as never))),
    'のソウルを',
    field('amount', phrase.plain(p)),
    verb(make),
  ),
]
