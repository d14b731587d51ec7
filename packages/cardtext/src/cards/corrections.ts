import type { PrintedCard, PrintedPart, PrintedValue } from './fields.ts'

/** A card with what the publisher changed about it later. */
export interface DatedCard {
  readonly id: string
  readonly corrections?: readonly DatedCorrection[]
  readonly [field: string]: PrintedValue | readonly DatedCorrection[] | undefined
}

/** From this day on, or from ever, the fields are these; null takes one away. */
export interface DatedCorrection {
  readonly since?: string
  readonly [field: string]: PrintedValue | null | undefined
}

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A day as 2026-04-10, which is also its order. */
export function isDay(text: string): boolean {
  const found = /^\d{4}-(\d{2})-(\d{2})$/.exec(text)
  if (found === null) return false
  const [month, day] = [Number(found[1]), Number(found[2])]
  return month >= 1 && month <= 12 && day >= 1 && day <= LENGTHS[month - 1]
}

/** The card as it reads on a day; without a day, as it reads now. */
export function cardOn({ corrections = [], ...printed }: DatedCard, day: string | null): PrintedCard {
  return corrections
    .filter((each) => day === null || sinceOf(each) <= day)
    .sort((a, b) => (sinceOf(a) < sinceOf(b) ? -1 : sinceOf(a) > sinceOf(b) ? 1 : 0))
    .reduce<PrintedCard>(applyCorrection, printed as PrintedCard)
}

/** A correction without a day is older than any. */
export const sinceOf = ({ since }: Pick<DatedCorrection, 'since'>): string => since ?? ''

/** The card with what one correction changes about it: of a part, only what it names. */
export function applyCorrection<Card extends object>(card: Card, correction: object): Card {
  const out = { ...card } as Record<string, unknown>
  for (const [name, value] of Object.entries(correction)) {
    if (name === 'since' || value === undefined) continue
    if (value === null) delete out[name]
    else out[name] = isPart(value) ? { ...(out[name] as PrintedPart | undefined), ...value } : value
  }
  return out as Card
}

const isPart = (value: unknown): value is PrintedPart =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
