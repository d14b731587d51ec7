import { historyOf } from './history.ts'
import type { ObjectId, ObjectRow } from '../../state/rows.ts'
import { folded } from '../../base/spelling.ts'
import { NONE, Obj } from '../../state/columns.ts'
import type { Vocabulary } from '../../base/words.ts'
import type { Game } from '../../game/game.ts'
import { ask } from '../../values/queries.ts'
import type { Feature } from '../../tree/tree.ts'
import { compileComparison, compileQuantity, fits, valueOfObject } from './amounts.ts'
import type { Context } from '../context/context.ts'
import { hasKeyword } from './keywords.ts'
import { compiledIn } from '../language/compiled.ts'
import { type Scope, switchFor, wordOf } from '../language/language.ts'
import type { ObjectWord, Word, WordSet } from '../language/lexicon.ts'
import { type GameFeature, executorOf } from '../language/gameNodes.ts'
import { isPlayerMeant } from './players.ts'
import { compileReference } from './references.ts'
import { RESULT, registerHas } from '../context/registers.ts'
import { columnOf, controllerOf, valueOf } from '../context/seen.ts'

/** A compiled test of an object, which may be gone. */
export type RowTest = (g: Game, c: Context, row: ObjectRow, id: ObjectId) => boolean

/** A compiled feature of a noun phrase. */
export interface CompiledFeature {
  readonly test: RowTest
  /** It can be judged without knowing which card it is. */
  readonly open: boolean
  /** Of a number: whether this one would do. */
  readonly compares?: (g: Game, c: Context, n: number) => boolean
}

const always: RowTest = () => true

/** Compiles a feature; one whose kind is switched off excludes nothing. */
export function compileFeature(scope: Scope, feature: Feature): CompiledFeature {
  const { test, open, word, compares } = bareFeature(scope, feature)
  const on = switchFor(scope, 'feature', feature.kind, word)
  return { test: (g, c, row, id) => !on() || test(g, c, row, id), open, compares }
}

/** The feature without its switch. */
function bareFeature(scope: Scope, feature: Feature): WordedFeature {
  const { lexicon } = scope.language
  switch (feature.kind) {
    case 'noun':
      return objectWord(scope, 'noun', feature.noun, wordOf(scope, lexicon.nouns, feature.noun, 'noun'))
    case 'type':
      return objectWord(scope, 'type', feature.type, wordOf(scope, lexicon.types, feature.type, 'type'))
    case 'state': {
      const word = wordOf(scope, lexicon.states, feature.state, 'state')
      return { test: (g, c, row, id) => word.test(g, row, id, c.source), open: word.open ?? true, word }
    }
    case 'position': {
      const word = wordOf(scope, lexicon.positions, feature.position, 'position')
      return { test: (g, c, row, id) => word.test(g, row, id, c.source), open: word.open ?? true, word }
    }
    case 'owner':
      return {
        test: (g, c, row, id) => isPlayerMeant(g, c, feature.who, controllerOf(g, row, id), lexicon),
        open: true,
      }
    case 'zone':
      return zoneFeature(scope, feature.zone)
    case 'class':
      return { ...inSet(scope, lexicon.classes, feature.class, 'classes'), word: lexicon.classes }
    case 'name':
      return { ...inSet(scope, lexicon.names, feature.name, 'names'), word: lexicon.names }
    case 'name-contains':
      return {
        test: nameContains(scope, feature.text),
        open: false,
        word: lexicon.names?.contains ?? lexicon.names,
      }
    case 'same-name':
      return sameName(scope, feature.as)
    case 'number':
      return numberFeature(scope, feature)
    case 'keyword': {
      const word = wordOf(scope, lexicon.keywords, feature.keyword, 'keyword')
      const { keyword, not = false } = feature
      const { language } = scope
      const test: RowTest = (g, _c, row, id) => hasKeyword(language, g, row, id, keyword) !== not
      return { test, open: false, word }
    }
    case 'other':
      return { test: (_g, c, row, id) => row !== c.source || id !== c.sourceId, open: true }
    case 'except': {
      const { test, open } = compileFeature(scope, feature.feature)
      return { test: (g, c, row, id) => !test(g, c, row, id), open }
    }
    case 'any': {
      const all = feature.of.map((each) => compileFeature(scope, each))
      return {
        test: (g, c, row, id) => all.some((each) => each.test(g, c, row, id)),
        open: all.every((each) => each.open),
      }
    }
    case 'happened':
      return { test: happened(scope, feature.event), open: true }
    case 'battle':
      return relationFeature(scope, feature)
    // Both are about the whole set, not one object: see select.ts and choosing.ts.
    case 'superlative':
      return { test: always, open: false }
    case 'distinct':
      return { test: always, open: true }
    default:
      return gameFeature(scope, feature as { readonly kind: string })
  }
}

/** A compiled feature, and the word whose clause it carries out. */
type WordedFeature = CompiledFeature & { readonly word?: Word }
type Node<K extends Feature['kind']> = Extract<Feature, { kind: K }>

function zoneFeature(scope: Scope, id: string): WordedFeature {
  const word = wordOf(scope, scope.language.lexicon.zones, id, 'zone')
  const defs = word.zones.map((zone) => zone.id)
  const test: RowTest = (g, _c, row, rowId) => {
    const zone = columnOf(g, row, rowId, Obj.zone)
    return zone !== NONE && defs.includes(g.zoneDef(zone).id)
  }
  return { test, open: true, word }
}

/** "With the same name as …": as one of those. */
function sameName(scope: Scope, named: Node<'same-name'>['as']): WordedFeature {
  const { names } = scope.language.lexicon
  const { of } = setOf(scope, names, 'names')
  const as = scope.language.compile.what(scope, named)
  const same = names?.same
  const test: RowTest = (g, c, row, id) => {
    const own = valueOf(g, of, row, id)
    const others = as.pairs(g, c)
    for (let i = 0; i < others.length; i += 2) {
      const other = valueOf(g, of, others[i], others[i + 1])
      if (same?.test?.(g, own, other) ?? of.words!.in(g.book).meets(own, other)) return true
    }
    return false
  }
  return { test, open: false, word: same ?? names }
}

function numberFeature(scope: Scope, { characteristic, comparison }: Node<'number'>): WordedFeature {
  const word = wordOf(scope, scope.language.lexicon.characteristics, characteristic, 'characteristic')
  const value = valueOfObject(scope, characteristic)
  const compare = compileComparison(scope, comparison)
  const test: RowTest = (g, c, row, id) => {
    c.compared = row
    return compare(g, c, value(g, row, id))
  }
  return { test, open: false, word, compares: compare }
}

/** In a relation with an object of the text, or with any. */
function relationFeature(scope: Scope, { relation, with: reference }: Node<'battle'>): WordedFeature {
  const word = wordOf(scope, scope.language.lexicon.relations, relation, 'relation')
  const other = reference === undefined ? null : compileReference(scope, reference)
  // Two functions: the one without `other`, called for every object in every window, allocates no closure.
  const test: RowTest =
    other === null
      ? (g, _c, row) => word.holds(g, row, NONE)
      : (g, c, row) => other.rows(g, c).some((each) => word.holds(g, row, each))
  return { test, open: true, word }
}

/** A feature of the game's own. */
function gameFeature(scope: Scope, node: { readonly kind: string }): WordedFeature {
  const { lexicon, compile } = scope.language
  const made = executorOf<GameFeature<unknown>>(lexicon.own?.features, node, 'feature')
  const test: RowTest =
    made.compile?.(compile.tools(scope), node) ??
    ((g, c, row, id) => made.test?.(g, c, row, id, node) ?? false)
  return { test, open: made.open ?? false, word: { clause: made.clause } }
}

/** Words whose query is being asked, to stop the recursion of "spirits are treated as spirits". */
const openQueries = new Set<string>()

/** A noun or a type: its own test, or a "treated as" effect that answers its query. */
function objectWord(
  scope: Scope,
  kind: 'noun' | 'type',
  id: string,
  word: ObjectWord,
): CompiledFeature & { readonly word: Word } {
  const key = `${kind}.${id}`
  const { language } = scope
  const { treatedAs } = language
  const query = treatedAs.get(key)!
  const test: RowTest = (g, c, row, rowId) => {
    if (word.test(g, row, rowId, c.source)) return true
    // The query is asked only if some card of the book uses it, and not from within itself.
    if (!compiledIn(language, g.book).treatedWords.has(key) || openQueries.has(key)) return false
    openQueries.add(key)
    try {
      return ask(g, query, c.source, row) !== 0
    } finally {
      openQueries.delete(key)
    }
  }
  return { test, open: word.open ?? false, word }
}

/** The lexicon's set of names or classes; throws if the game has none. */
export function setOf(scope: Scope, set: WordSet | undefined, what: string): WordSet {
  if (set === undefined) return wordOf<WordSet>(scope, undefined, what, 'set of')
  return set
}

function inSet(scope: Scope, words: WordSet | undefined, id: string, what: string): CompiledFeature {
  const { of, word } = setOf(scope, words, what)
  const text = word?.(id) ?? id
  const vocabularies = of.words!
  const known = vocabularies.in(scope.language.book).find(text)
  const test: RowTest = (g, _c, row, rowId) => {
    const vocabulary = vocabularies.in(g.book)
    // Rules with more cards may have the word where those of this text do not.
    const number = known < 0 ? vocabulary.find(text) : known
    return number >= 0 && vocabulary.has(valueOf(g, of, row, rowId), number)
  }
  return { test, open: false }
}

/** Whether a name contains a string, in whatever spelling; the words that do are found once for each vocabulary. */
function nameContains(scope: Scope, text: string): RowTest {
  const { of } = setOf(scope, scope.language.lexicon.names, 'names')
  const vocabularies = of.words!
  const part = folded(text)
  const containing = new WeakMap<Vocabulary, { readonly size: number; readonly words: readonly number[] }>()
  return (g, _c, row, id) => {
    const vocabulary = vocabularies.in(g.book)
    const { size } = vocabulary
    let found = containing.get(vocabulary)
    if (found?.size !== size) {
      const all = Array.from({ length: size }, (_, word) => word)
      found = { size, words: all.filter((word) => folded(vocabulary.text(word)).includes(part)) }
      containing.set(vocabulary, found)
    }
    const set = valueOf(g, of, row, id)
    return found.words.some((word) => vocabulary.has(set, word))
  }
}

/** "That was …": an event happened to the object, in a period of the game or in this resolution. */
function happened(scope: Scope, event: Extract<Feature, { kind: 'happened' }>['event']): RowTest {
  if (event.period === undefined) {
    const register = RESULT + scope.asks.indexOf(event.verb)
    return (g, c, row, id) => c.owner !== 0 && registerHas(g, c.owner, register, row, id)
  }
  const counter = historyOf(scope).counter(scope, event)
  const bounds = event.quantity === undefined ? null : compileQuantity(scope, event.quantity)
  return (g, c, _row, id) => {
    const times = counter.ofObject(g, c, id)
    return bounds === null ? times > 0 : fits(bounds(g, c, times), times)
  }
}
