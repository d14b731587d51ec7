import type { PublicEvent } from '@fudaba/kernel'

/** A public event as it is sent: without what is null, without its chain (told on request), its level unless usual. */
export type LeanEvent = Partial<Omit<PublicEvent, 'chain'>> & Pick<PublicEvent, 'time' | 'event' | 'clause'>

/** Null for bookkeeping, which is not sent. */
export function leanEvent(event: PublicEvent): LeanEvent | null {
  const { chain: _, level, ...rest } = event
  if (level === 'detail') return null
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
  return { ...(given as unknown as LeanEvent), ...(level !== 'standard' && { level }) }
}

/** The event that a lean one stands for, with an empty chain. */
export const wholeEvent = (lean: LeanEvent): PublicEvent => ({
  level: 'standard',
  player: null,
  object: null,
  other: null,
  from: null,
  to: null,
  what: null,
  n: null,
  decision: null,
  ...lean,
  chain: [],
})
