import { openPanel, panels } from '../../navigation/panels.ts'

/** Returns false for a key it does not handle; that key is left to the browser. */
type Handler = (event: KeyboardEvent) => void | false

/** Handles keys of the page, except while text is typed or a drawer is open. Returns the function that stops it. */
export function listen(handle: Handler): () => void {
  const onKey = (event: KeyboardEvent): void => {
    document.documentElement.dataset['input'] = 'keys'
    if (event.defaultPrevented || event.altKey || event.metaKey || isTyping(event.target)) return
    if (panels.value.length > 0) return
    if (event.key === 'F1') openPanel({ kind: 'keys' })
    else if (handle(event) === false) return
    event.preventDefault()
  }
  const onPointer = (): void => void (document.documentElement.dataset['input'] = 'pointer')
  const onFocus = ({ target }: FocusEvent): void => {
    focusedByKey = document.documentElement.dataset['input'] === 'keys' ? target : null
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onPointer)
  document.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPointer)
    document.removeEventListener('focusin', onFocus)
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'range'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/**
 * The element that got the focus by a key. `:focus-visible` would not do: after the next key press it also holds for
 * an element that was clicked.
 */
let focusedByKey: EventTarget | null = null

export const isFocusedByKey = (target: EventTarget | null): boolean => target === focusedByKey
