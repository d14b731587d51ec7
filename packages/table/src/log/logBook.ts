import type { LogLevel, PlayerName, PublicEvent, View } from '@fudaba/kernel'
import { LogNames } from './logNames.ts'
import { type EventText, eventText } from './logWords.ts'
import type { Words } from '../words/words.ts'

/** One line of the log. */
export interface LogLine {
  /** Its number from 1, as in `why 12`. */
  readonly number: number
  /** Logical time of its first event. */
  readonly time: number
  readonly level: LogLevel
  readonly header: boolean
  readonly actor: PlayerName | null
  /** The verb of its events, e.g. `move`. */
  readonly event: string
  readonly text: string
  /** It reveals cards that the table should show: the layout's `reveals` names its event. */
  readonly reveals: boolean
  /** Ids of the cards it names. Card ids, because objects may be gone later. */
  readonly cards: readonly string[]
  readonly clause: string
  /** The clauses behind it, outermost first. */
  readonly chain: readonly string[]
}

/** The levels, each showing everything of the one before. */
export const logLevels: readonly LogLevel[] = ['result', 'standard', 'detail']

/** The log of one viewer in one language. */
export class LogBook {
  private readonly words: Words
  private readonly names: LogNames
  private readonly all: LogLine[] = []
  private readonly without: readonly Without[]

  constructor(words: Words) {
    this.words = words
    this.names = new LogNames(words)
    this.without = Object.keys(words.rules.table.messages).flatMap(withoutOf)
  }

  /** Adds events and returns their lines. The view names the things that are still there. */
  add(view: View, events: readonly PublicEvent[]): LogLine[] {
    const added: LogLine[] = []
    this.names.learn(view)
    for (const event of events) this.names.learnFrom(event)
    const isSilent = ({ event }: PublicEvent): boolean =>
      this.words.rules.table.messages[`event.${event}`]?.en === ''
    for (const group of together(events, isSilent)) {
      const [event] = group
      const { text, level, header } =
        this.withoutText(event, added) ?? eventText(this.words, this.names, group)
      added.push({
        number: this.all.length + added.length + 1,
        time: event.time,
        level,
        header,
        actor: event.player,
        event: event.event,
        text,
        reveals: this.words.rules.table.layout.reveals?.includes(nameOf(event)) === true,
        cards: group.map(({ object }) => object?.card ?? null).filter((card) => card !== null),
        clause: event.clause,
        chain: withOwn(event),
      })
    }
    this.all.push(...added)
    return added
  }

  /** The game's sentence for an event that came without certain others since it came last (`without.…`). */
  private withoutText({ event }: PublicEvent, added: readonly LogLine[]): EventText | undefined {
    const without = this.without.find(({ verb }) => verb === event)
    if (without === undefined || cameSince([this.all, added], event, without.others)) return undefined
    return { text: this.words.message(without.key), level: 'result', header: false }
  }

  /** After an undo: removes the lines from this time on. */
  truncate(time: number): void {
    const at = this.all.findIndex((line) => line.time >= time)
    if (at >= 0) this.all.length = at
  }

  get count(): number {
    return this.all.length
  }

  find(number: number): LogLine | undefined {
    return this.all[number - 1]
  }

  /** The last `count` lines up to a level; all by default. */
  lines(level: LogLevel, count = Infinity): LogLine[] {
    const wanted = this.all.filter((line) => isShown(line, level))
    return count >= wanted.length ? wanted : wanted.slice(wanted.length - count)
  }
}

/** Whether a line is shown at this level. */
export const isShown = (line: LogLine, level: LogLevel): boolean =>
  logLevels.indexOf(line.level) <= logLevels.indexOf(level)

const nameOf = ({ event, from, to }: PublicEvent): string =>
  event === 'move' ? `move.${from?.zone}.${to?.zone}` : event

/** The chain with the event's own clause at its end, without repetitions. */
function withOwn({ chain, clause }: PublicEvent): string[] {
  const all = chain.at(-1) === clause ? chain : [...chain, clause]
  return all.filter((id, i) => id !== all[i - 1])
}

/** A message `without.<verb>.<other>…`: for a verb that came without any of the others, e.g. a battle without a hit. */
interface Without {
  readonly key: string
  readonly verb: string
  readonly others: readonly string[]
}
function withoutOf(key: string): Without[] {
  const [head, verb, ...others] = key.split('.')
  return head === 'without' && verb !== undefined ? [{ key, verb, others }] : []
}

/** Whether one of the others is in the log since this verb, or since the turn began. */
function cameSince(lines: readonly (readonly LogLine[])[], verb: string, others: readonly string[]): boolean {
  for (const part of lines.toReversed())
    for (let i = part.length - 1; i >= 0; i--) {
      if (others.includes(part[i].event)) return true
      if (part[i].event === verb || part[i].header) return false
    }
  return false
}

/** Verbs whose equal events are merged. */
const MERGED = new Set(['move', 'turn', 'show', 'flip', 'beginEffect'])

/** Groups events that become one line: the same verb, zones and clause in a row, ignoring silent events between. */
function together(
  events: readonly PublicEvent[],
  isSilent: (event: PublicEvent) => boolean,
): PublicEvent[][] {
  const groups: PublicEvent[][] = []
  let last: PublicEvent[] | undefined
  for (const event of events) {
    if (last !== undefined && MERGED.has(event.event) && key(last[0]) === key(event)) {
      last.push(event)
      continue
    }
    const group = [event]
    groups.push(group)
    if (!isSilent(event)) last = group
  }
  return groups
}

const key = ({ event, player, from, to, clause, n, what }: PublicEvent): string => {
  const also = event === 'turn' ? n : event === 'beginEffect' ? what : ''
  return [event, player, from?.zone, from?.owner, to?.zone, to?.owner, clause, also].join()
}
