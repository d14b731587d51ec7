import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { placeOf } from '../play/answering.ts'
import type { TableModel } from './model.ts'

interface Line {
  readonly key: string
  readonly path: string
  readonly kind: 'top' | 'other' | 'chosen'
}

/** Arrows for targets and battles, over the cards and out of their way. */
export function Arrows({ model }: { model: TableModel }) {
  const overlay = useRef<SVGSVGElement>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  useLayoutEffect(() => {
    const draw = (): void => setLines(measured(overlay.current, model))
    draw()
    const watcher = new ResizeObserver(draw)
    const parent = overlay.current?.parentElement ?? null
    if (parent !== null) watcher.observe(parent)
    return () => watcher.disconnect()
  }, [model.view, model.asked?.picks, model.near])
  return (
    <svg class="arrows" ref={overlay} aria-hidden="true">
      <defs>
        <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 8 4 0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {lines.map(({ key, path, kind }) => (
        <path key={key} d={path} class={kind} marker-end="url(#head)" />
      ))}
    </svg>
  )
}

function measured(overlay: SVGSVGElement | null, model: TableModel): Line[] {
  const root = overlay?.parentElement ?? null
  if (overlay === null || root === null) return []
  const frame = overlay.getBoundingClientRect()
  const middle = (id: string): readonly [number, number] | null => {
    const box = root.querySelector(`[data-object="${id}"]`)?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return null
    return [box.left + box.width / 2 - frame.left, box.top + box.height / 2 - frame.top]
  }
  const line = (from: string, to: string, kind: Line['kind']): Line[] => {
    const [a, b] = [middle(from), middle(to)]
    if (from === to || a === null || b === null) return []
    // Bent a little, so that arrows between the same rows do not lie on each other.
    const bend = Math.min(40, Math.abs(a[0] - b[0]) / 6 + 12)
    const path = `M${a[0]} ${a[1]} Q${(a[0] + b[0]) / 2 + bend} ${(a[1] + b[1]) / 2} ${b[0]} ${b[1]}`
    return [{ key: `${from}/${to}`, path, kind }]
  }
  const tops = model.view.zones.filter(({ owner }) => owner === null).map(({ objects }) => objects[0]?.id)
  return [
    ...model.view.relations.flatMap(({ from, to }) => line(from, to, tops.includes(from) ? 'top' : 'other')),
    ...chosen(model).flatMap(([from, to]) => line(from, to, 'chosen')),
  ]
}

/** What the person is putting together right now. */
function chosen({ asked }: TableModel): (readonly [string, string])[] {
  if (asked === null || asked.prompt.decision.shape !== 'arrange') return []
  const { candidates, bins } = asked.prompt.decision
  return candidates.flatMap(({ id }, i) => {
    const place = placeOf(asked.picks, i)
    return place === null ? [] : [[id, bins[place].id] as const]
  })
}
