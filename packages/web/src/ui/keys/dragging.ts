import type { Session } from '../../play/session.ts'
import { drop } from '../../play/touch.ts'
import { SLIP } from './reading.ts'

/** A card under way, and the picture of it that follows the pointer. */
interface Drag {
  readonly id: string
  readonly card: HTMLElement
  readonly x: number
  readonly y: number
  ghost: HTMLElement | null
}

/** Drags a card with something to do to another thing or place. Touching them one after the other does the same. */
export function listenToDragging(session: Session): () => void {
  let drag: Drag | null = null
  let isDropped = false
  const end = (): void => {
    drag?.ghost?.remove()
    drag = null
    markUnder([])
  }
  const onDown = ({ target, button, clientX, clientY }: PointerEvent): void => {
    end()
    isDropped = false
    const card = target instanceof Element ? target.closest<HTMLElement>(DRAGGABLE) : null
    const id = card?.dataset['object']
    if (card === null || id === undefined || button !== 0) return
    drag = { id, card, x: clientX, y: clientY, ghost: null }
  }
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    if (drag === null) return
    const [x, y] = [clientX - drag.x, clientY - drag.y]
    if (drag.ghost === null && Math.hypot(x, y) <= SLIP) return
    drag.ghost ??= ghostOf(drag.card)
    drag.ghost.style.transform = `translate(${x}px, ${y}px)`
    markUnder(placesAt(clientX, clientY))
  }
  const onUp = ({ clientX, clientY }: PointerEvent): void => {
    if (drag !== null && drag.ghost !== null) {
      const places = placesAt(clientX, clientY)
      isDropped = true
      if (places[0] !== undefined && !places[0].contains(drag.card))
        void drop(session, drag.id, places.flatMap(idOf))
    }
    end()
  }
  // The click that ends a drag is not one on what lies there.
  const onClick = (event: MouseEvent): void => {
    if (!isDropped || event.detail === 0) return
    isDropped = false
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('pointerdown', onDown)
  document.addEventListener('pointermove', onMove)
  document.addEventListener('pointerup', onUp)
  document.addEventListener('pointercancel', end)
  document.addEventListener('click', onClick, true)
  return () => {
    end()
    document.removeEventListener('pointerdown', onDown)
    document.removeEventListener('pointermove', onMove)
    document.removeEventListener('pointerup', onUp)
    document.removeEventListener('pointercancel', end)
    document.removeEventListener('click', onClick, true)
  }
}

const DRAGGABLE = '.board .card[data-object][data-legal]'

/** Where something can be dropped: a thing, a player, a zone of the board. */
const PLACE = '.board [data-object], .board .slot, .board .waiting'

/** The places under a point, innermost first. */
function placesAt(x: number, y: number): HTMLElement[] {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>(PLACE))
    .filter((place) => place !== null)
  return [...new Set(found)]
}

/** The id by which a question offers it: that of the thing, the player or the place of a zone. */
const idOf = ({ dataset: { object, cell } }: HTMLElement): string[] =>
  [object, cell].filter((id) => id !== undefined)

function markUnder(places: readonly HTMLElement[]): void {
  for (const old of document.querySelectorAll('[data-under]')) old.removeAttribute('data-under')
  places[0]?.setAttribute('data-under', '')
}

function ghostOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.append(...[...card.children].map((child) => child.cloneNode(true)))
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  document.body.append(ghost)
  return ghost
}
