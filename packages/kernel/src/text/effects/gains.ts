import type { EffectPart } from '../../game/book.ts'
import type { Game } from '../../game/game.ts'
import type { Ability, Gain } from '../../tree/tree.ts'
import { setOf } from '../query/features.ts'
import { keywordAbilities, keywordsOf, takesParameter } from '../query/keywords.ts'
import { type Compiled, compiledIn } from '../language/compiled.ts'
import { AbilityError, type Scope, switchFor, wordOf } from '../language/language.ts'
import * as part from './parts.ts'

/** Gaining and losing classes, names, keywords and abilities. */

/** Numbers of the abilities that are gained or lost in a game: those of cards that its book has beside this one too. */
export type Abilities = (g: Game) => readonly number[]

/** The parts of one gain or loss. Abilities are granted in one part per node: they are added to `ids` instead. */
export function gainParts(
  scope: Scope,
  gain: Gain,
  gains: boolean,
  on: part.Applicability,
  ids: Abilities[],
  isItself = false,
): EffectPart[] {
  const { lexicon } = scope.language
  const { layers } = lexicon
  const key = `${gains ? 'gain' : 'lose'}.${gain.kind}`
  // An object that gains something for itself may have a clause of its own.
  const clause = (isItself ? lexicon.nodes?.[`${key}.self`] : undefined) ?? lexicon.nodes?.[key]
  const switchedOn = switchFor(scope, 'gain', gain.kind, { clause })
  const layerOf = (gained: number): number => (gains ? gained : (layers.losses ?? gained))
  switch (gain.kind) {
    case 'class': {
      const set = setOf(scope, lexicon.classes, 'classes')
      return [part.wordPart(scope, set, gain.class, gains, layerOf(layers.classes), on, switchedOn)]
    }
    case 'name': {
      const set = setOf(scope, lexicon.names, 'names')
      return [part.wordPart(scope, set, gain.name, gains, layerOf(layers.names), on, switchedOn)]
    }
    case 'keyword':
      ids.push(keywordGain(scope, gain.keyword, gains, switchedOn))
      return []
    case 'ability':
      ids.push(abilityGain(scope, gain.ability, gains, switchedOn))
      return []
  }
}

/** A keyword is gained without a parameter, and lost with every parameter. */
function keywordGain(scope: Scope, keyword: string, gains: boolean, switchedOn: () => boolean): Abilities {
  const { language } = scope
  const word = wordOf(scope, language.lexicon.keywords, keyword, 'keyword')
  if (gains && takesParameter(word))
    throw new AbilityError(scope.name, `${keyword} is gained with nothing inside`)
  return (g) => (switchedOn() ? keywordAbilities(language, g, keyword) : [])
}

/** An ability that is gained is compiled now; one that is lost is every ability with the same tree. */
function abilityGain(scope: Scope, ability: Ability, gains: boolean, switchedOn: () => boolean): Abilities {
  const { language } = scope
  if (ability.kind === 'keywords') {
    const ids = keywordsOf(language, ability)
    return () => (switchedOn() ? ids : [])
  }
  if (gains) {
    const id = language.compile.ability(language, `${scope.name} › gained`, ability)
    return () => (switchedOn() ? [id] : [])
  }
  const text = JSON.stringify(ability)
  const lost = new WeakMap<Compiled, number[]>()
  // Searched when a game asks: the ability may be on a card that was read after this one.
  return (g) => {
    const compiled = compiledIn(language, g.book)
    let found = lost.get(compiled)
    if (found === undefined) {
      found = compiled.entries.flatMap((entry, id) => (JSON.stringify(entry?.tree) === text ? [id] : []))
      lost.set(compiled, found)
    }
    return switchedOn() ? found : []
  }
}
