import { E, EFFECT_COLUMNS, F, NONE } from '../columns.ts'
import type { EffectDef } from '../book.ts'
import type { Game } from '../game.ts'
import { beginEffect } from '../ties.ts'
import type { Effect, What } from '../tree.ts'
import type { Count } from './amounts.ts'
import { LOCAL } from './code.ts'
import type { Context } from './context.ts'
import { AbilityError, clauseOn } from './language.ts'
import { type Lasting, compileDuration, flagsNow } from './durationWords.ts'
import type { Emitter } from './emitter.ts'
import { type FixedNode, type LastingDef, lastingDefs } from './lasting.ts'
import { type OwnNode, ownObjectDefs, ownRuleDef } from './ownLasting.ts'
import { amountOf } from './parts.ts'
import { ruleDef, type RuleNode } from './ruleEffects.ts'
import { IT, PICK, copy, held, hold, ownerOfEffect, ownerOfFrame, release, sweep } from './registers.ts'
import { compileWhat } from './select.ts'
import { takeObjects } from './taking.ts'

/** Steps whose effect lasts: begun with what the program knows when it carries them out. */
export function emitLasting(e: Emitter, node: FixedNode | RuleNode): void {
  const duration = ('duration' in node ? node.duration : undefined) ?? e.duration
  const lasting = compileDuration(e.scope, duration)
  switch (node.kind) {
    case 'modify':
    case 'grant':
    case 'grant-block':
    case 'lose':
    case 'copy-abilities':
    case 'treat-as': {
      if (node.kind === 'modify' && node.divided === true) divideAmong(e, node)
      const defs = lastingDefs(e.scope, node, { always: null, lasting, times: e.multiplier })
      return onObjects(e, node, defs, lasting, node.kind === 'copy-abilities' ? node.from : null)
    }
    case 'prohibit':
    case 'require':
    case 'permit':
    case 'delayed':
    case 'replace':
    case 'alter-cost': {
      const { def, value } = ruleDef(e.scope, node, { lasting, times: e.multiplier })
      return onRules(e, node.kind, def, lasting, value)
    }
  }
}

/** What is divided is said together with the targets, which were chosen just before. */
function divideAmong(e: Emitter, { changes: [change] }: Extract<Effect, { kind: 'modify' }>): void {
  const last = e.targets.at(-1)
  const total = change === undefined ? null : amountOf(e.scope, change)
  if (last === undefined || total === null)
    throw new AbilityError(e.scope.name, 'what is divided needs targets and a number')
  last.divides = (g, c) => Math.abs(total(g, c))
}

/** One effect for each object, fixed to it: whatever comes to fit later is not concerned. */
function onObjects(
  e: Emitter,
  node: { readonly kind: string; readonly what: What },
  defs: readonly LastingDef[],
  lasting: Lasting,
  copied: What | null = null,
): void {
  const { book } = e.scope.language
  const begin = book.kernelVerb('beginEffect')
  const note = book.kernelVerb('noteEffect')
  const taken = takeObjects(e, node.what, node.kind)
  const from = copied === null ? null : compileWhat(e.scope, copied)
  const met = clauseOn(e.scope.language, e.scope.language.lexicon.clauses.met)
  const { additions } = e.scope.language.lexicon.rules ?? {}
  const isNothing = (kept: readonly number[]): boolean =>
    additions?.nothing?.() === true && kept.every((value) => value === 0)
  const start = (g: Game, c: Context, def: EffectDef, row: number, values: readonly number[]): void => {
    const source = g.same(c.source, c.sourceId) ? c.source : NONE
    g.propose(begin, def.id, source, row, values[0] ?? 0, flagsNow(e.scope, g, lasting) | c.controller)
    if (values.length > 1) g.propose(note, NONE, values[1], values[2] ?? 0)
  }
  e.run(
    null,
    node.kind,
    (g, c) => {
      const rows = taken.rows(g, c)
      hold(g, c.owner, PICK, rows)
      if (rows.length === 0) e.fail(g, c)
      if (!isOn(e, lasting) || (rows.length > 0 && !met())) return
      for (const row of rows)
        for (const { def, values } of defs)
          if (from === null) {
            const kept = values.map((each) => each(g, c, row))
            if (!(def.adds === true && isNothing(kept))) start(g, c, def, row, kept)
          } else for (const other of from.rows(g, c)) start(g, c, def, row, [other, g.id(other)])
    },
    (g, c) => hold(g, c.owner, IT, held(g, c.owner, PICK)),
    node.kind,
  )
}

/** Whether the word for how long is switched on. */
const isOn = ({ scope }: Emitter, { clause }: Lasting): boolean =>
  clause < 0 || scope.language.book.switches.on(clause)

/** A lasting step of the game's own. */
export function emitOwnLasting(e: Emitter, node: OwnNode): void {
  const lasting = compileDuration(e.scope, node.duration ?? e.duration)
  const { what } = node
  if (what !== undefined) {
    const about = { ...node, what }
    const defs = ownObjectDefs(e.scope, about, { always: null, lasting, times: e.multiplier })
    return onObjects(e, about, defs, lasting)
  }
  const { def, value } = ownRuleDef(e.scope, node, { lasting, times: e.multiplier })
  onRules(e, node.kind, def, lasting, value)
}

/** An effect on the rules: it holds on to what the program speaks of, and looks again each time. */
function onRules(e: Emitter, kind: string, def: EffectDef, lasting: Lasting, value: Count | null): void {
  const { verbs } = e.scope.language
  e.run(null, kind, (g, c) => {
    if (!isOn(e, lasting)) return
    const flags = flagsNow(e.scope, g, lasting)
    const rules = kind === 'delayed' ? e.scope.language.lexicon.rules?.delayed : undefined
    const controller = rules?.controller?.(g, c) ?? c.controller
    const sourceless = rules?.keepsSource?.(g, c) === false ? 1 : 0
    g.propose(verbs.begin, def.id, c.frame, value?.(g, c) ?? 0, flags | controller, sourceless)
  })
}

/** The verb behind it; see `LanguageVerbs`. */
export function beginHolding(
  g: Game,
  def: number,
  frame: number,
  value: number,
  flagged: number,
  sourceless: number,
): void {
  const { data } = g.T.frames
  const at = frame + F.locals
  const source = sourceless === 1 ? NONE : data[at + LOCAL.source]
  const sourceId = sourceless === 1 ? 0 : data[at + LOCAL.sourceId]
  sweep(g, (effect) => g.effect(effect, E.alive) === 1)
  const effect = beginEffect(g, def, g.same(source, sourceId) ? source : NONE, NONE, value, flagged)
  if (effect === NONE) return
  g.store.set(g.T.effects, effect * EFFECT_COLUMNS + E.source, source)
  g.store.set(g.T.effects, effect * EFFECT_COLUMNS + E.sourceId, sourceId)
  release(g, ownerOfEffect(effect))
  copy(g, ownerOfFrame(frame), ownerOfEffect(effect))
}
