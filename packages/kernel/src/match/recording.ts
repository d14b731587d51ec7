import type { PlayerName } from '../answers/decision.ts'
import { KernelError } from '../base/errors.ts'
import { type PublicEvent, publicEvents } from '../looking/publicLog.ts'
import type { Match } from './match.ts'

/** What a replay keeps of the course of a game beside its inputs: digests at intervals, and what each seat was told. */

/** A digest is taken after each so many inputs: one tells that the game differs, and the inputs before tell the rest. */
const DIGEST_EVERY = 16

/** An event as one seat was told it, without chains and what is null. */
export type LeanEvent = Pick<PublicEvent, 'time' | 'event' | 'clause'> & {
  readonly [field: string]: unknown
}

/** An event as both seats were told it; if they were not told the same, as each was. Bookkeeping is left out. */
export type RecordedEvent = LeanEvent | { readonly P1: LeanEvent; readonly P2: LeanEvent }

/** The digest of the state after so many inputs. */
export type DigestAt = readonly [inputs: number, digest: string]

/** Follows a match from its start: `note` after each input, `truncate` after an undo. */
export class Recording {
  /** Before the first input, and after each one. */
  readonly events: (readonly RecordedEvent[])[] = []
  readonly digests: DigestAt[] = []
  /** Logical time after so many inputs. */
  private readonly times: number[] = []

  constructor(match: Match) {
    if (match.inputs.length > 0)
      throw new KernelError('bad-replay', 'this match was not followed from its start: it has no replay')
    this.note(match)
  }

  /** Notes what the last input led to. */
  note(match: Match): void {
    const inputs = match.inputs.length
    this.events.push(eventsSince(match, this.times.at(-1) ?? 0))
    this.times.push(match.game.time)
    if (inputs % DIGEST_EVERY === 0) this.digests.push([inputs, match.digest()])
  }

  /** Forgets the inputs from number `to` on. */
  truncate(to: number): void {
    this.events.length = to + 1
    this.times.length = to + 1
    while ((this.digests.at(-1)?.[0] ?? 0) > to) this.digests.pop()
  }

  /** The digests, with that of the present state. */
  digestsOf(match: Match): DigestAt[] {
    const inputs = match.inputs.length
    if (this.events.length !== inputs + 1)
      throw new KernelError(
        'bad-replay',
        `${this.events.length - 1} of ${inputs} inputs were followed: it has no replay`,
      )
    return this.digests.at(-1)![0] === inputs
      ? [...this.digests]
      : [...this.digests, [inputs, match.digest()]]
  }
}

function eventsSince({ rules, game }: Match, since: number): RecordedEvent[] {
  const second = publicEvents(rules, game, 1, since)
  return publicEvents(rules, game, 0, since).flatMap((event, i): RecordedEvent[] => {
    if (event.level === 'detail' && second[i].level === 'detail') return []
    const [P1, P2] = [lean(event), lean(second[i])]
    return JSON.stringify(P1) === JSON.stringify(P2) ? [P1] : [{ P1, P2 }]
  })
}

function lean({ time, event, clause, chain: _, level, ...rest }: PublicEvent): LeanEvent {
  const told = { time, event, clause, ...(level === 'standard' ? {} : { level }), ...rest }
  return withoutNulls(told) as LeanEvent
}

const withoutNulls = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
      each === null ? [] : [[name, typeof each === 'object' ? withoutNulls(each) : each]],
    ),
  )

/** The events as this seat was told them; who only watches (null) was told what both were. */
export function eventsTold(events: readonly RecordedEvent[], seat: PlayerName | null): PublicEvent[] {
  return events.map((event) =>
    whole(isTogether(event) ? event : seat === null ? shared(event.P1, event.P2) : event[seat]),
  )
}

const isTogether = (event: RecordedEvent): event is LeanEvent => 'event' in event

/** The fields that are the same in both. */
function shared(one: LeanEvent, two: LeanEvent): LeanEvent {
  const same = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(two[name]) === JSON.stringify(value)
  return Object.fromEntries(Object.entries(one).filter(same)) as LeanEvent
}

/** With the nulls again. Of its chain only the last clause is known. */
function whole({ object, decision, from, to, ...told }: LeanEvent): PublicEvent {
  const filled = (part: unknown, empty: object): object | null =>
    part === undefined ? null : { ...empty, ...(part as object) }
  return {
    level: 'standard',
    chain: [told.clause],
    player: null,
    other: null,
    from: filled(from, { owner: null }),
    to: filled(to, { owner: null }),
    what: null,
    n: null,
    object: filled(object, { id: null, was: null, card: null }),
    decision: filled(decision, { forced: null, action: null }),
    ...told,
  } as PublicEvent
}
