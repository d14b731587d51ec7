import type { ObjectId, ObjectRow } from '../../state/rows.ts'
import type { Game } from '../../game/game.ts'
import { NONE, type Player } from '../../state/columns.ts'
import { usesLeft } from '../../changes/limits.ts'
import { sortByPlace } from '../../changes/instanceOrder.ts'
import { allowed } from '../../values/prohibitions.ts'
import { refresh, refreshInstances } from '../../values/values.ts'
import { abilityExists } from '../../values/inForce.ts'
import { StateStamp } from '../../values/stateStamp.ts'
import { choosable } from '../choose/offering.ts'
import type { Program } from '../context/code.ts'
import { type Context, acquireContext, releaseContext } from '../context/context.ts'
import { compiledIn, programsIn } from '../language/compiled.ts'
import type { AbilityEntry } from '../language/entries.ts'
import type { Language, Scope } from '../language/language.ts'
import { canChoose } from '../choose/targets.ts'

/** An activated ability in force: its holder, its number and the key of its instance. */
export interface Use {
  readonly holder: ObjectRow
  readonly holderId: ObjectId
  readonly ability: number
  readonly instance: number
}

/** Activated abilities of a player's objects, in the order of the objects and their slots. */
export function activatedAbilities(language: Language, g: Game, player: Player): Use[] {
  if (found.language !== language || !found.since.lasts(g)) {
    refresh(g)
    found.uses = [[], []]
    const { entries } = compiledIn(language, g.book)
    const usable = sortByPlace(g, g.computed.usable)
    for (let i = 0; i < usable.length; i++) {
      const { ability, holder, key } = g.computed.instances[usable[i]]
      if (entries[ability.id] === undefined || !isInForce(g, usable[i], holder, ability.id)) continue
      const controller = g.book.abilityController?.(g, holder) ?? g.controller(holder)
      found.uses[controller].push({ holder, holderId: g.id(holder), ability: ability.id, instance: key })
    }
    found.language = language
    found.since.note(g)
  }
  return found.uses[player]
}

/** Whether the instance exists and its use is not forbidden. */
const isInForce = (g: Game, instance: number, holder: ObjectRow, ability: number): boolean =>
  abilityExists(g, instance) && (g.book.usability === null || allowed(g, g.book.usability, holder, ability))

/** Cache of `activatedAbilities` for the last state: it is called for every card in every window. */
const found = {
  language: null as Language | null,
  since: new StateStamp(),
  uses: [[], []] as [Use[], Use[]],
}

/** Whether any activated ability, in force or not, passes the test. Cheaper than listing those in force. */
export function someActivated(
  language: Language,
  g: Game,
  test: (g: Game, holder: ObjectRow, ability: number) => boolean,
): boolean {
  refreshInstances(g)
  const { entries } = compiledIn(language, g.book)
  const { usable, instances } = g.computed
  for (let i = 0; i < usable.length; i++) {
    const { holder, ability } = instances[usable[i]]
    if (entries[ability.id] !== undefined && test(g, holder, ability.id)) return true
  }
  return false
}

/** The nth activated ability of an object, counted from 0. */
export function abilityAt(language: Language, g: Game, holder: ObjectRow, n: number): Use | undefined {
  return activatedAbilities(language, g, g.controller(holder)).filter((use) => use.holder === holder)[n]
}

/** A context that reads as the holder of the ability. */
const enterUse = (g: Game, { holder, holderId, instance }: Use): Context => {
  const c = acquireContext().of(holder, holderId, g.controller(holder))
  c.instance = instance
  return c
}

const entryOf = (language: Language, g: Game, { ability }: Use): AbilityEntry =>
  compiledIn(language, g.book).entries[ability]!

/** Whether its condition holds, and those of the sentences about when it can be used. */
export function meetsCondition(language: Language, g: Game, use: Use): boolean {
  const yes = entryOf(language, g, use).condition(g, enterUse(g, use))
  releaseContext()
  return yes
}

/** Whether none of its limits is reached. */
export const withinLimits = (language: Language, g: Game, use: Use): boolean =>
  entryOf(language, g, use).limits.every(
    ({ limit, on }) => !on() || usesLeft(g, limit, limitKey(g, limit.group, use)) > 0,
  )

/** Key under which a use is counted: the player for a limit shared by a group, else the instance. */
export const limitKey = (g: Game, group: boolean, use: Use): number =>
  group ? g.controller(use.holder) : use.instance

/** Whether its cost could be paid, with the least X. */
export function canPay(language: Language, g: Game, use: Use): boolean {
  if (language.lexicon.rules?.costless?.(g, use.holder) === true) return true
  const entry = entryOf(language, g, use)
  const c = enterUse(g, use)
  c.trialVariables = leastVariables(language, g, c, entry)
  const yes = entry.payable(g, c)
  releaseContext()
  return yes
}

/** Whether each of its targets has a candidate. */
export function hasTargets(language: Language, g: Game, use: Use): boolean {
  const entry = entryOf(language, g, use)
  const c = enterUse(g, use)
  c.trialVariables = leastVariables(language, g, c, entry)
  const yes = targetsExist(language, g, c, programsIn(g.book)[entry.program])
  releaseContext()
  return yes
}

/** Whether every choice of targets can be made, in the printed order. */
export function targetsExist(language: Language, g: Game, c: Context, program: Program, from = 0): boolean {
  if (from >= program.targets.length) return true
  const scope = { language } as Scope
  const { selection, within } = program.targets[from]
  // A target inside a mode need not exist: the mode need not be chosen.
  if (within !== null) return targetsExist(language, g, c, program, from + 1)
  if (!canChoose(scope, g, c, selection)) return false
  if (from === program.targets.length - 1) return true
  // A later target may be described by an earlier one ("of the same name"): some choice of the earlier must allow it.
  const { itOverride } = c
  const rules = { message: '', player: c.actor, mayFail: false, target: true }
  const rows = choosable(scope, g, c, selection, rules)
  const can =
    rows.length === 0
      ? targetsExist(language, g, c, program, from + 1)
      : rows.some((row) => {
          c.itOverride = [row]
          return targetsExist(language, g, c, program, from + 1)
        })
  c.itOverride = itOverride
  return can
}

/** The least value of each variable that the player would choose; null if there is none. */
function leastVariables(language: Language, g: Game, c: Context, entry: AbilityEntry): number[] | null {
  if (entry.program === NONE) return null
  const { variables } = programsIn(g.book)[entry.program]
  if (variables.every(({ amount }) => amount !== null)) return null
  const out: number[] = []
  variables.forEach(({ amount, name }, i) => {
    if (amount === null) out[i] = language.lexicon.variable?.(g, c.controller, c.source, name)[0] ?? 0
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
  const { lexicon, columns } = language
  const { entries } = compiledIn(language, g.book)
  const [least, most] = lexicon.variable?.(g, c.controller, c.source, name) ?? [0, 0]
  const entry = entries[g.object(c.record, columns.ability) - 1]
  const program = programsIn(g.book)[g.object(c.record, columns.program) - 1]
  const possible = (x: number): boolean => {
    const tried: number[] = []
    tried[index] = x
    c.trialVariables = tried
    const yes = (entry?.payable(g, c) ?? true) && targetsExist(language, g, c, program)
    c.trialVariables = null
    return yes
  }
  let greatest = least
  // A larger X never costs less, so the first that is not possible ends the range.
  while (greatest < most && possible(greatest + 1)) greatest++
  return [least, greatest]
}
