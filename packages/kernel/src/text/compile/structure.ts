import { NONE, type Player } from '../../state/columns.ts'
import type { Effect } from '../../tree/tree.ts'
import {
  type Bounds,
  type CompiledAmount,
  compileAmount,
  compileQuantity,
  fixVariable,
} from '../query/amounts.ts'
import { type Both, LOCAL } from '../context/code.ts'
import { compileCondition } from '../query/conditions.ts'
import { chosenTogether } from './together.ts'
import type { Emitter } from './emitter.ts'
import { AbilityError } from '../language/language.ts'
import { playerOf, playersOf } from '../query/players.ts'
import { compileCanCarryOut } from './canCarryOut.ts'
import {
  EACH,
  IT,
  MOST_LOOPS,
  TAKEN,
  liveRows,
  setRegister,
  registerPairs,
  clearRegisters,
} from '../context/registers.ts'
import { compileWhat } from '../choose/what.ts'

/** Nodes that hold other nodes: sequences, conditions, options, loops. They emit branches and jumps around them. */

type Node<K extends Effect['kind']> = Extract<Effect, { kind: K }>

/**
 * Sentences of a text, or steps of a sentence. "Repeat this N times" without a step of its own repeats the one before.
 */
export function series(e: Emitter, steps: readonly Effect[], sentences: boolean): void {
  const together = chosenTogether(steps)
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]
    const next = steps[i + 1]
    e.adding = together.has(i)
    const passed = sentences && step.kind !== 'also' ? beginSentence(e, step) : null
    if (next?.kind === 'repeat' && next.effect === undefined) {
      e.effect({ ...next, effect: step })
      i++
    } else if (step.kind === 'may' && asksWhether(next)) may(e, step, true)
    else e.effect(step)
    if (passed !== null) passed.to = e.here
  }
}

/**
 * Emits the beginning of a sentence: a failed condition of the sentence before no longer counts, unless this one is
 * about its result. Returns the branch to fill in at the sentence's end, or null if the game has no rules about this.
 */
function beginSentence(e: Emitter, sentence: Effect): { to: number } | null {
  const { kind, language } = e.scope
  const rules = language.lexicon.rules?.sentences
  if (rules === undefined) {
    e.note((g, c) => c.setLocal(g, LOCAL.conditionsHeld, 1))
    return null
  }
  const follows = looksAtResult(sentence)
  e.note((g, c) => {
    if ((rules.ends?.(kind) ?? true) && !(follows && (rules.follows?.(kind) ?? true)))
      c.setLocal(g, LOCAL.conditionsHeld, 1)
  })
  return e.branch((g, c) => c.local(g, LOCAL.conditionsHeld) === 1)
}

/** Whether a sentence begins with a condition on what the one before did. */
const looksAtResult = (sentence: Effect): boolean =>
  sentence.kind === 'if' && (sentence.condition.kind === 'did-so' || sentence.condition.kind === 'did')

/** Whether the next sentence is "if you do, …": then the step before is a cost, paid in full or not at all. */
const asksWhether = (next: Effect | undefined): boolean =>
  next?.kind === 'if' && next.condition.kind === 'did-so' && next.condition.not !== true

/** その後: after the step before; in some games only if that was done. */
export function thereafter(e: Emitter, { effect }: Node<'then'>): void {
  const { rules } = e.scope.language.lexicon
  if (rules?.afterThat === undefined) return e.effect(effect)
  const end = e.branch((g, c) => rules.afterThat?.() !== true || c.local(g, LOCAL.did) === 1)
  e.effect(effect)
  end.to = e.here
}

/** さらに: belongs to the sentence before, and is skipped if a condition of that one failed. */
export function also(e: Emitter, { effect }: Node<'also'>): void {
  const { kind, language } = e.scope
  const rules = language.lexicon.rules?.sentences
  const end = e.branch((g, c) => rules?.also?.(kind) === false || c.local(g, LOCAL.conditionsHeld) === 1)
  e.effect(effect)
  end.to = e.here
}

/** "If …". */
export function conditional(e: Emitter, { condition, effect, otherwise }: Node<'if'>): void {
  const holds = compileCondition(e.scope, condition)
  const end = e.branch((g, c) => {
    const yes = holds(g, c)
    if (!yes && otherwise === undefined) c.setLocal(g, LOCAL.conditionsHeld, 0)
    return yes
  })
  e.effect(effect)
  const done = otherwise === undefined ? null : e.jump(NONE)
  end.to = e.here
  if (otherwise === undefined || done === null) return
  e.effect(otherwise)
  done.to = e.here
}

/**
 * "May": the player is asked. One who cannot do it is asked too, with "no" as the only option, so that the question
 * does not reveal hidden cards. `isCost`: "if you do" follows.
 */
export function may(e: Emitter, { effect, cost }: Node<'may'>, isCost = false): void {
  const { language } = e.scope
  const possible = compileCanCarryOut(e.scope, effect)
  const { rules } = language.lexicon
  const { costless } = rules ?? {}
  const free = cost !== true || costless === undefined ? null : e.branch((g, c) => !costless(g, c.source))
  e.withTemporary((slot) => {
    e.code.push({
      op: 'ask',
      clause: e.choiceClause,
      offer(g, c, d) {
        const can = possible(g, c) || (isCost && rules?.wholeCost?.() === false)
        if (isCost && !(rules?.optionalCost?.() ?? true)) return
        d.yesNo(c.actor, 'program.may', can)
        d.about(g.same(c.source, c.sourceId) ? c.source : NONE, { ability: e.scope.name })
      },
      take: (g, c, answer) => c.setLocal(g, slot, answer.yes ? 1 : 0),
      skip: (g, c) => c.setLocal(g, slot, 0),
    })
    const refused = e.branch((g, c) => c.local(g, slot) === 1)
    const { owed } = e
    e.owed ||= isCost
    if (cost === true) emitKeepingIt(e, effect)
    else e.effect(effect)
    e.owed = owed
    // A cost that was paid counts as done, even if its change was replaced.
    if (isCost) e.note((g, c) => c.setLocal(g, LOCAL.did, 1))
    const end = e.jump(NONE)
    refused.to = e.here
    e.note((g, c) => c.setLocal(g, LOCAL.did, 0))
    const unpaid = free === null ? null : e.jump(NONE)
    if (free !== null) {
      free.to = e.here
      e.note((g, c) => c.setLocal(g, LOCAL.did, 1))
    }
    for (const each of [end, unpaid]) if (each !== null) each.to = e.here
  })
}

/** Emits a node that leaves the register IT as it was. */
function emitKeepingIt(e: Emitter, effect: Effect): void {
  if (e.loops === MOST_LOOPS) throw new AbilityError(e.scope.name, 'loops too deep')
  const register = EACH + e.loops
  e.loops++
  e.note((g, c) => setRegister(g, c.owner, register, liveRows(g, c.owner, IT)))
  e.effect(effect)
  e.note((g, c) => setRegister(g, c.owner, IT, liveRows(g, c.owner, register)))
  e.loops--
}

/** Another player carries the step out and chooses: a named one, each in turn, or one that the actor chooses. */
export function by(e: Emitter, { player, effect }: Node<'by'>): void {
  const { lexicon } = e.scope.language
  const { others } = e
  e.others ||= player !== 'you' && player !== 'self'
  e.withTemporary((saved) => {
    e.note((g, c) => c.setLocal(g, saved, c.actor))
    if (player === 'any') {
      e.code.push({
        op: 'ask',
        clause: e.choiceClause,
        offer: (g, c, d) =>
          void d.choose(c.actor, 'program.player', playersOf(g, c, 'any', lexicon), 1, 1, 'player'),
        take: (g, c, answer) => c.setLocal(g, LOCAL.actor, answer.value),
      })
      e.effect(effect)
    } else if (player === 'each') both(e, effect)
    else {
      e.note((g, c) => c.setLocal(g, LOCAL.actor, playerOf(g, c, player, lexicon)))
      e.effect(effect)
    }
    e.note((g, c) => c.setLocal(g, LOCAL.actor, c.local(g, saved) as Player))
  })
  e.others = others
}

/** Emits what each player carries out: together if the game has a rule for that, else one after the other. */
function both(e: Emitter, effect: Effect): void {
  const { lexicon } = e.scope.language
  const made: Both = {
    op: 'both',
    players: (g, c) => playersOf(g, c, 'each', lexicon),
    end: NONE,
  }
  e.code.push(made)
  e.effect(effect)
  made.end = e.here
}

/** A duration said before the steps it is about. */
export function during(e: Emitter, { duration, effect }: Node<'during'>): void {
  const outer = e.duration
  e.duration = duration
  e.effect(effect)
  e.duration = outer
}

/** Bits reserved for each choice of modes, so the most modes it can have. */
const MODE_BITS = 8

/** The bit of a mode of the `modes`th choice of a text. */
export const modesBit = (modes: number, mode: number): number => 1 << (modes * MODE_BITS + mode)

/** "Choose one": modes chosen on play, kept by the record, or now. */
export function chooseOne(e: Emitter, { quantity, modes }: Node<'choose-one'>): void {
  const { lexicon } = e.scope.language
  const bounds: Bounds = compileQuantity(e.scope, quantity)
  const number = e.modes.push({ count: modes.length, bounds: (g, c) => bounds(g, c, modes.length) }) - 1
  const numbers = modes.map((_, i) => i)
  const onPlay = lexicon.modesOnPlay === true
  const bit = (mode: number): number => modesBit(number, mode)
  const onRecord = e.branch((_g, c) => !onPlay || c.record === NONE)
  e.code.push({
    op: 'ask',
    clause: e.choiceClause,
    offer(g, c, d) {
      const [min, max] = bounds(g, c, modes.length)
      d.choose(c.actor, 'program.modes', numbers, min, max, 'option')
      for (const i of numbers) d.keys.push(String(i + 1))
      d.about(g.same(c.source, c.sourceId) ? c.source : NONE, { ability: e.scope.name })
    },
    take(g, c, answer) {
      let bits = c.local(g, LOCAL.modes)
      for (const mode of answer.values) bits |= bit(mode)
      c.setLocal(g, LOCAL.modes, bits)
    },
  })
  onRecord.to = e.here
  const { within } = e
  modes.forEach((effect, mode) => {
    const next = e.branch((g, c) => (c.local(g, LOCAL.modes) & bit(mode)) !== 0)
    e.within = { modes: number, mode }
    e.effect(effect)
    next.to = e.here
  })
  e.within = within
}

/** Steps whose numbers are multiplied instead of being repeated. */
const MULTIPLIED: ReadonlySet<string> = new Set(['modify', 'draw', 'count'])

/** "For each …": multiplies the step's numbers, or repeats the step. */
export function forEach(e: Emitter, { per, amount, effect }: Node<'for-each'>): void {
  const objects = compileWhat(e.scope, per, true)
  const unit = compileAmount(e.scope, amount)
  const times: CompiledAmount = (g, c) => Math.floor(objects.rows(g, c).length / Math.max(1, unit(g, c)))
  if (MULTIPLIED.has(effect.kind)) {
    const outer = e.multiplier
    e.multiplier = outer === null ? times : (g, c) => times(g, c) * outer(g, c)
    e.effect(effect)
    e.multiplier = outer
    return
  }
  e.withTemporary((at) =>
    e.withTemporary((count) => {
      if (e.loops === MOST_LOOPS) throw new AbilityError(e.scope.name, 'loops too deep')
      const register = EACH + e.loops
      e.loops++
      e.note((g, c) => {
        setRegister(g, c.owner, register, objects.rows(g, c))
        c.setLocal(g, count, times(g, c))
        c.setLocal(g, at, 0)
      })
      const taken = TAKEN + e.loops - 1
      e.note((g, c) => clearRegisters(g, c.owner, taken))
      const fixed = e.scope.language.lexicon.rules?.forEach?.fixed
      loop(e, at, count, () => {
        // "For each" single object: in each repetition, "it" is one of them.
        if (amount === 1)
          e.note((g, c) => {
            const list = registerPairs(g, c.owner, register)
            const i = (c.local(g, at) - 1) * 2
            setRegister(g, c.owner, IT, g.same(list[i], list[i + 1]) ? [list[i]] : [])
          })
        e.effect(effect)
        if (fixed !== undefined) e.note((g, c) => void (fixed() || c.setLocal(g, count, times(g, c))))
      })
      e.loops--
    }),
  )
}

/** "Repeat N times". */
export function repeat(e: Emitter, { times, effect }: Node<'repeat'>): void {
  if (effect === undefined) return
  const number = compileAmount(e.scope, times)
  e.withTemporary((at) =>
    e.withTemporary((count) => {
      e.note((g, c) => {
        c.setLocal(g, count, number(g, c))
        c.setLocal(g, at, 0)
      })
      loop(e, at, count, () => e.effect(effect))
    }),
  )
}

/** Emits `body` repeated until the local `at` reaches the local `count`. */
function loop(e: Emitter, at: number, count: number, body: () => void): void {
  const again = e.here
  const end = e.branch((g, c) => c.local(g, at) < c.local(g, count))
  e.note((g, c) => c.setLocal(g, at, c.local(g, at) + 1))
  body()
  e.jump(again)
  end.to = e.here
}

/** "X is …": fixes the variable here, if it was not needed before. */
export function letBe(e: Emitter, { name, amount }: Node<'let'>): void {
  const index = e.scope.variables.indexOf(name)
  if (index < 0) return
  const number = compileAmount(e.scope, amount)
  e.note((g, c) => {
    if ((c.local(g, LOCAL.fixed) & (1 << index)) !== 0) return
    if (e.scope.language.lexicon.rules?.variables?.once?.() ?? true) fixVariable(g, c, index, number(g, c))
  })
}
