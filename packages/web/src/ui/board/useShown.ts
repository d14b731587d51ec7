import { useEffect, useRef, useState } from 'preact/hooks'
import { type LogLine, isShown } from '@fudaba/table'
import { heldMilliseconds, pace } from '../../settings/settings.ts'
import type { Trace } from './Arrows.tsx'
import type { TableModel } from './model.ts'

/** A card that is held up for a moment. */
export interface Shown {
  readonly key: string
  readonly card: string
  /** Its line of the log. */
  readonly line: LogLine
  /** It was turned over by a check, and not played. */
  readonly turned: boolean
  readonly trace: Trace | null
}

/** At most so many cards are held up at once. */
const MOST = 4

/** Whether anything may move: neither without pauses, nor for who wants no motion. */
export const isMoving = (): boolean =>
  heldMilliseconds[pace.value] > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The cards that the other has just played and those that a check has turned over, each for as long as is set. */
export function useShown(model: TableModel, lines: readonly LogLine[], isOn: boolean): readonly Shown[] {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const known = useRef(lines.at(-1)?.number ?? 0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const last = lines.at(-1)?.number ?? 0
  useEffect(() => {
    const fresh = lines.filter(({ number }) => number > known.current)
    known.current = last
    if (!isOn || !isMoving()) return
    const added = heldUp(model, fresh)
    if (added.length === 0) return
    setShown((now) => [...now, ...added].slice(-MOST))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setShown((now) => now.filter((each) => !added.includes(each)))
    }, heldMilliseconds[pace.value])
    timers.current.add(timer)
  }, [last])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  return shown
}

/** Of new lines: every check, and of what the other did the last that is more than a move from zone to zone. */
function heldUp(model: TableModel, fresh: readonly LogLine[]): Shown[] {
  const { near } = model
  const named = fresh.filter((line) => !line.header && line.cards.length > 0 && isShown(line, 'standard'))
  const theirs = named.filter(({ reveals, actor }) => !reveals && actor !== null && actor !== near)
  const done = theirs.findLast(({ event }) => event !== 'move') ?? theirs.at(-1)
  return named
    .filter((line) => line.reveals || line === done)
    .flatMap((line) => {
      const [card] = line.cards
      const lies = line.reveals
        ? undefined
        : model.view.zones.flatMap(({ objects }) => objects).find(({ cards }) => cards.includes(card))
      const trace = lies === undefined || line.actor === null ? null : { from: line.actor, to: lies.id }
      return [{ key: `${line.number}`, card, line, turned: line.reveals, trace }]
    })
    .slice(-MOST)
}
