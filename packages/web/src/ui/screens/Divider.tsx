import { say } from '../../settings/say.ts'
import { setSideSplit, sideSplit } from '../../settings/settings.ts'

/** Percent per key press. */
const STEP = 5

/** The divider between inspector and log: dragged with a pointer, or moved with ↑ and ↓. */
export function Divider() {
  const drag = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    const column = event.currentTarget.parentElement?.getBoundingClientRect()
    if (column === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    setSideSplit(((event.clientY - column.top) / column.height) * 100)
  }
  return (
    <div
      class="divider"
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={say.value('divider')}
      aria-valuenow={sideSplit.value}
      aria-valuemin={15}
      aria-valuemax={85}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        setSideSplit(sideSplit.value + (event.key === 'ArrowUp' ? -STEP : STEP))
      }}
    />
  )
}
