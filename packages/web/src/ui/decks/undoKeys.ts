/** What has steps that are taken back. */
interface Undoable {
  undo(): void
  redo(): void
}

/** Ctrl+Z, Ctrl+Y and / wherever the focus is. Returns what ends it. */
export function undoKeys(desk: Undoable): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const inText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && !inText && (key === 'z' || key === 'y')) {
      event.preventDefault()
      if (key === 'y' || event.shiftKey) desk.redo()
      else desk.undo()
    } else if (key === '/' && !inText && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      document.querySelector<HTMLInputElement>('[data-search]')?.focus()
    }
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}
