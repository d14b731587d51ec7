import { type Verb, godanVerb, ichidanVerb, passive, suruVerb } from '../syntax/verb.ts'
import { VerbList, type Word, WordList } from '../syntax/words.ts'
import type { NamedVerbs } from './lexicon.ts'

/** Words that most games print alike, and short ways of writing lists of them. */

/** A list of words, each as id, Japanese, English, and the English plural if it is irregular. */
export const words = <Id extends string = string>(
  name: string,
  ...entries: readonly (readonly [id: Id, ja: string, en: string, enPlural?: string])[]
): WordList<Id> =>
  new WordList<Id>(
    name,
    entries.map(([id, ja, en, enPlural]): Word<Id> => ({ id, ja, en, enPlural })),
  )

/** A list that is empty until sets of cards bring its words; no rule may quote one of them. */
export const openWords = (name: string): WordList => new WordList(name, [], { guarded: true })

/** Adds the words that the list does not have yet. Their id is their Japanese. */
export function addOpenWords(
  list: WordList,
  added: readonly { readonly ja: string; readonly en: string }[],
): void {
  for (const { ja, en } of added) if (!list.has(ja)) list.add({ id: ja, ja, en })
}

/** The usual verbs of the named steps; a game replaces those that it prints in another way. */
export const commonVerbs: NamedVerbs = {
  choose: godanVerb('選ぶ', 'choose', { enPast: 'chose' }),
  target: suruVerb('対象と', 'target'),
  search: godanVerb('探す', 'search for'),
  reveal: suruVerb('公開', 'reveal'),
  look: ichidanVerb('見る', 'look at'),
  draw: godanVerb('引く', 'draw', { enPast: 'drew', enDone: 'drawn' }),
  discard: ichidanVerb('捨てる', 'discard'),
  shuffle: godanVerb('切る', 'shuffle'),
  gain: ichidanVerb('得る', 'gain'),
  give: ichidanVerb('与える', 'give'),
  lose: godanVerb('失う', 'lose', { enPast: 'lost' }),
  pay: godanVerb('支払う', 'pay', { enPast: 'paid' }),
  become: suruVerb('', 'become'),
  increase: godanVerb('増やす', 'increase'),
  decrease: godanVerb('減らす', 'decrease'),
  swap: ichidanVerb('入れ替える', 'exchange'),
  treat: godanVerb('扱う', 'treat'),
  carryOut: godanVerb('行う', 'do'),
}

/** Verbs that move objects: 置く, 加える, 戻す. */
export const commonMoves = {
  put: godanVerb('置く', 'put', { enPast: 'put' }),
  add: ichidanVerb('加える', 'add'),
  return: godanVerb('戻す', 'return'),
} as const

/** いる and ある. */
export const existenceVerbs = (): VerbList =>
  new VerbList('existence', { living: ichidanVerb('いる', 'be'), thing: godanVerb('ある', 'be') })

/** 表向きにする and 裏向きにする. */
export const flipVerbs = (): VerbList =>
  new VerbList('flips', {
    up: suruVerb('表向きに', 'turn face up'),
    down: suruVerb('裏向きに', 'turn face down'),
  })

/** The top and the bottom of a pile. */
export const pileEnds = (): WordList =>
  words('places', ['top', '上', 'the top'], ['bottom', '下', 'the bottom'])

/** The passive as an event: 破壊される, "is destroyed". `participle`: "destroyed". */
export const passiveEvent = (verb: Verb, participle: string): Verb =>
  passive(verb, `be ${participle}`, { enPast: `been ${participle}`, enThird: `is ${participle}` })
