import type { PlayerName } from '@fudaba/kernel'
import { RequestRefused, type RoomClient } from '@fudaba/protocol'
import {
  ENV_FORMAT,
  type EnvError,
  type EnvRequest,
  type Observation,
  Picking,
  RequestError,
  parseRequest,
  rewardOf,
} from '@fudaba/sim'
import type { RoomSeat } from './roomSeat.ts'

/** A seat in a room for a program: the lines of `fudaba env`, against whoever sits there. */
export class RoomEnv {
  private readonly seat: RoomSeat
  private readonly player: PlayerName
  private picking: Picking | null = null

  /** `player`: the seat taken. */
  constructor(seat: RoomSeat, player: PlayerName) {
    this.seat = seat
    this.player = player
  }

  /** The reply to one line: to what goes on, as soon as this seat is asked or the game is over. */
  async line(text: string): Promise<string> {
    let id: string | number | undefined
    try {
      const request = parseRequest(text, this.player)
      ;({ id } = request)
      return JSON.stringify({ ...(await this.reply(request)), ...(id !== undefined && { id }) })
    } catch (error) {
      if (!(error instanceof RequestError) && !(error instanceof RequestRefused)) throw error
      const { code, message } = error
      const fault: EnvError = {
        format: ENV_FORMAT,
        type: 'error',
        code,
        message,
        ...(id !== undefined && { id }),
      }
      return JSON.stringify(fault)
    }
  }

  private get client(): RoomClient {
    return this.seat.client
  }

  private async reply(request: EnvRequest): Promise<Observation> {
    if (request.type === 'reset')
      throw new RequestError('bad-request', 'in a room the game begins when both sit there: observe')
    if ('seat' in request && request.seat !== this.player)
      throw new RequestError('bad-request', `this is the seat of ${this.player}`)
    switch (request.type) {
      case 'observe':
        await this.untilAsked()
        return this.observation()
      case 'concede':
        await this.client.act('concede')
        await this.seat.until(() => this.isOver)
        return this.observation()
      case 'step': {
        await this.untilAsked()
        const { picking } = this
        if (picking === null) throw new RequestError('no-game', 'the game is over')
        const answer = request.answer ?? this.picked(picking, request.action!)
        if (answer !== null) {
          const { id } = picking.decision
          await this.client.answer(id, answer)
          this.picking = null
          await this.seat.until(() => this.isOver || this.client.view?.decision?.id !== id)
          await this.untilAsked()
        }
        return this.observation()
      }
    }
  }

  /** The whole answer once its last pick is made, else null. */
  private picked(picking: Picking, action: string): readonly string[] | null {
    if (!picking.pick(action))
      throw new RequestError('unknown-action', `${action} is not one of ${picking.actions().join(', ')}`)
    return picking.answer()
  }

  private get isOver(): boolean {
    return this.client.state?.stage === 'over'
  }

  /** Until this seat is asked, or the game is over. A question that was taken back is asked anew. */
  private async untilAsked(): Promise<void> {
    const decision = () => (this.client.state?.paused === true ? null : (this.client.view?.decision ?? null))
    await this.seat.until(() => this.isOver || decision() !== null)
    const now = decision()
    if (this.isOver || now === null) this.picking = null
    else if (this.picking?.decision.id !== now.id) this.picking = new Picking(now)
  }

  private observation(): Observation {
    const view = this.client.view!
    const { result } = view
    return {
      format: ENV_FORMAT,
      type: 'observation',
      seat: this.player,
      view,
      actions: this.picking?.actions() ?? [],
      partial: this.picking?.partial() ?? [],
      reward: rewardOf(result),
      done: this.isOver,
      result,
    }
  }
}
