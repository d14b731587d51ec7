import type { Feature, Selection, Selector, What } from '../tree.ts'
import type { Scope } from './language.ts'
import type { OwnFeature } from './own.ts'

/**
 * Whether a phrase means whom it means by values, places, owners and what is noted on the object alone; a card may have
 * others treated as such.
 */
export function plainness({ language }: Scope, what: What): () => boolean {
  const phrase = what.kind === 'selection' ? all(what) : what
  if (phrase?.kind !== 'selector') return never
  const { spokenOf } = language
  const words: string[] = []
  for (const feature of [...phrase.features, phrase.head]) {
    if (!isPlain(language, feature)) return never
    if (feature.kind === 'type') words.push(`type.${feature.type}`)
  }
  // Asked of every text in every window.
  return () => {
    for (let i = 0; i < words.length; i++) if (spokenOf.has(words[i])) return false
    return true
  }
}

const never = (): boolean => false

function isPlain({ lexicon }: Scope['language'], feature: Feature): boolean {
  const own = lexicon.own?.features as Readonly<Record<string, OwnFeature<unknown>>> | undefined
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

/** All of a kind: nothing is chosen, and nothing asked of them together. */
const all = ({ from, of, quantity, sum }: Selection): Selector | undefined =>
  from === undefined && quantity === undefined && sum === undefined ? of : undefined
