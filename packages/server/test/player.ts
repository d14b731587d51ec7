import { type Decision, Random, choiceOf, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import {
  type Happened,
  type OpenRoom,
  type OpenedRoom,
  RequestRefused,
  RoomClient,
  newKey,
  openedRoom,
  socketAddress,
  socketOver,
} from '@fudaba/protocol'
import { systemTimer } from '../src/room/timer.ts'

/** Opens a room as a page does. */
export async function openRoom(
  address: string,
  wish: Omit<OpenRoom, 'key'>,
): Promise<OpenedRoom & { key: string }> {
  const key = newKey()
  const reply = await fetch(`${address}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wish, key }),
  })
  const body: unknown = await reply.json()
  if (!reply.ok) throw new Error(JSON.stringify(body))
  return { ...openedRoom.parse(body), key }
}

/** Somebody at a table, who can be waited for. */
export class Player {
  readonly client: RoomClient
  readonly happened: Happened[] = []
  private waiting: (() => void)[] = []

  constructor(address: string, room: string, key: string, share?: string) {
    this.client = new RoomClient({
      room,
      key,
      ...(share !== undefined && { share }),
      connect: () => socketOver(new WebSocket(socketAddress(address))),
      later: (milliseconds, what) => void systemTimer.after(milliseconds, what),
      onHappened: (happened) => {
        this.happened.push(happened)
        this.wake()
      },
      onConnection: () => this.wake(),
    })
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go()
  }

  /** Resolves as soon as this holds. */
  async until(holds: (client: RoomClient) => boolean): Promise<void> {
    while (!holds(this.client)) {
      if (this.client.connection === 'closed') throw new Error('closed')
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
  }

  get decision(): Decision | null {
    return this.client.state?.paused === true ? null : (this.client.view?.decision ?? null)
  }

  get isOver(): boolean {
    return this.client.state?.stage === 'over'
  }

  /** Answers by chance whatever is asked, to the end; returns how many answers that took. */
  async playToTheEnd(seed: string, most = 20_000): Promise<number> {
    const random = new Random(seed)
    for (let answers = 0; answers < most; answers++) {
      await this.until(() => this.decision !== null || this.isOver)
      if (this.isOver) return answers
      await this.answerByChance(random)
    }
    throw new Error(`no end after ${most} answers`)
  }

  async answerByChance(random: Random): Promise<void> {
    const { decision } = this
    if (decision === null) return
    const picks = randomAnswer(choiceOf(decision), (n) => random.below(n))
    try {
      await this.client.answer(decision.id, idsFor(decision, picks))
    } catch (error) {
      // Answered meanwhile: by AUTO, or by another tab.
      if (
        !(error instanceof RequestRefused) ||
        !['stale', 'not-your-decision', 'game-over'].includes(error.code)
      )
        throw error
    }
    await this.until(() => this.decision?.id !== decision.id)
  }

  close(): void {
    this.client.close()
  }
}
