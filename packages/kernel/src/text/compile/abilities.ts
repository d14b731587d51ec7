import type { AbilityDef, EffectDef, Limit, ValuePart } from '../../game/book.ts'
import { NONE } from '../../state/columns.ts'
import type { Ability, Effect, Rider } from '../../tree/tree.ts'
import { compileEffect } from './compile.ts'
import { emitCosts } from './costSteps.ts'
import { compileProgram } from './program.ts'
import { LOCAL } from '../context/code.ts'
import { type Test, allOf, compileCondition } from '../query/conditions.ts'
import type { Emitter } from './emitter.ts'
import { compiledIn } from '../language/compiled.ts'
import type { AbilityEntry, UseLimit } from '../language/entries.ts'
import { keywordsOf } from '../query/keywords.ts'
import { type Language, type Scope, switchFor, wordOf } from '../language/language.ts'
import { isUsedUp, limitOf, usedUpLimit, usedUpKey } from '../query/limitWords.ts'
import { type EventMatch, compileEvent } from '../query/matching.ts'
import { kernelCost } from '../language/gameNodes.ts'
import { compileCanPay } from './canCarryOut.ts'
import { scopeOf } from '../context/scope.ts'
import { staticEffects, characteristicEffects } from '../effects/statics.ts'
import { may } from './structure.ts'
import { declareTriggers } from '../effects/triggering.ts'

/** What an ability's text was compiled to. */
interface Declared {
  readonly program?: number
  readonly cost?: number
  readonly effects?: readonly EffectDef[]
  readonly defining?: readonly ValuePart[]
  readonly triggers?: ReturnType<typeof declareTriggers>
}

/**
 * Compiles an ability, enters it into the book and returns its number. By its kind it becomes programs (activated,
 * triggered, instruction), effects in force as long as it is there (continuous, restriction, replacement), or parts of
 * its object's base values (characteristic).
 */
export function registerAbility(
  language: Language,
  name: string,
  tree: Ability,
  clause: string = language.lexicon.clauses.abilities?.[tree.kind] ?? language.lexicon.clauses.effect,
): number {
  const { book } = language
  const scope = scopeOf(language, name, tree, isStatic(tree))
  const limits = limitsOf(scope, tree)
  const usedUp = riders(tree, 'used-up').map(({ duration }) => usedUpLimit(scope, duration))
  const on = switchFor(scope, 'ability', tree.kind)
  const later = { id: NONE }
  const condition = allOf([
    () => on(),
    ...conditionsOf(scope, tree),
    ...usedUp.map(
      (limit): Test =>
        (g, c) =>
          !isUsedUp(g, limit, c.sourceId, later.id),
    ),
  ])
  const declared = declare(scope, clause, tree, condition, limits, usedUp, later)
  const { id } = book.ability(clause, name, {
    zones: zonesOf(scope, tree),
    effects: declared.effects ?? [],
    defining: declared.defining ?? [],
    triggers: declared.triggers?.triggers ?? [],
    states: declared.triggers?.states ?? [],
    activated: tree.kind === 'activated',
    ...activity(language, tree),
  })
  later.id = id
  const entry: AbilityEntry = {
    id,
    name,
    tree,
    program: declared.program ?? NONE,
    cost: declared.cost ?? NONE,
    condition,
    limits,
    payable: compileCanPay(scope, tree.cost ?? []),
  }
  compiledIn(language, book).entries[id] = entry
  return id
}

/** The game's test whether the ability counts now, if it has one. */
function activity({ lexicon }: Language, tree: Ability): Pick<AbilityDef, 'active'> {
  const { valid } = lexicon
  return valid === undefined ? {} : { active: (g, holder) => valid(g, holder, tree) }
}

/** Whether abilities of this kind are in force as long as their object has them. */
const isStatic = ({ kind }: Ability): boolean =>
  kind === 'continuous' || kind === 'characteristic' || kind === 'replacement' || kind === 'restriction'

function declare(
  scope: Scope,
  clause: string,
  tree: Ability,
  condition: Test,
  limits: readonly UseLimit[],
  usedUp: readonly Limit[],
  later: { readonly id: number },
): Declared {
  const { name } = scope
  const except = exceptions(scope, tree)
  const resolving = (): number => {
    const write = (e: Emitter): void => {
      emitResolution(e, tree)
      for (const limit of usedUp) emitUseUp(e, limit, later)
    }
    return compileProgram(scope, name, write, { except: anyEvent(except) }).id
  }
  switch (tree.kind) {
    case 'activated': {
      const costs = tree.cost ?? []
      const cost =
        costs.length === 0
          ? NONE
          : compileProgram(scope, `${name} › cost`, (e) => emitCosts(e, costs), { paying: true }).id
      return { program: resolving(), cost }
    }
    case 'instruction':
      return { program: resolving() }
    case 'triggered': {
      const program = resolving()
      if (tree.trigger === undefined) return { program }
      const meant = triggerCondition(scope, tree, condition, except)
      const triggers = declareTriggers(scope, clause, tree.trigger, program, meant, limits[0]?.limit)
      return { program, triggers }
    }
    case 'continuous':
    case 'restriction':
    case 'replacement':
      return { effects: staticEffects(scope, tree, condition, except) }
    case 'characteristic':
      return characteristicEffects(scope, tree, condition, except)
    case 'keywords':
      return tree.keywords === undefined || tree.keywords.length === 0
        ? {}
        : { effects: staticEffects(scope, grantingItself(tree), condition, except) }
    // A rule for building decks: the game's deck check reads the tree.
    case 'deck':
      return {}
  }
}

/** Keywords with a condition or a zone, as a static ability that grants them to its own object. */
function grantingItself({ keywords, effect }: Ability): Ability {
  const what = { kind: 'reference', to: 'self' } as const
  const gain = { kind: 'ability', ability: { kind: 'keywords', keywords, effect } } as const
  return { kind: 'continuous', effect: { kind: 'grant', what, gains: [gain] } }
}

/** What must hold for an ability to trigger: its conditions, and that the event is none it excepts. */
function triggerCondition(scope: Scope, tree: Ability, condition: Test, except: readonly EventMatch[]): Test {
  const asked = allOf([condition, ...openingConditions(scope, tree.effect)])
  if (except.length === 0) return asked
  return (g, c) => asked(g, c) && !(c.reading !== null && excepted(except)(g, c))
}

/**
 * The condition of the first sentence, as a condition of triggering. Only for games with the rule `triggersAnyway`,
 * which then decides whether it is one.
 */
function openingConditions(scope: Scope, effect: Effect): Test[] {
  const anyway = scope.language.lexicon.rules?.sentences?.triggersAnyway
  const [sentence] = effect.kind === 'paragraph' ? effect.sentences : [effect]
  if (anyway === undefined || sentence?.kind !== 'if') return []
  const holds = compileCondition(scope, sentence.condition)
  return [(g, c) => anyway() || holds(g, c)]
}

const anyEvent = (matches: readonly EventMatch[]): EventMatch | null => {
  if (matches.length < 2) return matches[0] ?? null
  return { ...matches[0], matches: (g, c, r) => matches.some((each) => each.matches(g, c, r)) }
}

const excepted =
  (except: readonly EventMatch[]): Test =>
  (g, c) =>
    except.some((each) => each.matches(g, c, c.reading!))

/**
 * Emits the effect of an ability. The cost of an ability that is not activated is paid on resolution, as "may pay; if
 * you do, …".
 */
function emitResolution(e: Emitter, { kind, cost, effect }: Ability): void {
  if (kind === 'activated' || cost === undefined || cost.length === 0) return compileEffect(e, effect)
  const steps = cost.map((printed) => {
    const each = kernelCost(e.scope.language.lexicon, printed)
    if (each.kind === 'do') return each.effect
    return { kind: 'count', verb: PAY, amount: each.amount, resource: each.resource } as const
  })
  const { costless } = e.scope.language.lexicon.rules ?? {}
  const unpaid = costless === undefined ? null : e.branch((g, c) => !costless(g, c.source))
  may(e, { kind: 'may', effect: { kind: 'sequence', steps } }, true)
  if (unpaid !== null) {
    const paid = e.jump(NONE)
    unpaid.to = e.here
    e.note((g, c) => c.setLocal(g, LOCAL.did, 1))
    paid.to = e.here
  }
  const { unpaid: leftOut } = e.scope.language.lexicon.rules ?? {}
  if (leftOut !== undefined) e.note((g, c) => void (leftOut() || c.setLocal(g, LOCAL.did, 1)))
  compileEffect(e, { kind: 'if', condition: { kind: 'did-so' }, effect })
}

/** Id of the lexicon's word for paying, for costs paid on resolution. */
const PAY = 'pay'

function emitUseUp(e: Emitter, limit: Limit, later: { readonly id: number }): void {
  const use = e.scope.language.book.kernelVerb('use')
  const on = switchFor(e.scope, 'rider', 'used-up')
  const { kind, language } = e.scope
  const anyway = (): boolean => language.lexicon.rules?.sentences?.usesUp?.(kind) ?? true
  e.run(null, 'used-up', (g, c) => {
    if (on() && (anyway() || c.local(g, LOCAL.conditionsHeld) === 1))
      g.propose(use, limit.id, usedUpKey(c.sourceId, later.id))
  })
}

/** The limits printed in the header, and those that sentences about the ability add. */
function limitsOf(scope: Scope, tree: Ability): UseLimit[] {
  const on = switchFor(scope, 'rider', 'limit')
  return [
    ...(tree.limit === undefined ? [] : [{ limit: limitOf(scope, tree.limit), on: () => true }]),
    ...riders(tree, 'limit').map(({ limit }) => ({ limit: limitOf(scope, limit), on })),
  ]
}

function exceptions(scope: Scope, tree: Ability): EventMatch[] {
  const on = switchFor(scope, 'rider', 'except')
  return riders(tree, 'except').map(({ event }) => {
    const match = compileEvent(scope, event)
    return { ...match, matches: (g, c, r) => on() && match.matches(g, c, r) }
  })
}

function riders<K extends Rider['kind']>(
  { riders: all = [] }: Ability,
  kind: K,
): Extract<Rider, { kind: K }>[] {
  return all.filter((rider): rider is Extract<Rider, { kind: K }> => rider.kind === kind)
}

/** The conditions of an ability: its own, and those that sentences about it (riders) add. */
function conditionsOf(scope: Scope, tree: Ability): Test[] {
  const own = tree.condition === undefined ? [] : [compileCondition(scope, tree.condition)]
  const said = (tree.riders ?? []).flatMap((rider): Test[] => {
    const on = switchFor(scope, 'rider', rider.kind)
    switch (rider.kind) {
      case 'only-if': {
        const test = compileCondition(scope, rider.condition)
        return [(g, c) => !on() || test(g, c)]
      }
      case 'only-during': {
        const word = wordOf(scope, scope.language.lexicon.periods, rider.period, 'period')
        return [(g) => !on() || (word.now?.(g, NONE) ?? true)]
      }
      // These are no conditions; see limitWords.ts and where `except` goes.
      case 'limit':
      case 'used-up':
      case 'except':
        return []
    }
  })
  return [...own, ...said]
}

function zonesOf(scope: Scope, tree: Ability): number[] {
  const { lexicon } = scope.language
  const zones =
    tree.where === undefined
      ? lexicon.works(tree)
      : tree.where.flatMap((word) => wordOf(scope, lexicon.zones, word, 'zone').zones)
  return zones.map((zone) => zone.id)
}

/** Compiles the abilities of a card: a line of keywords becomes their abilities, several instructions become one. */
export function registerCard(language: Language, name: string, abilities: readonly Ability[]): number[] {
  const instructions = abilities.filter(({ kind }) => kind === 'instruction')
  const merged: Ability | null =
    instructions.length < 2
      ? null
      : {
          ...instructions[0],
          effect: { kind: 'paragraph', sentences: instructions.map(({ effect }) => effect) },
        }
  const keywords = language.nodes.number('ability', 'keywords')
  return abilities.flatMap((ability, i) => {
    if (ability.kind === 'keywords' && ability.where === undefined && ability.condition === undefined)
      return language.nodes.on(keywords) ? keywordsOf(language, ability) : []
    if (ability.kind === 'instruction' && merged !== null)
      return ability === instructions[0] ? [registerAbility(language, `${name} ${i + 1}`, merged)] : []
    return [registerAbility(language, `${name} ${i + 1}`, ability)]
  })
}
