import type { Position, Replay } from '@fudaba/kernel'
import { type OpenRequest, type Table, type TableMethod, remoteTable } from '@fudaba/table'
import { type Channel, isWorkerGone } from '../host/channel.ts'

/** A worker that dies this often at one question would always die there. */
const MOST_DEATHS = 2

/** These change the game: whoever sent one has to look where the game stands after its worker died. */
const CHANGES: readonly TableMethod[] = ['send', 'follow', 'step', 'undo']

type AnyMethod = (...args: readonly unknown[]) => Promise<unknown>

export interface LineOptions {
  readonly request: OpenRequest
  readonly channelFor: (position: Position | undefined) => Channel
  readonly closeChannel: (channel: Channel) => void
  /** The game was set up again; `reason`: what the worker died of. */
  readonly onRevived: (reason: string) => void
  /** It died again and again: there is no table any more. */
  readonly onGivenUp: (reason: string) => void
}

/**
 * The way to one open game in its worker. When the worker dies, another is started and the game is set up again from
 * its log: the replay that was taken last.
 */
export class Line {
  /** Stands for the table in the worker that lives. */
  readonly table: Table
  private readonly options: LineOptions
  private channel: Channel
  /** What a worker sets the game up from. */
  private request: OpenRequest
  private current: Promise<Table>
  private deaths = 0
  private closed = false

  private constructor(options: LineOptions) {
    this.options = options
    this.request = options.request
    this.channel = this.call()
    this.current = this.channel.host.open(this.request)
    this.table = remoteTable((name, args) => this.ask(name, args))
  }

  /** Opens the game; throws what is wrong with the request. */
  static async open(options: LineOptions): Promise<Line> {
    const line = new Line(options)
    try {
      await line.current
    } catch (error) {
      line.close()
      throw error
    }
    return line
  }

  close(): void {
    this.closed = true
    this.options.closeChannel(this.channel)
  }

  private call(): Channel {
    const { request, channelFor } = this.options
    const channel = channelFor(positionOf(request))
    void channel.died.then((reason) => this.revive(reason))
    return channel
  }

  private async revive(reason: string): Promise<void> {
    if (this.closed) return
    if (this.deaths++ >= MOST_DEATHS) return this.options.onGivenUp(reason)
    this.channel = this.call()
    const opened = this.channel.host.open(this.request)
    this.current = opened
    try {
      await opened
    } catch (error) {
      // A worker that died again is revived by its own `died`; after any other fault trying again does not help.
      if (!isWorkerGone(error)) this.options.onGivenUp(reason)
      return
    }
    if (!this.closed) this.options.onRevived(reason)
  }

  private async ask(name: TableMethod, args: readonly unknown[]): Promise<unknown> {
    for (;;) {
      const at = this.current
      try {
        const table = await at
        const value = await (table[name] as AnyMethod)(...args)
        if (name === 'save') this.remember(value as Replay)
        return value
      } catch (error) {
        // A question is asked again once there is another table.
        if (!isWorkerGone(error) || CHANGES.includes(name) || this.current === at) throw error
      }
    }
  }

  private remember(replay: Replay): void {
    if (replay.inputs.length !== this.request.replay?.inputs.length) this.deaths = 0
    const { game, seats, undo } = this.options.request
    this.request = { game, seats, replay, ...(undo === undefined ? {} : { undo }) }
  }
}

/** The position a request starts from. What is no replay has none: the host says what is wrong with it. */
export function positionOf({
  position,
  replay,
}: Pick<OpenRequest, 'position' | 'replay'>): Position | undefined {
  if (position !== undefined) return position
  const start: Partial<Replay['start']> = replay?.start ?? {}
  return 'position' in start ? start.position : undefined
}
