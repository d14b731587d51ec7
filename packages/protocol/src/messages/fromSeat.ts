import { z } from 'zod'
import { cardSet } from './cardSet.ts'
import {
  LONGEST_CHAT,
  answerIds,
  autoState,
  deck,
  hash,
  key,
  name,
  nonce,
  password,
  player,
  roomId,
  roomOptions,
} from './words.ts'

/** Number of a request; the reply has the same one. */
const n = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const time = z.int().min(0)
const thing = z.string().max(40)

/** What people ask each other for. */
const wish = z.enum(['undo', 'draw', 'pause', 'rematch'])
/** What somebody asks the other player for. */
export type Wish = z.infer<typeof wish>

/** Links that get a new secret, so that the old one opens nothing. */
const linkName = z.enum(['invitation', 'watch'])
/** A link of a room that can be made anew. */
export type RoomLinkName = z.infer<typeof linkName>

/** Questions about the game that change nothing, by the names of the table's methods. */
const query = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('why'), args: z.tuple([time.nullable()]) }),
  z.strictObject({
    method: z.literal('whyNot'),
    args: z.union([z.tuple([z.string().max(80)]), z.tuple([z.string().max(80), thing])]),
  }),
  z.strictObject({ method: z.literal('whyNotWith'), args: z.tuple([thing]) }),
  z.strictObject({ method: z.literal('sums'), args: z.tuple([thing]) }),
  z.strictObject({ method: z.literal('changedBy'), args: z.tuple([thing]) }),
  z.strictObject({ method: z.literal('forecast'), args: z.tuple([answerIds]) }),
  /** The view as soon as what has this logical time had happened. */
  z.strictObject({ method: z.literal('past'), args: z.tuple([time]) }),
  /** The replay; only after the end. */
  z.strictObject({ method: z.literal('save'), args: z.tuple([]) }),
  /** How the deck was shuffled; only after the end. */
  z.strictObject({ method: z.literal('shuffle'), args: z.tuple([]) }),
])
/** A question about the game. */
export type Query = z.infer<typeof query>

/** Everything a client says, one message a frame. */
export const fromSeat = z.discriminatedUnion('say', [
  /** First: which room, and the secret that says as whom. */
  z.strictObject({ say: z.literal('hello'), protocol: z.int(), room: roomId, key }),
  /** With an invitation: takes the free seat. `key` is the new secret of the seat. */
  z.strictObject({
    say: z.literal('sit'),
    n,
    nonce,
    key,
    name: name.optional(),
    deck,
    password: password.optional(),
    /** Own cards that the deck may have, by the hash under which they were brought. */
    cards: hash.optional(),
  }),
  /** The hash of this person's share in the shuffle, then the share itself. */
  z.strictObject({ say: z.literal('commit'), n, nonce, hash }),
  z.strictObject({ say: z.literal('reveal'), n, nonce, share: key }),
  z.strictObject({
    say: z.literal('answer'),
    n,
    nonce,
    decision: z.int().min(0),
    answer: answerIds,
    /** Given for the person without asking: undo goes back over it. */
    automatic: z.boolean().optional(),
    auto: autoState.optional(),
  }),
  z.strictObject({ say: z.literal('cancel'), n, nonce, decision: z.int().min(0) }),
  z.strictObject({ say: z.literal('auto'), n, nonce, auto: autoState }),
  z.strictObject({ say: z.literal('concede'), n, nonce }),
  /** Takes the last own decision back, where nobody has to be asked. */
  z.strictObject({ say: z.literal('undo'), n, nonce }),
  z.strictObject({ say: z.literal('ask'), n, nonce, wish }),
  z.strictObject({ say: z.literal('agree'), n, nonce, wish, yes: z.boolean() }),
  /** Goes on after a pause. */
  z.strictObject({ say: z.literal('resume'), n, nonce }),
  /** Of whoever opened the room: the link has this secret from now on, and who came by the old one has to leave. */
  z.strictObject({ say: z.literal('relink'), n, nonce, link: linkName, key }),
  /** Of whoever opened the room, while nobody has come: nobody can any more. */
  z.strictObject({ say: z.literal('close'), n, nonce }),
  z.strictObject({ say: z.literal('chat'), n, nonce, text: z.string().trim().min(1).max(LONGEST_CHAT) }),
  /** A judge gives a seat more time. */
  z.strictObject({ say: z.literal('addTime'), n, nonce, seat: player, seconds: z.int().min(1).max(3_600) }),
  z.strictObject({ say: z.literal('query'), n, query }),
  /** Nothing but whether the other end hears it: a page is not told when its network is dead. */
  z.strictObject({ say: z.literal('beat'), n }),
])
/** Everything a client says. */
export type FromSeat = z.infer<typeof fromSeat>

/** The body of `POST /api/rooms`. The secrets are made by whoever opens the room; the server keeps their hashes. */
export const openRoom = z.strictObject({
  options: roomOptions,
  key,
  name: name.optional(),
  deck,
  /** Without it nobody takes the free seat. */
  password: password.optional(),
  /** Own cards that decks of this room may have. */
  cards: cardSet.optional(),
})
/** What `POST /api/rooms` is asked for; what is left out is the usual. */
export type OpenRoom = z.input<typeof openRoom>

/** The body of `POST /api/rooms/cards`: own cards that somebody with an invitation brings before he sits down. */
export const bringCards = z.strictObject({ room: roomId, key, cards: cardSet })
/** Own cards for a deck of a guest. */
export type BringCards = z.input<typeof bringCards>

/** The reply: where the room is, and the secrets of its links. */
export const openedRoom = z.strictObject({
  room: roomId,
  seat: player,
  invitation: key,
  watch: key.nullable(),
  judge: key.nullable(),
})
/** A room that was opened. */
export type OpenedRoom = z.infer<typeof openedRoom>
