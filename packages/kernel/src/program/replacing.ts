import type { EffectDef } from '../book.ts'
import { E, F, NONE, type Player } from '../columns.ts'
import type { Change } from '../effects.ts'
import type { Game } from '../game.ts'
import type { Effect, Event } from '../tree.ts'
import { compileEffect, compileProgram } from './compile.ts'
import { LOCAL, type Program } from './code.ts'
import type { Test } from './conditions.ts'
import { enter, leave } from './context.ts'
import { type Lasting, termsOf } from './durationWords.ts'
import { type Language, type Scope, clauseOfNode } from './language.ts'
import { type EventMatch, compileEvent } from './matching.ts'
import { Reading, reading, readingDone } from './reading.ts'
import { compilePossible } from './possible.ts'

/** "Instead": an event that does not happen, and what is carried out in its place. */
export function replacementDef(
  scope: Scope,
  event: Event,
  effect: Effect,
  holds: Test,
  lasting: Lasting,
  except: readonly EventMatch[],
): EffectDef {
  const { language } = scope
  const { book } = language
  const match = compileEvent(scope, event)
  const optional = effect.kind === 'may'
  const payable = optional ? choiceOf(scope, effect.effect) : null
  const name = `${scope.name} › instead`
  const program = compileProgram(scope, name, (e) => compileEffect(e, optional ? effect.effect : effect))
  const clause = book.switches.names[clauseOfNode(language, 'replace')]
  const def = book.effect(clause, name, { parts: [], ...termsOf(lasting) })
  const node = language.nodes.number('node', 'replace')

  const read = (g: Game, r: Reading, change: Change): Reading =>
    r.ofChange(g, language.lexicon, asBatch(change), 0)
  book.replacement(clause, name, {
    on: match.word.on,
    effect: def,
    optional,
    applies(g, change, source) {
      const c = enter().ofEffect(g, source)
      const r = read(g, reading(), change)
      const yes =
        language.nodes.on(node) &&
        !isUnderWay(language, g, program.id, c.source) &&
        match.matches(g, c, r) &&
        holds(g, c) &&
        (payable === null || payable(g, c)) &&
        !except.some((each) => each.matches(g, c, r))
      readingDone()
      leave()
      return yes
    },
    affected(g, change) {
      const r = read(g, new Reading(), change)
      if (r.row !== NONE) return g.controller(r.row)
      return (r.player === NONE ? 0 : r.player) as Player
    },
    decides: (g, _change, source) => g.effect(source, E.controller) as Player,
    replace: (g, change, source) =>
      carryOut(language, g, program, match, source, read(g, new Reading(), change)),
  })
  return def
}

/** かわりに…してよい。そうしたら、…: whoever cannot do the first has nothing to put in the place of the event. */
function choiceOf(scope: Scope, effect: Effect): Test | null {
  if (effect.kind !== 'paragraph') return null
  const [first, next] = effect.sentences
  return next?.kind === 'if' && next.condition.kind === 'did-so' ? compilePossible(scope, first) : null
}

/** What is carried out in place of an event is part of that event: the same replacement does not meet it again. */
function isUnderWay({ procedure }: Language, g: Game, program: number, source: number): boolean {
  const { data } = g.T.frames
  for (let frame = g.frame; frame !== NONE; frame = data[frame + F.previous]) {
    const at = frame + F.locals
    if (data[frame + F.procedure] === procedure.id && data[at + LOCAL.program] === program)
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
 * What needs no decision is proposed in place of the change, so that all of it happens at once and the same
 * replacement does not meet it again; anything else is carried out as a program when the batch is done.
 */
function carryOut(
  language: Language,
  g: Game,
  program: Program,
  match: EventMatch,
  effect: number,
  r: Reading,
): void {
  const c = enter().ofEffect(g, effect)
  const about = match.bound(g, c, r)
  if (program.plain) {
    c.given = about
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
  leave()
}
