import { NONE, O } from '../columns.ts'
import type { Game } from '../game.ts'
import { ask } from '../queries.ts'
import type { Feature } from '../tree.ts'
import { compileComparison, compileQuantity, fits, valueOfObject } from './amounts.ts'
import type { Context } from './context.ts'
import { hasKeyword } from './keywords.ts'
import { type Scope, gate, wordOf } from './language.ts'
import type { ObjectWord, Word, WordSet } from './lexicon.ts'
import { type OwnFeature, own } from './own.ts'
import { means } from './players.ts'
import { compileReference } from './references.ts'
import { RESULT, holds } from './registers.ts'
import { columnOf, controllerOf, valueOf } from './seen.ts'
import { toolsOf } from './tools.ts'

/** True or false of an object, which may be gone. */
export type RowTest = (g: Game, c: Context, row: number, id: number) => boolean

export interface CompiledFeature {
  readonly test: RowTest
  /** It can be told without knowing the card. */
  readonly open: boolean
}

const always: RowTest = () => true

export function compileFeature(scope: Scope, feature: Feature): CompiledFeature {
  const { test, open, word } = bare(scope, feature)
  const on = gate(scope, 'feature', feature.kind, word)
  return { test: (g, c, row, id) => !on() || test(g, c, row, id), open }
}

function bare(scope: Scope, feature: Feature): CompiledFeature & { readonly word?: Word } {
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
        test: (g, c, row, id) => means(g, c, feature.who, controllerOf(g, row, id), lexicon),
        open: true,
      }
    case 'zone': {
      const word = wordOf(scope, lexicon.zones, feature.zone, 'zone')
      const defs = word.zones.map((zone) => zone.id)
      return {
        test(g, _c, row, id) {
          const zone = columnOf(g, row, id, O.zone)
          return zone !== NONE && defs.includes(g.zoneDef(zone).id)
        },
        open: true,
        word,
      }
    }
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
    case 'same-name': {
      const { of } = setOf(scope, lexicon.names, 'names')
      const as = compileReference(scope, feature.as)
      const same = lexicon.names?.same
      const test: RowTest = (g, c, row, id) => {
        const [other, otherId] = as.pairs(g, c)
        if (other === undefined) return false
        const [a, b] = [valueOf(g, of, row, id), valueOf(g, of, other, otherId)]
        return same?.test?.(a, b) ?? of.words!.meets(a, b)
      }
      return { test, open: false, word: same ?? lexicon.names }
    }
    case 'number': {
      const word = wordOf(scope, lexicon.characteristics, feature.characteristic, 'characteristic')
      const value = valueOfObject(scope, feature.characteristic)
      const compare = compileComparison(scope, feature.comparison)
      const test: RowTest = (g, c, row, id) => {
        c.looked = row
        return compare(g, c, value(g, row, id))
      }
      return { test, open: false, word }
    }
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
    case 'battle': {
      const word = wordOf(scope, lexicon.relations, feature.relation, 'relation')
      const other = feature.with === undefined ? null : compileReference(scope, feature.with)
      // Apart, so that the one without the other makes no closure: it is asked of every object in every window.
      const test: RowTest =
        other === null
          ? (g, _c, row) => word.holds(g, row, NONE)
          : (g, c, row) => other.rows(g, c).some((each) => word.holds(g, row, each))
      return { test, open: true, word }
    }
    // Both are about the whole set: see select.ts and choosing.ts.
    case 'superlative':
      return { test: always, open: false }
    case 'distinct':
      return { test: always, open: true }
    default: {
      const node = feature as { kind: string }
      const made = own<OwnFeature<unknown>>(lexicon.own?.features, node, 'feature')
      const test: RowTest =
        made.compile?.(toolsOf(scope), node) ?? ((g, c, row, id) => made.test?.(g, c, row, id, node) ?? false)
      return { test, open: made.open ?? false, word: { clause: made.clause } }
    }
  }
}

/** Words whose query is open. */
const asking = new Set<string>()

/** A noun or a type; one that some card has others treated as is also asked for as a query. */
function objectWord(
  scope: Scope,
  kind: 'noun' | 'type',
  id: string,
  word: ObjectWord,
): CompiledFeature & { readonly word: Word } {
  const key = `${kind}.${id}`
  const { treated, spokenOf } = scope.language
  const query = treated.get(key)!
  const test: RowTest = (g, c, row, rowId) => {
    if (word.test(g, row, rowId, c.source)) return true
    // What is taken for a spirit because it is a spirit is asked only once.
    if (!spokenOf.has(key) || asking.has(key)) return false
    asking.add(key)
    try {
      return ask(g, query, c.source, row) !== 0
    } finally {
      asking.delete(key)
    }
  }
  return { test, open: word.open ?? false, word }
}

export function setOf(scope: Scope, set: WordSet | undefined, what: string): WordSet {
  if (set === undefined) return wordOf<WordSet>(scope, undefined, what, 'set of')
  return set
}

function inSet(scope: Scope, words: WordSet | undefined, id: string, what: string): CompiledFeature {
  const { of, word } = setOf(scope, words, what)
  const text = word?.(id) ?? id
  const vocabulary = of.words!
  let number = vocabulary.find(text)
  const test: RowTest = (g, _c, row, rowId) => {
    // A card that has the word may have been loaded later than the text that speaks of it.
    if (number < 0) number = vocabulary.find(text)
    return number >= 0 && vocabulary.has(valueOf(g, of, row, rowId), number)
  }
  return { test, open: false }
}

function nameContains(scope: Scope, text: string): RowTest {
  const { of } = setOf(scope, scope.language.lexicon.names, 'names')
  const vocabulary = of.words!
  let found: number[] = []
  let size = -1
  return (g, _c, row, id) => {
    if (vocabulary.size !== size) {
      size = vocabulary.size
      found = Array.from({ length: size }, (_, word) => word).filter((word) =>
        vocabulary.text(word).includes(text),
      )
    }
    const set = valueOf(g, of, row, id)
    return found.some((word) => vocabulary.has(set, word))
  }
}

/** Something happened to it: in a period of the game, or by this very effect. */
function happened(scope: Scope, event: Extract<Feature, { kind: 'happened' }>['event']): RowTest {
  if (event.period === undefined) {
    const register = RESULT + scope.asks.indexOf(event.verb)
    return (g, c, row, id) => c.owner !== 0 && holds(g, c.owner, register, row, id)
  }
  const counter = scope.language.history.counter(scope, event)
  const bounds = event.quantity === undefined ? null : compileQuantity(scope, event.quantity)
  return (g, c, _row, id) => {
    const times = counter.ofObject(g, c, id)
    return bounds === null ? times > 0 : fits(bounds(g, c, times), times)
  }
}
