import type { ObjectRow } from '../../state/rows.ts'
import { EffectCell, EFFECT_COLUMNS, Frame, NONE } from '../../state/columns.ts'
import type { EffectDef } from '../../game/book.ts'
import type { Game } from '../../game/game.ts'
import { beginEffect } from '../../changes/relationWrites.ts'
import type { Effect, What } from '../../tree/tree.ts'
import type { CompiledAmount } from '../query/amounts.ts'
import { LOCAL } from '../context/code.ts'
import type { Context } from '../context/context.ts'
import { AbilityError, switchForClause } from '../language/language.ts'
import { type CompiledDuration, compileDuration, flagsNow } from '../query/durationWords.ts'
import type { Emitter } from './emitter.ts'
import { type FixedNode, type LastingDef, lastingDefs } from '../effects/lasting.ts'
import { type GameNode, gameObjectDefs, gameRuleDef } from '../effects/gameLasting.ts'
import { amountOf } from '../effects/parts.ts'
import { ruleDef, type RuleNode } from '../effects/ruleEffects.ts'
import {
  IT,
  PICK,
  copyRegisters,
  liveRows,
  setRegister,
  ownerOfEffect,
  ownerOfFrame,
  clearRegisters,
  freeRegistersOfEnded,
} from '../context/registers.ts'
import { compileWhat } from '../choose/what.ts'
import { emitStepObjects } from '../choose/taking.ts'

/** Emits a lasting step: its effect is declared now and begun when the step is carried out. */
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
      const defs = lastingDefs(e.scope, node, { staticWhen: null, lasting, times: e.multiplier })
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

/** A divided number is divided on play, together with the choice of the targets emitted just before. */
function divideAmong(e: Emitter, { changes: [change] }: Extract<Effect, { kind: 'modify' }>): void {
  const last = e.targets.at(-1)
  const total = change === undefined ? null : amountOf(e.scope, change)
  if (last === undefined || total === null)
    throw new AbilityError(e.scope.name, 'what is divided needs targets and a number')
  last.divides = (g, c) => Math.abs(total(g, c))
}

/** Emits beginning one effect for each object, fixed to it: objects that come to fit later are not affected. */
function onObjects(
  e: Emitter,
  node: { readonly kind: string; readonly what: What },
  defs: readonly LastingDef[],
  lasting: CompiledDuration,
  copied: What | null = null,
): void {
  const { book } = e.scope.language
  const begin = book.kernelVerb('beginEffect')
  const note = book.kernelVerb('noteEffect')
  const taken = emitStepObjects(e, node.what, node.kind)
  const from = copied === null ? null : compileWhat(e.scope, copied)
  const met = switchForClause(e.scope.language, e.scope.language.lexicon.clauses.met)
  const { additions } = e.scope.language.lexicon.rules ?? {}
  const isNothing = (kept: readonly number[]): boolean =>
    additions?.nothing?.() === true && kept.every((value) => value === 0)
  const start = (g: Game, c: Context, def: EffectDef, row: ObjectRow, values: readonly number[]): void => {
    const source = g.same(c.source, c.sourceId) ? c.source : NONE
    g.propose(begin, def.id, source, row, values[0] ?? 0, flagsNow(e.scope, g, lasting) | c.controller)
    if (values.length > 1) g.propose(note, NONE, values[1], values[2] ?? 0)
  }
  e.run(
    null,
    node.kind,
    (g, c) => {
      const rows = taken.rows(g, c)
      setRegister(g, c.owner, PICK, rows)
      if (rows.length === 0) e.fail(g, c)
      if (!isOn(e, lasting) || (rows.length > 0 && !met())) return
      for (const row of rows)
        for (const { def, values } of defs)
          if (from === null) {
            const kept = values.map((each) => each(g, c, row))
            if (!(def.adds === true && isNothing(kept))) start(g, c, def, row, kept)
          } else for (const other of from.rows(g, c)) start(g, c, def, row, [other, g.id(other)])
    },
    (g, c) => setRegister(g, c.owner, IT, liveRows(g, c.owner, PICK)),
    node.kind,
  )
}

/** Whether the clause of the duration is switched on. */
const isOn = ({ scope }: Emitter, { clause }: CompiledDuration): boolean =>
  clause < 0 || scope.language.book.switches.on(clause)

/** Emits a lasting step of the game's own. */
export function emitGameLasting(e: Emitter, node: GameNode): void {
  const lasting = compileDuration(e.scope, node.duration ?? e.duration)
  const { what } = node
  if (what !== undefined) {
    const about = { ...node, what }
    const defs = gameObjectDefs(e.scope, about, { staticWhen: null, lasting, times: e.multiplier })
    return onObjects(e, about, defs, lasting)
  }
  const { def, value } = gameRuleDef(e.scope, node, { lasting, times: e.multiplier })
  onRules(e, node.kind, def, lasting, value)
}

/** Emits beginning an effect on the rules: it gets a copy of the program's registers and reads them each time. */
function onRules(
  e: Emitter,
  kind: string,
  def: EffectDef,
  lasting: CompiledDuration,
  value: CompiledAmount | null,
): void {
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

/** Carries out the verb `LanguageVerbs.begin`. */
export function beginHolding(
  g: Game,
  def: number,
  frame: number,
  value: number,
  flagged: number,
  sourceless: number,
): void {
  const { data } = g.tables.frames
  const at = frame + Frame.locals
  const source = sourceless === 1 ? NONE : data[at + LOCAL.source]
  const sourceId = sourceless === 1 ? 0 : data[at + LOCAL.sourceId]
  freeRegistersOfEnded(g, (effect) => g.effect(effect, EffectCell.alive) === 1)
  const effect = beginEffect(g, def, g.same(source, sourceId) ? source : NONE, NONE, value, flagged)
  if (effect === NONE) return
  g.store.set(g.tables.effects, effect * EFFECT_COLUMNS + EffectCell.source, source)
  g.store.set(g.tables.effects, effect * EFFECT_COLUMNS + EffectCell.sourceId, sourceId)
  clearRegisters(g, ownerOfEffect(effect))
  copyRegisters(g, ownerOfFrame(frame), ownerOfEffect(effect))
}
