import type { ObjectRow } from '../../state/rows.ts'
import { EffectCell, NONE, type Player } from '../../state/columns.ts'
import { EV } from '../../state/events.ts'
import type { EffectDef } from '../../game/book.ts'
import type { Game } from '../../game/game.ts'
import type { Context } from '../context/context.ts'
import { compileDuration, endOf, flagsNow } from '../query/durationWords.ts'
import { compiledIn } from '../language/compiled.ts'
import type { Language, Scope } from '../language/language.ts'
import type { ActWord } from '../language/lexicon.ts'

/**
 * Acts that last as long as the sentence says, such as gaining control until the end of the turn. An effect on the
 * object keeps what there was before; as it ends, in the same moment, the act is taken back, or done again for whoever
 * did it last if another such effect still lasts.
 */

/** The effects on the object that wait to take this act back, the oldest first. */
function waiting(language: Language, g: Game, row: ObjectRow, word: ActWord): number[] {
  const { takenBack } = compiledIn(language, g.book)
  const out: number[] = []
  for (let e = 0, n = g.store.length(g.tables.effects); e < n; e++)
    if (g.effect(e, EffectCell.alive) === 1 && g.effect(e, EffectCell.on) === row)
      if (takenBack.get(g.effect(e, EffectCell.def)) === word)
        if (g.same(row, g.effect(e, EffectCell.onId))) out.push(e)
  return out.sort((x, y) => g.effect(x, EffectCell.since) - g.effect(y, EffectCell.since))
}

/**
 * Declares the effect that waits to take an act back, and returns what proposes to begin it on an object: if a duration
 * is said, and if another already waits, which this act then outlasts.
 */
export function takenBackLater(
  scope: Scope,
  word: ActWord,
  duration: string | undefined,
): ((g: Game, c: Context, row: ObjectRow) => void) | null {
  const { language } = scope
  const { until } = word
  if (until === undefined) return null
  const { book } = language
  const lasting = compileDuration(scope, duration)
  const begin = book.kernelVerb('beginEffect')
  const clause = until.clause ?? language.lexicon.clauses.effect
  const def: EffectDef = book.effect(clause, `${scope.name} › lasts`, { parts: [], ...endOf(lasting) })
  compiledIn(language, book).takenBack.set(def.id, word)
  return (g, c, row) => {
    const [oldest] = waiting(language, g, row, word)
    if (duration === undefined && oldest === undefined) return
    const before = oldest === undefined ? until.before(g, row) : g.effect(oldest, EffectCell.a)
    const source = g.same(c.source, c.sourceId) ? c.source : NONE
    g.propose(begin, def.id, source, row, before, flagsNow(scope, g, lasting) | c.actor)
  }
}

/** Declares that the act is taken back as such an effect ends. */
export function declareTakingBack(language: Language, id: string, word: ActWord): void {
  const { until } = word
  if (until === undefined) return
  const { book } = language
  const ended = (g: Game, ev: number): boolean =>
    compiledIn(language, g.book).takenBack.get(g.event(ev, EV.from)) === word
  book.consequence(until.clause ?? language.lexicon.clauses.effect, `${id} is taken back`, {
    on: [book.kernelVerb('endEffect')],
    when: (g, ev) => g.event(ev, EV.row) !== NONE && ended(g, ev),
    run(g, ev) {
      const row = g.event(ev, EV.row)
      const last = waiting(language, g, row, word).at(-1)
      if (last === undefined) until.back(g, row, g.event(ev, EV.detail))
      else word.carryOut(g, row, g.effect(last, EffectCell.controller) as Player)
    },
  })
}
