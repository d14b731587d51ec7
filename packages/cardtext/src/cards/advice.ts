import type { Role } from '../grammar/family.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { furthest, readings } from '../document/sentence.ts'
import { normalise } from '../normalise/normalise.ts'
import { FORMS } from '../syntax/verb.ts'
import type { CardGame } from './cardGame.ts'
import { editDistance } from './nearest.ts'

/** What helps with a sentence that was not read, for whoever has the card in hand. */

/** One line of help. */
export interface Advice {
  readonly kind: 'expected' | 'meant' | 'like' | 'declare'
  readonly ja: string
  readonly en: string
}
/** What of a declined sentence advice is about. */
export interface Unread {
  readonly text: string
  readonly reason?: string
  readonly expected?: readonly string[]
}

const ROLES: readonly Role[] = ['line', 'ability', 'effect', 'rider']
const MOST_EXPECTED = 6
/** More readings are not tried for one sentence. */
const MOST_TRIES = 240

/** What could stand where it stops, what was meant, a form that is read, and a word that nobody has declared. */
export function adviceOn(game: CardGame, { text, reason, expected = [] }: Unread): Advice[] {
  if (reason !== 'unread') return []
  const { grammar } = game
  const lists = new Map(grammar.program.lists.map((list) => [`(${list.name})`, list]))
  const words = expected.slice(0, MOST_EXPECTED).map((each) => inWords(each, lists))
  const { at } = furthest(grammar, text, ROLES)
  const toDeclare = undeclared(game, text, at, expected)
  const meant = toDeclare.length > 0 ? null : correction(grammar, text, at, expected, lists)
  const like = meant === null ? likest(grammar, text) : null
  return [
    ...(words.length === 0
      ? []
      : [
          {
            kind: 'expected' as const,
            ja: `ここに来られるもの: ${words.map(({ ja }) => ja).join('、')}`,
            en: `what could stand there: ${words.map(({ en }) => en).join(', ')}`,
          },
        ]),
    ...(meant === null
      ? []
      : [{ kind: 'meant' as const, ja: `もしかして: ${meant}`, en: `did you mean: ${meant}` }]),
    ...(like === null
      ? []
      : [{ kind: 'like' as const, ja: `読める言い方の例: ${like}`, en: `a form that is read: ${like}` }]),
    ...toDeclare,
  ]
}

type Lists = ReadonlyMap<string, Grammar['program']['lists'][number]>

/** What the lists of words are of. */
const OF: Readonly<Record<string, readonly [ja: string, en: string]>> = {
  players: ['プレイヤー', 'a player'],
  counters: ['数え方', 'a counter'],
  nouns: ['名詞', 'a noun'],
  zones: ['領域', 'a zone'],
  types: ['カードの種類', 'a type of card'],
  organisations: ['組織', 'an organisation'],
  clans: ['クラン', 'a clan'],
  races: ['種族', 'a race'],
  categories: ['カテゴリ', 'a category'],
  icons: ['アイコン', 'an icon'],
  names: ['名前', 'a name'],
  states: ['状態', 'a state'],
  positions: ['位置', 'a position'],
  characteristics: ['数値の名前', 'a number of a card'],
  keywords: ['キーワード', 'a keyword'],
  resources: ['支払うもの', 'what is paid'],
  relations: ['戦闘での関係', 'a relation in battle'],
  means: ['効果・能力・コスト', 'a means'],
  periods: ['期間', 'a period'],
  durations: ['いつまでか', 'a duration'],
  moments: ['時点', 'a moment'],
  places: ['上か下', 'an end of a pile'],
  existence: ['いる・ある', 'being there'],
  moves: ['移す動作', 'a move'],
  events: ['出来事', 'something that happens'],
  number: ['数', 'a number'],
}

/** What could stand there, in words: a list by what its words are, with some of them. */
function inWords(expected: string, lists: Lists): { ja: string; en: string } {
  const list = lists.get(expected)
  const name = expected.replace(/^\((.*)\)$/u, '$1')
  if (list === undefined && name === expected) return { ja: `「${expected}」`, en: `“${expected}”` }
  const [ja, en] = OF[name] ?? ['動作', 'an action']
  const some = (list?.ids ?? []).slice(0, 3).flatMap((id) => list?.text(id, 'end') ?? [])
  return some.length === 0
    ? { ja, en }
    : { ja: `${ja}（${some.join('・')} …）`, en: `${en} (${some.join(', ')} …)` }
}

/** The sentence with one slip put right, if it is read then: a word that is expected in place of what stands there. */
function correction(
  grammar: Grammar,
  text: string,
  at: number,
  expected: readonly string[],
  lists: Lists,
): string | null {
  const bracketed = inBrackets(grammar, text, at, expected)
  if (bracketed !== null) return bracketed
  const words = new Set<string>()
  for (const each of expected) {
    const list = lists.get(each)
    if (list === undefined) words.add(each)
    else for (const id of list.ids) for (const form of FORMS) words.add(list.text(id, form) ?? '')
  }
  const tries: { readonly made: string; readonly far: number; readonly kept: number }[] = []
  // A word that is half right was given up inside of it.
  for (let from = at; from >= Math.max(0, at - 4); from--)
    for (const word of words)
      for (let taken = 0; taken <= word.length + 2 && from + taken <= text.length; taken++) {
        const was = text.slice(from, from + taken)
        const far = editDistance(was, word)
        if (word === '' || was === word || far > Math.max(1, Math.ceil(word.length / 2))) continue
        tries.push({
          made: text.slice(0, from) + word + text.slice(from + taken),
          far,
          kept: Math.max(taken, word.length) - far,
        })
      }
  // The most letters that stay come first.
  tries.sort((a, b) => b.kept - a.kept || a.far - b.far)
  for (const { made } of tries.slice(0, MOST_TRIES))
    if (ROLES.some((role) => readings(grammar, made, [role]).length === 1)) return made
  return null
}

/** A word that stands without the brackets it needs: 《clan》, 〈race〉, 「name」. */
function inBrackets(grammar: Grammar, text: string, at: number, expected: readonly string[]): string | null {
  const isRead = (made: string): boolean => ROLES.some((role) => readings(grammar, made, [role]).length === 1)
  for (const [open, close] of ['《》', '〈〉', '【】', '『』', '「」']) {
    if (!expected.some((each) => each.startsWith(open))) continue
    const [word] = /^[^のをがはにで、。:《》〈〉【】『』「」]{2,20}/u.exec(text.slice(at)) ?? []
    if (word === undefined) continue
    const made = `${text.slice(0, at)}${open}${word}${close}${text.slice(at + word.length)}`
    if (isRead(made)) return made
  }
  return null
}

/** The example of a sentence family that is most like the text; null if none is like it. */
function likest(grammar: Grammar, text: string): string | null {
  const own = pairsOf(text)
  let best: string | null = null
  let most = 0.4
  for (const { examples } of grammar.families.values())
    for (const example of examples) {
      const pairs = pairsOf(normalise(example, grammar.spec.normal).text)
      const shared = [...own].filter((pair) => pairs.has(pair)).length
      const like = (2 * shared) / (own.size + pairs.size)
      if (like > most) {
        most = like
        best = example
      }
    }
  return best
}
const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)))

/** A bare word where one that cards bring could stand: how it is made known. */
function undeclared(
  { brings, fields }: CardGame,
  text: string,
  at: number,
  expected: readonly string[],
): Advice[] {
  return Object.entries(brings).flatMap(([field, list]): Advice[] => {
    if (!expected.includes(`(${list.name})`)) return []
    // What comes furthest may have shared its first letters with a known word.
    const [word] = /^[\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9々]{2,}/u.exec(text.slice(at)) ?? []
    if (word === undefined) return []
    const title = Object.hasOwn(fields, field) ? fields[field].title : { ja: field, en: field }
    return [
      {
        kind: 'declare',
        ja: `「${word}」が${title.ja}なら、カードの ${field} かファイルの words.${field} に書いてください`,
        en: `if “${word}” is one of the ${title.en.toLowerCase()}, name it in ${field} of a card or in words.${field} of the file`,
      },
    ]
  })
}
