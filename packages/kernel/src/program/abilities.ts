import type { AbilityDef, EffectDef, Limit, ValuePart } from '../book.ts'
import { NONE } from '../columns.ts'
import type { Ability, Effect, Rider } from '../tree.ts'
import { compileEffect, compileProgram, emitCosts } from './compile.ts'
import { LOCAL } from './code.ts'
import { type Test, allOf, compileCondition } from './conditions.ts'
import type { Emitter } from './emitter.ts'
import type { AbilityEntry, UseLimit } from './entries.ts'
import { keywordsOf } from './keywords.ts'
import { type Language, type Scope, gate, wordOf } from './language.ts'
import { isUsedUp, limitOf, usedUpLimit, usedUpKey } from './limitWords.ts'
import { type EventMatch, compileEvent } from './matching.ts'
import { kernelCost } from './own.ts'
import { compilePayable } from './possible.ts'
import { scopeOf } from './scope.ts'
import { always, defining } from './statics.ts'
import { may } from './structure.ts'
import { declareTriggers } from './triggering.ts'

/** What of an ability is declared in the book. */
interface Declared {
  readonly program?: number
  readonly cost?: number
  readonly effects?: readonly EffectDef[]
  readonly defining?: readonly ValuePart[]
  readonly triggers?: ReturnType<typeof declareTriggers>
}

/** Enters an ability into the book and returns its number. */
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
  const on = gate(scope, 'ability', tree.kind)
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
    payable: compilePayable(scope, tree.cost ?? []),
  }
  language.entries[id] = entry
  return id
}

/** Whether it counts at all now, as the game says. */
function activity({ lexicon }: Language, tree: Ability): Pick<AbilityDef, 'active'> {
  const { valid } = lexicon
  return valid === undefined ? {} : { active: (g, holder) => valid(g, holder, tree) }
}

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
      resolution(e, tree)
      for (const limit of usedUp) useUp(e, limit, later)
    }
    return compileProgram(scope, name, write, { except: first(except) }).id
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
      const asked = allOf([condition, ...askedFirst(scope, tree.effect)])
      const meant: Test =
        except.length === 0 ? asked : (g, c) => asked(g, c) && !(c.reading !== null && excepted(except)(g, c))
      return {
        program,
        triggers: declareTriggers(scope, clause, tree.trigger, program, meant, limits[0]?.limit),
      }
    }
    case 'continuous':
    case 'restriction':
    case 'replacement':
      return { effects: always(scope, tree, condition, except) }
    case 'characteristic':
      return defining(scope, tree, condition, except)
    case 'keywords': {
      // Keywords that are given by an ability, not printed in a line of their own.
      const { keywords: names = [], effect } = tree
      const what = { kind: 'reference', to: 'self' } as const
      const gain = { kind: 'ability', ability: { kind: 'keywords', keywords: names, effect } } as const
      const given: Ability = { kind: 'continuous', effect: { kind: 'grant', what, gains: [gain] } }
      return names.length === 0 ? {} : { effects: always(scope, given, condition, except) }
    }
    // It says how a deck may be built; the game reads it there.
    case 'deck':
      return {}
  }
}

/** What the first sentence asks for: where the rules say so, it triggers all the same. */
function askedFirst(scope: Scope, effect: Effect): Test[] {
  const anyway = scope.language.lexicon.rules?.sentences?.triggersAnyway
  const [sentence] = effect.kind === 'paragraph' ? effect.sentences : [effect]
  if (anyway === undefined || sentence?.kind !== 'if') return []
  const holds = compileCondition(scope, sentence.condition)
  return [(g, c) => anyway() || holds(g, c)]
}

const first = (matches: readonly EventMatch[]): EventMatch | null => {
  if (matches.length < 2) return matches[0] ?? null
  return { ...matches[0], matches: (g, c, r) => matches.some((each) => each.matches(g, c, r)) }
}

const excepted =
  (except: readonly EventMatch[]): Test =>
  (g, c) =>
    except.some((each) => each.matches(g, c, c.reading!))

/** A cost in what is not activated is paid on resolution, if the player likes. */
function resolution(e: Emitter, { kind, cost, effect }: Ability): void {
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

/** The game's word for paying, where a text that resolves has a cost. */
const PAY = 'pay'

function useUp(e: Emitter, limit: Limit, later: { readonly id: number }): void {
  const use = e.scope.language.book.kernelVerb('use')
  const on = gate(e.scope, 'rider', 'used-up')
  const { kind, language } = e.scope
  const anyway = (): boolean => language.lexicon.rules?.sentences?.usesUp?.(kind) ?? true
  e.run(null, 'used-up', (g, c) => {
    if (on() && (anyway() || c.local(g, LOCAL.held) === 1))
      g.propose(use, limit.id, usedUpKey(c.sourceId, later.id))
  })
}

/** Printed in the header, and said in a sentence about the ability. */
function limitsOf(scope: Scope, tree: Ability): UseLimit[] {
  const on = gate(scope, 'rider', 'limit')
  return [
    ...(tree.limit === undefined ? [] : [{ limit: limitOf(scope, tree.limit), on: () => true }]),
    ...riders(tree, 'limit').map(({ limit }) => ({ limit: limitOf(scope, limit), on })),
  ]
}

function exceptions(scope: Scope, tree: Ability): EventMatch[] {
  const on = gate(scope, 'rider', 'except')
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

/** What must hold, by the ability itself and by the sentences about it. */
function conditionsOf(scope: Scope, tree: Ability): Test[] {
  const own = tree.condition === undefined ? [] : [compileCondition(scope, tree.condition)]
  const said = (tree.riders ?? []).flatMap((rider): Test[] => {
    const on = gate(scope, 'rider', rider.kind)
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

/** The abilities of a card, by number: keywords as what they stand for, its instructions as one. */
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
