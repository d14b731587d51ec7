import type { Book } from './book.ts'
import { NONE, S, V } from './columns.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import type { PlayHooks } from './plays.ts'
import { VERB } from './verbs.ts'

/** Marks the play as one that cannot be undone, for the rules and for the player's own cancel. */
export function declareIrreversible<C extends string>(
  book: Book<C>,
  clause: C,
  fixed: number,
  what: PlayHooks<C>['irreversible'],
): void {
  const hidden = (g: Game, at: number): boolean => {
    const sight = at === NONE ? 'all' : g.zoneDef(at).sight()
    return sight === 'none' || sight === 'top'
  }
  const byDefault = (g: Game, ev: number): boolean =>
    g.event(ev, EV.kind) === VERB.shuffle || hidden(g, g.event(ev, EV.from)) || hidden(g, g.event(ev, EV.to))
  const when = what === undefined ? byDefault : (what.when ?? (() => true))
  book.consequence(clause, 'not to be undone', {
    on: what?.verbs ?? [book.kernelVerb('move'), book.kernelVerb('shuffle')],
    when: (g, ev) => g.get(V.plays) > 0 && when(g, ev),
    run: (g) => {
      g.variable(fixed, 1)
      g.tick(S.barrier)
    },
  })
}
