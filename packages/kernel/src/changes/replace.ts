import { anyBefore, anyReplacement, applicableTo, isUsed, copyChange } from './applicable.ts'
import { effectAt, referenceTo } from './effectReference.ts'
import type { Ask, Step } from '../game/book.ts'
import { frameChangesWith } from '../game/changeFrame.ts'
import { CHANGE_SIZE, EffectCell, NONE, Var } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { VERB } from '../game/kernelVerbs.ts'
import type { EffectRow } from '../state/rows.ts'

/**
 * Replacements and what happens just before a change. A batch that one of these applies to is kept in a frame of its
 * own procedure: each replacement is applied at most once per original change, the affected player chooses among
 * several, and the batch is carried out as one in the end. Other batches are carried out without a frame.
 */

/** Size of a stored change: the change, the number of the original it came of, the id its object must still have. */
export const STORED_SIZE = CHANGE_SIZE + 2
const ORIGIN = CHANGE_SIZE
const GUARD = CHANGE_SIZE + 1

/** Locals of the frame. `changes`, `used`, `after` and `before` are lists; `key` and `def` are a reference to an effect. */
const LOCAL = {
  changes: 0,
  used: 1,
  change: 2,
  replacement: 3,
  key: 4,
  def: 5,
  result: 6,
  after: 7,
  before: 8,
} as const
const LOCALS = 9

/** Moves the batch into a frame if a replacement or a before-consequence applies to it; false if none does. */
export function deferredToFrame(g: Game): boolean {
  const { batch, book } = g
  if (book.replacements.length === 0 && book.befores.length === 0) return false
  if (book.replacing.before !== undefined && beginsAmongOthers(batch) && !book.replacing.before())
    beginFirst(g)
  if (!isReplaced(g)) return false
  const stored: number[] = []
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) store(g, stored, batch, i, i / CHANGE_SIZE)
  batch.length = 0
  const result = g.get(Var.result)
  if (book.changeFrame === null) throw new Error('replacements need the clause of replacementChoice')
  g.call(book.changeFrame)
  g.setList(LOCAL.changes, stored)
  g.setLocal(LOCAL.result, result)
  return true
}

const NO_USES: readonly number[] = []

/** Whether a replacement or a before-consequence applies to a change of the batch. */
export function isReplaced(g: Game): boolean {
  const { batch } = g
  for (let i = 0; i < batch.length; i += CHANGE_SIZE)
    if (anyReplacement(g, batch, i, NONE, NO_USES) || anyBefore(g, batch, i)) return true
  return false
}

/** Whether the batch begins an effect and does something else too. */
function beginsAmongOthers(batch: readonly number[]): boolean {
  let begins = 0
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) if (batch[i] === VERB.beginEffect) begins++
  return begins > 0 && begins * CHANGE_SIZE < batch.length
}

/**
 * Where the rule is off that a replacement effect must be in force before the change: begins the effects of the batch
 * at once, so that they apply to the rest of it.
 */
function beginFirst(g: Game): void {
  const { batch } = g
  const begin = g.book.kernelVerb('beginEffect')
  let kept = 0
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) {
    const [verb, a, b, c, d, e] = batch.slice(i, i + CHANGE_SIZE)
    if (verb === VERB.beginEffect) {
      begin.apply(g, a, b, c, d, e)
      continue
    }
    for (let j = 0; j < CHANGE_SIZE; j++) batch[kept + j] = batch[i + j]
    kept += CHANGE_SIZE
  }
  batch.length = kept
}

/** Kernel verbs whose first argument is an object. If its id has changed meanwhile, the change does not happen. */
const ON_OBJECT = new Set<number>([VERB.move, VERB.turn, VERB.flip, VERB.show, VERB.mark, VERB.remove])

function store(g: Game, into: number[], list: readonly number[], at: number, origin: number): void {
  for (let j = 0; j < CHANGE_SIZE; j++) into.push(list[at + j])
  into.push(origin, ON_OBJECT.has(list[at]) ? g.id(list[at + 1]) : 0)
}

// ── the frame ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The pairs (replacement, effect) that apply to the change at hand. */
function applicableNow(g: Game): number[] {
  const changes = g.list(LOCAL.changes)
  const at = g.local(LOCAL.change) * STORED_SIZE
  return applicableTo(g, changes, at, changes[at + ORIGIN], g.list(LOCAL.used))
}

/** Step: finds the next change that a replacement applies to, or goes on to `before`. */
function find(g: Game): void {
  const changes = g.list(LOCAL.changes)
  const used = g.list(LOCAL.used)
  for (let at = 0; at < changes.length; at += STORED_SIZE) {
    const found = applicableTo(g, changes, at, changes[at + ORIGIN], used)
    if (found.length === 0) continue
    g.setLocal(LOCAL.change, at / STORED_SIZE)
    take(g, found[0], found[1])
    return
  }
  g.goto('before')
}

/** Notes the replacement to be applied next, and the effect that brings it. */
function take(g: Game, replacement: number, effect: EffectRow): void {
  const { key, def } = referenceTo(g, effect)
  g.setLocal(LOCAL.replacement, replacement)
  g.setLocal(LOCAL.key, key)
  g.setLocal(LOCAL.def, def)
}

const effectHere = (g: Game): EffectRow => effectAt(g, g.local(LOCAL.key), g.local(LOCAL.def))

/** Step: among several replacements, the player affected by the change chooses one. */
const chooseReplacement: Ask = {
  offer(g, d) {
    const found = applicableNow(g)
    if (found.length <= 2) return
    const r = g.book.replacements[found[0]]
    const change = copyChange(g.list(LOCAL.changes), g.local(LOCAL.change) * STORED_SIZE)
    const numbers = Array.from({ length: found.length / 2 }, (_, i) => i)
    d.choose(r.affected(g, change), 'replacement', numbers, 1, 1, 'option')
    for (const i of numbers) {
      const name = g.book.replacements[found[2 * i]].name
      const effect = found[2 * i + 1]
      const source = effect === NONE ? NONE : g.effect(effect, EffectCell.source)
      const key = source === NONE ? name : `${name}@o${g.effect(effect, EffectCell.sourceId)}`
      d.keys.push(d.keys.includes(key) ? `${key}#${i + 1}` : key)
    }
  },
  take(g, answer) {
    const found = applicableNow(g)
    take(g, found[2 * answer.value], found[2 * answer.value + 1])
  },
}

/** Step: whether a replacement that says "may" is applied. */
const consentToReplacement: Ask = {
  offer(g, d) {
    const r = g.book.replacements[g.local(LOCAL.replacement)]
    if (r.optional === undefined || r.optional === false || (r.optional !== true && !r.optional())) return
    const change = copyChange(g.list(LOCAL.changes), g.local(LOCAL.change) * STORED_SIZE)
    const effect = effectHere(g)
    d.yesNo(r.decides?.(g, change, effect) ?? r.affected(g, change), r.message ?? 'replace')
    if (r.consent !== undefined) d.clause = r.consent
    if (r.about !== undefined) {
      d.about(r.about(change))
      return
    }
    const source = effect === NONE ? NONE : g.effect(effect, EffectCell.source)
    const there = source !== NONE && g.same(source, g.effect(effect, EffectCell.sourceId))
    d.about(there ? source : NONE, { name: r.name })
  },
  take(g, answer) {
    if (answer.yes) return
    markUsed(g)
    g.goto('find')
  },
}

function markUsed(g: Game): void {
  const origin = g.list(LOCAL.changes)[g.local(LOCAL.change) * STORED_SIZE + ORIGIN]
  const used = g.list(LOCAL.used)
  used.push(origin, g.local(LOCAL.replacement), g.local(LOCAL.key), g.local(LOCAL.def))
  g.setList(LOCAL.used, used)
}

/** Step: replaces the change by what the replacement proposes. */
function replace(g: Game): void {
  markUsed(g)
  g.goto('find')
  const r = g.book.replacements[g.local(LOCAL.replacement)]
  if (!g.book.switches.on(r.clause)) return
  if (g.book.replacedSoFar !== NONE) g.variable(g.book.replacedSoFar, g.get(g.book.replacedSoFar) + 1)
  const effect = effectHere(g)
  const changes = g.list(LOCAL.changes)
  const at = g.local(LOCAL.change) * STORED_SIZE
  const change = copyChange(changes, at)
  g.clause = r.clause
  r.replace(g, change, effect)
  const instead: number[] = []
  for (let i = 0; i < g.batch.length; i += CHANGE_SIZE) store(g, instead, g.batch, i, changes[at + ORIGIN])
  g.batch.length = 0
  const happens = g.book.replacing.instead?.() === false
  changes.splice(happens ? at + STORED_SIZE : at, happens ? 0 : STORED_SIZE, ...instead)
  g.setList(LOCAL.changes, changes)
  if (r.afterwards === undefined) return
  const { a, b, c, d, e } = change
  const { key, def } = referenceTo(g, effect)
  g.setList(LOCAL.after, [...g.list(LOCAL.after), r.afterwards.id, a, b, c, d, e, key, def])
}

/** What happens just before a change is no effect's. */
const NOBODYS = { key: 0, def: 0 } as const

/** Step, repeated: carries out the next thing that happens just before a change, as a batch of its own. */
function before(g: Game): void {
  const changes = g.list(LOCAL.changes)
  const done = g.list(LOCAL.before)
  for (let at = 0; at < changes.length; at += STORED_SIZE) {
    if (isVoid(g, changes, at)) continue
    for (const [i, b] of g.book.befores.entries()) {
      if (!b.on.some((v) => v.id === changes[at]) || isUsed(done, at, i, NOBODYS)) continue
      const change = copyChange(changes, at)
      if (!b.when(g, change) || !g.book.switches.on(b.clause)) continue
      g.setList(LOCAL.before, [...done, at, i, NOBODYS.key, NOBODYS.def])
      g.goto('before')
      g.clause = b.clause
      b.run(g, change)
      return
    }
  }
}

/** Whether the object of a stored change has become another one, by what happened before: the change is left out. */
function isVoid(g: Game, changes: readonly number[], at: number): boolean {
  return changes[at + GUARD] !== 0 && !g.same(changes[at + 1], changes[at + GUARD])
}

/** Of what happens afterwards: a procedure, the five arguments of the change, the reference to the effect. */
const AFTERWARDS = 8

/** Step: carries out the batch as it has become, then what the replacements say happens afterwards. */
function apply(g: Game): void {
  const changes = g.list(LOCAL.changes)
  const after = g.list(LOCAL.after)
  for (let at = 0; at < changes.length; at += STORED_SIZE)
    if (!isVoid(g, changes, at)) for (let j = 0; j < CHANGE_SIZE; j++) g.batch.push(changes[at + j])
  g.done(g.local(LOCAL.result))
  for (let i = after.length - AFTERWARDS; i >= 0; i -= AFTERWARDS)
    g.call(g.book.procedures[after[i]], ...after.slice(i + 1, i + AFTERWARDS))
  g.settled = true
}

/** The procedure of the frame. The game gives the clauses of choosing and consenting. */
frameChangesWith((make, choose, consent) => {
  const inside = (label: string, run: (g: Game) => void): Step => ({ label, clause: NONE, run })
  return make(
    'change',
    LOCALS,
    [
      inside('find', find),
      { label: 'choose', clause: choose, ask: chooseReplacement },
      { label: 'consent', clause: consent, ask: consentToReplacement },
      inside('replace', replace),
      inside('before', before),
      inside('apply', apply),
    ],
    {
      locals: { [LOCAL.replacement]: 'replacement', [LOCAL.def]: 'effect+1' },
      lists: {
        [LOCAL.changes]: 'changes',
        [LOCAL.used]: ['number', 'replacement', 'number', 'effect+1'],
        [LOCAL.after]: ['procedure', 'number', 'number', 'number', 'number', 'number', 'number', 'effect+1'],
        [LOCAL.before]: ['number'],
      },
    },
  )
})
