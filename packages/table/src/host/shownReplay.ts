import type { GameRules, Match, PlayerName, PublicEvent, Replay, View } from '@fudaba/kernel'
import { type OpenedReplay, type ReplayDifference, eventsTold, openReplay } from '@fudaba/kernel/host'
import { refusing } from './faults.ts'
import { sightOf } from './questions.ts'

/**
 * A replay at any step: as long as it plays as recorded, the game as it stood; from there on the table stays as it
 * stood last, and what was recorded is told.
 */
export class ShownReplay {
  /** Numbers of inputs: of the whole replay, and of those that play as recorded. */
  readonly length: number
  readonly played: number
  readonly difference: ReplayDifference | null
  /** With the cards as they were printed when it was played. */
  readonly rules: GameRules
  private readonly replay: Replay
  private readonly match: Match
  /** Logical time after so many inputs, as recorded. */
  private readonly times: readonly number[]
  private current: number

  constructor(rules: GameRules, file: Replay) {
    const { replay, match, difference, rules: then }: OpenedReplay = refusing(() => openReplay(rules, file))
    this.replay = replay
    this.rules = then
    this.match = match
    this.difference = difference
    this.length = replay.inputs.length
    this.played = match.inputs.length
    this.current = this.played
    this.times = timesOf(replay)
  }

  /** The step it stands at: so many inputs were given. */
  get at(): number {
    return this.current
  }

  /** Goes to a step; one outside becomes the nearest. */
  goTo(step: number): void {
    const { match, replay } = this
    this.current = Math.min(Math.max(0, step), this.length)
    const to = Math.min(this.current, this.played)
    if (match.inputs.length > to) match.undo(to)
    while (match.inputs.length < to) match.apply(replay.inputs[match.inputs.length])
  }

  /** Who decides now, as far as it is known. */
  get deciding(): PlayerName | null {
    return this.isPlayed ? (this.match.decision?.player ?? null) : null
  }

  view(viewer: PlayerName | null): View {
    const view = this.match.view(viewer)
    if (this.isPlayed) return view
    return { ...view, decision: null, deciding: null, time: Math.max(view.time, this.times[this.at]) }
  }

  /** What happened up to here from logical time `since` on. */
  events(viewer: PlayerName | null, since: number): readonly PublicEvent[] {
    const { events } = sightOf(this.match, viewer, since)
    if (this.isPlayed) return events
    const told = eventsTold(this.replay.events.slice(this.played + 1, this.at + 1).flat(), viewer)
    return [...events, ...told.filter(({ time }) => time >= since)]
  }

  private get isPlayed(): boolean {
    return this.at <= this.played
  }
}

/** By the last event that was told; where nothing was, as before. */
function timesOf({ inputs, events }: Replay): number[] {
  let time = 0
  return Array.from({ length: inputs.length + 1 }, (_, n) => {
    for (const event of events[n] ?? []) time = Math.max(time, ('event' in event ? event : event.P1).time + 1)
    return time
  })
}
