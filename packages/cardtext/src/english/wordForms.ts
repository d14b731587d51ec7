import type { Verb } from '../syntax/verb.ts'

/** Lists and verb forms in English. */

/** a; a or b; a, b or c. */
export function listed(items: readonly string[], last: 'and' | 'or'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)!}`
}

export const capital = (text: string): string => (text === '' ? '' : text[0].toUpperCase() + text.slice(1))

type Forms = Pick<Verb, 'en' | 'enPast' | 'enDone'>

/** attack → attacked, be placed → was placed; an irregular past is given with the verb. */
export function pastOf({ en, enPast }: Forms): string {
  if (enPast !== undefined) return enPast.replace(/^been /u, 'was ')
  const [verb, ...rest] = en.split(' ')
  const past = verb.endsWith('e') ? `${verb}d` : `${verb}ed`
  return [past, ...rest].join(' ')
}

/** The participle: drawn, placed. */
export const doneOf = (verb: Forms): string =>
  verb.enDone ?? verb.enPast?.replace(/^been /u, '') ?? pastOf(verb)

export function thirdOf({ en, enThird }: { readonly en: string; readonly enThird?: string }): string {
  if (enThird !== undefined) return enThird
  const [verb, ...rest] = en.split(' ')
  if (verb === 'be') return ['is', ...rest].join(' ')
  return [/(s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`, ...rest].join(' ')
}
