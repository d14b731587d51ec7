import { z } from 'zod'

/** Version of the protocol. The server says which it speaks; a client of another is told so and changes nothing. */
export const PROTOCOL = 1

/** Longest message of a client, in bytes. */
export const LONGEST_MESSAGE = 65_536
/** Longest chat line, name of a room, name of a person. */
export const LONGEST_CHAT = 300
const LONGEST_NAME = 40

export const key = z.string().regex(/^[0-9a-f]{64}$/)
export const hash = key
export const nonce = z.string().regex(/^[0-9a-f]{16}$/)
export const roomId = z.string().regex(/^[0-9a-z]{12}$/)
export const player = z.enum(['P1', 'P2'])
export const name = z.string().trim().min(1).max(LONGEST_NAME)
const word = z.string().min(1).max(80)

export const password = z.string().min(1).max(LONGEST_NAME)

/** A deck by its name, or its cards. */
export const deck = z.union([word, z.array(word).min(1).max(400)])

/** An answer: ids of candidates, of the shapes the kernel knows. */
export const answerIds = z.array(z.string().max(200)).max(500)

/** The AUTO switch and the skip that runs, as `AutoPass` keeps them. */
export const autoState = z.strictObject({
  mode: z.enum(['auto', 'on', 'off']),
  skip: z
    .strictObject({
      until: z.enum(['stage', 'phase', 'turn']),
      turn: z.int(),
      phase: z.string().max(80),
      own: z.boolean(),
      known: z.array(z.string().max(40)).max(300),
    })
    .nullable(),
})

/** How time is measured: not at all, for each decision, for the whole game with an increment, or called at an end. */
export const clockKind = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('decision'), seconds: z.int().min(5).max(86_400) }),
  z.strictObject({
    kind: z.literal('game'),
    seconds: z.int().min(10).max(86_400),
    increment: z.int().min(0).max(600),
  }),
  z.strictObject({
    kind: z.literal('called'),
    seconds: z.int().min(10).max(86_400),
    turns: z.int().min(0).max(20),
  }),
])

/** What whoever opens a room chooses. */
export const roomOptions = z.strictObject({
  game: word,
  name: name.optional(),
  config: z.record(word, z.union([z.string().max(80), z.number(), z.boolean()])).default({}),
  clock: clockKind.default({ kind: 'none' }),
  /** `fair`: free while nothing was learned, else the other is asked. */
  undo: z.enum(['fair', 'ask', 'never']).default('fair'),
  /** Whether others may watch, and what: what both players see, or both hands. */
  watch: z.enum(['none', 'public', 'hands']).default('public'),
  /** So many seconds after the players those who watch see the game. */
  delay: z.int().min(0).max(3_600).default(0),
  /** Whether a judge may sit there, who sees both hands; what he does is told to both. */
  judge: z.boolean().default(false),
  /** Which decks are played: whatever may be, ready ones, or boosters that both open. */
  decks: z.enum(['any', 'ready', 'sealed']).default('any'),
  /** Whoever wins more than half of so many games wins the series. */
  best: z.literal([1, 3, 5]).default(1),
  /** Whether it stands in the list of open rooms, for anybody to sit down. */
  listed: z.boolean().default(false),
  /** The seat of whoever opens the room. */
  seat: player.default('P1'),
  /** An agent for the other seat. */
  bot: word.optional(),
})
/** What was chosen for a room. */
export type RoomOptions = z.infer<typeof roomOptions>
