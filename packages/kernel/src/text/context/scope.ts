import type { Ability, Condition, Effect, Quantity } from '../../tree/tree.ts'
import { RESULTS, VARIABLES } from './code.ts'
import { AbilityError, type Correction, type Language, type Scope } from '../language/language.ts'
import type { GameEffect } from '../language/gameNodes.ts'

type Json = Readonly<Record<string, unknown>>

/** The pass before compiling: finds the variables, definitions, asked results and corrections of an ability. */
export function scopeOf(language: Language, name: string, ability: Ability, isStatic: boolean): Scope {
  const scope: Scope = {
    language,
    name,
    definitions: new Map(),
    variables: [],
    onPlay: new Set(),
    asks: [],
    corrections: [],
    kind: ability.kind,
    isStatic,
  }
  const look = (node: Json): void => {
    collect(scope, node)
    const steps = stepsOf(language, node)
    if (steps !== undefined) visit(steps, look)
  }
  visit(ability, look)
  const needed = (node: Json): void => {
    if (node.kind === 'variable') scope.onPlay.add(String(node.name))
  }
  visit(ability.cost, needed, false)
  visit(ability.effect, (node) => {
    if (node.kind === 'choose' && node.target === true) visit(node.what, needed)
  })
  findCorrections(ability.effect, [], new Set(), scope.corrections)
  for (const variable of scope.definitions.keys())
    if (definedBy(scope, variable, []).includes(variable))
      throw new AbilityError(name, `${variable} is defined by itself`)
  if (scope.variables.length > VARIABLES) throw new AbilityError(name, 'more than three variables')
  if (scope.asks.length > RESULTS) throw new AbilityError(name, `asks for more than ${RESULTS} results`)
  return scope
}

/** The kernel nodes that a step of the game's own is short for, if it is. */
function stepsOf({ book, lexicon }: Language, node: Json): Effect | undefined {
  const effects = lexicon.own?.effects as Readonly<Record<string, GameEffect<unknown>>> | undefined
  const kind = String(node.kind)
  return effects !== undefined && Object.hasOwn(effects, kind) ? effects[kind].means?.(node, book) : undefined
}

/** The variables that the definition of this one uses, directly or not. */
function definedBy({ definitions }: Scope, variable: string, found: string[]): string[] {
  visit(definitions.get(variable), ({ kind, name }) => {
    if (kind !== 'variable' || found.includes(String(name))) return
    found.push(String(name))
    definedBy({ definitions } as Scope, String(name), found)
  })
  return found
}

/**
 * Calls `seen` for every node of a tree, but not inside quoted (granted) abilities: these have a scope of their own.
 */
export function visit(tree: unknown, seen: (node: Json) => void, root = true): void {
  if (typeof tree !== 'object' || tree === null) return
  if (Array.isArray(tree)) return tree.forEach((each) => visit(each, seen, false))
  const node = tree as Json
  if (!root && isAbility(node)) return
  seen(node)
  for (const value of Object.values(node)) visit(value, seen, false)
}

const isAbility = (node: Json): boolean => 'effect' in node && ABILITY_KINDS.has(String(node.kind))
const ABILITY_KINDS: ReadonlySet<string> = new Set([
  'activated',
  'triggered',
  'continuous',
  'characteristic',
  'replacement',
  'restriction',
  'deck',
  'instruction',
  'keywords',
])

/** Adds what one node contributes to the scope. */
function collect({ definitions, variables, asks }: Scope, node: Json): void {
  const verb = String(node.verb)
  switch (node.kind) {
    case 'let':
      definitions.set(String(node.name), node.amount as never)
      return
    case 'variable':
      if (!variables.includes(String(node.name))) variables.push(String(node.name))
      return
    case 'did':
    case 'done':
      if (!asks.includes(verb)) asks.push(verb)
      return
    case 'reference':
      if (node.to === 'result' && !asks.includes(verb)) asks.push(verb)
      return
    case 'happened': {
      const event = node.event as Json
      if (event.period === undefined && !asks.includes(String(event.verb))) asks.push(String(event.verb))
      return
    }
    default:
  }
}

/** Key by which a later sentence names the step or change that it corrects. */
export const keyOf = (kind: string, what: unknown): string => `${kind} ${JSON.stringify(what)}`
/** The same for adding to a characteristic. */
export const keyOfChange = (characteristic: string, sign: string, amount: unknown): string =>
  keyOf('add', [characteristic, sign, amount])

function quantityOf(node: Json): Quantity | undefined {
  const what = node.what as Json | undefined
  return (node.quantity ?? what?.quantity) as Quantity | undefined
}

/** Finds sentences like "2 instead of 1" whose original (in `said`) stands earlier in the text. */
function findCorrections(
  effect: Effect,
  conditions: readonly Condition[],
  said: Set<string>,
  out: Correction[],
): void {
  const node = effect as unknown as Json
  const inside = effect.kind === 'if' ? [...conditions, effect.condition] : conditions
  if (effect.kind === 'modify')
    for (const change of effect.changes) {
      if (change.kind === 'add') said.add(keyOfChange(change.characteristic, change.sign, change.amount))
      if (change.kind !== 'add-instead') continue
      const of = keyOfChange(change.characteristic, change.from.sign, change.from.amount)
      if (said.has(of)) out.push({ of, to: change.to, conditions })
    }
  const quantity = quantityOf(node)
  if (quantity?.kind === 'corrected') {
    const of = keyOf(effect.kind, quantity.from)
    if (said.has(of)) out.push({ of, to: quantity.to, conditions })
  } else if (quantity !== undefined) said.add(keyOf(effect.kind, quantity))
  for (const key of ['sentences', 'steps', 'modes'] as const)
    for (const each of (node[key] ?? []) as readonly Effect[]) findCorrections(each, inside, said, out)
  if (node.effect !== undefined) findCorrections(node.effect as Effect, inside, said, out)
}

/** Whether the step does nothing but correct an earlier one: no code is written for it. */
export function isCorrection(scope: Scope, effect: Effect): boolean {
  const node = effect as unknown as Json
  const quantity = quantityOf(node)
  if (quantity?.kind === 'corrected')
    return scope.corrections.some(({ of }) => of === keyOf(effect.kind, quantity.from))
  return (
    effect.kind === 'modify' &&
    effect.changes.every(
      (change) =>
        change.kind === 'add-instead' &&
        scope.corrections.some(
          ({ of }) => of === keyOfChange(change.characteristic, change.from.sign, change.from.amount),
        ),
    )
  )
}
