import type { Game } from '../game.ts'
import type { Player } from '../columns.ts'
import { NONE } from '../columns.ts'
import { usesLeft } from '../limits.ts'
import { byPlace } from '../places.ts'
import { allowed } from '../prohibitions.ts'
import { abilityExists, refresh, refreshInstances } from '../values.ts'
import { Standstill } from '../whileStill.ts'
import { choosable } from './choosing.ts'
import type { Program } from './code.ts'
import { type Context, enter, leave } from './context.ts'
import type { AbilityEntry } from './entries.ts'
import type { Language, Scope } from './language.ts'
import { canChoose } from './targets.ts'

/** An activated ability that is in force: who has it, which it is, the key of its instance. */
export interface Use {
  readonly holder: number
  readonly holderId: number
  readonly ability: number
  readonly instance: number
}

/** Activated abilities of a player's objects, in the order of the objects and their slots. */
export function activatedAbilities(language: Language, g: Game, player: Player): Use[] {
  if (found.language !== language || !found.since.lasts(g)) {
    refresh(g)
    found.uses = [[], []]
    const usable = byPlace(g, g.computed.usable)
    for (let i = 0; i < usable.length; i++) {
      const { ability, holder, key } = g.computed.instances[usable[i]]
      if (language.entries[ability.id] === undefined || !isInForce(g, usable[i], holder, ability.id)) continue
      const controller = g.book.abilityController?.(g, holder) ?? g.controller(holder)
      found.uses[controller].push({ holder, holderId: g.id(holder), ability: ability.id, instance: key })
    }
    found.language = language
    found.since.note(g)
  }
  return found.uses[player]
}

/** Whether it is there and can be used. */
const isInForce = (g: Game, instance: number, holder: number, ability: number): boolean =>
  abilityExists(g, instance) && (g.book.usability === null || allowed(g, g.book.usability, holder, ability))

/** What was found last: from window to window the state often stands still, and every card is asked about in each. */
const found = {
  language: null as Language | null,
  since: new Standstill(),
  uses: [[], []] as [Use[], Use[]],
}

/** Whether somebody has an activated ability of which this is true, in force or not: to see soon that nobody does. */
export function someActivated(
  { entries }: Language,
  g: Game,
  test: (g: Game, holder: number, ability: number) => boolean,
): boolean {
  refreshInstances(g)
  const { usable, instances } = g.computed
  for (let i = 0; i < usable.length; i++) {
    const { holder, ability } = instances[usable[i]]
    if (entries[ability.id] !== undefined && test(g, holder, ability.id)) return true
  }
  return false
}

/** The nth activated ability of an object, counted from 0. */
export function abilityAt(language: Language, g: Game, holder: number, n: number): Use | undefined {
  return activatedAbilities(language, g, g.controller(holder)).filter((use) => use.holder === holder)[n]
}

const enterUse = (g: Game, { holder, holderId, instance }: Use): Context => {
  const c = enter().of(holder, holderId, g.controller(holder))
  c.instance = instance
  return c
}

/** What its text asks for holds: its condition, and the sentences about when it can be played. */
export function meetsCondition({ entries }: Language, g: Game, use: Use): boolean {
  const yes = entries[use.ability]!.condition(g, enterUse(g, use))
  leave()
  return yes
}

/** It has not been used as often as it may be. */
export const withinLimits = ({ entries }: Language, g: Game, use: Use): boolean =>
  entries[use.ability]!.limits.every(
    ({ limit, on }) => !on() || usesLeft(g, limit, limitKey(g, limit.group, use)) > 0,
  )

export const limitKey = (g: Game, group: boolean, use: Use): number =>
  group ? g.controller(use.holder) : use.instance

/** Its cost could be paid, with the least X. */
export function canPay(language: Language, g: Game, use: Use): boolean {
  if (language.lexicon.rules?.costless?.(g, use.holder) === true) return true
  const entry = language.entries[use.ability]!
  const c = enterUse(g, use)
  c.tried = leastVariables(language, g, c, entry)
  const yes = entry.payable(g, c)
  leave()
  return yes
}

/** There is something for each of its targets. */
export function hasTargets(language: Language, g: Game, use: Use): boolean {
  const entry = language.entries[use.ability]!
  const c = enterUse(g, use)
  c.tried = leastVariables(language, g, c, entry)
  const yes = targetsExist(language, g, c, language.book.programs[entry.program])
  leave()
  return yes
}

/** Whether every choice of targets can be made, in the printed order. */
export function targetsExist(language: Language, g: Game, c: Context, program: Program, from = 0): boolean {
  if (from >= program.targets.length) return true
  const scope = { language } as Scope
  const { choosing, within } = program.targets[from]
  // In a mode that need not be chosen, nothing has to be there.
  if (within !== null) return targetsExist(language, g, c, program, from + 1)
  if (!canChoose(scope, g, c, choosing)) return false
  if (from === program.targets.length - 1) return true
  // A later target may be described by an earlier one: some earlier one must leave it possible.
  const { given } = c
  const rules = { message: '', player: c.actor, mayFail: false, target: true }
  const rows = choosable(scope, g, c, choosing, rules)
  const can =
    rows.length === 0
      ? targetsExist(language, g, c, program, from + 1)
      : rows.some((row) => {
          c.given = [row]
          return targetsExist(language, g, c, program, from + 1)
        })
  c.given = given
  return can
}

function leastVariables(
  { book, lexicon }: Language,
  g: Game,
  c: Context,
  entry: AbilityEntry,
): number[] | null {
  if (entry.program === NONE) return null
  const { variables } = book.programs[entry.program]
  if (variables.every(({ amount }) => amount !== null)) return null
  const out: number[] = []
  variables.forEach(({ amount, name }, i) => {
    if (amount === null) out[i] = lexicon.variable?.(g, c.controller, c.source, name)[0] ?? 0
  })
  return out
}

/** The least and greatest X that the player can pay for and find targets for. */
export function variableBounds(
  language: Language,
  g: Game,
  c: Context,
  index: number,
  name: string,
): readonly [number, number] {
  const { lexicon, entries, columns, book } = language
  const [least, most] = lexicon.variable?.(g, c.controller, c.source, name) ?? [0, 0]
  const entry = entries[g.object(c.record, columns.ability) - 1]
  const program = book.programs[g.object(c.record, columns.program) - 1]
  const possible = (x: number): boolean => {
    const tried: number[] = []
    tried[index] = x
    c.tried = tried
    const yes = (entry?.payable(g, c) ?? true) && targetsExist(language, g, c, program)
    c.tried = null
    return yes
  }
  let greatest = least
  // A larger X never costs less: the first one that is too dear ends the range.
  while (greatest < most && possible(greatest + 1)) greatest++
  return [least, greatest]
}
