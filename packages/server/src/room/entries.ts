import type { GameRules } from '@fudaba/kernel'
import { roomOptions } from '@fudaba/protocol'
import type { Entry } from '../log/log.ts'
import type { Deed, DeedEntry, Opening } from './deeds.ts'
import { Fold } from './fold.ts'

/** A room as its entries made it. */
export function foldOf(rules: GameRules, [first, ...rest]: readonly Entry[], whole = false): Fold {
  const opening = openingOf(first.body)
  const fold = new Fold(rules, opening, first.at, whole)
  if (first.nonce !== null) fold.written(first, opening, null)
  for (const entry of rest) fold.apply(deedOf(entry))
  return fold
}

/** How a room was opened. What an earlier release did not ask is as usual. */
export function openingOf(body: unknown): Opening {
  const opening = body as Omit<Opening, 'kind'>
  return { ...opening, kind: 'open', options: roomOptions.parse(opening.options) }
}

/** What an entry of the log says. */
export const deedOf = ({ kind, body, seq, at, nonce }: Entry): DeedEntry => ({
  seq,
  at,
  nonce,
  deed: { ...(body as object), kind } as Deed,
})
