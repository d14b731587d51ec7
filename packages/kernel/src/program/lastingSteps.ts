import { E, EFFECT_COLUMNS, F, NONE } from '../columns.ts'
import type { EffectDef } from '../book.ts'
import type { Game } from '../game.ts'
import { beginEffect } from '../ties.ts'
import type { Effect } from '../tree.ts'
import type { Count } from './amounts.ts'
import { LOCAL } from './code.ts'
import type { Context } from './context.ts'
import { compileDuration } from './durationWords.ts'
import type { Emitter } from './emitter.ts'
import { type FixedNode, type Manner, lastingDefs } from './lasting.ts'
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
    case 'treat-as':
      return onObjects(e, node, { always: null, lasting, times: e.multiplier })
    case 'prohibit':
    case 'require':
    case 'permit':
    case 'delayed':
    case 'replace':
    case 'alter-cost': {
      const { def, value } = ruleDef(e.scope, node, { lasting, times: e.multiplier })
      return onRules(e, node.kind, def, lasting.flags, lasting.clause, value)
    }
  }
}

/** One effect for each object, fixed to it: whatever comes to fit later is not concerned. */
function onObjects(e: Emitter, node: FixedNode, manner: Manner): void {
  const { book } = e.scope.language
  const begin = book.kernelVerb('beginEffect')
  const note = book.kernelVerb('noteEffect')
  const taken = takeObjects(e, node.what, node.kind)
  const defs = lastingDefs(e.scope, node, manner)
  const from = node.kind === 'copy-abilities' ? compileWhat(e.scope, node.from) : null
  const { flags, clause } = manner.lasting
  const start = (g: Game, c: Context, def: EffectDef, row: number, values: readonly number[]): void => {
    const source = g.same(c.source, c.sourceId) ? c.source : NONE
    g.propose(begin, def.id, source, row, values[0] ?? 0, flags | c.controller)
    if (values.length > 1) g.propose(note, NONE, values[1], values[2] ?? 0)
  }
  e.run(
    null,
    node.kind,
    (g, c) => {
      const rows = taken.rows(g, c)
      hold(g, c.owner, PICK, rows)
      if (rows.length === 0) e.fail(g, c)
      if (clause >= 0 && !book.switches.on(clause)) return
      for (const row of rows)
        for (const { def, values } of defs)
          if (from === null)
            start(
              g,
              c,
              def,
              row,
              values.map((kept) => kept(g, c, row)),
            )
          else for (const other of from.rows(g, c)) start(g, c, def, row, [other, g.id(other)])
    },
    (g, c) => hold(g, c.owner, IT, held(g, c.owner, PICK)),
    node.kind,
  )
}

/** An effect on the rules: it holds on to what the program speaks of, and looks again each time. */
function onRules(
  e: Emitter,
  kind: Effect['kind'],
  def: EffectDef,
  flags: number,
  clause: number,
  value: Count | null,
): void {
  const { verbs, book } = e.scope.language
  e.run(null, kind, (g, c) => {
    if (clause >= 0 && !book.switches.on(clause)) return
    g.propose(verbs.begin, def.id, c.frame, value?.(g, c) ?? 0, flags | c.controller)
  })
}

/** The verb behind it; see `LanguageVerbs`. */
export function beginHolding(g: Game, def: number, frame: number, value: number, flagged: number): void {
  const { data } = g.T.frames
  const at = frame + F.locals
  const source = data[at + LOCAL.source]
  const sourceId = data[at + LOCAL.sourceId]
  sweep(g, (effect) => g.effect(effect, E.alive) === 1)
  const effect = beginEffect(g, def, g.same(source, sourceId) ? source : NONE, NONE, value, flagged)
  if (effect === NONE) return
  g.store.set(g.T.effects, effect * EFFECT_COLUMNS + E.source, source)
  g.store.set(g.T.effects, effect * EFFECT_COLUMNS + E.sourceId, sourceId)
  release(g, ownerOfEffect(effect))
  copy(g, ownerOfFrame(frame), ownerOfEffect(effect))
}
