import type { Inspected } from '../../navigation/inspected.ts'
import { openPanel } from '../../navigation/panels.ts'

/** A press that lasts this long reads. */
const HELD_MILLISECONDS = 450
/** A pointer that moves further than this, in CSS pixels, is not held. */
export const SLIP = 8

/** A right click, or a press held, on anything that stands for a card opens the card to be read and does nothing else. */
export function listenToReading(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  /** The press was one to read: the click and the context menu that come of it are not meant. */
  let isRead = false
  const stop = (): void => clearTimeout(timer)
  const onDown = ({ target, button, clientX: x, clientY: y }: PointerEvent): void => {
    stop()
    isRead = false
    from = { x, y }
    const about = aboutOf(target)
    if (about === null || button !== 0) return
    timer = setTimeout(() => {
      isRead = true
      openPanel({ kind: 'read', what: about })
    }, HELD_MILLISECONDS)
  }
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) stop()
  }
  const onClick = (event: MouseEvent): void => {
    if (!isRead || event.detail === 0) return
    isRead = false
    event.preventDefault()
    event.stopPropagation()
  }
  const onContextMenu = (event: MouseEvent): void => {
    const about = aboutOf(event.target)
    if (about === null && !isRead) return
    event.preventDefault()
    stop()
    if (about !== null && !isRead) openPanel({ kind: 'read', what: about })
  }
  document.addEventListener('pointerdown', onDown)
  document.addEventListener('pointermove', onMove)
  document.addEventListener('pointerup', stop)
  document.addEventListener('pointercancel', stop)
  document.addEventListener('click', onClick, true)
  document.addEventListener('contextmenu', onContextMenu)
  return () => {
    stop()
    document.removeEventListener('pointerdown', onDown)
    document.removeEventListener('pointermove', onMove)
    document.removeEventListener('pointerup', stop)
    document.removeEventListener('pointercancel', stop)
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('contextmenu', onContextMenu)
  }
}

/** What an element stands for: a thing on the table (`data-object`, `data-about`) or a card (`data-card`). */
function aboutOf(target: EventTarget | null): Inspected | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(READABLE) : null
  if (element === null) return null
  const { object, about, card } = element.dataset
  const thing = object ?? about
  if (thing !== undefined) return { kind: 'object', id: thing }
  return card === undefined ? null : { kind: 'card', id: card }
}

const READABLE = '.card[data-object], [data-about], [data-card]'
