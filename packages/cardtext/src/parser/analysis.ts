import { CardTextError } from '../base/errors.ts'
import { startsNumeral } from '../syntax/numerals.ts'
import { NO_OP, type Op } from './program.ts'

/**
 * Computes for each op whether it can be empty and its FIRST set, by which the parser skips ops that cannot match here.
 * Refuses left recursion and endless repetition.
 */
export function analyse(ops: readonly Op[]): void {
  findNullable(ops)
  refuseLeftRecursion(ops)
  findFirsts(ops)
}

function findNullable(ops: readonly Op[]): void {
  for (const op of ops) op.nullable = false
  const can = (id: number): boolean => ops[id].nullable
  for (let changed = true; changed;) {
    changed = false
    for (const op of ops)
      if (!op.nullable && emptyable(op, can)) {
        op.nullable = true
        changed = true
      }
  }
  for (const op of ops)
    if (op.kind === 'many' && can(op.of) && (op.separator === NO_OP || can(op.separator)))
      throw new CardTextError('endless-repetition', 'a repetition of something that may be empty never ends')
}

function emptyable(op: Op, can: (id: number) => boolean): boolean {
  switch (op.kind) {
    case 'text':
      return op.text === ''
    case 'word':
      return op.list.trieIn(op.form).hasEmpty
    case 'number':
    case 'quoted':
      return false
    case 'sequence':
      return op.parts.every(can)
    case 'choice':
      return op.of.some(can)
    case 'optional':
      return true
    case 'many':
      return op.least === 0 || (can(op.of) && op.least <= 1)
    case 'map':
      return can(op.of)
    case 'chain':
      return op.least <= 1 && op.ends.some(can)
  }
}

/** The ops that may be tried at the very place where this one is. */
function leftmost(ops: readonly Op[], op: Op): readonly number[] {
  switch (op.kind) {
    case 'text':
    case 'word':
    case 'number':
    case 'quoted':
      return []
    case 'sequence': {
      const solid = op.parts.findIndex((id) => !ops[id].nullable)
      return solid === -1 ? op.parts : op.parts.slice(0, solid + 1)
    }
    case 'choice':
      return op.of
    case 'optional':
    case 'map':
      return [op.of]
    case 'many':
      return op.separator !== NO_OP && ops[op.of].nullable ? [op.of, op.separator] : [op.of]
    case 'chain':
      return [...op.middles, ...op.ends]
  }
}

function refuseLeftRecursion(ops: readonly Op[]): void {
  const state = new Uint8Array(ops.length)
  const visit = (id: number): void => {
    if (state[id] === 2) return
    if (state[id] === 1)
      throw new CardTextError(
        'left-recursion',
        `a rule begins with itself: ${describe(ops, id)}; write it as a repetition`,
      )
    state[id] = 1
    for (const next of leftmost(ops, ops[id])) visit(next)
    state[id] = 2
  }
  for (let id = 0; id < ops.length; id++) visit(id)
}

function describe(ops: readonly Op[], id: number): string {
  const op = ops[id]
  if (op.kind === 'sequence' && op.tag !== null) return op.tag
  const inside = leftmost(ops, op)
    .map((next) => ops[next])
    .find((next) => next.kind === 'sequence' && next.tag !== null)
  return inside?.kind === 'sequence' ? `${op.kind} with ${inside.tag}` : op.kind
}

function findFirsts(ops: readonly Op[]): void {
  const done = new Set<Op>()
  const visit = (op: Op): ReadonlySet<number> | null => {
    if (!done.has(op)) {
      done.add(op)
      op.first = firstsOf(ops, op, visit)
    }
    return op.first
  }
  // Leftmost edges have no cycle, so a rule is always finished before it is asked for.
  for (const op of ops) visit(op)
}

function firstsOf(
  ops: readonly Op[],
  op: Op,
  visit: (op: Op) => ReadonlySet<number> | null,
): ReadonlySet<number> | null {
  switch (op.kind) {
    case 'text':
      return new Set(op.text === '' ? [] : [op.text.charCodeAt(0)])
    case 'word':
      return new Set(op.list.trieIn(op.form).firsts())
    case 'number':
      return new Set(Array.from(startsNumeral(op.style), (letter) => letter.charCodeAt(0)))
    case 'quoted':
      return new Set([op.open.charCodeAt(0)])
    case 'chain':
      // An empty clause may be followed by its link's text at once.
      if (op.middles.some((id) => ops[id].nullable)) return null
      return union(leftmost(ops, op).map((id) => visit(ops[id])))
    case 'sequence':
    case 'choice':
    case 'optional':
    case 'many':
    case 'map':
      return union(leftmost(ops, op).map((id) => visit(ops[id])))
  }
}

function union(sets: readonly (ReadonlySet<number> | null)[]): ReadonlySet<number> | null {
  if (sets.length === 1) return sets[0]
  const out = new Set<number>()
  for (const set of sets) {
    if (set === null) return null
    for (const code of set) out.add(code)
  }
  return out
}
