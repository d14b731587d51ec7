import type { Selector, What } from '../base/tree.ts'
import { isMany } from './nouns.ts'
import type { Say } from './say.ts'

/** Articles, plurals and where an object stands: what English asks for and the tree does not say. */

/** What says whose it is takes no article. */
const hasOwner = /^(?:the|your|their|each|any|its|this|that|these|those)\b/u

/** "1 token", "2 tokens", "X tokens". */
export const countedNoun = (amount: string, noun: string): string =>
  `${amount} ${noun}${amount === '1' ? '' : 's'}`

/** "an ITEM", "another lamp". */
export const withArticle = (noun: string): string =>
  hasOwner.test(noun)
    ? noun
    : noun.startsWith('other ')
      ? `an${noun}`
      : `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`

const isOwned = ({ features }: Selector): boolean => features.some(({ kind }) => kind === 'owner')
const isCountable = ({ head }: Selector): boolean =>
  head.kind === 'noun' || head.kind === 'type' || head.kind === 'class'

/** "a lamp", "your lamp", "this": one thing, whichever it is. */
export function anyOne(what: What, say: Say): string {
  const text = say.what(what)
  return what.kind === 'selector' && !isOwned(what) && isCountable(what) ? withArticle(text) : text
}

/** After a number or "each": "of your lamps", "lamps". */
export function ofThose(selector: Selector, many: boolean, say: Say): string {
  return isOwned(selector) ? `of ${say.selector(selector, true)}` : say.selector(selector, many)
}

/** What does or gets something, with its verb: "it gets", "they get". */
export function withVerb(what: What, one: string, many: string, say: Say): string {
  const text = say.what(what)
  if (text === 'them') return `they ${many}`
  if (text.startsWith('those ')) return `${text} ${many}`
  const plural = what.kind === 'selection' && what.quantity !== undefined && isMany(what.quantity)
  const both = what.kind === 'either' && what.all === true
  return `${text} ${plural || both ? many : one}`
}

/** Verbs that end with one of these have their object behind it. */
const PREPOSITION = / (with|over|to|for|at|onto)$/

/** "turn it face down", but "instantly kill it" and "stride with it". */
export function aroundObject(verb: string, object: string): string {
  const [first, ...rest] = verb.split(' ')
  return rest.length === 0 || first.endsWith('ly') || PREPOSITION.test(verb)
    ? `${verb} ${object}`
    : [first, object, ...rest].join(' ')
}
