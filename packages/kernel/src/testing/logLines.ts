import { NONE } from '../columns.ts'
import { type PlayerName, playerName, playerNumber } from '../decision.ts'
import { EV } from '../events.ts'
import type { Game } from '../game.ts'
import type { GameRules } from '../rules.ts'

/** What happened, in words. */
export interface LogLine {
  readonly event: string
  readonly clause: string
  readonly player: PlayerName | null
  /** The card, or null if there is none or the viewer may not know it. */
  readonly card: string | null
  readonly from: string | null
  readonly to: string | null
  readonly n: number
}

const MOVES = new Set(['move', 'join', 'create', 'remove', 'shuffle'])

export function logLines(rules: GameRules, g: Game, viewer?: PlayerName): LogLine[] {
  const out: LogLine[] = []
  for (let ev = 0; ev < g.log.count; ev++) {
    const event = g.book.verbs[g.event(ev, EV.kind)].name
    const zone = (row: number): string | null =>
      MOVES.has(event) && row !== NONE ? g.zoneDef(row).name : null
    const seen = viewer === undefined || (g.event(ev, EV.seen) & (1 << playerNumber(viewer))) !== 0
    const def = g.event(ev, EV.def)
    const player = g.event(ev, EV.player)
    out.push({
      event,
      clause: g.book.switches.names[g.event(ev, EV.clause)],
      player: player === NONE ? null : playerName(player),
      card: seen && def !== NONE ? rules.cardId(g.cards[def]) : null,
      from: zone(g.event(ev, EV.from)),
      to: zone(g.event(ev, EV.to)),
      n: g.event(ev, EV.n),
    })
  }
  return out
}
