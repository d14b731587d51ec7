import { anyBefore, anyReplacement, candidates, isUsed, whole } from './applicable.ts'
import type { Ask, Book, Procedure, Step } from './book.ts'
import { CHANGE_SIZE, E, NONE, V } from './columns.ts'
import type { Game } from './game.ts'
import { VERB } from './verbs.ts'

/**
 * Replacement and what happens just before. A batch that one of these concerns waits in a frame: each
 * replacement is applied at most once for each original change, the affected player chooses among several, and
 * the whole batch is carried out as one in the end. A batch that none concerns never comes here.
 */

/** A stored change: the change, the number of the original it goes back to, the id its object must still have. */
const STORED = CHANGE_SIZE + 2
const ORIGIN = CHANGE_SIZE
const GUARD = CHANGE_SIZE + 1

const LOCAL = {
  changes: 0,
  used: 1,
  change: 2,
  replacement: 3,
  effect: 4,
  result: 5,
  after: 6,
  before: 7,
} as const
const LOCALS = 8

/** Whether a frame took the batch over. */
export function takenOver(g: Game): boolean {
  const { batch, book } = g
  if (book.replacements.length === 0 && book.befores.length === 0) return false
  if (book.replacing.before !== undefined && beginsMore(batch) && !book.replacing.before()) beginFirst(g)
  let concerned = false
  for (let i = 0; i < batch.length && !concerned; i += CHANGE_SIZE)
    concerned = anyReplacement(g, batch, i, NONE, NO_USES) || anyBefore(g, batch, i)
  if (!concerned) return false
  const stored: number[] = []
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) store(g, stored, batch, i, i / CHANGE_SIZE)
  batch.length = 0
  const result = g.get(V.result)
  if (book.changeFrame === null) throw new Error('replacements need the clause of replacementChoice')
  g.call(book.changeFrame)
  g.setList(LOCAL.changes, stored)
  g.setLocal(LOCAL.result, result)
  return true
}

const NO_USES: readonly number[] = []

/** Whether something begins in the same batch as something else. */
function beginsMore(batch: readonly number[]): boolean {
  let begins = 0
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) if (batch[i] === VERB.beginEffect) begins++
  return begins > 0 && begins * CHANGE_SIZE < batch.length
}

/** Without the rule that a replacement was there before: what the batch begins counts for the rest of it. */
function beginFirst(g: Game): void {
  const { batch } = g
  const begin = g.book.verbs[VERB.beginEffect]
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

/** Kernel verbs whose first argument is an object: if it has become another thing, the change is void. */
const ON_OBJECT = new Set<number>([VERB.move, VERB.turn, VERB.flip, VERB.show, VERB.mark, VERB.remove])

function store(g: Game, into: number[], list: readonly number[], at: number, origin: number): void {
  for (let j = 0; j < CHANGE_SIZE; j++) into.push(list[at + j])
  into.push(origin, ON_OBJECT.has(list[at]) ? g.id(list[at + 1]) : 0)
}

// ── the frame ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The procedure of the frame; `choose` and `consent` carry the clauses the game gives them. */
export function changeFrame(make: Book['procedure'], choose: Step, consent: Step): Procedure {
  const inside = (label: string, run: (g: Game) => void): Step => ({ label, clause: NONE, run })
  return make('change', LOCALS, [
    inside('find', find),
    choose,
    consent,
    inside('replace', replace),
    inside('before', before),
    inside('apply', apply),
  ])
}

function current(g: Game): number[] {
  const changes = g.list(LOCAL.changes)
  const at = g.local(LOCAL.change) * STORED
  return candidates(g, changes, at, changes[at + ORIGIN], g.list(LOCAL.used))
}

function find(g: Game): void {
  const changes = g.list(LOCAL.changes)
  const used = g.list(LOCAL.used)
  for (let at = 0; at < changes.length; at += STORED) {
    const found = candidates(g, changes, at, changes[at + ORIGIN], used)
    if (found.length === 0) continue
    g.setLocal(LOCAL.change, at / STORED)
    g.setLocal(LOCAL.replacement, found[0])
    g.setLocal(LOCAL.effect, found[1])
    return
  }
  g.goto('before')
}

/** Among several the player whom the change concerns chooses which is applied. */
export const chooseReplacement: Ask = {
  offer(g, d) {
    const found = current(g)
    if (found.length <= 2) return
    const r = g.book.replacements[found[0]]
    const change = whole(g.list(LOCAL.changes), g.local(LOCAL.change) * STORED)
    const numbers = Array.from({ length: found.length / 2 }, (_, i) => i)
    d.choose(r.affected(g, change), 'replacement', numbers, 1, 1, 'option')
    for (const i of numbers) {
      const name = g.book.replacements[found[2 * i]].name
      const effect = found[2 * i + 1]
      const source = effect === NONE ? NONE : g.effect(effect, E.source)
      const key = source === NONE ? name : `${name}@o${g.effect(effect, E.sourceId)}`
      d.keys.push(d.keys.includes(key) ? `${key}#${i + 1}` : key)
    }
  },
  take(g, answer) {
    const found = current(g)
    g.setLocal(LOCAL.replacement, found[2 * answer.value])
    g.setLocal(LOCAL.effect, found[2 * answer.value + 1])
  },
}

/** One that says "may" is asked about. */
export const consentToReplacement: Ask = {
  offer(g, d) {
    const r = g.book.replacements[g.local(LOCAL.replacement)]
    if (r.optional !== true) return
    const change = whole(g.list(LOCAL.changes), g.local(LOCAL.change) * STORED)
    const effect = g.local(LOCAL.effect)
    d.yesNo(r.decides?.(g, change, effect) ?? r.affected(g, change), 'replace')
    const source = effect === NONE ? NONE : g.effect(effect, E.source)
    const there = source !== NONE && g.same(source, g.effect(effect, E.sourceId))
    d.about(there ? source : NONE, { name: r.name })
  },
  take(g, answer) {
    if (answer.yes) return
    markUsed(g)
    g.goto('find')
  },
}

function markUsed(g: Game): void {
  const origin = g.list(LOCAL.changes)[g.local(LOCAL.change) * STORED + ORIGIN]
  const used = g.list(LOCAL.used)
  used.push(origin, g.local(LOCAL.replacement), g.local(LOCAL.effect))
  g.setList(LOCAL.used, used)
}

function replace(g: Game): void {
  markUsed(g)
  g.goto('find')
  const r = g.book.replacements[g.local(LOCAL.replacement)]
  if (!g.book.switches.on(r.clause)) return
  if (g.book.replacedSoFar !== NONE) g.variable(g.book.replacedSoFar, g.get(g.book.replacedSoFar) + 1)
  const effect = g.local(LOCAL.effect)
  const changes = g.list(LOCAL.changes)
  const at = g.local(LOCAL.change) * STORED
  const change = whole(changes, at)
  g.clause = r.clause
  r.replace(g, change, effect)
  const instead: number[] = []
  for (let i = 0; i < g.batch.length; i += CHANGE_SIZE) store(g, instead, g.batch, i, changes[at + ORIGIN])
  g.batch.length = 0
  const happens = g.book.replacing.instead?.() === false
  changes.splice(happens ? at + STORED : at, happens ? 0 : STORED, ...instead)
  g.setList(LOCAL.changes, changes)
  if (r.afterwards === undefined) return
  const { a, b, c, d, e } = change
  g.setList(LOCAL.after, [...g.list(LOCAL.after), r.afterwards.id, a, b, c, d, e, effect])
}

/** Resolves what happens just before, one after the other, each as a change of its own. */
function before(g: Game): void {
  const changes = g.list(LOCAL.changes)
  const done = g.list(LOCAL.before)
  for (let at = 0; at < changes.length; at += STORED) {
    if (isVoid(g, changes, at)) continue
    for (const [i, b] of g.book.befores.entries()) {
      if (!b.on.some((v) => v.id === changes[at]) || isUsed(done, at, i, 0)) continue
      const change = whole(changes, at)
      if (!b.when(g, change) || !g.book.switches.on(b.clause)) continue
      g.setList(LOCAL.before, [...done, at, i, 0])
      g.goto('before')
      g.clause = b.clause
      b.run(g, change)
      return
    }
  }
}

/** What came before may have taken the object away: then the change is impossible and does not happen. */
function isVoid(g: Game, changes: readonly number[], at: number): boolean {
  return changes[at + GUARD] !== 0 && !g.same(changes[at + 1], changes[at + GUARD])
}

function apply(g: Game): void {
  const changes = g.list(LOCAL.changes)
  const after = g.list(LOCAL.after)
  for (let at = 0; at < changes.length; at += STORED)
    if (!isVoid(g, changes, at)) for (let j = 0; j < CHANGE_SIZE; j++) g.batch.push(changes[at + j])
  g.done(g.local(LOCAL.result))
  for (let i = after.length - 7; i >= 0; i -= 7)
    g.call(g.book.procedures[after[i]], ...after.slice(i + 1, i + 7))
  g.settled = true
}
