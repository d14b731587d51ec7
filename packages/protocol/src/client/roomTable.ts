import type { AnswerIds, GameRules, Input, PlayerName, Refusal, Replay, ValueSum } from '@fudaba/kernel'
import {
  type AnswerOutcome,
  type AutoState,
  type Follow,
  type Followed,
  HostError,
  type Look,
  type RuleText,
  type Seats,
  type Table,
  type TableAdvice,
  ruleText,
} from '@fudaba/table'
import type { Shuffle } from '../base/shuffle.ts'
import type { Query } from '../messages/fromSeat.ts'
import type { UndoLook } from '../messages/undoLook.ts'
import { RequestRefused } from './requests.ts'
import type { Happened, RoomClient } from './roomClient.ts'

/** What a table calls those who are not at this end. */
const REMOTE = { agent: 'remote' } as const

/** Who decides here, and who elsewhere. */
export const seatsFor = (player: PlayerName | null): Seats => ({
  P1: player === 'P1' ? 'person' : REMOTE,
  P2: player === 'P2' ? 'person' : REMOTE,
})

const undoStates: Readonly<Record<UndoLook, Look['undo']>> = {
  none: 'none',
  free: 'free',
  ask: 'ask',
  refused: 'none',
}

/**
 * A room as a table of one seat, or of nobody's: what a page or a terminal plays at. The game has begun. What comes
 * without having been asked for is told by `onPushed`.
 */
export class RoomTable implements Table {
  onPushed: () => void = () => undefined
  private readonly client: RoomClient
  private readonly rules: GameRules
  /** Grows whenever what is seen has changed. */
  private changes = 0
  /** What of that was looked at: nothing that came since is waited for. */
  private seen = 0
  /** Grows whenever another question is asked, or the same one anew. */
  private questions = 0
  private lastDecision: number | null = null
  private waiting: (() => void)[] = []
  private auto: AutoState | null = null

  constructor(client: RoomClient, rules: GameRules) {
    this.client = client
    this.rules = rules
  }

  /** What the client heard; its `onHappened` calls this. */
  heard({ anew, truncate }: Happened): void {
    const decision = this.client.view?.decision?.id ?? null
    if (anew || truncate !== null || decision !== this.lastDecision) this.questions++
    this.lastDecision = decision
    this.changes++
    const { waiting } = this
    this.waiting = []
    for (const go of waiting) go()
    if (waiting.length === 0) this.onPushed()
  }

  async look(_viewer: PlayerName | null, since: number): Promise<Look> {
    const { view, state } = this.client
    this.seen = this.changes
    if (view === null || state === null) throw new HostError('room/not-begun', 'the game has not begun')
    return {
      view,
      events: this.client.events.filter(({ time }) => time >= since),
      next: this.next(),
      undo: undoStates[state.undo],
      seed: '',
      inputs: this.questions,
      difference: null,
      failures: [],
    }
  }

  private next(): Look['next'] {
    const { view, state, player } = this.client
    if (state?.stage === 'over' || view === null) return 'nobody'
    return view.decision !== null && view.decision.player === player ? 'viewer' : 'agent'
  }

  async send(input: Input, automatic = false): Promise<void> {
    await this.sendWith(input, automatic, null)
  }

  private async sendWith(input: Input, automatic: boolean, auto: AutoState | null): Promise<void> {
    const { client } = this
    const decision = client.view?.decision?.id ?? -1
    const before = this.changes
    if ('concede' in input) {
      await refusing(client.act('concede'))
      return this.until(() => client.state?.stage === 'over')
    }
    if ('cancel' in input) {
      await refusing(client.cancel(decision))
      return this.until(() => this.changes > before)
    }
    const changed = auto !== null && isOther(this.auto, auto) ? { auto } : {}
    await refusing(client.answer(decision, input.answer, { automatic, ...changed })).catch(
      (error: unknown) => {
        // What was answered for him without asking, the server was quicker with.
        if (!automatic || !(error instanceof HostError) || !MEANWHILE.has(error.code)) throw error
      },
    )
    if (auto !== null) this.auto = auto
    await this.until(() => client.view?.decision?.id !== decision || client.state?.stage === 'over')
  }

  async follow({ first, since, auto }: Follow): Promise<Followed> {
    const { player } = this.client
    const own = player === null ? null : auto[player]
    if (first === null) await this.tellAuto(own)
    else if ('input' in first) await this.sendWith(first.input, false, own)
    else await this.step()
    const look = await this.look(player, since)
    // A skip has ended where somebody is asked.
    const left =
      player !== null && look.next === 'viewer'
        ? { ...auto, [player]: { ...auto[player], skip: null } }
        : auto
    return { looks: [look], auto: left }
  }

  private async tellAuto(auto: AutoState | null): Promise<void> {
    if (auto === null || !isOther(this.auto, auto) || this.client.state?.stage !== 'play') return
    await refusing(this.client.setAuto(auto))
    this.auto = auto
  }

  /** Waits until something has changed since the last look. */
  async step(): Promise<void> {
    if (this.next() !== 'agent' || this.changes > this.seen) return
    await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  /** Nobody thinks here: who waits for the others is let go. */
  async stop(): Promise<void> {
    for (const go of this.waiting.splice(0)) go()
  }

  async hurry(): Promise<void> {}

  /** Leaves the room, which goes on. */
  async close(): Promise<void> {
    this.client.close()
    await this.stop()
  }

  async thinking(): Promise<number | null> {
    return null
  }

  async undo(): Promise<void> {
    const before = this.changes
    await refusing(this.client.act('undo'))
    await this.until(() => this.changes > before)
  }

  async save(): Promise<Replay> {
    return refusing(replayOf(this.client))
  }

  async why(_viewer: PlayerName | null, time: number | null): Promise<readonly string[]> {
    return (await this.query({ method: 'why', args: [time] })) as readonly string[]
  }

  async whyNot(_seat: PlayerName, action: string, source?: string): Promise<Refusal> {
    const args: [string] | [string, string] = source === undefined ? [action] : [action, source]
    return (await this.query({ method: 'whyNot', args })) as Refusal
  }

  async whyNotWith(_seat: PlayerName, source: string): Promise<readonly Refusal[]> {
    return (await this.query({ method: 'whyNotWith', args: [source] }).catch(none)) as readonly Refusal[]
  }

  async sums(_viewer: PlayerName | null, id: string): Promise<readonly ValueSum[]> {
    return (await this.query({ method: 'sums', args: [id] }).catch(none)) as readonly ValueSum[]
  }

  async changedBy(_viewer: PlayerName | null, id: string): Promise<readonly string[]> {
    return (await this.query({ method: 'changedBy', args: [id] }).catch(none)) as readonly string[]
  }

  async forecast(_seat: PlayerName, answer: AnswerIds): Promise<readonly AnswerOutcome[]> {
    return (await this.query({ method: 'forecast', args: [[...answer]] }).catch(
      none,
    )) as readonly AnswerOutcome[]
  }

  async advise(): Promise<TableAdvice> {
    throw new HostError('no-agent', 'between people nobody gives advice')
  }

  async rule(id: string): Promise<RuleText | null> {
    return ruleText(this.rules, id)
  }

  private query(query: Query): Promise<unknown> {
    return refusing(this.client.query(query))
  }

  private async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.client.connection === 'closed') throw new HostError('room/closed', 'the connection was closed')
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
  }
}

/** The game of a room that is over, with how it was shuffled: the hashes are those that this end was told before. */
export async function replayOf(client: RoomClient): Promise<Replay> {
  const { commits } = client.state!
  const replay = (await client.query({ method: 'save', args: [] })) as Replay
  const { shares } = (await client.query({ method: 'shuffle', args: [] })) as Shuffle
  return { ...replay, shuffle: { shares, commits } }
}

/** Who points at many things in a row, or at a question that was answered meanwhile, is told less about them. */
function none(error: unknown): readonly never[] {
  if (error instanceof HostError) return []
  throw error
}

const MEANWHILE: ReadonlySet<string> = new Set(['room/stale', 'room/not-your-decision', 'room/game-over'])

const isOther = (known: AutoState | null, now: AutoState): boolean =>
  known === null || known.mode !== now.mode || known.skip !== null || now.skip !== null

/** Refusals of the server become those of a host, which every table shows. */
async function refusing<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof RequestRefused) throw new HostError(`room/${error.code}`, error.message)
    throw error
  }
}
