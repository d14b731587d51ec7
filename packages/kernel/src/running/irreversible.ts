import type { Book } from '../game/book.ts'
import { NONE, Clock, Var } from '../state/columns.ts'
import { EV } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import type { PlayHooks } from './plays.ts'
import { VERB } from '../game/kernelVerbs.ts'
import type { ZoneRow } from '../state/rows.ts'

/**
 * Declares that these changes bar a rollback of the play they happen in: they set `variable`, which the rules' own
 * rollback reads, and the information barrier, which the player's cancel reads.
 */
export function declareIrreversible<C extends string>(
  book: Book<C>,
  clause: C,
  variable: number,
  what: PlayHooks<C>['irreversible'],
): void {
  const hidden = (g: Game, zone: ZoneRow): boolean => {
    const sight = zone === NONE ? 'all' : g.zoneDef(zone).sight()
    return sight === 'none' || sight === 'top'
  }
  const byDefault = (g: Game, ev: number): boolean =>
    g.event(ev, EV.kind) === VERB.shuffle || hidden(g, g.event(ev, EV.from)) || hidden(g, g.event(ev, EV.to))
  const when = what === undefined ? byDefault : (what.when ?? (() => true))
  book.consequence(clause, 'not to be undone', {
    on: what?.verbs ?? [book.kernelVerb('move'), book.kernelVerb('shuffle')],
    when: (g, ev) => g.get(Var.plays) > 0 && when(g, ev),
    run: (g) => {
      g.variable(variable, 1)
      g.tick(Clock.barrier)
    },
  })
}
