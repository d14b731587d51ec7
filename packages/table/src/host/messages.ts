import * as z from 'zod/mini'
import { HostError } from './faults.ts'
import type { HostRequest } from './remoteHost.ts'
import type { TableMethod } from './table.ts'

/** The form of every message to a host, each part with a bound. */

// A page whose policy forbids to evaluate text would report that zod tries.
z.config({ jitless: true })

const text = z.string().check(z.maxLength(200))
const count = z.int().check(z.minimum(0))
const seat = z.enum(['P1', 'P2'])
const viewer = z.nullable(seat)
const answer = z.array(text).check(z.maxLength(2000))

const input = z.union([
  z.strictObject({ player: seat, answer }),
  z.strictObject({ player: seat, cancel: z.literal(true) }),
  z.strictObject({ player: seat, concede: z.literal(true) }),
])

const skip = z.strictObject({
  until: z.enum(['stage', 'phase', 'turn']),
  turn: count,
  phase: text,
  own: z.boolean(),
  known: z.array(text).check(z.maxLength(1000)),
})
const auto = z.strictObject({ mode: z.enum(['auto', 'on', 'off']), skip: z.nullable(skip) })

const follow = z.strictObject({
  first: z.nullable(
    z.union([
      z.strictObject({ input }),
      z.strictObject({ steps: z.int().check(z.minimum(0), z.maximum(1000)) }),
    ]),
  ),
  viewers: z.array(viewer).check(z.maxLength(3)),
  since: count,
  auto: z.strictObject({ P1: auto, P2: auto }),
})

/** The arguments of each method; those that may be left out come last. */
const argumentsOf: Readonly<Record<TableMethod, z.ZodMiniType<unknown[]>>> = {
  look: z.tuple([viewer, count]),
  send: z.tuple([input, z.optional(z.boolean())]),
  follow: z.tuple([follow]),
  step: z.tuple([]),
  stop: z.tuple([]),
  hurry: z.tuple([]),
  thinking: z.tuple([]),
  undo: z.tuple([seat]),
  save: z.tuple([]),
  why: z.tuple([viewer, z.nullable(count)]),
  whyNot: z.tuple([seat, text, z.optional(text)]),
  whyNotWith: z.tuple([seat, text]),
  sums: z.tuple([viewer, text]),
  changedBy: z.tuple([viewer, text]),
  forecast: z.tuple([seat, answer]),
  advise: z.tuple([seat]),
  close: z.tuple([]),
  rule: z.tuple([text]),
}

const sitting = z.union([z.literal('person'), z.strictObject({ agent: text })])
const deck = z.union([text, z.array(text).check(z.maxLength(2000))])
/** Its form is checked where it is read, by the kernel. */
const document = z.record(z.string(), z.unknown())

const opening = z.strictObject({
  game: text,
  seats: z.strictObject({ P1: sitting, P2: sitting }),
  seed: z.optional(z.union([text, z.number()])),
  decks: z.optional(z.tuple([deck, deck])),
  config: z.optional(z.record(text, z.union([text, z.number(), z.boolean()]))),
  cards: z.optional(document),
  position: z.optional(document),
  replay: z.optional(document),
  at: z.optional(count),
  undo: z.optional(z.enum(['free', 'fair'])),
})

const request = z.union([
  z.strictObject({ method: z.literal('open'), request: opening }),
  z.strictObject({
    method: z.enum(Object.keys(argumentsOf) as TableMethod[]),
    table: count,
    args: z.array(z.unknown()).check(z.maxLength(3)),
  }),
])

/** A message, checked; throws `bad-request` with the place where something is wrong. */
export function readRequest(message: unknown): HostRequest {
  if (isLarge(message)) throw new HostError('bad-request', 'the message is too large')
  const read = request.safeParse(message)
  if (!read.success) throw refused(read.error, [])
  const { data } = read
  if (data.method === 'open') return data as HostRequest
  const args = argumentsOf[data.method].safeParse(data.args)
  if (!args.success) throw refused(args.error, [data.method])
  return { ...data, args: args.data }
}

function refused({ issues }: z.core.$ZodError, place: readonly PropertyKey[]): HostError {
  const [{ path, message }] = issues
  const where = [...place, ...path].join('.')
  return new HostError('bad-request', where === '' ? message : `${where}: ${message}`)
}

/** Values in a message, all levels together, and levels. A replay of 10,000 inputs is as large. */
const MOST_VALUES = 2_000_000
const MOST_LEVELS = 64

/** Whether there is more in it than any message needs. Looked at level by level, so that depth costs no stack. */
function isLarge(message: unknown): boolean {
  let level: unknown[] = [message]
  let seen = 0
  for (let depth = 0; level.length > 0; depth++) {
    seen += level.length
    if (seen > MOST_VALUES || depth > MOST_LEVELS) return true
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return false
}
