import { EV, type Game } from '@fudaba/kernel/rules'
import { change } from '../book.ts'

/** An action has resolved: what the triggered actions wait for. */
export const resolved = change(
  'resolved',
  (g, action, player) => void g.emit(g.verbNow, -1, player, action),
  ['action'],
  'action',
)

/** The action a `resolved` event is about. */
export const resolvedAction = (g: Game, ev: number): number => g.event(ev, EV.n)
