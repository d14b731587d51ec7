import type { Replay } from '@fudaba/kernel'
import type { Seats } from '@fudaba/table'

/** A game under way, as it is kept: everything that is needed to go on with it, and what the list of games shows. */
export interface KeptGame {
  readonly id: string
  readonly game: string
  readonly seats: Seats
  /** Null: not known, because an earlier version kept it. */
  readonly turn: number | null
  /** When it was kept: milliseconds since 1970. */
  readonly at: number
  readonly replay: Replay
}

/** What the list of games shows of one. Only an index: it can be made again from the bodies. */
export interface GameHead extends Omit<KeptGame, 'replay'> {
  readonly inputs: number
  /** How often it was kept; bodies alternate between two places, so that the one before is always whole. */
  readonly revision: number
}

/** A copy of something that could not be read, as it was found. */
export interface UnreadSave {
  readonly key: string
  readonly game: string | null
  readonly at: number
  readonly reason: string
  readonly text: string
}

export function headOf({ replay, ...head }: KeptGame, revision: number): GameHead {
  return { ...head, inputs: replay.inputs.length, revision }
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isSeat = (value: unknown): boolean =>
  value === 'person' || (isRecord(value) && typeof value['agent'] === 'string')

export const isSeats = (value: unknown): value is Seats =>
  isRecord(value) && isSeat(value['P1']) && isSeat(value['P2'])

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

function isListed(value: unknown): value is Fields {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['game'] === 'string' &&
    isSeats(value['seats']) &&
    (value['turn'] === null || isWhole(value['turn'])) &&
    isWhole(value['at']) &&
    isWhole(value['revision'])
  )
}

export const isHead = (value: unknown): value is GameHead => isListed(value) && isWhole(value['inputs'])

export const isUnread = (value: unknown): value is UnreadSave =>
  isRecord(value) &&
  ['key', 'reason', 'text'].every((name) => typeof value[name] === 'string') &&
  isWhole(value['at']) &&
  (value['game'] === null || typeof value['game'] === 'string')

/** A body as text: its check, then JSON. A text that was cut or changed no longer fits its check. */
export function sealed(kept: KeptGame, revision: number): string {
  const text = JSON.stringify({ ...kept, revision })
  return `${checkOf(text)} ${text}`
}

export type Body = KeptGame & { readonly revision: number }

/** What is wrong with a body: `torn`, its text does not fit its check; `damaged`, it is no game. */
export type BodyFault = (typeof bodyFaults)[number]
export const bodyFaults = ['torn', 'damaged'] as const

/** Throws an error whose message is a `BodyFault`. */
export function unsealed(record: unknown): Body {
  if (typeof record !== 'string') throw new Error('damaged' satisfies BodyFault)
  const text = record.slice(record.indexOf(' ') + 1)
  if (record !== `${checkOf(text)} ${text}`) throw new Error('torn' satisfies BodyFault)
  const kept: unknown = JSON.parse(text)
  if (!isListed(kept) || !isRecord(kept['replay'])) throw new Error('damaged' satisfies BodyFault)
  return kept as unknown as Body
}

/** FNV-1a over the code units, and the length. */
export function checkOf(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return `${text.length.toString(36)}-${(h >>> 0).toString(36)}`
}
