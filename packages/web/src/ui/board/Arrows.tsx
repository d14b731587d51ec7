import { useEffect, useRef, useState } from 'preact/hooks'
import { findObject } from '@fudaba/table'
import { placeOf } from '../../play/picks.ts'
import { type TableModel, aimsOf } from './model.ts'

interface Line {
  readonly key: string
  readonly path: string
  /**
   * `top`: resolves next; `chosen`: the answer in the making; `asks`: from the asking card to the prompt; `own`: of the
   * near player; `trace`: the way of what was just played.
   */
  readonly kind: 'top' | 'top own' | 'other' | 'other own' | 'chosen' | 'asks' | 'trace'
}

const NONE: readonly Line[] = []

/** Arrows for targets and battles, in an overlay that takes no clicks. */
export function Arrows({ model, traces }: { model: TableModel; traces: readonly Trace[] }) {
  const overlay = useRef<SVGSVGElement>(null)
  const [lines, setLines] = useState<readonly Line[]>(NONE)
  useEffect(() => {
    const pairs = [...pairsOf(model), ...traces.map((trace): Pair => ({ ...trace, kind: 'trace' }))]
    if (pairs.length === 0) return setLines(NONE)
    // Measured in the next frame: measuring at once would force a second layout.
    let frame = 0
    const draw = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setLines(measured(overlay.current, pairs)))
    }
    draw()
    const watcher = new ResizeObserver(draw)
    const parent = overlay.current?.parentElement ?? null
    if (parent !== null) watcher.observe(parent)
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
    }
  }, [model.view, model.asked?.picks, model.near, traces.map(({ to }) => to).join()])
  return (
    <svg class="arrows" ref={overlay} aria-hidden="true">
      <defs>
        <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 8 4 0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {lines.map(({ key, path, kind }) => (
        <path key={key} d={path} class={kind} marker-end={kind === 'asks' ? undefined : 'url(#head)'} />
      ))}
    </svg>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}
interface Box extends Point {
  readonly halfWidth: number
  readonly halfHeight: number
}

/** Where the line from the box's centre to `other` crosses its edge: arrows end at a card's edge. */
function edge(box: Box, other: Point): Point {
  const [x, y] = [other.x - box.x, other.y - box.y]
  const share = Math.min(1, 1 / Math.max(Math.abs(x) / box.halfWidth, Math.abs(y) / box.halfHeight, 0.001))
  return { x: box.x + x * share, y: box.y + y * share }
}

function measured(overlay: SVGSVGElement | null, pairs: readonly Pair[]): Line[] {
  const root = overlay?.parentElement ?? null
  if (overlay === null || root === null) return []
  const frame = overlay.getBoundingClientRect()
  const boxOf = (id: string): Box | null => {
    // The prompt is not inside the board: its end of the line is the name of the asking card.
    const named =
      id === QUESTION ? document.querySelectorAll(QUESTION) : root.querySelectorAll(`[data-object="${id}"]`)
    const box = [...named].map((element) => element.getBoundingClientRect()).find(({ width }) => width > 0)
    if (box === undefined) return null
    return {
      x: box.left + box.width / 2 - frame.left,
      y: box.top + box.height / 2 - frame.top,
      halfWidth: box.width / 2,
      halfHeight: box.height / 2,
    }
  }
  return pairs.flatMap(({ from, to, kind }) => {
    const [a, b] = [boxOf(from), boxOf(to)]
    if (a === null || b === null) return []
    const [start, end] = [edge(a, b), edge(b, a)]
    return [{ key: `${from}/${to}`, path: bent(start, end), kind }]
  })
}

/** A curve, bent to one side so that arrows between the same rows do not overlap. */
function bent(start: Point, end: Point): string {
  const [x, y] = [end.x - start.x, end.y - start.y]
  const length = Math.hypot(x, y)
  const share = length === 0 ? 0 : Math.min(0.18, 30 / length)
  const middle = { x: (start.x + end.x) / 2 - y * share, y: (start.y + end.y) / 2 + x * share }
  return `M${start.x} ${start.y} Q${middle.x} ${middle.y} ${end.x} ${end.y}`
}

/** From where something was played to where it lies now. */
export interface Trace {
  readonly from: string
  readonly to: string
}

/** An arrow from one element to another. */
interface Pair extends Trace {
  readonly kind: Line['kind']
}

const QUESTION = '.prompt .source-chip'

function pairsOf(model: TableModel): Pair[] {
  const source = model.asked?.prompt.decision.source ?? null
  return [
    ...(source === null ? [] : [{ from: source, to: QUESTION, kind: 'asks' } as const]),
    ...aimsOf(model).map(({ from, to, top }): Pair => {
      const isOwn = findObject(model.view, from)?.object.controller === model.near
      return { from, to, kind: top ? (isOwn ? 'top own' : 'top') : isOwn ? 'other own' : 'other' }
    }),
    ...chosen(model).map(([from, to]) => ({ from, to, kind: 'chosen' }) as Pair),
  ].filter(({ from, to }) => from !== to)
}

/** The placements of an arrangement that is being answered. */
function chosen({ asked }: TableModel): (readonly [string, string])[] {
  if (asked === null || asked.prompt.decision.shape !== 'arrange') return []
  const { candidates, bins } = asked.prompt.decision
  return candidates.flatMap(({ id }, i) => {
    const place = placeOf(asked.picks, i)
    return place === null ? [] : [[id, bins[place].id] as const]
  })
}
