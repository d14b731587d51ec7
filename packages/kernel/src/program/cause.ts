import { F, NONE, type Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Cause } from '../tree.ts'
import { LOCAL } from './code.ts'
import type { Context } from './context.ts'
import { type Language, type Scope, gate, wordOf } from './language.ts'
import type { CauseKind } from './lexicon.ts'
import { means } from './players.ts'
import { compileWhat } from './select.ts'

/** What makes things happen now: the innermost program, payment or rule that is being carried out. */
export interface CauseNow {
  readonly kind: CauseKind
  readonly source: number
  readonly sourceId: number
  readonly controller: Player
}

const THE_RULES: CauseNow = { kind: 'rule', source: NONE, sourceId: 0, controller: 0 }

export function causeNow(language: Language, g: Game): CauseNow {
  const { data } = g.T.frames
  const { lexicon, procedure, book } = language
  for (let frame = g.frame; frame !== NONE; frame = data[frame + F.previous]) {
    const id = data[frame + F.procedure]
    const at = frame + F.locals
    if (id === procedure.id)
      return {
        kind: book.programs[data[at + LOCAL.program]].paying ? 'cost' : 'effect',
        source: data[at + LOCAL.source],
        sourceId: data[at + LOCAL.sourceId],
        controller: data[at + LOCAL.controller] as Player,
      }
    const other = lexicon.causes?.find((each) => each.procedure.id === id)
    if (other === undefined) continue
    const source = data[at + other.source]
    return {
      kind: other.kind,
      source,
      sourceId: source < 0 ? 0 : g.id(source),
      controller: data[at + other.player] as Player,
    }
  }
  return THE_RULES
}

/** Whether what happens now happens by this. */
export function compileCause(scope: Scope, { of, by, means: id }: Cause): (g: Game, c: Context) => boolean {
  const { language } = scope
  const { lexicon } = language
  const word = wordOf(scope, lexicon.means, id, 'means')
  const on = gate(scope, 'trigger', 'event', word)
  const objects = of === undefined ? null : compileWhat(scope, of)
  return (g, c) => {
    if (!on()) return true
    const now = causeNow(language, g)
    if (!word.kinds.includes(now.kind) || (word.test !== undefined && !word.test(g, now))) return false
    if (by !== undefined && !means(g, c, by, now.controller, lexicon)) return false
    return objects === null || (now.source !== NONE && objects.test(g, c, now.source, now.sourceId))
  }
}
