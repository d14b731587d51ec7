import { EffectCell, Frame, NONE, type Player } from '../../state/columns.ts'
import type { EffectRow } from '../../state/rows.ts'
import type { Game } from '../../game/game.ts'
import type { Cause } from '../../tree/tree.ts'
import { LOCAL } from '../context/code.ts'
import type { Context } from '../context/context.ts'
import { programsIn } from '../language/compiled.ts'
import { type Language, type Scope, switchFor, wordOf } from '../language/language.ts'
import type { CauseNow } from '../../game/declarations.ts'
import { isPlayerMeant } from './players.ts'

const THE_RULES: CauseNow = { kind: 'rule', source: NONE, sourceId: 0, controller: 0 }

/**
 * What makes things happen now: the innermost frame that is a program or one of the lexicon's `causes`; else the rules.
 */
export function causeNow(language: Language, g: Game): CauseNow {
  const { data } = g.tables.frames
  const { lexicon, procedure } = language
  const programs = programsIn(g.book)
  for (let frame = g.frame; frame !== NONE; frame = data[frame + Frame.previous]) {
    const id = data[frame + Frame.procedure]
    const at = frame + Frame.locals
    if (id === procedure.id)
      return {
        kind: programs[data[at + LOCAL.program]].paying ? 'cost' : 'effect',
        text: programs[data[at + LOCAL.program]].name,
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

/** What a continuous effect comes from. */
export const causeOf = (g: Game, effect: EffectRow): CauseNow => ({
  kind: 'effect',
  text: g.book.effects[g.effect(effect, EffectCell.def)].name,
  source: g.effect(effect, EffectCell.source),
  sourceId: g.effect(effect, EffectCell.sourceId),
  controller: g.effect(effect, EffectCell.controller) as Player,
})

/** Compiles "by an effect of …" into a test of a cause. */
export function compileCause(
  scope: Scope,
  { of, by, means: id }: Cause,
): (g: Game, c: Context, now: CauseNow) => boolean {
  const { language } = scope
  const { lexicon } = language
  const word = wordOf(scope, lexicon.means, id, 'means')
  const on = switchFor(scope, 'trigger', 'event', word)
  const objects = of === undefined ? null : language.compile.what(scope, of)
  return (g, c, now) => {
    if (!on()) return true
    if (!word.kinds.includes(now.kind) || (word.test !== undefined && !word.test(g, now))) return false
    if (by !== undefined && !isPlayerMeant(g, c, by, now.controller, lexicon)) return false
    return objects === null || (now.source !== NONE && objects.test(g, c, now.source, now.sourceId))
  }
}
