import type { Feature, Selection, Selector, What } from '../../tree/tree.ts'
import type { Game } from '../../game/game.ts'
import { compiledIn } from '../language/compiled.ts'
import type { Scope } from '../language/language.ts'
import type { GameFeature } from '../language/gameNodes.ts'

/**
 * Whether what a phrase finds may be cached: its features depend only on values, zones, owners and columns of the
 * objects, writes to which are tracked. Asked of a game, since another card of its book may bring a "treated as" effect
 * for one of its words.
 */
export function compileCacheable({ language }: Scope, what: What): (g: Game) => boolean {
  const phrase = what.kind === 'selection' ? all(what) : what
  if (phrase?.kind !== 'selector') return never
  const words: string[] = []
  for (const feature of [...phrase.features, phrase.head]) {
    if (!isPlain(language, feature)) return never
    if (feature.kind === 'type') words.push(`type.${feature.type}`)
  }
  // A loop without a closure: called for every text in every window.
  return (g) => {
    const { treatedWords } = compiledIn(language, g.book)
    for (let i = 0; i < words.length; i++) if (treatedWords.has(words[i])) return false
    return true
  }
}

const never = (): boolean => false

function isPlain({ lexicon }: Scope['language'], feature: Feature): boolean {
  const own = lexicon.own?.features as Readonly<Record<string, GameFeature<unknown>>> | undefined
  switch (feature.kind) {
    case 'owner':
      return feature.who === 'you' || feature.who === 'opponent'
    case 'type':
      return lexicon.types[feature.type]?.plain === true
    case 'battle':
      return feature.with === undefined && lexicon.relations?.[feature.relation]?.plain === true
    case 'class':
    case 'name':
    case 'name-contains':
    case 'zone':
    case 'other':
      return true
    case 'noun':
    case 'state':
    case 'position':
    case 'same-name':
    case 'number':
    case 'keyword':
    case 'except':
    case 'any':
    case 'happened':
    case 'superlative':
    case 'distinct':
      return false
    default:
      return own?.[(feature as { kind: string }).kind]?.plain === true
  }
}

/** The phrase of a selection that means all objects that fit it, with nothing chosen and no sum; else undefined. */
const all = ({ from, of, quantity, sum }: Selection): Selector | undefined =>
  from === undefined && quantity === undefined && sum === undefined ? of : undefined
