import { HostError } from '@fudaba/table'
import { whenIdle } from './pacing.ts'
import type { Session } from './session.ts'

/** Hands the game to its keeper after every decision, in idle time, so that a reload comes back to the same question. */
export class Saving {
  private readonly session: Pick<Session, 'keeper' | 'look' | 'rules' | 'seats' | 'table'>
  private isDue = false
  private handing: Promise<void> = Promise.resolve()

  constructor(session: Saving['session']) {
    this.session = session
  }

  begin(): void {
    if (this.isDue || this.session.keeper === null) return
    this.isDue = true
    whenIdle(() => this.hand())
  }

  /** What is due is handed over at once; resolves when it is kept, or could not be. */
  async finish(): Promise<void> {
    await this.hand()
    await this.session.keeper?.settled()
  }

  private hand(): Promise<void> {
    if (this.isDue) {
      this.isDue = false
      this.handing = this.handNow()
    }
    return this.handing
  }

  private async handNow(): Promise<void> {
    const { keeper, look, rules, seats, table } = this.session
    const now = look.peek()
    if (keeper === null || now === null) return
    if (now.next === 'nobody') return keeper.keep('over')
    try {
      const replay = await table.save()
      await keeper.keep({ game: rules.name, seats, turn: now.view.turn, replay })
    } catch (error) {
      // The worker died: after it has come back the game is saved again.
      if (!(error instanceof HostError)) throw error
    }
  }
}
