import type { Characteristic, EffectPart, Reads, ZoneDef } from '../book.ts'
import { E } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Change, Gain, Selector } from '../tree.ts'
import { registerAbility } from './abilities.ts'
import { type Count, compileAmount } from './amounts.ts'
import { type Context, enter, leave } from './context.ts'
import { correctedAmount, signedAmount } from './corrections.ts'
import { setOf } from './features.ts'
import { keywordAbilities, keywordAbility, keywordsOf, takesSomething } from './keywords.ts'
import { AbilityError, type Scope, clauseOn, gate, wordOf } from './language.ts'
import type { WordSet } from './lexicon.ts'
import { swapParts } from './swaps.ts'

/** Parts of effects: what lasting steps do to characteristics and abilities. */

/** Whether an effect applies to an object. */
export type Holds = (g: Game, c: Context, object: number) => boolean

/** Whom the parts concern. */
export interface Concern {
  /** In an ability: whether the object is concerned. Absent: the object the effect is fixed to. */
  readonly affects?: (g: Game, effect: number, object: number) => boolean
  /** The object whose ability it is, and no other. */
  readonly own: boolean
  /** The zones where it is, if the phrase is about some only. */
  readonly zones?: () => readonly ZoneDef[]
  /** Must hold, where `own` leaves no place for it. */
  readonly holds: Holds | null
  readonly reads: Reads
  /** Whom it concerns is told by values, places and owners alone; see `Layered`. */
  readonly steady?: () => boolean
}

/** A number that a part uses: kept by the effect, or found out anew each time. */
export type Stored = (g: Game, effect: number, object: number) => number

export const STORES = [E.a, E.b, E.c] as const

export const stored =
  (index: number): Stored =>
  (g, effect) =>
    g.effect(effect, STORES[index])

export const foundAnew =
  (count: Count): Stored =>
  (g, effect, object) => {
    const n = count(g, enterPart(g, effect, object))
    leave()
    return n
  }

/** An ability that defines its own object has no effect behind it. */
function enterPart(g: Game, effect: number, object: number): Context {
  if (effect >= 0) return enter().ofEffect(g, effect)
  return enter().of(object, g.id(object), g.controller(object))
}

/** Whether an effect of an ability applies at all, for parts that ask only that. */
export function holdsNow(holds: Holds | null, g: Game, effect: number, object: number): boolean {
  if (holds === null) return true
  const yes = holds(g, enterPart(g, effect, object), object)
  leave()
  return yes
}

/** The number a change works with; of a swap there is none. */
export function amountOf(scope: Scope, change: Change): Count | null {
  switch (change.kind) {
    case 'add': {
      const amount = correctedAmount(scope, change.characteristic, change)
      const { additions } = scope.language.lexicon.rules ?? {}
      if (additions?.negative === undefined || change.sign === '-') return amount
      return (g, c) => (additions.negative?.() === false ? Math.max(0, amount(g, c)) : amount(g, c))
    }
    case 'add-instead':
      return signedAmount(scope, change.to)
    case 'set':
      return compileAmount(scope, change.amount)
    case 'swap':
      return null
  }
}

export function characteristicOf(scope: Scope, id: string): Characteristic {
  const word = wordOf(scope, scope.language.lexicon.characteristics, id, 'characteristic')
  if (word.of === undefined) throw new AbilityError(scope.name, `${id} is not a number of objects`)
  return word.of
}

/** `isFixed`: the number is the same as long as the effect is there, whatever happens. */
export function changeParts(
  scope: Scope,
  change: Change,
  amount: Stored,
  on: Concern,
  isFixed: boolean,
): EffectPart[] {
  const { layers } = scope.language.lexicon
  const switchedOn = gate(scope, 'change', change.kind)
  const of = characteristicOf(scope, change.characteristic)
  const layer = (kind: 'add' | 'set' | 'swap'): number =>
    typeof layers.numbers === 'number' ? layers.numbers : layers.numbers(kind, of)
  const applies = (g: Game, effect: number, object: number): boolean =>
    switchedOn() && holdsNow(on.holds, g, effect, object)
  const replaces = clauseOn(scope.language, scope.language.lexicon.clauses.sets)
  switch (change.kind) {
    case 'add':
    case 'add-instead':
      return [
        {
          ...where(on),
          ...(isFixed && on.steady !== undefined && { steady: on.steady }),
          kind: 'value',
          layer: layer('add'),
          of,
          modify: (g, effect, object, value) =>
            applies(g, effect, object) ? value + amount(g, effect, object) : value,
        },
      ]
    case 'set': {
      const { fresh } = layers
      const set = (at: number, isMeant: (g: Game, object: number) => boolean): EffectPart => ({
        ...where(on),
        kind: 'value',
        layer: at,
        sets: true,
        of,
        modify: (g, effect, object, value) =>
          isMeant(g, object) && applies(g, effect, object)
            ? amount(g, effect, object) + (replaces() ? 0 : value)
            : value,
      })
      if (fresh === undefined) return [set(layer('set'), () => true)]
      return [
        set(fresh.layer, (g, object) => fresh.isFresh(g, of, object)),
        set(layer('set'), (g, object) => !fresh.isFresh(g, of, object)),
      ]
    }
    case 'swap':
      return swapParts(of, characteristicOf(scope, change.with), layer('swap'), where(on), applies)
  }
}

/** The same for an effect that keeps its numbers, from this place on; a swap sets both. */
export function keptParts(scope: Scope, change: Change, at: number, on: Concern): EffectPart[] {
  if (change.kind !== 'swap') return changeParts(scope, change, stored(at), on, true)
  const switchedOn = gate(scope, 'change', 'swap')
  const { layers } = scope.language.lexicon
  const first = characteristicOf(scope, change.characteristic)
  const layer = typeof layers.numbers === 'number' ? layers.numbers : layers.numbers('swap', first)
  return [change.characteristic, change.with].map((id, i) => ({
    ...where(on),
    kind: 'value',
    layer,
    sets: true,
    of: characteristicOf(scope, id),
    modify: (g, effect, object, value) => (switchedOn() ? stored(at + i)(g, effect, object) : value),
  }))
}

/** What a part in the layers says of whom it concerns. */
export type Where = Pick<Concern, 'affects' | 'own' | 'reads' | 'zones'>

export const where = ({ affects, own, reads, zones }: Concern): Where => ({
  ...(affects !== undefined && { affects }),
  ...(zones !== undefined && { zones }),
  own,
  reads,
})

/** What must hold is asked where the object is found. */
export function conditional(concern: Concern): Concern {
  const { holds } = concern
  if (holds === null) return concern
  if (!concern.own && concern.affects !== undefined) return concern
  return { ...concern, holds: null, affects: (g, effect, object) => holdsNow(holds, g, effect, object) }
}

/** A word that a set-valued characteristic gains or loses. */
export function wordPart(
  scope: Scope,
  set: WordSet,
  id: string,
  gains: boolean,
  layer: number,
  on: Concern,
  applies: () => boolean,
): EffectPart {
  const vocabulary = set.of.words!
  const word = vocabulary.word(set.word?.(id) ?? id)
  return {
    ...where(on),
    ...(on.steady !== undefined && { steady: on.steady }),
    kind: 'value',
    layer,
    of: set.of,
    modify: (g, effect, object, value) => {
      if (!applies() || !holdsNow(on.holds, g, effect, object)) return value
      return gains ? vocabulary.add(value, word) : vocabulary.remove(value, word)
    },
  }
}

/** Numbers of abilities that are gained or lost. */
export type Abilities = () => readonly number[]

/** Gaining and losing. Abilities are given together: `ids` collects them. */
export function gainParts(
  scope: Scope,
  gain: Gain,
  gains: boolean,
  on: Concern,
  ids: Abilities[],
  isItself = false,
): EffectPart[] {
  const { lexicon, entries } = scope.language
  const { layers } = lexicon
  const key = `${gains ? 'gain' : 'lose'}.${gain.kind}`
  // What gains something for itself may have a clause of its own.
  const clause = (isItself ? lexicon.nodes?.[`${key}.self`] : undefined) ?? lexicon.nodes?.[key]
  const switchedOn = gate(scope, 'gain', gain.kind, { clause })
  const layerOf = (gained: number): number => (gains ? gained : (layers.losses ?? gained))
  switch (gain.kind) {
    case 'class': {
      const set = setOf(scope, lexicon.classes, 'classes')
      return [wordPart(scope, set, gain.class, gains, layerOf(layers.classes), on, switchedOn)]
    }
    case 'name': {
      const set = setOf(scope, lexicon.names, 'names')
      return [wordPart(scope, set, gain.name, gains, layerOf(layers.names), on, switchedOn)]
    }
    case 'keyword': {
      const word = wordOf(scope, lexicon.keywords, gain.keyword, 'keyword')
      if (gains && takesSomething(word))
        throw new AbilityError(scope.name, `${gain.keyword} is gained with nothing inside`)
      const { language } = scope
      // Whoever loses a keyword loses it whatever is inside.
      ids.push(() => {
        if (!switchedOn()) return []
        return gains ? [keywordAbility(language, gain.keyword)] : keywordAbilities(language, gain.keyword)
      })
      return []
    }
    case 'ability': {
      if (gain.ability.kind === 'keywords') {
        const line = gain.ability
        let known: readonly number[] | null = null
        ids.push(() => (switchedOn() ? (known ??= keywordsOf(scope.language, line)) : []))
        return []
      }
      if (gains) {
        const id = registerAbility(scope.language, `${scope.name} › gained`, gain.ability)
        ids.push(() => (switchedOn() ? [id] : []))
        return []
      }
      const text = JSON.stringify(gain.ability)
      const lost: number[] = []
      let looked = 0
      // Looked for when it is needed: the ability may be on cards that are loaded later.
      ids.push(() => {
        for (; looked < entries.length; looked++)
          if (JSON.stringify(entries[looked]?.tree) === text) lost.push(looked)
        return switchedOn() ? lost : []
      })
      return []
    }
  }
}

/** What "treated as" says, feature by feature: what the object then also is. */
export function treatParts(scope: Scope, as: Selector, on: Concern): EffectPart[] {
  const { lexicon, treated, spokenOf } = scope.language
  const { layers } = lexicon
  const yes = (): boolean => true
  return [...as.features, as.head].flatMap((feature): EffectPart[] => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- what else it could be said to be is refused below
    switch (feature.kind) {
      case 'class':
      case 'name':
        return gainParts(scope, feature, true, on, [])
      case 'number': {
        const { characteristic, comparison } = feature
        const count = compileAmount(scope, comparison.amount)
        const change = { kind: 'set', characteristic, amount: comparison.amount } as const
        return changeParts(scope, change, foundAnew(count), on, false)
      }
      case 'type':
      case 'noun': {
        const type = feature.kind === 'type' ? wordOf(scope, lexicon.types, feature.type, 'type') : undefined
        if (type?.of !== undefined) {
          const set = { of: type.of }
          const word = type.word ?? (feature.kind === 'type' ? feature.type : '')
          return [wordPart(scope, set, word, true, layers.types, on, yes)]
        }
        const key = `${feature.kind}.${feature.kind === 'type' ? feature.type : feature.noun}`
        const query = treated.get(key)
        if (query === undefined) throw new AbilityError(scope.name, `the lexicon has no ${key}`)
        spokenOf.add(key)
        return [
          {
            kind: 'answer',
            query,
            applies: (g, effect, _asker, subject) => isConcerned(on, g, effect, subject),
            answer: () => 1,
          },
        ]
      }
      default:
        throw new AbilityError(scope.name, `nothing can be treated as having a ${feature.kind}`)
    }
  })
}

/** Whether parts without a place in the layers concern an object. */
export function isConcerned(on: Concern, g: Game, effect: number, object: number): boolean {
  if (!holdsNow(on.holds, g, effect, object)) return false
  if (on.affects !== undefined) return on.affects(g, effect, object)
  if (on.own) return g.effect(effect, E.source) === object
  return g.effect(effect, E.on) === object && g.same(object, g.effect(effect, E.onId))
}
