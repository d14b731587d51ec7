import type { PlayerName } from '@fudaba/kernel'
import { type Shuffle, commitOf } from '@fudaba/protocol'
import type { Opening, Sitting } from './deeds.ts'
import { Refusal } from './refusal.ts'

/** A seat that is taken. */
interface Seated extends Sitting {
  commit: string
  /** Null until it is told; '' of a bot. */
  share: string | null
}

const players = ['P1', 'P2'] as const

/** Who sits in a room, and how far they are with their shares in the shuffle. */
export class Seating {
  readonly seats: Record<PlayerName, Seated | null>
  private readonly serverShare: string

  constructor({ seats, share }: Opening) {
    const seated = (sitting: Sitting | null): Seated | null =>
      sitting && { ...sitting, commit: '', share: sitting.bot === null ? null : '' }
    this.seats = { P1: seated(seats.P1), P2: seated(seats.P2) }
    this.serverShare = share
  }

  get isFull(): boolean {
    return players.every((seat) => this.seats[seat] !== null)
  }

  /** All three shares; null until the last one is told. */
  get shares(): Shuffle['shares'] | null {
    const [P1, P2] = players.map((seat) => this.seats[seat]?.share ?? null)
    return P1 === null || P2 === null ? null : [this.serverShare, P1, P2]
  }

  get commits(): Shuffle['commits'] {
    return [commitOf(this.serverShare), this.seats.P1?.commit ?? '', this.seats.P2?.commit ?? '']
  }

  sit(seat: PlayerName, { keyHash, bot, name, deck, printed, cards }: Sitting): void {
    if (this.seats[seat] !== null) throw new Refusal('seat-taken', 'somebody sits there already')
    const brought = { ...(printed && { printed }), ...(cards !== undefined && { cards }) }
    this.seats[seat] = { keyHash, bot, name, deck, ...brought, commit: '', share: null }
  }

  /** The hash of a share may be told anew, by another device, until somebody has told his share. */
  commit(seat: PlayerName, hash: string): void {
    const seated = this.shuffling(seat)
    if (this.persons().some(({ share }) => share !== null))
      throw new Refusal('too-late', 'the shuffle has begun')
    seated.commit = hash
  }

  reveal(seat: PlayerName, share: string): void {
    const seated = this.shuffling(seat)
    if (seated.share !== null) throw new Refusal('too-late', 'the share is told once')
    if (this.persons().some(({ commit }) => commit === ''))
      throw new Refusal('too-early', 'not everybody has told the hash of his share')
    if (commitOf(share) !== seated.commit)
      throw new Refusal('other-share', 'the hash is that of another share')
    seated.share = share
  }

  private shuffling(seat: PlayerName): Seated {
    const seated = this.seats[seat]
    if (seated === null || seated.bot !== null) throw new Refusal('no-seat', `no person sits at ${seat}`)
    if (!this.isFull || this.shares !== null) throw new Refusal('too-late', 'this is no time to shuffle')
    return seated
  }

  private persons(): Seated[] {
    return players.flatMap((seat) => (this.seats[seat]?.bot === null ? this.seats[seat] : []))
  }
}
