import type { AnswerIds, PlayerName } from '@fudaba/kernel'
import type { RoomLinkName, RoomOptions, Wish } from '@fudaba/protocol'
import type { AutoState } from '@fudaba/table'

/** Who sits down: the hash of the seat's secret, or an agent; and the cards of the deck. */
export interface Sitting {
  /** Null for a bot. */
  readonly keyHash: string | null
  readonly bot: string | null
  readonly name: string | null
  readonly deck: readonly string[]
  /** What is printed on the cards of the deck that are not the game's own, by id. */
  readonly printed?: Readonly<Record<string, unknown>>
  /** Hash of the card set of the room from now on: he brought cards of his own. */
  readonly cards?: string
}

/** How a room begins. Hashes are those of the secrets in the links. */
export interface Opening {
  readonly kind: 'open'
  readonly options: RoomOptions
  readonly seats: Readonly<Record<PlayerName, Sitting | null>>
  readonly invitation: string
  readonly watch: string | null
  readonly judge?: string | null
  /** Hash of the card set that decks of this room may have cards of. */
  readonly cards?: string
  /** Hash of the password of the free seat. */
  readonly password?: string
  /** Games of a series that each seat has won before this one. */
  readonly wins?: Readonly<Record<PlayerName, number>>
  /** The server's share in the shuffle. */
  readonly share: string
}

/** What can happen in a room: the body of an entry. A room is the fold of these. */
export type Deed =
  | Opening
  | ({ readonly kind: 'sit'; readonly seat: PlayerName } & Sitting)
  | { readonly kind: 'commit'; readonly seat: PlayerName; readonly hash: string }
  | { readonly kind: 'reveal'; readonly seat: PlayerName; readonly share: string }
  | {
      readonly kind: 'answer'
      readonly seat: PlayerName
      /** The decision that is answered: one that was answered meanwhile is not answered again. */
      readonly decision: number
      readonly answer: AnswerIds
      /** Not by the person himself: AUTO passed, or it was foregone. */
      readonly automatic?: true
      readonly auto?: AutoState
    }
  | { readonly kind: 'cancel'; readonly seat: PlayerName; readonly decision: number }
  | { readonly kind: 'auto'; readonly seat: PlayerName; readonly auto: AutoState }
  | { readonly kind: 'concede'; readonly seat: PlayerName }
  | { readonly kind: 'undo'; readonly seat: PlayerName }
  | { readonly kind: 'ask'; readonly seat: PlayerName; readonly wish: Wish }
  | {
      readonly kind: 'agree'
      readonly seat: PlayerName
      readonly wish: Wish
      readonly yes: boolean
      /** The room of the next game, where that was agreed to. */
      readonly next?: string
    }
  | { readonly kind: 'resume'; readonly seat: PlayerName }
  /** Whoever opened the room gives a link a new secret: who has the old one is let in no more. */
  | { readonly kind: 'relink'; readonly seat: PlayerName; readonly link: RoomLinkName; readonly hash: string }
  /** Nobody came, or whoever runs the server ends it. */
  | { readonly kind: 'close'; readonly seat: PlayerName | null }
  | { readonly kind: 'chat'; readonly seat: PlayerName | 'judge'; readonly text: string }
  /** The judge comes in, who then sees both hands. */
  | { readonly kind: 'judge' }
  | { readonly kind: 'addTime'; readonly seat: PlayerName; readonly seconds: number }
  /** The time of this seat has run out; or, with a called end, time is called. */
  | { readonly kind: 'timeout'; readonly seat: PlayerName }

/** A deed with what the log adds. */
export interface DeedEntry {
  readonly seq: number
  readonly at: number
  readonly nonce: string | null
  readonly deed: Deed
}
