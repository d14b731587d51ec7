import type { Family, Role } from '../grammar/family.ts'
import { choice, constant, field, lazy, many, map, seq } from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Ability, Effect, Rider } from '../base/tree.ts'

/** A sentence's tree with its role; its family need not be kept, because printing finds it. */
export interface RoleSentence {
  readonly role: Role
  readonly tree: unknown
}

/** Sentences of one paragraph as one ability; undefined if they don't belong together. */
export function assemble(sentences: readonly RoleSentence[]): Ability | undefined {
  const [first, ...others] = sentences
  if (first === undefined || first.role === 'rider') return undefined
  if (first.role === 'line') return others.length === 0 ? (first.tree as Ability) : undefined
  const opening =
    first.role === 'ability'
      ? (first.tree as Ability)
      : ({ kind: 'instruction', effect: first.tree as Effect } as const)
  const riderAt = others.findIndex(({ role }) => role === 'rider')
  const effects = riderAt === -1 ? others : others.slice(0, riderAt)
  const riders = riderAt === -1 ? [] : others.slice(riderAt)
  if (effects.some(({ role }) => role !== 'effect') || riders.some(({ role }) => role !== 'rider'))
    return undefined
  if (opening.effect.kind === 'paragraph' && effects.length > 0) return undefined
  const following = effects.map(({ tree }) => tree as Effect)
  return {
    ...opening,
    ...(following.length > 0 && { effect: { kind: 'paragraph', sentences: [opening.effect, ...following] } }),
    ...(riders.length > 0 && { riders: riders.map(({ tree }) => tree as Rider) }),
  }
}

/** The inverse of `assemble`. */
export function disassemble(ability: Ability): RoleSentence[] {
  const { riders = [], effect, ...rest } = ability
  if (ability.keywords !== undefined) return [{ role: 'line', tree: ability }]
  const sentences = effect.kind === 'paragraph' && effect.sentences.length > 1 ? effect.sentences : [effect]
  const [first, ...following] = sentences
  const bare = ability.kind === 'instruction' && Object.keys(rest).length === 1
  return [
    bare ? { role: 'effect', tree: first } : { role: 'ability', tree: { ...rest, effect: first } },
    ...following.map((tree): RoleSentence => ({ role: 'effect', tree })),
    ...riders.map((tree): RoleSentence => ({ role: 'rider', tree })),
  ]
}

/**
 * An ability inside a text, as in 『…。』: any sentences of the grammar itself. The first is always an ability: what
 * is quoted is never what a played card does.
 */
export function abilitySyntax(families: () => readonly Family[]): Syntax<Ability> {
  const sentence = (...roles: readonly Role[]): Syntax<RoleSentence> =>
    lazy(() =>
      choice(
        ...families()
          .filter(({ role }) => roles.includes(role))
          .map(({ role, syntax }) => seq(field('role', constant(role)), field('tree', syntax))),
      ),
    )
  return map(
    seq(
      field('first', sentence('ability')),
      field('others', many(sentence('effect', 'rider'), { most: 12 })),
    ),
    ({ first, others }) => assemble([first, ...others]),
    (ability) => {
      if (!isAbility(ability)) return undefined
      const [first, ...others] = disassemble(ability)
      return { first, others }
    },
  )
}

const isAbility = (value: unknown): value is Ability =>
  typeof value === 'object' && value !== null && 'kind' in value && 'effect' in value
