import type { EffectRow, ObjectRow } from '../../state/rows.ts'
import type { EffectDef } from '../../game/book.ts'
import { EffectCell, Frame, NONE, type Player } from '../../state/columns.ts'
import type { Change } from '../../game/effects.ts'
import type { Game } from '../../game/game.ts'
import type { Effect, Event } from '../../tree/tree.ts'
import { LOCAL, type Program } from '../context/code.ts'
import type { Test } from '../query/conditions.ts'
import { acquireContext, releaseContext } from '../context/context.ts'
import { type CompiledDuration, endOf } from '../query/durationWords.ts'
import { type Language, type Scope, clauseOfNode } from '../language/language.ts'
import { type EventMatch, compileEvent } from '../query/matching.ts'
import { Reading, acquireReading, releaseReading } from '../context/reading.ts'

/** Declares the effect and replacement of "instead": a change that does not happen, and a program in its place. */
export function replacementDef(
  scope: Scope,
  event: Event,
  effect: Effect,
  holds: Test,
  lasting: CompiledDuration,
  except: readonly EventMatch[],
): EffectDef {
  const { language } = scope
  const { book } = language
  const match = compileEvent(scope, event)
  const optional = effect.kind === 'may'
  const payable = optional ? choiceOf(scope, effect.effect) : null
  const name = `${scope.name} › instead`
  const program = language.compile.program(scope, name, (e) => e.effect(optional ? effect.effect : effect))
  const clause = book.switches.names[clauseOfNode(language, 'replace')]
  const def = book.effect(clause, name, { parts: [], ...endOf(lasting) })
  const node = language.nodes.number('node', 'replace')

  const read = (g: Game, r: Reading, change: Change): Reading =>
    r.ofChange(g, language.lexicon, asBatch(change), 0)
  book.replacement(clause, name, {
    on: match.word.on,
    effect: def,
    optional,
    applies(g, change, source) {
      const c = acquireContext().ofEffect(g, source)
      const r = read(g, acquireReading(), change)
      const yes =
        language.nodes.on(node) &&
        !isUnderWay(language, g, program.id, c.source) &&
        match.matches(g, c, r) &&
        holds(g, c) &&
        (payable === null || payable(g, c)) &&
        !except.some((each) => each.matches(g, c, r))
      releaseReading()
      releaseContext()
      return yes
    },
    affected(g, change) {
      const r = read(g, new Reading(), change)
      if (r.row !== NONE) return g.controller(r.row)
      return (r.player === NONE ? 0 : r.player) as Player
    },
    decides: (g, _change, source) => g.effect(source, EffectCell.controller) as Player,
    replace: (g, change, source) =>
      carryOut(language, g, program, match, source, read(g, new Reading(), change)),
  })
  return def
}

/** かわりに…してよい。そうしたら、…: the replacement is not offered to a player who cannot do the first part. */
function choiceOf(scope: Scope, effect: Effect): Test | null {
  if (effect.kind !== 'paragraph') return null
  const [first, next] = effect.sentences
  return next?.kind === 'if' && next.condition.kind === 'did-so'
    ? scope.language.compile.canCarryOut(scope, first)
    : null
}

/**
 * Whether the replacement's own program is running: what it does is part of the replaced event and not replaced again.
 */
function isUnderWay({ procedure }: Language, g: Game, program: number, source: ObjectRow): boolean {
  const { data } = g.tables.frames
  for (let frame = g.frame; frame !== NONE; frame = data[frame + Frame.previous]) {
    const at = frame + Frame.locals
    if (data[frame + Frame.procedure] === procedure.id && data[at + LOCAL.program] === program)
      if (data[at + LOCAL.source] === source) return true
  }
  return false
}

const batch: number[] = []
function asBatch({ verb, a, b, c, d, e, clause }: Change): readonly number[] {
  batch.length = 0
  batch.push(verb, a, b, c, d, e, clause)
  return batch
}

/**
 * Carries the replacement out. An inline program (no decision, no branch) is proposed in place of the change, so that
 * all of it happens in the same batch; any other is started as a program after the batch.
 */
function carryOut(
  language: Language,
  g: Game,
  program: Program,
  match: EventMatch,
  effect: EffectRow,
  r: Reading,
): void {
  const c = acquireContext().ofEffect(g, effect)
  const about = match.bound(g, c, r)
  if (program.inline) {
    c.itOverride = about
    c.owner = 0
    for (let pc = 0; pc < program.code.length;) {
      const instruction = program.code[pc]
      if (instruction.op === 'gate') {
        const { nodes, book } = language
        pc = nodes.on(instruction.node) && book.switches.on(instruction.clause) ? pc + 1 : instruction.over
      } else {
        if (instruction.op === 'run' && language.book.switches.on(instruction.clause)) {
          g.clause = instruction.clause
          instruction.run(g, c)
        }
        pc++
      }
    }
  } else
    g.propose(
      language.verbs.instead,
      program.id,
      c.source,
      c.sourceId,
      c.controller + 2 * (r.player + 1),
      about.length === 0 ? NONE : about[0],
    )
  releaseContext()
}
