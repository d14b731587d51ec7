import { NONE, type Player } from '../columns.ts'
import type { Effect, What } from '../tree.ts'
import { type Bounds, type Count, compileAmount, compileQuantity, fixVariable } from './amounts.ts'
import { LOCAL } from './code.ts'
import { compileEffect } from './compile.ts'
import { compileCondition } from './conditions.ts'
import type { Emitter } from './emitter.ts'
import { AbilityError } from './language.ts'
import { playerOf, playersOf } from './players.ts'
import { compilePossible } from './possible.ts'
import { EACH, IT, MOST_LOOPS, TAKEN, held, hold, pairs, release } from './registers.ts'
import { compileWhat } from './select.ts'
import { emitChoice, selectionOf } from './taking.ts'

/** How steps hang together. */

type Node<K extends Effect['kind']> = Extract<Effect, { kind: K }>

/** Sentences, or clauses of one; "do this so many times" takes in the one before it. */
export function series(e: Emitter, steps: readonly Effect[], sentences: boolean): void {
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]
    const next = steps[i + 1]
    const passed = sentences && step.kind !== 'also' ? beginSentence(e, step) : null
    if (next?.kind === 'repeat' && next.effect === undefined) {
      compileEffect(e, { ...next, effect: step })
      i++
    } else if (step.kind === 'may' && asksWhether(next)) may(e, step, true)
    else compileEffect(e, step)
    if (passed !== null) passed.to = e.here
  }
}

/** A condition ends with its sentence; one about the result of the sentence before depends on that one's. */
function beginSentence(e: Emitter, sentence: Effect): { to: number } | null {
  const { kind, language } = e.scope
  const rules = language.lexicon.rules?.sentences
  if (rules === undefined) {
    e.note((g, c) => c.setLocal(g, LOCAL.held, 1))
    return null
  }
  const follows = looksAtResult(sentence)
  e.note((g, c) => {
    if ((rules.ends?.(kind) ?? true) && !(follows && (rules.follows?.(kind) ?? true)))
      c.setLocal(g, LOCAL.held, 1)
  })
  return e.branch((g, c) => c.local(g, LOCAL.held) === 1)
}

/** Whether a sentence begins with a condition on what the one before has done. */
const looksAtResult = (sentence: Effect): boolean =>
  sentence.kind === 'if' && (sentence.condition.kind === 'did-so' || sentence.condition.kind === 'did')

/** Whether what follows speaks of having done it: then the step before is a cost, and all or nothing. */
const asksWhether = (next: Effect | undefined): boolean =>
  next?.kind === 'if' && next.condition.kind === 'did-so' && next.condition.not !== true

/** After everything before it; in some games only if that was done. */
export function thereafter(e: Emitter, { effect }: Node<'then'>): void {
  const { rules } = e.scope.language.lexicon
  if (rules?.afterThat === undefined) return compileEffect(e, effect)
  const end = e.branch((g, c) => rules.afterThat?.() !== true || c.local(g, LOCAL.did) === 1)
  compileEffect(e, effect)
  end.to = e.here
}

/** Part of the sentence before: not carried out if a condition of that one failed. */
export function also(e: Emitter, { effect }: Node<'also'>): void {
  const { kind, language } = e.scope
  const rules = language.lexicon.rules?.sentences
  const end = e.branch((g, c) => rules?.also?.(kind) === false || c.local(g, LOCAL.held) === 1)
  compileEffect(e, effect)
  end.to = e.here
}

export function conditional(e: Emitter, { condition, effect }: Node<'if'>): void {
  const holds = compileCondition(e.scope, condition)
  const end = e.branch((g, c) => {
    const yes = holds(g, c)
    if (!yes) c.setLocal(g, LOCAL.held, 0)
    return yes
  })
  compileEffect(e, effect)
  end.to = e.here
}

/** Whoever carries it out may refuse. One who cannot is asked all the same, so that nobody learns why not. */
export function may(e: Emitter, { effect, cost }: Node<'may'>, isCost = false): void {
  const { language } = e.scope
  const possible = compilePossible(e.scope, effect)
  const { clauses, rules } = language.lexicon
  const payer = (actor: Player): Player => (isCost ? (rules?.payer?.(actor) ?? actor) : actor)
  const { costless } = rules ?? {}
  const free = cost !== true || costless === undefined ? null : e.branch((g, c) => !costless(g, c.source))
  e.withSlot((slot) => {
    e.code.push({
      op: 'ask',
      clause: language.book.switches.number(clauses.choice),
      offer(g, c, d) {
        const can = possible(g, c) || (isCost && rules?.wholeCost?.() === false)
        if (isCost && !(rules?.optionalCost?.() ?? true)) return
        d.option(payer(c.actor), 'program.may', can ? ['yes', 'no'] : ['no'])
        d.about(g.same(c.source, c.sourceId) ? c.source : NONE, { ability: e.scope.name })
      },
      take: (g, c, answer) => c.setLocal(g, slot, answer.yes ? 1 : 0),
      skip: (g, c) => c.setLocal(g, slot, 0),
    })
    const refused = e.branch((g, c) => c.local(g, slot) === 1)
    const { owed } = e
    e.owed ||= isCost
    if (cost === true) aside(e, effect)
    else compileEffect(e, effect)
    e.owed = owed
    // A cost that was paid is done, also where something else happened in place of it.
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

/** A step after which the text still speaks of what it spoke of before. */
function aside(e: Emitter, effect: Effect): void {
  if (e.loops === MOST_LOOPS) throw new AbilityError(e.scope.name, 'loops too deep')
  const register = EACH + e.loops
  e.loops++
  e.note((g, c) => hold(g, c.owner, register, held(g, c.owner, IT)))
  compileEffect(e, effect)
  e.note((g, c) => hold(g, c.owner, IT, held(g, c.owner, register)))
  e.loops--
}

/** Somebody else carries it out and chooses; each of both, one after the other, or one of them. */
export function by(e: Emitter, { player, effect }: Node<'by'>): void {
  const { lexicon, book } = e.scope.language
  e.withSlot((saved) => {
    e.note((g, c) => c.setLocal(g, saved, c.actor))
    if (player === 'any') {
      e.code.push({
        op: 'ask',
        clause: book.switches.number(lexicon.clauses.choice),
        offer: (g, c, d) =>
          void d.choose(c.actor, 'program.player', playersOf(g, c, 'any', lexicon), 1, 1, 'player'),
        take: (g, c, answer) => c.setLocal(g, LOCAL.actor, answer.value),
      })
      compileEffect(e, effect)
    } else if (player === 'each')
      e.withSlot((at) => {
        const apart = atOnce(e, effect, at)
        e.note((g, c) => c.setLocal(g, at, 0))
        const again = e.here
        const end = e.branch((g, c) => c.local(g, at) < 2)
        e.note((g, c) => {
          c.setLocal(g, LOCAL.actor, playersOf(g, c, 'each', lexicon)[c.local(g, at)])
          c.setLocal(g, at, c.local(g, at) + 1)
        })
        compileEffect(e, effect)
        e.jump(again)
        end.to = e.here
        if (apart !== null) apart.to = e.here
      })
    else {
      e.note((g, c) => c.setLocal(g, LOCAL.actor, playerOf(g, c, player, lexicon)))
      compileEffect(e, effect)
    }
    e.note((g, c) => c.setLocal(g, LOCAL.actor, c.local(g, saved) as Player))
  })
}

/** Steps that are done to what each has chosen, all of it at once. */
const DONE_TOGETHER: ReadonlySet<string> = new Set(['act', 'discard', 'turn', 'flip'])

/** First both choose, then it is done to all of it; hands back the jump over the way one after the other. */
function atOnce(e: Emitter, effect: Effect, at: number): { to: number } | null {
  const { lexicon } = e.scope.language
  const what = (effect as { readonly what?: What }).what
  if (lexicon.rules?.together === undefined || !DONE_TOGETHER.has(effect.kind)) return null
  if (what?.kind !== 'selection' || what.quantity === undefined || e.loops === MOST_LOOPS) return null
  const oneByOne = e.branch(() => lexicon.rules?.together?.() === true)
  const register = EACH + e.loops
  e.note((g, c) => {
    c.setLocal(g, at, 0)
    hold(g, c.owner, register, [])
  })
  const again = e.here
  const chosen = e.branch((g, c) => c.local(g, at) < 2)
  e.note((g, c) => {
    c.setLocal(g, LOCAL.actor, playersOf(g, c, 'each', lexicon)[c.local(g, at)])
    c.setLocal(g, at, c.local(g, at) + 1)
  })
  emitChoice(e, selectionOf(e, what, effect.kind), effect.kind, (g, c, rows) =>
    hold(g, c.owner, register, [...held(g, c.owner, register), ...rows]),
  )
  e.jump(again)
  chosen.to = e.here
  e.note((g, c) => hold(g, c.owner, IT, held(g, c.owner, register)))
  compileEffect(e, { ...effect, what: { kind: 'reference', to: 'those' } } as Effect)
  const end = e.jump(NONE)
  oneByOne.to = e.here
  return end
}

export function during(e: Emitter, { duration, effect }: Node<'during'>): void {
  const outer = e.duration
  e.duration = duration
  compileEffect(e, effect)
  e.duration = outer
}

/** Modes in the same number of bits, by the order of the choices in the text. */
const MODE_BITS = 8

export const modesBit = (modes: number, mode: number): number => 1 << (modes * MODE_BITS + mode)

export function chooseOne(e: Emitter, { quantity, modes }: Node<'choose-one'>): void {
  const { lexicon, book } = e.scope.language
  const bounds: Bounds = compileQuantity(e.scope, quantity)
  const number = e.modes.push({ count: modes.length, bounds: (g, c) => bounds(g, c, modes.length) }) - 1
  const numbers = modes.map((_, i) => i)
  const onPlay = lexicon.modesOnPlay === true
  const bit = (mode: number): number => modesBit(number, mode)
  const onRecord = e.branch((_g, c) => !onPlay || c.record === NONE)
  e.code.push({
    op: 'ask',
    clause: book.switches.number(lexicon.clauses.choice),
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
    compileEffect(e, effect)
    next.to = e.here
  })
  e.within = within
}

/** Steps whose numbers are multiplied instead of being carried out again and again. */
const MULTIPLIED: ReadonlySet<string> = new Set(['modify', 'draw', 'count'])

export function forEach(e: Emitter, { per, amount, effect }: Node<'for-each'>): void {
  const objects = compileWhat(e.scope, per, true)
  const unit = compileAmount(e.scope, amount)
  const times: Count = (g, c) => Math.floor(objects.rows(g, c).length / Math.max(1, unit(g, c)))
  if (MULTIPLIED.has(effect.kind)) {
    const outer = e.multiplier
    e.multiplier = outer === null ? times : (g, c) => times(g, c) * outer(g, c)
    compileEffect(e, effect)
    e.multiplier = outer
    return
  }
  e.withSlot((at) =>
    e.withSlot((count) => {
      if (e.loops === MOST_LOOPS) throw new AbilityError(e.scope.name, 'loops too deep')
      const register = EACH + e.loops
      e.loops++
      e.note((g, c) => {
        hold(g, c.owner, register, objects.rows(g, c))
        c.setLocal(g, count, times(g, c))
        c.setLocal(g, at, 0)
      })
      const taken = TAKEN + e.loops - 1
      e.note((g, c) => release(g, c.owner, taken))
      const fixed = e.scope.language.lexicon.rules?.forEach?.fixed
      loop(e, at, count, () => {
        // One for one, the step is about each of them in turn.
        if (amount === 1)
          e.note((g, c) => {
            const list = pairs(g, c.owner, register)
            const i = (c.local(g, at) - 1) * 2
            hold(g, c.owner, IT, g.same(list[i], list[i + 1]) ? [list[i]] : [])
          })
        compileEffect(e, effect)
        if (fixed !== undefined) e.note((g, c) => void (fixed() || c.setLocal(g, count, times(g, c))))
      })
      e.loops--
    }),
  )
}

export function repeat(e: Emitter, { times, effect }: Node<'repeat'>): void {
  if (effect === undefined) return
  const number = compileAmount(e.scope, times)
  e.withSlot((at) =>
    e.withSlot((count) => {
      e.note((g, c) => {
        c.setLocal(g, count, number(g, c))
        c.setLocal(g, at, 0)
      })
      loop(e, at, count, () => compileEffect(e, effect))
    }),
  )
}

function loop(e: Emitter, at: number, count: number, body: () => void): void {
  const again = e.here
  const end = e.branch((g, c) => c.local(g, at) < c.local(g, count))
  e.note((g, c) => c.setLocal(g, at, c.local(g, at) + 1))
  body()
  e.jump(again)
  end.to = e.here
}

/** From here on X is decided, if it was not needed before. */
export function letBe(e: Emitter, { name, amount }: Node<'let'>): void {
  const index = e.scope.variables.indexOf(name)
  if (index < 0) return
  const number = compileAmount(e.scope, amount)
  e.note((g, c) => {
    if ((c.local(g, LOCAL.fixed) & (1 << index)) !== 0) return
    if (e.scope.language.lexicon.rules?.variables?.once?.() ?? true) fixVariable(g, c, index, number(g, c))
  })
}
