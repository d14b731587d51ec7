import { NONE } from '../state/columns.ts'
import { type PlayerName, playerNumber } from '../answers/decision.ts'
import { EV } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import { publicEvents } from '../looking/publicLog.ts'
import type { GameRules } from '../game/contract.ts'

/** An event of the log in the words of a test. */
export interface LogLine {
  /** Name of the verb: 'move', 'turn', 'damage'. */
  readonly event: string
  readonly clause: string
  readonly player: PlayerName | null
  /** The card, or null if there is none or the viewer may not know it. */
  readonly card: string | null
  /** Zones, of what moves. */
  readonly from: string | null
  readonly to: string | null
  /** Null where the viewer may not know it. */
  readonly n: number | null
}

/** The log as the viewer may know it; without a viewer, all of it. */
export function logLines(rules: GameRules, g: Game, viewer?: PlayerName): LogLine[] {
  const cards = viewer === undefined ? truth(rules, g) : null
  return publicEvents(rules, g, viewer === undefined ? null : playerNumber(viewer)).map((e, i) => ({
    event: e.event,
    clause: e.clause,
    player: e.player,
    card: cards === null ? (e.object?.card ?? null) : cards[i].card,
    from: e.from?.zone ?? null,
    to: e.to?.zone ?? null,
    n: cards === null ? e.n : cards[i].n,
  }))
}

function truth(rules: GameRules, g: Game): { card: string | null; n: number }[] {
  return Array.from({ length: g.log.count }, (_, ev) => {
    const def = g.event(ev, EV.def)
    return { card: def === NONE ? null : rules.cardId(g.cards[def]), n: g.event(ev, EV.n) }
  })
}
